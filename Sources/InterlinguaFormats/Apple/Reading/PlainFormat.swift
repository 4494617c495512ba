import InterlinguaIR

/// A text of a .strings file, or a plain one of a .stringsdict, read as a format.
struct PlainFormat {
    private(set) var format: Pattern
    private(set) var plain: Pattern?
    private(set) var isFormat = false

    /// Whether the text holds anything that matters to a format.
    let hasPercentSign: Bool
    private(set) var claims: [ArgumentClaim] = []
    private(set) var diagnostics: [Diagnostic] = []

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - text: The text, escapes undone.
    ///   - bounds: Where it stands.
    ///   - document: The file that it stands in.
    init(_ text: String, bounds: Range<UInt32>, in document: PropertyListDocument) {
        hasPercentSign = text.utf8.contains(UInt8(ascii: "%"))
        guard hasPercentSign else {
            format = Pattern(text)
            return
        }
        let parsed = FormatString(parsing: text, as: .foundation)
        isFormat = parsed.hasArguments && !parsed.hasOnlyProseSpecifiers
        plain = Pattern(text)
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
            claims += ArgumentClaim.claims(of: piece, range: range)
            if case .variable(let variable) = piece.kind {
                let message = "the variable “\(variable.name)” is not defined, since the .stringsdict has no such entry"
                diagnostics.append(Diagnostic(.error, "missing-variable", message, at: range))
            }
        }
        if let mixed = parsed.mixedNumbering {
            let range = document.range(ofBytes: mixed.range, in: bounds)
            diagnostics.append(mixed.diagnostic(isInVariable: false, at: range))
        }
        if format == plain { plain = nil }
        closeGaps(parsed, bounds: bounds, in: document)
    }

    /// Moves arguments to where the app reads them.
    ///
    /// CoreFoundation does not step over an argument that no specifier mentions, so that all later ones shift down.
    private mutating func closeGaps(_ parsed: FormatString, bounds: Range<UInt32>, in document: PropertyListDocument) {
        let used = Set(claims.map(\.argument)).sorted()
        guard let last = used.last, last >= used.count else { return }
        var places: [Int: Int] = [:]
        for (place, argument) in used.enumerated() { places[argument] = place }
        format = format.mappingArguments { places[$0] ?? $0 }
        guard let shifted = claims.first(where: { places[$0.argument] != $0.argument }) else { return }
        let missing = (0..<last).first { places[$0] == nil } ?? 0
        let shown = (places[shifted.argument] ?? 0) + 1
        let message =
            "no specifier mentions argument \(missing + 1), so that argument \(shown) is shown in place of \(shifted.argument + 1)"
        diagnostics.append(Diagnostic(.warning, "skipped-position", message, at: shifted.range))
        for index in claims.indices {
            claims[index].argument = places[claims[index].argument] ?? claims[index].argument
        }
    }
}

extension ArgumentClaim {
    /// What a piece of a format takes its arguments for; of a variable nothing, since its value type tells that.
    static func claims(of piece: FormatPiece, range: SourceRange) -> [ArgumentClaim] {
        switch piece.kind {
        case .text, .replacement: return []
        case .variable(let variable):
            return [
                ArgumentClaim(
                    argument: variable.position - 1,
                    type: .any,
                    storage: .none,
                    conversion: "",
                    range: range,
                    isShown: true
                )
            ]
        case .skipped(let position):
            return [
                ArgumentClaim(
                    argument: position - 1,
                    type: .any,
                    storage: .none,
                    conversion: "",
                    range: range,
                    isShown: false
                )
            ]
        case .specifier(let specifier):
            let sizes = specifier.sizePositions.map { position in
                ArgumentClaim(
                    argument: position - 1,
                    type: .integer(IntegerType(bits: 32)),
                    storage: .number,
                    conversion: "d",
                    range: range,
                    isShown: true
                )
            }
            let value = ArgumentClaim(
                argument: specifier.position - 1,
                type: specifier.type,
                storage: Storage(conversion: specifier.conversion),
                conversion: specifier.conversion,
                range: range,
                isShown: true
            )
            return sizes + [value]
        }
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
        Diagnostic(severity, identifier, message, at: range)
    }
}
