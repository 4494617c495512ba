import InterlinguaFormats
package import InterlinguaIR

/// How severe kinds of diagnostics are in a project.
package struct CheckRules: Sendable, Hashable {
    /// What becomes of diagnostics of a kind.
    package enum Level: String, Sendable, Hashable, CaseIterable {
        case off, note, warning, error

        var severity: Diagnostic.Severity? { Diagnostic.Severity(rawValue: rawValue) }
    }

    /// A level for a kind, in all languages or in some.
    package struct Rule: Sendable, Hashable {
        var kind: Diagnostic.Kind
        var level: Level
        var languages: Set<LanguageTag>

        /// - Parameter languages: the languages that it holds for; all if there is none.
        package init(_ kind: Diagnostic.Kind, _ level: Level, languages: Set<LanguageTag> = []) {
            self.kind = kind
            self.level = level
            self.languages = languages
        }
    }

    /// The rules; later ones take precedence.
    package var rules: [Rule] = []

    /// What a comment at an entry begins with that switches kinds off there: `interlingua:off empty-translation`.
    static let mark = "interlingua:off"

    /// The severity that the project gives a kind in a language; nil if it is switched off there.
    package func severity(
        _ severity: Diagnostic.Severity,
        of kind: Diagnostic.Kind,
        in language: LanguageTag
    ) -> Diagnostic.Severity? {
        let rule = rules.last { $0.kind == kind && ($0.languages.isEmpty || $0.languages.contains(language)) }
        return rule.map(\.level.severity) ?? severity
    }

    /// The diagnostics with the severities that the project gives them, without those that are switched off.
    ///
    /// A rule for some languages needs to know the language of a diagnostic: that of the message that it is placed in.
    package func applied(to diagnostics: [Diagnostic], of catalog: Catalog) -> [Diagnostic] {
        if diagnostics.isEmpty { return [] }
        let marked = MarkedEntries(catalog)
        if rules.isEmpty && marked.isEmpty { return diagnostics }
        let index = MessageIndex(
            catalog,
            files: Set(diagnostics.compactMap { $0.range.map { ObjectIdentifier($0.file) } })
        )
        return diagnostics.compactMap { diagnostic in
            let message = index.message(of: diagnostic)
            if let message, marked.isOff(diagnostic.kind, in: message) { return nil }
            let rule = rules.last { rule in
                rule.kind == diagnostic.kind
                    && (rule.languages.isEmpty || message.map { rule.languages.contains($0.language) } ?? false)
            }
            guard let rule else { return diagnostic }
            guard let severity = rule.level.severity else { return nil }
            var diagnostic = diagnostic
            diagnostic.severity = severity
            return diagnostic
        }
    }
}

/// The entries whose comments switch kinds of diagnostics off: a translation's for its language, the source's for all.
private struct MarkedEntries {
    private var names: [MessageName: Set<Substring>] = [:]
    private let sourceLanguage: LanguageTag

    var isEmpty: Bool { names.isEmpty }

    init(_ catalog: Catalog) {
        sourceLanguage = catalog.sourceLanguage
        for (key, entry) in catalog.entries {
            for (language, message) in entry.messages {
                guard let comment = message.comment, let mark = comment.firstRange(of: CheckRules.mark) else {
                    continue
                }
                let line = comment[mark.upperBound...].prefix { !$0.isNewline }
                let names = line.split { !($0.isLetter || $0.isNumber || $0 == "-") }
                self.names[MessageName(key, language), default: []].formUnion(names)
            }
        }
    }

    func isOff(_ kind: Diagnostic.Kind, in message: MessageName) -> Bool {
        [message.language, sourceLanguage].contains { language in
            names[MessageName(message.key, language)]?.contains(Substring(kind.name)) ?? false
        }
    }
}

extension CheckRules {
    /// Reads the member “checks” of a configuration:
    /// `{"foreign-category": "off", "missing-category": {"severity": "error", "languages": ["pl"]}}`.
    ///
    /// - Parameter report: takes what makes no sense, which is passed over.
    init(_ value: JSONElement, report: (Diagnostic.Kind, String, SourceRange) -> Void) {
        guard let members = value.members else {
            report(.invalidConfiguration, "“checks” has to be an object with names of diagnostics", value.range)
            return
        }
        for member in members {
            let name = member.key.string ?? ""
            guard let kind = Diagnostic.Kind.kindOfFiles(named: name) else {
                report(.unknownMember, "there is no diagnostic “\(name)” of translations", member.key.range)
                continue
            }
            let levelElement = member.value.members == nil ? member.value : member.value.value(of: "severity")
            guard let level = levelElement?.string.flatMap({ Level(rawValue: $0) }) else {
                let names = Level.allCases.map(\.rawValue).joined(separator: ", ")
                report(
                    .invalidConfiguration,
                    "the severity has to be one of \(names)",
                    (levelElement ?? member.value).range
                )
                continue
            }
            var languages: Set<LanguageTag> = []
            if let list = member.value.value(of: "languages") {
                guard case .array(let values) = list.value else {
                    report(.invalidConfiguration, "languages have to be a list of BCP 47 tags", list.range)
                    continue
                }
                languages = Set(values.compactMap { if case .string(let text) = $0 { LanguageTag(text) } else { nil } })
                if languages.count < values.count || languages.isEmpty {
                    report(.invalidConfiguration, "languages have to be a list of BCP 47 tags", list.range)
                    continue
                }
            }
            rules.append(Rule(kind, level, languages: languages))
        }
    }
}
