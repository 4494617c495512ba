import InterlinguaFormats
import InterlinguaIR

/// Finds out how an app asks for the entries of a catalogue in which parts are entries of their own.
struct CallBuilder: Sendable {
    /// The name of an entry whatever its kind of look-up: a part's link says no more.
    struct Name: Hashable {
        let table: String
        let name: String
    }

    private let catalog: Catalog
    private let format: any TranslationFormat
    private let names: [Key: String]
    private var parts: [Name: [Key]] = [:]

    /// Parts of parts deeper than this are not looked at.
    private static let depthLimit = 16

    /// Prepares for a catalogue; `names` are those by which apps ask where they are not the keys'.
    init(_ catalog: Catalog, format: any TranslationFormat, names: [Key: String]) {
        self.catalog = catalog
        self.format = format
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
    ///   - signature: the source's arguments with the positions that they have here, by their indices there.
    ///   - isList: whether the source has a list, whose items may be entries here.
    func call(for key: Key, signature: [Argument], isList: Bool) -> Call? {
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
        let signature: [Argument]
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
                return signature.firstIndex { $0.position == position }.map { .argument($0) } ?? .nothing
            }
            return index(ofUnplaced: argument).map { .argument($0) } ?? .nothing
        }

        /// The argument that has no position here, such as the number that selects.
        private func index(ofUnplaced argument: Argument) -> Int? {
            if let name = argument.name, let index = signature.firstIndex(where: { $0.name == name }) { return index }
            return signature.firstIndex { $0.position == nil }
                ?? signature.firstIndex { $0.type.isNumeric }
                ?? signature.indices.first
        }
    }

    // MARK: Look-ups

    private func lookUp(_ key: Key, _ entry: Entry, _ bindings: Bindings) -> Call.LookUp {
        var lookUp = Call.LookUp(key: key, name: names[key] ?? key.name, isFormat: false, number: nil, operands: [])
        if entry.arguments.isEmpty, key.kind != .plural {
            if !entry.annotations.isEmpty || entry.hasSpecialMessages { lookUp.isFormat = isFormat(entry) }
            if !lookUp.isFormat { return lookUp }
        }
        lookUp.isFormat = isFormat(entry)
        let passesApart = format.capabilities.passesNumberApart
        if passesApart, key.kind == .plural {
            let selecting = entry.selectingArgument.flatMap { entry.arguments[safe: $0] } ?? Argument(type: .number)
            lookUp.number = bindings.operand(for: selecting)
        }
        let last = max(entry.arguments.compactMap(\.position).max() ?? 0, bindings.lastPosition)
        if last > 0, last <= maximumArgumentPosition {
            lookUp.operands = (1...last).map { bindings.operand(for: Argument(position: $0)) }
        }
        return lookUp
    }

    /// Whether an entry's texts, or those that it refers to, are formats.
    private func isFormat(_ entry: Entry) -> Bool {
        format.isFormat(entry) || catalog.entries(referredToBy: entry).contains { format.isFormat($0.entry) }
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
                let index = bindings.signature.firstIndex(where: { $0.position == position })
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
                if part == key, let base {
                    add(selector, (condition, base, true))
                } else if let call = call(ofPart: part, bindings, path: path) {
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
            guard selector.hasPrefix("argument"), let position = Int(selector.dropFirst("argument".count)),
                let argument = bindings.index(ofSelector: position)
            else { return nil }
            return numberChoice(argument, others.map { ($0.condition, $0.call) }, otherwise: otherwise)
        }
    }

    private func numberChoice(_ argument: Int, _ branches: [(String, Call)], otherwise: Call?) -> Call {
        var exact: [Call.Branch] = []
        var categories: [Call.Branch] = []
        var last = otherwise
        for (condition, call) in branches {
            if condition.hasPrefix("="), let number = DecimalNumber(String(condition.dropFirst())) {
                exact.append(Call.Branch(condition: .number(.exactly(number)), call: call))
            } else if condition == "other" || condition == "otherwise" {
                last = call
            } else if let category = PluralCategory(rawValue: condition) {
                categories.append(Call.Branch(condition: .category(category, .cardinal), call: call))
            } else {
                categories.append(Call.Branch(condition: .text(condition), call: call))
            }
        }
        return .choice(
            Call.Choice(selector: .argument(argument), branches: exact + categories, otherwise: last)
        )
    }
}

extension CallBuilder.Bindings {
    /// The highest position that a source's argument has here; a part is passed no more than the number it is for.
    fileprivate var lastPosition: Int { only == nil ? signature.compactMap(\.position).max() ?? 0 : 1 }

    /// The argument that a part's link means by a position.
    fileprivate func index(ofSelector position: Int) -> Int? {
        if let only { return only }
        return signature.firstIndex { $0.position == position }
            ?? signature.firstIndex { $0.position == nil }
            ?? (signature.indices.contains(position - 1) ? position - 1 : nil)
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
                if pattern.plainText != nil { continue }
                for select in pattern.selects { if let argument = select.numberArgument { return argument } }
            }
        }
        return nil
    }

    /// Whether some message has what only one format understands, or is more than a text.
    var hasSpecialMessages: Bool {
        messages.values.contains { message in
            if !message.annotations.isEmpty { return true }
            if case .pattern(let pattern) = message.content { return pattern.plainText == nil }
            return true
        }
    }
}

extension Catalog {
    /// The entries that an entry's references lead to, over all steps, each once.
    func entries(referredToBy entry: Entry) -> [(key: Key, entry: Entry)] {
        var found: [(key: Key, entry: Entry)] = []
        var visited: Set<Key> = []
        var pending = [entry]
        while let next = pending.popLast(), visited.count < 64 {
            for message in next.messages.values {
                for pattern in message.patterns where pattern.plainText == nil {
                    pattern.forEachElement { element in
                        guard case .reference(let reference) = element, case .entry(let key) = reference.target,
                            let target = entries[key], visited.insert(key).inserted
                        else { return }
                        found.append((key, target))
                        pending.append(target)
                    }
                }
            }
        }
        return found
    }
}
