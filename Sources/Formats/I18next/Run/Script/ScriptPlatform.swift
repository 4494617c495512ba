import InterlinguaFormats
import InterlinguaIR

/// What all calls of the JavaScript library, 2 and later, share: the texts, and what can be told beforehand.
final class ScriptPlatform: Sendable {
    /// The texts.
    let store: ResourceStore

    /// What the app says when it starts the library, unless a request says something else.
    let usual: ScriptConfiguration

    /// The codes that are tried for a language, and the forms of each.
    private let chains: [String: [String]]
    private let cardinals: [String: ScriptForms]

    /// Prepares the library over texts.
    init(_ store: ResourceStore, _ configuration: ScriptConfiguration) {
        self.store = store
        usual = configuration
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

    /// The prepared codes of a language; nil where there are none.
    func chain(of language: String?, _ configuration: ScriptConfiguration) -> [String]? {
        configuration.hasUsualLanguages ? language.flatMap { chains[$0] } : nil
    }

    /// The prepared forms of a language code; nil where there are none.
    func forms(of code: String, isOrdinal: Bool, _ configuration: ScriptConfiguration) -> ScriptForms? {
        isOrdinal || !configuration.hasUsualLanguages ? nil : cardinals[code]
    }
}
