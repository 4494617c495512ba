import InterlinguaIR

extension Message {
    /// Whether the message is a list of texts.
    var isList: Bool {
        if case .list = content { return true }
        return false
    }

    /// Whether the message is one text without anything in it.
    var isPlainText: Bool {
        if case .pattern(let pattern) = content { return pattern.plainText != nil }
        return false
    }
}
