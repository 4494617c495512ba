import InterlinguaIR

extension Legaliser.Result {
    /// Announces for entries that refer to others what was announced of these.
    ///
    /// Only references that are left in the target count: of what was put in their place everything was said already.
    mutating func announceLossesOfReferences(in source: Catalog) {
        if referring.isEmpty { return }
        let losses = ReferredLosses(source, outcomes.losses)
        for key in source.entries.keys where referring.contains(key) {
            for loss in losses.inherited(by: key) { outcomes.announce(loss) }
        }
    }

    /// Announces of numbers what holds for the entries that they are bound in, also where these became a part of the text.
    ///
    /// - Parameters:
    ///   - losses: What was found of single entries of the source.
    mutating func announce(_ losses: [ConversionLoss], throughAllReferencesIn source: Catalog) {
        let losses = ReferredLosses(source, losses)
        for (key, entry) in source.entries where EntryFeatures(of: entry).contains(.references) {
            for loss in losses.inherited(by: key) {
                if case .numbers(_, let argument?) = loss.calls, entry.prints(argument) { continue }
                outcomes.announce(loss)
            }
        }
    }
}

extension Entry {
    /// Whether some text of the entry itself shows an argument.
    fileprivate func prints(_ argument: Argument) -> Bool {
        contains { element in
            guard case .placeholder(let placeholder) = element else { return false }
            return arguments[safe: placeholder.argument]?.isSame(as: argument) ?? false
        }
    }
}

/// What was announced of the entries that others refer to.
private struct ReferredLosses {
    private let catalog: Catalog
    private var byKey: [Key: [ConversionLoss]] = [:]

    /// References through more entries than this are not followed.
    private static let depthLimit = 16

    init(_ catalog: Catalog, _ losses: [ConversionLoss]) {
        self.catalog = catalog
        for loss in losses { if let key = loss.key { byKey[key, default: []].append(loss) } }
    }

    /// What an entry's references show otherwise, by the arguments of the entry.
    func inherited(by key: Key, depth: Int = 0) -> [ConversionLoss] {
        guard depth < Self.depthLimit, let entry = catalog.entries[key] else { return [] }
        var found: [ConversionLoss] = []
        var visited: Set<Reference> = []
        for message in entry.messages.values {
            message.forEachPattern { pattern in
                pattern.forEachElement { element in
                    guard case .reference(let reference) = element, case .entry(let target) = reference.target,
                        target != key, visited.insert(reference).inserted, let other = catalog.entries[target]
                    else { return }
                    for loss in (byKey[target] ?? []) + inherited(by: target, depth: depth + 1) {
                        guard let calls = loss.calls(through: reference, to: other, from: entry) else { continue }
                        let own = ConversionLoss(loss.identifier, of: key, in: loss.language, calls)
                        if !found.contains(own) { found.append(own) }
                    }
                }
            }
        }
        return found
    }
}

extension ConversionLoss {
    /// The calls of an entry for which what it refers to differs; nil where none of them is concerned.
    fileprivate func calls(through reference: Reference, to other: Entry, from entry: Entry) -> Calls? {
        switch calls {
        case .all: return .all
        case .numbers(let numbers, nil): return .numbers(numbers, of: nil)
        case .numbers(let numbers, let argument?):
            switch Self.operand(for: argument, of: other, reference, entry) {
            case .argument(let own)?: return .numbers(numbers, of: own)
            case .text(let text)?:
                guard let number = DecimalNumber(text), let language = language ?? other.messages.keys.first,
                    numbers.contains(number, in: language)
                else { return nil }
                return .all
            case nil: return nil
            }
        case .words(let words, let argument):
            switch Self.operand(for: argument, of: other, reference, entry) {
            case .argument(let own)?: return .words(words, of: own)
            case .text(let text)?:
                guard let language = language ?? other.messages.keys.first, words.contains(text, in: language) else {
                    return nil
                }
                return .all
            case nil: return nil
            }
        case .escapedTexts(let argument):
            let operand = Self.operand(for: argument, of: other, reference, entry)
            guard case .argument(let own)? = operand else { return nil }
            return .escapedTexts(of: own)
        }
    }

    private enum Operand {
        case argument(Argument)
        case text(String)
    }

    /// What stands for an argument of the entry that is referred to; nil for nothing, or for a text that is put together.
    private static func operand(
        for argument: Argument,
        of other: Entry,
        _ reference: Reference,
        _ entry: Entry
    ) -> Operand? {
        let declared = other.arguments.first { $0.isSame(as: argument) } ?? argument
        switch declared.name.flatMap({ reference.bindings[$0] }) {
        case .argument(let index)?: return entry.arguments[safe: index].map { .argument($0) }
        case .pattern(let pattern)?:
            if let text = pattern.plainText { return .text(text) }
            if case .placeholder(let placeholder)? = pattern.onlyElement {
                return entry.arguments[safe: placeholder.argument].map { .argument($0) }
            }
            return nil
        case nil: return reference.inherited.isEmpty ? nil : .argument(declared)
        }
    }
}
