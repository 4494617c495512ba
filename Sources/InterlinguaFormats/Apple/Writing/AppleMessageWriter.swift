import InterlinguaIR

/// Writes one message as the value of a key.
struct AppleMessageWriter {
    /// The value, and the file that can hold it.
    enum Written {
        case strings(String)
        case stringsdict(PropertyListNode)
    }

    /// The entry, for its arguments.
    let entry: Entry

    /// What is known of how the message was written.
    let annotation: AppleMessageAnnotation?

    /// Writes the message's pattern.
    func written(_ pattern: Pattern) -> Written {
        if case .select(let select)? = pattern.elements.first, pattern.elements.count == 1 {
            switch select.selector {
            case .environment(.device): return .stringsdict(deviceEntry(select))
            case .width: return .stringsdict(widthEntry(select))
            default: break
            }
        }
        let isFormatEntry =
            annotation?.dictionaryEntry == .format || pattern.contains { if case .select = $0 { true } else { false } }
        if isFormatEntry { return .stringsdict(formatEntry(pattern)) }
        let skipped = skippedPositions(in: pattern)
        if !skipped.isEmpty { return .stringsdict(formatEntry(pattern, steppingOver: skipped)) }
        let text = text(of: pattern)
        return annotation?.dictionaryEntry == .text ? .stringsdict(PropertyListNode(.string(text))) : .strings(text)
    }

    // MARK: Kinds of entries

    private func deviceEntry(_ select: Select) -> PropertyListNode {
        let members = select.variants.map { variant in
            let name = if case .text(let device) = variant.condition { device } else { "other" }
            let node: PropertyListNode =
                switch written(variant.pattern) {
                case .strings(let text): PropertyListNode(.string(text))
                case .stringsdict(let node): node
                }
            return PropertyListMember(name, node)
        }
        return PropertyListNode(
            .dictionary([PropertyListMember("NSStringDeviceSpecificRuleType", PropertyListNode(.dictionary(members)))])
        )
    }

    private func widthEntry(_ select: Select) -> PropertyListNode {
        let members = select.variants.reversed().compactMap { variant -> PropertyListMember? in
            guard case .atLeast(let width) = variant.condition else { return nil }
            return PropertyListMember(
                variant.spelling ?? String(width),
                PropertyListNode(.string(text(of: variant.pattern)))
            )
        }
        return PropertyListNode(
            .dictionary([PropertyListMember("NSStringVariableWidthRuleType", PropertyListNode(.dictionary(members)))])
        )
    }

    private func formatEntry(_ pattern: Pattern, steppingOver skipped: [Int] = []) -> PropertyListNode {
        var variables = AppleVariables(writer: self)
        var format = variables.format(of: pattern)
        for index in skipped {
            format += variables.reference(
                to: Select(.argument(index, .decimal), variants: [Variant(.otherwise, Pattern())], name: "skipped")
            )
        }
        for variable in annotation?.unusedVariables ?? [] { variables.addUnused(variable) }
        let key = PropertyListMember("NSStringLocalizedFormatKey", PropertyListNode(.string(format)))
        return PropertyListNode(.dictionary([key] + variables.members))
    }

    // MARK: Texts

    /// A text without selects, as a format if the entry has arguments.
    private func text(of pattern: Pattern) -> String {
        text(of: pattern, isNumbered: entry.arguments.count > 1 || pattern.specifierCount > 1)
    }

    private func text(of pattern: Pattern, isNumbered: Bool) -> String {
        var text = ""
        for element in pattern.elements {
            switch element {
            case .text(let literal): text += entry.arguments.isEmpty ? literal : FormatString.escaping(literal)
            case .placeholder(let placeholder): text += spelling(of: placeholder, isNumbered: isNumbered)
            case .markup(let markup): text += self.text(of: markup.content, isNumbered: isNumbered)
            case .select, .reference: break
            }
        }
        return text
    }

    /// A placeholder's specifier.
    func spelling(of placeholder: Placeholder, isNumbered: Bool) -> String {
        let spelled = entry.spelling(ofArgument: placeholder.argument)
        let text = FoundationFormatWriter.spelling(
            of: placeholder,
            arguments: entry.arguments,
            isNumbered: isNumbered,
            integerSize: spelled.flatMap { Self.pointers.contains($0) ? nil : $0 }
        ).text
        // A C string is no object: `%@` would crash.
        if let spelled, Self.pointers.contains(spelled), text.hasSuffix("@") { return text.dropLast() + spelled }
        return text
    }

    /// The conversions that are shown as text and take no object.
    private static let pointers: Set = ["s", "S", "p", "P"]

    /// The value type of a variable as its file spells it, else as the argument's type gives it.
    func valueType(ofVariable name: String, argument: Int) -> String {
        annotation?.valueTypes.first { $0.variable == name }?.spelling ?? entry.valueType(ofArgument: argument)
    }

    /// The arguments whose positions a text does not show although it shows a higher one: Foundation would not step over
    /// them.
    private func skippedPositions(in pattern: Pattern) -> [Int] {
        if entry.arguments.count < 2 { return [] }
        let shown = Set(pattern.argumentIndices)
        guard let highest = shown.max() else { return [] }
        return (0..<highest).filter { !shown.contains($0) }
    }
}

extension Pattern {
    /// How many arguments specifiers would take if they had no numbers; selects are left out.
    fileprivate var specifierCount: Int {
        var count = 0
        for element in elements {
            switch element {
            case .placeholder(let placeholder):
                count += 1
                for case .argument in placeholder.format.sizes { count += 1 }
            case .markup(let markup): count += markup.content.specifierCount
            case .text, .select, .reference: break
            }
        }
        return count
    }
}
