import InterlinguaFormats
import InterlinguaIR

/// Which value of the files a call finds.
extension ScriptTranslation {
    /// What was found, and for which name.
    struct Resolution {
        var found = FoundResource.undefined
        /// The key without its namespace.
        var key = ""
        /// The name that was found in the end.
        var exactKey = ""
    }

    enum Namespaces {
        case list([String])
        /// A text where the library expects a list, which makes it throw.
        case text(String)

        init(_ value: I18nextValue) {
            switch value {
            case .text(let text): self = .text(text)
            case .list(let values): self = .list(values.map(\.scriptText))
            default: self = .list([])
            }
        }
    }

    /// Takes a key's namespace off it.
    mutating func extract(_ key: String, _ options: ScriptOptions) -> (key: String, namespaces: Namespaces) {
        let namespaceSeparator = options.separator("nsSeparator", configuration.namespaceSeparator)
        let keySeparator = options.separator("keySeparator", configuration.keySeparator)
        let said = options["ns"]
        let names = said.isTruthy ? said : configuration.defaultNamespaces
        var namespaces = Namespaces(names)
        var key = key
        if let namespaceSeparator, key.containsBytes(of: namespaceSeparator) {
            let hasOwnSeparators =
                configuration.hasOwnSeparators || options["keySeparator"].isTruthy || options["nsSeparator"].isTruthy
            let isSentence =
                !hasOwnSeparators && !Self.looksLikePath(key, namespaceSeparator, keySeparator ?? "")
            if !isSentence {
                nestingIndex = 0
                if nestingCount(in: Array(key.utf16)) > 0 { return (key, namespaces) }
                var parts = key.split(by: namespaceSeparator)
                if namespaceSeparator != keySeparator || configuration.namespaces.contains(parts[0]) {
                    namespaces = .list([parts.removeFirst()])
                }
                // Without a separator JavaScript joins by the word that stands for none.
                key = parts.joined(separator: keySeparator ?? "false")
            }
        }
        if case .text(let name) = namespaces { namespaces = .list([name]) }
        return (key, namespaces)
    }

    /// Whether a key is none of natural language: it has no space and none of some signs, at least up to a separator.
    static func looksLikePath(_ key: String, _ namespaceSeparator: String, _ keySeparator: String) -> Bool {
        let signs = [" ", ",", "?", "!", ";"].filter {
            !namespaceSeparator.contains($0) && !keySeparator.contains($0)
        }
        let bytes = Set(signs.compactMap(\.utf8.first))
        guard !bytes.isEmpty, key.utf8.contains(where: { bytes.contains($0) }) else { return true }
        guard !keySeparator.isEmpty else { return false }
        let first = key.split(by: keySeparator)
        return first.count > 1 && !first[0].isEmpty && !first[0].utf8.contains { bytes.contains($0) }
    }

    /// Looks for the first of some keys that has a value.
    mutating func resolve(_ keys: [String], _ options: ScriptOptions) throws(RuntimeFailure) -> Resolution {
        var resolution = Resolution()
        for key in keys {
            if configuration.isValid(resolution.found) { break }
            let (name, extracted) = extract(key, options)
            resolution.key = name
            guard case .list(var namespaces) = extracted else {
                throw RuntimeFailure("type-error", "the library throws, since the default namespace is not a list")
            }
            namespaces += configuration.fallbackNamespaces
            let codes = codes(options)
            for namespace in namespaces {
                if configuration.isValid(resolution.found) { break }
                try resolve(name, namespace, codes, options, &resolution)
            }
        }
        return resolution
    }

    /// The language codes that a call tries.
    private func codes(_ options: ScriptOptions) -> [String] {
        if case .list(let codes) = options["lngs"] { return codes.compactMap(\.text) }
        let own = options["lng"]
        let fallback = options["fallbackLng"]
        if !own.isTruthy, !fallback.isTruthy, let prepared = platform.chain(of: language, configuration) {
            return prepared
        }
        return configuration.chain(for: own.isTruthy ? own.text : language, fallback: fallback)
    }

    private mutating func resolve(
        _ key: String,
        _ namespace: String,
        _ codes: [String],
        _ options: ScriptOptions,
        _ resolution: inout Resolution
    ) throws(RuntimeFailure) {
        for code in codes {
            if configuration.isValid(resolution.found) { return }
            for candidate in candidates(key, code, options) {
                // An empty name ends the search in a language.
                if candidate.isEmpty { break }
                if configuration.isValid(resolution.found) { break }
                try spend(1)
                resolution.exactKey = candidate
                resolution.found = find(candidate, namespace, code, options)
                note(candidate, namespace, code, resolution.found)
            }
        }
    }

    /// The names that are tried in a language, in order.
    mutating func candidates(_ key: String, _ code: String, _ options: ScriptOptions) -> [String] {
        guard let count = options.count else {
            guard let context = options.context else { return [key] }
            return [key + configuration.contextSeparator + context, key]
        }
        let isOrdinal = options.isOrdinal
        let suffix = configuration.suffix(forms(of: code, isOrdinal: isOrdinal), count)
        noteForm(code, count, isOrdinal, suffix)
        var suffixes: [String] = []
        if !isOrdinal, configuration.version == 4, case .number(let number) = count, number.value == 0 {
            suffixes.append(configuration.pluralSeparator + "zero")
        }
        if isOrdinal, configuration.library.contains(.ordinalNames), configuration.version == 4, !suffix.isEmpty {
            suffixes.append(configuration.pluralSeparator + "ordinal" + suffix)
        }
        suffixes.append(suffix)
        var names: [String] = []
        if let context = options.context {
            let base = key + configuration.contextSeparator + context
            names = suffixes.map { base + $0 } + [base]
        }
        return names + suffixes.map { key + $0 } + [key]
    }

    /// What a name leads to in one namespace of one language.
    private func find(_ key: String, _ namespace: String, _ code: String, _ options: ScriptOptions) -> FoundResource {
        let separator = options.separator("keySeparator", configuration.keySeparator)
        // The library takes a code with a point apart, and follows no path from there.
        let walks = !code.utf8.contains(UInt8(ascii: "."))
        guard let tree = platform.store.tree(code, namespace) else {
            // JavaScript goes on with an empty object, which has what all objects have.
            let last = separator.flatMap { key.split(by: $0).last } ?? key
            let inherited = FoundResource.inherited(last, isList: false)
            return inherited == .undefined || !walks ? .undefined : .value(inherited)
        }
        let ownStructure = options["ignoreJSONStructure"]
        let ignores = ownStructure == .undefined ? configuration.ignoresStructure : ownStructure.isTruthy
        if ignores, walks, separator == "." { return tree.find(key) }
        return tree.search(key, separator: separator, walks: walks, ignoresStructure: ignores)
    }
}
