import Foundation

/// Where a target's translations are.
struct TranslationFolder {
    /// The folders that the tool searches: that of the configuration if there is one, else the target's own.
    let folders: [URL]

    /// Every file that the tool may read, in the order of the paths.
    let inputs: [URL]

    /// The configurations that say how to read the translations; more than one contradict each other.
    let configurations: [URL]

    /// The name of configurations.
    private static let configurationName = "interlingua.json"

    /// The names of files that say how to read translations, or what they are called.
    private static let ownNames = [configurationName, "interlingua.names.json"]

    /// Looks below folders, also into those that the package's manifest excludes; hidden files are passed over.
    init(searching folders: [URL]) {
        let candidates = folders.flatMap { Self.files(below: $0) }
        let inner = candidates.filter { $0.lastPathComponent == Self.configurationName }
        // The tool looks for a configuration around its input, too.
        func around(_ folders: [URL]) -> [URL] {
            folders.map { $0.deletingLastPathComponent() }
                .flatMap { folder in Self.ownNames.map { folder.appendingPathComponent($0) } }
                .filter { FileManager.default.fileExists(atPath: $0.path) }
        }
        self.folders = inner.isEmpty ? folders : inner.map { $0.deletingLastPathComponent() }
        let outer = around(self.folders)
        configurations = inner.isEmpty ? outer.filter { $0.lastPathComponent == Self.configurationName } : inner
        inputs = (candidates + outer).sorted { $0.path < $1.path }
    }

    /// Whether there is anything that can be a translation.
    var isEmpty: Bool { inputs.allSatisfy { Self.ownNames.contains($0.lastPathComponent) } }

    private static func files(below folder: URL) -> [URL] {
        var found: [URL] = []
        collect(below: folder, inside: [], &found)
        return found
    }

    /// Adds all candidates below a folder, following links to folders, unless they lead back to one around them.
    private static func collect(below folder: URL, inside ancestors: Set<String>, _ found: inout [URL]) {
        let own = folder.resolvingSymlinksInPath().path
        guard !ancestors.contains(own), ancestors.count < depthLimit else { return }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() where !name.hasPrefix(".") {
            let file = folder.appendingPathComponent(name)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else { continue }
            if isFolder.boolValue {
                collect(below: file, inside: ancestors.union([own]), &found)
            } else if isCandidate(file) {
                found.append(file)
            }
        }
    }

    /// How deep folders are looked through.
    private static let depthLimit = 64

    /// Whether a file may hold translations, or say how to read them, by its name; the tool looks at the content.
    static func isCandidate(_ file: URL) -> Bool {
        switch file.pathExtension {
        case "strings", "stringsdict", "xcstrings", "json": return true
        case "xml":
            let folder = file.deletingLastPathComponent().lastPathComponent
            return folder == "values" || folder.hasPrefix("values-")
        default: return file.lastPathComponent == "resources.properties"
        }
    }
}
