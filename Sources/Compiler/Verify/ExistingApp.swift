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

    /// Whether the text that a call gets in a language chooses by something that another one's doesn't.
    func choosesMore(
        _ call: Call.LookUp,
        _ language: LanguageTag,
        than other: Message?,
        for arguments: CallArguments
    ) -> Bool {
        let entries = project.catalog.entries
        // Some formats have names for paths.
        let named = Key(table: call.key.table, kind: call.key.kind, path: [call.name])
        guard let message = (entries[call.key] ?? entries[named])?.messages[language] else { return false }
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
