import InterlinguaFormats

/// What an app says when it starts version 1.11.1 of the JavaScript library.
struct FirstScriptConfiguration: Sendable {
    /// The language; nil if only the request says it.
    private(set) var language: String?

    var fallbackLanguages = ["dev"]

    /// Which of a language's codes are tried: `all`, `current` or `unspecific`.
    private(set) var load = "all"
    private(set) var lowercasesCodes = false

    /// The namespace of calls that name none, and those that are looked in when a text is missing.
    private(set) var defaultNamespace: String
    private(set) var fallbackNamespaces: [String] = []
    private(set) var fallsBackToDefaultNamespace = false

    private(set) var fallsBackOnNull = true
    private(set) var fallsBackOnEmpty = false
    private(set) var showsKeyIfEmpty = false
    private(set) var returnsObjects = false
    private(set) var namespaceSeparator = ":"
    private(set) var keySeparator = "."
    private(set) var prefix = "__"
    private(set) var suffix = "__"
    private(set) var nestingPrefix = "$t("
    private(set) var nestingSuffix = ")"
    private(set) var pluralSuffix = "_plural"
    private(set) var escapesValues = false

    /// How often texts refer to others before that ends; nil for no limit, which is usual.
    private(set) var maximumRecursion: Int?
    private(set) var defaultVariables: [String: I18nextValue]?
    private(set) var processors: [String] = []

    /// Takes over settings by their unified names, and those that this library alone has.
    init(settings: [String: RuntimeSetting], defaultNamespace: String) {
        self.defaultNamespace = defaultNamespace
        let said = settings.mapValues { I18nextValue($0) }
        func value(_ names: String...) -> I18nextValue? { names.lazy.compactMap { said[$0] }.first }
        func text(_ names: String..., into text: inout String) {
            if let said = names.lazy.compactMap({ said[$0]?.text }).first, !said.isEmpty { text = said }
        }
        func flag(_ names: String..., into flag: inout Bool) {
            if let said = names.lazy.compactMap({ said[$0] }).first { flag = said.isTruthy }
        }
        language = said["lng"]?.text
        if let value = said["fallbackLng"] { fallbackLanguages = value.texts }
        text("load", into: &load)
        flag("lowerCaseLng", into: &lowercasesCodes)
        if let names = said["ns"]?.members, let name = names["defaultNs"]?.text { self.defaultNamespace = name }
        if let name = said["ns"]?.text { self.defaultNamespace = name }
        text("defaultNS", into: &self.defaultNamespace)
        fallbackNamespaces = value("fallbackNS", "fallbackNs")?.texts ?? []
        flag("fallbackToDefaultNS", into: &fallsBackToDefaultNamespace)
        flag("fallbackOnNull", into: &fallsBackOnNull)
        if let said = said["returnEmptyString"] { fallsBackOnEmpty = !said.isTruthy }
        flag("showKeyIfEmpty", into: &showsKeyIfEmpty)
        flag("returnObjectTrees", into: &returnsObjects)
        text("nsSeparator", into: &namespaceSeparator)
        text("keySeparator", into: &keySeparator)
        text("interpolationPrefix", into: &prefix)
        text("interpolationSuffix", into: &suffix)
        text("nestingPrefix", into: &nestingPrefix)
        text("nestingSuffix", into: &nestingSuffix)
        text("pluralSuffix", into: &pluralSuffix)
        flag("escapeValue", into: &escapesValues)
        if case .number(let number)? = said["maxRecursion"] { maximumRecursion = Int(min(number.value, 10_000)) }
        defaultVariables = said["defaultVariables"]?.members
        processors = said["postProcess"]?.texts ?? []
    }

    // MARK: Languages

    /// The codes that are tried for a language, in order.
    func chain(for code: String?, fallback: I18nextValue = .undefined) -> [String] {
        var codes: [String] = []
        if let code {
            let parts = code.split(by: "-")
            if parts.count > 1 {
                if load != "unspecific" { codes.append(spelled(code)) }
                if load != "current" { codes.append(spelled(parts[Self.ruleIndex(of: code)].lowercasedUnlessCountry)) }
            } else {
                codes.append(spelled(code))
            }
        }
        var fallbacks = fallbackLanguages
        switch fallback {
        case .text(let text) where !text.isEmpty: fallbacks = [text]
        case .list(let values): fallbacks = values.compactMap(\.text)
        default: break
        }
        for code in fallbacks where !codes.contains(code) && !code.isEmpty { codes.append(spelled(code)) }
        return codes
    }

    /// The first two parts, the second in capitals; a language alone as it is.
    private func spelled(_ code: String) -> String {
        let parts = code.split(by: "-")
        guard parts.count > 1 else { return lowercasesCodes ? code.lowercased() : code }
        let region = lowercasesCodes ? parts[1].lowercased() : parts[1].uppercased()
        return parts[0].lowercased() + "-" + region
    }

    /// Which part of a code names the language: the country for the two kinds of Norwegian.
    static func ruleIndex(of code: String) -> Int {
        ["nb-NO", "nn-NO", "nb-no", "nn-no"].contains(code) ? 1 : 0
    }

    /// The number that stands for the form of a count in names: 1 for the singular, nil for the plural of two forms, and
    /// whether it is a number at all; an unknown language has texts, which the library compares with numbers.
    func form(of code: String, _ count: I18nextValue) -> (number: Int?, isSingular: Bool) {
        let parts = code.split(by: "-")
        guard let rule = I18nextFormTable.firstScript.rules[parts[min(Self.ruleIndex(of: code), parts.count - 1)]]
        else {
            return (count.isIdentical(to: .number(I18nextNumber(1))) ? 1 : nil, false)
        }
        if rule.numbers.count <= 1 { return (1, true) }
        let index = rule.function.index(count.scriptNumber.magnitude)
        let number = rule.numbers.indices.contains(index) ? rule.numbers[index] : 0
        if rule.isSimple { return number == 2 ? (nil, false) : (1, true) }
        return (number, number == 1)
    }
}

extension String {
    /// A language in small letters; a country stays as it is.
    fileprivate var lowercasedUnlessCountry: String {
        self == uppercased() && utf8.count == 2 && self == "NO" ? self : lowercased()
    }
}
