import InterlinguaFormats

/// What an app says when it starts the library for iOS, 1.0.1.
struct AppleI18nextConfiguration: Sendable {
    /// The language; nil if only the request says it.
    private(set) var language: String?

    /// The language to fall back to; empty for none.
    var fallbackLanguage = "dev"

    /// Which of a language's codes are tried: `all`, `current` or `unspecific`.
    private(set) var load = "all"
    private(set) var lowercasesRegions = false

    /// The namespace of calls that name none, and those that are looked in when a text is missing.
    private(set) var defaultNamespace: String
    private(set) var fallbackNamespaces: [String] = []

    private(set) var fallsBackOnNull = true
    var returnsObjects = false
    private(set) var namespaceSeparator = ":"
    private(set) var keySeparator = "."
    private(set) var prefix = "__"
    private(set) var suffix = "__"
    private(set) var nestingPrefix = "$t("
    private(set) var nestingSuffix = ")"
    private(set) var pluralSuffix = "_plural"

    /// Takes over settings by their unified names, and those that this library alone has.
    init(settings: [String: RuntimeSetting], defaultNamespace: String) {
        self.defaultNamespace = defaultNamespace
        let said = settings.mapValues { I18nextValue($0) }
        func text(_ names: String..., into text: inout String) {
            if let said = names.lazy.compactMap({ said[$0]?.text }).first { text = said }
        }
        func flag(_ name: String, into flag: inout Bool) {
            if let said = said[name] { flag = said.isTruthy }
        }
        language = said["lang"]?.text ?? said["lng"]?.text
        switch said["fallbackLang"] ?? said["fallbackLng"] {
        case .text(let text)?: fallbackLanguage = text
        case .list(let list)?: fallbackLanguage = list.first?.text ?? ""
        case nil: break
        default: fallbackLanguage = ""
        }
        switch said["langLoadType"] ?? said["load"] {
        case .text(let text)?: load = text.lowercased()
        // The values of the library's own type.
        case .number(let number)?: load = number.value == 1 ? "current" : number.value == 2 ? "unspecific" : "all"
        default: break
        }
        flag("lowercaseLang", into: &lowercasesRegions)
        text("defaultNS", "namespace", "ns", into: &self.defaultNamespace)
        if case .list(let list)? = said["fallbackNamespaces"] ?? said["fallbackNS"] {
            fallbackNamespaces = list.compactMap(\.text)
        } else if let name = said["fallbackNamespace"]?.text {
            fallbackNamespaces = [name]
        }
        if fallbackNamespaces.isEmpty, said["fallbackToDefaultNamespace"]?.isTruthy == true {
            fallbackNamespaces = [self.defaultNamespace]
        }
        flag("fallbackOnNull", into: &fallsBackOnNull)
        flag("returnObjectTrees", into: &returnsObjects)
        text("nsSeparator", into: &namespaceSeparator)
        text("keySeparator", into: &keySeparator)
        text("interpolationPrefix", into: &prefix)
        text("interpolationSuffix", into: &suffix)
        text("nestingPrefix", into: &nestingPrefix)
        text("nestingSuffix", into: &nestingSuffix)
        text("pluralSuffix", into: &pluralSuffix)
    }

    /// The codes that are tried for a language, in order.
    func chain(for code: String?) -> [String] {
        var codes: [String] = []
        if let code, !code.isEmpty {
            if let cut = code.utf8.firstIndex(where: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }) {
                let language = code[..<cut].lowercased()
                let rest = code[code.index(after: cut)...]
                let region = lowercasesRegions ? rest.lowercased() : rest.uppercased()
                if load != "unspecific" { codes.append(language + "-" + region) }
                if load != "current" { codes.append(language) }
            } else {
                codes.append(code)
            }
        }
        if !fallbackLanguage.isEmpty, !codes.contains(fallbackLanguage) { codes.append(fallbackLanguage) }
        return codes
    }

    /// The suffix that a count other than 1 asks for: its form is that of the language as a call spells it.
    func suffix(for code: String, _ count: UInt64) -> (text: String, rule: I18nextFormTable.Rule?) {
        var name = code
        if let hyphen = code.utf8.firstIndex(of: UInt8(ascii: "-")) { name = code[..<hyphen].lowercased() }
        guard let rule = I18nextFormTable.apple.rules[name] else { return (pluralSuffix, nil) }
        let index = rule.function.index(count)
        guard rule.numbers.indices.contains(index) else { return (pluralSuffix, rule) }
        let number = rule.numbers[index]
        return (rule.isSimple && number == 2 ? pluralSuffix : "\(pluralSuffix)_\(number)", rule)
    }
}
