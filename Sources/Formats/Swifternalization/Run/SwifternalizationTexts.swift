import InterlinguaIR

/// What the library has in memory for one language once it has configured itself.
final class SwifternalizationTexts: Sendable {
    struct Text: Sendable, Hashable {
        var text: String

        var origin: Origin
    }

    /// What is shown if a member or an entry matches.
    enum Result: Sendable {
        case text(Text)
        /// Texts by the width from which on each may be shown, in the order of the file.
        case widths([(width: Int, text: Text)])
    }

    /// One member of an entry by expression.
    struct Member: Sendable {
        var name: String

        /// What the name stands for.
        var pattern: SwifternalizationPattern

        var result: Result
    }

    /// One way to read an entry.
    enum Entry: Sendable {
        /// It answers if the value matches the key.
        case keyed(SwifternalizationPattern, Result)
        /// It answers by the members that match.
        case members([Member])
    }

    /// What happens at the start of the app, and where the cause stands.
    struct Crash: Sendable {
        var failure: RuntimeFailure

        var origin: Origin
    }

    /// The ways in which an entry may be read, by its key: more than one where the library looks at one member by chance.
    let entries: [String: [Entry]]

    /// The crash while the library loads its files; nil if there is none.
    let crash: Crash?

    /// What the files had for the library, for explanations.
    let notes: [RuntimeExplanation.Step]

    /// Loads the files for a language.
    init(
        language: SwifternalizationSource?,
        base: SwifternalizationSource?,
        expressions: SwifternalizationSource?,
        names: SwifternalizationNames
    ) {
        var loader = SwifternalizationLoader(names: names)
        var notes: [RuntimeExplanation.Step] = []
        for (source, what) in [
            (language, "the language's file"), (base, "base.json"), (expressions, "expressions.json"),
        ] {
            guard let source else {
                notes.append(.init("\(what) is not there"))
                continue
            }
            guard let problem = source.problem else { continue }
            let text = "\(source.name).json counts as absent: \(problem.message)"
            notes.append(.init(text, at: Origin(range: problem.range)))
        }
        self.notes = notes
        if let root = language?.root { loader.load(root, isOverridden: { _ in false }) }
        let own = loader.keys
        if let root = base?.root { loader.load(root, isOverridden: { own.contains($0) }) }
        entries = loader.entries
        crash = loader.crash
    }
}
