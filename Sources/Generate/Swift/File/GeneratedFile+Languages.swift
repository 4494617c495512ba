import InterlinguaIR
import OrderedCollections

extension GeneratedFile {
    /// Writes the languages, and how one of them is chosen.
    ///
    /// Where there is only one, callers find the same, so that a second one changes no program.
    mutating func writeLanguages() {
        var names: Set<String> = []
        var cases: [String] = []
        for language in languages {
            var name = SwiftName.escapingReserved(SwiftName.words(of: language.name), in: .cases)
            while !names.insert(name).inserted { name += "_" }
            cases.append(name)
        }
        source.line("/// A language that there are texts in; its raw value is the BCP 47 tag.")
        source.line("nonisolated \(access)enum Language: String, CaseIterable, Sendable {")
        for (language, name) in zip(languages, cases) {
            source.line("    case \(name) = \(SourceWriter.literal(language.name))")
        }
        source.lines(hasOneLanguage ? "}\n\n" + functionsForOneLanguage(cases[0]) : "}\n\n" + functions(cases[0]))
        languageCases = cases
    }

    private func functions(_ first: String) -> String {
        """
        /// The language of all texts: that of the current task if one was set for it, else that of the process, which is
        /// what the user prefers until another one is set.\(observation)
        \(access)static var language: Language {
            get { Language.allCases[_Languages.current] }
            set { _Languages.ofProcess = newValue.index }
        }

        /// Does something in another language; tasks that it starts inherit it.
        \(access)static func withLanguage<Result>(_ language: Language, _ body: () throws -> Result) rethrows -> Result {
            try _Languages.ofTask.withValue(language.index, operation: body)
        }

        /// Does something in another language; tasks that it starts inherit it.
        \(access)static func withLanguage<Result>(
            _ language: Language,
            isolation: isolated (any Actor)? = #isolation,
            _ body: () async throws -> Result
        ) async rethrows -> Result {
            try await _Languages.ofTask.withValue(language.index, operation: body, isolation: isolation)
        }

        /// Says something in another language: `\(options.typeName).in(.\(first), \(options.typeName).title)`.
        \(access)static func `in`<Said>(_ language: Language, _ said: @autoclosure () throws -> Said) rethrows -> Said {
            try _Languages.ofTask.withValue(language.index, operation: said)
        }

        /// The language that serves a user best, by BCP 47 tags or POSIX locales, the best one first; the source language if
        /// none does.
        \(access)static func language(for preferences: [String]) -> Language {
            Language.allCases[_Languages.negotiated(preferences)]
        }

        /// The language that serves an HTTP client best, by its `Accept-Language`, such as `pl, en-GB;q=0.8, *;q=0.1`
        /// (RFC 9110); the source language if none does.
        \(access)static func language(forAcceptLanguage header: String?) -> Language {
            Language.allCases[_Languages.accepted(header ?? "")]
        }
        """
    }

    /// What is said of observers.
    private var observation: String {
        options.isObservable
            ? "\n/// Whoever observes texts, such as a view of SwiftUI that shows them, is told that it changes." : ""
    }

    /// The same for callers, where there is nothing to choose.
    private func functionsForOneLanguage(_ language: String) -> String {
        """
        /// The language of all texts.
        \(access)static var language: Language {
            get { .\(language) }
            set {}
        }

        /// Does something in a language.
        \(access)static func withLanguage<Result>(_ language: Language, _ body: () throws -> Result) rethrows -> Result {
            try body()
        }

        /// Does something in a language.
        \(access)static func withLanguage<Result>(
            _ language: Language,
            isolation: isolated (any Actor)? = #isolation,
            _ body: () async throws -> Result
        ) async rethrows -> Result {
            try await body()
        }

        /// Says something in a language: `\(options.typeName).in(.\(language), \(options.typeName).title)`.
        \(access)static func `in`<Said>(_ language: Language, _ said: @autoclosure () throws -> Said) rethrows -> Said {
            try said()
        }

        /// The language that serves a user best, by BCP 47 tags or POSIX locales, the best one first.
        \(access)static func language(for preferences: [String]) -> Language { .\(language) }

        /// The language that serves an HTTP client best, by its `Accept-Language` (RFC 9110).
        \(access)static func language(forAcceptLanguage header: String?) -> Language { .\(language) }
        """
    }
}
