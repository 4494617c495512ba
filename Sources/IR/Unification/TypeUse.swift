/// One use of an argument, and the type that it claims.
public struct TypeUse: Sendable, Hashable {
    /// Index into the entry's arguments, from 0.
    public var argument: Int

    public var type: ArgumentType

    /// Where the use stands.
    public var origin: Origin

    /// The language of the message that holds it.
    public var language: LanguageTag

    public init(argument: Int, type: ArgumentType, origin: Origin = Origin(), language: LanguageTag) {
        self.argument = argument
        self.type = type
        self.origin = origin
        self.language = language
    }
}

/// Two uses of one argument that don't go together.
public struct TypeConflict: Sendable, Hashable {
    /// What is wrong with the two.
    public enum Kind: Sendable, Hashable {
        /// No value is of both types: a call that fits the one use crashes or prints garbage in the other.
        case contradiction
        /// An integer of 64 bits in one place and of fewer in the other: the wider one is taken, the other one truncates.
        case width
    }

    /// What is wrong with the two.
    public var kind: Kind

    /// The use whose type was taken so far.
    public var established: TypeUse

    /// The use that does not fit.
    public var deviating: TypeUse

    public init(_ kind: Kind, established: TypeUse, deviating: TypeUse) {
        self.kind = kind
        self.established = established
        self.deviating = deviating
    }

    /// What to tell the user, at the deviating place; `argument` is the argument that both uses concern.
    public func diagnostic(argument: Argument) -> Diagnostic {
        let name = argument.name ?? argument.position.map { "argument \($0)" } ?? "argument"
        let note = Diagnostic.Note(
            "\(name) is \(established.type.label) here (\(established.language))",
            at: established.origin.range
        )
        let other =
            established.language == deviating.language
            ? "elsewhere in the same entry" : "in \(established.language)"
        return Diagnostic(
            kind == .contradiction ? .error : .warning,
            kind == .contradiction ? .argumentTypeConflict : .argumentSizeConflict,
            "\(name) is \(deviating.type.label) here (\(deviating.language)) but \(established.type.label) \(other)",
            at: deviating.origin.range,
            notes: [note]
        )
    }
}
