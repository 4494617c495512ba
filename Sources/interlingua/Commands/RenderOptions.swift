import ArgumentParser
import InterlinguaCompiler
import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import InterlinguaSemantics

/// What an app asks its platform for, as options.
struct RenderOptions: ParsableArguments {
    @Option(
        name: .customLong("key"),
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "The key to look up; several in order of preference where the platform takes them.",
            valueName: "key"
        )
    )
    var keys: [String] = []

    @Option(
        name: .customLong("language"),
        help: ArgumentHelp(
            "A language of the user, the most preferred first; without one the texts for a user whom none suits.",
            valueName: "tag"
        ),
        transform: LanguageTag.init(option:)
    )
    var languages: [LanguageTag] = []

    @Option(
        help:
            "The table or namespace; without it the platform's default one, or the only one with the key where that fails."
    )
    var table: String?

    @Option(
        help: "The kind of look-up where names of different kinds live side by side: text, plural, ordinal or list.",
        transform: { text in
            guard let kind = Key.Kind(rawValue: text) else {
                throw ValidationError("--kind must be text, plural, ordinal or list, not “\(text)”")
            }
            return kind
        }
    )
    var kind: Key.Kind?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The number that a plural is chosen by, apart from the arguments.", valueName: "n"),
        transform: { text in
            guard case .number = ArgumentSpelling.value(text) else {
                throw ValidationError("--count must be a number such as 3, -1 or 1.5, not “\(text)”")
            }
            return ArgumentSpelling.value(text)
        }
    )
    var count: ArgumentValue?

    @Option(
        parsing: .unconditional,
        help: "The number or text that expressions are matched against.",
        transform: { ArgumentSpelling.value($0) }
    )
    var value: ArgumentValue?

    @Option(
        name: .customLong("argument"),
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("An argument, by position or by name: VALUE or NAME=VALUE.", valueName: "value"),
        transform: { ArgumentSpelling($0) }
    )
    var arguments: [ArgumentSpelling] = []

    @Option(help: "The context, such as male.")
    var context: String?

    @Option(help: ArgumentHelp("The room there is for the text.", valueName: "n"))
    var width: Int?

    @Option(help: "The kind of device, such as iphone or mac.")
    var device: String?

    @Option(help: "The product that the app was built for, such as tablet.")
    var product: String?

    @Option(
        help: "Take this plural category, such as few, whatever the number.",
        transform: { text in
            guard PluralCategory(rawValue: text) != nil else {
                throw ValidationError("--category must be zero, one, two, few, many or other, not “\(text)”")
            }
            return text
        }
    )
    var category: String?

    @Option(
        name: .customLong("default"),
        parsing: .unconditional,
        help: ArgumentHelp("The text to show where there is none.", valueName: "text")
    )
    var defaultText: String?

    @Flag(help: "Show the text as the look-up returns it, without putting in the arguments.")
    var raw = false

    /// Whether nothing is asked for.
    var isEmpty: Bool { (try? request()) == RuntimeRequest() }

    /// What the app passes.
    func request() throws -> RuntimeRequest {
        var request = RuntimeRequest(keys, languages: languages, table: table, count: count, isRaw: raw)
        request.kind = kind
        request.value = value
        request.context = context
        request.width = width
        request.device = device
        request.product = product
        request.form = category
        request.defaultText = defaultText
        for argument in arguments {
            guard let name = argument.name else {
                request.arguments.append(argument.value)
                continue
            }
            if request.namedArguments.updateValue(argument.value, forKey: name) != nil {
                throw ValidationError("the argument “\(name)” is given twice")
            }
        }
        return request
    }
}
