import InterlinguaIR

/// A text of a .strings file, or a plain one of a .stringsdict, read as a format.
struct PlainFormat {
    /// What is said if the text is used as a format.
    private(set) var format: Pattern

    /// Whether the text is meant as a format.
    private(set) var isFormat = false

    private let text: String

    /// Whether the text holds anything that matters to a format.
    let hasPercentSign: Bool
    /// What the format asks of the arguments.
    private(set) var claims: [ArgumentClaim] = []
    /// What is to be said about the format.
    private(set) var diagnostics: [Diagnostic] = []

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - text: The text, escapes undone.
    ///   - bounds: Where it stands.
    ///   - document: The file that it stands in.
    init(_ text: String, bounds: Range<UInt32>, in document: PropertyListDocument) {
        self.text = text
        hasPercentSign = text.containsByte(UInt8(ascii: "%"))
        guard hasPercentSign else {
            format = Pattern(text)
            return
        }
        var bytes = text
        var specifiers = FoundationSpecifiers()
        let pattern = bytes.withUTF8 { specifiers.read($0) ? specifiers.pattern(of: $0) : nil }
        if let pattern {
            format = pattern
            isFormat = true
            claims = document.claims(of: specifiers, in: bounds)
        } else {
            format = Pattern()
            readClosely(bounds: bounds, in: document)
        }
        closeGaps()
    }

    /// Reads a text of any kind.
    private mutating func readClosely(bounds: Range<UInt32>, in document: PropertyListDocument) {
        let parsed = FormatString(parsing: text, as: .foundation)
        isFormat = parsed.hasArguments && !parsed.hasOnlyProseSpecifiers
        var bytes = text
        format = bytes.withUTF8 { bytes in
            parsed.pattern(of: bytes) { variable in
                // Without an entry in the .stringsdict the reference is an object like any other.
                [.placeholder(Placeholder(argument: variable.position - 1))]
            }
        }
        var cursor = DecodingCursor()
        for problem in parsed.problems {
            diagnostics.append(problem.diagnostic(at: document.range(ofBytes: problem.range, in: bounds, &cursor)))
        }
        cursor = DecodingCursor()
        for piece in parsed.pieces {
            guard piece.kind.takesArgument else { continue }
            let range = document.range(ofBytes: piece.range, in: bounds, &cursor)
            claims.appendClaims(of: piece, range: range)
            if case .variable(let variable) = piece.kind {
                let message = "undefined variable “\(variable.name)”: the .stringsdict has no entry of this key"
                diagnostics.append(Diagnostic(.error, .missingVariable, message, at: range))
            }
        }
        if let mixed = parsed.mixedNumbering {
            let range = document.range(ofBytes: mixed.range, in: bounds)
            diagnostics.append(mixed.diagnostic(isInVariable: false, at: range))
        }
    }

    /// What is said if the text is not used as a format; nil if that is the same.
    var plain: Pattern? {
        guard hasPercentSign else { return nil }
        let plain = Pattern(text)
        return plain == format ? nil : plain
    }

    /// Moves arguments to where the app reads them.
    ///
    /// CoreFoundation does not step over an argument that no specifier mentions, so that all later ones shift down.
    private mutating func closeGaps() {
        var arguments = ArgumentSet()
        for index in claims.indices { arguments.insert(claims[index].argument) }
        guard let last = arguments.highest, last >= arguments.count else { return }
        let used = arguments.sorted
        var places: [Int: Int] = [:]
        for (place, argument) in used.enumerated() { places[argument] = place }
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

extension PropertyListDocument {
    /// What the specifiers of a string take their arguments for.
    func claims(of specifiers: FoundationSpecifiers, in bounds: Range<UInt32>) -> [ArgumentClaim] {
        var claims: [ArgumentClaim] = []
        claims.reserveCapacity(specifiers.list.count)
        var cursor = DecodingCursor()
        for specifier in specifiers.list {
            claims.append(ArgumentClaim(of: specifier, range: range(ofBytes: specifier.range, in: bounds, &cursor)))
        }
        return claims
    }
}

extension FormatPiece.Kind {
    /// Whether the piece reads an argument, be it only to step over it.
    var takesArgument: Bool {
        switch self {
        case .text, .replacement: false
        case .specifier, .variable, .skipped: true
        }
    }
}

extension FormatProblem {
    /// The problem as a diagnostic at a place in a file.
    func diagnostic(at range: SourceRange) -> Diagnostic {
        Diagnostic(severity, kind, message, at: range)
    }
}
