import InterlinguaIR
import OrderedCollections

/// One part that holds a message for one choice.
struct PartVariant {
    /// The choice, as the part's link writes it.
    let condition: String

    let entry: Entry

    /// Whether the part is the entry that stands for the whole.
    let isWhole: Bool
}

/// Makes one select of the parts that hold a message for one choice each.
struct PartMerge {
    /// The selector, as the parts' links write it.
    let selector: String

    /// The select's name.
    let name: String?

    let variants: [PartVariant]

    /// The whole entry with the choice inside; nil if the links make no sense together.
    ///
    /// - Parameter base: the entry that says what holds otherwise, where there is one.
    func merged(into base: Entry?) -> Entry? {
        var entry = base ?? variants.first?.entry
        entry?.annotations[PartAnnotation.self] = nil
        guard var entry else { return nil }
        if base == nil { entry.messages = [:] }
        var languages = OrderedSet(entry.messages.keys)
        for variant in variants { languages.formUnion(variant.entry.messages.keys) }

        let mappings = variants.map { variant in
            variant.isWhole ? Array(entry.arguments.indices) : entry.mergingArguments(of: variant.entry.arguments)
        }
        let original = entry.messages
        let saysWithoutNumber = variants.contains { Condition(partSpelling: $0.condition) == .absent }
        for language in languages {
            let candidates = zip(variants, mappings).compactMap { variant, mapping -> (String, Pattern, Message)? in
                guard !variant.isWhole, let message = variant.entry.messages[language],
                    case .pattern(let pattern) = message.content
                else { return nil }
                return (variant.condition, pattern.mappingArguments { $0 < mapping.count ? mapping[$0] : $0 }, message)
            }
            guard let first = candidates.first else {
                if saysWithoutNumber { entry.messages[language] = original[language]?.limitedToNumbers }
                continue
            }
            var message = original[language] ?? first.2
            let basePattern: Pattern? =
                original[language].flatMap { if case .pattern(let pattern) = $0.content { pattern } else { nil } }
            guard let merged = select(candidates.map { ($0.0, $0.1) }, base: basePattern, in: &entry) else {
                return nil
            }
            message.content = .pattern(merged)
            entry.messages[language] = message
        }
        entry.addImpliedArguments()
        entry.sortArgumentsByPosition()
        return entry
    }

    private func select(_ candidates: [(String, Pattern)], base: Pattern?, in entry: inout Entry) -> Pattern? {
        switch selector {
        case "width":
            let own = variants.first { $0.isWhole }.flatMap { Int($0.condition) }
            var sizes = candidates.compactMap { condition, pattern in Int(condition).map { ($0, pattern) } }
            if sizes.isEmpty || sizes.count < candidates.count { return nil }
            let widest = sizes.map(\.0).max() ?? 0
            if let base { sizes.append((own ?? (widest == .max ? .max : widest + 1), base)) }
            let ordered = sizes.sorted { $0.0 > $1.0 }
            // A select's widths differ.
            guard Set(ordered.map(\.0)).count == ordered.count else { return nil }
            return Pattern([
                .select(Select(.width, variants: ordered.map { Variant(.atLeast($0.0), $0.1) }, name: name))
            ])
        case "device", "product":
            guard let environment = Environment(rawValue: selector) else { return nil }
            var variants = candidates.map { Variant(.text($0.0), $0.1) }
            if let base { variants.append(Variant(.otherwise, base)) }
            return Pattern([.select(Select(.environment(environment), variants: variants, name: name))])
        default:
            for prefix in ["argument", "text"] where selector.hasPrefix(prefix) {
                let place = selector.dropFirst(prefix.count)
                let argument: Int
                if let position = Int(place), (1...maximumArgumentPosition).contains(position) {
                    argument = entry.indexOfArgument(at: position)
                } else if place.first == ":" {
                    argument = entry.indexOfArgument(called: String(place.dropFirst()))
                } else {
                    return nil
                }
                if prefix == "text" { return textSelect(candidates, base: base, argument) }
                return numberSelect(candidates, base: base, argument)
            }
            return nil
        }
    }

    private func textSelect(_ candidates: [(String, Pattern)], base: Pattern?, _ argument: Int) -> Pattern? {
        var variants = candidates.map { Variant(.text($0.0), $0.1) }
        if let base { variants.append(Variant(.otherwise, base)) }
        return Pattern([.select(Select(.argument(argument, .text), variants: variants, name: name))])
    }

