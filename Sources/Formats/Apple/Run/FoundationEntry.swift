import InterlinguaIR

struct FoundationText: Sendable {
    /// The text, escapes undone.
    var text: String

    /// The text taken apart; nil without a percent sign in it.
    var format: FoundationFormat?

    var bounds: Range<UInt32>

    /// Takes a text apart if there is anything to take apart; see ``FoundationFormat/init(_:highestPosition:)``.
    init(_ text: String, bounds: Range<UInt32>, highestPosition: Int? = nil) {
        self.text = text
        self.bounds = bounds
        if text.containsASCII(UInt8(ascii: "%")) {
            format = FoundationFormat(text, highestPosition: highestPosition)
        }
    }
}

/// What a file has for a key.
enum FoundationContent: Sendable {
    /// A text without variables.
    case text(FoundationText)
    /// A format with variables.
    case format(FoundationFormatEntry)
    /// Texts by the room that they take, the narrowest first.
    case widths([FoundationWidth])
    /// Contents by the kind of device.
    case devices([FoundationDevice])
    /// Something that a look-up can't return, and what happens then.
    case damaged(RuntimeFailure)
}

struct FoundationWidth: Sendable {
    /// The room that it takes, in the caller's unit.
    var width: Int

    var text: FoundationText
}

struct FoundationDevice: Sendable {
    /// The kind of device, or `other`.
    var name: String

    /// Where the kind of device stands.
    var nameBounds: Range<UInt32>

    var content: FoundationContent
}

/// An entry whose text may refer to variables that choose by number.
final class FoundationFormatEntry: Sendable {
    /// What the look-up returns.
    let text: FoundationText

    /// The variables in the order of the file.
    let variables: [FoundationVariable]

    /// The places of the variables by their names, where there are so many that looking for one takes long.
    private let places: [String: Int]

    init(text: FoundationText, variables: [FoundationVariable]) {
        self.text = text
        self.variables = variables
        var places: [String: Int] = [:]
        if variables.count > 8 {
            for (place, variable) in variables.enumerated() { places[variable.name] = place }
        }
        self.places = places
    }

    func variable(_ name: String) -> FoundationVariable? {
        places.isEmpty ? variables.first { $0.name == name } : places[name].map { variables[$0] }
    }
}

/// A variable: one text for each category of numbers.
struct FoundationVariable: Sendable {
    /// The name that references use.
    var name: String

    var bounds: Range<UInt32>

    /// How the number is read; nil for an object, which a missing value type means too.
    var valueType: FoundationFormat.Specifier?

    /// The texts in the order of the categories: zero, one, two, few, many, other.
    var forms: [FoundationText?]

    /// What happens when the variable is used, if it can't be used at all.
    var failure: RuntimeFailure?

    /// Whether not all texts are the same: a variable of which they are only steps over its argument.
    var hasChoice: Bool {
        let texts = forms.lazy.compactMap { $0?.text }
        return texts.contains { $0 != texts.first }
    }

    func form(_ category: PluralCategory) -> FoundationText? { forms[category.order] }
}
