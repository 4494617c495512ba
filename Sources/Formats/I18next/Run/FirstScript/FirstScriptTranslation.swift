import InterlinguaFormats
import InterlinguaIR

/// One call of `t` in version 1.11.1 of the JavaScript library, with all the calls that it leads to.
///
/// The library passes its options on by reference, so that what one step changes others see; so they are `inout` here.
struct FirstScriptTranslation: I18nextTranslation {
    let store: ResourceStore

    /// What the app said when it started the library.
    let configuration: FirstScriptConfiguration

    /// The codes that are tried for the language that the library was set to.
    let languages: [String]

    /// How often texts referred to others since the last call from outside.
    var recursionCount = 0

    /// Which arguments the values are that texts print.
    var marks = I18nextMarks.none

    var depth = 0
    var work = 0
    var steps: I18nextSteps?
    static let depthLimit = 150

    /// What stands for missing texts within the library; random there, so that no text is taken for it.
    static let missingContext = "\u{F8FF}context_not_found"
    static let missingPlural = "\u{F8FF}plural_not_found"
    static let missingIndefinite = "\u{F8FF}indefinite_not_found"

    init(_ store: ResourceStore, _ configuration: FirstScriptConfiguration, language: String?, explains: Bool) {
        self.store = store
        self.configuration = configuration
        languages = configuration.chain(for: language)
        steps = explains ? I18nextSteps() : nil
    }

    /// What a call from the app gives.
    mutating func answer(_ keys: [String], _ options: ScriptOptions) throws(RuntimeFailure) -> I18nextValue {
        var options = options
        let codes = languages.joined(separator: ", then ")
        note("texts are looked for in these languages: \(codes)")
        let value = try translate(keys, &options)
        if let text = value.text, text.unicodeScalars.contains("\u{F8FF}") {
            throw RuntimeFailure("leaked-marker", "an internal text of the library for missing texts is shown")
        }
        return value
    }

    /// Takes the namespace off a key; what stands behind a second separator is lost.
    func split(_ key: String, _ options: ScriptOptions) -> (namespace: String, key: String) {
        let separator = options["nsseparator"].text ?? configuration.namespaceSeparator
        let parts = key.split(by: separator)
        let said = options["ns"]
        if parts.count > 1 { return (parts[0], parts[1]) }
        return (said.isTruthy ? said.scriptText : configuration.defaultNamespace, key)
    }

    // MARK: A call

    mutating func translate(_ keys: [String], _ options: inout ScriptOptions) throws(RuntimeFailure) -> I18nextValue {
        defer { depth -= 1 }
        try enter()
        try spend(512)
        if let defaults = configuration.defaultVariables {
            options = ScriptOptions(members: defaults.merging(options.members) { $1 })
        }
        var key = keys.first ?? ""
        if keys.count == 1, key.isEmpty { return .text("") }
        if keys.count > 1 {
            for candidate in keys {
                key = candidate
                if try find(key, &options) != .undefined { break }
            }
        }
        let missing = options["defaultValue"] == .undefined ? key : options["defaultValue"].scriptText
        var found = try find(key, &options)
        let bareKey = split(key, options).key
        var processors = configuration.processors
        switch options["postProcess"] {
        case .text(let name) where !name.isEmpty: processors.append(name)
        case .list(let names): processors += names.compactMap(\.text)
        default: break
        }
        let formats = processors.contains("sprintf")
        if found != .undefined {
            if formats, let text = found.text {
                found = .text(try ScriptSprintf.process(text, options["sprintf"], isNewer: false, marks))
            }
            return found
        }
        note("nothing is found, so that “\(missing)” is shown")
        if !processors.isEmpty {
            // The post-processor sees the default text itself.
            let text = options["defaultValue"] == .undefined ? bareKey : missing
            return .text(formats ? try ScriptSprintf.process(text, options["sprintf"], isNewer: false, marks) : text)
        }
        let replaced = try replace(missing, options.members, options)
        return .text(try reuse(replaced, options))
    }

    /// The same as a call from outside makes it.
    mutating func translateAnew(_ key: String, _ options: inout ScriptOptions) throws(RuntimeFailure) -> I18nextValue {
        recursionCount = 0
        return try translate([key], &options)
    }
}
