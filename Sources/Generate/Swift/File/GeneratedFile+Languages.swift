import InterlinguaIR
import OrderedCollections

extension GeneratedFile {
    /// Writes the languages, and how one of them is chosen.
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
        source.level += 1
        for (language, name) in zip(languages, cases) {
            source.line("case \(name) = \(SourceWriter.literal(language.name))")
        }
        source.line()
        source.line("fileprivate var index: Int {")
        source.line("    switch self {")
        for (index, name) in cases.enumerated() { source.line("    case .\(name): \(index)") }
        source.line("    }")
        source.line("}")
        source.line()
        source.line("fileprivate init(index: Int) {")
        source.line("    switch index {")
        for (index, name) in cases.enumerated().dropFirst() { source.line("    case \(index): self = .\(name)") }
        source.line("    default: self = .\(cases[0])")
        source.line("    }")
        source.line("}")
        source.level -= 1
        source.lines(
            """
            }

            /// The language of all texts: that of the current task if one was set for it, else that of the process, which is
            /// what the user prefers until another one is set.
            \(access)static var language: Language {
                get { Language(index: _Languages.current) }
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

            /// Says something in another language: `\(options.typeName).in(.\(cases[0]), \(options.typeName).title)`.
            \(access)static func `in`<Said>(_ language: Language, _ said: @autoclosure () throws -> Said) rethrows -> Said {
                try _Languages.ofTask.withValue(language.index, operation: said)
            }

            /// The language that serves a user best, by BCP 47 tags or POSIX locales, the best one first; the source language if
            /// none does.
            \(access)static func language(for preferences: [String]) -> Language {
                Language(index: _Languages.negotiated(preferences))
            }
            """
        )
        source.line()
    }
}
