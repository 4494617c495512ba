package import InterlinguaIR

extension I18nextSettings {
    /// Reads what a project says; what makes no sense is reported and passed over.
    ///
    /// Names are those of the library's own options, flat or in the group `interpolation`.
    package init(_ settings: [String: RuntimeSetting], _ diagnostics: inout [Diagnostic]) {
        self.init()
        var settings = settings
        if case .group(let group)? = settings["interpolation"] {
            for (name, value) in group {
                let flat = ["prefix": "interpolationPrefix", "suffix": "interpolationSuffix"][name] ?? name
                settings[flat] = settings[flat] ?? value
            }
            settings["interpolation"] = nil
        }
        for (name, value) in settings.sorted(by: { $0.key < $1.key }) where !take(name, value) {
            let message = "the setting “\(name)” of i18next has no meaning with this value"
            diagnostics.append(Diagnostic(.error, .invalidSetting, message))
        }
    }

    /// Takes one setting over; false if its value makes no sense.
    ///
    /// Names of other options, which mean nothing for files, are passed over.
    private mutating func take(_ name: String, _ value: RuntimeSetting) -> Bool {
        switch name {
        case "dialect", "consumer":
            dialect = value.name.flatMap { I18nextDialect(rawValue: $0) }
            return dialect != nil
        case "nsSeparator", "namespaceSeparator":
            hasOwnSeparators = true
            return value.take(optional: &namespaceSeparator)
        case "keySeparator":
            hasOwnSeparators = true
            return value.take(optional: &keySeparator)
        case "contextSeparator": return value.take(&contextSeparator)
        case "pluralSeparator": return value.take(&pluralSeparator)
        case "interpolationPrefix": return value.take(optional: &interpolationPrefix)
        case "interpolationSuffix": return value.take(optional: &interpolationSuffix)
        case "nestingPrefix", "reusePrefix": return value.take(&nestingPrefix)
        case "nestingSuffix", "reuseSuffix": return value.take(&nestingSuffix)
        case "escapeValue", "escapeInterpolation":
            escapesValues = value.flag
            return value.flag != nil
        case "defaultNS", "defaultNamespace":
            hasOwnDefaultNamespace = true
            if case .list(let names) = value, let first = names.first { return first.take(&defaultNamespace) }
            return value.take(&defaultNamespace)
        case "returnEmptyString":
            skipsEmpty = value.flag == false
            return value.flag != nil
        case "fallbackOnEmpty":
            skipsEmpty = value.flag == true
            return value.flag != nil
        case "joinArrays": return value.take(optional: &arraySeparator)
        case "contexts": return takeContexts(value)
        case "layout":
            layout = value.name.flatMap { I18nextLayout($0) }
            return layout != nil
        case "plurals": return value.take(&plurals)
        case "ordinaryKeys": return value.take(&ordinaryKeys)
        case "sprintf":
            usesSprintf = value.flag == true
            return value.flag != nil
        case "resourceLevels":
            guard case .number(let number) = value, let levels = (0...2).first(where: { DecimalNumber($0) == number })
            else { return false }
            resourceLevels = levels
            return true
        default: return true
        }
    }

    private mutating func takeContexts(_ value: RuntimeSetting) -> Bool {
        var values: [String] = []
        if value.take(&values) {
            contexts = .values(values)
            return true
        }
        guard let flag = value.flag else { return false }
        contexts = flag ? .likely : .none
        return true
    }
}

extension RuntimeSetting {
    fileprivate var name: String? { if case .text(let text) = self { text } else { nil } }

    fileprivate var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }

    fileprivate func take(_ text: inout String) -> Bool {
        guard let name, !name.isEmpty else { return false }
        text = name
        return true
    }

    /// Takes a text, or nothing if that is said by `false` or `null`.
    fileprivate func take(optional text: inout String?) -> Bool {
        if self == .null || flag == false {
            text = nil
            return true
        }
        guard let name else { return false }
        text = name
        return true
    }

    fileprivate func take(_ texts: inout [String]) -> Bool {
        guard case .list(let values) = self else { return false }
        let names = values.compactMap(\.name)
        texts = names
        return names.count == values.count
    }
}
