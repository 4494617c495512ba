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
        let name: String
        /// The indices of its texts: of one for a string.
        let texts: Range<Int>
        /// Byte offsets of the element in the file.
        let bounds: Range<UInt32>
        /// The product that it is for; nil for the default one.
        let product: String?
    }

    /// One text with its place.
    struct Text: Sendable {
        /// The characters.
        let string: String
        let kind: AndroidCompiledText.Kind
        /// The category of a plural's item.
        let category: PluralCategory?
        /// Byte offsets of the element in the file.
        let bounds: Range<UInt32>
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

    init(source: SourceFile, resources: [Resource], texts: [Text], locale: String?, isReadable: Bool) {
        self.source = source
        dialect = AndroidDialect(path: source.path)
        self.resources = resources
        self.texts = texts
        self.locale = locale
        self.isReadable = isReadable
    }

    /// Where a text stands.
    func origin(ofText index: Int) -> Origin { Origin(range: SourceRange(file: source, bounds: texts[index].bounds)) }

    /// Where a resource stands.
    func origin(ofResource index: Int) -> Origin {
        Origin(range: SourceRange(file: source, bounds: resources[index].bounds))
    }
}
