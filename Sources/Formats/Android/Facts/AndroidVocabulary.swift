/// What the names of elements and attributes in a file mean, by their index.
package struct AndroidVocabulary {
    /// The resource types that a reference can name.
    package static let resourceTypes: Set<String> = [
        "anim", "animator", "array", "attr", "^attr-private", "bool", "color", "configVarying", "dimen", "drawable",
        "font", "fraction", "id", "integer", "interpolator", "layout", "menu", "mipmap", "navigation", "plurals", "raw",
        "string", "style", "styleable", "transition", "xml", "macro", "overlayable",
    ]

    /// An element directly in `<resources>`, or in an entry.
    package enum Element: UInt8 {
        /// Elements by their names.
        case resources, string, plurals, stringArray, array, item, bag
        /// `<skip/>` and `<eat-comment/>`.
        case skip
        /// A resource that is no text.
        case other
        /// An element of another namespace, and one that nobody knows.
        case foreign, unknown
    }

    /// An attribute of an entry or an item.
    package enum Attribute: UInt8 {
        /// Attributes without namespace, by their names.
        case name, translatable, formatted, product, quantity, type, format
        /// `tools:locale` of the root.
        case toolsLocale
        /// `part`, `number`, `key`, `language` and `table` of our own namespace.
        case part, number, key, language, table
        /// A declaration of a namespace.
        case namespace
        /// An attribute without a meaning here.
        case unknown
    }

    /// What each name means as an element.
    package let elements: [Element]
    /// What each name means as an attribute.
    package let attributes: [Attribute]

    private static let otherElements: Set<String> = [
        "integer-array", "bool", "color", "dimen", "integer", "fraction", "drawable", "style", "attr",
        "declare-styleable", "public", "public-group", "java-symbol", "symbol", "add-resource", "overlayable", "macro",
        "configVarying", "id", "font", "raw", "anim", "animator", "interpolator", "layout", "menu", "mipmap",
        "navigation", "transition", "xml", "staging-public-group", "staging-public-group-final",
    ]

    /// Looks all names of a document up once.
    package init(_ names: [XMLName]) {
        elements = names.map(Self.element)
        attributes = names.map(Self.attribute)
    }

    private static let textElements: [String: Element] = [
        "resources": .resources, "string": .string, "plurals": .plurals, "string-array": .stringArray, "array": .array,
        "item": .item, "bag": .bag, "skip": .skip, "eat-comment": .skip,
    ]

    private static let ownAttributes: [String: Attribute] = [
        "part": .part, "number": .number, "key": .key, "language": .language, "table": .table,
    ]

    private static let plainAttributes: [String: Attribute] = [
        "name": .name, "translatable": .translatable, "formatted": .formatted, "product": .product,
        "quantity": .quantity, "type": .type, "format": .format,
    ]

    private static func element(_ name: XMLName) -> Element {
        if name.namespace != nil { return .foreign }
        return textElements[name.local] ?? (otherElements.contains(name.local) ? .other : .unknown)
    }

    private static func attribute(_ name: XMLName) -> Attribute {
        if name.prefix == "xmlns" { return .namespace }
        return switch name.namespace {
        case nil: plainAttributes[name.local] ?? .unknown
        case AndroidNameTable.toolsNamespace: name.local == "locale" ? .toolsLocale : .unknown
        case AndroidNameTable.ownNamespace: ownAttributes[name.local] ?? .unknown
        default: .unknown
        }
    }
}
