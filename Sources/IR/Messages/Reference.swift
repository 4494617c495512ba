public import OrderedCollections

/// Another entry's message, said here.
public struct Reference: Sendable, Hashable {
    /// What is referred to.
    public enum Target: Sendable, Hashable {
        /// An entry of the catalogue.
        case entry(Key)
        /// Something that the catalogue does not hold: `?attr/x`, `@android:string/ok`.
        case external(String)
    }

    /// What an argument of the other entry is bound to.
    public enum Operand: Sendable, Hashable {
        /// One of our arguments, by index.
        case argument(Int)
        /// A text of its own.
        case pattern(Pattern)
    }

    /// Which of our arguments the other entry also sees.
    public struct Inherited: OptionSet, Sendable, Hashable {
        /// One bit for each kind of argument.
        public let rawValue: UInt8

        /// Creates a set from its bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Arguments to show.
        public static let variables = Inherited(rawValue: 1)

        /// Arguments to select by.
        public static let selectors = Inherited(rawValue: 2)
    }

    /// What is referred to.
    public var target: Target

    /// What the other entry's arguments are bound to, by their names.
    public var bindings: OrderedDictionary<String, Operand>

    /// Which of our arguments of the same name or position it also sees.
    public var inherited: Inherited

    /// i18next's `$t(key, upper)`: applied to the result.
    public var functions: [Function]

    /// Creates a reference.
    public init(
        _ target: Target,
        bindings: OrderedDictionary<String, Operand> = [:],
        inherited: Inherited = [.variables, .selectors],
        functions: [Function] = []
    ) {
        self.target = target
        self.bindings = bindings
        self.inherited = inherited
        self.functions = functions
    }
}
