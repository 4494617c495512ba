import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms

/// The repair of a finding, where there is one that no person has to think about.
struct Fix {
    var edits: [TextEdit]

    /// Whether users see other texts than before; if not, the repair only takes away what nobody sees.
    var changesTexts: Bool

    /// - Parameter outline: that of the file that the finding is about.
    init?(of finding: Finding, in outline: FileOutline) {
        guard let range = finding.diagnostic.range?.offsets else { return nil }
        let text = outline.file.utf8
        guard range.upperBound <= text.count else { return nil }
        switch finding.diagnostic.kind {
        // A language that CLDR doesn't know may get rules yet. Forms of another version of i18next wait for a migration.
        case .foreignCategory:
            guard let language = finding.language, PluralRules.areKnown(for: language, kind: .cardinal),
                let item = outline.item(around: range)
            else { return nil }
            edits = [TextEdit(removing: item.range, from: text, isInList: !outline.separator.isEmpty)]
            changesTexts = false
        case .variableWidth:
            // With a position or a precision before it the number is a width indeed.
            guard let sign = text[range].dropFirst().firstIndex(where: { !(0x30...0x39).contains($0) }),
                text[sign] == UInt8(ascii: "#")
            else { return nil }
            edits = [TextEdit(inserting: "$", at: sign)]
            changesTexts = true
        case .argumentNotShown:
            let spelling = String(decoding: text[range], as: UTF8.self)
            guard let sign = spelling.unicodeScalars.first, spelling.unicodeScalars.count == 1,
                sign.isForeignPercentSign
            else { return nil }
            edits = [TextEdit(replacing: range, by: "%")]
            changesTexts = true
        case .multipleSubstitutions:
            edits = Self.positions(in: outline, around: range)
            changesTexts = true
        case .missingOther:
            guard let language = finding.language,
                let edit = Self.other(from: outline, around: range, in: language)
            else { return nil }
            edits = [edit]
            changesTexts = true
        default: return nil
        }
        if edits.isEmpty { return nil }
    }

    /// Numbers the specifiers of a text in their order, as Java counts them.
    private static func positions(in outline: FileOutline, around place: Range<Int>) -> [TextEdit] {
        guard let item = outline.item(around: place)?.range else { return [] }
        let document = XMLReader.read(outline.file).document
        var edits: [TextEdit] = []
        var next = 1
        for event in document.events
        where [.text, .cdata].contains(event.kind) && item.contains(Int(event.lowerBound)) {
            let format = FormatString(parsing: document.string(of: event), as: .java, startingPosition: next)
            for piece in format.pieces {
                guard case .specifier(let specifier) = piece.kind else { continue }
                guard specifier.numbering == .implicit else { return [] }
                let range = document.range(ofBytes: piece.range, in: event).offsets
                edits.append(TextEdit(inserting: "\(specifier.position)$", at: range.lowerBound + 1))
                next = specifier.position + 1
            }
        }
        return edits
    }

    /// Writes a plural's text for “many” again for “other”, where the language has “other” for fractions alone.
    private static func other(
        from outline: FileOutline,
        around place: Range<Int>,
        in language: LanguageTag
    ) -> TextEdit? {
        let rules = PluralRules.rules(for: language, kind: .cardinal)
        guard rules.hasCategory(.many), !rules.smallNumberCategories.contains(.other),
            let variants = outline.item(around: place)?.content?.items,
            let many = variants.first(where: { $0.name == "many" }), let last = variants.last
        else { return nil }
        let text = outline.file.utf8
        let margin = text[many.trivia].reversed().prefix { $0 <= 0x20 }.reversed()
        let copy = String(decoding: text[many.range], as: UTF8.self)
        return TextEdit(
            inserting: outline.separator + String(decoding: margin, as: UTF8.self)
                + copy.replacing("many", with: "other", maxReplacements: 1),
            at: last.range.upperBound
        )
    }
}

extension SourceRange {
    /// Byte offsets into the file's text.
    fileprivate var offsets: Range<Int> { Int(lowerBound)..<Int(upperBound) }
}
