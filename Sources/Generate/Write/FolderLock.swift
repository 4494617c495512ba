import InterlinguaSystem

/// Keeps two runs from writing into one folder at the same time; goes away with the process at the latest.
struct FolderLock {
    private let descriptor: Int32

    /// Waits until no other run writes into the folder, and keeps others waiting from then on.
    ///
    /// - Throws: `FileError` if the folder can't be opened.
    init(_ folder: String) throws(FileError) {
        descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError(path: folder, action: .open, code: errno) }
        // A file system without locks has to do without.
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    }

    /// Lets others write.
    func release() { close(descriptor) }
}
