import InterlinguaFormats
import InterlinguaIR

extension Catalog {
    /// Warns of keys that only translations have, at the first of them: code that asks for one still compiles.
    ///
    /// A key that is a text itself needs no other one, and what the format reports is not said twice.
    func missingInSource(_ reported: [Diagnostic]) -> [Diagnostic] {
        let known = reported.filter { $0.kind == .missingInDefault }
        let index = MessageIndex(self, files: Set(known.compactMap { $0.range.map { ObjectIdentifier($0.file) } }))
        let keys = Set(known.compactMap { index.message(of: $0)?.key })
        var hasSource = false
        var missing: [Diagnostic] = []
        for (key, entry) in entries {
            if entry.messages[sourceLanguage] != nil {
                hasSource = true
                continue
            }
            guard let (language, message) = entry.messages.elements.first(where: { !$0.key.isForNotes }),
                !keys.contains(key), !key.name.contains(where: { $0.isWhitespace || $0 == "%" })
            else { continue }
            let text = "“\(key.name)” has a text in “\(language)” but none in “\(sourceLanguage)”, the source language"
            missing.append(Diagnostic(.warning, .missingInSource, text, at: message.origin.range))
        }
        if missing.isEmpty || hasSource { return missing }
        return [
            Diagnostic(.warning, .missingInSource, "no text is in “\(sourceLanguage)”, the source language", at: nil)
        ]
    }
}
