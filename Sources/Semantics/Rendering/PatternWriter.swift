import InterlinguaIR

/// Why a pattern says nothing.
enum PatternFailure: Error {
    /// A select has no variant for the value.
    case gap
    /// A select hangs on a regular expression that can't be evaluated; its source.
    case undecided(String)
}

struct PatternWriter {
    /// The catalogue that references lead into.
    let renderer: Renderer
    let entry: Entry

    /// The language of the message, with whose rules categories are read.
    let language: LanguageTag

    /// The language that was asked for, in which references are looked up.
    let asked: LanguageTag

    /// The values of its arguments.
    let scope: Scope
    /// The language, the room and the device.
    var context: RenderingContext
    let referenceDepth: Int
    /// How many references may still be followed.
    var remaining: Int

    /// What was written so far.
    var text = ""

    /// Whether a value or another entry's message was shown, be it an empty one.
    var hasShown = false

    mutating func write(_ pattern: Pattern, depth: Int) throws(PatternFailure) {
        if depth > Pattern.maximumDepth { throw .gap }
        for element in pattern.elements {
            switch element {
            case .text(let part): text += part
            case .placeholder(let placeholder):
                hasShown = true
                write(show(placeholder), of: scope[placeholder.argument].argument)
            case .markup(let markup): try write(markup.content, depth: depth + 1)
            case .reference(let reference):
                hasShown = true
                try write(reference, depth: depth)
            case .select(let select):
                guard let variant = try chosen(from: select) else { throw .gap }
                try write(variant.pattern, depth: depth + 1)
            }
        }
    }

    /// Writes what a value shows, with the marks of its argument.
    private mutating func write(_ shown: String, of argument: Int?) {
        guard let argument, let mark = context.marks[argument] else {
            text += shown
            return
        }
        text += mark.opening + shown + mark.closing
    }

    /// Says the other entry's message; a missing one says its key, an external one its name.
    private mutating func write(_ reference: Reference, depth: Int) throws(PatternFailure) {
        let key: Key
        switch reference.target {
        case .external(let name):
            text += name
            return
        case .entry(let target): key = target
        }
        guard let target = renderer.catalog.entries[key], referenceDepth < Renderer.maximumReferenceDepth, remaining > 0
        else {
            text += key.name
            return
        }
        remaining -= 1
        var bound: [String: Scope.Value] = [:]
        for (name, operand) in reference.bindings {
            switch operand {
            case .argument(let index):
                bound[name] = scope[index]
                bound[name]?.selecting = scope[index].shown
            case .pattern(let pattern):
                let selecting = try value(of: pattern, marks: [:], depth: depth + 1)
                let shown =
                    context.marks.isEmpty
                    ? selecting : try value(of: pattern, marks: context.marks, depth: depth + 1)
                bound[name] = Scope.Value(shown: shown, selecting: selecting)
            }
        }
        let inner = Scope(of: target, referredToBy: entry, scope, bound: bound, inherited: reference.inherited)
        let rendering = renderer.render(key, target, in: asked, inner, context, depth: referenceDepth + 1, &remaining)
        if case .undecided(let source) = rendering { throw .undecided(source) }
        text += rendering.shown ?? ""
    }

    /// What is bound to a name, which may be read as a number.
    private mutating func value(
        of pattern: Pattern,
        marks: [Int: RenderingContext.Mark],
        depth: Int
    ) throws(PatternFailure) -> ArgumentValue {
        var writer = self
        writer.text = ""
        writer.context.localizesNumbers = false
        writer.context.marks = marks
        try writer.write(pattern, depth: depth)
        remaining = writer.remaining
        return .text(writer.text)
    }
}

extension PatternWriter {
    /// What stands in the place of an argument; nothing for an absent one.
    func show(_ placeholder: Placeholder) -> String {
        let value = scope[placeholder.argument].shown
        if value == .absent { return "" }
        switch placeholder.format {
        case .functions: return text(of: value)
        case .text(let field): return filled(text(of: value), field)
        case .character(let field):
            return filled(character(value), Field(width: field.width, isLeftAligned: field.isLeftAligned))
        case .number(let format): return number(value, format, argument: placeholder.argument)
        }
    }

