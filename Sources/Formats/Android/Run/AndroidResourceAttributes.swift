import InterlinguaFormats

/// The attributes of one element that the resource compiler looks at; nil for those that it lacks.
struct AndroidResourceAttributes {
    private(set) var name: String?
    /// The category of an item.
    private(set) var quantity: String?
    private(set) var product: String?
    /// The type of an `<item>`.
    private(set) var type: String?
    /// The formats that a typed value may have.
    private(set) var format: String?
    /// The language of the default folder.
    private(set) var toolsLocale: String?

    /// Whether a flag has a value that is neither true nor false.
    private(set) var hasInvalidFlag = false

    /// Reads the attributes of a start element.
    init(of event: XMLEvent, in document: XMLDocument, _ vocabulary: AndroidVocabulary) {
        for attribute in document.attributes(of: event) {
            let value = document.string(of: attribute)
            switch vocabulary.attributes[Int(attribute.name)] {
            case .name: name = value.trimmingWhitespace
            case .quantity: quantity = value.trimmingWhitespace
            case .product: product = value
            case .type: type = value
            case .format: format = value
            case .toolsLocale: toolsLocale = value
            case .translatable, .formatted:
                let flags = ["true", "TRUE", "True", "false", "FALSE", "False"]
                if !flags.contains(value.trimmingWhitespace) { hasInvalidFlag = true }
            default: break
            }
        }
    }
}
