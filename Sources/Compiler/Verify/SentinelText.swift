import InterlinguaIR
import InterlinguaSemantics

/// Texts that are passed for arguments to see where they end up, and whether they come through whole.
enum SentinelText {
    /// A text that names its argument; the first is plain, the second has what formats, files and views might spoil.
    static func value(_ variant: Int, ofArgument index: Int) -> ArgumentValue {
        variant % 2 == 0
            ? .text("text \(index + 1)")
            : .text(
                "%\(index + 1)$s 100% \"q\" 'a' <b>&amp;</b> \\n \u{202E}\u{5D0}\u{5D1}\u{202C} "
                    + "\u{1F469}\u{200D}\u{1F467} e\u{301} \(index + 1)"
            )
    }
}

extension CallArguments {
    /// The arguments with plain texts in place of those that have what formats, files and views might spoil.
    var withPlainTexts: CallArguments {
        var plain = self
        for index in values.indices where values[index] == SentinelText.value(1, ofArgument: index) {
            plain.values[index] = SentinelText.value(0, ofArgument: index)
        }
        return plain
    }
}
