import InterlinguaIR

/// What all calls of the JavaScript library, 2 and later, share: the texts, and what can be told beforehand.
final class ScriptPlatform: Sendable {
    /// The texts.
    let store: I18nextStore

    /// What the app says when it starts the library, unless a request says something else.
    let usual: ScriptConfiguration

    private let usualDelimiters: I18nextDelimiters?

    /// The codes that are tried for a language, and the forms of each.
    private let chains: [String: [String]]
    private let cardinals: [String: ScriptForms]

    /// Prepares the library over texts.
    init(_ store: I18nextStore, _ configuration: ScriptConfiguration) {
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
    }

    /// The delimiters by which texts are looked at beforehand.
    static func delimiters(of configuration: ScriptConfiguration) -> I18nextDelimiters {
        let rules = configuration.interpolation
        func text(_ units: [UInt16]) -> String { String(decoding: units, as: UTF16.self) }
        return I18nextDelimiters(
            prefix: text(rules.prefix),
            suffix: text(rules.suffix),
            unescapedMark: text(rules.unescapedPrefix),
            nestingPrefix: text(rules.nestingPrefix),
            areSimple: rules.formatSeparator == "," && !rules.formatsAlways
        )
    }

    /// The prepared delimiters; nil where a request has its own.
    func delimiters(_ configuration: ScriptConfiguration) -> I18nextDelimiters? {
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
