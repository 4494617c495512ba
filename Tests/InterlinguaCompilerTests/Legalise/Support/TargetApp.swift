import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import InterlinguaSemantics

@testable import InterlinguaCompiler

/// An app that asks a legalised catalogue for what an entry of the source says.
///
/// It knows what the conversion reports, and what stands at the entries: which are parts, what is passed under which
/// name, what has to be put together. It is written apart from the code that verifies conversions.
struct TargetApp {
    let result: Legaliser.Result
    let target: Capabilities

    private let renderer: Renderer
    private let parts: [String: [Key]]

    init(_ result: Legaliser.Result, _ target: Capabilities) {
        self.result = result
        self.target = target
        var catalog = result.catalog
        // The target looks for missing texts as it does itself.
        for name in catalog.tables.keys { catalog.tables[name]?.fallback = target.fallback }
        renderer = Renderer(catalog)
        var parts: [String: [Key]] = [:]
        for (key, entry) in result.catalog.entries {
            guard let part = entry.annotations[PartAnnotation.self] else { continue }
            parts[part.whole, default: []].append(key)
        }
        self.parts = parts
    }

    /// What the source's caller passes.
    struct Passed {
        let key: Key
        let arguments: [Argument]
        let language: LanguageTag
        let context: RenderingContext

        func value(_ index: Int) -> ArgumentValue {
            context.values.indices.contains(index) ? context.values[index] : .absent
        }
    }

    /// What is shown; nil if the app finds no entry to ask for.
    func shown(_ passed: Passed) -> Rendering? {
        guard let root = rootName(of: passed.key) else { return nil }
        return answer(root, passed, depth: 0)
    }

    private func rootName(of key: Key) -> String? {
        let own = result.catalog.entries.keys.filter { (result.sources[$0] ?? $0) == key }
        let names = Set(own.map(\.name))
        for candidate in own {
            guard let part = result.catalog.entries[candidate]?.annotations[PartAnnotation.self] else {
                return candidate.name
            }
            if part.whole == candidate.name || !names.contains(part.whole) { return part.whole }
        }
        return nil
    }

    // MARK: Parts

    private func answer(_ name: String, _ passed: Passed, _ outer: [Int: String] = [:], depth: Int) -> Rendering? {
        guard depth < 10 else { return nil }
        var own: [(key: Key, selector: String, condition: String)] = []
        var replaced = outer
        var widest: Int?
        for key in parts[name] ?? [] {
            guard let part = result.catalog.entries[key]?.annotations[PartAnnotation.self] else { continue }
            switch part.role {
            case .variant("width", let condition) where key.name == name: widest = Int(condition)
            case .variant(let selector, let condition): own.append((key, selector, condition))
            case .select(let position):
                guard let index = index(atPosition: position, passed) else { continue }
                let alone = Passed(
                    key: passed.key,
                    arguments: [Argument(position: 1, type: passed.arguments[index].type)],
                    language: passed.language,
                    context: RenderingContext([passed.value(index)])
                )
                replaced[position] = partAnswer(key, alone, [:], depth: depth + 1)?.shown ?? ""
            case .item: continue
            }
        }
        for selector in ["product", "device", "width"] {
            let choices = own.filter { $0.selector == selector }
            if choices.isEmpty { continue }
            if let key = choose(selector, choices.map { ($0.key, $0.condition) }, widest, passed) {
                return partAnswer(key, passed, replaced, depth: depth + 1)
            }
        }
        let texts = own.filter { $0.selector.hasPrefix("text") }
        for choice in texts {
            guard let index = index(ofSelector: choice.selector.dropFirst(4), passed) else { continue }
            if passed.value(index).text == choice.condition, passed.value(index) != .absent {
                return partAnswer(choice.key, passed, replaced, depth: depth + 1)
            }
        }
        if let key = chooseByNumber(own.filter { $0.selector.hasPrefix("argument") }, passed) {
            return partAnswer(key, passed, replaced, depth: depth + 1)
        }
        return lookUp(name, isPlain: false, passed, replaced)
    }

    /// What a part says: as a whole if it has parts itself.
    private func partAnswer(_ key: Key, _ passed: Passed, _ outer: [Int: String], depth: Int) -> Rendering? {
        let hasOwn = (parts[key.name] ?? []).contains { $0 != key }
        if hasOwn, result.catalog.entries[key]?.annotations[PartAnnotation.self]?.whole != key.name {
            return answer(key.name, passed, outer, depth: depth)
        }
        return lookUp(key, passed, outer)
    }

    private func choose(
        _ selector: String,
        _ choices: [(key: Key, condition: String)],
        _ widest: Int?,
        _ passed: Passed
    ) -> Key? {
        switch selector {
        case "product": return choices.first { $0.condition == passed.context.product }?.key
        case "device": return choices.first { $0.condition == passed.context.device }?.key
        default:
            guard let width = passed.context.width else { return nil }
            if let widest, width >= widest { return nil }
            let sizes = choices.compactMap { choice in Int(choice.condition).map { ($0, choice.key) } }
                .sorted { $0.0 > $1.0 }
            return sizes.first { $0.0 <= width }?.1 ?? sizes.last?.1
        }
    }

