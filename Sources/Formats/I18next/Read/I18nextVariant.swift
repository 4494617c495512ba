import InterlinguaIR

/// An entry as texts nest it that look elsewhere for what it nests itself than the app's own call of it does.
struct I18nextVariant {
    let key: Key
    let entry: I18nextLookup.Entry
    let scope: I18nextScope

    /// The name by which the text calls it.
    let name: String

    init(_ entry: I18nextLookup.Entry, from scope: I18nextScope, name: String) {
        key = Key(
            table: "\u{0}\(scope.root)\u{0}\(scope.table ?? -1)\u{0}\(entry.key.table)",
            kind: entry.key.kind,
            path: entry.key.path
        )
        (self.entry, self.scope, self.name) = (entry, scope, name)
    }
}
