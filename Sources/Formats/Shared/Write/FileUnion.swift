/// A file put together with the one that stands where it is to be written.
package struct FileUnion: Sendable {
    package var bytes: [UInt8]

    /// What people call that which only the file has that is there.
    package var lost: [String]
}
