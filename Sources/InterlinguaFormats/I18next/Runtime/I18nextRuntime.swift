import InterlinguaIR

/// i18next as it shows texts from a project's own files: the library for iOS, 1.0.1, and the JavaScript library.
///
/// - `keys` are as the app writes them: with separators, and a namespace in front if it likes. `table` is the namespace of
///   a call (`ns`), the first of `languages` the language that the library was set to, as the project's files spell it.
/// - Arguments by name are variables; a name with points is a path. `count` and `context` may be among them. Arguments by
///   position are those of sprintf. Nothing, as a value, is `null`; as `count` or `context` it is not passed.
/// - `kind` `.ordinal` asks for an ordinal. `callOptions` are all other options of a call: `returnObjects`, `replace`,
///   `defaultValue_one`, `lng`, …; `defaultText` is `defaultValue`.
/// - `settings` are what the app passes to `init`; those that hold for all calls belong to the project and are
///   `RuntimeOptions.settings`. Beside the library's own names, `dialect` (`ios`, `js1` for JavaScript 1.11.1, `js` for
///   later ones) says which library it is, and `library` (`22.4.8`) which version of the later ones: 22.4.8 for files of
///   versions 1 to 3, else the newest that is known.
/// - A look-up always puts values and nested texts in; `isRaw` leaves only sprintf's arguments out.
///
/// Files that cannot be parsed are left out, as the libraries leave them out. Formats that `Intl` carries out are modelled
/// for English only; others fail and say so.
struct I18nextRuntime: Runtime {
    private let store: I18nextStore
    private let platform: ScriptPlatform
    private let version: Int
    private let settings: [String: RuntimeSetting]
    private let consumer: Consumer

    /// The libraries there are.
    enum Consumer: Sendable {
        case apple, firstScript, script
    }

    /// Creates a run time over a project's files.
    ///
    /// - Parameter version: The version of the format; nil lets the files tell it.
    init(_ files: [InputFile], version: I18nextVersion?, options: RuntimeOptions) {
        var settings = options.settings
        let bare = ScriptConfiguration(version: 4, settings: settings, defaultNamespace: "")
        // Texts are looked at beforehand for the delimiters of JavaScript's usual library.
        let delimiters = version == .v1 ? nil : ScriptPlatform.delimiters(of: bare)
        store = I18nextStore(files, delimiters: delimiters)
        if let source = options.sourceLanguage {
            // Apps fall back to the language that their texts were first written in.
            let code = RuntimeSetting.text(store.code(of: source))
            for name in ["fallbackLng", "fallbackLang"] where settings[name] == nil { settings[name] = code }
        }
        self.version = version.map(\.number) ?? store.likelyVersion
        self.settings = settings
        consumer = Self.consumer(nil, settings, self.version)
        let configuration = ScriptConfiguration(
            version: self.version,
            settings: settings,
            defaultNamespace: store.defaultNamespace
        )
        platform = ScriptPlatform(store, configuration)
    }

    private static func consumer(
        _ name: String?,
        _ settings: [String: RuntimeSetting],
        _ version: Int
    ) -> Consumer {
        for said in [name, settings["dialect"]?.text, settings["consumer"]?.text] {
            switch said {
            case "ios"?: return .apple
            case "js1"?: return .firstScript
            case "js"?: return .script
            default: continue
            }
        }
        return version == 1 ? .apple : .script
    }

    func answer(_ request: RuntimeRequest) -> RuntimeAnswer {
        do throws(RuntimeFailure) {
            return RuntimeAnswer(try outcome(of: request, explains: false).values)
        } catch {
            return .failure(error)
        }
    }

    func explain(_ request: RuntimeRequest) -> RuntimeExplanation {
        I18nextExplanation(broken: store.broken) { () throws(RuntimeFailure) -> Outcome in
            try outcome(of: request, explains: true)
        }.explanation
    }

    /// What the library returns for a request, the first of what is left to chance.
    func value(for request: RuntimeRequest) throws(RuntimeFailure) -> I18nextValue {
        try outcome(of: request, explains: false).values[0]
    }

    /// What a call gave, several values where the library leaves it to chance, and how.
    struct Outcome {
        /// At least one value.
        var values: [I18nextValue]
        var steps: I18nextSteps?
        /// What went wrong, where steps are told nevertheless.
        var failure: RuntimeFailure?
    }

    private func outcome(of request: RuntimeRequest, explains: Bool) throws(RuntimeFailure) -> Outcome {
        let isUsual = request.settings.isEmpty
        let settings = isUsual ? settings : settings.merging(request.settings) { $1 }
        let consumer =
            isUsual && request.consumer == nil ? consumer : Self.consumer(request.consumer, settings, version)
        switch consumer {
        case .script: return try script(request, settings, isUsual: isUsual, explains: explains)
        case .firstScript: return try firstScript(request, settings, explains: explains)
        case .apple: return try apple(request, settings, explains: explains)
        }
    }

    // MARK: The libraries

