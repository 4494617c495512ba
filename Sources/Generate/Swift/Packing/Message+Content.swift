import InterlinguaIR

extension Message {
    /// Whether the message is a list of texts.
    var isList: Bool {
        if case .list = content { return true }
        return false
    }
}
