import InterlinguaFormats
import InterlinguaIR

/// One app over its own files: the library that it uses, and what it says when it starts it.
struct I18nextApp: Sendable {
    enum Consumer: Sendable {
        case apple, firstScript, script
    }

    private let store: ResourceStore
    private let platform: ScriptPlatform
    private let version: Int
    private let library: ScriptLibrary
    private let settings: [String: RuntimeSetting]
    private let consumer: Consumer
    static let empty = I18nextApp(
        ResourceStore([], defaultNamespace: nil, delimiters: nil),
        version: 4,
        findsFiles: false,
        settings: [:],
        sourceLanguage: nil
    )

    /// Prepares an app.
    ///
    /// - Parameter findsFiles: Whether the app is taken for one that finds its files, whatever it has to say for that.
    init(
        _ store: ResourceStore,
        version: Int,
        findsFiles: Bool,
        settings: [String: RuntimeSetting],
        sourceLanguage: LanguageTag?
    ) {
        self.store = store
        self.version = version
        // Nobody ships files that the library never looks for.
        library =
            findsFiles
            ? ScriptLibrary(readingFilesOf: store, version: version, settings: settings)
            : ScriptLibrary(findingLanguagesOf: store)
        var settings = settings
        if let sourceLanguage {
            // Apps fall back to the language that their texts were first written in.
            let code = RuntimeSetting.text(store.code(of: sourceLanguage))
            for name in ["fallbackLng", "fallbackLang"] where settings[name] == nil { settings[name] = code }
            if case .group(var lists)? = settings["fallbackLng"], lists["default"] == .flag(true) {
                lists["default"] = code
                settings["fallbackLng"] = .group(lists)
            }
        }
        if findsFiles, settings["lowerCaseLng"] == nil, store.hasLowercaseCodes {
            settings["lowerCaseLng"] = .flag(true)
        }
        self.settings = settings
        consumer = Self.consumer(nil, settings, version)
        let configuration = ScriptConfiguration(
            version: version,
            library: library,
            settings: settings,
            defaultNamespace: store.defaultNamespace
        )
        platform = ScriptPlatform(store, configuration)
    }

    func hasNamespace(_ name: String) -> Bool { store.languages.values.contains { $0.namespaces[name] != nil } }

    /// The namespace that a key names; nil if it names none.
    func namespace(namedBy key: String) -> String? {
        var translation = ScriptTranslation(platform, platform.usual, language: nil, explains: false)
        let found = translation.extract(key, ScriptOptions(members: [:]))
        guard consumer == .script, found.key != key, case .list(let names) = found.namespaces else { return nil }
        return names.first
    }

    private static func consumer(
        _ name: String?,
        _ settings: [String: RuntimeSetting],
        _ version: Int
    ) -> Consumer {
        for said in [name, settings["dialect"]?.text] {
            switch said {
            case "ios"?: return .apple
            case "js1"?: return .firstScript
            case "js"?: return .script
            default: continue
            }
        }
        return version == 1 ? .apple : .script
    }

    /// What an app shows for a request.
    func answer(_ request: RuntimeRequest, namespace: String?) -> RuntimeAnswer {
        if consumer == .script, let text = platform.quickText(for: request, namespace: namespace) { return .text(text) }
        if request.marksArguments { return request.markedAnswer { fullAnswer($0, namespace: namespace) } }
        return fullAnswer(request, namespace: namespace)
    }

    private func fullAnswer(_ request: RuntimeRequest, namespace: String?) -> RuntimeAnswer {
        let outcome = outcome(of: request, namespace: namespace, explains: false)
        guard request.mayNameTableInKey, outcome.nestsTexts, let namespace, case .success(let values) = outcome.result
        else { return RuntimeAnswer(outcome.result) }
        return RuntimeAnswer(
            Result { () throws(RuntimeFailure) in values + (try others(than: values, for: request, namespace)) }
        )
    }

    /// What a call shows besides if it names the namespace in front of the key: nested look-ups inherit only a namespace
    /// that is an option, and are looked for in the default one here.
    ///
    /// - Throws: where what it shows has no model; that it fails says nothing of other calls.
    private func others(
        than values: [I18nextValue],
        for request: RuntimeRequest,
        _ namespace: String
    ) throws(RuntimeFailure) -> [I18nextValue] {
        var named = request
        named.table = nil
        var translation = ScriptTranslation(platform, platform.usual, language: nil, explains: false)
        for (index, key) in request.keys.enumerated() {
            named.keys[index] = namespace + (platform.usual.namespaceSeparator ?? "") + key
            // A sentence keeps its colons, and no namespace can be named in front of it.
            let found = translation.extract(named.keys[index], ScriptOptions(members: [:]))
            guard found.key == key, case .list([namespace]) = found.namespaces else { return [] }
        }
        switch outcome(of: named, namespace: nil, explains: false).result {
        case .success(let others): return others.filter { !values.contains($0) }
        case .failure(let failure) where failure.identifier == RuntimeFailure.unmodelled: throw failure
        case .failure: return []
        }
    }

