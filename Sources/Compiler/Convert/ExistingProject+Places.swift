package import InterlinguaFormats
package import InterlinguaGenerator
package import InterlinguaIR
package import InterlinguaPlatforms

extension ExistingProject {
    /// Says what keeps apps from taking the files of a conversion where they would be written; nil if there is nothing.
    ///
    /// - Parameter merges: whether the files are to be put together with others, none of which lie in their folders.
    package static func obstacle(
        to output: [OutputFile],
        of format: any TranslationFormat,
        in directory: String,
        besides project: Loader.Loaded,
        merges: Bool
    ) -> Diagnostic? {
        if let problem = languageFolder(directory, of: format, output) { return problem }
        let problem = merges ? otherFolders(of: project, beside: format, in: directory) : nil
        return problem ?? otherFormat(of: output, as: format, in: directory, besides: project)
    }

    /// Says that a folder, or that of a file, is one of those that would be written.
    private static func languageFolder(
        _ directory: String,
        of format: any TranslationFormat,
        _ output: [OutputFile]
    ) -> Diagnostic? {
        func isLanguage(_ folder: Substring) -> Bool { format.isLanguageFolder(String(folder)) }
        let isBelow = output.contains { $0.path.split(separator: "/").dropLast().contains(where: isLanguage) }
        let folders = directory.split(separator: "/")
        guard isBelow, let index = folders.indices.suffix(2).last(where: { isLanguage(folders[$0]) }) else {
            return nil
        }
        func path(_ folders: ArraySlice<Substring>) -> String {
            let path = folders.joined(separator: "/")
            return directory.hasPrefix("/") ? "/" + path : path.isEmpty ? "." : path
        }
        let message =
            "“\(path(folders[...index]))” is the folder of one language; --output names the one that holds all of them, "
            + "“\(path(folders[..<index]))”"
        return Diagnostic(.error, .misplacedOutput, message)
    }

    /// Says that a project has several folders, none of which is that of the files that are there.
    private static func otherFolders(
        of project: Loader.Loaded,
        beside format: any TranslationFormat,
        in directory: String
    ) -> Diagnostic? {
        let tables = (project.whole ?? project.catalog).tables
        let folders = Set(tables.keys.lazy.map { tables.place(ofTable: $0).folder })
        let sources = folders.sorted().compactMap { folder in
            project.files.first { $0.layoutPath.hasPrefix(folder) && $0.path.hasSuffix($0.layoutPath) }
                .map { "“\($0.path.dropLast($0.layoutPath.count))\(folder)”" }
        }
        guard sources.count > 1,
            let first = files(of: format, in: ["", format.usualFolder], of: directory, besides: project).others.first
        else { return nil }
        let message =
            "texts of several folders would be written below that of this file; convert the folder whose texts belong there "
            + "by itself: \(sources.joined(separator: " or "))"
        return Diagnostic(.error, .misplacedOutput, message, at: first.start)
    }

    /// Says that files of another format hold a table that would be written: Xcode builds only one of both.
    private static func otherFormat(
        of output: [OutputFile],
        as format: any TranslationFormat,
        in directory: String,
        besides project: Loader.Loaded
    ) -> Diagnostic? {
        guard format.isLookedUpInBundles else { return nil }
        func table(_ path: String) -> (folder: String, name: Substring) {
            let parts = path.split(separator: "/").filter { !format.isLanguageFolder(String($0)) }
            let name = parts.last ?? ""
            return (parts.dropLast().map { $0 + "/" }.joined(), name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
        }
        let names = Dictionary(grouping: output.map { table($0.path) }) { $0.folder }.mapValues { Set($0.map(\.name)) }
        for other in FormatRegistry.formats where other.isLookedUpInBundles && other.family != format.family {
            let there = files(of: other, in: Set(names.keys), of: directory, besides: project).others
            guard
                let file = there.first(where: {
                    names[table($0.layoutPath).folder]?.contains(table($0.layoutPath).name) == true
                })
            else { continue }
            let message =
                "Xcode takes a table from files of one format, and this one holds it already; write into it with --to "
                + other.name
            return Diagnostic(.error, .misplacedOutput, message, at: file.start)
        }
        return nil
    }
}
