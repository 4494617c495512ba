import InterlinguaIR

/// The members that a language must have because another one has them.
///
/// The library for iOS looks for a form, or a context, in all languages of the chain before it looks for the key itself
/// in any: a language that says the same for all numbers would be shown in English where English has a form.
struct I18nextSharedForms {
    /// The suffixes that stand in the languages which are asked next, in their order.
    private var others: [String] = []

    /// The suffixes of the forms that the language asks for, the longest first.
    private var asked: [String] = []

    /// Finds out what other languages have; nothing for other libraries.
    init(_ entry: Entry, in language: LanguageTag, _ suffixes: I18nextSuffixes, _ writer: I18nextWriter) {
        guard writer.version == .v1, writer.settings.dialect(for: .v1) == .ios, entry.messages.count > 1 else { return }
        asked = suffixes.asked(for: .cardinal).sorted { ($0.utf8.count, $1) > ($1.utf8.count, $0) }
        let next = Fallback.Languages.truncatedThenSource
        for other in next.languages(after: language, sourceLanguage: writer.catalog.sourceLanguage) {
            guard let message = entry.messages[other], case .pattern(let pattern) = message.content,
                pattern.onlySelect != nil
            else { continue }
            let own = I18nextSuffixes(writer.settings, writer.version, other)
            var collector = I18nextMemberCollector(own, arguments: entry.arguments, usesSpellings: false)
            let foreign = own.asked(for: .cardinal).filter { !asked.contains($0) }
            for suffix in collector.members(of: message).map(\.suffix) where !others.contains(suffix) {
                // Forms that this language never asks for are in nobody's way.
                if !foreign.contains(where: { suffix.hasSuffix($0) }) || asked.contains(where: { suffix.hasSuffix($0) })
                {
                    others.append(suffix)
                }
            }
        }
    }

    /// The members with those that are missing, which say what the language says without them.
    func completed(_ drafts: [I18nextMemberDraft]) -> [I18nextMemberDraft] {
        if others.isEmpty { return drafts }
        var result = drafts
        for suffix in others where !drafts.contains(where: { $0.suffix == suffix }) {
            let form = asked.first { suffix.hasSuffix($0) } ?? ""
            let context = String(suffix.dropLast(form.count))
            for candidate in [context, form, ""] {
                guard var draft = drafts.first(where: { $0.suffix == candidate }) else { continue }
                draft.suffix = suffix
                result.append(draft)
                break
            }
        }
        return result
    }
}