    /// The text of a key where nothing else has to be looked at.
    func plainText(of key: String, _ languages: [LanguageTag], namespace: String?) -> String? {
        consumer == .script ? platform.plainText(of: key, languages, namespace: namespace) : nil
    }

    /// What a call gave, and how.
    struct Outcome {
        /// At least one value, several where the library leaves it to chance.
        var result: Result<[I18nextValue], RuntimeFailure>
        var steps: I18nextSteps?
        /// Whether other texts were put into the text by a library that looks for them where the call says.
        var nestsTexts = false
    }

    /// What a request gives, told step by step if that is asked for.
    func outcome(of request: RuntimeRequest, namespace: String?, explains: Bool) -> Outcome {
        let isUsual = request.settings.isEmpty
        let settings =
            isUsual ? settings : settings.merging(I18nextSettings.unified(request.settings)) { $1 }
        let consumer =
            isUsual && request.consumer == nil ? consumer : Self.consumer(request.consumer, settings, version)
        switch consumer {
        case .script: return script(request, namespace, settings, isUsual: isUsual, explains: explains)
        case .firstScript: return firstScript(request, namespace, settings, explains: explains)
        case .apple: return apple(request, namespace, settings, explains: explains)
        }
    }

    // MARK: The libraries

    private func script(
        _ request: RuntimeRequest,
        _ namespace: String?,
        _ settings: [String: RuntimeSetting],
        isUsual: Bool,
        explains: Bool
    ) -> Outcome {
        var configuration = platform.usual
        if !isUsual {
            configuration = ScriptConfiguration(
                version: version,
                library: library,
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
        if request.marksArguments { translation.marks = I18nextMarks(request, namespace: namespace) }
        translation.showsOwnFormats = request.showsOwnFormats
        let options = ScriptOptions(request, namespace: namespace, listOption: "returnObjects")
        translation.noteLanguages()
        let result = Result { () throws(RuntimeFailure) in [try translation.translate(request.keys, options)] }
        return Outcome(result: result, steps: translation.steps, nestsTexts: translation.nestsTexts)
    }

    private func firstScript(
        _ request: RuntimeRequest,
        _ namespace: String?,
        _ settings: [String: RuntimeSetting],
        explains: Bool
    ) -> Outcome {
        var configuration = FirstScriptConfiguration(settings: settings, defaultNamespace: store.defaultNamespace)
        if let fallback = request.fallbackLanguages {
            configuration.fallbackLanguages = fallback.map { store.code(of: $0) }
        }
        let language = configuration.language ?? request.languages.first.map { store.code(of: $0) }
        var translation = FirstScriptTranslation(store, configuration, language: language, explains: explains)
        if request.marksArguments { translation.marks = I18nextMarks(request, namespace: namespace) }
        let options = ScriptOptions(request, namespace: namespace, listOption: "returnObjectTrees")
        let result = Result { () throws(RuntimeFailure) in [try translation.answer(request.keys, options)] }
        return Outcome(result: result, steps: translation.steps, nestsTexts: true)
    }

    private func apple(
        _ request: RuntimeRequest,
        _ namespace: String?,
        _ settings: [String: RuntimeSetting],
        explains: Bool
    ) -> Outcome {
        var configuration = AppleI18nextConfiguration(settings: settings, defaultNamespace: store.defaultNamespace)
        if let fallback = request.fallbackLanguages {
            configuration.fallbackLanguage = fallback.first.map { store.code(of: $0) } ?? ""
        }
        let language = configuration.language ?? request.languages.first.map { store.code(of: $0) }
        if request.kind == .list { configuration.returnsObjects = true }
        var values: [I18nextValue] = []
        var steps: I18nextSteps?
        // Variables may be put in in so many orders that are tried.
        for order in 0..<8 {
            var translation = AppleI18nextTranslation(
                store,
                configuration,
                language: language,
                order: order,
                explains: explains && order == 0
            )
            if request.marksArguments { translation.marks = I18nextMarks(request, namespace: nil) }
            let result = Result { () throws(RuntimeFailure) in
                let call = try AppleI18nextTranslation.Call(request, namespace: namespace)
                translation.noteLanguages()
                return try translation.translate(request.keys, call)
            }
            if order == 0 { steps = translation.steps }
            switch result {
            case .success(let value): if !values.contains(value) { values.append(value) }
            case .failure(let failure): return Outcome(result: .failure(failure), steps: steps)
            }
            if !translation.dependsOnOrder { break }
        }
        return Outcome(result: .success(values), steps: steps)
    }
}
