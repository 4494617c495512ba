package import InterlinguaFormats
import InterlinguaIR

extension StringCatalogFormat {
    /// Puts the localisations of a new catalogue into one that is there, which keeps all that Xcode and people added to it.
    package func union(
        of old: InputFile,
        with new: OutputFile,
        keepsOthers: Bool,
        unchanged: [Range<Int>]
    ) throws(FileOutline.Failure) -> FileUnion? {
        let (document, diagnostics) = JSONReader.read(path: old.path, bytes: old.bytes)
        let errors = diagnostics.filter { $0.severity == .error }
        if !errors.isEmpty { throw .faulty(errors) }
        let added = JSONReader.read(path: new.path, bytes: new.bytes).document.root?.value.members ?? []
        guard let root = document.root, var members = root.value.members, let strings = members.members("strings")
        else {
            throw .unknownSyntax
        }
        let languages = (members.text("sourceLanguage") ?? "", added.text("sourceLanguage") ?? "")
        if languages.0 != languages.1 {
            throw .conflicting(
                "its source language is “\(languages.0)”, that of the conversion “\(languages.1)”, and a catalogue has one; "
                    + "--base-language \(languages.0) adds texts of other languages to it, and takes those in no language's "
                    + "folder for its own; or give --output another folder, or --replace if no entry of this one is to stay"
            )
        }
        let attributes = CompiledStringCatalog(old).attributes
        let texts = UnchangedTexts(unchanged, in: root, sourceLanguage: languages.0)
        var lost: [String] = []
        var merged: [JSONMember] = []
        var made: [String: [JSONMember]] = [:]
        for entry in added.members("strings") ?? [] { made[entry.key] = entry.value.members ?? [] }
        for entry in strings {
            guard let new = made.removeValue(forKey: entry.key) else {
                lost.append(entry.key)
                if keepsOthers { merged.append(entry) }
                continue
            }
            var own = entry.value.members ?? []
            for member in new where member.key != "localizations" && member.key != "extractionState" {
                // Comments are edited in Xcode, too.
                if member.key != "comment" || own.text("comment") == nil { own.set(member.key, member.value) }
            }
            let localizations = new.members("localizations") ?? []
            // A new entry says it if it is not to be translated; otherwise its translations have to be shown.
            if !new.contains(where: { $0.key == "shouldTranslate" }),
                localizations.contains(where: { $0.key != languages.0 })
            {
                own.set("shouldTranslate", nil)
            }
            var kept = own.members("localizations") ?? []
            let names = ArgumentNames(byPosition: attributes[entry.key]?.argumentNames ?? [:])
            let others = kept.filter { language in !localizations.contains { $0.key == language.key } }
            lost += others.map { "\(entry.key) in \($0.key)" }
            if !keepsOthers { kept.removeAll { others.contains($0) } }
            for localization in localizations
            where !texts.contains(localization.key, of: entry.key) {
                // The state of a text that is still the same is the translators'.
                let old = kept.first { $0.key == localization.key }?.value
                let value = names.put(into: localization.value)
                if old?.withoutStates != value.withoutStates { kept.set(localization.key, value) }
            }
            own.set("localizations", kept.isEmpty ? nil : .object(kept))
            merged.append(JSONMember(entry.key, .object(own)))
        }
        let rest = (added.members("strings") ?? []).filter { made[$0.key] != nil }
        members.set("strings", .object(merged.inserting(rest)))
        let style = StringCatalogStyle(of: root)
        let bytes = JSONValue.object(members).bytes(style.layout, endsLine: style.endsLine)
        return FileUnion(bytes: bytes, lost: lost)
    }
}

/// The texts of a catalogue that stay as they are written.
private struct UnchangedTexts {
    /// The languages by the entries' keys.
    private var languages: [String: Set<String>] = [:]

    /// Finds the languages of texts by their places; a text that the source language lacks is that of the key.
    init(_ places: [Range<Int>], in root: JSONElement, sourceLanguage: String) {
        var rest = places.sorted { $0.lowerBound < $1.lowerBound }[...]
        func isPlace(_ start: JSONElement, _ end: JSONElement) -> Bool {
            rest = rest.drop { $0.lowerBound < Int(start.range.lowerBound) }
            return rest.first.map { $0.upperBound <= Int(end.range.upperBound) } ?? false
        }
        if rest.isEmpty { return }
        for entry in root.value(of: "strings")?.members?.map({ $0 }) ?? [] {
            var own: Set<String> = isPlace(entry.key, entry.key) ? [sourceLanguage] : []
            for localization in entry.value.value(of: "localizations")?.members?.map({ $0 }) ?? []
            where isPlace(localization.key, localization.value) {
                own.insert(localization.key.string ?? "")
            }
            if !own.isEmpty { languages[entry.key.string ?? ""] = own }
        }
    }

    func contains(_ language: String, of key: String) -> Bool { languages[key]?.contains(language) ?? false }
}

extension [JSONMember] {
    /// The members of an object that is a member; nil if there is none.
    fileprivate func members(_ key: String) -> [JSONMember]? { first { $0.key == key }?.value.members }
}

extension JSONValue {
    /// What a localisation says, wherever it stands in the process of translation.
    fileprivate var withoutStates: JSONValue {
        guard case .object(let members) = self else { return self }
        let isUnit = members.contains { $0.key == "value" && $0.value.members == nil }
        let rest = members.filter { !isUnit || $0.key != "state" }.sorted { $0.key < $1.key }
        return .object(rest.map { JSONMember($0.key, $0.value.withoutStates) })
    }
}
