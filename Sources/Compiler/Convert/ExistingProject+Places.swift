import InterlinguaFormats
package import InterlinguaGenerator
package import InterlinguaIR
package import InterlinguaPlatforms

extension ExistingProject {
    /// Says what keeps apps from taking the files of a conversion where they would be written; nil if there is nothing.
    ///
    /// - Parameter merges: whether the files are to be put together with others, none of which lie in their folders.
    package static func obstacle(
        to result: Converter.Result,
        of format: any TranslationFormat,
        in directory: String,
        besides project: Loader.Loaded,
        merges: Bool
    ) -> Diagnostic? {
        if let problem = languageFolder(directory, of: format, result.files) { return problem }
        let problem = merges ? otherFolders(of: project, beside: format, in: directory) : nil
        return problem ?? otherFormat(of: result, as: format, in: directory, besides: project)
            ?? sharedFile(of: result, as: format, in: directory, besides: project)
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
        // Of whatever format it is.
        let index = folders.indices.suffix(2).last { index in
            FormatRegistry.formats.contains { $0.isLanguageFolder(String(folders[index])) }
        }
        guard isBelow, let index else { return nil }
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

    /// Says that files of another format hold tables that would be written: Xcode builds only one of both.
    private static func otherFormat(
        of result: Converter.Result,
        as format: any TranslationFormat,
        in directory: String,
        besides project: Loader.Loaded
    ) -> Diagnostic? {
        guard format.isLookedUpInBundles else { return nil }
        func table(_ path: String) -> ExistingTable { ExistingTable(path, in: format) }
        let tables = Set(result.files.map { table($0.path) })
        let folders = Set(tables.map(\.folder))
        for other in FormatRegistry.formats where other.isLookedUpInBundles && other.family != format.family {
            let there = files(of: other, in: folders, of: directory, besides: project).others
                .filter { tables.contains(table($0.layoutPath)) }
            guard let file = there.first else { continue }
            let held = Set(there.map { table($0.layoutPath) })
            let own = files(of: format, in: folders, of: directory, besides: project).others
                .first { held.contains(table($0.layoutPath)) }
            var advice = "it already; write into it with --to \(other.name)"
            if let own {
                advice = "the same as \(own.path); take one of both away first"
            } else if held != tables {
                let list = held.map { "“\($0.folder)\($0.name)”" }.sorted().joined(separator: ", ")
                func selection(_ tables: Set<ExistingTable>) -> String {
                    names(of: tables, in: result, as: format, project).map { " --table \($0)" }.joined()
                }
                advice =
                    "\(list) already; write \(held.count == 1 ? "its table" : "these tables") into it with "
                    + "--to \(other.name)\(selection(held)), and the rest with "
                    + "--to \(format.name)\(selection(tables.subtracting(held)))"
            }
            let message = "Xcode takes a table from files of one format, and this one holds \(advice)"
            return Diagnostic(.error, .misplacedOutput, message, at: file.start)
        }
        return nil
    }

    /// Says that a file outside of languages' folders is one of those that would be written into these: Foundation takes it
    /// from there for every language.
    private static func sharedFile(
        of result: Converter.Result,
        as format: any TranslationFormat,
        in directory: String,
        besides project: Loader.Loaded
    ) -> Diagnostic? {
        guard format.isLookedUpInBundles else { return nil }
        /// The path outside of a language's folder; nil for one that is none in such a folder.
        func sharedPath(_ path: String) -> String? {
            let folders = path.split(separator: "/")
            let others = folders.filter { !format.isLanguageFolder(String($0)) }
            return others.count < folders.count ? others.joined(separator: "/") : nil
        }
        let localized = result.files.map(\.path).filter { sharedPath($0) != nil }
        let paths = Set(localized.compactMap(sharedPath))
        let folders = Set(localized.map { ExistingTable($0, in: format).folder })
        let there = files(of: format, in: folders, of: directory, besides: project).others
        let shared = there.first { paths.contains($0.layoutPath) }
        guard let shared else { return nil }
        let message =
            "Foundation takes this file from here for every language, and passes over the folders of languages into which it "
            + "would be written; move this file into the folder of its language first"
        return Diagnostic(.error, .misplacedOutput, message, at: shared.start)
    }

    /// A table by where its files lie.
    private struct ExistingTable: Hashable {
        let folder: String
        let name: String

        init(folder: String, name: String) {
            self.folder = folder
            self.name = name
        }

        /// The table of a file, in whatever language's folder.
        init(_ path: String, in format: any TranslationFormat) {
            let parts = path.split(separator: "/").filter { !format.isLanguageFolder(String($0)) }
            let name = parts.last ?? ""
            folder = parts.dropLast().map { $0 + "/" }.joined()
            self.name = String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
        }
    }

    /// What the source calls the tables that become others, as --table takes them.
    private static func names(
        of tables: Set<ExistingTable>,
        in result: Converter.Result,
        as format: any TranslationFormat,
        _ project: Loader.Loaded
    ) -> [String] {
        let catalog = project.whole ?? project.catalog
        let unnamed = project.sourceFormat.nameOfUnnamedTable(in: catalog)
        var names: Set<String> = []
        for key in result.catalog.entries.keys {
            let place = result.catalog.place(ofTable: key.table)
            let name = place.name.isEmpty ? format.nameOfUnnamedTable(in: result.catalog) ?? "" : place.name
            guard tables.contains(ExistingTable(folder: place.folder, name: name)) else { continue }
            let source = result.legalised.sources[key] ?? key
            let path = catalog.entries[source]?.messages.values.first?.origin.range?.file.path ?? name
            names.insert(FileSelection.name(ofTable: source.table, in: path, unnamed: unnamed))
        }
        return names.sorted()
    }
}
