import ArgumentParser
import InterlinguaCompiler
import InterlinguaFormats
import InterlinguaGenerator
import InterlinguaIR
import InterlinguaOutput

/// What every command that reads a project takes.
struct InputOptions: ParsableArguments {
    @ArgumentParser.Argument(help: "Files, or folders to search.", completion: .file())
    var inputs: [String]

    @OptionGroup var project: ProjectOptions
}

struct ProjectOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: "Read this format instead of the detected one.",
        completion: .list(SourceFormatRegistry.formats.map(\.name))
    )
    var from: String?

    @Option(
        help: "The language the texts were first written in, such as en or pt-BR.",
        transform: LanguageTag.init(option:)
    )
    var baseLanguage: LanguageTag?

    @Option(
        help: ArgumentHelp(
            "The configuration file. (default: interlingua.json beside the inputs)",
            valueName: "file"
        ),
        completion: .file(extensions: ["json"])
    )
    var configuration: String?

    @Option(
        name: .customLong("exclude"),
        help: ArgumentHelp(
            "A pattern as in .gitignore for paths to skip below the inputs; .gitignore files are honoured, too.",
            valueName: "glob"
        )
    )
    var excluded: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            The states of translations that are read, where files have them: of translated, needs_review, new, and stale \
            for keys that are no longer in the code. (default: all, as the app shows them)
            """,
            valueName: "state,…"
        )
    )
    var states: String?

    /// What the options say about formats, whatever the configuration says.
    private func overridingSettings() throws -> [String: RuntimeSetting] {
        guard let states else { return [:] }
        let value = RuntimeSetting.list(states.split(separator: ",").map { .text(String($0)) })
        guard SourceFormatRegistry.formats.contains(where: { $0.accepts(setting: "states", value) }) else {
            throw ValidationError("--states must be of translated, needs_review, new, stale, with commas between them")
        }
        return ["states": value]
    }

    /// Reads the project of some inputs; what stops it is printed and becomes the exit status.
    ///
    /// - Parameter defaults: what is said about formats where the project has no configuration of its own.
    /// - Parameter selection: which files are read.
    /// - Parameter output: the folder that is written to and the format, whose files there are not read.
    /// - Parameter unsaved: what counts instead of what files hold, by their paths.
    func load(
        _ inputs: [String],
        selecting selection: FileSelection = FileSelection(),
        defaults: ProjectConfiguration? = nil,
        besides output: (folder: String, format: any SourceFormat)? = nil,
        unsaved: [String: [UInt8]] = [:],
        _ diagnostics: DiagnosticOptions
    ) throws -> Loader.Loaded {
        try find(inputs, selecting: selection, besides: output, diagnostics) { loader, inputs throws(LoadingError) in
            var loader = loader
            if let defaults { loader.defaultSettings = defaults.settings }
            loader.unsavedFiles = unsaved
            return try loader.load(inputs)
        }
    }

    /// Refuses to write something else over a file of the project, of its configuration, or one that is written.
    func protect(
        _ loaded: Loader.Loaded,
        writing written: [String] = [],
        from option: String,
        at path: String
    ) throws {
        let isConfiguration = path.split(separator: "/").last.map(String.init) == ConfigurationFinder.fileName
        let files = loaded.files.map(\.path) + written + [configuration].compactMap(\.self)
        if isConfiguration || files.contains(where: { FileWriter.isSame(path, as: $0) }) {
            throw ValidationError("--\(option) names a file of the project, “\(path)”")
        }
    }

    /// Finds files as the options say, and what those around them say.
    func loader(besides output: (folder: String, format: any SourceFormat)? = nil) -> Loader {
        var loader = Loader(formatName: from, sourceLanguage: baseLanguage, configurationPath: configuration)
        loader.exclusions = Exclusions(excluded.compactMap { GlobPattern($0) }, output: output)
        loader.projectFacts = { ProjectFiles.facts(around: $0, in: $1) }
        return loader
    }

    /// Does something with the project's files; what stops it is printed and becomes the exit status.
    func find<Result>(
        _ inputs: [String],
        selecting selection: FileSelection = FileSelection(),
        besides output: (folder: String, format: any SourceFormat)? = nil,
        _ diagnostics: DiagnosticOptions? = nil,
        _ body: (Loader, [String]) throws(LoadingError) -> Result
    ) throws -> Result {
        let settings = try overridingSettings()
        do {
            var loader = loader(besides: output)
            loader.selection = selection
            loader.overridingSettings = settings
            return try body(loader, inputs)
        } catch LoadingError.unknownFormat(let name) {
            throw ValidationError(unknownFormat: name)
        } catch LoadingError.faultyConfiguration(let problems) {
            if let diagnostics {
                try diagnostics.print(problems)
            } else {
                let lines = DiagnosticPrinter(problems, showsSource: false).lines
                StandardError.print(lines.joined(separator: "\n"))
            }
            throw ExitStatus.wrongUsage
        } catch {
            StandardError.print("error: \(error)".printable)
            if case .file = error { throw ExitStatus.fileFailed }
            throw ExitStatus.inputHasErrors
        }
    }
}

extension ValidationError {
    /// Says that there is no format of a name, which one may be meant, and which there are.
    init(unknownFormat name: String) {
        let ending = "." + name.lowercased()
        let own = SourceFormatRegistry.formats.filter {
            $0.summary.contains(ending) || $0.recognizes(path: "en" + ending)
        }
        if !own.isEmpty {
            self.init("“\(name)” is several formats; choose one: \(own.map(\.name).joined(separator: ", "))")
            return
        }
        let near = NearNames(to: name).among(SourceFormatRegistry.formats.map(\.name), limit: 1)
        let question = near.first.map { " Did you mean “\($0)”?" } ?? ""
        self.init(LoadingError.unknownFormat(name).description + "." + question)
    }
}

extension LanguageTag {
    /// Takes what an option says.
    init(option text: String) throws {
        guard let tag = LanguageTag(text) else {
            throw ValidationError("“\(text)” is not a language tag such as en or pt-BR")
        }
        self = tag
    }
}
