import InterlinguaFormats
import InterlinguaIR

/// The library's `_find`: context, plural and indefinite forms, then the key itself in all languages.
extension FirstScriptTranslation {
    /// What is found for a key; `undefined` for nothing.
    mutating func find(_ wholeKey: String, _ options: inout ScriptOptions) throws(RuntimeFailure) -> I18nextValue {
        defer { depth -= 1 }
        try enter()
        let missing = options["defaultValue"] == .undefined ? wholeKey : options["defaultValue"].scriptText
        if languages.first?.lowercased() == "cimode" { return .text(missing) }
        var codes = languages
        if case .list(let own) = options["lngs"] { codes = own.compactMap(\.text) }
        if options["lng"].isTruthy {
            codes = configuration.chain(for: options["lng"].text, fallback: options["fallbackLng"])
        }
        let (namespace, key) = split(wholeKey, options)
        let base = namespace + (options["nsseparator"].text ?? configuration.namespaceSeparator) + key
        if let context = options.context {
            var inner = options
            inner.members["context"] = nil
            inner["defaultValue"] = .text(Self.missingContext)
            let text = try translateAnew(base + "_" + context, &inner)
            if text != .text(Self.missingContext) {
                return try replaced(text, ["context": options["context"]])
            }
        }
        if let count = options.count {
            if let text = try plural(base, count, codes, &options) { return text }
        }
        if let value = options.members["indefinite_article"], value.isTruthy, value.text == nil {
            var inner = options
            inner.members["indefinite_article"] = nil
            inner["defaultValue"] = .text(Self.missingIndefinite)
            let takes = !options["count"].isTruthy || options.count == nil
            let text = try translateAnew(base + (takes ? "_indefinite" : ""), &inner)
            if text != .text(Self.missingIndefinite) { return text }
        }
        var found = try walk(key, namespace, codes, &options)
        if found == .undefined { found = try fallBack(key, missing, &options) }
        return found
    }

    // MARK: Plurals

    private mutating func plural(
        _ base: String,
        _ count: I18nextValue,
        _ codes: [String],
        _ options: inout ScriptOptions
    ) throws(RuntimeFailure) -> I18nextValue? {
        let code = codes.first ?? ""
        var inner = options
        // The caller's own list of languages stays, if it has one.
        if inner.members["lngs"] == nil { inner["lngs"] = .list([.text(code)]) }
        inner.members["count"] = nil
        if !inner["_origLng"].isTruthy { inner["_origLng"] = inner["lng"].isTruthy ? inner["lng"] : .text(code) }
        inner.members["lng"] = nil
        inner["defaultValue"] = .text(Self.missingPlural)
        let form = configuration.form(of: code, count)
        var name = base
        if !form.isSingular {
            name += configuration.pluralSuffix
            if let number = form.number { name += "_\(number)" }
        }
        note("in “\(code)” \(count.scriptText) asks for “\(name)”")
        var replacements = ["count": count]
        for name in ["interpolationPrefix", "interpolationSuffix"] where options.members[name] != nil {
            replacements[name] = options[name]
        }
        let text = try translateAnew(name, &inner)
        if text != .text(Self.missingPlural) { return try replaced(text, replacements) }
        if codes.count > 1 {
            options["lngs"] = .list(codes.dropFirst().map { .text($0) })
            options["_origLng"] = inner["_origLng"]
            options.members["lng"] = nil
            let text = try translateAnew(base, &options)
            return text == .text(Self.missingPlural) ? nil : text
        }
        inner["lng"] = inner["_origLng"]
        inner.members["_origLng"] = nil
        return try replaced(try translateAnew(base, &inner), replacements)
    }

    private mutating func replaced(
        _ value: I18nextValue,
        _ replacements: [String: I18nextValue]
    ) throws(RuntimeFailure) -> I18nextValue {
        guard let text = value.text else { return value }
        return .text(try replace(text, replacements, ScriptOptions(members: replacements)))
    }

