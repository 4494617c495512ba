/// aapt2's check for several substitutions without positions.
package enum PercentCheck {
    /// What aapt2 makes of a text with percent signs.
    package enum Verdict {
        /// The text is accepted.
        case accepted
        /// It holds letters that only dates of C have, such as `%M`; the text is accepted whatever else it holds.
        case looksLikeDate
        /// Several substitutions lack their positions.
        case rejected
    }

    /// What aapt2 makes of a decoded text.
    package static func verdict(_ text: UnsafeBufferPointer<UInt8>) -> Verdict {
        let count = text.count
        var arguments = 0
        var isBare = false
        var index = 0
        while index < count {
            guard text[index] == 0x25, index + 1 < count else {
                index += 1
                continue
            }
            index += 1
            if text[index] == 0x25 || text[index] == UInt8(ascii: "n") {
                index += 1
                continue
            }
            arguments += 1
            let digits = index
            while index < count, text[index] >= 0x30, text[index] <= 0x39 { index += 1 }
            if index > digits {
                if index < count, text[index] != UInt8(ascii: "$") { isBare = true }
            } else {
                isBare = true
                if text[index] == UInt8(ascii: "<") {
                    index += 1
                    if index < count, text[index] == UInt8(ascii: "$") { index += 1 }
                }
            }
            while index < count, text[index].isPercentFlag { index += 1 }
            // Looks like a date.
            if index < count, "DFKMWZkmwyz".utf8.contains(text[index]) { return .looksLikeDate }
            index += 1
        }
        return arguments <= 1 || !isBare ? .accepted : .rejected
    }
}

extension UInt8 {
    fileprivate var isPercentFlag: Bool {
        switch self {
        case UInt8(ascii: "-"), UInt8(ascii: "#"), UInt8(ascii: "+"), UInt8(ascii: " "), UInt8(ascii: ","),
            UInt8(ascii: "("), 0x30...0x39:
            true
        default: false
        }
    }
}
