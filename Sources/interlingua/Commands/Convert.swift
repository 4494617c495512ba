import ArgumentParser
import InterlinguaCompiler
import InterlinguaFormats
import InterlinguaGenerator
import InterlinguaIR
import InterlinguaOutput
import InterlinguaPlatforms

/// `interlingua convert`: reads one format and writes another.
struct Convert: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Converts translation files into another format.",
        discussion: """
            Folders are searched for translation files; formats are detected from paths and content, and files of several \
            formats become one catalogue. What the target can't express is rewritten with the same meaning. Then every \
            message is rendered on a model of each platform, and each difference is reported with its place and cause. \
            Messages that can't be read are reported and left out; the others are converted.
            """,
        examples: [
            "interlingua convert App/Resources --to android --output app/src/main/res",
            "interlingua convert Localizable.xcstrings --to i18next --output locales --diff",
        ],
        failure:
            "there is an error in what was read, or the result differs in a way that nothing explains; with --strict also if it differs otherwise"
    )

    @OptionGroup(title: "Input") var input: InputOptions

    @OptionGroup(title: "Selection") var selected: SelectionOptions

    @Option(
        name: .shortAndLong,
        help: "The format to write; `interlingua formats` lists them.",
        completion: .list(FormatRegistry.formats.map(\.name))
    )
    var to: String

    @Option(
        name: .shortAndLong,
        help: "The folder to write to; files in it that are not written stay.",
        completion: .directory
    )
    var output: String

    @Flag(
        help: ArgumentHelp(
            "What to do with entries in the output folder that this conversion does not produce.",
            discussion: """
                By default nothing is written if such entries would disappear. With --merge they stay as they are; with \
                --prune translations that the source lacks are removed from the files that are written; with --replace \
                files are written anew.
                """
        )
    )
    var treatments: [ExistingFiles.Treatment] = []

    private var existing: ExistingFiles.Treatment? { treatments.first }

    @Flag(help: "Write no translations, and list the files that would be written.")
    var dryRun = false

    @Flag(help: "Write no translations, and show what would change as a unified diff.")
    var diff = false

    @Flag(help: "Copy texts that the source finds in another language to where the target would not look for them.")
    var fill = false

    @Option(
        help: ArgumentHelp(
            "How keys become Android names that can't be names as they are: readable or mangled.",
            valueName: "style"
        )
    )
    var names: String?

    @Option(
        help: ArgumentHelp(
            "Paths of i18next files below the output folder, such as 'locales/{language}/{namespace}.json'.",
            valueName: "path"
        )
    )
    var layout: String?

    /// Which differences are errors.
    enum Strictness: String, ExpressibleByArgument, CaseIterable {
        case differences, all
    }

    @Option(
        defaultAsFlag: .differences,
        help: """
            Make differences errors, and write nothing if there is an error; with `all` also those between any two such \
            apps.
            """
    )
    var strict: Strictness?

    @Flag(name: .customLong("no-verify"), help: "Don't compare what both apps show.")
    var skipsVerification = false

    @Option(help: "A file to write what became of each entry to, as JSON; `verify --report` reads it.")
    var report: String?

    @Option(
        help: ArgumentHelp(
            "A file to write the call of each entry to, as code of the target's platform in Markdown.",
            valueName: "file.md"
        )
    )
    var calls: String?

    @Option(
        help: ArgumentHelp(
            "A file to write a page to: what both apps show differently, side by side and by cause, and changed calls.",
            valueName: "file.html"
        )
    )
    var html: String?

    @Option(
        help: ArgumentHelp(
            "An empty folder to write the smallest part of the project to that shows the first unexplained difference.",
            valueName: "folder"
        )
    )
    var reproduce: String?

    @Option(
        help: ArgumentHelp(
            "Add a language for tests, such as en-XA: the source's texts with accents, longer, in brackets.",
            valueName: "tag"
        ),
        transform: LanguageTag.init(option:)
    )
    var pseudo: LanguageTag?

    @Option(
        help: ArgumentHelp(
            "Give a language, such as ar, the source's texts in all of its plural categories, for tests.",
            valueName: "tag"
        ),
        transform: LanguageTag.init(option:)
    )
    var pseudoPlurals: LanguageTag?

    @Flag(name: .shortAndLong, help: "Print errors only.")
    var quiet = false

    @OptionGroup(title: "Messages") var diagnostics: DiagnosticOptions

    func validate() throws {
        if output == "-" { throw ValidationError("--output names a folder; --diff prints what would be written") }
        if Set(treatments).count > 1 {
            throw ValidationError(
                "of --merge, --prune and --replace only one can be chosen; --prune keeps texts as --merge does"
            )
        }
        if html != nil, skipsVerification {
            throw ValidationError("--html needs the comparison that --no-verify leaves out")
        }
        guard let reproduce else { return }
        if skipsVerification { throw ValidationError("--reproduce needs the comparison that --no-verify leaves out") }
        if reproduce.split(separator: "/") == output.split(separator: "/") {
            throw ValidationError("--reproduce and --output name the same folder")
        }
        if !FileFinder.isVacant(reproduce) { throw ValidationError("“\(reproduce)” is not an empty folder") }
    }

    func run() throws {
        guard var target = FormatRegistry.format(named: to) else {
            throw ValidationError(unknownFormat: to)
        }
        var selection = selected.selection
        selection.readsSourceLanguage = target.capabilities.requiresSourceMessage
        var loaded = try load(selection, writing: target)
        let referenced = loaded.referenced
        loaded.catalog.entries.removeAll { key, _ in referenced.contains(key) }
        if loaded.catalog.entries.isEmpty {
            try diagnostics.print(loaded.reported, about: loaded.catalog)
            throw ExitStatus.inputHasErrors.saying("\(loaded.emptiness); nothing was written")
        }
        for case let (name, value?) in [("names", names), ("layout", layout)] {
            guard target.accepts(setting: name, .text(value)) else {
                throw ValidationError(
                    target.settingNames.contains(name)
                        ? "--\(name) must be \(target.values(ofSetting: name)), not “\(value)”"
                        : "--\(name) does not apply to \(target.name)"
                )
            }
            loaded.configuration.settings[target.name, default: [:]][name] = .text(value)
        }
        let sourceSettings = loaded.configuration.settings(of: loaded.format)
        let places = target.settings(ofFilesIn: realPath(output) ?? output)
        loaded.configuration.settings[target.name, default: [:]].merge(places) { own, _ in own }
        var there =
            existing == .replace
            ? nil : ExistingProject(in: output, of: target, besides: loaded, input.project.loader())
        let isUnmerged = there == nil && existing?.keepsTexts == true
        let unmerged =
            isUnmerged
            ? ExistingProject.warning(aboutFilesBelow: output, of: target, besides: loaded, input.project.loader())
            : nil
        var targetFacts = there?.facts
        if let there {
            target = there.format
            loaded.configuration = there.loaded.configuration
        } else {
            let loader = input.project.loader()
            (target, targetFacts) = ExistingProject.takeFacts(of: target, in: output, for: &loaded, loader)
        }
        let paired = there?.pair(entriesOf: loaded)
        there?.read(literalsOf: &loaded)
        let renamed = there?.name(languagesOf: &loaded)
        let settings = loaded.configuration.settings(of: target)
        var options = Converter.Options(
            fillsGaps: fill,
            settings: settings,
            sourceSettings: sourceSettings
        )
        // What the target's files have as elements stays where the source writes the same tags.
        options.readsTags = existing != nil && loaded.format.capabilities.markup == .asText
        options.existing = there
        if existing == .merge { options.furtherLanguages = there?.loaded.catalog.languages ?? [] }
        var converter = Converter(options: options)
        converter.findEntries(of: &loaded)
        let runtimes = skipsVerification ? [] : loaded.projects.map { RuntimePreparation($0) }
        var catalog = loaded.whole ?? loaded.catalog
        // None of these is compared: the source's app has no such texts.
        if existing?.keepsTexts == true { converter.options.existing?.add(formsTo: &catalog, of: loaded.projects) }
        do {
            try catalog.addPseudoLanguages(pseudo, plurals: pseudoPlurals)
        } catch {
            throw ValidationError(error.message)
        }
        var result = converter.convert(catalog, of: SourceApps(of: loaded.projects), to: target)
        if !skipsVerification { result.joinPieces() }
        let converted = result
        let untouched = converter.leaveOut(of: &loaded, by: result, merging: existing == .merge)
        if loaded.whole != nil { result = converter.selected(result, of: loaded, for: target) }
        if let problem = ExistingProject.obstacle(
            to: result,
            of: target,
            in: output,
            besides: loaded,
            merges: isUnmerged
        ) {
            try refuse([problem], loaded)
        }
        try combine(&result, loaded, there, converter, target)
        let whole = loaded.whole == nil ? result : converted.replacing(result.files)
        let progress = ProgressLine()
        let verification =
            skipsVerification
            ? nil
            : converter.verify(whole, of: loaded.projects, for: target, runtimes, progress: progress.handler)
        progress.finish()
        if let verification { result.legalised.outcomes.record(verification.differences, in: loaded.catalog) }
        let observed = verification.map { Observations($0, converter, of: loaded, converted, as: target) }
        let differences = observed?.diagnostics(
            differences: strict == nil ? .warning : .error,
            facts: strict == .all ? .error : .note
        )
        .map { difference in
            guard !fill, difference.kind == Cause.missingText.kind else { return difference }
            var difference = difference
            let option = there == nil || existing == .merge ? "--fill" : "--merge --fill"
            difference.message += "; \(option) copies what the source shows"
            return difference
        }
        if verification != nil { result.diagnostics.removeAll { $0.kind == Cause.unsupportedReference.kind } }
        let unread = target.warning(aboutFiles: result.files.map(\.path), in: output)
        let all =
            loaded.reported + (there?.aboutOtherFiles ?? [])
            + [renamed, paired, unmerged, unread, loaded.warning(writing: target)].compactMap(\.self)
            + result.diagnostics + (differences ?? [])
        try diagnostics.print(quiet ? all.filter { $0.severity == .error } : all, about: loaded.catalog)
        if strict != nil, all.contains(where: { $0.severity == .error }) {
            StandardError.print("nothing was written")
            try writeReproduction(of: verification?.unexplained.first, in: loaded, converter, target)
            throw ExitStatus.inputHasErrors
        }
        let isTrial = dryRun || diff
        var written = FileWriter.Result()
        do throws(FileError) {
            if !isTrial { written = try FileWriter(directory: output).write(result.files) }
        } catch {
            throw ExitStatus.fileFailed.saying(error.outcome)
        }
        try writeReport(converter, result, loaded, target, verification, observed?.places)
        let callList = converter.calls(result, of: loaded.project, for: target)
        if let calls { try write(Array(callList.markdown.utf8), to: calls, called: "list of calls") }
        let summary = ConversionSummary(
            source: loaded.catalog,
            untouchedCount: untouched.count,
            sourceLanguage: loaded.sourceLanguage,
            projectFacts: loaded.projectFacts,
            targetFacts: targetFacts,
            outcomes: result.outcomes,
            readFileCount: loaded.fileCount,
            written: written,
            verification: verification,
            calls: callList
        )
        if let html, let verification, let observed {
            let page = ConversionPage(verification, observed.places, callList, summary: summary.figures)
            try write(page.html, to: html, called: "page")
        }
        if isTrial {
            try showChanges(result.files)
        } else if !quiet {
            try StandardOutput.print(summary.lines.map(\.printable).joined(separator: "\n"))
        }
        try writeReproduction(of: verification?.unexplained.first, in: loaded, converter, target)
        Immortal.keep((loaded, result, observed))
        if let status = ExitStatus.status(of: all) { throw status }
    }

    /// Reads the inputs, as the app that is written into says if they are its files rather than of one that says nothing.
    private func load(_ selection: FileSelection, writing target: any TranslationFormat) throws -> Loader.Loaded {
        func read(as said: ProjectConfiguration?) throws -> Loader.Loaded {
            try input.project.load(
                input.inputs,
                selecting: selection,
                defaults: said,
                besides: (output, target),
                diagnostics
            )
        }
        let loaded = try read(as: nil)
        guard existing?.keepsTexts == true, loaded.parts.contains(where: { $0.format.family == target.family }),
            let there = ExistingProject(in: output, of: target, besides: loaded, input.project.loader()),
            let said = there.statement(forFilesOf: loaded)
        else { return loaded }
        let told = try read(as: said)
        let count = there.commonCount(told)
        return count >= there.commonCount(loaded) && 2 * count >= told.catalog.entries.count ? told : loaded
    }

    /// The files to write, put together with those that are there as far as that is asked for.
    private func combine(
        _ result: inout Converter.Result,
        _ loaded: Loader.Loaded,
        _ project: ExistingProject?,
        _ converter: Converter,
        _ target: any TranslationFormat
    ) throws {
        do {
            var there = try ExistingFiles(in: output, where: result.files, format: target, of: project)
            if existing != .replace {
                try there.protect(loaded.files)
            }
            result.files = try there.combine(result.files, existing, of: loaded, as: result, by: converter)
            if existing != .replace { try compareSourceLanguages(loaded, there, target) }
            result.diagnostics += there.diagnostics
            let paths = result.files.map { output + "/" + $0.path }
            for case let (option, path?) in [("report", report), ("calls", calls), ("html", html)] {
                try input.project.protect(loaded, writing: paths, from: option, at: path)
            }
        } catch let error as FileError {
            throw ExitStatus.fileFailed.saying(error.outcome)
        } catch let refusal as ExistingFiles.Refusal {
            try refuse(refusal.diagnostics, loaded)
        }
    }

    /// Says why nothing is written, and ends.
    private func refuse(_ problems: [Diagnostic], _ loaded: Loader.Loaded) throws {
        try diagnostics.print(loaded.reported + problems, about: loaded.catalog)
        StandardError.print("nothing was written")
        throw ExitStatus.inputHasErrors
    }

    /// Refuses to put texts of the source language in the places of default texts in another one, unless somebody says so.
    private func compareSourceLanguages(
        _ loaded: Loader.Loaded,
        _ there: ExistingFiles,
        _ target: any TranslationFormat
    ) throws {
        let isSaid = input.project.configuration != nil && loaded.configuration.sourceLanguage != nil
        guard target.capabilities.requiresSourceMessage, input.project.baseLanguage == nil, !isSaid, !there.isEmpty,
            let others = try? Loader(formatName: target.name).load([output]),
            let problem = ExistingProject.otherSourceLanguage(of: others, in: output, than: loaded)
        else { return }
        try refuse([problem], loaded)
    }

    /// Says what would be written.
    private func showChanges(_ files: [OutputFile]) throws {
        let changes = try FileChanges(in: output, files)
        if diff { try StandardOutput.write(diff: changes.diff) }
        if dryRun { try StandardOutput.print(changes.lines.joined(separator: "\n")) }
    }

    private func writeReport(
        _ converter: Converter,
        _ result: Converter.Result,
        _ loaded: Loader.Loaded,
        _ target: any TranslationFormat,
        _ verification: VerificationResult?,
        _ places: DifferencePlaces?
    ) throws {
        guard let report else { return }
        let bytes = converter.report(result, of: loaded.project, for: target, verification).json(places)
        try write(bytes, to: report, called: "report")
    }

    /// Writes a file beside the translations.
    private func write(_ bytes: [UInt8], to path: String, called name: String) throws {
        do {
            try FileWriter.write(bytes, to: path)
        } catch {
            let others = dryRun || diff ? "" : "; the translations were written, but no \(name)"
            throw ExitStatus.fileFailed.saying("\(error)\(others)")
        }
    }

    /// Writes the smallest part of the project that shows a difference, if that is asked for, and says how to report it.
    private func writeReproduction(
        of difference: Difference?,
        in loaded: Loader.Loaded,
        _ converter: Converter,
        _ target: any TranslationFormat
    ) throws {
        guard let folder = reproduce else { return }
        guard let difference else {
            return StandardError.print("no difference is unexplained; nothing was written to \(folder)".printable)
        }
        var reproduction = Reproduction(of: difference, in: loaded, converter, to: target)
        guard let files = reproduction.files() else {
            return StandardError.print("\(difference): no part of the project shows this by itself".printable)
        }
        _ = try FileWriter(directory: folder).write(files)
        guard reproduction.isShown(byFilesIn: folder) else {
            return StandardError.print("\(difference): the files in \(folder) don't show this any more".printable)
        }
        let command = "interlingua convert \(folder) --to \(to)\(fill ? " --fill" : "") --output …"
        StandardError.print("\(difference)".printable)
        StandardError.print("“\(command)” still shows this; to report it, attach the files in \(folder)".printable)
    }
}

extension ExistingFiles.Treatment: EnumerableFlag {}
