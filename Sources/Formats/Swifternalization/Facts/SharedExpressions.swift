/// The expressions that have names: those of `expressions.json` and the library's own.
package struct SharedExpressions: Sendable, Hashable {
    package struct Expression: Sendable, Hashable {
        /// The name that stands in texts' files.
        package var name: String

        package var pattern: String

        package init(_ name: String, _ pattern: String) {
            self.name = name
            self.pattern = pattern
        }
    }

    /// The expressions of one language, or of `base`.
    package struct Section: Sendable, Hashable {
        /// `base`, or a language as the library spells it.
        package var identifier: String

        /// The expressions in the order of the file.
        package var expressions: [Expression]

        package init(identifier: String, expressions: [Expression]) {
            self.identifier = identifier
            self.expressions = expressions
        }
    }

    /// Where a name was found.
    package enum Source: Sendable, Hashable {
        /// In the language's own section.
        case language
        /// In the section `base`.
        case base
        /// Among the library's own.
        case builtIn
    }

    /// The name of the section for all languages, and of the file of texts for all languages.
    package static let baseIdentifier = "base"

    /// The sections in the order of the file.
    package let sections: [Section]

    private let patterns: [String: [String: String]]

    /// Creates the expressions of a file's sections; of a repeated name the last one counts.
    package init(_ sections: [Section] = []) {
        self.sections = sections
        var patterns: [String: [String: String]] = [:]
        for section in sections {
            for expression in section.expressions {
                patterns[section.identifier, default: [:]][expression.name] = expression.pattern
            }
        }
        self.patterns = patterns
    }

    /// What a name stands for while a language is the preferred one; nil if nothing has it, so that it stands for itself.
    ///
    /// The section `base` comes before what the library itself has for the language.
    package func pattern(named name: String, for identifier: String) -> (pattern: String, source: Source)? {
        if identifier != Self.baseIdentifier, let own = patterns[identifier]?[name] { return (own, .language) }
        if let shared = patterns[Self.baseIdentifier]?[name] { return (shared, .base) }
        return Self.builtIn(name, for: identifier).map { ($0, .builtIn) }
    }

    /// Whether any section has a name.
    package func contains(_ name: String) -> Bool { patterns.values.contains { $0[name] != nil } }

    /// The library's own expression of a name; its Polish ones are for `pl` alone, not for `pl-PL`.
    static func builtIn(_ name: String, for identifier: String) -> String? {
        switch name {
        case "one": "ie:x=1"
        case ">one": "ie:x>1"
        case "two": "ie:x=2"
        case "other": #"exp:(^[^1])|(^\d{2,})"#
        case "few" where identifier == "pl": "exp:(((?!1).[2-4]{1})$)|(^[2-4]$)"
        case "many" where identifier == "pl": "exp:(^[05-9]$)|(.*(?=1).[0-9]$)|(^[0-9]{1}.*[0156789]$)"
        default: nil
        }
    }

    /// The names that the library has an expression for in some language.
    package static let builtInNames: Set<String> = ["one", ">one", "two", "other", "few", "many"]
}
