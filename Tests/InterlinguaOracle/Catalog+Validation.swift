public import InterlinguaIR

extension Catalog {
    /// Everything in which the catalogue breaks the invariants of the representation; empty if all is well.
    ///
    /// The cost is linear in the size of the catalogue, and next to nothing for plain texts.
    public func validate() -> [Violation] {
        var validator = Validator()
        for (key, entry) in entries { validator.check(entry, key: key) }
        var violations = validator.violations
        violations += ReferenceGraph(self, referring: validator.referringKeys).cycles()
        return violations
    }
}

/// Checks one entry after the other and collects what is broken.
private struct Validator {
    var violations: [Violation] = []

    /// The entries that hold a reference, in the order of the catalogue.
    var referringKeys: [Key] = []

    private var key = Key("")
    private var language: LanguageTag?
    private var origin = Origin()
    private var argumentCount = 0
    private var hasReference = false

    mutating func check(_ entry: Entry, key: Key) {
        self.key = key
        language = nil
        origin = Origin()
        argumentCount = entry.arguments.count
        hasReference = false
        if key.path.isEmpty { report(.emptyKey, "the key has no component") }
        if !entry.arguments.isEmpty { checkArguments(entry.arguments) }
        var isList: Bool?
        for (language, message) in entry.messages {
            switch message.content {
            case .pattern(let pattern):
                if isList == true { reportMixedContent(in: language) }
                isList = isList ?? false
                if let text = pattern.plainText, !text.isEmpty { continue }
                checkMessage([pattern], language, message)
            case .list(let patterns):
                if isList == false { reportMixedContent(in: language) }
                isList = isList ?? true
                checkMessage(patterns, language, message)
            }
        }
        if hasReference { referringKeys.append(key) }
    }

    private mutating func checkMessage(_ patterns: [Pattern], _ language: LanguageTag, _ message: Message) {
        self.language = language
        origin = message.origin
        for pattern in patterns { check(pattern, depth: 0) }
        self.language = nil
        origin = Origin()
    }

    private mutating func reportMixedContent(in language: LanguageTag) {
        self.language = language
        report(.mixedContent, "one language has a text and another one a list")
        self.language = nil
    }

    private mutating func checkArguments(_ arguments: [Argument]) {
        var positions: Set<Int> = []
        var names: Set<String> = []
        var previous = 0
        for (index, argument) in arguments.enumerated() {
            if argument.position == nil && argument.name == nil {
                report(.namelessArgument, "argument \(index) has neither position nor name")
            }
            if let name = argument.name, !names.insert(name).inserted {
                report(.duplicateName, "two arguments are named \(name)")
            }
            guard let position = argument.position else {
                previous = .max
                continue
            }
            if position < 1 { report(.positionOutOfRange, "position \(position) is below 1") }
            if !positions.insert(position).inserted {
                report(.duplicatePosition, "two arguments stand at position \(position)")
            } else if position < previous {
                report(.argumentOrder, "the argument at position \(position) stands behind a later one")
            }
            previous = max(previous, position)
        }
        if let highest = positions.max(), highest > 0, positions.count < highest {
            let missing = (1...highest).first { !positions.contains($0) } ?? highest
            report(.missingPosition, "there is no argument at position \(missing)")
        }
    }

    private mutating func check(_ pattern: Pattern, depth: Int) {
        if depth > Pattern.maximumDepth {
            report(.tooDeep, "selects, markup or bindings stand more than \(Pattern.maximumDepth) deep")
            return
        }
        var followsText = false
        for element in pattern.elements {
            var isText = false
            switch element {
            case .text(let text):
                isText = true
                if text.isEmpty { report(.emptyText, "a pattern holds an empty text") }
                if followsText { report(.adjacentTexts, "two texts stand side by side") }
            case .placeholder(let placeholder): check(placeholder)
            case .select(let select): check(select, depth: depth)
            case .reference(let reference): check(reference, depth: depth)
            case .markup(let markup): check(markup.content, depth: depth + 1)
            }
            followsText = isText
        }
    }

    private mutating func check(_ placeholder: Placeholder) {
        checkIndex(placeholder.argument)
        let field: Field
        switch placeholder.format {
        case .text(let textField), .character(let textField): field = textField
        case .number(let format): field = format.field
        case .functions: return
        }
        if case .argument(let index)? = field.width { checkIndex(index) }
        if case .argument(let index)? = field.precision { checkIndex(index) }
    }

    private mutating func check(_ reference: Reference, depth: Int) {
        if case .entry = reference.target { hasReference = true }
        for operand in reference.bindings.values {
            switch operand {
            case .argument(let index): checkIndex(index)
            case .pattern(let pattern): check(pattern, depth: depth + 1)
            }
        }
    }

    private mutating func check(_ select: Select, depth: Int) {
        if select.variants.isEmpty { report(.emptySelect, "a select has no variant") }
        if case .argument(let index, _) = select.selector { checkIndex(index) }
        var hasOtherwise = false
        var hasAbsent = false
        var width = Int.max
        var isFirst = true
        let messageOrigin = origin
        for variant in select.variants {
            if variant.origin.range != nil { origin = variant.origin }
            if hasOtherwise, variant.condition != .otherwise {
                report(.otherwiseNotLast, "a variant stands behind otherwise")
            }
            switch (select.selector, variant.condition) {
            case (.argument, .absent):
                if hasAbsent { report(.repeatedCondition, "absent stands twice in one select") }
                hasAbsent = true
            case (.argument, .otherwise), (.environment, .otherwise):
                if hasOtherwise { report(.repeatedCondition, "otherwise stands twice in one select") }
                hasOtherwise = true
            case (.width, .atLeast(let room)):
                if !isFirst, room >= width {
                    report(.widthOrder, "width \(room) stands behind \(width) and is not smaller")
                }
                width = room
                isFirst = false
            case (.argument, .category), (.argument, .rule), (.argument, .number), (.argument, .text),
                (.argument, .matches), (.environment, .text):
                break
            case (.argument, .atLeast), (.width, _), (.environment, _):
                report(.unfitCondition, "a \(select.selector.label) select has a condition that it does not take")
            }
            check(variant.pattern, depth: depth + 1)
            origin = messageOrigin
        }
    }

    private mutating func checkIndex(_ index: Int) {
        if index >= 0 && index < argumentCount { return }
        report(.argumentOutOfRange, "there is no argument of index \(index), only \(argumentCount) arguments")
    }

    private mutating func report(_ rule: Violation.Rule, _ message: String) {
        violations.append(Violation(rule, key: key, language: language, message: message, origin: origin))
    }
}

extension Selector {
    fileprivate var label: String {
        switch self {
        case .argument: "argument"
        case .width: "width"
        case .environment(let environment): environment.rawValue
        }
    }
}
