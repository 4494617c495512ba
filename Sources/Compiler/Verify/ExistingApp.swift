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

    /// What the text that a call gets in a language chooses by and another one doesn't.
    func choices(
        _ call: Call.LookUp,
        _ language: LanguageTag,
        beyond other: Message?,
        for arguments: CallArguments
    ) -> Set<MessageChoice> {
        let entries = project.catalog.entries
        // Some formats have names for paths.
        let named = Key(table: call.key.table, kind: call.key.kind, path: [call.name])
        guard let message = (entries[call.key] ?? entries[named])?.messages[language] else { return [] }
        return message.choices(beyond: other).filter { $0.isMade(by: arguments, in: language) }
    }

    var caller: Caller {
        known.withLock { known in
            let caller = known ?? Caller(runtime: project.runtime(), markup: markup)
            known = caller
            return caller
        }
    }
}
