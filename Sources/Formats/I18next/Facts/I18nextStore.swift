import InterlinguaIR

/// Files that hold several languages: their outermost keys are languages, below them namespaces, below them keys.
enum I18nextStore {
    /// Whether every outermost key is a language, and every value an object of objects.
    static func isStore(_ root: JSONElement) -> Bool {
        guard let members = root.members else { return false }
        var hasLanguage = false
        for member in members {
            guard let code = member.key.string, !code.hasPrefix("$") else { continue }
            guard isLanguage(code), let namespaces = member.value.members else { return false }
            for namespace in namespaces where namespace.value.kind != .object { return false }
            hasLanguage = true
        }
        return hasLanguage
    }

    /// Languages in a store need not be known ones, since the shape of the file tells as much.
    private static func isLanguage(_ code: String) -> Bool {
        LanguageName.tag(of: code) != nil && code.utf8.count >= 2
    }
}