    private func script(
        _ request: RuntimeRequest,
        _ settings: [String: RuntimeSetting],
        isUsual: Bool,
        explains: Bool
    ) throws(RuntimeFailure) -> Outcome {
        var configuration = platform.usual
        if !isUsual {
            configuration = ScriptConfiguration(
                version: version,
                settings: settings,
                defaultNamespace: store.defaultNamespace
            )
            configuration.hasUsualLanguages = false
            configuration.hasUsualInterpolation = configuration.interpolation == platform.usual.interpolation
        }
        if let fallback = request.fallbackLanguages {
            configuration.fallbackLanguages = .list(fallback.map { .text(store.code(of: $0)) })
            configuration.hasUsualLanguages = false
        }
        let language =
            request.languages.count < 2
            ? request.languages.first.map { store.code(of: $0) }
            : configuration.bestMatch(request.languages.map { store.code(of: $0) })
        var translation = ScriptTranslation(
            platform,
            configuration,
            language: configuration.language ?? language,
            explains: explains
        )
        let options = ScriptOptions(request)
        if !explains { return Outcome(values: [try translation.translate(request.keys, options)]) }
        translation.noteLanguages()
        do throws(RuntimeFailure) {
            let value = try translation.translate(request.keys, options)
            return Outcome(values: [value], steps: translation.steps)
        } catch {
            return Outcome(values: [.undefined], steps: translation.steps, failure: error)
        }
    }

    private func firstScript(
        _ request: RuntimeRequest,
        _ settings: [String: RuntimeSetting],
        explains: Bool
    ) throws(RuntimeFailure) -> Outcome {
        var configuration = FirstScriptConfiguration(settings: settings, defaultNamespace: store.defaultNamespace)
        if let fallback = request.fallbackLanguages {
            configuration.fallbackLanguages = fallback.map { store.code(of: $0) }
        }
        let language = configuration.language ?? request.languages.first.map { store.code(of: $0) }
        var translation = FirstScriptTranslation(store, configuration, language: language, explains: explains)
        do throws(RuntimeFailure) {
            let value = try translation.answer(request.keys, ScriptOptions(request))
            return Outcome(values: [value], steps: translation.steps)
        } catch {
            guard explains else { throw error }
            return Outcome(values: [.undefined], steps: translation.steps, failure: error)
        }
    }

    private func apple(
        _ request: RuntimeRequest,
        _ settings: [String: RuntimeSetting],
        explains: Bool
    ) throws(RuntimeFailure) -> Outcome {
        var configuration = AppleI18nextConfiguration(settings: settings, defaultNamespace: store.defaultNamespace)
        if let fallback = request.fallbackLanguages {
            configuration.fallbackLanguage = fallback.first.map { store.code(of: $0) } ?? ""
        }
        let language = configuration.language ?? request.languages.first.map { store.code(of: $0) }
        let call = try AppleI18nextTranslation.Call(request)
        var outcome = Outcome(values: [])
        for order in 0..<Self.orders {
            var translation = AppleI18nextTranslation(
                store,
                configuration,
                language: language,
                order: order,
                explains: explains && order == 0
            )
            if order == 0 { translation.noteLanguages() }
            do throws(RuntimeFailure) {
                let value = try translation.translate(request.keys, call)
                if !outcome.values.contains(value) { outcome.values.append(value) }
            } catch {
                guard explains else { throw error }
                if order == 0 { outcome.values = [.undefined] }
                outcome.failure = error
            }
            if order == 0 { outcome.steps = translation.steps }
            if !translation.dependsOnOrder { break }
        }
        return outcome
    }

    /// How many of the orders are tried in which variables may be put in.
    private static let orders = 8
}

extension AppleI18nextTranslation.Call {
    /// What an app passes: count, context and variables are apart from each other.
    init(_ request: RuntimeRequest) throws(RuntimeFailure) {
        variables = I18nextValue.variables(request.namedArguments)
        namespace = request.table
        context = request.context ?? variables["context"]?.text
        if let value = request.count ?? request.namedArguments["count"], value != .absent {
            count = I18nextValue(value)
        }
        for name in ["count", "context"] { variables[name] = nil }
        defaultValue = request.defaultText.map { .text($0) }
        if !request.isRaw { arguments = request.arguments }
        try take(request.callOptions.mapValues { I18nextValue($0) })
    }
}

extension I18nextStore {
    /// A language's code as the files spell it.
    func code(of tag: LanguageTag) -> String { codesByTag[tag] ?? tag.identifier }

    /// The namespace that calls mean which name none: `translation`, unless the project has only another one.
    var defaultNamespace: String {
        let names = Set(languages.values.flatMap(\.namespaces.keys))
        if names.count == 1, let only = names.first { return only }
        return I18nextFilePlace.defaultNamespace
    }
}

extension RuntimeAnswer {
    /// What an app shows of values, of which the library takes one.
    init(_ values: [I18nextValue]) {
        if values.count == 1 {
            self.init(values[0])
        } else {
            self = .outcomes(values.map(\.scriptText).sorted())
        }
    }

    /// What an app shows of a value.
    init(_ value: I18nextValue) {
        switch value {
        case .text(let text): self = .text(text)
        case .number, .boolean: self = .text(value.scriptText)
        case .list(let values) where values.allSatisfy(\.isScalar): self = .list(values.map(\.insertedText))
        case .undefined: self = .failure(RuntimeFailure("undefined", "the call gives undefined, which shows nothing"))
        case .null: self = .failure(RuntimeFailure("null", "the call gives null, which shows nothing"))
        case .list, .object: self = .failure(RuntimeFailure("object", "the call gives an object, which is no text"))
        case .function: self = .failure(RuntimeFailure("function", "the call gives a function of JavaScript itself"))
        }
    }
}

extension I18nextValue {
    /// Whether it is a text, number or boolean.
    fileprivate var isScalar: Bool {
        switch self {
        case .text, .number, .boolean: true
        default: false
        }
    }
}

extension I18nextVersion {
    /// The version's number.
    fileprivate var number: Int {
        switch self {
        case .v1: 1
        case .v2: 2
        case .v3: 3
        case .v4: 4
        }
    }
}

extension RuntimeSetting {
    /// The text; nil for other settings.
    fileprivate var text: String? {
        if case .text(let text) = self { return text }
        return nil
    }
}
