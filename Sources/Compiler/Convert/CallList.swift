package import InterlinguaIR
package import InterlinguaPlatforms

/// How the target's app asks for the entries of a project, in code.
package struct CallList: Sendable {
    /// One entry's call.
    package struct Item: Sendable {
        /// The source's key.
        package var key: Key

        /// Whether the source's app asks in another way.
        package var isChanged: Bool

        fileprivate let call: Call
        fileprivate let arguments: [Argument]
        fileprivate let types: [String?]
        fileprivate let syntax: any CallSyntax

        /// The names of the arguments, with the types in which they are passed where the target cares.
        package var parameters: [String] {
            zip(CallCode.names(of: arguments), types).map { name, type in type.map { "\(name): \($0)" } ?? name }
        }

        // Spelled when it is asked for: of thousands of calls three are shown.
        package var code: String { CallCode(syntax, arguments: arguments).code(call) }
    }

    /// The language of the code.
    package var language: String

    /// The calls, in the source's order.
    package var items: [Item] = []

    /// In how many entries arguments of each type are passed, by their names.
    package var types: [(type: String, count: Int)] = []

    /// How the app tells its library what the conversion chose; nil if that is nothing.
    package var setup: String?

    /// The calls that the source's app makes in another way.
    package var changed: [Item] { items.filter(\.isChanged) }

    /// One line for people about what is passed; nil where any value will do.
    package var typeSummary: String? {
        if types.isEmpty { return nil }
        let list = types.map { "\($0.type) in \(CountedNoun($0.count, "entry", plural: "entries"))" }
        return "calls pass " + list.joined(separator: ", ")
    }

    package var markdown: String {
        var lines = ["# Calls", ""]
        if let setup { lines += ["```\(language)", setup, "```", ""] }
        for (title, own) in [("Changed calls", changed), ("Other calls", items.filter { !$0.isChanged })]
        where !own.isEmpty {
            lines += ["## \(title)", "", "```\(language)"]
            for item in own {
                let table = item.key.table.isEmpty ? "" : "\(item.key.table): "
                let parameters = item.parameters.isEmpty ? "" : " (\(item.parameters.joined(separator: ", ")))"
                lines.append("// \((table + item.key.name).onOneLine)\(parameters)")
                lines.append(item.code)
            }
            lines += ["```", ""]
        }
        if let typeSummary { lines += [typeSummary, ""] }
        return lines.joined(separator: "\n")
    }
}

extension String {
    /// The text with its line breaks and other control characters as spaces.
    fileprivate var onOneLine: String {
        var result = UnicodeScalarView()
        for scalar in unicodeScalars {
            let category = scalar.properties.generalCategory
            let isText = ![.control, .lineSeparator, .paragraphSeparator].contains(category)
            result.append(isText ? scalar : " ")
        }
        return String(result)
    }
}

extension Converter {
    /// How the target's app asks for the entries of a project's catalogue.
    package func calls(_ result: Result, of source: VerifiedProject, for target: any TranslationFormat) -> CallList {
        let syntax = target.callSyntax
        let calls = ConversionCalls(result.legalised, format: target, names: result.names)
        let linked = VerificationPlan.linkedArguments(source)
        var list = CallList(language: syntax.language)
        list.setup = syntax.setup(result.chosenSettings)
        var counts: [String: Int] = [:]
        var order: [String] = []
        for (key, entry) in source.catalog.entries {
            let arguments = linked[key] ?? entry.arguments
            guard let call = calls.call(for: key, arguments: arguments) else { continue }
            let types = call.types(of: arguments.count, in: result.catalog).map { $0.flatMap(syntax.type) }
            for type in Set(types.compactMap { $0 }).sorted() {
                if counts[type] == nil { order.append(type) }
                counts[type, default: 0] += 1
            }
            list.items.append(
                CallList.Item(
                    key: key,
                    isChanged: result.outcomes.isCallChanged(of: key),
                    call: call,
                    arguments: arguments,
                    types: types,
                    syntax: syntax
                )
            )
        }
        list.types = order.sorted().map { ($0, counts[$0] ?? 0) }
        return list
    }
}

extension Call {
    /// The types in which arguments of the source's entry are passed, by index; nil for those that are not passed.
    fileprivate func types(of count: Int, in catalog: Catalog) -> [ArgumentType?] {
        var types: [ArgumentType?] = Array(repeating: nil, count: count)
        func note(_ operand: Operand?, _ type: ArgumentType) {
            guard case .argument(let index)? = operand, types.indices.contains(index) else { return }
            // The same value may be shown as a text elsewhere.
            if types[index] == nil || !type.isText { types[index] = type }
        }
        for lookUp in lookUps {
            let entry = catalog.entries[lookUp.key]
            for (place, operand) in lookUp.operands.enumerated() {
                note(operand, entry?.passedType(at: place + 1) ?? .any)
            }
            note(lookUp.number, .integer(IntegerType(bits: 64)))
        }
        return types
    }
}

extension Entry {
    /// The type in which the argument at a position is passed: a number that texts show as they are is a text already, and
    /// one that only chooses among them is whole.
    fileprivate func passedType(at position: Int) -> ArgumentType? {
        guard let index = arguments.firstIndex(where: { $0.position == position }) else { return nil }
        let isNumber = contains { element in
            guard case .placeholder(let placeholder) = element, placeholder.argument == index else { return false }
            if case .text = placeholder.format { return false }
            return true
        }
        let type = arguments[index].type
        if type != .number || isNumber { return type }
        return selectingArguments.contains(index) ? .integer(IntegerType(bits: 64)) : .text
    }
}

extension ArgumentType {
    fileprivate var isText: Bool { self == .any || self == .text }
}
