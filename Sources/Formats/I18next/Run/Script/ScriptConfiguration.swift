import InterlinguaFormats

/// What an app says when it starts the JavaScript library, 2 and later.
struct ScriptConfiguration: Sendable {
    /// What the library does differently from 22.4.8.
    let library: ScriptLibrary

    /// The version of the format whose plural forms are looked for.
    let version: Int

    /// The language; nil if only the request says it.
    private(set) var language: String?

    /// The languages to fall back to: a list, or lists by language.
    var fallbackLanguages: I18nextValue

    /// The namespaces that are loaded, and those that are looked in if a call names none.
    private(set) var namespaces: [String]
    private(set) var defaultNamespaces: I18nextValue
    private(set) var fallbackNamespaces: [String]

    /// What stands between the names of a key, and behind its namespace; nil where keys are not split.
    private(set) var keySeparator: String? = "."
    private(set) var namespaceSeparator: String? = ":"

    /// Whether the app chose a separator itself, so that no key is taken for a sentence.
    private(set) var hasOwnSeparators = false
    private(set) var pluralSeparator = "_"
    private(set) var contextSeparator = "_"

    private(set) var returnsNull: Bool
    private(set) var returnsEmpty = true
    private(set) var returnsObjects = false
    private(set) var arraySeparator: String?
    private(set) var ignoresStructure = true
    private(set) var simplifiesSuffixes = true

    /// Which of a language's codes are tried.
    private(set) var load = "all"
    private(set) var cleansCodes = false
    private(set) var lowercasesCodes = false
    private(set) var supportedLanguages: [String]?
    private(set) var supportsRegions = false

    private(set) var appendsNamespaceToMissing = false
    private(set) var appendsNamespaceToTestMode = false
    private(set) var processors: [String] = []

    /// Whether everything is as the project says, so that what was prepared holds.
    var hasUsualLanguages = true
    var hasUsualInterpolation = true

    /// What the app says of interpolation, and the rules that follow from it.
    private(set) var interpolationOptions: [String: I18nextValue]
    let interpolation: ScriptInterpolation

    /// Takes over settings by their unified names.
    init(
        version: Int,
        library: ScriptLibrary = .usual,
        settings: [String: RuntimeSetting],
        defaultNamespace: String
    ) {
        let said = settings.mapValues { I18nextValue($0) }
        var version = version
        if let compatibility = said["compatibilityJSON"]?.text {
            version = ["v1": 1, "v2": 2, "v3": 3, "v4": 4][compatibility] ?? version
        }
        self.library = library
        self.version = version
        returnsNull = !library.contains(.nullIsMissing)
        fallbackLanguages = .list([.text("dev")])
        namespaces = [defaultNamespace]
        defaultNamespaces = .list([.text(defaultNamespace)])
        fallbackNamespaces = []
        interpolationOptions = [:]
        if version == 1 {
            // What an app has to say for files of version 1 to be read as they were meant.
            returnsNull = false
            arraySeparator = "\n"
            let delimiters: [String: I18nextValue] = [
                "prefix": .text("__"), "suffix": .text("__"), "unescapeSuffix": .text("HTML"),
                "escapeValue": .boolean(false),
            ]
            interpolationOptions.merge(delimiters) { $1 }
        }
        if case .object(let members)? = said["interpolation"] { interpolationOptions.merge(members) { $1 } }
        for (inner, name) in I18nextSettings.namesOfInterpolation {
            interpolationOptions[inner] = said[name] ?? interpolationOptions[inner]
        }
        interpolation = ScriptInterpolation(interpolationOptions)
        take(said)
    }

    private mutating func take(_ said: [String: I18nextValue]) {
        func flag(_ name: String, _ value: inout Bool) {
            if let said = said[name] { value = said.isTruthy }
        }
        func text(_ name: String, _ value: inout String) {
            if let said = said[name] { value = said.scriptText }
        }
        func separator(_ name: String, _ value: inout String?) {
            guard let said = said[name] else { return }
            value = said.isTruthy ? said.scriptText : nil
            if said.isTruthy { hasOwnSeparators = true }
        }
        language = said["lng"]?.text
        if let fallback = said["fallbackLng"] {
            fallbackLanguages =
                switch fallback {
                case .text: .list([fallback])
                case .list, .object: fallback
                default: .list([])
                }
        }
        takeNamespaces(said)
        separator("keySeparator", &keySeparator)
        separator("nsSeparator", &namespaceSeparator)
        text("pluralSeparator", &pluralSeparator)
        text("contextSeparator", &contextSeparator)
        flag("returnNull", &returnsNull)
        flag("returnEmptyString", &returnsEmpty)
        flag("returnObjects", &returnsObjects)
        if let said = said["joinArrays"] { arraySeparator = said.text }
        flag("ignoreJSONStructure", &ignoresStructure)
        flag("simplifyPluralSuffix", &simplifiesSuffixes)
        text("load", &load)
        flag("cleanCode", &cleansCodes)
        flag("lowerCaseLng", &lowercasesCodes)
        if case .list(let codes)? = said["supportedLngs"] {
            supportedLanguages = codes.compactMap(\.text)
            if supportedLanguages?.contains("cimode") == false { supportedLanguages?.append("cimode") }
        }
        flag("nonExplicitSupportedLngs", &supportsRegions)
        flag("appendNamespaceToMissingKey", &appendsNamespaceToMissing)
        flag("appendNamespaceToCIMode", &appendsNamespaceToTestMode)
        processors = said["postProcess"]?.texts ?? []
    }

    private mutating func takeNamespaces(_ said: [String: I18nextValue]) {
        if let value = said["ns"] {
            namespaces = value.texts
            if case .text = value {
                defaultNamespaces = value
            } else if !namespaces.contains(ResourceProject.defaultNamespace), let first = namespaces.first {
                defaultNamespaces = .text(first)
            }
        }
        if let value = said["defaultNS"] { defaultNamespaces = value.isTruthy ? value : .list([]) }
        if let value = said["fallbackNS"] { fallbackNamespaces = value.texts }
    }

    /// Whether a look-up that found something is done with it.
    func isValid(_ found: FoundResource) -> Bool {
        if found.isUndefined { return false }
        if !returnsNull, found.isNull { return false }
        if !returnsEmpty, found.text?.string.isEmpty == true { return false }
        return true
    }
}
