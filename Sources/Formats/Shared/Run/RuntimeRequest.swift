package import InterlinguaFormats
package import InterlinguaIR
package import InterlinguaSemantics

/// What an app passes when it asks its platform for a text.
package struct RuntimeRequest: Sendable, Hashable {
    /// The keys in order of preference; most platforms take only one.
    package var keys: [String]

    /// The languages that the user prefers, the most preferred first; empty for a user whom no file suits.
    package var languages: [LanguageTag]

    /// The table or namespace, named as in a catalogue's keys; nil for the platform's default one.
    package var table: String?

    /// The kind of look-up, where names of different kinds live side by side; nil lets the platform tell it from the rest.
    package var kind: Key.Kind?

    /// The number that a plural is chosen by, where the platform takes it apart from the arguments.
    package var count: ArgumentValue?

    /// The number or text that Swifternalization's expressions are matched against.
    package var value: ArgumentValue?

    package var arguments: [ArgumentValue]

    package var namedArguments: [String: ArgumentValue]

    /// The context, such as `male`.
    package var context: String?

    /// The room there is, in the caller's unit; nil for room for everything.
    package var width: Int?

    /// The kind of device, such as `iphone`; nil for one that no variant names.
    package var device: String?

    /// The product that the app was built for, such as `tablet`; nil for the default one.
    package var product: String?

    /// The form of a plural to take without any choice: a category or the platform's own name of a form.
    package var form: String?

    /// The text to show where there is none.
    package var defaultText: String?

    /// Whether the text is wanted as the look-up returns it, unformatted.
    package var isRaw: Bool

    /// Whether a number that the platform would cut to fewer bits, or take for another sign, is a failure: no app that
    /// works passes it.
    package var refusesOverflow = false

    /// Whether formats that apps add to a library show themselves around the value, for nobody knows what they make of it.
    package var showsOwnFormats = false

    /// Whether the app may as well name the table in front of the key, where that makes a difference to texts that the
    /// text refers to: what it shows either way is an outcome.
    package var mayNameTableInKey = false

    /// Whether marks stand in texts around what arguments printed (``MarkedText``); they change nothing else.
    package var marksArguments = false

    /// What becomes of elements such as `<b>` around parts of a text.
    package var markup = Markup.dropped

    /// What becomes of elements around parts of a text in an answer, which is characters only.
    package enum Markup: Sendable, Hashable {
        /// They are left out, as an app gets them that asks for characters.
        case dropped
        /// They are tags in the text.
        case asTags
        /// They are marked so that no text can be mistaken for them: `⟦b⟧`.
        case apart
    }

    /// The languages to fall back to, where the app may say so.
    package var fallbackLanguages: [LanguageTag]?

    /// What the app passes when it starts the platform's library, by name.
    package var settings: [String: RuntimeSetting]

    /// What the app passes with this call beside arguments, by name, where the platform's library knows more options.
    package var callOptions: [String: RuntimeSetting]

    /// The library's variant, such as `ios` or `js`, where a format has several consumers.
    package var consumer: String?

    package init(
        _ keys: [String] = [],
        languages: [LanguageTag] = [],
        table: String? = nil,
        count: ArgumentValue? = nil,
        arguments: [ArgumentValue] = [],
        namedArguments: [String: ArgumentValue] = [:],
        isRaw: Bool = false
    ) {
        self.keys = keys
        self.languages = languages
        self.table = table
        self.count = count
        self.arguments = arguments
        self.namedArguments = namedArguments
        self.isRaw = isRaw
        settings = [:]
        callOptions = [:]
    }
}

extension RuntimeRequest {
    /// What an app may pass beside its first key and its languages.
    package enum Field: String, Sendable, Hashable, CaseIterable {
        /// Further keys in order of preference.
        case keys
        case table
        /// The kind of look-up.
        case kind
        /// The number that a plural is chosen by.
        case count
        /// What expressions are matched against.
        case value
        case arguments
        case namedArguments
        case context
        case width
        case device
        case product
        /// A form of a plural to take without choosing.
        case form = "category"
        /// The text to show where there is none.
        case defaultText = "default"
        /// The languages to fall back to.
        case fallback
        /// What the app passes when it starts the library.
        case settings = "init"
        /// The library's variant.
        case consumer = "runtime"
    }

    package var fields: [Field] {
        Field.allCases.filter { field in
            switch field {
            case .keys: keys.count > 1
            case .table: table != nil
            case .kind: kind != nil
            case .count: count != nil
            case .value: value != nil
            case .arguments: !arguments.isEmpty
            case .namedArguments: !namedArguments.isEmpty
            case .context: context != nil
            case .width: width != nil
            case .device: device != nil
            case .product: product != nil
            case .form: form != nil
            case .defaultText: defaultText != nil
            case .fallback: fallbackLanguages != nil
            case .settings: !settings.isEmpty
            case .consumer: consumer != nil
            }
        }
    }

    /// What the request has beside what a platform takes.
    package func fields(otherThan taken: Set<Field>) -> [Field] { fields.filter { !taken.contains($0) } }
}
