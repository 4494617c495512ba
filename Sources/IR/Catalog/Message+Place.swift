extension Message {
    /// Which file the message was read from, and its first byte there; nil for what was made rather than read.
    ///
    /// Unlike ``origin`` it takes no reference to the file: many threads that count references to one file wait for each
    /// other.
    public var place: Place? { origin.place }

    /// A byte of a file that is told from others by its identity.
    public struct Place: Sendable, Hashable {
        /// The file's identity.
        public var file: ObjectIdentifier

        /// The byte's offset.
        public var offset: UInt32
    }
}

extension Origin {
    /// Which file it is in, and the first byte there; nil for what was made rather than read.
    public var place: Message.Place? {
        guard let range else { return nil }
        return Message.Place(file: ObjectIdentifier(range.file), offset: range.lowerBound)
    }
}
