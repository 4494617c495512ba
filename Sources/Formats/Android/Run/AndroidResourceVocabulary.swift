import InterlinguaFormats

/// What the names of elements and attributes in a file mean to the resource compiler, by their indices in the document.
struct AndroidResourceVocabulary {
    /// Elements that stand in `<resources>` and below.
    enum Element {
        /// The elements that matter.
        case resources, string, plurals, stringArray, array, item, bag, other
    }

    /// Attributes of such elements.
    enum Attribute {
        /// The attributes that matter.
        case name, quantity, product, type, format, translatable, formatted, toolsLocale, other
    }

    /// The elements by the indices of their names.
    let elements: [Element]

    /// The attributes by the indices of their names.
    let attributes: [Attribute]

    /// Maps a document's names.
    init(_ names: [XMLName]) {
        elements = names.map { name in
            if name.namespace != nil { return .other }
            switch name.local {
            case "resources": return .resources
            case "string": return .string
            case "plurals": return .plurals
            case "string-array": return .stringArray
            case "array": return .array
            case "item": return .item
            case "bag": return .bag
            default: return .other
            }
        }
        attributes = names.map { name in
            guard name.namespace == nil else {
                let isTools = name.namespace == "http://schemas.android.com/tools"
                return isTools && name.local == "locale" ? .toolsLocale : .other
            }
            switch name.local {
            case "name": return .name
            case "quantity": return .quantity
            case "product": return .product
            case "type": return .type
            case "format": return .format
            case "translatable": return .translatable
            case "formatted": return .formatted
            default: return .other
            }
        }
    }
}

/// The attributes of one element that the resource compiler looks at; nil for those that it lacks.
struct AndroidResourceAttributes {
    /// The name of the resource.
    private(set) var name: String?
    /// The category of an item.
    private(set) var quantity: String?
    /// The product that it is meant for.
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
    init(of event: XMLEvent, in document: XMLDocument, _ vocabulary: AndroidResourceVocabulary) {
        for attribute in document.attributes(of: event) {
            let kind = vocabulary.attributes[Int(attribute.name)]
            if kind == .other { continue }
            let value = document.string(of: attribute)
            switch kind {
            case .name: name = value.trimmingResourceSpace()
            case .quantity: quantity = value.trimmingResourceSpace()
            case .product: product = value
            case .type: type = value
            case .format: format = value
            case .toolsLocale: toolsLocale = value
            case .translatable, .formatted:
                let flags = ["true", "TRUE", "True", "false", "FALSE", "False"]
                if !flags.contains(value.trimmingResourceSpace()) { hasInvalidFlag = true }
            case .other: break
            }
        }
    }
}

extension String {
    /// The text without the resource compiler's white space at its ends: the six characters of ASCII.
    func trimmingResourceSpace() -> String {
        let isSpace = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
        guard let first = utf8.first, let last = utf8.last, isSpace(first) || isSpace(last) else { return self }
        guard let start = utf8.firstIndex(where: { !isSpace($0) }), let end = utf8.lastIndex(where: { !isSpace($0) })
        else { return "" }
        return String(self[start...end])
    }

    /// Whether the resource compiler takes the text as a name: a letter or `_` first, then digits, `.` and `-` as well.
    var isResourceName: Bool {
        var isFirst = true
        for scalar in unicodeScalars {
            let isGood: Bool
            switch scalar {
            case "a"..."z", "A"..."Z", "_": isGood = true
            case "0"..."9", ".", "-": isGood = !isFirst
            case _ where scalar.isASCII: isGood = false
            default: isGood = isFirst ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue
            }
            if !isGood { return false }
            isFirst = false
        }
        return !isFirst
    }
}
