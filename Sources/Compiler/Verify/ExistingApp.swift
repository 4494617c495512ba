import InterlinguaIR
import InterlinguaPlatforms

/// The target's app as it was before a conversion, whose files are read when it is asked for the first time.
final class ExistingApp: Sendable {
    private let project: VerifiedProject
    private let markup: RuntimeRequest.Markup
    private let known = Locked<Caller?>(nil)

    init(_ project: VerifiedProject, markup: RuntimeRequest.Markup) {
        self.project = project
        self.markup = markup
    }

    /// Whether an entry's text in a language chooses by something that another one's doesn't.
    func choosesMore(
        _ key: Key,
        _ language: LanguageTag,
        than other: Message?,
        for arguments: CallArguments
    ) -> Bool {
        guard let message = project.catalog.entries[key]?.messages[language] else { return false }
        return message.choices(beyond: other).contains { $0.isMade(by: arguments, in: language) }
    }

    var caller: Caller {
        known.withLock { known in
            let caller = known ?? Caller(runtime: project.runtime(), markup: markup)
            known = caller
            return caller
        }
    }
}
