import InterlinguaFormats
import InterlinguaIR

/// The texts of one file, as the resource compiler leaves them.
final class AndroidResourceFile: Sendable {
    /// The kinds of resources that hold texts.
    enum Kind: UInt8, Sendable, CaseIterable {
        /// The kinds of resources that hold texts.
        case string, plurals, array
    }

    /// A string, a plural or an array.
    struct Resource: Sendable {
        let kind: Kind
        /// The index of its first text.
        let first: Int32
        /// How many texts it has: 1 for a string.
        let count: Int32
        /// Byte offsets of the element in the file.
        let lowerBound: UInt32
        /// Where it ends.
        let upperBound: UInt32
        /// The product that it is for; nil for the default one.
        let product: String?
    }

    struct Text: Sendable {
        let string: String
        let kind: AndroidCompiledText.Kind
        /// Whether it is a text with characters, plain or with markup.
        let isText: Bool
        /// Whether it is one without markup.
        let isPlain: Bool
        /// The category of a plural's item.
        let category: PluralCategory?
        /// Whether the text holds a percent sign, without which formatting changes nothing.
        let hasPercent: Bool
        /// Byte offsets of the element in the file.
        let lowerBound: UInt32
        /// Where it ends.
        let upperBound: UInt32
    }

    let source: SourceFile

    /// Who reads the file.
    let dialect: AndroidDialect

    /// The resources in the order of the file, of one name only the first.
    let resources: [Resource]

    let texts: [Text]

    /// The language of the default folder, as the root element tells it.
    let locale: String?

    /// Whether the resource compiler can read the file at all.
    let isReadable: Bool

    init(
        source: SourceFile,
        dialect: AndroidDialect,
        resources: [Resource],
        texts: [Text],
        locale: String?,
        isReadable: Bool
    ) {
        self.source = source
        self.dialect = dialect
        self.resources = resources
        self.texts = texts
        self.locale = locale
        self.isReadable = isReadable
    }

    func origin(ofText index: Int) -> Origin {
        let text = texts[index]
        return origin(text.lowerBound, text.upperBound)
    }

    func origin(ofResource index: Int) -> Origin {
        let resource = resources[index]
        return origin(resource.lowerBound, resource.upperBound)
    }

    private func origin(_ lowerBound: UInt32, _ upperBound: UInt32) -> Origin {
        Origin(range: SourceRange(file: source, lowerBound: Int(lowerBound), upperBound: Int(upperBound)))
    }
}
