import InterlinguaFormats
import InterlinguaIR

/// The library's `translate`: look-up, defaults, objects and arrays.
extension ScriptTranslation {
    /// What a call gives.
    ///
    /// - Parameter outerKeys: The keys of the call that this one is nested in.
    mutating func translate(
        _ keys: [String],
        _ options: ScriptOptions,
        outerKeys: [String]? = nil
    ) throws(RuntimeFailure) -> I18nextValue {
        defer { depth -= 1 }
        try enter()
        try spend(512)
        let (key, extracted) = extract(keys.last ?? "", options)
        let namespaces: [String]
        switch extracted {
        case .list(let list): namespaces = list
        case .text(let text): namespaces = text.isEmpty ? [] : [String(text.suffix(1))]
        }
        let own = options["lng"]
        if (own.isTruthy ? own.text : language)?.lowercased() == "cimode" {
            let appends =
                options["appendNamespaceToCIMode"].isTruthy || configuration.appendsNamespaceToTestMode
            guard appends else { return .text(key) }
            let said = options["nsSeparator"]
            let separator = said.isTruthy ? said.scriptText : configuration.namespaceSeparator ?? "false"
            return .text((namespaces.last ?? "undefined") + separator + key)
        }
        let resolution = try resolve(keys, options)
        return try present(resolution, key, keys, namespaces, options, outerKeys)
    }

    private mutating func present(
        _ resolution: Resolution,
        _ key: String,
        _ keys: [String],
        _ namespaces: [String],
        _ options: ScriptOptions,
        _ outerKeys: [String]?
    ) throws(RuntimeFailure) -> I18nextValue {
        let said = options["joinArrays"]
        let arraySeparator = said == .undefined ? configuration.arraySeparator : said.text
        if case .node(let tree, let index) = resolution.found {
            switch tree.nodes[Int(index)].kind {
            case .list(let elements):
                guard let arraySeparator else {
                    return try object(tree, index, key, resolution, namespaces, options)
                }
                let joined = I18nextValue.joined(elements.map { tree.value(of: $0) }, by: arraySeparator)
                try spend(joined.utf8.count / 16)
                note("the list is joined to one text", tree.origin(of: index))
                if joined.isEmpty { return .text("") }
                // The library loses the outer keys here, so that circles through lists are not cut.
                return try extend(.text(joined), nil, keys, options, outerKeys: nil)
            case .object: return try object(tree, index, key, resolution, namespaces, options)
            case .text(let text):
                if configuration.isValid(resolution.found) {
                    note("the text is “\(text.string)”", tree.origin(of: index))
                    return try extend(.text(text.string), text, keys, options, outerKeys: outerKeys)
                }
            case .number, .boolean, .null: break
            }
        }
        return try scalar(resolution, key, keys, namespaces, options, outerKeys)
    }

    /// Everything but texts, lists and objects, and what is shown where nothing was found.
    private mutating func scalar(
        _ resolution: Resolution,
        _ key: String,
        _ keys: [String],
        _ namespaces: [String],
        _ options: ScriptOptions,
        _ outerKeys: [String]?
    ) throws(RuntimeFailure) -> I18nextValue {
        var result = resolution.found.value
        var isKey = false
        if !configuration.isValid(resolution.found) {
            result = .undefined
            if options.hasDefault {
                result = defaultValue(options)
                note("nothing is found, so that the default text that the app passes is taken")
            }
            if result == .undefined || (result == .null && !configuration.returnsNull)
                || (result == .text("") && !configuration.returnsEmpty)
            {
                result = .text(key)
                isKey = true
                note("nothing is found, so that the key itself is shown")
            }
        }
        result = try extend(result, nil, keys, options, outerKeys: outerKeys)
        if isKey, result == .text(key), configuration.appendsNamespaceToMissing {
            return .text((namespaces.last ?? "undefined") + ":" + key)
        }
        return result
    }

    private mutating func defaultValue(_ options: ScriptOptions) -> I18nextValue {
        guard let count = options.count else { return options["defaultValue"] }
        let own = options["lng"]
        let code = own.isTruthy ? own.text : language
        let isOrdinal = options.isOrdinal
        let suffix = code.map { configuration.suffix(forms(of: $0, isOrdinal: isOrdinal), count) } ?? ""
        var names = ["defaultValue" + suffix]
        if configuration.version == 4 {
            let separator = configuration.pluralSeparator
            if isOrdinal, configuration.library.contains(.ordinalNames) {
                names = ["defaultValue" + separator + "ordinal" + suffix, "defaultValue" + suffix]
            }
        }
        return names.lazy.map { options[$0] }.first { $0.isTruthy } ?? options["defaultValue"]
    }

    // MARK: Objects and lists

    private mutating func object(
        _ tree: ResourceTree,
        _ index: Int32,
        _ key: String,
        _ resolution: Resolution,
        _ namespaces: [String],
        _ options: ScriptOptions
    ) throws(RuntimeFailure) -> I18nextValue {
        guard options["returnObjects"].isTruthy || configuration.returnsObjects else {
            note("it is no text, and objects are not asked for", tree.origin(of: index))
            return .text("key '\(key) (\(language ?? "undefined"))' returned an object instead of string.")
        }
        guard let separator = options.separator("keySeparator", configuration.keySeparator) else {
            return tree.value(of: index)
        }
        var inner = options
        inner["joinArrays"] = .boolean(false)
        inner["ns"] = .list(namespaces.map { .text($0) })
        func member(_ name: String, _ child: Int32, _ base: String) throws(RuntimeFailure) -> I18nextValue {
            let deepKey = base + separator + name
            let value = try translate([deepKey], inner)
            return value == .text(deepKey) ? tree.value(of: child) : value
        }
        switch tree.nodes[Int(index)].kind {
        case .list(let elements):
            let base = resolution.exactKey.isEmpty ? key : resolution.exactKey
            var values: [I18nextValue] = []
            for (place, child) in elements.enumerated() { values.append(try member(String(place), child, base)) }
            return .list(values)
        case .object(let members, let order):
            let base = resolution.key.isEmpty ? key : resolution.key
            var values: [String: I18nextValue] = [:]
            for name in order {
                if let child = members[name] { values[name] = try member(name, child, base) }
            }
            return .object(values)
        default: return tree.value(of: index)
        }
    }
}
