import InterlinguaFormats
import InterlinguaIR
import InterlinguaSystem

/// Finds and reads the files of a project.
package struct FileFinder: Sendable {
    /// A file that was found but not read yet.
    package struct Candidate: Sendable, Hashable {
        /// The path to open and to show.
        package var path: String

        /// The path below the folder that was given.
        package var layoutPath: String

        package init(path: String, layoutPath: String) {
            self.path = path
            self.layoutPath = layoutPath
        }
    }

    /// What is not searched.
    private let exclusions: Exclusions

    package init(_ exclusions: Exclusions = Exclusions()) { self.exclusions = exclusions }

    /// All files below a folder, in the order of their names; what is hidden or excluded is left out.
    package func candidates(inFolder path: String) throws(FileError) -> [Candidate] {
        var candidates: [Candidate] = []
        let own = Self.name(ofFolder: path)
        // A folder that is itself a language's keeps its name, since the name tells the language.
        let prefix = Self.isLanguageFolder(own) ? own + "/" : ""
        var visits = Visits()
        try visit(folder: path, layout: prefix, [], exclusions, &visits, &candidates)
        return candidates.namingLanguage(byFolder: own)
    }

    /// The name of a folder, which a path such as `.` does not say.
    static func name(ofFolder path: String) -> String {
        let own = path.split(separator: "/").last ?? ""
        if !own.isEmpty, own != ".", own != ".." { return String(own) }
        return realPath(path)?.split(separator: "/").last.map(String.init) ?? ""
    }

    /// Folders that hold one language's files in some format.
    static func isLanguageFolder(_ name: some StringProtocol) -> Bool {
        SourceFormatRegistry.formats.contains { $0.isLanguageFolder(String(name)) }
    }

    /// The folders around the one that is looked through, and how often each was.
    ///
    /// Links may make a folder its own descendant, or, by two links in each of many folders, a tree of exponential size.
    private struct Visits {
        private var ancestors: Set<FileIdentity> = []
        private var counts: [FileIdentity: Int] = [:]

        /// As many languages may share one folder by links.
        private static let limit = 64

        mutating func enter(_ folder: FileIdentity) -> Bool {
            guard ancestors.count < Self.limit, counts[folder, default: 0] < Self.limit else { return false }
            counts[folder, default: 0] += 1
            return ancestors.insert(folder).inserted
        }

        mutating func leave(_ folder: FileIdentity) { ancestors.remove(folder) }
    }

    private func visit(
        folder: String,
        layout: String,
        _ components: [String],
        _ exclusions: Exclusions,
        _ visits: inout Visits,
        _ result: inout [Candidate]
    ) throws(FileError) {
        guard let identity = FileIdentity(ofPath: folder) else {
            throw FileError(path: folder, action: .open, code: errno)
        }
        guard visits.enter(identity) else { return }
        defer { visits.leave(identity) }
        let exclusions = exclusions.entering(folder, identity, depth: components.count)
        for name in try names(in: folder) where !name.hasPrefix(".") {
            let path = folder + "/" + name
            let components = components + [name]
            let kind = FileKind(ofPath: path)
            let code = errno
            if exclusions.excludes(path, components, isFolder: kind == .folder) { continue }
            switch kind {
            case .folder:
                try visit(folder: path, layout: layout + name + "/", components, exclusions, &visits, &result)
            // What is neither can't be read, which only matters if it is called like a translation file.
            case .file, .other: result.append(Candidate(path: path, layoutPath: layout + name))
            case .none:
                // A name that is not UTF-8 can't be opened by its text; reading it says so. A link may have led to a
                // folder as well as to a file.
                guard name.unicodeScalars.contains("\u{FFFD}") else {
                    throw FileError(path: path, action: .find, code: code)
                }
                result.append(Candidate(path: path, layoutPath: layout + name))
            }
        }
    }

    /// Whether files can be put at a path without any beside them: a folder that is empty, or nothing yet.
    package static func isVacant(_ path: String) -> Bool {
        if FileIdentity(ofPath: path) == nil { return true }
        return (try? FileFinder().names(in: path).isEmpty) ?? false
    }

    /// The names of what lies in a folder, in order.
    package func names(in folder: String) throws(FileError) -> [String] {
        guard let directory = opendir(folder) else { throw FileError(path: folder, action: .open, code: errno) }
        defer { closedir(directory) }
        var names: [String] = []
        while true {
            errno = 0
            guard let entry = readdir(directory) else { break }
            // In place: as a value, the name would be a tuple of all its bytes, which takes the compiler long.
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                bytes.baseAddress.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } ?? ""
            }
            if name != ".", name != ".." { names.append(name) }
        }
        if errno != 0 { throw FileError(path: folder, action: .read, code: errno) }
        return names.sorted()
    }
}

/// Which file or folder a path leads to, whatever the path.
package struct FileIdentity: Hashable {
    private let device: dev_t
    private let number: ino_t

    /// Looks a path up, following links; nil where there is nothing.
    package init?(ofPath path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = status.st_dev
        number = status.st_ino
    }
}

/// What a path leads to.
package enum FileKind {
    case file
    case folder
    /// A pipe, a device or the like.
    case other

    /// Looks a path up, following links; nil where there is nothing, with the system's reason in `errno`.
    package init?(ofPath path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: self = .folder
        case S_IFREG: self = .file
        default: self = .other
        }
    }
}
