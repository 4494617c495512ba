import InterlinguaIR

/// Finds expressions that do something else than their spelling or their name says.
struct ExpressionChecks: DiagnosticCollector {
    var diagnostics: [Diagnostic] = []

    private struct Use: Hashable {
        let language: Int
        let name: String
    }

    private let languages: [SwifternalizationTableBuilder.Language]
    private let resolver: NameResolver
    private let decisions = DecisionCache()
    private var reported: Set<String> = []

    /// How many names were too much to compare; after some no more are.
    private var undecidedCount = 0
    private static let undecidedLimit = 5

    private var seen: Set<Use> = []

    /// Prepares for the files of a folder.
    init(languages: [SwifternalizationTableBuilder.Language], resolver: NameResolver) {
        self.languages = languages
        self.resolver = resolver
    }

    /// Looks at the names in all texts, and at the shared expressions.
    mutating func check(base: SwifternalizationFile?, shared: SwifternalizationFile?) {
        for section in shared?.sections ?? [] {
            for item in section.expressions { checkShared(item, in: section) }
        }
        if let base { checkNames(of: base, language: 0) }
        for (index, language) in languages.enumerated() {
            if let file = language.file { checkNames(of: file, language: index) }
        }
        guard let base else { return }
        for index in languages.indices.dropFirst() { checkRedefined(base, language: index) }
    }

    // MARK: Spelling

    private mutating func checkShared(
        _ item: SwifternalizationFile.Section.Expression,
        in section: SwifternalizationFile.Section
    ) {
        let expression = ValueExpression(item.expression.pattern)
        let range = item.value.range
        checkSpelling(of: expression, at: range)
        guard expression.kind == .literal, expression.oddity == nil else { return }
        let other = resolver.shared.pattern(named: expression.source, for: section.identifier)
        guard other != nil else { return }
        let message =
            "“\(expression.source)” is not looked up again: it stands for the text itself, not for the expression of that name"
        report(.warning, .expressionAlias, message, at: range)
    }

    private mutating func checkSpelling(of expression: ValueExpression, at range: SourceRange) {
        let source = expression.source
        switch expression.oddity {
        case .malformed?:
            let message = "“\(source)” is no expression for the library, which compares it with the value as a text"
            report(.warning, .malformedExpression, message, at: range)
        case .reversedBounds?:
            let reading =
                if case .number(let range) = expression.condition { range.expression ?? source } else { source }
            let message = "the left bound of “\(source)” is not below the right one; the library reads “\(reading)”"
            report(.warning, .reversedBounds, message, at: range)
        case .readAs(let reading)?:
            report(.warning, .looseExpression, "the library reads “\(source)” as “\(reading)”", at: range)
        case .invalid(let problem)?:
            let message = "invalid regular expression “\(source)”, which never matches: \(problem)"
            report(.error, .invalidRegularExpression, message, at: range)
        case .unsupported(let problem)?:
            let message = "undecided what “\(source)” matches: \(problem)"
            report(.warning, .undecidedExpression, message, at: range)
        case nil: checkAnchors(of: expression, at: range)
        }
    }

    private mutating func checkAnchors(of expression: ValueExpression, at range: SourceRange) {
        guard case .matches(let pattern) = expression.condition, let node = pattern.parsed, !node.isAnchored else {
            return
        }
        let message = "“\(expression.source)” matches anywhere within a value; anchor it with “^” and “$”"
        report(.note, .unanchoredExpression, message, at: range)
    }

    // MARK: Names

    private mutating func checkNames(of file: SwifternalizationFile, language: Int) {
        for entry in file.entries {
            switch entry.shape {
            case .plain: checkKey(entry)
            case .expressions(let members):
                if members.isEmpty {
                    let message = "the library drops all variants of “\(entry.name)” and shows the key"
                    report(.warning, .unreachableEntry, message, at: entry.key.range)
                }
                // Names of widths among texts have been reported as such.
                let hasTextsOnly = members.allSatisfy(\.content.isText)
                for member in members where !(hasTextsOnly && member.name.utf8.first == UInt8(ascii: "@")) {
                    guard seen.insert(Use(language: language, name: member.name)).inserted else { continue }
                    check(member, among: members, language: language)
                }
            }
        }
    }

