import InterlinguaIR

/// One use of an argument in a format.
struct ArgumentClaim: Sendable {
    /// What is read from the argument list; a wrong one crashes or prints garbage.
    enum Storage: Sendable, Hashable {
        /// A pointer to an object: `%@`.
        case object
        /// A number as C passes it: `%d`, `%f`.
        case number
        /// A C string: `%s`.
        case pointer
        /// The use reads nothing.
        case none
    }

    var argument: Int

    /// What the use takes the argument for.
    var type: ArgumentType

    /// What is read from the argument list.
    var storage: Storage

    /// Size and conversion as spelled: `lld`, `@`; empty for a select.
    var conversion: String

    /// Where the use stands.
    var range: SourceRange?

    var isShown: Bool
}

extension [ArgumentClaim] {
    /// How many arguments there are up to the last one that is claimed.
    var argumentCount: Int {
        (lazy.map(\.argument).max() ?? -1) + 1
    }

    var shownArguments: Set<Int> { Set(lazy.filter(\.isShown).map(\.argument)) }
}

extension ArgumentClaim.Storage {
    /// What a conversion of Foundation reads.
    init(conversion: String) {
        switch conversion.utf8.last {
        case UInt8(ascii: "@"): self = .object
        case UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "p"), UInt8(ascii: "P"): self = .pointer
        default: self = .number
        }
    }

    /// How a diagnostic calls it.
    var label: String {
        switch self {
        case .object: "an object (%@)"
        case .number: "a number"
        case .pointer: "a C string (%s)"
        case .none: "nothing"
        }
    }
}

extension [ArgumentClaim] {
    /// Adds what a piece of a format takes its arguments for; of a variable nothing, since its value type tells that.
    mutating func appendClaims(of piece: FormatPiece, range: SourceRange) {
        switch piece.kind {
        case .text, .replacement: break
        case .variable(let variable): append(.object(at: variable.position, range: range))
        case .skipped(let position): append(.place(of: position, range: range, isShown: false))
        case .specifier(let specifier):
            for position in specifier.sizePositions {
                append(
                    ArgumentClaim(
                        argument: position - 1,
                        type: .integer(IntegerType(bits: 32)),
                        storage: .number,
                        conversion: "d",
                        range: range,
                        isShown: true
                    )
                )
            }
            append(
                ArgumentClaim(
                    argument: specifier.position - 1,
                    type: specifier.type,
                    storage: ArgumentClaim.Storage(conversion: specifier.conversion),
                    conversion: specifier.conversion,
                    range: range,
                    isShown: true
                )
            )
        }
    }
}

extension ArgumentClaim {
    /// An object that is shown, as it is by a variable that is not defined.
    static func object(at position: Int, range: SourceRange) -> ArgumentClaim {
        ArgumentClaim(
            argument: position - 1,
            type: .any,
            storage: .object,
            conversion: "@",
            range: range,
            isShown: true
        )
    }

    /// The place of an argument that nothing is read from.
    static func place(of position: Int, range: SourceRange, isShown: Bool) -> ArgumentClaim {
        ArgumentClaim(
            argument: position - 1,
            type: .any,
            storage: .none,
            conversion: "",
            range: range,
            isShown: isShown
        )
    }
}

extension Diagnostic {
    /// Says that one argument is read in two ways, one of which is wrong.
    static func storageConflict(
        _ claim: ArgumentClaim,
        with established: ArgumentClaim,
        in language: LanguageTag
    ) -> Diagnostic {
        Diagnostic(
            .error,
            .argumentTypeConflict,
            "argument \(claim.argument + 1) is formatted as \(claim.storage.label) here, "
                + "but for \(established.storage.label) in “\(language)”; the app would crash",
            at: claim.range,
            notes: [Note("it is \(established.storage.label) here", at: established.range)]
        )
    }
}
