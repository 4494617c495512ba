import InterlinguaIR

/// Files that hold several languages: their outermost keys are languages, below them namespaces, below them keys.
enum I18nextStore {
    /// Whether every outermost key is a language, and every value an object of objects.
    ///
    /// Languages need not be known ones, since the shape of the file tells as much.
    static func isStore(_ root: JSONElement) -> Bool {
        guard let members = root.members else { return false }
        var hasLanguage = false
        for member in members {
            guard let code = member.key.string, !code.hasPrefix("$") else { continue }
            guard code.utf8.count >= 2, LanguageName.tag(of: code) != nil, let namespaces = member.value.members else {
                return false
            }
            for namespace in namespaces where namespace.value.kind != .object { return false }
            if LanguageName.tag(ofCode: code) != nil { hasLanguage = true }
        }
        return hasLanguage
    }
}
