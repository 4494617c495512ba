import InterlinguaIR

/// A text of a file, read as a format for the case that it is one.
struct FormatText: Sendable {
    /// What a part of the text takes an argument for.
    struct Claim: Sendable {
        /// The index of the argument.
        var argument: Int
        /// The argument's type.
        let type: ArgumentType
        /// How the argument is passed.
        let storage: Storage
        /// The conversion with its size, as spelled: `ld`; empty for what is not shown.
        let conversion: String
        /// Whether it is shown as a whole number.
        let isInteger: Bool
        /// Where the part stands.
        let range: SourceRange
    }

    /// How an argument is passed to a format.
    enum Storage: Sendable, Hashable {
        /// As an object: `%@`.
        case object
        /// As a pointer to characters: `%s`.
        case characters
        /// As a whole number.
        case integer
        /// As a floating-point number.
        case decimal
    }

    /// Whether the text is meant as a format.
    let isFormat: Bool

    /// What the text takes arguments for, in its order.
    private(set) var claims: [Claim] = []

    /// What is to be said about the text if it is used as a format.
    private(set) var diagnostics: [Diagnostic] = []

    private let text: SwifternalizationFile.Text
    private var format: Pattern?

    /// Reads a text.
    init(_ text: SwifternalizationFile.Text) {
        self.text = text
        guard text.text.containsASCII(UInt8(ascii: "%")) else {
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
            diagnostics.append(Diagnostic(problem.severity, problem.identifier, problem.message, at: range))
        }
        for piece in parsed.pieces { addClaims(of: piece) }
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
    var firstInteger: Int? { claims.lazy.filter(\.isInteger).map(\.argument).min() }

    /// What the text says of its arguments' types.
    func uses(in language: LanguageTag) -> [TypeUse] {
        claims.map {
            TypeUse(argument: $0.argument, type: $0.type, origin: Origin(range: $0.range), language: language)
        }
    }

    private mutating func addClaims(of piece: FormatPiece) {
        switch piece.kind {
        case .text, .replacement: return
        case .variable(let variable): add(variable.position, .any, "@", isInteger: false, piece)
        case .skipped(let position): add(position, .any, "", isInteger: false, piece)
        case .specifier(let specifier):
            for position in specifier.sizePositions {
                add(position, .integer(IntegerType(bits: 32)), "", isInteger: false, piece)
            }
            var isInteger = false
            if case .number(let number) = specifier.format { isInteger = number.notation == .integer }
            add(specifier.position, specifier.type, specifier.conversion, isInteger: isInteger, piece)
        }
    }

    private mutating func add(
        _ position: Int,
        _ type: ArgumentType,
        _ conversion: String,
        isInteger: Bool,
        _ piece: FormatPiece
    ) {
        claims.append(
            Claim(
                argument: position - 1,
                type: type,
                storage: Storage(conversion: conversion),
                conversion: conversion,
                isInteger: isInteger,
                range: text.range(ofBytes: piece.range)
            )
        )
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
                "no specifier mentions argument \(missing + 1), so that argument \(shown) is shown in place of \(shifted.argument + 1)"
            diagnostics.append(Diagnostic(.warning, "skipped-position", message, at: shifted.range))
        }
        for index in claims.indices {
            claims[index].argument = places[claims[index].argument] ?? claims[index].argument
        }
    }
}

extension FormatText.Storage {
    /// How the argument of a conversion such as `@` or `lld` is passed.
    init(conversion: String) {
        switch conversion.utf8.last {
        case UInt8(ascii: "@"): self = .object
        case UInt8(ascii: "s"), UInt8(ascii: "S"): self = .characters
        case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"),
            UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
            self = .decimal
        default: self = .integer
        }
    }

    /// How a diagnostic calls it.
    var label: String {
        switch self {
        case .object: "an object"
        case .characters: "a C string"
        case .integer: "an integer"
        case .decimal: "a decimal number"
        }
    }
}

/// Finds arguments that are read as an object here and as a number there, which crashes.
struct StorageCheck {
    /// What was found.
    private(set) var diagnostics: [Diagnostic] = []

    private var established: [(claim: FormatText.Claim, language: LanguageTag)?]
    private var reported: Set<Int> = []

    /// Prepares for so many arguments.
    init(argumentCount: Int) { established = Array(repeating: nil, count: argumentCount) }

    /// Compares what a text reads with what others read.
    mutating func check(_ text: FormatText, language: LanguageTag) {
        for claim in text.claims where established.indices.contains(claim.argument) {
            guard let first = established[claim.argument] else {
                established[claim.argument] = (claim, language)
                continue
            }
            let isPointer = first.claim.storage == .object || claim.storage == .object
            guard first.claim.storage != claim.storage, isPointer || claim.storage == .characters,
                reported.insert(claim.argument).inserted
            else { continue }
            let message =
                "argument \(claim.argument + 1) is taken for \(claim.storage.label) here, "
                + "but for \(first.claim.storage.label) in “\(first.language)”; the app would crash"
            let note = Diagnostic.Note("it is \(first.claim.storage.label) here", at: first.claim.range)
            diagnostics.append(Diagnostic(.error, "argument-type-conflict", message, at: claim.range, notes: [note]))
        }
    }
}
