import InterlinguaIR
import InterlinguaPlatforms
import InterlinguaSemantics

/// The numbers for which a language's own message, or what it refers to, has no text: where the source leaves them to
/// another language or shows nothing, the target shows one of the language's own texts.
struct Gap {
    let language: LanguageTag
    private let key: Key
    private let observation: Observation
    private let argument: Int
    private let languages: [LanguageTag]
    private let referred: [(key: Key, entry: Entry)]

    /// - Parameter key: an entry that the one looked at refers to; nil for that one itself.
    init(_ observation: Observation, _ language: LanguageTag, _ argument: Int, of key: Key? = nil) {
        let key = key ?? observation.plan.key
        self.key = key
        self.observation = observation
        self.language = language
        self.argument = argument
        let catalog = observation.projects.catalog
        // Some libraries look for what a text refers to in the user's language.
        let languages = [language, observation.language]
        self.languages = languages
        referred = catalog.entries[key].map { catalog.entries(referredToBy: $0, in: languages) } ?? []
    }

    /// Those in what the entry refers to for the user, whose own language may have texts there alone.
    var referring: [Gap] {
        let catalog = observation.projects.catalog
        return referred.compactMap { key, entry in
            let asked = catalog.languagesAsked(for: key, in: observation.language)
            return entry.firstMessage(in: asked).map { Gap(observation, $0.language, argument, of: key) }
        }
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
        let catalog = observation.projects.catalog
        guard let entry = catalog.entries[key], entry.messages[language] != nil else { return true }
        let parents = catalog.languagesAsked(for: key, in: language).filter { parent in
            parent != language && parent.language == language.language && entry.messages[parent] != nil
        }
        return !contains(number) || parents.contains { !Gap(observation, $0, argument, of: key).contains(number) }
    }

    /// By which the language's texts are chosen.
    var rules: PluralRules {
        PluralRules.rules(for: language, kind: key.kind == .ordinal ? .ordinal : .cardinal)
    }

    /// Whether a number has no text.
    func contains(_ number: DecimalNumber) -> Bool {
        let projects = observation.projects
        guard let entry = projects.catalog.entries[key], entry.messages[language] != nil else { return false }
        var arguments = observation.arguments
        if key == observation.plan.key {
            arguments.values[argument] = .number(number)
        } else {
            // Whatever else a text shows, only the number tells whether there is one.
            arguments.values = entry.arguments.map { _ in .number(number) }
        }
        if !projects.hasOwnText(key, language, arguments) { return true }
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
