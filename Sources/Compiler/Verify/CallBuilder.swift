import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import InterlinguaSemantics
import OrderedCollections

/// Finds out how an app asks for the entries of a catalogue in which parts are entries of their own.
struct CallBuilder: Sendable {
    /// The name of an entry whatever its kind of look-up: a part's link says no more.
    struct Name: Hashable {
        let table: String
        let name: String
    }

    private let catalog: Catalog
    private let format: any TranslationFormat
    private let capabilities: Capabilities
    private let names: [Key: String]
    private var parts: [Name: [Key]] = [:]

    /// Parts of parts deeper than this are not looked at.
    private static let depthLimit = 16

    /// Prepares for a catalogue.
    ///
    /// - Parameters:
    ///   - settings: what the project says about the format.
    ///   - names: those by which apps ask where they are not the keys'.
    init(
        _ catalog: Catalog,
        format: any TranslationFormat,
        settings: [String: RuntimeSetting] = [:],
        names: [Key: String]
    ) {
        self.catalog = catalog
        self.format = format
        capabilities = format.capabilities(with: settings)
        self.names = names
        for (key, entry) in catalog.entries where !entry.annotations.isEmpty {
            guard let part = entry.annotations[PartAnnotation.self] else { continue }
            parts[Name(table: key.table, name: part.whole), default: []].append(key)
        }
    }

    /// The call for an entry; nil if the catalogue has neither the entry nor parts of it.
    ///
    /// - Parameters:
    ///   - key: the entry's key in the catalogue; where only its parts are left, the one that it would have.
    ///   - signature: the source's arguments with the positions and names that they have here.
    ///   - isList: whether the source has a list, whose items may be entries here.
    func call(for key: Key, signature: CallSignature, isList: Bool) -> Call? {
        var bindings = Bindings(signature: signature)
        bindings.isList = isList
        let own = parts.isEmpty ? [] : ownParts(of: key, isList: isList)
        if own.isEmpty {
            guard let entry = catalog.entries[key] else { return nil }
            return .lookUp(lookUp(key, entry, bindings))
        }
        return call(for: key, own, bindings, path: [key])
    }

    /// The parts of an entry; items are those of a list, even if something else has its name.
    private func ownParts(of key: Key, isList: Bool) -> [Key] {
        let own = parts[Name(table: key.table, name: key.name)] ?? []
        if isList { return own }
        return own.filter { part in
            if case .item? = catalog.entries[part]?.annotations[PartAnnotation.self]?.role { return false }
            return true
        }
    }

    /// The arguments of the source as the parts of an entry see them.
    fileprivate struct Bindings {
        let signature: CallSignature
        /// What stands in the place of an argument, by its position here.
        var replaced: [Int: Call.Operand] = [:]
        /// The argument that is the only one of a part.
        var only: Int?
        /// Whether the source has a list.
        var isList = false

        func operand(for argument: Argument) -> Call.Operand {
            if let only { return .argument(only) }
            if let position = argument.position {
                if let operand = replaced[position] { return operand }
                if let index = signature.index(ofPosition: position) { return .argument(index) }
                if argument.name == nil { return .nothing }
            }
            return signature.index(ofUnplaced: argument).map { .argument($0) } ?? .nothing
        }
    }

    // MARK: Look-ups

