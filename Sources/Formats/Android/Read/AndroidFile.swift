import InterlinguaIR

/// One file, read as far as that is possible without the others.
///
/// Changed only while it is read. An object, since everybody who looks at a part would copy references to all of them
/// otherwise.
package final class AndroidFile: @unchecked Sendable {
    /// The kinds of entries, which are name spaces of their own.
    package enum Kind: UInt8, Sendable {
        /// `<string>`, `<plurals>` and `<string-array>`, under any of their names.
        case string, plurals, array

        /// The kind of look-up.
        var lookup: Key.Kind {
            switch self {
            case .string: .text
            case .plurals: .plural
            case .array: .list
            }
        }

        /// The type in references and diagnostics.
        package var type: String {
            switch self {
            case .string: "string"
            case .plurals: "plurals"
            case .array: "array"
            }
        }
    }

    /// One entry of the file.
    struct Resource: Sendable {
        /// The name space.
        var kind: Kind
        /// `translatable="false"`, or a file that is not to be translated.
        var isUntranslatable = false
        /// `formatted="false"` with a text that is no format throughout.
        var isUnformatted = false
        var name: String
        /// How the file spells the name, where it is mangled there.
        var spelling: String?
        /// The texts: one of a string, any number otherwise.
        var firstItem: Int32
        /// How many texts there are.
        var itemCount: Int32
        /// Where it stands.
        var bounds: Range<UInt32>
        /// Index into `extras`; -1 without any.
        var extra: Int32 = -1
    }

    /// One text.
    struct Item: Sendable {
        /// What it says: as a format if it shows arguments, else literally.
        var pattern = Pattern()
        /// The start element that holds it.
        var event: Int32
        /// Where that element stands.
        var bounds: Range<UInt32>
        /// Nil if it holds no percent sign.
        var format: Format?
        /// Nil if it refers to no resource of the project.
        var reference: ReferenceItem?
        /// The quantity of a plural's item.
        var category: PluralCategory = .other

        /// Whether it says nothing.
        var isEmpty: Bool { pattern.isEmpty }
    }

    /// What a text with percent signs says if it is used as a format.
    ///
    /// An object, since few texts have one.
    final class Format: Sendable {
        /// What it takes arguments for.
        let claims: [Claim]
        /// The names that it gives to arguments.
        let names: [ArgumentName]
        /// What is wrong with it.
        let problems: [FormatProblem]
        /// Whether it shows an argument.
        let hasArguments: Bool
        /// Whether no percent sign in it can be meant literally.
        let isThroughout: Bool

        var percentSigns: PercentSigns { PercentSigns(hasArguments: hasArguments, problems: problems.lazy.map(\.kind)) }

        init(_ format: FormatString, names: [ArgumentName]) {
            claims = format.claims.map { Claim(argument: $0.position - 1, type: $0.type) }
            self.names = names
            problems = format.problems
            hasArguments = format.hasArguments
            isThroughout = format.isFormatThroughout
        }
    }

    /// What a text takes an argument for.
    struct Claim: Sendable {
        /// Index into the entry's arguments.
        var argument: Int
        var type: ArgumentType
    }

    /// The name that a protected part gives to an argument.
    struct ArgumentName: Sendable, Equatable {
        /// Index into the entry's arguments.
        var argument: Int
        var name: String
    }

    /// What few entries have.
    struct Extra: Sendable {
        /// The comment above the entry, or behind it.
        var comment: String?
        /// The comments further up.
        var headings: [String] = []
        /// The element if it is not the usual one.
        var element: String?
        /// Attributes without a meaning of their own, in the order in which they are written.
        var attributes: [AndroidAttribute] = []
        /// Nil without the attribute; empty and `default` are the default product.
        var product: String?
        /// What the entry is a part of.
        var part: PartAnnotation?
        /// The position of the selecting number; 0 if it is passed apart from the texts' arguments.
        var number: Int?
        /// The name that the entry has outside of Android.
        var originalName: String?
        /// Comments and blank lines between the items.
        var itemGaps: [AndroidItemGap] = []

        /// The product that is not the default one.
        var variantProduct: String? {
            guard let product, !product.isEmpty, product != "default" else { return nil }
            return product
        }
    }

    /// A text that refers to another resource of the project; an object, since few texts do.
    final class ReferenceItem: Sendable {
        /// The type in the reference: `string`, `plurals` or `array`.
        let type: String
        /// The name in the reference.
        let name: String

        init(type: String, name: String) { (self.type, self.name) = (type, name) }
    }

    /// Where the file stands.
    let path: AndroidPath
    /// The file as XML, whose events are read anew where places within texts are asked for.
    let xml: XMLDocumentHolder

    /// Who reads the file.
    let dialect: AndroidDialect
    /// The entries, in the order of the file.
    var resources: [Resource] = []
    /// The texts of all entries.
    var items: [Item] = []
    /// What few entries have.
    var extras: [Extra] = []
    /// Whether names were mangled, which files that declare our namespace tell.
    var hasMangledNames = false
    /// Whether there was nothing but elements that are no texts, such as colours.
    var hasOnlyOthers = false
    /// The language that our own attribute of the root names.
    var ownLanguage: LanguageTag?
    /// The table that our own attribute of the root names, without its module.
    var ownTable: String?
    /// The language that `tools:locale` names.
    var locale: String?
    /// Attributes of the root element without a meaning of their own.
    var rootAttributes: [AndroidAttribute] = []
    /// Comments before the root element.
    var headers: [String] = []
    /// Comments behind the last entry.
    var footers: [String] = []
    /// What is to be said about the file by itself.
    var diagnostics: [Diagnostic] = []

    init(path: AndroidPath, xml: XMLDocumentHolder, dialect: AndroidDialect) {
        self.dialect = dialect
        self.path = path
        self.xml = xml
    }

    /// The table of the file's entries.
    var table: String { ownTable.map { path.module + $0 } ?? path.table }

    /// Where an entry stands.
    func range(ofResource index: Int) -> SourceRange { SourceRange(file: xml.file, bounds: resources[index].bounds) }

    /// Where the element of a text stands.
    func range(ofItem item: Int) -> SourceRange { SourceRange(file: xml.file, bounds: items[item].bounds) }
}

