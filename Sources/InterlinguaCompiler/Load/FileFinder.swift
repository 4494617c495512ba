#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#endif
import InterlinguaFormats
import InterlinguaIR

/// Finds and reads the files of a project.
package struct FileFinder: Sendable {
    /// A file that was found but not read yet.
    package struct Candidate: Sendable, Hashable {
        /// The path to open and to show.
        package var path: String

        /// The path below the folder that was given.
        package var layoutPath: String
    }

    /// Creates a finder.
    package init() {}

    /// All files below the given files and folders, each folder's in the order of their names.
    ///
    /// Hidden files and folders are left out. A file that was given itself keeps as much of its path as tells its
    /// language and table: the two folders above it.
    package func candidates(in inputs: [String]) throws(FileError) -> [Candidate] {
        var candidates: [Candidate] = []
        for input in inputs {
            let path = input.count > 1 && input.hasSuffix("/") ? String(input.dropLast()) : input
            switch FileKind(ofPath: path) {
            case .folder:
                let own = path.split(separator: "/").last.map(String.init) ?? ""
                // A folder that is itself a language's keeps its name, since the name tells the language.
                let prefix = Self.isLanguageFolder(own) ? own + "/" : ""
                try visit(folder: path, layout: prefix, depth: 0, &candidates)
            case .file:
                let components = path.split(separator: "/")
                let layout = components.suffix(
                    Self.isLanguageFolder(components.dropLast().last.map(String.init) ?? "") ? 2 : 1
                )
                candidates.append(Candidate(path: path, layoutPath: layout.joined(separator: "/")))
            case .none: throw FileError(path: path, action: .find, code: ENOENT)
            }
        }
        return candidates
    }

    /// Folders that hold one language's files in some format.
    private static func isLanguageFolder(_ name: String) -> Bool {
        name.hasSuffix(".lproj") || name == "values" || name.hasPrefix("values-")
    }

    /// Links may make a folder its own descendant.
    private static let depthLimit = 64

    private func visit(folder: String, layout: String, depth: Int, _ result: inout [Candidate]) throws(FileError) {
        if depth > Self.depthLimit { return }
        for name in try names(in: folder) where !name.hasPrefix(".") {
            let path = folder + "/" + name
            switch FileKind(ofPath: path) {
            case .folder: try visit(folder: path, layout: layout + name + "/", depth: depth + 1, &result)
            case .file: result.append(Candidate(path: path, layoutPath: layout + name))
            case .none: break
            }
        }
    }

    private func names(in folder: String) throws(FileError) -> [String] {
        guard let directory = opendir(folder) else { throw FileError(path: folder, action: .open, code: errno) }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
                    String(cString: $0)
                }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }
}

/// What a path leads to.
enum FileKind {
    case file
    case folder

    /// Looks a path up, following links; nil where there is nothing, or something else.
    init?(ofPath path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: self = .folder
        case S_IFREG: self = .file
        default: return nil
        }
    }
}