    // MARK: The key itself

    private mutating func walk(
        _ key: String,
        _ namespace: String,
        _ codes: [String],
        _ options: inout ScriptOptions
    ) throws(RuntimeFailure) -> I18nextValue {
        let names = key.split(by: options["keyseparator"].text ?? configuration.keySeparator)
        for code in codes {
            try spend(1)
            guard let tree = store.tree(code, namespace) else {
                note("there is no file for the namespace “\(namespace)” in “\(code)”")
                continue
            }
            var found = tree.root
            // An empty name ends the path.
            for name in names {
                if name.isEmpty || !found.isTruthy { break }
                found = found.property(name, isOwnOnly: false)
            }
            guard !found.isUndefined, !(configuration.showsKeyIfEmpty && found.text?.string.isEmpty == true) else {
                note("“\(key)” is not in \(tree.file.path)")
                continue
            }
            if case .node(let tree, let index) = found {
                note("“\(key)” is in \(tree.file.path)", tree.origin(of: index))
            }
            let value = try present(found, key, namespace, code, &options)
            if configuration.fallsBackOnEmpty, let text = value.text, text.trimmingScriptSpace().isEmpty { continue }
            if value != .undefined { return value }
        }
        return .undefined
    }

    private mutating func present(
        _ found: FoundResource,
        _ key: String,
        _ namespace: String,
        _ code: String,
        _ options: inout ScriptOptions
    ) throws(RuntimeFailure) -> I18nextValue {
        let wantsObjects = configuration.returnsObjects || options["returnObjectTrees"].isTruthy
        let value: I18nextValue = found.value
        switch value {
        case .text(let text): return .text(try reuse(try replace(text, options.members, options), options))
        case .list(let values) where !wantsObjects:
            let joined = I18nextValue.joined(values, by: "\n")
            return .text(try reuse(try replace(joined, options.members, options), options))
        case .null: return configuration.fallsBackOnNull ? .undefined : .null
        default: break
        }
        let separator = options["nsseparator"].text ?? configuration.namespaceSeparator
        guard wantsObjects else {
            return .text("key '\(namespace):\(key) (\(code))' returned an object instead of string.")
        }
        let path = namespace + separator + key + (options["keyseparator"].text ?? configuration.keySeparator)
        switch value {
        case .object(let members):
            var copy: [String: I18nextValue] = [:]
            for name in members.keys.sorted() { copy[name] = try translate([path + name], &options) }
            return .object(copy)
        case .list(let values):
            var copy: [I18nextValue] = []
            for index in values.indices { copy.append(try translate([path + String(index)], &options)) }
            return .list(copy)
        default: return value
        }
    }

    private mutating func fallBack(
        _ key: String,
        _ missing: String,
        _ options: inout ScriptOptions
    ) throws(RuntimeFailure) -> I18nextValue {
        let namespaces = configuration.fallbackNamespaces
        guard !options["isFallbackLookup"].isTruthy,
            configuration.fallsBackToDefaultNamespace || !namespaces.isEmpty
        else {
            return .undefined
        }
        options["isFallbackLookup"] = .boolean(true)
        defer { options["isFallbackLookup"] = .boolean(false) }
        let separator = options["nsseparator"].text ?? configuration.namespaceSeparator
        if namespaces.isEmpty {
            options["ns"] = .text(configuration.defaultNamespace)
            return try find(key, &options)
        }
        func bare(_ text: String) -> String {
            let parts = text.split(by: separator)
            return parts.count > 1 ? parts[1] : text
        }
        var found = I18nextValue.undefined
        for namespace in namespaces {
            found = try find(namespace + separator + key, &options)
            let counts = found.isTruthy || (found == .text("") && !configuration.fallsBackOnEmpty)
            if counts, found.text.map({ bare($0) != bare(missing) }) ?? true { break }
        }
        return found
    }
}
