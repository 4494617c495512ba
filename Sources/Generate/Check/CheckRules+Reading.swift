import InterlinguaFormats
import InterlinguaIR

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
