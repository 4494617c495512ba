import InterlinguaIR

/// What the names of a document mean to Android, by their index.
package struct AndroidNameTable {
    /// What an element within a text is.
    package enum TextElement: UInt8 {
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
    package static let xliffNamespace = "urn:oasis:names:tc:xliff:document:1.2"

    /// The namespace of the build tools' attributes.
    package static let toolsNamespace = "http://schemas.android.com/tools"

    /// The namespace of what only this compiler reads.
    package static let ownNamespace = "urn:interlingua"

    /// What an attribute of an element within a text is.
    enum TextAttribute: UInt8 {
        /// The attributes of `g` of XLIFF.
        case id, example
        /// A declaration of a namespace.
        case namespace
        /// Any other attribute.
        case other
    }

    private let elements: [TextElement]
    private let attributes: [TextAttribute]

    /// Looks all names of a document up once.
    package init(_ names: [XMLName]) {
        elements = names.map { name in
            switch name.namespace {
            case nil: .span
            case Self.xliffNamespace: name.local == "g" ? .protected : .xliff
            default: .foreign
            }
        }
        attributes = names.map { name in
            if name.prefix == "xmlns" { return .namespace }
            guard name.namespace == nil else { return .other }
            return name.local == "id" ? .id : name.local == "example" ? .example : .other
        }
    }

    /// What an element within a text is.
    package func element(_ name: UInt32) -> TextElement { elements[Int(name)] }

    /// What an attribute of an element within a text is.
    func attribute(_ name: UInt32) -> TextAttribute { attributes[Int(name)] }
}
