import InterlinguaIR

/// What no text can hold.
enum I18nextTextProblem: Sendable, Hashable {
    /// An argument has a name that no placeholder can have.
    case name(String)
    /// An entry has a name that no reference can have.
    case callee(String)
    /// An argument that a reference passes on can't be.
    case binding(String)
    /// What is referred to is not in the catalogue.
    case external(String)
    /// A choice stands where there can be none.
    case choice

    var kind: Diagnostic.Kind {
        switch self {
        case .name: .invalidArgumentName
        case .callee, .binding, .external, .choice: .unwritable
        }
    }

    /// What happened, in words.
    var message: String {
        switch self {
        case .name(let name): "no placeholder can have the name “\(name)”"
        case .callee(let name): "the reference to “\(name)” can't be written so that it is found"
        case .binding(let name): "the reference can't pass on the argument “\(name)”"
        case .external(let name): "“\(name)” is no entry of the catalogue and can't be referred to"
        case .choice: "a choice can't stand within a text"
        }
    }
}