    /// A value as it is; a number in the language's own way if that is wanted.
    private func text(of value: ArgumentValue) -> String {
        guard context.localizesNumbers, case .number = value else { return value.text }
        let digits = value.text
        let isNegative = digits.utf8.first == UInt8(ascii: "-")
        let symbols = NumberSymbols.symbols(for: language)
        return (isNegative ? symbols.minus : "")
            + symbols.localized(isNegative ? String(digits.dropFirst()) : digits, isGrouped: true)
    }

    /// The size that is meant: written, or passed by the caller.
    private func size(_ size: Field.Size?) -> Int? {
        switch size {
        case nil: nil
        case .literal(let value)?: value
        case .argument(let index)?:
            Int(truncatingIfNeeded: Int32(truncatingIfNeeded: scope[index].shown.number.truncatedBits(32)))
        }
    }

    private func number(_ value: ArgumentValue, _ format: NumberFormat, argument: Int) -> String {
        var formatter = NumberFormatter(format: format, style: context.numberStyle)
        if context.localizesNumbers { formatter.symbols = NumberSymbols.symbols(for: language) }
        let width = size(format.field.width) ?? 0
        // C takes a negative width as the flag `-`, and a negative precision as none.
        formatter.isLeftAligned = format.field.isLeftAligned || width < 0
        formatter.width = Int(min(width.magnitude, UInt(NumberFormatter.maximumSize)))
        formatter.precision = size(format.field.precision).flatMap { $0 < 0 ? nil : $0 }
        if entry.arguments.indices.contains(argument), case .integer(let type) = entry.arguments[argument].type {
            formatter.integerType = type
        }
        return formatter.text(for: value.number)
    }

    /// A number is the Unicode scalar of that value, a text its first scalar.
    private func character(_ value: ArgumentValue) -> String {
        guard case .number(let number, _) = value else {
            return value.text.unicodeScalars.first.map { String($0) } ?? ""
        }
        let code = UInt32(truncatingIfNeeded: number.truncatedBits(32))
        return String(Unicode.Scalar(code) ?? "\u{FFFD}")
    }

    /// Precision is the greatest number of scalars of a text, width the least one.
    private func filled(_ text: String, _ field: Field) -> String {
        if field.width == nil && field.precision == nil { return text }
        var text = text
        if let most = size(field.precision), most >= 0, most < text.unicodeScalars.count {
            text = String(text.unicodeScalars.prefix(most))
        }
        let width = size(field.width) ?? 0
        let least = Int(min(width.magnitude, UInt(NumberFormatter.maximumSize)))
        let missing = least - text.unicodeScalars.count
        if missing <= 0 { return text }
        let blanks = String(repeating: " ", count: missing)
        return field.isLeftAligned || width < 0 ? text + blanks : blanks + text
    }
}

extension PatternWriter {
    /// The variant that applies; nil if there is none.
    func chosen(from select: Select) throws(PatternFailure) -> Variant? {
        switch select.selector {
        case .width: return chosenByWidth(select.variants)
        case .environment(let environment):
            let fact =
                switch environment {
                case .device: context.device
                case .product: context.product
                }
            return select.variants.first { variant in
                switch variant.condition {
                case .text(let text): fact == text
                case .otherwise: true
                default: false
                }
            }
        case .argument(let index, let reading):
            let value = scope[index].selecting
            if value == .absent {
                return select.variants.first { $0.condition == .absent }
                    ?? select.variants.first { $0.condition == .otherwise }
            }
            let read = ReadValue(value, reading)
            for variant in select.variants where try holds(variant.condition, for: read) { return variant }
            return nil
        }
    }

    /// The variants descend: the first for which there is room, else the narrowest.
    private func chosenByWidth(_ variants: [Variant]) -> Variant? {
        guard let width = context.width else { return variants.first }
        let fitting = variants.first { variant in
            guard case .atLeast(let room) = variant.condition else { return false }
            return room <= width
        }
        return fitting ?? variants.last
    }

    private func holds(_ condition: Condition, for value: ReadValue) throws(PatternFailure) -> Bool {
        guard let holds = value.satisfies(condition, language) else {
            guard case .matches(let expression) = condition else { return false }
            throw .undecided(expression.source)
        }
        return holds
    }
}
