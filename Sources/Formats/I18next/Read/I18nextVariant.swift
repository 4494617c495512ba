import InterlinguaIR

/// An entry as texts nest it that look elsewhere for what it nests itself than the app's own call of it does.
struct I18nextVariant {
    let key: Key
    let entry: I18nextLookup.Entry
    let scope: I18nextScope

    /// The name by which the text calls it.
    let name: String

    /// The variables with a value for all calls that get one from the calls around it.
    let handed: Set<String>

    init(_ entry: I18nextLookup.Entry, from scope: I18nextScope, name: String, handed: Set<String>) {
        let names = handed.sorted().joined(separator: "\u{0}")
        key = Key(
            table: "\u{0}\(scope.root)\u{0}\(scope.table ?? -1)\u{0}\(names)\u{0}\(entry.key.table)",
            kind: entry.key.kind,
            path: entry.key.path
        )
        (self.entry, self.scope, self.name, self.handed) = (entry, scope, name, handed)
    }
}
