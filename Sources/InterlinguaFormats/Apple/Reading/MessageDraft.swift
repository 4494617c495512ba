import InterlinguaIR

/// A message as one file gives it, before it is known whether its entry is used as a format.
struct MessageDraft: Sendable {
    /// The entry's key.
    var key: String

    /// Where the key stands.
    var keyBounds: Range<UInt32>

    /// Where the value stands.
    var valueBounds: Range<UInt32>

    /// What is said if the text is used as a format; the argument at position *p* has the index *p* − 1.
    var format: Pattern

    /// The text as it stands in the file, if it is a plain one.
    var text: String?

    /// The translators' comment.
    var comment: String?

    /// Comments before it that don't belong to it.
    var headings: [String] = []

    /// What few messages have; behind a reference, since drafts are copied about.
    private var rest: Rest?

    private indirect enum Rest: Sendable {
        case details(MessageDetails)
    }

    init(key: String, keyBounds: Range<UInt32>, valueBounds: Range<UInt32>, format: Pattern, text: String? = nil) {
        self.key = key
        self.keyBounds = keyBounds
        self.valueBounds = valueBounds
        self.format = format
        self.text = text
    }

    /// What few messages have.
    var details: MessageDetails {
        get {
            guard case .details(let details)? = rest else { return MessageDetails() }
            return details
        }
        set { rest = .details(newValue) }
    }

    /// Whether there is nothing but a text that is the same whether it is used as a format or not.
    var isSimple: Bool { rest == nil }
}

/// What few messages have.
struct MessageDetails: Sendable {
    /// What is said if the text is not used as a format; nil if that is the same.
    var plain: Pattern?

    /// Whether it takes arguments, or is an entry of a .stringsdict that is a format by itself.
    var isFormat = false

    /// What it takes its arguments for.
    var claims: [ArgumentClaim] = []

    /// What is wrong if the text is used as a format.
    var formatDiagnostics: [Diagnostic] = []

    /// What is needed to write it again.
    var annotation = AppleMessageAnnotation()
}

/// One use of an argument in a format.
struct ArgumentClaim: Sendable {
    /// What is read from the argument list; a wrong one crashes or prints garbage.
    enum Storage: Sendable, Hashable {
        case object, number, pointer
        /// The use reads nothing.
        case none
    }

    /// Index of the argument.
    var argument: Int

    /// What the use takes the argument for.
    var type: ArgumentType

    /// What is read from the argument list.
    var storage: Storage

    /// Size and conversion as spelled: `lld`, `@`; empty for a select.
    var conversion: String

    /// Where the use stands.
    var range: SourceRange?

    /// Whether the argument is shown.
    var isShown: Bool
}

extension ArgumentClaim.Storage {
    /// What a conversion of Foundation reads.
    init(conversion: String) {
        switch conversion.utf8.last {
        case UInt8(ascii: "@"): self = .object
        case UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "p"), UInt8(ascii: "P"): self = .pointer
        default: self = .number
        }
    }

    /// How a diagnostic calls it.
    var label: String {
        switch self {
        case .object: "an object (%@)"
        case .number: "a number"
        case .pointer: "a C string (%s)"
        case .none: "nothing"
        }
    }
}
