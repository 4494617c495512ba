import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms

@testable import InterlinguaCompiler

/// Whether a catalogue has the shape that a target's back end is promised.
struct ShapeCheck {
    private let target: Capabilities

    init(_ target: Capabilities) { self.target = target }

    /// What the target could not write, in words.
    func faults(of catalog: Catalog) -> [String] {
        catalog.entries.elements.flatMap { key, entry in
            entry.messages.elements.flatMap { language, message in
                message.patterns.flatMap { faults(of: $0, entry, language) }.map { "\(key.name) in \(language): \($0)" }
            }
        }
    }

    private func faults(of pattern: Pattern, _ entry: Entry, _ language: LanguageTag) -> [String] {
        var faults: [String] = []
        for index in pattern.argumentIndices where isShown(index, in: pattern) {
            switch target.arguments {
            case .positions: if entry.arguments[index].position == nil { faults.append("an argument has no position") }
            case .names: if entry.arguments[index].name == nil { faults.append("an argument has no name") }
            }
        }
        if target.references == .none, pattern.contains(where: { if case .reference = $0 { true } else { false } }) {
            faults.append("there is a reference")
        }
        switch target.selects {
        case .manyAnywhere:
            for select in pattern.selects where select.kind == .number { faults += self.faults(of: select, language) }
            if pattern.selects.contains(where: { $0.kind == .text || $0.kind == .product }) {
                faults.append("there is a select that the target lacks")
            }
        case .oneAround:
            let order = target.selectors[0]
            faults += around(pattern, language, order[...]) { order, kind in
                order.firstIndex(of: kind).map { order[($0 + 1)...] }
            }
        case .composedAround:
            let order = target.selectors[0]
            faults += around(pattern, language, order[...]) { order, kind in
                order.firstIndex(of: kind).map { kind == .width ? order[($0 + 1)...] : order[$0...] }
            }
        }
        return faults
    }

    private typealias Kinds = ArraySlice<Capabilities.SelectorKind>

    private func around(
        _ pattern: Pattern,
        _ language: LanguageTag,
        _ order: Kinds,
        _ rest: (Kinds, Capabilities.SelectorKind) -> Kinds?
    ) -> [String] {
        guard pattern.elements.count == 1, case .select(let select) = pattern.elements[0] else {
            return pattern.selects.isEmpty ? [] : ["a select stands within a sentence"]
        }
        guard let inner = rest(order, select.kind) else {
            return ["a select by \(select.kind) stands at the wrong place"]
        }
        return (select.kind == .number ? faults(of: select, language) : [])
            + select.variants.flatMap { around($0.pattern, language, inner, rest) }
    }

    private func faults(of select: Select, _ language: LanguageTag) -> [String] {
        guard case .argument(_, let reading) = select.selector, reading == target.reading else {
            return ["a number is read otherwise"]
        }
        guard let forms = target.forms else { return [] }
        var next = 0
        let own = forms(language, select.pluralKind)
        for variant in select.variants {
            if variant.condition == .absent {
                if !target.optionalCount { return ["there is a text for no number"] }
                continue
            }
            guard let index = own[next...].firstIndex(where: { $0.condition == variant.condition }) else {
                return ["\(variant.condition) is none of the forms, or out of order"]
            }
            next = index + 1
        }
        return []
    }

    private func isShown(_ index: Int, in pattern: Pattern) -> Bool {
        pattern.contains { element in
            if case .placeholder(let placeholder) = element { return placeholder.argument == index }
            return false
        }
    }
}
