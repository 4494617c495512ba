import InterlinguaIR
import InterlinguaPlatforms
import InterlinguaSemantics

/// The numbers for which a language's own message, or what it refers to, has no text: where the source leaves them to
/// another language or shows nothing, the target shows one of the language's own texts.
struct Gap {
    let language: LanguageTag
    private let observation: Observation
    private let argument: Int
    private let languages: [LanguageTag]
    private let referred: [(key: Key, entry: Entry)]

    init(_ observation: Observation, _ language: LanguageTag, _ argument: Int) {
        self.observation = observation
        self.language = language
        self.argument = argument
        let catalog = observation.projects.catalog
        // Some libraries look for what a text refers to in the user's language.
        let languages = [language, observation.language]
        self.languages = languages
        referred = catalog.entries[observation.plan.key].map { catalog.entries(referredToBy: $0, in: languages) } ?? []
    }

    /// Whether a number has no text and belongs to a form that hardly anything is counted by, and the form for all other
    /// numbers has one, be it that of the language without its region.
    func isRare(_ number: DecimalNumber) -> Bool {
        guard rules.isRare(number), !hasTextNearby(number) else { return false }
        let question = observation.plan.arguments.question(for: argument, in: observation.rules)
        return observation.numbers.numbers(for: question).contains { other in
            other.isWhole && rules.category(of: other) == .other && hasTextNearby(other)
        }
    }

    /// Whether a number has a text of the language, or of those of its parents that are no other language.
    func hasTextNearby(_ number: DecimalNumber) -> Bool {
        let (catalog, key) = (observation.projects.catalog, observation.plan.key)
        guard let entry = catalog.entries[key], entry.messages[language] != nil else { return true }
        let parents = catalog.languagesAsked(for: key, in: language).filter { parent in
            parent != language && parent.language == language.language && entry.messages[parent] != nil
        }
        return !contains(number) || parents.contains { !Gap(observation, $0, argument).contains(number) }
    }

    /// By which the language's texts are chosen.
    var rules: PluralRules {
        PluralRules.rules(for: language, kind: observation.plan.key.kind == .ordinal ? .ordinal : .cardinal)
    }

    /// Whether a number has no text.
    func contains(_ number: DecimalNumber) -> Bool {
        let projects = observation.projects
        guard projects.catalog.entries[observation.plan.key]?.messages[language] != nil else { return false }
        var arguments = observation.arguments
        arguments.values[argument] = .number(number)
        if !projects.hasOwnText(observation.plan.key, language, arguments) { return true }
        return referred.contains { key, entry in
            // Whatever another language says there.
            let own = languages.compactMap { language in
                entry.firstMessage(in: projects.catalog.languagesAsked(for: key, in: language))
            }
            let context = RenderingContext(entry.arguments.map { _ in .number(number) })
            let texts = own.map { shown, message in
                Renderer(projects.catalog).render(message, of: entry, in: shown, context)
            }
            return !texts.isEmpty && texts.allSatisfy { $0 == nil }
        }
    }
}
