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

    /// The message.
    let message: Message

    /// The message's language.
    let language: LanguageTag

    /// Writes the message's pattern.
    func written(_ pattern: Pattern) -> Written {
        let annotation = message.annotations.isEmpty ? nil : message.annotations[AppleMessageAnnotation.self]
        if case .select(let select)? = pattern.elements.first, pattern.elements.count == 1 {
            switch select.selector {
            case .environment(.device): return .stringsdict(deviceEntry(select))
            case .width: return .stringsdict(widthEntry(select))
            default: break
            }
        }
        let isFormatEntry =
            annotation?.isStringsdict == true || pattern.contains { if case .select = $0 { true } else { false } }
        if !isFormatEntry {
            let skipped = skippedPositions(in: pattern)
            if skipped.isEmpty { return .strings(text(of: pattern)) }
            return .stringsdict(formatEntry(pattern, steppingOver: skipped))
        }
        return .stringsdict(formatEntry(pattern, unused: annotation?.unusedVariables ?? []))
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

    private func formatEntry(
        _ pattern: Pattern,
        steppingOver skipped: [Int] = [],
        unused: [Select] = []
    ) -> PropertyListNode {
        var variables = AppleVariables(writer: self)
        var format = variables.format(of: pattern)
        for index in skipped {
            format += variables.reference(
                to: Select(.argument(index, .decimal), variants: [Variant(.otherwise, Pattern())], name: "skipped")
            )
        }
        for select in unused { _ = variables.reference(to: select) }
        let key = PropertyListMember("NSStringLocalizedFormatKey", PropertyListNode(.string(format)))
        return PropertyListNode(.dictionary([key] + variables.members))
    }

    // MARK: Texts

    /// A text without selects, as a format if the entry has arguments.
    private func text(of pattern: Pattern) -> String {
        var text = ""
        for element in pattern.elements {
            switch element {
            case .text(let literal): text += entry.arguments.isEmpty ? literal : FormatString.escaping(literal)
            case .placeholder(let placeholder): text += spelling(of: placeholder)
            case .markup(let markup): text += self.text(of: markup.content)
            case .select, .reference: break
            }
        }
        return text
    }

    /// A placeholder's specifier; numbered as soon as there are two arguments.
    func spelling(of placeholder: Placeholder, isNumbered: Bool? = nil) -> String {
        let position =
            entry.arguments.indices.contains(placeholder.argument)
            ? entry.arguments[placeholder.argument].position : nil
        return FoundationFormatWriter.spelling(
            of: placeholder,
            arguments: entry.arguments,
            isNumbered: isNumbered ?? (entry.arguments.count > 1),
            integerSize: position.flatMap(integerSize)
        ).text
    }

    /// The value type of a position as the files spell it, else as its type gives it.
    func valueType(of argument: Int) -> String {
        guard entry.arguments.indices.contains(argument) else { return "@" }
        let declared = entry.arguments[argument]
        if let position = declared.position,
            let spelled = entry.annotations[AppleEntryAnnotation.self]?.valueTypes[position]
        {
            return spelled
        }
        return FoundationFormatWriter.valueType(of: declared.type == .any ? .number : declared.type)
    }

    private func integerSize(of position: Int) -> String? {
        guard let spelled = entry.annotations[AppleEntryAnnotation.self]?.valueTypes[position], let last = spelled.last,
            "diuxXo".contains(last)
        else { return nil }
        return String(spelled.dropLast())
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
