import InterlinguaIR

/// What the messages of an entry hold, so that passes can skip the many entries that do not concern them.
struct EntryFeatures: OptionSet, Sendable {
    let rawValue: UInt16

    static let placeholders = EntryFeatures(rawValue: 1)
    static let numberSelects = EntryFeatures(rawValue: 2)
    static let otherSelects = EntryFeatures(rawValue: 4)
    static let references = EntryFeatures(rawValue: 8)
    static let markup = EntryFeatures(rawValue: 16)
    static let lists = EntryFeatures(rawValue: 32)
    static let arguments = EntryFeatures(rawValue: 64)
    static let parts = EntryFeatures(rawValue: 128)
    /// Percent signs in texts that are nothing else.
    static let percentSigns = EntryFeatures(rawValue: 256)

    /// Reads the bits of a set.
    init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Collects the features of all messages of an entry.
    init(of entry: Entry) {
        var features: EntryFeatures = entry.arguments.isEmpty ? [] : .arguments
        if !entry.annotations.isEmpty, entry.annotations[PartAnnotation.self] != nil { features.insert(.parts) }
        for message in entry.messages.values {
            switch message.content {
            case .pattern(let pattern): features.formUnion(EntryFeatures(of: pattern))
            case .list(let patterns):
                features.insert(.lists)
                for pattern in patterns { features.formUnion(EntryFeatures(of: pattern)) }
            }
        }
        self = features
    }

    private init(of pattern: Pattern) {
        if let text = pattern.plainText {
            self = text.utf8.contains(UInt8(ascii: "%")) ? .percentSigns : []
            return
        }
        var features: EntryFeatures = []
        pattern.forEachElement { element in
            switch element {
            case .text: break
            case .placeholder: features.insert(.placeholders)
            case .reference: features.insert(.references)
            case .markup: features.insert(.markup)
            case .select(let select): features.insert(select.isNumberSelect ? .numberSelects : .otherSelects)
            }
        }
        self = features
    }
}

extension Select {
    /// Whether the select chooses by an argument read as a number.
    var isNumberSelect: Bool {
        if case .argument(_, let reading) = selector { return reading != .text }
        return false
    }

    /// The argument that a number select looks at.
    var numberArgument: Int? {
        if case .argument(let argument, let reading) = selector, reading != .text { return argument }
        return nil
    }
}
