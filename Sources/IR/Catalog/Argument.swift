/// A value that the caller passes.
public struct Argument: Sendable, Hashable {
    /// The place in the argument list, from 1; nil in formats with names only.
    public var position: Int?

    /// The name given by the file, spelled as there (`user.first`); nil if it gives none.
    public var name: String?

    /// What the uses of the argument have in common.
    public var type: ArgumentType

    public init(position: Int? = nil, name: String? = nil, type: ArgumentType = .any) {
        self.position = position
        self.name = name
        self.type = type
    }
}

/// What the uses of an argument have in common; `any ⊇ text, character, date, list, number; number ⊇ integer, decimal`.
public enum ArgumentType: Sendable, Hashable {
    /// Anything; nothing says more.
    case any
    case text
    case character
    /// A date or a time.
    case date
    /// A list of values.
    case list
    /// A number of any kind.
    case number
    /// A whole number of a C type.
    case integer(IntegerType)
    /// A floating-point number.
    case decimal
}

/// The C type behind an integer conversion: what a wrong choice would truncate.
public struct IntegerType: Sendable, Hashable {
    /// The width of the type: 8, 16, 32 or 64.
    public var bits: Int

    /// Whether the type holds negative numbers.
    public var isSigned: Bool

    public init(bits: Int, isSigned: Bool = true) {
        self.bits = bits
        self.isSigned = isSigned
    }
}
