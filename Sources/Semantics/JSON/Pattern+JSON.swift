import InterlinguaIR

extension Pattern {
    /// The pattern's text if it is nothing else, and an array of its elements otherwise.
    func jsonValue(_ names: ArgumentNames) -> JSONValue {
        if let plainText { return .string(plainText) }
        return jsonElements(names)
    }

    fileprivate func jsonElements(_ names: ArgumentNames) -> JSONValue { .array(elements.map { $0.jsonValue(names) }) }
}

extension Element {
    fileprivate func jsonValue(_ names: ArgumentNames) -> JSONValue {
        switch self {
        case .text(let text): .string(text)
        case .placeholder(let placeholder): placeholder.jsonValue(names)
        case .select(let select): select.jsonValue(names)
        case .reference(let reference): reference.jsonValue(names)
        case .markup(let markup): markup.jsonValue(names)
        }
    }
}

extension Placeholder {
    fileprivate func jsonValue(_ names: ArgumentNames) -> JSONValue {
        var members: [(name: String, value: JSONValue)] = [("argument", .string(names[argument]))]
        switch format {
        case .functions(let functions):
            members.append(("format", .array(functions.map { .string($0.description) })))
        case .text, .character, .number:
            if let letters = format.printfLetters { members.append(("format", .string(letters))) }
            if case .argument(let index)? = format.field?.width { members.append(("width", .string(names[index]))) }
            if case .argument(let index)? = format.field?.precision {
                members.append(("precision", .string(names[index])))
            }
        }
        if isUnescaped { members.append(("isUnescaped", .boolean(true))) }
        return .object(members)
    }
}

extension Format {
    /// The conversion in printf's letters and flags, without the percent sign; nil for the default one.
    fileprivate var printfLetters: String? {
        var flags = ""
        var letter = "@"
        switch self {
        case .functions: return nil
        case .text: break
        case .character: letter = "c"
        case .number(let number):
            switch number.sign {
            case .negative: break
            case .always: flags += "+"
            case .space: flags += " "
            }
            if number.isAlternate { flags += "#" }
            if number.isGrouped { flags += "'" }
            if number.isZeroPadded { flags += "0" }
            letter = number.notation.letter
            if number.isUppercase { letter = letter.uppercased() }
        }
        guard let field else { return nil }
        var text = field.isLeftAligned ? "-" + flags : flags
        if let width = field.width { text += width.printfText }
        if let precision = field.precision { text += "." + precision.printfText }
        text += letter
        return text == "@" ? nil : text
    }
}

extension Field.Size {
    fileprivate var printfText: String {
        switch self {
        case .literal(let value): String(value)
        case .argument: "*"
        }
    }
}

extension NumberFormat.Notation {
    fileprivate var letter: String {
        switch self {
        case .integer: "d"
        case .fixed: "f"
        case .scientific: "e"
        case .general: "g"
        case .hexadecimal: "x"
        case .octal: "o"
        case .hexadecimalFloat: "a"
        }
    }
}

extension Reference {
    fileprivate func jsonValue(_ names: ArgumentNames) -> JSONValue {
        var members: [(name: String, value: JSONValue)] = []
        switch target {
        case .entry(let key): members.append(("reference", .object(key.jsonMembers)))
        case .external(let name): members.append(("reference", .object([("external", .string(name))])))
        }
        if !bindings.isEmpty {
            let bound = bindings.map { name, operand -> (name: String, value: JSONValue) in
                switch operand {
                case .argument(let index): (name, .string(names[index]))
                case .pattern(let pattern): (name, .object([("pattern", pattern.jsonValue(names))]))
                }
            }
            members.append(("bindings", .object(bound)))
        }
        var seen: [JSONValue] = []
        if inherited.contains(.variables) { seen.append(.string("variables")) }
        if inherited.contains(.selectors) { seen.append(.string("selectors")) }
        if !seen.isEmpty { members.append(("inherited", .array(seen))) }
        if !functions.isEmpty { members.append(("functions", .array(functions.map { .string($0.description) }))) }
        return .object(members)
    }
}

extension Markup {
    fileprivate func jsonValue(_ names: ArgumentNames) -> JSONValue {
        var members: [(name: String, value: JSONValue)] = []
        switch kind {
        case .element(let name, let attributes):
            members.append(("markup", .string(name)))
            if !attributes.isEmpty {
                members.append(("attributes", .object(attributes.map { (name: $0.name, value: .string($0.value)) })))
            }
        case .protected(let id, let example):
            var parts: [(name: String, value: JSONValue)] = []
            if let id { parts.append(("id", .string(id))) }
            if let example { parts.append(("example", .string(example))) }
            members.append(("protected", .object(parts)))
        }
        members.append(("content", content.jsonElements(names)))
        return .object(members)
    }
}
