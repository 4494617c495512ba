/// An argument of a random entry.
struct RandomArgument: Equatable {
    /// What is passed.
    enum Kind { case text, integer, decimal }

    /// Its place among the arguments, from 0.
    var index: Int

    /// Its name, where arguments have names.
    var name: String

    /// What is passed.
    var kind: Kind

    /// Flags, width and precision as `printf` has them.
    var style = ""

    /// Whether positions are written.
    var isNumbered = false
}

/// A part of a random text before it is spelled for a format.
enum RandomPiece: Equatable {
    /// Words as the user reads them.
    case words(String)
    /// A percent sign that is meant as one.
    case percent
    /// An argument is shown.
    case argument(RandomArgument)
    /// What is written as it is.
    case raw(String)
}

/// What an entry says in one language.
enum RandomContent {
    /// A text.
    case text([RandomPiece])
    /// A text for each form, by names of the format's own.
    case plural([(form: String, text: [RandomPiece])])
    /// Texts in a row.
    case list([[RandomPiece]])
    /// A text or forms for each context; the empty one serves all others.
    case contexts([RandomContext])
    /// What only the format knows; names are put after that of the entry.
    case native([RandomNode])
}

/// What an entry says in a context.
struct RandomContext {
    /// The context; empty for all others.
    var name: String

    /// What it says.
    var content: RandomContent
}

/// An entry before it is spelled for a format.
struct RandomDraft {
    /// What it is called while the project is shrunk.
    var id: String

    /// The name in pieces; only i18next nests.
    var path: [String]

    /// The table; empty for the usual one.
    var table = ""

    /// What translators are told.
    var comment: String?

    /// The argument that chooses a form.
    var selector: RandomArgument?

    /// What it says in each language that has it.
    var messages: [(language: String, content: RandomContent)]
}

extension RandomContent {
    /// Changes all texts, told by the form they are for.
    mutating func changeTexts(_ change: (_ form: String, inout [RandomPiece]) -> Void) {
        switch self {
        case .text(var text):
            change("", &text)
            self = .text(text)
        case .plural(var forms):
            for index in forms.indices { change(forms[index].form, &forms[index].text) }
            self = .plural(forms)
        case .list(var items):
            for index in items.indices { change("", &items[index]) }
            self = .list(items)
        case .contexts(var contexts):
            for index in contexts.indices { contexts[index].content.changeTexts(change) }
            self = .contexts(contexts)
        case .native: break
        }
    }

    /// Changes the forms, wherever they are.
    mutating func changeForms(_ change: (inout [(form: String, text: [RandomPiece])]) -> Void) {
        switch self {
        case .plural(var forms):
            change(&forms)
            self = .plural(forms)
        case .contexts(var contexts):
            for index in contexts.indices { contexts[index].content.changeForms(change) }
            self = .contexts(contexts)
        case .text, .list, .native: break
        }
    }
}