extension AndroidFile.Item {
    /// Whether the text may spell its number, as “one file” does, or tell that there is none.
    var maySpellNumber: Bool {
        switch category {
        case .zero, .one, .two: true
        case .few, .many, .other: false
        }
    }
}

extension AndroidFile {
    /// Where a text stands, without its tags; the whole element if there is no text in it.
    func range(ofText item: Int) -> SourceRange {
        let document = xml.document
        let start = Int(items[item].event)
        let end = Int(document.events[start].partner)
        guard end > start + 1 else { return range(ofItem: item) }
        return SourceRange(
            file: document.file,
            lowerBound: Int(document.events[start + 1].lowerBound),
            upperBound: Int(document.events[end - 1].upperBound)
        )
    }

    /// Where a plural's text says which numbers it is for.
    func range(ofQuantity item: Int) -> SourceRange {
        let document = xml.document
        let event = document.events[Int(items[item].event)]
        let first = Int(event.first)
        for index in first..<first + Int(event.count) {
            let name = document.names[Int(document.attributes[index].name)]
            if name.namespace == nil, name.local == "quantity" {
                return document.valueRange(ofAttribute: index, in: event)
            }
        }
        return range(ofItem: item)
    }

    /// Where a text first shows an argument.
    func range(ofArgument argument: Int, inItem item: Int) -> SourceRange {
        let range = decodingAgain(items[item].event) { text, decoder in
            let format = text.bytes.withUnsafeBufferPointer { FormatString(parsing: $0, as: decoder.formatDialect) }
            let claim = format.claims.first { $0.position == argument + 1 }
            return claim.flatMap { decoder.range(ofDecoded: $0.range) }
        }
        return range ?? self.range(ofText: item)
    }

    /// Where the first specifier without position stands in the text of an element.
    func range(ofUnnumberedSpecifierIn start: Int) -> SourceRange? {
        decodingAgain(Int32(truncatingIfNeeded: start)) { text, decoder in
            let format = text.bytes.withUnsafeBufferPointer { FormatString(parsing: $0, as: decoder.formatDialect) }
            for piece in format.pieces {
                if case .specifier(let specifier) = piece.kind, specifier.numbering != .explicit {
                    return decoder.range(ofDecoded: piece.range)
                }
            }
            return nil
        }
    }

    /// Diagnostics about a format, whose text is decoded again to find the places.
    func diagnostics(for problems: [FormatProblem], at start: Int32) -> [Diagnostic] {
        decodingAgain(start) { _, decoder in
            problems.prefix(AndroidTextDecoder.reportLimit).map {
                Diagnostic($0.severity, $0.kind, $0.message, at: decoder.range(ofDecoded: $0.range))
            }
        }
    }

    /// What a text says as a format or literally, whatever it was read as.
    func pattern(ofItem item: Int, isFormat: Bool) -> Pattern {
        guard let format = items[item].format, format.hasArguments != isFormat else { return items[item].pattern }
        return decodingAgain(items[item].event) { text, decoder in
            var builder = AndroidPatternBuilder(document: decoder.document, names: decoder.names)
            if !isFormat { return builder.build(text) }
            let format = text.bytes.withUnsafeBufferPointer { FormatString(parsing: $0, as: decoder.formatDialect) }
            return builder.build(text, format: format)
        }
    }

    /// Decodes the text of an element again, now with the places of its bytes.
    private func decodingAgain<Result>(
        _ start: Int32,
        _ body: (AndroidText, AndroidTextDecoder) -> Result
    ) -> Result {
        let document = xml.document
        return document.events.withUnsafeBufferPointer { events in
            document.withBytes { arena in
                var decoder = AndroidTextDecoder(
                    document: document,
                    events: events,
                    arena: arena,
                    names: AndroidNameTable(document.names),
                    dialect: dialect,
                    keepsPlaces: true
                )
                let text = decoder.decode(children: (Int(start) + 1)..<Int(events[Int(start)].partner))
                return body(text, decoder)
            }
        }
    }
}
