import InterlinguaIR

/// A text of a file, read as a format for the case that it is one.
struct FormatText: Sendable {
    /// Whether the text is meant as a format.
    let isFormat: Bool

    /// What the text takes arguments for, in its order.
    private(set) var claims: [ArgumentClaim] = []

    /// What is to be said about the text if it is used as a format.
    private(set) var diagnostics: [Diagnostic] = []

    private let text: SwifternalizationFile.Text
    private var format: Pattern?

    /// Reads a text, as a format unless that is left to the app.
    init(_ text: SwifternalizationFile.Text, keepsTextUnformatted: Bool = false) {
        self.text = text
        guard !keepsTextUnformatted, text.text.containsASCII(UInt8(ascii: "%")) else {
            isFormat = false
            return
        }
        let parsed = FormatString(parsing: text.text, as: .foundation)
        isFormat = parsed.hasArguments && !parsed.hasOnlyProseSpecifiers
        var bytes = text.text
        format = bytes.withUTF8 { bytes in
            parsed.pattern(of: bytes) { [.placeholder(Placeholder(argument: $0.position - 1))] }
        }
        for problem in parsed.problems {
            let range = text.range(ofBytes: problem.range)
            diagnostics.append(Diagnostic(problem.severity, problem.kind, problem.message, at: range))
        }
        for piece in parsed.pieces where piece.takesArgument {
            claims.appendClaims(of: piece, range: text.range(ofBytes: piece.range))
        }
        closeGaps()
    }

    /// What the text says.
    func pattern(isFormat: Bool) -> Pattern {
        if isFormat, let format { return format }
        return Pattern(text.text)
    }

    /// How many arguments there have to be.
    var argumentCount: Int { (claims.map(\.argument).max() ?? -1) + 1 }

    /// The lowest argument that is shown as a whole number.
    var firstInteger: Int? { claims.lazy.filter(\.isWholeNumber).map(\.argument).min() }

    /// What the text says of its arguments' types.
    func uses(in language: LanguageTag) -> [TypeUse] {
        claims.map {
            TypeUse(argument: $0.argument, type: $0.type, origin: Origin(range: $0.range), language: language)
        }
    }

    /// Moves arguments to where the app reads them: CoreFoundation does not step over an argument that no specifier of the
    /// text mentions, so that all later ones shift down.
    private mutating func closeGaps() {
        let used = Set(claims.map(\.argument)).sorted()
        guard let last = used.last, last >= used.count else { return }
        var places: [Int: Int] = [:]
        for (place, argument) in used.enumerated() { places[argument] = place }
        format = format?.mappingArguments { places[$0] ?? $0 }
        if let shifted = claims.first(where: { places[$0.argument] != $0.argument }) {
            let missing = (0..<last).first { places[$0] == nil } ?? 0
            let shown = (places[shifted.argument] ?? 0) + 1
            let message =
                "argument \(missing + 1) is skipped: Foundation shows argument \(shown) in place of \(shifted.argument + 1)"
            diagnostics.append(Diagnostic(.warning, .skippedPosition, message, at: shifted.range))
        }
        for index in claims.indices {
            claims[index].argument = places[claims[index].argument] ?? claims[index].argument
        }
    }
}

extension ArgumentClaim {
    /// Whether the argument is shown as a whole number in decimal digits.
    fileprivate var isWholeNumber: Bool {
        guard isShown, case .integer = type else { return false }
        switch conversion.utf8.last {
        case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "D"), UInt8(ascii: "U"): return true
        default: return false
        }
    }
}

/// Finds arguments that are read as an object here and as a number there, which crashes.
struct StorageCheck {
    /// What was found.
    private(set) var diagnostics: [Diagnostic] = []

    private var established: [(claim: ArgumentClaim, language: LanguageTag)?]
    private var reported: Set<Int> = []

    /// Prepares for so many arguments.
    init(argumentCount: Int) { established = Array(repeating: nil, count: argumentCount) }

    /// Compares what a text reads with what others read.
    mutating func check(_ text: FormatText, language: LanguageTag) {
        for claim in text.claims where established.indices.contains(claim.argument) && claim.storage != .none {
            guard let first = established[claim.argument] else {
                established[claim.argument] = (claim, language)
                continue
            }
            guard first.claim.storage != claim.storage, reported.insert(claim.argument).inserted else { continue }
            diagnostics.append(.storageConflict(claim, with: first.claim, in: first.language))
        }
    }
}
