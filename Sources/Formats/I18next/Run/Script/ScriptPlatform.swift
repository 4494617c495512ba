import InterlinguaFormats
import InterlinguaIR

/// What all calls of the JavaScript library, 2 and later, share: the texts, and what can be told beforehand.
final class ScriptPlatform: Sendable {
    let store: ResourceStore

    /// What the app says when it starts the library, unless a request says something else.
    let usual: ScriptConfiguration

    private let usualDelimiters: ScriptDelimiters?

    /// The codes that are tried for a language, and the forms of each.
    private let chains: [String: [String]]
    private let cardinals: [String: ScriptForms]

    /// The trees that are looked in for a user's language, with the forms of each, by language and namespace.
    private let quickChains: [LanguageTag: [String: [(tree: ResourceTree?, forms: ScriptForms)]]]

    /// Whether the app's settings are those for which there are answers without detours.
    let isSimple: Bool

    /// What a key with a namespace has in it.
    let separatorByte: UInt8

    /// Prepares the library over texts.
    init(_ store: ResourceStore, _ configuration: ScriptConfiguration) {
        self.store = store
        usual = configuration
        usualDelimiters = Self.delimiters(of: configuration)
        var chains: [String: [String]] = [:]
        var cardinals: [String: ScriptForms] = [:]
        for code in store.codes {
            let chain = configuration.chain(for: code)
            chains[code] = chain
            for code in chain where cardinals[code] == nil {
                cardinals[code] = configuration.forms(of: code, isOrdinal: false)
            }
        }
        self.chains = chains
        self.cardinals = cardinals
        separatorByte = configuration.namespaceSeparator?.utf8.first ?? 0
        isSimple =
            configuration.language == nil && configuration.keySeparator == "." && configuration.ignoresStructure
            && configuration.returnsEmpty && configuration.fallbackNamespaces.isEmpty
            && configuration.supportedLanguages == nil && configuration.processors.isEmpty
            && configuration.interpolation.defaultVariables == nil && configuration.interpolation.skipsVariables
            && configuration.interpolation.maximumReplacements >= 1000
            && configuration.defaultNamespaces == .list([.text(store.defaultNamespace)])
        var quickChains: [LanguageTag: [String: [(tree: ResourceTree?, forms: ScriptForms)]]] = [:]
        let namespaces = Set(store.languages.values.flatMap(\.namespaces.keys))
        for (tag, code) in store.codesByTag {
            for namespace in namespaces {
                quickChains[tag, default: [:]][namespace] = (chains[code] ?? []).map { code in
                    (store.tree(code, namespace), cardinals[code] ?? .none)
                }
            }
        }
        self.quickChains = quickChains
    }

    /// The trees for the only language that a user prefers; nil where they were not prepared.
    func quickChain(
        _ languages: [LanguageTag],
        _ namespace: String?
    ) -> [(tree: ResourceTree?, forms: ScriptForms)]? {
        guard languages.count == 1 else { return nil }
        return quickChains[languages[0]]?[namespace ?? store.defaultNamespace]
    }

    /// The delimiters by which texts are looked at beforehand.
    static func delimiters(of configuration: ScriptConfiguration) -> ScriptDelimiters {
        let rules = configuration.interpolation
        func text(_ units: [UInt16]) -> String { String(decoding: units, as: UTF16.self) }
        return ScriptDelimiters(
            prefix: text(rules.prefix),
            suffix: text(rules.suffix),
            unescapedMark: text(rules.unescapedPrefix),
            nestingPrefix: text(rules.nestingPrefix),
            areSimple: rules.formatSeparator == "," && !rules.formatsAlways
        )
    }

    /// The prepared delimiters; nil where a request has its own.
    func delimiters(_ configuration: ScriptConfiguration) -> ScriptDelimiters? {
        configuration.hasUsualInterpolation ? usualDelimiters : nil
    }

    /// The prepared codes of a language; nil where there are none.
    func chain(of language: String?, _ configuration: ScriptConfiguration) -> [String]? {
        configuration.hasUsualLanguages ? language.flatMap { chains[$0] } : nil
    }

    /// The prepared forms of a language code; nil where there are none.
    func forms(of code: String, isOrdinal: Bool, _ configuration: ScriptConfiguration) -> ScriptForms? {
        isOrdinal || !configuration.hasUsualLanguages ? nil : cardinals[code]
    }
}
