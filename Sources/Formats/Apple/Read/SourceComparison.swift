import InterlinguaIR

/// Compares what translations show with what the source text shows.
struct SourceComparison {
    private let source: LocatedDraft
    private let isFormat: Bool
    private let note: Diagnostic.Note

    /// What the source text takes arguments for that it shows.
    private let sourceClaims: [ArgumentClaim]

    /// The arguments that the source text shows for most numbers, ascending.
    private let shown: [Int]

    private var translation: LocatedDraft
    private var language: LanguageTag
    /// What is to be said about the files.
    private(set) var diagnostics: [Diagnostic] = []

    /// Prepares for the comparison with a source text: of arguments, if the texts are used as formats, and of names in braces.
    init(source: LocatedDraft, in language: LanguageTag, asFormats isFormat: Bool) {
        self.source = source
        self.isFormat = isFormat
        note = Diagnostic.Note("the source text is here", at: source.document.range(source.draft.valueBounds))
        sourceClaims = isFormat ? source.draft.claims.filter(\.isShown) : []
        shown = isFormat ? source.draft.shownArguments.sorted() : []
        translation = source
        self.language = language
    }

    mutating func compare(_ translation: LocatedDraft, in language: LanguageTag) {
        self.translation = translation
        self.language = language
        // An empty translation is reported as such.
        if translation.draft.text == "" { return }
        let inTranslation = shown.isEmpty ? [] : translation.draft.shownArguments
        var missing = shown.filter { !inTranslation.contains($0) }
        var names = BracedNameComparison(
            source: source.draft.textWithBraces,
            translation: translation.draft.textWithBraces
        )
        while let stranger = names.strangers.first, !missing.isEmpty {
            let place = stranger.number.flatMap { missing.firstIndex(of: $0) } ?? 0
            reportForeign(stranger, for: sourceClaims.first { $0.argument == missing[place] })
            missing.remove(at: place)
            names.removeFirstStranger()
        }
        reportMissing(missing)
        if isFormat {
            reportExtra(
                translation.draft.claims.filter { claim in
                    claim.isShown && !sourceClaims.contains { $0.argument == claim.argument }
                },
                isFormat: !sourceClaims.isEmpty
            )
        }
        if source.draft.text != nil, translation.draft.text != nil {
            diagnostics += names.diagnostics(language: language, textRange: textRange, notes: [note], range: range)
        }
    }

    // MARK: Arguments

    /// Reports another platform's placeholder, such as `{0}`, where the source text has a specifier.
    private mutating func reportForeign(_ name: BracedName, for claim: ArgumentClaim?) {
        let specifier = claim.map { "%\($0.argument + 1)$\($0.conversion.isEmpty ? "@" : $0.conversion)" } ?? "%@"
        let message = "“\(name.spelling)” is shown literally; the source text has \(specifier)"
        diagnostics.append(
            Diagnostic(.warning, .foreignPlaceholder, message, at: range(of: name), notes: [note])
        )
    }

    private mutating func reportMissing(_ arguments: [Int]) {
        // A variable that nothing refers to has been reported at its place.
        if arguments.isEmpty || !translation.draft.details.annotation.unusedVariables.isEmpty { return }
        var cause = ""
        var range = textRange
        if let text = translation.draft.text, let sign = text.unicodeScalars.first(where: \.isForeignPercentSign) {
            let offset = text.unicodeScalars.prefix { $0 != sign }.reduce(0) { $0 + UTF8.width($1) }
            cause = "; “\(sign)” is not “%” and begins no specifier"
            range = translation.document.range(
                ofBytes: offset..<offset + UTF8.width(sign),
                in: translation.draft.valueBounds
            )
        }
        diagnostics.append(
            .argumentsNotShown(arguments, language: language, cause: cause, at: range, notes: [note])
        )
    }

    private mutating func reportExtra(_ claims: [ArgumentClaim], isFormat: Bool) {
        var reported: Set<Int> = []
        for claim in claims.sorted(by: { $0.argument < $1.argument }) where reported.insert(claim.argument).inserted {
            diagnostics.append(
                .argumentNotInSource(
                    claim.argument,
                    language: language,
                    isFormat: isFormat,
                    at: claim.range,
                    notes: [note]
                )
            )
        }
    }

    // MARK: Places

    private func range(of name: BracedName) -> SourceRange {
        translation.document.range(ofBytes: name.range, in: translation.draft.valueBounds)
    }

    /// The text, or that for most numbers.
    private var textRange: SourceRange {
        for select in translation.draft.format.selects {
            if let range = select.variants.last?.origin.range { return range }
        }
        return translation.document.range(translation.draft.valueBounds)
    }
}

extension Unicode.Scalar {
    /// Whether it is a percent sign that no format knows: the Arabic, the full-width or the small one.
    package var isForeignPercentSign: Bool { self == "\u{66A}" || self == "\u{FF05}" || self == "\u{FE6A}" }
}
