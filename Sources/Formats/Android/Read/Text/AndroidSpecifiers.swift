import InterlinguaIR

/// The specifiers of a text if they are of the kinds that nearly all are: `%s`, `%d`, `%1$s`, `%1$d` and `%%`.
///
/// Everything else is left to ``FormatString``, which gives the same for these, but at a price.
struct AndroidSpecifiers {
    /// One specifier.
    struct Specifier {
        /// Byte offsets into the text.
        var range: Range<Int>
        /// Index of the argument that is shown; nil for a percent sign.
        var argument: Int?
        /// Whether the argument is shown as an integer.
        var isInteger = false
    }

    /// The specifiers of the text that was read last, in its order.
    private(set) var list: [Specifier] = []

    /// Whether one of them shows an argument.
    private(set) var hasArguments = false

    /// Reads a text; false if there are specifiers of other kinds, or such as aapt2 or Formatter might refuse.
    mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        list.removeAll(keepingCapacity: true)
        hasArguments = false
        var unnumbered = 0
        var next = bytes.firstIndex(ofByte: 0x25)
        while let index = next {
            guard let specifier = Self.specifier(in: bytes, at: index, &unnumbered) else { return false }
            if specifier.argument != nil {
                // One without a position has to be the only one.
                if unnumbered > 0, hasArguments { return false }
                hasArguments = true
            }
            list.append(specifier)
            next = bytes.firstIndex(ofByte: 0x25, from: specifier.range.upperBound)
        }
        return true
    }

    private static func specifier(
        in bytes: UnsafeBufferPointer<UInt8>,
        at start: Int,
        _ unnumbered: inout Int
    ) -> Specifier? {
        var index = start + 1
        if index < bytes.count, bytes[index] == 0x25 { return Specifier(range: start..<index + 1) }
        var position = 0
        while index < bytes.count, bytes[index] >= 0x30, bytes[index] <= 0x39, position < 100 {
            position = position * 10 + Int(bytes[index] - 0x30)
            // A leading zero is a flag.
            if position == 0 { return nil }
            index += 1
        }
        if position > 0 {
            guard position <= maximumArgumentPosition, index < bytes.count, bytes[index] == UInt8(ascii: "$") else {
                return nil
            }
            index += 1
        } else {
            unnumbered += 1
            position = 1
        }
        guard index < bytes.count, bytes[index] == UInt8(ascii: "s") || bytes[index] == UInt8(ascii: "d") else {
            return nil
        }
        let isInteger = bytes[index] == UInt8(ascii: "d")
        return Specifier(range: start..<index + 1, argument: position - 1, isInteger: isInteger)
    }
}
