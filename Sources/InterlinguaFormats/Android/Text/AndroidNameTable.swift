import InterlinguaIR

/// What the names of a document mean to Android, by their index.
struct AndroidNameTable {
    /// What an element within a text is.
    enum TextElement: UInt8 {
        /// An element without namespace: bold, a link, an annotation.
        case span
        /// `g` of XLIFF.
        case protected
        /// Another element of XLIFF, whose tags vanish.
        case xliff
        /// An element of any other namespace, whose tags vanish.
        case foreign
    }

    /// The namespace of `xliff:g`.
    static let xliffNamespace = "urn:oasis:names:tc:xliff:document:1.2"

    /// The namespace of the build tools' attributes.
    static let toolsNamespace = "http://schemas.android.com/tools"

    /// The namespace of what only this compiler reads.
    static let ownNamespace = "urn:interlingua"

    private let elements: [TextElement]

    /// Looks all names of a document up once.
    init(_ names: [XMLName]) {
        elements = names.map { name in
            switch name.namespace {
            case nil: .span
            case Self.xliffNamespace: name.local == "g" ? .protected : .xliff
            default: .foreign
            }
        }
    }

    /// What an element within a text is.
    func element(_ name: UInt32) -> TextElement { elements[Int(name)] }
}
