import InterlinguaIR

/// A message as one file gives it, before it is known whether its entry is used as a format.
struct MessageDraft: Sendable {
    var keyBounds: Range<UInt32>

    var valueBounds: Range<UInt32>

    /// What is said if the text is used as a format, with its comments; the argument at position *p* has the index *p* − 1.
    var message: Message

    /// Whether it is a plain text, which is not made of choices or variables.
    let isText: Bool

    /// Whether a text has a brace, and may hold names between braces.
    let hasBraces: Bool

    /// Whether it is a text that says nothing.
    let isEmptyText: Bool

    /// What few messages have; behind a reference, since drafts are copied about.
    private var rest: Rest?

    private final class Rest: Sendable {
        let details: MessageDetails

        init(_ details: MessageDetails) { self.details = details }
    }

    init(
        keyBounds: Range<UInt32>,
        valueBounds: Range<UInt32>,
        message: Message,
        details: MessageDetails
    ) {
        self.keyBounds = keyBounds
        self.valueBounds = valueBounds
        self.message = message
        isText = false
        hasBraces = false
        isEmptyText = false
        rest = Rest(details)
    }

    /// Creates a draft of a text; details are needed only if it has a percent sign.
    init(
        keyBounds: Range<UInt32>,
        valueBounds: Range<UInt32>,
        text message: Message,
        hasBraces: Bool,
        isEmptyText: Bool,
        details: MessageDetails? = nil
    ) {
        self.keyBounds = keyBounds
        self.valueBounds = valueBounds
        self.message = message
        isText = true
        self.hasBraces = hasBraces
        self.isEmptyText = isEmptyText
        rest = details.map(Rest.init)
    }

    /// What few messages have.
    var details: MessageDetails {
        get { rest?.details ?? MessageDetails() }
        set { rest = Rest(newValue) }
    }

    /// What is said if the text is used as a format.
    var format: Pattern {
        get {
            guard case .pattern(let pattern) = message.content else { return Pattern() }
            return pattern
        }
        set { message.content = .pattern(newValue) }
    }

    /// The text as it stands in the file, if it is a plain one.
    var text: String? {
        guard isText else { return nil }
        return rest?.details.text ?? format.plainText
    }

    /// The text if it may hold names between braces; else an empty one.
    var textWithBraces: String { hasBraces ? text ?? "" : "" }

    /// What is said if the text is not used as a format.
    var plain: Pattern {
        guard let rest else { return format }
        if let text = rest.details.text { return Pattern(text) }
        return rest.details.plain ?? format
    }

    /// Whether it may say something else if it is not used as a format.
    var hasOwnPlain: Bool {
        guard let rest else { return false }
        return rest.details.text != nil || rest.details.plain != nil
    }

    /// The arguments that are shown for most numbers.
    var shownArguments: Set<Int> { isText ? claims.shownArguments : format.shownArguments }

    /// Whether there is nothing to tell about it, and it says the same whatever the other languages say.
    var isSimple: Bool { rest == nil && isText && !hasBraces && !isEmptyText }

    /// Whether it takes arguments, or is an entry of a .stringsdict that is a format by itself.
    var isFormat: Bool { rest?.details.isFormat ?? false }

    var percentSigns: PercentSigns {
        PercentSigns(hasArguments: isFormat || !isText, problems: formatDiagnostics.lazy.map(\.kind))
    }

    var claims: [ArgumentClaim] { rest?.details.claims ?? [] }

    /// What is wrong if the text is used as a format.
    var formatDiagnostics: [Diagnostic] { rest?.details.formatDiagnostics ?? [] }

    /// Whether anything is needed to write it again.
    var hasAnnotation: Bool {
        guard let rest else { return false }
        return !rest.details.annotation.isEmpty
    }

    /// Whether anything but value types, which are spelled as usual nearly always, is needed to write it again.
    var needsAnnotation: Bool {
        guard let rest else { return false }
        return rest.details.annotation.hasMoreThanValueTypes
    }

    /// The names and spellings of its variables' value types.
    var valueTypes: [AppleValueType] { rest?.details.annotation.valueTypes ?? [] }
}

/// What few messages have.
struct MessageDetails: Sendable {
    /// The text as it stands in the file, if it has a percent sign.
    var text: String?

    /// What is said if choices are not used as formats; nil if that is the same.
    var plain: Pattern?

    /// Whether it takes arguments, or is an entry of a .stringsdict that is a format by itself.
    var isFormat = false

    var claims: [ArgumentClaim] = []

    /// What is wrong if the text is used as a format.
    var formatDiagnostics: [Diagnostic] = []

    /// What is needed to write it again.
    var annotation = AppleMessageAnnotation()
}