    private func lookUp(_ key: Key, _ entry: Entry, _ bindings: Bindings) -> Call.LookUp {
        var lookUp = Call.LookUp(key: key, name: names[key] ?? key.name, isFormat: false, number: nil, operands: [])
        let text = entry.messages[catalog.sourceLanguage]
        lookUp.showsKey = text?.state == .inherited || text?.annotations[KeyTextAnnotation.self] != nil
        if entry.arguments.isEmpty, key.kind != .plural {
            if !entry.annotations.isEmpty || entry.hasSpecialMessages {
                lookUp.isFormat = isFormat(entry)
                lookUp.passesWidth = entry.choosesByWidth
            }
            let passesNames = namesArguments && !bindings.signature.arguments.isEmpty
            if !lookUp.isFormat, !passesNames { return lookUp }
        }
        lookUp.isFormat = isFormat(entry)
        lookUp.passesWidth = entry.choosesByWidth
        if case .composedAround(let separator) = capabilities.selects {
            lookUp.value = composedValue(of: entry, separator, bindings)
        } else if capabilities.passesNumberApart, key.kind == .plural {
            let selecting = entry.selectingArgument.flatMap { entry.arguments[safe: $0] } ?? Argument(type: .number)
            lookUp.number = bindings.operand(for: selecting)
        }
        if namesArguments { lookUp.named = namedOperands(entry, bindings) }
        // Beside arguments by names, those of printf's formats are passed by position.
        let positioned = entry.arguments.filter { !namesArguments || passesPositions && $0.name == nil }
        let last = max(positioned.compactMap(\.position).max() ?? 0, namesArguments ? 0 : bindings.lastPosition)
        if last > 0, last <= maximumArgumentPosition {
            lookUp.operands = (1...last).map { bindings.operand(for: Argument(position: $0)) }
        }
        return lookUp
    }

    private var namesArguments: Bool {
        if case .names = capabilities.arguments { return true }
        return false
    }

    /// Whether arguments that have none are passed by position beside those.
    private var passesPositions: Bool {
        if case .names(let names) = capabilities.arguments { return names.passesPositions }
        return true
    }

    /// The arguments of the source under all names that they have here, and the text that the app makes of some.
    private func namedOperands(_ entry: Entry, _ bindings: Bindings) -> [Call.NamedOperand] {
        var operands: OrderedDictionary<String, Call.Operand> = [:]
        for (index, argument) in bindings.signature.arguments.enumerated() {
            // What has no name is called by its place.
            let names = argument.names.isEmpty ? ["arg\(argument.position ?? index + 1)"] : argument.names
            for name in names { operands[name] = .argument(index) }
        }
        if let annotation = entry.annotations[ComposedTextAnnotation.self] {
            operands[annotation.argument] = .text(
                Call.ComposedText(
                    components: annotation.components.compactMap { component(of: $0, bindings.signature) },
                    separator: annotation.separator
                )
            )
        }
        return operands.map { Call.NamedOperand(name: $0.key, operand: $0.value) }
    }

    private func component(
        of component: ComposedTextAnnotation.Component,
        _ signature: CallSignature
    ) -> Call.ComposedText.Component? {
        switch component {
        case .argument(let argument, let texts): signature.index(ofDeclared: argument).map { .oneOf($0, texts) }
        case .numbers(let argument, let values):
            signature.index(ofDeclared: argument).map { index in
                .numbers(index, values.map { Call.ComposedText.NumberValue(range: $0.range, value: $0.value) })
            }
        case .device(let devices): .device(devices)
        case .product(let products): .product(products)
        case .width(let widths, let widest): .width(widths, widest: widest)
        }
    }

    /// The text by which a library chooses that takes one text for everything: the arguments that are looked at, from the
    /// outside in.
    private func composedValue(of entry: Entry, _ separator: String, _ bindings: Bindings) -> Call.Operand? {
        let operands = entry.selectingArguments.compactMap { entry.arguments[safe: $0] }
            .map { bindings.operand(for: $0) }
        if operands.count < 2 { return operands.first }
        let components = operands.compactMap { operand -> Call.ComposedText.Component? in
            if case .argument(let index) = operand { return .argument(index) }
            return nil
        }
        return .text(Call.ComposedText(components: components, separator: separator))
    }

    /// Whether an entry's texts, or those that it refers to, are formats.
    private func isFormat(_ entry: Entry) -> Bool {
        if format.isFormat(entry) { return true }
        guard capabilities.references != .none else { return false }
        return catalog.entries(referredToBy: entry).contains { format.isFormat($0.entry) }
    }

