import InterlinguaIR

/// What a text could not say as it was meant.
enum I18nextTextProblem: Sendable, Hashable {
    /// A way to show an argument has no counterpart.
    case format(String)
    /// The text itself looks like a placeholder, which is replaced if the app passes such a variable.
    case seemingPlaceholder(String, vanishes: Bool)
    /// The text itself looks like a placeholder for something that no app passes, and is shown as it is.
    case idlePlaceholder(String)
    /// A placeholder is not found because of what stands around it.
    case hiddenPlaceholder(String)
    /// The text itself looks like a reference.
    case seemingReference
    /// A reference is not found as it was meant.
    case hiddenReference(String)
    /// An argument has a name that no placeholder can have.
    case name(String)
    /// The context is shown, which the library for iOS does not know as a variable.
    case contextValue
    /// An argument has the name of an option, which the library takes it for.
    case option(String)
    /// An argument that a reference passes on can't be.
    case binding(String)
    /// What is referred to is not in the catalogue.
    case external(String)
    /// A choice stands where there can be none.
    case choice
    /// A reference's result is not formatted.
    case functions([String])

    /// Whether an app shows something else than was meant.
    var changesSentences: Bool {
        if case .idlePlaceholder = self { return false }
        return true
    }

    /// How bad it is.
    var severity: Diagnostic.Severity {
        switch self {
        case .format, .seemingPlaceholder, .seemingReference, .functions, .option, .contextValue: .warning
        case .idlePlaceholder: .note
        case .hiddenPlaceholder, .hiddenReference, .name, .binding, .external, .choice: .error
        }
    }

    /// The identifier of its diagnostic.
    var identifier: String {
        switch self {
        case .format, .functions: "lost-format"
        case .seemingPlaceholder, .idlePlaceholder: "seeming-placeholder"
        case .hiddenPlaceholder, .contextValue: "lost-placeholder"
        case .seemingReference: "seeming-reference"
        case .hiddenReference, .external: "lost-reference"
        case .name: "invalid-argument-name"
        case .option: "reserved-argument-name"
        case .binding: "lost-binding"
        case .choice: "unsupported-select"
        }
    }

    /// What happened, in words.
    var message: String {
        switch self {
        case .format(let message): message
        case .seemingPlaceholder(let name, let vanishes):
            vanishes
                ? "“\(name)” in the text is taken for a placeholder and vanishes"
                : "“\(name)” in the text is taken for a placeholder"
        case .idlePlaceholder(let name):
            "“\(name)” in the text looks like a placeholder; it is shown as it is as long as no app passes such a variable"
        case .hiddenPlaceholder(let name):
            "the placeholder “\(name)” is not found beside the text around it; the app shows it as it is written"
        case .seemingReference: "“$t(” in the text is taken for a reference to another key"
        case .hiddenReference(let name): "the reference to “\(name)” can't be written so that it is found"
        case .name(let name): "no placeholder can have the name “\(name)”"
        case .contextValue:
            "i18next on iOS shows the context only where the app passes it as a variable, too"
        case .option(let name):
            "“\(name)” is an option of i18next; an argument of this name changes how the text is looked up"
        case .binding(let name): "the reference can't pass on the argument “\(name)”"
        case .external(let name): "“\(name)” is no entry of the catalogue and can't be referred to"
        case .choice: "a choice can't stand within a text"
        case .functions(let names):
            "the result of a reference can't be formatted (\(names.joined(separator: ", "))) by this version"
        }
    }
}
