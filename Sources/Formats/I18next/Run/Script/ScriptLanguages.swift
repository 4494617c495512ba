import InterlinguaFormats
import InterlinguaIR

/// Language codes as the JavaScript library spells them and falls back along them.
extension ScriptConfiguration {
    func formatted(_ code: String) -> String {
        guard code.utf8.contains(UInt8(ascii: "-")) else {
            return cleansCodes || lowercasesCodes ? code.lowercased() : code
        }
        if library.contains(.canonicalCodes) {
            let canonical = IntlLocale.canonical(code) ?? code
            return lowercasesCodes ? canonical.lowercased() : canonical
        }
        var parts = code.split(by: "-")
        if lowercasesCodes { return parts.map { $0.lowercased() }.joined(separator: "-") }
        func fixScript(_ index: Int) {
            let lowercase = parts[index].lowercased()
            if Self.scripts.contains(lowercase) {
                parts[index] = lowercase.prefix(1).uppercased() + lowercase.dropFirst()
            }
        }
        if parts.count == 2 {
            parts[0] = parts[0].lowercased()
            parts[1] = parts[1].uppercased()
            fixScript(1)
        } else if parts.count == 3 {
            parts[0] = parts[0].lowercased()
            if parts[1].utf16.count == 2 { parts[1] = parts[1].uppercased() }
            if parts[0] != "sgn", parts[2].utf16.count == 2 { parts[2] = parts[2].uppercased() }
            fixScript(1)
            fixScript(2)
        }
        return parts.joined(separator: "-")
    }

    private static let scripts: Set = ["hans", "hant", "latn", "cyrl", "cans", "mong", "arab"]

    /// Newer libraries take the first underscore for a hyphen.
    private func cleaned(_ code: String) -> String {
        guard library.contains(.canonicalCodes), let place = code.firstIndex(of: "_") else { return code }
        return code.replacingCharacters(at: place, with: "-")
    }

    func languagePart(of code: String) -> String {
        let code = cleaned(code)
        guard code.utf8.contains(UInt8(ascii: "-")) else { return code }
        return formatted(code.split(by: "-")[0])
    }

    /// The code without its last part; nil for one of less than three parts.
    private func scriptPart(of code: String) -> String? {
        var parts = cleaned(code).split(by: "-")
        guard parts.count > 2 else { return nil }
        parts.removeLast()
        return parts.last?.lowercased() == "x" ? nil : formatted(parts.joined(separator: "-"))
    }

    private func isSupported(_ code: String) -> Bool {
        guard let supportedLanguages, !supportedLanguages.isEmpty else { return true }
        return supportedLanguages.contains(load == "languageOnly" || supportsRegions ? languagePart(of: code) : code)
    }

    /// The codes that are tried for a language, in order.
    ///
    /// - Parameter fallback: The languages to fall back to that a call names itself.
    func chain(for code: String?, fallback: I18nextValue? = nil) -> [String] {
        var codes: [String] = []
        func add(_ code: String?) {
            if let code, !code.isEmpty, isSupported(code) { codes.append(code) }
        }
        if let code {
            let hasParts =
                code.utf8.contains(UInt8(ascii: "-"))
                || (library.contains(.canonicalCodes) && code.utf8.contains(UInt8(ascii: "_")))
            if hasParts {
                if load != "languageOnly" { add(formatted(code)) }
                if load != "languageOnly", load != "currentOnly" { add(scriptPart(of: code)) }
                if load != "currentOnly" { add(languagePart(of: code)) }
            } else {
                add(formatted(code))
            }
        }
        let fallbacks = fallback.flatMap { $0.isTruthy ? $0 : nil } ?? fallbackLanguages
        for fallback in fallbackCodes(fallbacks, for: code) where !codes.contains(fallback) { add(formatted(fallback)) }
        return codes
    }

    private func fallbackCodes(_ fallbacks: I18nextValue, for code: String?) -> [String] {
        switch fallbacks {
        case .text(let text): return [text]
        case .list(let values): return values.compactMap(\.text)
        case .object(let lists):
            var names: [String?] = []
            if let code { names = [code, scriptPart(of: code), formatted(code), languagePart(of: code)] }
            names.append("default")
            for case let name? in names {
                if let list = lists[name], list.isTruthy { return fallbackCodes(list, for: nil) }
            }
            return []
        default: return []
        }
    }

    /// The language that is taken of several that a user prefers.
    func bestMatch(_ codes: [String]) -> String? {
        guard let supportedLanguages else { return codes.first.map { formatted($0) } }
        for code in codes where isSupported(formatted(code)) { return formatted(code) }
        for code in codes {
            let language = languagePart(of: code)
            if isSupported(language) { return language }
            if let similar = supportedLanguages.first(where: { $0.hasPrefix(language) }) { return similar }
        }
        return fallbackCodes(fallbackLanguages, for: nil).first
    }
}

extension String {
    fileprivate func replacingCharacters(at index: Index, with character: Character) -> String {
        self[..<index] + String(character) + self[self.index(after: index)...]
    }
}
