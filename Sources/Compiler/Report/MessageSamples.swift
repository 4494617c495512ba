import InterlinguaIR
import InterlinguaSemantics

/// What a message shows, for people who look through a project.
struct MessageSamples {
    /// A rendered text with the number that it is for; nil where none chooses.
    struct Sample {
        var number: String?
        var text: String
    }

    private let renderer: Renderer

    init(_ catalog: Catalog) { renderer = Renderer(catalog) }

    /// The numbers to try: one of each class that plural rules tell apart is among them.
    private static let numbers = ["0", "1", "2", "3", "5", "11", "21", "100", "1.5", "1000000"]

    /// One text for a plain message; for one that a number chooses, one for each category and for 0.
    func samples(of message: Message, _ entry: Entry, in language: LanguageTag) -> [Sample] {
        let selecting = Self.selectingArguments(of: message)
        let spelled = message.mapPatterns { pattern in
            pattern.replacing { element in
                guard case .placeholder(let placeholder) = element, !selecting.contains(placeholder.argument) else {
                    return nil
                }
                return Pattern([.text("{\(Self.name(of: placeholder.argument, entry))}")])
            }
        }
        func text(_ number: DecimalNumber?) -> String? {
            let values = entry.arguments.indices.map { index -> ArgumentValue in
                selecting.contains(index) ? number.map { .number($0) } ?? .absent : .absent
            }
            return renderer.render(spelled, of: entry, in: language, RenderingContext(values))?.shown
        }
        if selecting.isEmpty { return text(nil).map { [Sample(number: nil, text: $0)] } ?? [] }
        let rules = PluralRules.rules(for: language, kind: .cardinal)
        var known: Set<PluralCategory> = []
        var samples: [Sample] = []
        for spelling in Self.numbers {
            guard let number = DecimalNumber(spelling) else { continue }
            let isNew = known.insert(rules.category(of: number)).inserted
            guard isNew || spelling == "0", let text = text(number) else { continue }
            samples.append(Sample(number: spelling, text: text))
        }
        return samples
    }

    private static func name(of argument: Int, _ entry: Entry) -> String {
        guard entry.arguments.indices.contains(argument) else { return "?" }
        let declared = entry.arguments[argument]
        return declared.name ?? declared.position.map(String.init) ?? "?"
    }

    private static func selectingArguments(of message: Message) -> Set<Int> {
        var found: Set<Int> = []
        message.forEachPattern { pattern in
            _ = pattern.contains { element in
                if case .select(let select) = element, case .argument(let argument, _) = select.selector {
                    found.insert(argument)
                }
                return false
            }
        }
        return found
    }
}
