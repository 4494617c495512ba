import InterlinguaFormats
import InterlinguaIR

/// What a look at all messages tells before anything is made of them.
struct CatalogSurvey: Sendable {
    /// Rules of plurals that conditions ask for.
    struct Rules: Sendable, Hashable {
        var language: LanguageTag

        /// Counting or ordering.
        var kind: PluralKind
    }

    /// The languages that have messages.
    private(set) var languages: Set<LanguageTag> = []

    /// The places of entries that refer to others, ascending.
    private(set) var referring: [Int] = []

    /// What generated code can't do as the platforms do it: regular expressions that are not understood, and formats of one
    /// platform.
    private(set) var diagnostics: [Diagnostic] = []

    /// The devices and products that have texts of their own.
    private(set) var environments: [Environment: Set<String>] = [:]

    private var rules: Set<Rules> = []

    /// The language of the entry before, which the next one most likely has as well.
    private var lastLanguages: [LanguageTag] = []

    private init() {}

    /// Looks at a catalogue, on all cores.
    init(_ catalog: Catalog) {
        let keys = catalog.entries.keys.elements
        let entries = catalog.entries.values.elements
        let length = 256
        let parts = [CatalogSurvey](concurrentCount: (entries.count + length - 1) / length) { run in
            var part = CatalogSurvey()
            for index in run * length..<min((run + 1) * length, entries.count) {
                part.look(at: entries[index], keys[index], index)
            }
            return part
        }
        for part in parts {
            languages.formUnion(part.languages)
            referring += part.referring
            diagnostics += part.diagnostics
            rules.formUnion(part.rules)
            environments.merge(part.environments) { $0.union($1) }
        }
    }

    /// The rules that conditions ask for, in the order of some languages.
    func rules(of languages: [LanguageTag]) -> [Rules] {
        languages.flatMap { language in
            PluralKind.allCases.map { Rules(language: language, kind: $0) }.filter(rules.contains)
        }
    }

    /// Adds what the messages of another catalogue ask for.
    mutating func add(_ other: CatalogSurvey) {
        rules.formUnion(other.rules)
        environments.merge(other.environments) { $0.union($1) }
    }

    private mutating func look(at entry: Entry, _ key: Key, _ place: Int) {
        let tags = entry.messages.keys.elements
        if tags != lastLanguages {
            languages.formUnion(tags)
            lastLanguages = tags
        }
        let messages = entry.messages.values.elements
        var reported: Set<String> = []
        var refers = false
        for index in messages.indices {
            let message = messages[index]
            if message.isPlainText { continue }
            message.forEachElement { element in
                switch element {
                case .text(let text) where text.containsBytes(of: "](inflect:"):
                    let text = "the generated code of “\(key.name)” inflects no words and shows ^[…](inflect: true)"
                    report(.unfollowedFormat, text, at: message.origin.range, &reported)
                case .text, .markup: break
                case .reference: refers = true
                case .placeholder(let placeholder):
                    guard case .functions(let functions) = placeholder.format else { return }
                    let names = functions.map { $0.namespace + ":" + $0.name }.joined(separator: ", ")
                    let text =
                        "the generated code of “\(key.name)” has no format \(names) and shows the value as it is"
                    report(.unfollowedFormat, text, at: message.origin.range, &reported)
                case .select(let select): look(at: select, of: message, in: tags[index], &reported)
                }
            }
        }
        if refers { referring.append(place) }
    }

    private mutating func look(
        at select: Select,
        of message: Message,
        in language: LanguageTag,
        _ reported: inout Set<String>
    ) {
        for index in select.variants.indices {
            switch select.variants[index].condition {
            case .text(let text):
                if case .environment(let environment) = select.selector {
                    environments[environment, default: []].insert(text)
                }
            case .category(_, let kind): rules.insert(Rules(language: language, kind: kind))
            case .matches(let expression) where expression.isFound(in: "") == nil:
                let text = "the expression “\(expression.source)” is not understood and never holds"
                let range = select.variants[index].origin.range ?? message.origin.range
                report(.unfollowedExpression, text, at: range, &reported)
            default: break
            }
        }
    }

    private mutating func report(
        _ kind: Diagnostic.Kind,
        _ text: String,
        at range: SourceRange?,
        _ reported: inout Set<String>
    ) {
        guard reported.insert(text).inserted else { return }
        diagnostics.append(Diagnostic(.warning, kind, text, at: range))
    }
}

extension Catalog {
    /// The languages that have texts or tables, the source language first and the others in the order of their tags.
    ///
    /// - Parameter languages: those that have texts.
    func generatedLanguages(withMessagesIn languages: Set<LanguageTag>) -> [LanguageTag] {
        var found = languages
        for table in tables.values { found.formUnion(table.languages) }
        found.remove(sourceLanguage)
        return [sourceLanguage] + found.sorted()
    }
}
