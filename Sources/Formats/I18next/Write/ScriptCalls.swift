package import InterlinguaFormats
package import InterlinguaIR

/// i18next's calls in JavaScript.
package struct ScriptCalls: CallSyntax {
    package let language = "javascript"
    package let nothing = "undefined"

    package func lookUp(_ lookUp: CodedLookUp) -> String {
        var options: [String] = []
        let namespace = lookUp.table.split(separator: "/").last.map(String.init) ?? ""
        if !namespace.isEmpty, namespace != "translation", !lookUp.table.hasSuffix("/") {
            options.append("ns: \(literal(namespace))")
        }
        if lookUp.kind == .ordinal { options.append("ordinal: true") }
        if lookUp.kind == .list { options.append("returnObjects: true") }
        options += lookUp.named.map { name, value in
            if name == value { return name }
            return "\(Self.isIdentifier(name) ? name : literal(name)): \(value)"
        }
        let list = options.isEmpty ? "" : ", { \(options.joined(separator: ", ")) }"
        return "t(\(literal(lookUp.name))\(list))"
    }

    private static func isIdentifier(_ name: String) -> Bool {
        name.utf8.first.map { $0.isASCIILetter || $0 == 0x5F } == true
            && name.utf8.allSatisfy(\.isASCIIWord)
    }

    package func equal(_ left: String, _ right: String) -> String { "\(left) === \(right)" }

    package func isCategory(_ category: String, _ number: String, isOrdinal: Bool) -> String {
        let options = isOrdinal ? ", { type: \"ordinal\" }" : ""
        return equal("new Intl.PluralRules(language\(options)).select(\(number))", literal(category))
    }

    package func oneOf(_ texts: [String], _ value: String) -> String {
        let list = texts.map(literal)
        if let only = list.first, list.count == 1 { return conditional(equal(value, only), value, else: nothing) }
        return conditional("\(self.list(list)).includes(\(value))", value, else: nothing)
    }

    package func joined(_ values: [String], separator: String) -> String {
        if let only = values.first, values.count == 1 { return only }
        return "\(list(values)).filter(Boolean).join(\(literal(separator)))"
    }

    package func setup(_ settings: [String: RuntimeSetting]) -> String? {
        let options = settings.sorted { $0.key < $1.key }.compactMap { name, value -> String? in
            switch value {
            case .flag(let flag): "\(name): \(flag)"
            case .text(let text): "\(name): \(literal(text))"
            default: nil
            }
        }
        return options.isEmpty ? nil : "i18next.init({ \(options.joined(separator: ", ")), … })"
    }

    package func type(of type: ArgumentType) -> String? { nil }
}
