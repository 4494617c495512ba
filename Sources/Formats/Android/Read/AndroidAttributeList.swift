import InterlinguaIR

/// The attributes of one element by their meaning; indices into the document's attributes.
struct AndroidAttributeList {
    var name: Int?
    var translatable: Int?
    var formatted: Int?
    var product: Int?
    /// `quantity` of an item.
    var quantity: Int?
    /// `type` of `<item>` and `<bag>`.
    var type: Int?
    /// `format` of `<item>`.
    var format: Int?
    /// `part` of our own namespace.
    var part: Int?
    /// `number` of our own namespace.
    var number: Int?
    /// `key` of our own namespace.
    var key: Int?
    /// Those without a meaning of their own.
    var others: [Int] = []

    /// Whether there is nothing to remember beside the name and the flags.
    var isPlain: Bool { others.isEmpty && product == nil && part == nil && number == nil && key == nil }

    init(_ document: XMLDocument, _ vocabulary: AndroidVocabulary, _ start: Int) {
        let event = document.events[start]
        let first = Int(event.first)
        for index in first..<first + Int(event.count) {
            switch vocabulary.attributes[Int(document.attributes[index].name)] {
            case .name: name = index
            case .translatable: translatable = index
            case .formatted: formatted = index
            case .product: product = index
            case .quantity: quantity = index
            case .type: type = index
            case .format: format = index
            case .part: part = index
            case .number: number = index
            case .key: key = index
            case .namespace: break
            case .toolsLocale, .language, .table, .unknown: others.append(index)
            }
        }
    }
}
