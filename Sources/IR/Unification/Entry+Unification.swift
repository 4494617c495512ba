extension Entry {
    /// Sets the types of the arguments to what all their uses have in common, and returns the uses that contradict.
    ///
    /// `claims` are the uses that only the front end knows, such as the C type behind each `%ld`; what the patterns
    /// imply by themselves is added here.
    public mutating func unifyArguments(claims: [TypeUse], sourceLanguage: LanguageTag) -> [TypeConflict] {
        if arguments.isEmpty { return [] }
        let unification = Unification(
            claims + impliedUses(),
            argumentCount: arguments.count,
            sourceLanguage: sourceLanguage
        )
        for index in arguments.indices { arguments[index].type = unification.types[index] }
        return unification.conflicts
    }

    /// The types that the patterns claim by themselves, in the order in which they stand there.
    ///
    /// An integer notation claims no more than a number: how many bits it reads is known to the front end alone.
    public func impliedUses() -> [TypeUse] {
        if arguments.isEmpty { return [] }
        var collector = UseCollector()
        for (language, message) in messages {
            collector.language = language
            collector.origin = message.origin
            switch message.content {
            case .pattern(let pattern): collector.collect(pattern, depth: 0)
            case .list(let patterns): for pattern in patterns { collector.collect(pattern, depth: 0) }
            }
        }
        return collector.uses
    }
}

/// Walks through patterns and notes what they take arguments for.
private struct UseCollector {
    var uses: [TypeUse] = []
    var language: LanguageTag?
    var origin = Origin()

    mutating func collect(_ pattern: Pattern, depth: Int) {
        if depth > Pattern.maximumDepth || pattern.isPlainText { return }
        for element in pattern.elements {
            switch element {
            case .text: break
            case .placeholder(let placeholder): collect(placeholder)
            case .select(let select): collect(select, depth: depth)
            case .markup(let markup): collect(markup.content, depth: depth + 1)
            case .reference(let reference):
                for case .pattern(let pattern) in reference.bindings.values { collect(pattern, depth: depth + 1) }
            }
        }
    }

    private mutating func collect(_ placeholder: Placeholder) {
        let field: Field
        switch placeholder.format {
        case .functions: return
        case .text(let textField): field = textField
        case .character(let characterField):
            field = characterField
            note(placeholder.argument, .character)
        case .number(let format):
            field = format.field
            switch format.notation {
            case .integer, .hexadecimal, .octal: note(placeholder.argument, .number)
            case .fixed, .scientific, .general, .hexadecimalFloat: note(placeholder.argument, .decimal)
            }
        }
        // C reads a `*` as an int.
        if case .argument(let index)? = field.width { note(index, .integer(IntegerType(bits: 32))) }
        if case .argument(let index)? = field.precision { note(index, .integer(IntegerType(bits: 32))) }
    }

    private mutating func collect(_ select: Select, depth: Int) {
        let before = origin
        let isSelecting = select.variants.contains { $0.pattern != select.variants.first?.pattern }
        for variant in select.variants {
            if variant.origin.range != nil { origin = variant.origin }
            if isSelecting, case .argument(let index, let reading) = select.selector,
                let type = variant.condition.claim(reading)
            {
                note(index, type)
            }
            collect(variant.pattern, depth: depth + 1)
            origin = before
        }
    }

    private mutating func note(_ argument: Int, _ type: ArgumentType) {
        guard let language else { return }
        uses.append(TypeUse(argument: argument, type: type, origin: origin, language: language))
    }
}

extension Condition {
    /// What the condition takes a value for that is read in a certain way; nil where it says nothing.
    fileprivate func claim(_ reading: Reading) -> ArgumentType? {
        switch self {
        case .category, .rule, .number: reading == .text ? nil : .number
        case .text(let text): DecimalNumber(text) == nil ? .text : nil
        case .matches, .atLeast, .absent, .otherwise: nil
        }
    }
}