    private func chooseByNumber(
        _ choices: [(key: Key, selector: String, condition: String)],
        _ passed: Passed
    ) -> Key? {
        var rest: Key?
        let order = choices.enumerated().sorted { left, right in
            func rank(_ condition: String) -> Int {
                condition == "absent" ? 0 : condition.hasPrefix("=") ? 1 : condition.contains("..") ? 2 : 3
            }
            let ranks = (rank(left.element.condition), rank(right.element.condition))
            return ranks.0 == ranks.1 ? left.offset < right.offset : ranks.0 < ranks.1
        }
        for choice in order.map(\.element) {
            guard let index = index(ofSelector: choice.selector.dropFirst(8), passed) else { continue }
            let value = passed.value(index)
            if choice.condition == "absent" {
                if value == .absent { return choice.key }
                continue
            }
            guard case .number(let number, _) = value else { continue }
            let rules = PluralRules.rules(for: passed.language, kind: .cardinal)
            if choice.condition.hasPrefix("=") {
                if DecimalNumber(String(choice.condition.dropFirst())) == number { return choice.key }
            } else if choice.condition.contains("..") {
                let bounds = choice.condition.split(separator: ".").compactMap { DecimalNumber(String($0)) }
                if bounds.count == 2, number >= bounds[0], number <= bounds[1] { return choice.key }
            } else if choice.condition == "other" {
                rest = choice.key
            } else if choice.condition.hasPrefix("ordinal-") {
                let ordinals = PluralRules.rules(for: passed.language, kind: .ordinal)
                if "ordinal-" + ordinals.category(of: number).rawValue == choice.condition { return choice.key }
            } else if rules.category(of: number).rawValue == choice.condition {
                return choice.key
            }
        }
        return rest
    }

    // MARK: Look-ups

    private func lookUp(_ name: String, isPlain: Bool, _ passed: Passed, _ replaced: [Int: String]) -> Rendering? {
        let keys = result.catalog.entries.keys.filter { $0.name == name }
        // A text for calls without a number may have the same name.
        let key = keys.first { key in
            if case .variant(_, "absent")? = result.catalog.entries[key]?.annotations[PartAnnotation.self]?.role {
                return false
            }
            return true
        }
        guard let key else { return .missing(key: name) }
        return lookUp(key, passed, replaced)
    }

    private func lookUp(_ key: Key, _ passed: Passed, _ replaced: [Int: String]) -> Rendering? {
        guard let entry = result.catalog.entries[key] else { return .missing(key: key.name) }
        var named: [String: ArgumentValue] = [:]
        for (index, argument) in passed.arguments.enumerated() {
            let names = result.outcomes.argumentNames[passed.key]?[argument] ?? argument.name.map { [$0] } ?? []
            for name in names { named[name] = passed.value(index) }
        }
        let composed = entry.annotations[ComposedTextAnnotation.self]
        let values = entry.arguments.map { argument -> ArgumentValue in
            if let composed, argument.name == composed.argument { return text(composed, passed) }
            if let position = argument.position, let text = replaced[position] { return .text(text) }
            if let name = argument.name, let value = named[name] { return value }
            if let position = argument.position {
                if let index = index(atPosition: position, passed) { return passed.value(index) }
                return .absent
            }
            if let index = passed.arguments.firstIndex(where: { $0.isSame(as: argument) }) {
                return passed.value(index)
            }
            return passed.arguments.count == 1 ? passed.value(0) : .absent
        }
        var context = passed.context
        context.values = values
        context.namedValues = named
        return renderer.render(key, in: passed.language, context)
    }

    private func index(atPosition position: Int, _ passed: Passed) -> Int? {
        let moved = result.outcomes.argumentPositions[passed.key] ?? [:]
        return passed.arguments.firstIndex { (moved[$0] ?? $0.position) == position }
    }

    private func index(ofSelector place: Substring, _ passed: Passed) -> Int? {
        if let position = Int(place) { return index(atPosition: position, passed) }
        return passed.arguments.firstIndex { $0.name == String(place.dropFirst()) }
    }

    /// The text that is made of several things.
    private func text(_ composed: ComposedTextAnnotation, _ passed: Passed) -> ArgumentValue {
        func value(_ argument: Argument) -> ArgumentValue {
            passed.arguments.firstIndex { $0.isSame(as: argument) }.map { passed.value($0) } ?? .absent
        }
        let values = composed.components.compactMap { component -> String? in
            switch component {
            case .argument(let argument, let texts):
                let text = value(argument).text
                return texts.contains(text) ? text : nil
            case .numbers(let argument, let numbers):
                guard case .number(let number, _) = value(argument) else { return nil }
                return numbers.first { $0.range.contains(number) }?.value
            case .device(let devices): return passed.context.device.flatMap { devices.contains($0) ? $0 : nil }
            case .product(let products): return passed.context.product.flatMap { products.contains($0) ? $0 : nil }
            case .width(let widths, let widest):
                guard let width = passed.context.width, width < widest else { return nil }
                return (widths.first { $0 <= width } ?? widths.last).map { "w\($0)" }
            }
        }
        return values.isEmpty ? .absent : .text(values.joined(separator: composed.separator))
    }
}
