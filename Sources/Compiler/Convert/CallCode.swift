import InterlinguaIR
import InterlinguaPlatforms

/// The code with which an app makes a call.
struct CallCode {
    private let syntax: any CallSyntax

    /// What the code calls the arguments of the source's entry.
    private let names: [String]

    /// Prepares for the calls of an entry with some arguments.
    init(_ syntax: any CallSyntax, arguments: [Argument]) {
        self.syntax = syntax
        names = Self.names(of: arguments)
    }

    /// What means something else in the code: what calls name themselves, and words of Kotlin, Swift or JavaScript.
    private static let reservedNames: Set<String> = [
        "width", "device", "product", "language", "locale", "as", "await", "break", "case", "catch", "class", "const",
        "continue", "debugger", "default", "defer", "delete", "do", "else", "enum", "export", "extends", "false",
        "fileprivate", "finally", "for", "fun", "func", "function", "guard", "if", "import", "in", "init", "inout",
        "instanceof", "interface", "internal", "is", "let", "new", "nil", "null", "object", "operator", "package",
        "private", "protocol", "public", "repeat", "return", "self", "static", "struct", "subscript", "super", "switch",
        "this", "throw", "throws", "true", "try", "typealias", "typeof", "undefined", "val", "var", "void", "when",
        "where", "while", "with", "yield",
    ]

    /// A name for each argument: its own, if code can have it.
    static func names(of arguments: [Argument]) -> [String] {
        var taken = reservedNames
        return arguments.enumerated().map { index, argument in
            var name = argument.name.map { $0.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") } } ?? ""
            if name.first.map({ $0.isNumber }) ?? true { name = "value\(argument.position ?? index + 1)" }
            while !taken.insert(name).inserted { name += "_" }
            return name
        }
    }

    func code(_ call: Call) -> String {
        switch call {
        case .lookUp(let lookUp): code(lookUp)
        case .items(let calls): syntax.list(calls.map(code))
        case .choice(let choice): code(choice)
        }
    }

    private func code(_ lookUp: Call.LookUp) -> String {
        syntax.lookUp(
            CodedLookUp(
                name: lookUp.name,
                table: lookUp.key.table,
                kind: lookUp.key.kind,
                isFormat: lookUp.isFormat,
                number: lookUp.number.map(code),
                arguments: lookUp.operands.map(code),
                named: lookUp.named.map { ($0.name, code($0.operand)) },
                value: lookUp.value.map(code),
                passesWidth: lookUp.passesWidth
            )
        )
    }

    private func code(_ operand: Call.Operand) -> String {
        switch operand {
        case .argument(let index): name(index)
        case .call(let call): code(call)
        case .text(let text):
            syntax.joined(text.components.map { code($0) }, separator: text.separator)
        case .nothing: syntax.literal("")
        }
    }

    private func name(_ index: Int) -> String { names.indices.contains(index) ? names[index] : "value\(index + 1)" }

    private func code(_ component: Call.ComposedText.Component) -> String {
        switch component {
        case .argument(let index): return syntax.text(of: name(index))
        case .oneOf(let index, let texts): return syntax.oneOf(texts, name(index))
        case .device(let devices): return syntax.oneOf(devices, "device")
        case .product(let products): return syntax.oneOf(products, "product")
        case .numbers(let index, let values):
            let code = values.reversed().reduce(syntax.nothing) { rest, value in
                syntax.conditional(
                    condition(.number(value.range), name(index)),
                    syntax.literal(value.value),
                    else: rest
                )
            }
            return "(\(code))"
        case .width(let widths, let widest):
            let smallest = syntax.literal("w\(widths.last ?? 0)")
            let narrow = widths.dropLast().reversed().reduce(smallest) { rest, width in
                syntax.conditional(condition(.atLeast(width), "width"), syntax.literal("w\(width)"), else: rest)
            }
            return "(\(syntax.conditional(condition(.atLeast(widest), "width"), syntax.nothing, else: narrow)))"
        }
    }

    private func code(_ choice: Call.Choice) -> String {
        var branches = choice.branches
        // Where nothing is said for all others, the last branch is for them.
        guard let rest = choice.otherwise ?? branches.popLast()?.call else { return syntax.nothing }
        let value =
            switch choice.selector {
            case .width: "width"
            case .device: "device"
            case .product: "product"
            case .argument(let index): name(index)
            }
        return branches.reversed().reduce(code(rest)) { rest, branch in
            syntax.conditional(condition(branch.condition, value), code(branch.call), else: rest)
        }
    }

    private func condition(_ condition: Condition, _ value: String) -> String {
        switch condition {
        case .category(let category, let kind):
            return syntax.isCategory(category.rawValue, value, isOrdinal: kind == .ordinal)
        case .number(let range):
            if let lower = range.lower, let upper = range.upper, lower == upper {
                return syntax.equal(value, String(describing: lower.value))
            }
            let bounds = [
                range.lower.map { "\(value) \($0.isInclusive ? ">=" : ">") \($0.value)" },
                range.upper.map { "\(value) \($0.isInclusive ? "<=" : "<") \($0.value)" },
            ]
            return bounds.compactMap { $0 }.joined(separator: " && ")
        case .text(let text): return syntax.equal(value, syntax.literal(text))
        case .atLeast(let width): return "\(value) >= \(width)"
        case .absent: return syntax.equal(value, syntax.nothing)
        case .rule, .matches, .otherwise: return "\(value) /* \(condition.reportSpelling) */"
        }
    }
}