    // MARK: Parts

    /// The call for an entry with parts; `path` are the entries that it is a part of, and itself.
    private func call(for key: Key, _ own: [Key], _ outer: Bindings, path: [Key]) -> Call? {
        guard path.count <= Self.depthLimit else { return nil }
        var bindings = outer
        var items: [(Int, Call)] = []
        var groups: [(selector: String, branches: [(condition: String, call: Call, isWhole: Bool)])] = []
        func add(_ selector: String, _ branch: (condition: String, call: Call, isWhole: Bool)) {
            if let index = groups.firstIndex(where: { $0.selector == selector }) {
                groups[index].branches.append(branch)
            } else {
                groups.append((selector, [branch]))
            }
        }
        for part in own where part != key {
            guard let annotation = catalog.entries[part]?.annotations[PartAnnotation.self],
                case .select(let position) = annotation.role,
                let index = bindings.signature.index(ofPosition: position)
            else { continue }
            var only = Bindings(signature: bindings.signature)
            only.only = index
            if let call = call(ofPart: part, only, path: path) { bindings.replaced[position] = .call(call) }
        }
        let base = catalog.entries[key].map { Call.lookUp(lookUp(key, $0, bindings)) }
        for part in own {
            guard let annotation = catalog.entries[part]?.annotations[PartAnnotation.self] else { continue }
            switch annotation.role {
            case .select: break
            case .item(let index):
                if let call = call(ofPart: part, bindings, path: path) { items.append((index, call)) }
            case .variant(let selector, let condition):
                // What numbers choose was split off the whole after its own parts, everything else before them.
                let isOfWhole = selector.hasPrefix("argument") && condition != "absent"
                if part == key, let base {
                    add(selector, (condition, base, true))
                } else if let call = call(ofPart: part, isOfWhole ? bindings : outer, path: path) {
                    add(selector, (condition, call, false))
                }
            }
        }
        if !items.isEmpty { return .items(items.sorted { $0.0 < $1.0 }.map(\.1)) }
        var result = base
        for group in groups.sorted(by: { $0.selector.choiceRank < $1.selector.choiceRank }) {
            result = choice(group.selector, group.branches, otherwise: result, bindings) ?? result
        }
        return result
    }

    private func call(ofPart part: Key, _ bindings: Bindings, path: [Key]) -> Call? {
        // A part that leads back to what it is a part of is looked up as it is.
        let own = ownParts(of: part, isList: bindings.isList).filter { $0 != part && !path.contains($0) }
        if !own.isEmpty { return call(for: part, own, bindings, path: path + [part]) }
        return catalog.entries[part].map { .lookUp(lookUp(part, $0, bindings)) }
    }

    private func choice(
        _ selector: String,
        _ branches: [(condition: String, call: Call, isWhole: Bool)],
        otherwise: Call?,
        _ bindings: Bindings
    ) -> Call? {
        let others = branches.filter { !$0.isWhole }
        switch selector {
        case "width":
            var sizes = others.compactMap { branch in Int(branch.condition).map { ($0, branch.call) } }
            if let otherwise {
                let own = branches.first { $0.isWhole }.flatMap { Int($0.condition) }
                let widest = sizes.map(\.0).max() ?? 0
                sizes.append((own ?? (widest == .max ? .max : widest + 1), otherwise))
            }
            return .choice(
                Call.Choice(
                    selector: .width,
                    branches: sizes.sorted { $0.0 > $1.0 }.map { Call.Branch(condition: .atLeast($0.0), call: $0.1) }
                )
            )
        case "device", "product":
            return .choice(
                Call.Choice(
                    selector: selector == "device" ? .device : .product,
                    branches: others.map { Call.Branch(condition: .text($0.condition), call: $0.call) },
                    otherwise: otherwise
                )
            )
        default:
            guard let index = bindings.index(ofSelector: selector) else { return nil }
            let isText = selector.hasPrefix("text")
            let own = others.map { branch -> (Condition, Call) in
                let condition = isText ? nil : Condition(partSpelling: branch.condition)
                return (condition ?? .text(branch.condition), branch.call)
            }
            return choice(ofArgument: index, own, otherwise: otherwise)
        }
    }

