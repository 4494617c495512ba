import InterlinguaIR

/// What a text could not say as it was meant.
enum I18nextTextProblem: Sendable, Hashable {
    /// A way to show an argument has no counterpart.
    case format(String)
    /// The text itself looks like a placeholder, which is replaced if the app passes such a variable.
    case seemingPlaceholder(String, vanishes: Bool)
    /// A placeholder is not found because of what stands around it.
    case hiddenPlaceholder(String)
    /// The text itself looks like a reference.
    case seemingReference
    /// A reference is not found as it was meant.
    case hiddenReference(String)
    /// An argument has a name that no placeholder can have.
    case name(String)
    /// An argument that a reference passes on can't be.
    case binding(String)
    /// What is referred to is not in the catalogue.
    case external(String)
    /// A choice stands where there can be none.
    case choice
    /// A reference's result is not formatted.
    case functions([String])

    /// How bad it is.
    var severity: Diagnostic.Severity {
        switch self {
        case .format, .seemingPlaceholder, .seemingReference, .functions: .warning
        case .hiddenPlaceholder, .hiddenReference, .name, .binding, .external, .choice: .error
        }
    }

    /// The identifier of its diagnostic.
    var identifier: String {
        switch self {
        case .format, .functions: "lost-format"
        case .seemingPlaceholder: "seeming-placeholder"
        case .hiddenPlaceholder: "lost-placeholder"
        case .seemingReference: "seeming-reference"
        case .hiddenReference, .external: "lost-reference"
        case .name: "invalid-argument-name"
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
        case .hiddenPlaceholder(let name):
            "the placeholder “\(name)” is not found beside the text around it; the app shows it as it is written"
        case .seemingReference: "“$t(” in the text is taken for a reference to another key"
        case .hiddenReference(let name): "the reference to “\(name)” can't be written so that it is found"
        case .name(let name): "no placeholder can have the name “\(name)”"
        case .binding(let name): "the reference can't pass on the argument “\(name)”"
        case .external(let name): "“\(name)” is no entry of the catalogue and can't be referred to"
        case .choice: "a choice can't stand within a text"
        case .functions(let names):
            "the result of a reference can't be formatted (\(names.joined(separator: ", "))) by this version"
        }
    }
}
