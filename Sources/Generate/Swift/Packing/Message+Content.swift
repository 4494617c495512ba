import InterlinguaIR

extension Message {
    var isList: Bool {
        if case .list = content { return true }
        return false
    }
}
