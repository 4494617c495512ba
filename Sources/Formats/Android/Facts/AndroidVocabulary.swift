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

    private static func element(_ name: XMLName) -> Element {
        guard name.namespace == nil else { return .foreign }
        switch name.local {
        case "resources": return .resources
        case "string": return .string
        case "plurals": return .plurals
        case "string-array": return .stringArray
        case "array": return .array
        case "item": return .item
        case "bag": return .bag
        case "skip", "eat-comment": return .skip
        default: return otherElements.contains(name.local) ? .other : .unknown
        }
    }

    private static func attribute(_ name: XMLName) -> Attribute {
        if name.prefix == "xmlns" { return .namespace }
        switch name.namespace {
        case nil: break
        case AndroidNameTable.toolsNamespace: return name.local == "locale" ? .toolsLocale : .unknown
        case AndroidNameTable.ownNamespace:
            switch name.local {
            case "part": return .part
            case "number": return .number
            case "key": return .key
            case "language": return .language
            case "table": return .table
            default: return .unknown
            }
        default: return .unknown
        }
        switch name.local {
        case "name": return .name
        case "translatable": return .translatable
        case "formatted": return .formatted
        case "product": return .product
        case "quantity": return .quantity
        case "type": return .type
        case "format": return .format
        default: return .unknown
        }
    }
}
