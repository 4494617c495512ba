import InterlinguaIR
import OrderedCollections

/// What a library makes of a nested call's options: some steer the look-up, the others are variables.
struct I18nextNestedOptions {
    /// Variables and selectors that are bound.
    private(set) var bindings: OrderedDictionary<String, I18nextNestedCall.Value> = [:]

    /// The namespace that is asked; nil for the usual one.
    private(set) var namespace: String?

    /// The language that is asked; nil for that of the text.
    private(set) var language: LanguageTag?

    private(set) var isOrdinal = false

    /// Whether the variables are these and no others.
    private(set) var replacesVariables = false

    /// The context that is bound as it is; nil for none.
    var context: String? {
        guard case .text(let units)? = bindings["context"] else { return nil }
        return I18nextNestedCall.text(units[...])
    }

    /// Whether the count is a text, which chooses nothing.
    private(set) var hasTextAsCount = false

    /// Whether the call can't be represented.
    private(set) var isOpaque = false

    /// What is to be said about the options.
    private(set) var problem: (severity: Diagnostic.Severity, kind: Diagnostic.Kind, message: String)?

    init(_ options: [I18nextNestedOption], dialect: I18nextDialect) {
        for option in options {
            switch dialect {
            case .ios: takeForIOS(option.name, option.value)
            case .js, .js1: take(option.name, option.value)
            }
        }
    }

    /// Binds a variable or selector.
    mutating func bind(_ name: String, to value: I18nextNestedCall.Value) { bindings[name] = value }

    /// Leaves a variable or selector out.
    mutating func unbind(_ name: String) { bindings[name] = nil }

    private mutating func take(_ name: String, _ value: I18nextNestedCall.Value) {
        switch (name, value) {
        case ("ns", .text(let units)):
            namespace = I18nextNestedCall.text(units[...])
            isOpaque = isOpaque || namespace == nil
        case ("ordinal", .literal(let units)): isOrdinal = I18nextNestedCall.text(units[...]) == "true"
        case ("lng", .text(let units)):
            language = I18nextNestedCall.text(units[...]).flatMap { LanguageTag($0) }
            if language == nil { reportOpaque(name) }
        case ("lng", _), ("lngs", _), ("postProcess", _), ("returnObjects", _), ("joinArrays", _): reportOpaque(name)
        case ("defaultValue", _): break
        case ("replace", .object(let members)):
            replacesVariables = true
            for member in members { bindings[member.name] = member.value }
        case ("count", .text):
            problem = (
                .warning, .i18nextNestedCount,
                "a quoted count is a string and selects no plural form; write the number without quotes"
            )
            hasTextAsCount = true
            bindings[name] = value
        case (_, .object): reportOpaque(name)
        case (_, .literal(let units)) where I18nextNestedCall.text(units[...]) == "null":
            // A variable shows nothing for it, whatever the call around this one passes.
            if name != "count", name != "context" { bindings[name] = .text([]) }
        default: bindings[name] = value
        }
    }

    private mutating func takeForIOS(_ name: String, _ value: I18nextNestedCall.Value) {
        switch (name, value) {
        case ("count", .text):
            problem = (
                .error, .i18nextNestedCount,
                "a quoted count is a string: i18next on iOS crashes; write the number without quotes"
            )
            isOpaque = true
        case ("count", .literal), ("context", .text): bindings[name] = value
        case ("variables", .object(let members)):
            replacesVariables = true
            for member in members { bindings[member.name] = member.value }
        case ("namespace", .text(let units)):
            namespace = I18nextNestedCall.text(units[...])
            isOpaque = isOpaque || namespace == nil
        case ("lang", _): reportOpaque(name)
        case ("defaultValue", _): break
        default:
            problem = (
                .warning, .i18nextNestedOption,
                "i18next on iOS ignores the option “\(name)”; put variables into “variables”"
            )
        }
    }

    private mutating func reportOpaque(_ name: String) {
        isOpaque = true
        problem = (.warning, .i18nextNestedOption, Self.undecided(name))
    }

    /// What is said of an option that can't be represented.
    static func undecided(_ name: String) -> String {
        "undecided what a nested call with the option “\(name)” shows; it was kept as it is"
    }
}
