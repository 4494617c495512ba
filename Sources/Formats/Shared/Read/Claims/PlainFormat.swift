import InterlinguaIR

/// A text that is no choice, read as a format for the case that it is one.
struct PlainFormat: Sendable {
    /// What is said if the text is used as a format.
    private(set) var format: Pattern

    /// Whether the text is meant as a format.
    private(set) var isFormat = false

    private(set) var claims: [ArgumentClaim] = []

    /// What is to be said about the format.
    private(set) var diagnostics: [Diagnostic] = []

    private let text: String

    /// Takes a text as it is, which the app does not format.
    init(verbatim text: String) {
        self.text = text
        format = Pattern(text)
    }

    /// Reads a text of a property list.
    ///
    /// - Parameters:
    ///   - text: The text, escapes undone.
    ///   - bounds: Where it stands.
    ///   - document: The file that it stands in.
    init(_ text: String, bounds: Range<UInt32>, in document: PropertyListDocument) {
        var cursor = DecodingCursor()
        self.init(text, ofBundle: true) { document.range(ofBytes: $0, in: bounds, &cursor) }
    }

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - text: The text, escapes undone.
    ///   - isOfBundle: Whether Foundation looks the text up in a bundle, and so its variables.
    ///   - range: The place of a stretch of the text.
    init(_ text: String, ofBundle isOfBundle: Bool, range: (Range<Int>) -> SourceRange) {
        self.init(verbatim: text)
        guard text.containsByte(UInt8(ascii: "%")) else { return }
        let parsed = FormatString(parsing: text, as: .foundation)
        isFormat = parsed.hasArguments && !parsed.hasOnlyProseSpecifiers
        var bytes = text
        format = bytes.withUTF8 { bytes in
            // Without an entry in a .stringsdict the reference is an object like any other.
            parsed.pattern(of: bytes) { [.placeholder(Placeholder(argument: $0.position - 1))] }
        }
        for problem in parsed.problems { diagnostics.append(problem.diagnostic(at: range(problem.range))) }
        for piece in parsed.pieces where piece.takesArgument {
            let range = range(piece.range)
            claims.appendClaims(of: piece, range: range)
            if isOfBundle, case .variable(let variable) = piece.kind {
                let message = "undefined variable “\(variable.name)”: the .stringsdict has no entry of this key"
                diagnostics.append(Diagnostic(.error, .missingVariable, message, at: range))
            }
        }
        if isOfBundle, let mixed = parsed.mixedNumbering {
            diagnostics.append(mixed.diagnostic(isInVariable: false, at: range(mixed.range)))
        }
        closeGaps()
    }

    var percentSigns: PercentSigns { PercentSigns(hasArguments: isFormat, problems: diagnostics.lazy.map(\.kind)) }

    /// What is said if the text is not used as a format; nil if that is the same.
    var plain: Pattern? {
        let plain = Pattern(text)
        return plain == format ? nil : plain
    }

    /// Moves arguments to where the app reads them.
    ///
    /// CoreFoundation does not step over an argument that no specifier mentions, so that all later ones shift down.
    private mutating func closeGaps() {
        let arguments = Set(claims.map(\.argument))
        guard let last = arguments.max(), last >= arguments.count else { return }
        var places: [Int: Int] = [:]
        for (place, argument) in arguments.sorted().enumerated() { places[argument] = place }
        format = format.mappingArguments { places[$0] ?? $0 }
        guard let shifted = claims.first(where: { places[$0.argument] != $0.argument }) else { return }
        let missing = (0..<last).first { places[$0] == nil } ?? 0
        let shown = (places[shifted.argument] ?? 0) + 1
        let message =
            "argument \(missing + 1) is skipped: Foundation shows argument \(shown) in place of \(shifted.argument + 1)"
        diagnostics.append(Diagnostic(.warning, .skippedPosition, message, at: shifted.range))
        for index in claims.indices {
            claims[index].argument = places[claims[index].argument] ?? claims[index].argument
        }
    }
}

extension FormatProblem {
    /// The problem as a diagnostic at a place in a file.
    func diagnostic(at range: SourceRange) -> Diagnostic {
        Diagnostic(severity, kind, message, at: range)
    }
}
