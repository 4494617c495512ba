import InterlinguaFormats
import InterlinguaIR

/// i18next as it shows texts from a project's own files: the library for iOS, 1.0.1, and the JavaScript library.
///
/// - `keys` are as the app writes them: with separators, and a namespace in front if it likes. `table` is the namespace of
///   a call (`ns`), the first of `languages` the language that the library was set to, as the project's files spell it.
/// - Arguments by name are variables; a name with points is a path. `count` and `context` may be among them. Arguments by
///   position are those of sprintf. Nothing, as a value, is `null`; as `count` or `context` it is not passed.
/// - `kind` `.ordinal` asks for an ordinal, `.list` for a list as such (`returnObjects`). `callOptions` are all other options of a call: `returnObjects`, `replace`,
///   `defaultValue_one`, `lng`, …; `defaultText` is `defaultValue`.
/// - `settings` are what the app passes to `init`; those that hold for all calls belong to the project and are
///   `RuntimeOptions.settings`. Beside the library's own names, `dialect` (`ios`, `js1` for JavaScript 1.11.1, `js` for
///   later ones) says which library it is. Of the later ones it is 22.4.8, unless the files show a later one.
/// - A look-up always puts values and nested texts in; `isRaw` leaves only sprintf's arguments out.
///
/// Files that cannot be parsed are left out, as the libraries leave them out. Formats that `Intl` carries out are modelled
/// for English only; others fail and say so.
struct I18nextRuntime: Runtime {
    /// The apps whose files the project has, by the folder around them, the longest name first.
    private let apps: [(folder: String, app: I18nextApp)]

    /// Files that are left out.
    private let broken: [SourceFile]

    /// Creates a run time over a project's files.
    ///
    /// - Parameters:
    ///   - version: The version of the format; nil lets the files tell it.
    ///   - findsFiles: Whether the app is taken for one that finds its files, whatever it has to say for that.
    init(
        _ files: [InputFile],
        version: I18nextVersion?,
        findsFiles: Bool = false,
        options: RuntimeOptions
    ) {
        var settings = I18nextSettings.unified(options.settings)
        let version = version ?? I18nextReader.version(of: files, settings: settings)
        // What it says of the files that were read does not count for those that are written in another version.
        settings["compatibilityJSON"] = nil
        var diagnostics: [Diagnostic] = []
        let read = I18nextSettings(settings, &diagnostics)
        let said = read.hasOwnDefaultNamespace ? read.defaultNamespace : nil
        let project = ResourceProject(files, settings: read, sourceLanguage: options.sourceLanguage)
        broken = project.broken
        // All of a project's apps have the same default namespace.
        let found = Set(
            project.places.values.joined().map { $0.namespace ?? said ?? ResourceProject.defaultNamespace }
        )
        let only = found.count == 1 ? found.first : nil
        let folders = project.places.keys.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
        // Texts are looked at beforehand for the delimiters of JavaScript's usual library.
        let bare = ScriptConfiguration(version: 4, settings: settings, defaultNamespace: "")
        let delimiters = version == .v1 ? nil : ScriptPlatform.delimiters(of: bare)
        let stores = folders.map { folder in
            ResourceStore(
                project.places[folder] ?? [],
                defaultNamespace: said ?? only ?? ResourceProject.defaultNamespace,
                delimiters: delimiters
            )
        }
        apps = zip(folders, stores).map { folder, store in
            (
                folder,
                I18nextApp(
                    store,
                    version: version.number,
                    findsFiles: findsFiles,
                    settings: settings,
                    sourceLanguage: options.sourceLanguage
                )
            )
        }
    }

    func answer(_ request: RuntimeRequest) -> RuntimeAnswer {
        let (app, namespace) = app(for: request)
        return app.answer(request, namespace: namespace)
    }

    func explain(_ request: RuntimeRequest) -> RuntimeExplanation {
        if request.marksArguments { return request.markedExplanation(explain, answer(request)) }
        let (app, namespace) = app(for: request)
        let outcome = app.outcome(of: request, namespace: namespace, explains: true)
        var steps = I18nextSteps()
        for file in broken {
            let origin = Origin(range: file.start)
            steps.add("this file is left out, since it cannot be read as texts of i18next", at: origin)
        }
        for step in outcome.steps?.steps ?? [] { steps.add(step.text, at: step.origin) }
        let answer = RuntimeAnswer(outcome.result)
        if case .failure(let failure) = answer { steps.add("that fails: \(failure.description)") }
        return RuntimeExplanation(answer: answer, steps: steps.steps)
    }

    func prepared(for languages: [LanguageTag], table: String?) -> any PreparedRuntime {
        let (app, namespace) = app(of: table)
        return PreparedI18nextRuntime(app: app, languages: languages, namespace: namespace)
    }

    /// The app that a request is for: one that names no table may name the namespace that another folder has.
    private func app(for request: RuntimeRequest) -> (app: I18nextApp, namespace: String?) {
        let usual = app(of: request.table)
        guard request.table == nil, apps.count > 1, let key = request.keys.last,
            let name = usual.app.namespace(namedBy: key), !usual.app.hasNamespace(name),
            let other = apps.first(where: { $0.app.hasNamespace(name) })
        else { return usual }
        return (other.app, nil)
    }

    /// The app that a table belongs to, and the namespace in it; nil for the default one.
    func app(of table: String?) -> (app: I18nextApp, namespace: String?) {
        let table = table ?? ""
        // A folder around all files may be no part of the tables' names.
        if apps.count == 1, apps[0].app.hasNamespace(table) || !table.utf8.starts(with: apps[0].folder.utf8) {
            return (apps[0].app, table.isEmpty ? nil : table)
        }
        let named = apps.first { table.utf8.starts(with: $0.folder.utf8) } ?? apps.first { $0.app.hasNamespace(table) }
        guard let found = named ?? apps.last else {
            return (.empty, table.isEmpty ? nil : table)
        }
        let isInside = table.utf8.starts(with: found.folder.utf8)
        let rest = isInside ? String(decoding: table.utf8.dropFirst(found.folder.utf8.count), as: UTF8.self) : table
        return (found.app, rest.isEmpty ? nil : rest)
    }
}

/// i18next as one user's app has it for one namespace.
private struct PreparedI18nextRuntime: PreparedRuntime {
    let app: I18nextApp
    let languages: [LanguageTag]
    let namespace: String?

    func answer(_ request: RuntimeRequest) -> RuntimeAnswer {
        var request = request
        request.languages = languages
        return app.answer(request, namespace: namespace)
    }

    func plainText(of key: String, _ kind: Key.Kind) -> String? {
        kind == .text ? app.plainText(of: key, languages, namespace: namespace) : nil
    }
}

extension I18nextVersion {
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
    /// The texts of a list, or the only one.
    fileprivate var texts: [String] {
        if case .list(let list) = self { return list.compactMap(\.text) }
        return text.map { [$0] } ?? []
    }

    /// The text; nil for other settings.
    var text: String? {
        if case .text(let text) = self { return text }
        return nil
    }
}
