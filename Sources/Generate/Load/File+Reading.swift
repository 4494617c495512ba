import InterlinguaSystem

/// The largest file that is read, in bytes: offsets into files are of 32 bits, and XML is read up to this.
private let fileSizeLimit = (1 << 31) - 1

/// Reads a whole regular file of up to 2 GiB.
///
/// - Throws: `FileError` with the system's reason.
package func readFile(at path: String) throws(FileError) -> [UInt8] {
    // A pipe that nobody writes to would keep the tool waiting.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else {
        let isMisspelled = errno == ENOENT && path.unicodeScalars.contains("\u{FFFD}")
        throw FileError(path: path, action: .open, code: isMisspelled ? EILSEQ : errno)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(path: path, action: .read, code: errno) }
    if status.st_mode & S_IFMT == S_IFDIR { throw FileError(path: path, action: .read, code: EISDIR) }
    guard status.st_mode & S_IFMT == S_IFREG else {
        throw FileError(path: path, action: .read, reason: "It is not a regular file")
    }
    if status.st_size > fileSizeLimit { throw FileError(path: path, action: .read, code: EFBIG) }
    var failure: Int32 = 0
    let expected = max(0, Int(status.st_size))
    var bytes = [UInt8](unsafeUninitializedCapacity: expected) { buffer, count in
        while count < expected {
            let received = read(descriptor, buffer.baseAddress.map { $0 + count }, expected - count)
            if received < 0, errno == EINTR { continue }
            if received < 0 { failure = errno }
            if received <= 0 { return }
            count += received
        }
    }
    // A file that grows while it is read, or that the system gives no size for.
    var rest = [UInt8](repeating: 0, count: 4_096)
    while failure == 0 {
        let received = read(descriptor, &rest, rest.count)
        if received < 0, errno == EINTR { continue }
        if received < 0 { failure = errno }
        if received <= 0 { break }
        if bytes.count > fileSizeLimit { failure = EFBIG }
        bytes.append(contentsOf: rest[..<received])
    }
    if failure != 0 { throw FileError(path: path, action: .read, code: failure) }
    return bytes
}

/// Whether a file can be read and holds exactly some bytes; only a file of their size is read.
func fileHolds(_ pieces: [[UInt8]], at path: String) -> Bool {
    var status = stat()
    let count = pieces.reduce(0) { $0 + $1.count }
    guard stat(path, &status) == 0, Int(status.st_size) == count, let found = try? readFile(at: path) else {
        return false
    }
    return found.withUnsafeBufferPointer { found in
        var start = 0
        return pieces.allSatisfy { piece in
            defer { start += piece.count }
            return piece.withUnsafeBufferPointer { found.slice(start..<start + $0.count).isEqual(to: $0) }
        }
    }
}
