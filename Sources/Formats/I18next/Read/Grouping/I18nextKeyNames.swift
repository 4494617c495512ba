import InterlinguaIR

/// Keys that a project names in its settings, found among the names of a namespace.
struct I18nextKeyNames {
    private let plurals: Set<String>
    private let ordinaryKeys: Set<String>
    private let separator: String
    private let namespace: String

    /// Takes over what a project says.
    init(_ settings: I18nextSettings, namespace: String) {
        plurals = Set(settings.plurals)
        ordinaryKeys = Set(settings.ordinaryKeys)
        separator = settings.keySeparator ?? "."
        self.namespace = namespace + (settings.namespaceSeparator ?? ":")
    }

    func isPlural(_ name: Int, in table: I18nextTableDraft) -> Bool { contains(plurals, name, table) }

    /// Whether a key is said to be neither plural nor context.
    func isOrdinary(_ name: Int, in table: I18nextTableDraft) -> Bool { contains(ordinaryKeys, name, table) }

    private func contains(_ keys: Set<String>, _ name: Int, _ table: I18nextTableDraft) -> Bool {
        if keys.isEmpty { return false }
        let key = table.names.path(name).joined(separator: separator)
        return keys.contains(key) || keys.contains(namespace + key)
    }
}
