import InterlinguaFormats
import InterlinguaIR

/// The named expressions that hold in a language.
struct SwifternalizationNames: Sendable {
    private let patterns: [String: String]

    /// The library's own names, which hold in every language.
    private static let builtIn = [
        "one": "ie:x=1",
        ">one": "ie:x>1",
        "two": "ie:x=2",
        "other": "exp:(^[^1])|(^\\d{2,})",
    ]

    /// Those that hold beside them where the identifier is exactly `pl`.
    private static let polish = [
        "few": "exp:(((?!1).[2-4]{1})$)|(^[2-4]$)",
        "many": "exp:(^[05-9]$)|(.*(?=1).[0-9]$)|(^[0-9]{1}.*[0156789]$)",
    ]

    /// Lays the sections over the built-in names, the language's last.
    init(sections: [String: [String: String]], language: String) {
        var patterns = Self.builtIn
        if language == "pl" { patterns.merge(Self.polish) { $1 } }
        patterns.merge(sections["base"] ?? [:]) { $1 }
        if language != "base" { patterns.merge(sections[language] ?? [:]) { $1 } }
        self.patterns = patterns
    }

    /// The pattern that a name stands for: its own if nothing has that name; what it stands for is not looked up again.
    func pattern(of name: String) -> String { patterns[name] ?? name }

    /// The sections of `expressions.json`; one with anything but texts in it counts as empty.
    static func sections(of root: JSONElement?) -> [String: [String: String]] {
        var sections: [String: [String: String]] = [:]
        guard let root else { return [:] }
        for section in SwifternalizationSource.members(of: root) where section.value.kind == .object {
            var patterns: [String: String]? = [:]
            for member in SwifternalizationSource.members(of: section.value) {
                guard let pattern = member.value.string else {
                    patterns = nil
                    break
                }
                patterns?[member.name] = pattern
            }
            sections[section.name] = patterns ?? [:]
        }
        return sections
    }
}
