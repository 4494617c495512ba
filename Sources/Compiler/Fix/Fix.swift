import InterlinguaFormats
import InterlinguaIR

/// The repair of a finding, where there is one that no person has to think about.
struct Fix {
    var edits: [TextEdit]

    /// Whether users see other texts than before; if not, the repair only takes away what nobody sees.
    var changesTexts: Bool

    /// - Parameter elements: those of the file that the finding is about.
    init?(of finding: Finding, _ elements: FileElements) {
        guard let range = finding.diagnostic.range else { return nil }
        let kind = finding.diagnostic.kind
        let text = range.file.utf8
        guard range.offsets.upperBound <= text.count else { return nil }
        switch kind {
        // A language that CLDR doesn't know may get rules yet. Forms of another version of i18next wait for a migration.
        case .foreignCategory:
            guard let language = finding.language, PluralRules.areKnown(for: language, kind: .cardinal),
                let element = elements.element(around: range.offsets)
            else { return nil }
            edits = [TextEdit(removing: element.range, from: text, isInList: element.isInList)]
            changesTexts = false
        case .variableWidth:
            guard let sign = text[range.offsets].firstIndex(of: UInt8(ascii: "#")) else { return nil }
            edits = [TextEdit(inserting: "$", at: sign)]
            changesTexts = true
        case .argumentNotShown:
            let spelling = String(decoding: text[range.offsets], as: UTF8.self)
            guard let sign = spelling.unicodeScalars.first, spelling.unicodeScalars.count == 1,
                sign.isForeignPercentSign
            else { return nil }
            edits = [TextEdit(replacing: range.offsets, by: "%")]
            changesTexts = true
        case .multipleSubstitutions:
            edits = Self.positions(in: elements, around: range.offsets)
            changesTexts = true
        case .missingOther:
            guard let language = finding.language,
                let edit = Self.other(from: elements, around: range.offsets, in: language)
            else { return nil }
            edits = [edit]
            changesTexts = true
        default: return nil
        }
        if edits.isEmpty { return nil }
    }

    /// Numbers the specifiers of a text in their order, as Java counts them.
    private static func positions(in elements: FileElements, around place: Range<Int>) -> [TextEdit] {
        guard let document = elements.xml,
            // The place may be within markup of the text.
            let element = elements.element(
                around: place,
                where: { ["string", "item"].contains(document.name(of: document.events[$0.startTag]).local) }
            )
        else { return [] }
        let start = element.startTag
        var edits: [TextEdit] = []
        var next = 1
        for event in document.events[start..<Int(document.events[start].partner)] where event.kind == .text {
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
        from elements: FileElements,
        around place: Range<Int>,
        in language: LanguageTag
    ) -> TextEdit? {
        let rules = PluralRules.rules(for: language, kind: .cardinal)
        guard rules.hasCategory(.many), !rules.smallNumberCategories.contains(.other), let document = elements.xml,
            let start = elements.element(around: place)?.startTag
        else { return nil }
        let text = document.file.utf8
        let children = document.children(of: document.valueOfKey(start) ?? start)
        guard
            let many = children.first(where: { child in
                let event = document.events[child]
                return document.attributes(of: event).contains { document.string(of: $0) == "many" }
                    || document.valueOfKey(child) != nil && document.string(of: document.events[child + 1]) == "many"
            }),
            let last = children.last
        else { return nil }
        let range = document.range(ofElement: document.valueOfKey(many) ?? many, from: many)
        let margin = text[..<range.lowerBound].reversed().prefix { $0 <= 0x20 }.reversed()
        let copy = String(decoding: text[range], as: UTF8.self)
        return TextEdit(
            inserting: String(decoding: margin, as: UTF8.self)
                + copy.replacing("many", with: "other", maxReplacements: 1),
            at: document.range(ofElement: last, from: last).upperBound
        )
    }
}