    private func numberSelect(_ candidates: [(String, Pattern)], base: Pattern?, _ argument: Int) -> Pattern? {
        var absent: [Variant] = []
        var exact: [Variant] = []
        var ranges: [Variant] = []
        var categories: [Variant] = []
        var others: [Variant] = []
        for (spelling, pattern) in candidates {
            guard let condition = Condition(partSpelling: spelling) else { return nil }
            let variant = Variant(condition, pattern)
            switch condition {
            case .absent: absent.append(variant)
            case .number(let range) where range.onlyNumber != nil: exact.append(variant)
            case .number: ranges.append(variant)
            case .otherwise: others.append(variant)
            default: categories.append(variant)
            }
        }
        // The whole says what holds otherwise, or one part does.
        if others.count > (base == nil ? 1 : 0) { return nil }
        // Later exact numbers stand before earlier ones, and all of them before ranges.
        if absent.count > 1 { return nil }
        var variants = absent + exact.reversed() + ranges + categories + others
        var reading = Reading.integer
        if let base {
            // Exact numbers go in front of the forms that the whole's own select has.
            if let select = base.onlySelect,
                case .argument(argument, let own) = select.selector
            {
                reading = own
                variants += select.variants
            } else {
                variants.append(Variant(.otherwise, base))
            }
        }
        return Pattern([.select(Select(.argument(argument, reading), variants: variants, name: name))])
    }
}

extension Message {
    /// The message without a text for calls that pass no number, which another language has a part for.
    fileprivate var limitedToNumbers: Message {
        mapPatterns { pattern in
            guard var select = pattern.onlySelect, case .argument = select.selector else { return pattern }
            for index in select.variants.indices where select.variants[index].condition == .otherwise {
                select.variants[index].condition = .number(NumberRange(lower: nil, upper: nil))
            }
            return Pattern([.select(select)])
        }
    }
}

extension Entry {
    /// Adds the arguments whose positions lie below that of another one.
    mutating func addImpliedArguments() {
        let taken = Set(arguments.compactMap(\.position))
        for position in 1..<max(1, taken.max() ?? 1) where !taken.contains(position) {
            arguments.append(Argument(position: position))
        }
    }

    /// Puts a part's select in the place of the placeholders for its argument; false if the part is nothing of the kind.
    mutating func insertSelect(of part: Entry, at position: Int, name: String?) -> Bool {
        guard let argument = arguments.firstIndex(where: { $0.position == position }), part.arguments.count <= 1 else {
            return false
        }
        var changed = self
        for (language, message) in messages {
            guard let partMessage = part.messages[language], case .pattern(let content) = partMessage.content else {
                continue
            }
            var own = content.mappingArguments { _ in argument }
            if var select = own.onlySelect {
                select.name = name
                own = Pattern([.select(select)])
            }
            changed.messages[language] = message.replacing { element in
                guard case .placeholder(let placeholder) = element, placeholder.argument == argument else {
                    return nil
                }
                return own
            }
        }
        if let own = part.arguments.first {
            changed.arguments[argument].type = own.type
            changed.arguments[argument].name = own.name ?? changed.arguments[argument].name
        }
        self = changed
        return true
    }

    /// Adds another entry's arguments by position, or by name where they have none; gives their indices here.
    mutating func mergingArguments(of other: [Argument]) -> [Int] {
        other.map { argument in
            let index = arguments.firstIndex { candidate in
                argument.position != nil ? candidate.position == argument.position : candidate.name == argument.name
            }
            guard let index else {
                arguments.append(argument)
                return arguments.count - 1
            }
            if arguments[index].type == .any { arguments[index].type = argument.type }
            if arguments[index].name == nil { arguments[index].name = argument.name }
            return index
        }
    }

    /// The argument with a name; one is added where there is none.
    mutating func indexOfArgument(called name: String) -> Int {
        if let index = arguments.firstIndex(where: { $0.name == name }) { return index }
        arguments.append(Argument(name: name))
        return arguments.count - 1
    }

    /// The argument at a position; one is added where there is none.
    mutating func indexOfArgument(at position: Int) -> Int {
        if let index = arguments.firstIndex(where: { $0.position == position }) { return index }
        // A number that no text shows has no position of its own when it is read back.
        if let index = arguments.firstIndex(where: { $0.position == nil }) {
            arguments[index].position = position
            return index
        }
        arguments.append(Argument(position: position, type: .number))
        return arguments.count - 1
    }
}

extension Condition {
    /// The condition that a part's link spells: of a number, a category, “other” or “absent”; nil for any other word.
    package init?(partSpelling spelling: String) {
        let bounds = spelling.split(separator: ".", omittingEmptySubsequences: false)
        let ordinal = "ordinal-"
        if ["other", "otherwise"].contains(spelling) {
            self = .otherwise
        } else if spelling == "absent" {
            self = .absent
        } else if spelling.hasPrefix("="), let number = DecimalNumber(String(spelling.dropFirst())) {
            self = .number(.exactly(number))
        } else if bounds.count == 3, bounds[1].isEmpty, let lower = Int(bounds[0]), let upper = Int(bounds[2]),
            lower <= upper
        {
            let inclusive = [lower, upper].map { NumberRange.Bound(DecimalNumber($0), isInclusive: true) }
            self = .number(NumberRange(lower: inclusive[0], upper: inclusive[1]))
        } else if spelling.hasPrefix(ordinal),
            let category = PluralCategory(rawValue: String(spelling.dropFirst(ordinal.count)))
        {
            self = .category(category, .ordinal)
        } else if let category = PluralCategory(rawValue: spelling) {
            self = .category(category, .cardinal)
        } else {
            return nil
        }
    }
}
