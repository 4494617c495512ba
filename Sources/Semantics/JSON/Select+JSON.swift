import InterlinguaIR

extension Select {
    /// The select with its variants as an object.
    func jsonValue(_ names: ArgumentNames) -> JSONValue {
        var members: [(name: String, value: JSONValue)] = []
        switch selector {
        case .width: members.append(("select", .string("width")))
        case .environment(let environment): members.append(("select", .string(environment.rawValue)))
        case .argument(let index, let reading):
            let name = names[index]
            let isTaken = name == "width" || Environment(rawValue: name) != nil
            members.append(("select", isTaken ? .object([("argument", .string(name))]) : .string(name)))
            if reading != .decimal { members.append(("reading", .string(reading.rawValue))) }
        }
        if let name { members.append(("name", .string(name))) }
        members.append(("variants", .array(variants.map { $0.jsonValue(names) })))
        return .object(members)
    }
}

extension Variant {
    fileprivate func jsonValue(_ names: ArgumentNames) -> JSONValue {
        var members: [(name: String, value: JSONValue)] = [("when", condition.jsonValue)]
        if let spelling { members.append(("spelling", .string(spelling))) }
        members.append(("then", pattern.jsonValue(names)))
        return .object(members)
    }
}

extension Condition {
    fileprivate var jsonValue: JSONValue {
        switch self {
        case .category(let category, .cardinal): .object([("category", .string(category.rawValue))])
        case .category(let category, .ordinal): .object([("ordinal", .string(category.rawValue))])
        case .rule(let rule): .object([("rule", .string(rule.description))])
        case .number(let range): .object([("number", .string(range.description))])
        case .text(let text): .object([("text", .string(text))])
        case .matches(let expression): .object([("matches", .string(expression.source))])
        case .atLeast(let room): .object([("atLeast", .integer(room))])
        case .absent: .string("absent")
        case .otherwise: .string("otherwise")
        }
    }
}
