import InterlinguaIR

/// What a look at all messages tells before anything is made of them.
struct CatalogSurvey: Sendable {
    /// Rules of plurals that conditions ask for.
    struct Rules: Sendable, Hashable {
        var language: LanguageTag

        /// Counting or ordering.
        var kind: PluralKind
    }

    /// The places of entries that refer to others, ascending.
    private(set) var referring: [Int] = []

    /// What generated code can't do as the platforms do it: regular expressions that are not understood, and formats of one
    /// platform.
    private(set) var diagnostics: [Diagnostic] = []

    /// The devices and products that have texts of their own.
    private(set) var environments: [Environment: Set<String>] = [:]

    private var rules: Set<Rules> = []

    /// Looks at a catalogue.
    init(_ catalog: Catalog) {
        for (place, (key, entry)) in catalog.entries.enumerated() { look(at: entry, key, place) }
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
        var reported: Set<String> = []
        var refers = false
        for (language, message) in entry.messages where !message.isPlainText {
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
                case .select(let select): look(at: select, of: message, in: language, &reported)
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
