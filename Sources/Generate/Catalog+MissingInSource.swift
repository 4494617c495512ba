import InterlinguaFormats
import InterlinguaIR

extension Catalog {
    /// Warns of keys that only translations have, at the first of them: code that asks for one still compiles.
    ///
    /// Keys that are texts themselves need no other one, in tables in which some are whole sentences; what the format
    /// reports is not said twice.
    func missingInSource(_ reported: [Diagnostic]) -> [Diagnostic] {
        let missing = entries.filter { $0.value.messages[sourceLanguage] == nil }
        if missing.isEmpty { return [] }
        let known = reported.filter { $0.kind == .missingInDefault }
        let index = MessageIndex(self, files: Set(known.compactMap { $0.range.map { ObjectIdentifier($0.file) } }))
        let keys = Set(known.compactMap { index.message(of: $0)?.key })
        let tablesOfTexts = Set(missing.keys.lazy.filter { $0.name.contains(where: \.isWhitespace) }.map(\.table))
        let found = missing.compactMap { key, entry -> Diagnostic? in
            guard let (language, message) = entry.messages.elements.first(where: { !$0.key.isForNotes }),
                !keys.contains(key), !tablesOfTexts.contains(key.table), !key.name.contains("%")
            else { return nil }
            let text = "“\(key.name)” has a text in “\(language)” but none in “\(sourceLanguage)”, the source language"
            return Diagnostic(.warning, .missingInSource, text, at: message.origin.range)
        }
        if found.isEmpty || missing.count < entries.count { return found }
        return [
            Diagnostic(.warning, .missingInSource, "no text is in “\(sourceLanguage)”, the source language", at: nil)
        ]
    }
}
