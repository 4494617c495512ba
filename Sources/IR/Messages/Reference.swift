public import OrderedCollections

/// Another entry's message, said here.
public struct Reference: Sendable, Hashable {
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

    public var target: Target

    /// What the other entry's arguments are bound to, by their names.
    public var bindings: OrderedDictionary<String, Operand>

    /// Which of our arguments of the same name or position it also sees.
    public var inherited: Inherited

    /// i18next's `$t(key, upper)`: applied to the result.
    public var functions: [Function]

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

extension Reference {
    /// What a pattern of the entry that is referred to says here, in our arguments.
    ///
    /// - Parameters:
    ///   - declared: the other entry's arguments; in what was itself put together from others' texts, selects by the numbers
    ///     behind theirs look at what is shown of them, since a reference between handed that on.
    ///   - keepsHandedOn: whether such numbers are given, for a text that is said elsewhere in turn.
    package func said(
        _ pattern: Pattern,
        declared: [Argument],
        among arguments: [Argument],
        in language: LanguageTag,
        keepsHandedOn: Bool = false
    ) -> Pattern {
        let own = declared.map { value(of: $0, among: arguments) }
        var values = own + own.map(\.handedOn)
        if keepsHandedOn {
            for index in values.indices where values[index].isHandedOn { values[index].offset = arguments.count }
        }
        return pattern.substituting(values, handedOn: self, in: language)
    }

    /// What an argument of the other entry is here.
    private func value(of argument: Argument, among arguments: [Argument]) -> BoundValue {
        if let name = argument.name, let operand = bindings[name] {
            switch operand {
            case .argument(let index): return BoundValue(argument: index, isBound: true, isHandedOn: true)
            case .pattern(let pattern):
                if case .placeholder(let placeholder)? = pattern.onlyElement {
                    return BoundValue(argument: placeholder.argument, isBound: true, isHandedOn: true)
                }
                return BoundValue(pattern: pattern)
            }
        }
        let own =
            arguments.firstIndex { $0.position == argument.position && $0.name == argument.name }
            ?? arguments.firstIndex { $0.position != nil && $0.position == argument.position }
            ?? arguments.firstIndex { $0.name != nil && $0.name == argument.name }
        return BoundValue(
            argument: own,
            isShown: inherited.contains(.variables),
            isSelecting: inherited.contains(.selectors)
        )
    }
}

/// What stands in the place of another entry's argument.
private struct BoundValue {
    /// Our argument; nil where it has none.
    var argument: Int?

    /// A text of its own.
    var pattern: Pattern?

    /// Whether the value is shown; an empty text otherwise.
    var isShown = true

    /// Whether selects look at the value; at nothing otherwise.
    var isSelecting = true

    /// Whether the reference gives the value, so that there always is one.
    var isBound = false

    /// Whether selects look at what is shown of our argument.
    var isHandedOn = false

    /// What is added to our argument's number in selects.
    var offset = 0

    /// The value for selects that look at what is shown.
    var handedOn: BoundValue {
        var value = self
        (value.isSelecting, value.isHandedOn) = (isShown, true)
        return value
    }
}

extension Pattern {
    /// The pattern with its arguments replaced by what they are bound to, and choices by what is known decided.
    fileprivate func substituting(
        _ values: [BoundValue],
        handedOn outer: Reference,
        in language: LanguageTag
    ) -> Pattern {
        func value(_ argument: Int) -> BoundValue {
            values.indices.contains(argument) ? values[argument] : BoundValue()
        }
        return replacing { element in
            switch element {
            case .placeholder(var placeholder):
                let bound = value(placeholder.argument)
                if let pattern = bound.pattern { return pattern }
                guard bound.isShown, let argument = bound.argument else { return Pattern() }
                placeholder.argument = argument
                placeholder.format = placeholder.format.mappingSizes { value($0).argument ?? $0 }
                return Pattern([.placeholder(placeholder)])
            case .select(var select):
                if case .argument(let argument, let reading) = select.selector {
                    let bound = value(argument)
                    guard let own = bound.argument, bound.isSelecting, bound.pattern == nil else {
                        let chosen = select.pattern(for: bound.pattern?.plainText, in: language)
                        return chosen.substituting(values, handedOn: outer, in: language)
                    }
                    select.selector = .argument(own + bound.offset, reading)
                    if bound.isBound { select.variants.removeAll { $0.condition == .absent } }
                }
                for index in select.variants.indices {
                    let pattern = select.variants[index].pattern
                    select.variants[index].pattern = pattern.substituting(values, handedOn: outer, in: language)
                }
                return Pattern([.select(select)])
            case .reference(var reference):
                for (name, operand) in reference.bindings {
                    switch operand {
                    case .argument(let argument):
                        if let own = value(argument).argument {
                            reference.bindings[name] = .argument(own)
                        } else {
                            reference.bindings[name] = .pattern(value(argument).pattern ?? Pattern())
                        }
                    case .pattern(let pattern):
                        reference.bindings[name] = .pattern(
                            pattern.substituting(values, handedOn: outer, in: language)
                        )
                    }
                }
                reference.hand(on: outer)
                return Pattern([.reference(reference)])
            case .text, .markup: return nil
            }
        }
    }
}

extension Reference {
    /// Gives the entry that is referred to what the reference around this one gave to the text in which this one stands.
    fileprivate mutating func hand(on outer: Reference) {
        if inherited.contains(.variables) {
            for (name, operand) in outer.bindings where bindings[name] == nil { bindings[name] = operand }
        }
        inherited.formIntersection(outer.inherited)
    }
}

extension Select {
    /// What is said for a value that is known, nil for none; empty where there is no variant for it.
    fileprivate func pattern(for value: String?, in language: LanguageTag) -> Pattern {
        let number = value.flatMap { DecimalNumber($0) }
        let variant = variants.first { variant in
            guard let value else { return variant.condition == .absent }
            if case .text(let text) = variant.condition { return value == text }
            return number.map { variant.condition.holds(for: $0, language: language) } ?? false
        }
        return (variant ?? variants.first { $0.condition == .otherwise })?.pattern ?? Pattern()
    }
}

extension Condition {
    /// Whether a condition on numbers holds for a number that is written with the fewest digits.
    package func holds(for number: DecimalNumber, language: LanguageTag) -> Bool {
        switch self {
        case .number(let range): range.contains(number)
        case .category(let category, let kind):
            PluralRules.rules(for: language, kind: kind).category(of: PluralOperands(number)) == category
        case .rule(let rule): rule.holds(for: PluralOperands(number))
        case .text(let text): text == String(describing: number)
        case .matches(let expression): expression.isFound(in: String(describing: number)) == true
        case .atLeast, .absent: false
        case .otherwise: true
        }
    }
}
