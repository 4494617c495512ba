package import InterlinguaFormats
import InterlinguaSystem

/// Writes files whole or not at all.
package struct FileWriter: Sendable {
    package struct Result: Sendable, Hashable {
        package var writtenCount = 0

        /// How many files were left as they are, since their content would not have changed.
        package var unchangedCount = 0

        package init() {}
    }

    /// The folder below which files are written; made where it is missing.
    package var directory: String

    package init(directory: String) { self.directory = directory }

    package static func write(_ bytes: [UInt8], to path: String) throws(FileError) { try write([bytes], to: path) }

    /// Writes one file whole or not at all; links are followed, and devices are written to.
    ///
    /// - Parameter pieces: what it holds, one behind the other.
    package static func write(_ pieces: [[UInt8]], to path: String) throws(FileError) {
        if Destination.isDevice(path) { return try writeThrough(pieces, to: path) }
        let path = try Destination(path).path
        let slash = path.lastIndex(of: "/")
        let directory = slash.map { $0 == path.startIndex ? "" : String(path[..<$0]) } ?? "."
        let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
        _ = try FileWriter(directory: directory).place([OutputFile(path: name, pieces: pieces)])
    }

    /// Whether the file at a path has exactly the content of one that is to be written.
    package static func holds(_ file: OutputFile, at path: String) -> Bool { fileHolds(file.pieces, at: path) }

    /// What stands at the path of a file that is to be written; nil if that is nothing, or the same.
    package static func content(at path: String, unlessHolding file: OutputFile) throws(FileError) -> [UInt8]? {
        if FileKind(ofPath: path) == nil || holds(file, at: path) { return nil }
        return try readFile(at: path)
    }

    /// Whether two paths lead to the same file, or would once it is there.
    package static func isSame(_ path: String, as other: String) -> Bool {
        if let own = FileIdentity(ofPath: path) { return own == FileIdentity(ofPath: other) }
        return place(of: path) == place(of: other)
    }

    /// A path without links as far as there are folders.
    private static func place(of path: String) -> String {
        let slash = path.lastIndex(of: "/")
        let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        let name = slash.map { path[path.index(after: $0)...] } ?? path[...]
        return (realPath(folder) ?? folder) + "/" + name
    }

    /// Writes all files below the folder, or none if one of them can't be written.
    ///
    /// Each file is first written beside its destination, all on several cores; only when all are complete and on the
    /// disk do they take their places. What was there before stays whole until that moment, whatever happens.
    ///
    /// - Throws: `FileError`, also for a path that would leave the folder.
    package func write(_ files: [OutputFile]) throws(FileError) -> Result {
        for file in files {
            guard let fault = OutputPath.fault(in: file.path) else { continue }
            throw FileError(path: directory + "/" + file.path, action: .create, reason: fault)
        }
        return try place(files)
    }

    private func place(_ files: [OutputFile]) throws(FileError) -> Result {
        var result = Result()
        if files.isEmpty { return result }
        try makeFolder(at: directory)
        let lock = try FolderLock(directory)
        defer { lock.release() }
        guard let root = realPath(directory.isEmpty ? "/" : directory) else {
            throw FileError(path: directory, action: .open, code: errno)
        }
        let prepared = files.concurrentMap { file in prepare(file, inside: root) }
        var replaced: [String] = []
        do throws(FileError) {
            for file in prepared {
                if case .failed(let error) = file { throw error }
            }
            for file in prepared {
                guard case .written(let destination) = file else {
                    result.unchangedCount += 1
                    continue
                }
                guard rename(destination.temporaryPath, destination.path) == 0 else {
                    throw FileError(path: destination.path, action: .rename, code: errno)
                }
                replaced.append(destination.path)
                result.writtenCount += 1
            }
        } catch {
            for case .written(let destination) in prepared { unlink(destination.temporaryPath) }
            var error = error
            error.newFiles = replaced
            throw error
        }
        return result
    }

    /// A file before it takes its place.
    private enum PreparedFile: Sendable {
        /// The destination has the content already.
        case unchanged
        /// The file stands complete beside its destination.
        case written(Destination)
        /// The file could not be written.
        case failed(FileError)
    }

    /// Writes a file beside its destination, unless the destination has its content already.
    private func prepare(_ file: OutputFile, inside root: String) -> PreparedFile {
        do throws(FileError) {
            let destination = try Destination(directory + "/" + file.path, inside: root)
            if fileHolds(file.pieces, at: destination.path) { return .unchanged }
            try makeFolder(above: destination.path)
            do throws(FileError) {
                try writeFile(file.pieces, to: destination.temporaryPath, permissions: destination.permissions)
            } catch {
                unlink(destination.temporaryPath)
                throw error
            }
            return .written(destination)
        } catch {
            return .failed(error)
        }
    }

    private func makeFolder(above path: String) throws(FileError) {
        guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
        try makeFolder(at: String(path[..<slash]))
    }

    private func makeFolder(at folder: String) throws(FileError) {
        if case .folder? = FileKind(ofPath: folder) { return }
        try makeFolder(above: folder)
        guard mkdir(folder, 0o777) == 0 || errno == EEXIST else {
            throw FileError(path: folder, action: .create, code: errno)
        }
    }
}

/// Writes a whole file to the disk, and waits until it is there.
private func writeFile(_ pieces: [[UInt8]], to path: String, permissions: mode_t?) throws(FileError) {
    // What an interrupted run left there, or a link, gives way: nothing is written through either.
    unlink(path)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(path: path, action: .create, code: errno) }
    if let permissions { fchmod(descriptor, permissions) }
    try write(pieces, to: descriptor, path) { fsync($0) }
}

/// Writes to what is no file, such as a terminal.
private func writeThrough(_ pieces: [[UInt8]], to path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw FileError(path: path, action: .open, code: errno) }
    try write(pieces, to: descriptor, path) { _ in 0 }
}

/// Writes all bytes and closes the descriptor.
///
/// - Parameter finish: what is left to do before closing, with the system's answer.
private func write(
    _ pieces: [[UInt8]],
    to descriptor: Int32,
    _ path: String,
    finish: (Int32) -> Int32
) throws(FileError) {
    var failure: Int32 = 0
    for piece in pieces where failure == 0 { failure = write(piece, to: descriptor) }
    if failure == 0, finish(descriptor) != 0 { failure = errno }
    // Some file systems report a full disk only here.
    if close(descriptor) != 0, failure == 0 { failure = errno }
    if failure != 0 { throw FileError(path: path, action: .write, code: failure) }
}

/// Writes all of some bytes; gives the system's reason if that fails, 0 otherwise.
private func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
        var offset = 0
        while offset < buffer.count {
            let count = write(descriptor, buffer.baseAddress.map { $0 + offset }, buffer.count - offset)
            if count < 0, errno == EINTR { continue }
            if count < 0 { return errno }
            offset += count
        }
        return 0
    }
}
