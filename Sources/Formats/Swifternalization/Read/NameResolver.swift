import InterlinguaIR

/// What the members' names of a folder's files stand for, in every language; each expression is read once.
struct NameResolver: Sendable {
    /// What a name stands for in a language.
    struct Resolution: Sendable {
        let expression: ValueExpression

        /// Where the name was found; nil for an expression that stands for itself.
        let source: SharedExpressions.Source?
    }

    let shared: SharedExpressions
    private let languages: [[String: Resolution]]

    /// For each language the names of the base texts that stand for something else than in the source language.
    private let redefined: [Set<String>]

    /// Looks all names up; the first language is the source language.
    init(
        languages: [SwifternalizationTableBuilder.Language],
        base: SwifternalizationFile?,
        shared: SharedExpressions
    ) {
        self.shared = shared
        var expressions: [String: ValueExpression] = [:]
        var subjects = ExpressionSubjects()
        let baseNames = base?.memberNames ?? []
        var resolved: [[String: Resolution]] = []
        for language in languages {
            var names: [String: Resolution] = [:]
            for name in baseNames.union(language.file?.memberNames ?? []) {
                let found = shared.pattern(named: name, for: language.identifier)
                let pattern = found?.pattern ?? name
                let expression = expressions[pattern] ?? ValueExpression(pattern)
                if expressions[pattern] == nil {
                    expressions[pattern] = expression
                    subjects.add(expression)
                }
                names[name] = Resolution(expression: expression, source: found?.source)
            }
            resolved.append(names)
        }
        self.languages = resolved
        self.subjects = subjects
        redefined = resolved.map { names in
            baseNames.filter { names[$0]?.expression.condition != resolved.first?[$0]?.expression.condition }
        }
    }

    /// What kind of values each expression matches.
    let subjects: ExpressionSubjects

    func resolution(of name: String, in language: Int) -> Resolution {
        if languages.indices.contains(language), let known = languages[language][name] { return known }
        return Resolution(expression: ValueExpression(name), source: nil)
    }

    /// Whether a member of a base text means something else in a language than in the source language.
    func isRedefined(_ name: String, in language: Int) -> Bool {
        redefined.indices.contains(language) && redefined[language].contains(name)
    }

    /// The names of the base texts that mean something else in a language, sorted.
    func redefinedNames(in language: Int) -> [String] {
        redefined.indices.contains(language) ? redefined[language].sorted() : []
    }
}
