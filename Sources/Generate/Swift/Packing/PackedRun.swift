/// What the languages say of a run of entries, packed as far as it does not matter where records stand.
struct PackedRun: Sendable {
    /// What one language says of one entry.
    struct Slot: Sendable {
        /// What is packed of a message.
        enum Content: UInt8, Sendable {
            /// Nothing: the language has no message.
            case none
            /// The record of a text without anything in it.
            case text
            case emptyText
            /// A record without its head and what stands in for it.
            case program
            /// Nothing yet, since the message refers to other entries.
            case referring
        }

        /// The hash of the record of a text.
        var hash = 0

        /// Where the bytes begin among those of the run.
        private var start = 0

        /// How many bytes there are; files are shorter than 4 GiB.
        private var length: UInt32 = 0

        var content = Content.none

        /// Whether the message is a list.
        var isList = false

        /// Whether a select may have no variant for a value.
        var canHaveGap = false

        /// Where the bytes lie among those of the run.
        var bounds: Range<Int> {
            get { start..<start + Int(length) }
            set { (start, length) = (newValue.lowerBound, UInt32(clamping: newValue.count)) }
        }
    }

    /// What the decoder needs for the programs.
    var features: DecoderFeatures = []

    var messageCount = 0

    /// How many entries are packed together.
    static let length = 256

    /// What the languages say, entry by entry.
    var slots: [Slot] = []

    /// The bytes of all slots.
    var bytes = PackedBytes()
}
