/// A choice: the first variant whose condition holds stands here.
public struct Select: Sendable, Hashable {
    /// What the choice looks at.
    public var selector: Selector

    /// The variants, in the order in which they are tried.
    public var variants: [Variant]

    /// The name of a stringsdict variable or String Catalog substitution; nil elsewhere.
    public var name: String?

    public init(_ selector: Selector, variants: [Variant], name: String? = nil) {
        self.selector = selector
        self.variants = variants
        self.name = name
    }
}

/// One branch of a select.
public struct Variant: Sendable, Hashable {
    /// When it applies.
    public var condition: Condition

    /// What stands there then.
    public var pattern: Pattern

    /// How the file spells the condition (`few`, `_plural_2`, `@100px`), for diagnostics and for the same format.
    public var spelling: String?

    public var origin: Origin

    public init(_ condition: Condition, _ pattern: Pattern, spelling: String? = nil, origin: Origin = Origin()) {
        self.condition = condition
        self.pattern = pattern
        self.spelling = spelling
        self.origin = origin
    }
}

/// What a select looks at.
public enum Selector: Sendable, Hashable {
    /// An argument by its index, and how its value is read.
    case argument(Int, Reading)
    /// The room there is, in the caller's unit; without one there is room for everything.
    case width
    /// A fact about the device or the build, compared as text.
    case environment(Environment)
}

/// A fact about the device or the build.
public enum Environment: String, Sendable, Hashable, CaseIterable {
    /// The kind of device: `mac`, `iphone`.
    case device
    /// The build of the product: Android's `tablet`, `nosdcard`.
    case product
}

/// How the value of a selecting argument is read before conditions see it.
public enum Reading: String, Sendable, Hashable, CaseIterable {
    /// The value; operands from |value|, written with the fewest digits (Foundation, i18next v2–v4 and JavaScript v1).
    case decimal
    /// Truncated to a signed integer; operands from its absolute value (Android).
    case integer
    /// Truncated; a negative number is 2⁶⁴ more (i18next on iOS).
    case unsignedInteger
    /// Rounded to single precision; operands keep the sign (Smartling).
    case signedFloat
    /// The text passed; an integer is its digits. Number conditions read a decimal prefix, 0 if there is none.
    case text
}