    private func choice(ofArgument argument: Int, _ branches: [(Condition, Call)], otherwise: Call?) -> Call {
        var exact: [Call.Branch] = []
        var others: [Call.Branch] = []
        var last = otherwise
        for (condition, call) in branches {
            switch condition {
            case .otherwise: last = call
            case .number(let range): exact.append(Call.Branch(condition: .number(range), call: call))
            default: others.append(Call.Branch(condition: condition, call: call))
            }
        }
        return .choice(Call.Choice(selector: .argument(argument), branches: exact + others, otherwise: last))
    }
}

extension CallBuilder.Bindings {
    /// The highest position that a source's argument has here; a part is passed no more than the number it is for.
    fileprivate var lastPosition: Int {
        only == nil ? signature.arguments.compactMap(\.position).max() ?? 0 : 1
    }

    /// The argument that a part's link means: `argument2`, `text:context`.
    fileprivate func index(ofSelector selector: String) -> Int? {
        for kind in ["argument", "text"] where selector.hasPrefix(kind) {
            if let only { return only }
            let rest = selector.dropFirst(kind.count)
            if rest.first == ":" { return signature.index(ofUnplaced: Argument(name: String(rest.dropFirst()))) }
            guard let position = Int(rest) else { return nil }
            return signature.index(ofPosition: position)
                ?? signature.arguments.firstIndex { $0.position == nil }
                ?? (signature.arguments.indices.contains(position - 1) ? position - 1 : nil)
        }
        return nil
    }
}

extension String {
    /// The order of choices from the inside out.
    fileprivate var choiceRank: Int {
        switch self {
        case "width": 1
        case "device": 2
        case "product": 3
        default: 0
        }
    }
}

extension ArgumentType {
    /// Whether only numbers can be passed.
    var isNumeric: Bool {
        switch self {
        case .number, .integer, .decimal: true
        case .any, .text, .character, .date, .list: false
        }
    }
}

extension Entry {
    /// The argument that the first number select in any language looks at.
    var selectingArgument: Int? {
        for message in messages.values {
            for pattern in message.patterns {
                if pattern.isPlainText { continue }
                for select in pattern.selects { if let argument = select.numberArgument { return argument } }
            }
        }
        return nil
    }

    /// Whether some message has texts for different widths.
    var choosesByWidth: Bool {
        contains { if case .select(let select) = $0, case .width = select.selector { true } else { false } }
    }

    /// Whether some message has what only one format understands, or is more than a text.
    var hasSpecialMessages: Bool {
        messages.values.contains { !$0.isPlainText || !$0.annotations.isEmpty }
    }
}

extension Catalog {
    /// The entries that an entry's references lead to, over all steps, each once.
    ///
    /// - Parameter languages: the languages whose messages count; nil for all.
    func entries(referredToBy entry: Entry, in languages: [LanguageTag]? = nil) -> [(key: Key, entry: Entry)] {
        var found: [(key: Key, entry: Entry)] = []
        var visited: Set<Key> = []
        var pending = [entry]
        while let next = pending.popLast(), visited.count < 64 {
            let messages = languages.map { $0.compactMap { next.messages[$0] } } ?? Array(next.messages.values)
            for message in messages {
                message.forEachElement { element in
                    guard case .reference(let reference) = element, case .entry(let key) = reference.target,
                        let target = entries[key], visited.insert(key).inserted
                    else { return }
                    found.append((key, target))
                    pending.append(target)
                }
            }
        }
        return found
    }
}
