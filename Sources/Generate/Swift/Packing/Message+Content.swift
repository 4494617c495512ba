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

    /// The entries that the message refers to, in the order in which it does; some may be named twice.
    var referredKeys: [Key] {
        var keys: [Key] = []
        forEachPattern { pattern in
            pattern.forEachElement { element in
                if case .reference(let reference) = element, case .entry(let key) = reference.target {
                    keys.append(key)
                }
            }
        }
        return keys
    }
}
