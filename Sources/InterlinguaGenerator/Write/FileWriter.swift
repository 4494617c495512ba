#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#endif
package import InterlinguaFormats

/// Writes files whole or not at all.
package struct FileWriter: Sendable {
    /// What was done.
    package struct Result: Sendable, Hashable {
        /// How many files were written.
        package var writtenCount = 0

        /// How many files were left as they are, since their content would not have changed.
        package var unchangedCount = 0
    }

    /// The folder below which files are written; made where it is missing.
    package var directory: String

    /// Creates a writer.
    package init(directory: String) { self.directory = directory }

    /// Writes one file whole or not at all.
    package static func write(_ bytes: [UInt8], to path: String) throws(FileError) { try write([bytes], to: path) }

    /// Writes one file whole or not at all.
    ///
    /// - Parameter pieces: what it holds, one behind the other.
    package static func write(_ pieces: [[UInt8]], to path: String) throws(FileError) {
        let slash = path.lastIndex(of: "/")
        let directory = slash.map { $0 == path.startIndex ? "" : String(path[..<$0]) } ?? "."
        let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
        _ = try FileWriter(directory: directory).write([OutputFile(path: name, pieces: pieces)])
    }

    /// Whether the file at a path has exactly the content of one that is to be written.
    package static func holds(_ file: OutputFile, at path: String) -> Bool { fileHolds(file.pieces, at: path) }

    /// Writes all files, or none if one of them can't be written.
    ///
    /// Each file is first written beside its destination, all on several cores; only when all are complete do they take
    /// their places. What was there before stays whole until that moment, whatever happens.
    package func write(_ files: [OutputFile]) throws(FileError) -> Result {
        var result = Result()
        if files.isEmpty { return result }
        try makeFolder(at: directory)
        let lock = try FolderLock(directory)
        defer { lock.release() }
        let prepared = files.concurrentMap { file in prepare(file) }
        do throws(FileError) {
            for file in prepared {
                if case .failed(let error) = file.state { throw error }
            }
            for file in prepared {
                guard case .written = file.state else {
                    result.unchangedCount += 1
                    continue
                }
                guard rename(file.temporary, file.destination) == 0 else {
                    throw FileError(path: file.destination, action: .rename, code: errno)
                }
                result.writtenCount += 1
            }
        } catch {
            for file in prepared { unlink(file.temporary) }
            throw error
        }
        return result
    }

    /// A file before it takes its place.
    private struct PreparedFile: Sendable {
        /// What was done.
        enum State: Sendable {
            /// The destination has the content already.
            case unchanged
            /// The file stands complete beside its destination.
            case written
            /// The file could not be written.
            case failed(FileError)
        }

        let temporary: String
        let destination: String
        let state: State
    }

    /// Writes a file beside its destination, unless the destination has its content already.
    private func prepare(_ file: OutputFile) -> PreparedFile {
        let destination = directory + "/" + file.path
        let temporary = temporaryPath(for: destination)
        var state = PreparedFile.State.written
        do throws(FileError) {
            if case .folder? = FileKind(ofPath: destination) {
                throw FileError(path: destination, action: .create, code: EISDIR)
            }
            if fileHolds(file.pieces, at: destination) {
                state = .unchanged
            } else {
                try makeFolder(above: destination)
                try writeFile(file.pieces, to: temporary)
            }
        } catch {
            state = .failed(error)
        }
        return PreparedFile(temporary: temporary, destination: destination, state: state)
    }

    /// A hidden name beside the destination, so that renaming never crosses file systems; the same in every run, so that
    /// what an interrupted run left behind is used up by the next one.
    private func temporaryPath(for destination: String) -> String {
        var components = destination.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        components[components.count - 1] = "." + components[components.count - 1] + ".interlingua"
        return components.joined(separator: "/")
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

/// Writes a whole file to the disk.
private func writeFile(_ pieces: [[UInt8]], to path: String) throws(FileError) {
    // What an interrupted run left there, or a link, gives way: nothing is written through either.
    unlink(path)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(path: path, action: .create, code: errno) }
    var failure: Int32 = 0
    for piece in pieces where failure == 0 { failure = write(piece, to: descriptor) }
    // Some file systems report a full disk only here.
    let closing = close(descriptor) == 0 ? 0 : errno
    if failure != 0 || closing != 0 {
        throw FileError(path: path, action: .write, code: failure != 0 ? failure : closing)
    }
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