    private mutating func checkKey(_ entry: SwifternalizationFile.Entry) {
        if ValueExpression.kind(of: entry.name) == .literal { return }
        if entry.isReachable {
            let message = "the library takes the key “\(entry.name)” for an expression, which happens to match itself"
            report(.warning, .expressionAsKey, message, at: entry.key.range)
        } else {
            let message =
                "the library takes the key “\(entry.name)” for an expression, which does not match itself: the text is never shown"
            report(.error, .unreachableEntry, message, at: entry.key.range)
        }
    }

    private mutating func check(
        _ member: SwifternalizationFile.Member,
        among members: [SwifternalizationFile.Member],
        language: Int
    ) {
        let resolution = resolver.resolution(of: member.name, in: language)
        let tag = languages[language].tag
        let range = member.key.range
        if resolution.source == nil {
            if reported.insert(member.name).inserted { checkSpelling(of: resolution.expression, at: range) }
            guard resolution.expression.kind == .literal, resolution.expression.oddity == nil,
                isProbablyName(member.name, among: members, language: language)
            else { return }
            let message =
                "unknown expression “\(member.name)” in “\(tag)”: it matches only the text “\(member.name)” itself"
            report(.warning, .unknownExpression, message, at: range)
            return
        }
        checkMeaning(of: member.name, resolution.expression.condition, tag, at: range)
    }

    /// Whether a word was probably meant as the name of an expression.
    private func isProbablyName(
        _ name: String,
        among members: [SwifternalizationFile.Member],
        language: Int
    ) -> Bool {
        if PluralCategory(rawValue: name) != nil || name == "more" { return true }
        guard DecimalNumber(name) == nil, !name.isEmpty else { return false }
        return members.contains { member in
            let condition = resolver.resolution(of: member.name, in: language).expression.condition
            return resolver.subjects.subject(of: condition) == .numbers
        }
    }

    /// Compares what a name does with what CLDR means by it.
    private mutating func checkMeaning(
        of name: String,
        _ condition: Condition,
        _ language: LanguageTag,
        at range: SourceRange
    ) {
        guard let category = PluralCategory(rawValue: name), undecidedCount < Self.undecidedLimit else { return }
        let agreement = decisions.agreement(
            of: condition,
            reading: .text,
            with: .category(category, .cardinal),
            in: language
        )
        if case .undecided = agreement { undecidedCount += 1 }
        guard case .different(let smallest) = agreement else { return }
        let rules = PluralRules.rules(for: language, kind: .cardinal)
        let meant =
            if rules.hasCategory(category), let number = DecimalNumber(smallest) {
                "CLDR has it under “\(rules.category(of: number).rawValue)”"
            } else {
                "CLDR has no “\(name)” for the language"
            }
        let taken = holds(condition, for: smallest) ? "matches" : "does not match"
        let message =
            "“\(name)” differs from CLDR's “\(name)” in “\(language)”: \(smallest) \(taken) here, and \(meant)"
        // A last resort is often called “other”, and then right by what stands beside it.
        let isHarmless = category == .other || !rules.hasCategory(category)
        report(isHarmless ? .note : .warning, .misleadingCategory, message, at: range)
    }

    private func holds(_ condition: Condition, for number: String) -> Bool {
        switch condition {
        case .number(let range): DecimalNumber(number).map(range.contains) ?? false
        case .text(let text): text == number
        case .matches(let expression): expression.isFound(in: number) ?? false
        default: false
        }
    }

    /// Tells which names of base texts mean something else in a language that shows them.
    private mutating func checkRedefined(_ base: SwifternalizationFile, language: Int) {
        var names = Set(resolver.redefinedNames(in: language))
        if names.isEmpty { return }
        let own = Set(languages[language].file?.entries.map(\.name) ?? [])
        for entry in base.entries where !own.contains(entry.name) {
            guard case .expressions(let members) = entry.shape else { continue }
            for member in members where names.remove(member.name) != nil {
                let message =
                    "“\(languages[language].tag)”, which shows this text, has another expression for “\(member.name)” than “\(languages[0].tag)”"
                report(.note, .redefinedExpression, message, at: member.key.range)
            }
            if names.isEmpty { return }
        }
    }
}

extension RegularExpression.Node {
    /// Whether every way through the expression passes an end of the text.
    fileprivate var isAnchored: Bool {
        switch self {
        case .assertion(let assertion): assertion == .start || assertion == .end || assertion == .endOrLastLineEnd
        case .sequence(let nodes): nodes.contains(where: \.isAnchored)
        case .alternatives(let nodes): nodes.allSatisfy(\.isAnchored)
        case .repetition(let node, let repetition): repetition.minimum > 0 && node.isAnchored
        case .empty, .scalar, .lookAround: false
        }
    }
}
