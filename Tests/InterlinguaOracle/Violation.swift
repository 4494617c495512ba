public import InterlinguaIR

/// One invariant of the representation that a catalogue breaks: a mistake of whoever built it, never of a user's file.
public struct Violation: Sendable, Hashable, CustomStringConvertible {
    /// What is broken.
    public enum Rule: String, Sendable, Hashable, CaseIterable {
        /// A key without any component.
        case emptyKey = "empty-key"
        /// An argument with neither position nor name.
        case namelessArgument = "nameless-argument"
        /// A position below 1.
        case positionOutOfRange = "position-out-of-range"
        /// Two arguments at one position.
        case duplicatePosition = "duplicate-position"
        /// A position that a higher one implies and no argument has.
        case missingPosition = "missing-position"
        /// Two arguments of one name.
        case duplicateName = "duplicate-name"
        /// Arguments that don't stand in the order of their positions, those without position last.
        case argumentOrder = "argument-order"
        /// An index to which there is no argument.
        case argumentOutOfRange = "argument-out-of-range"
        /// An empty text in a pattern.
        case emptyText = "empty-text"
        /// Two texts side by side in a pattern.
        case adjacentTexts = "adjacent-texts"
        /// A select without a variant.
        case emptySelect = "empty-select"
        /// `otherwise` or `absent` more than once in a select.
        case repeatedCondition = "repeated-condition"
        /// A variant behind `otherwise`.
        case otherwiseNotLast = "otherwise-not-last"
        /// A condition that the select's selector does not take.
        case unfitCondition = "unfit-condition"
        /// Widths that do not descend strictly.
        case widthOrder = "width-order"
        /// A text in one language and a list in another one.
        case mixedContent = "mixed-content"
        /// References that lead back to where they started.
        case referenceCycle = "reference-cycle"
        /// Selects, markup and bindings nested deeper than ``Pattern/maximumDepth``.
        case tooDeep = "too-deep"
    }

    /// What is broken.
    public var rule: Rule

    /// The entry concerned.
    public var key: Key

    /// The language concerned; nil for what concerns the whole entry.
    public var language: LanguageTag?

    /// What exactly is wrong, without a full stop.
    public var message: String

    /// Where it was read.
    public var origin: Origin

    /// Creates a violation.
    public init(_ rule: Rule, key: Key, language: LanguageTag? = nil, message: String, origin: Origin = Origin()) {
        self.rule = rule
        self.key = key
        self.language = language
        self.message = message
        self.origin = origin
    }

    /// The place, what is wrong and the broken rule.
    public var description: String {
        let table = key.table.isEmpty ? "" : "\(key.table):"
        let place = language.map { " [\($0)]" } ?? ""
        return "\(table)\(key.name)\(place): \(message) (\(rule.rawValue))"
    }
}
