import InterlinguaSystem

/// Where a file is written: at a path, or where the link leads that stands there.
struct Destination: Sendable {
    /// The path of a regular file, or of nothing yet.
    let path: String

    /// The permissions of the file that is replaced.
    let permissions: mode_t?

    /// Follows links to the file.
    ///
    /// - Throws: `FileError` if something else than a regular file is in the way.
    init(_ path: String) throws(FileError) {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            self.path = path
            permissions = nil
            return
        }
        if status.st_mode & S_IFMT == S_IFLNK {
            guard let target = realPath(path), stat(target, &status) == 0 else {
                throw FileError(path: path, action: .create, reason: "It is a link that leads nowhere")
            }
            self.path = target
        } else {
            self.path = path
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: permissions = status.st_mode & 0o7777
        case S_IFDIR: throw FileError(path: path, action: .create, code: EISDIR)
        default: throw FileError(path: path, action: .create, reason: "It is not a regular file")
        }
    }

    /// Follows links to a file of a folder, and refuses what would leave it.
    ///
    /// - Parameter root: the folder's path without links.
    init(_ path: String, inside root: String) throws(FileError) {
        try self.init(path)
        var folder = parent(of: self.path)
        while let upper = folder, FileIdentity(ofPath: upper) == nil { folder = parent(of: upper) }
        guard let folder, let real = realPath(folder), real == root || real.hasPrefix(root == "/" ? "/" : root + "/")
        else {
            throw FileError(path: path, action: .create, reason: "A link leads out of the output folder")
        }
    }

    /// A hidden name beside the destination, so that renaming never crosses file systems; the same in every run, so that
    /// what an interrupted run left behind is used up by the next one.
    var temporaryPath: String {
        guard let slash = path.lastIndex(of: "/") else { return ".\(path).interlingua" }
        return "\(path[...slash]).\(path[path.index(after: slash)...]).interlingua"
    }

    /// Whether a path leads to a device, which can only be written to.
    static func isDevice(_ path: String) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0 else { return false }
        return status.st_mode & S_IFMT == S_IFCHR || status.st_mode & S_IFMT == S_IFBLK
    }
}

/// The path of the folder around a file, as far as the path tells it.
private func parent(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/") else { return path == "." ? nil : "." }
    return slash == path.startIndex ? (path == "/" ? nil : "/") : String(path[..<slash])
}

/// A path without links; nil where there is nothing.
package func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
}
