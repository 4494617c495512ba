import ArgumentParser
import InterlinguaCompiler
import InterlinguaGenerator
import InterlinguaIR
import InterlinguaOutput
import InterlinguaSystem

/// `interlingua diff`: what users see differently after a change.
struct Diff: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Shows what users see differently after a change of translations.",
        discussion: """
            Compared are two folders, or two revisions of folders in a git repository; a revision without another one, \
            with dots or without, is compared with the files as they are. What is only written differently is no difference. Calls \
            of generated code that changed are listed, too.
            """,
        examples: [
            "interlingua diff before/App after/App",
            "interlingua diff main..HEAD App --format markdown",
            "git config diff.interlingua.command \"interlingua diff\"",
        ],
        failure: "a file has a syntax error; with --exit-code also if users see something else"
    )

    /// How differences are printed.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, markdown
    }

    @OptionGroup(title: "Input") var input: InputOptions

    @Option(help: "How to print differences: text, json or markdown.")
    var format: Format = .text

    @Option(parsing: .unconditional, help: "How many differences of one entry to show.")
    var limit = 3

    @Flag(help: "Exit with 1 if there is a difference.")
    var exitCode = false

    @OptionGroup(title: "Messages") var diagnostics: DiagnosticOptions

    /// Two revisions, or one to compare with the files as they are, and what to compare of them.
    private var range: (earlier: String, later: String, paths: [String])? {
        guard let first = input.inputs.first, FileKind(ofPath: first) == nil, !first.hasPrefix("../"),
            !first.contains("/../")
        else { return nil }
        let paths = Array(input.inputs.dropFirst())
        if let dots = first.firstRange(of: "..") {
            return (String(first[..<dots.lowerBound]), String(first[dots.upperBound...]), paths)
        }
        guard let second = paths.first, GitCheckout.knows(revision: first) else { return nil }
        let isRevision = FileKind(ofPath: second) == nil && GitCheckout.knows(revision: second)
        return isRevision ? (first, second, Array(paths.dropFirst())) : (first, "", paths)
    }

    /// What git passes to an external diff: a path, then for both versions a file, its hash and its mode.
    private var external: (path: String, earlier: String, later: String)? {
        guard getenv("GIT_DIFF_PATH_TOTAL") != nil, input.inputs.count >= 7 else { return nil }
        return (input.inputs[0], input.inputs[1], input.inputs[4])
    }

    func validate() throws {
        if external != nil { return }
        if limit < 0 { throw ValidationError("--limit must be 0 or more") }
        if let range {
            if range.paths.isEmpty {
                throw ValidationError("Give the files or folders to compare after the revisions")
            }
            if range.earlier.isEmpty || range.later.hasPrefix(".")
                || [range.earlier, range.later].contains(where: { $0.hasPrefix("-") })
            {
                throw ValidationError("“\(input.inputs[0])” is no range of revisions such as main..HEAD")
            }
            if let path = range.paths.first(where: { $0.hasPrefix("/") }) {
                throw ValidationError("“\(path)” has to be relative to the current folder, to be found in revisions")
            }
        } else if input.inputs.count != 2 {
            throw ValidationError("Give two files or folders, or a range of revisions and what to compare")
        }
    }

    func run() throws {
        guard let external else { return try show() }
        // git would stop at a file for which its program fails.
        do { try show() } catch {
            let files = [external.earlier, external.later].map(\.shellWord).joined(separator: " ")
            _ = Shell.run("git diff --no-index --no-ext-diff -- \(files)")
        }
    }

    private func show() throws {
        let (source, target) = try load()
        let areFaulty = !source.syntaxErrors.isEmpty || !target.syntaxErrors.isEmpty
        if external != nil, areFaulty { throw ExitStatus.inputHasErrors }
        for loaded in [source, target] { try diagnostics.printSyntaxErrors(of: loaded) }
        let result = try ProgressLine.compare(source.projects, with: target.project)
        let diff = ProjectDiff(result, from: source, to: target)
        if let external, format == .text { try StandardOutput.print("\(external.path):".printable) }
        switch format {
        case .text:
            let lines = diff.lines(limit: limit) + [diff.summary]
            try StandardOutput.print(lines.map(\.printable).joined(separator: "\n"))
        case .json: try StandardOutput.write(diff.json)
        case .markdown: try StandardOutput.print(diff.markdown)
        }
        Immortal.keep((source, target))
        if areFaulty { throw ExitStatus.inputHasErrors }
        if external == nil, exitCode, !diff.isEmpty { throw ExitStatus.inputHasErrors }
    }

    /// Both versions; files of revisions are gone from the temporary folder when they are read.
    private func load() throws -> (earlier: Loader.Loaded, later: Loader.Loaded) {
        if let external {
            return try Shell.deferringInterruptions {
                let earlier = try GitCheckout(placing: external.earlier, at: external.path)
                defer { earlier.remove() }
                let later = try GitCheckout(placing: external.later, at: external.path)
                defer { later.remove() }
                return try load(earlier.paths, later.paths)
            }
        }
        guard let range else {
            // A name that leads nowhere is no empty project.
            if let none = input.inputs.first(where: { FileKind(ofPath: $0) == nil }) {
                _ = try load([none], language: nil)
            }
            return try load([input.inputs[0]], [input.inputs[1]])
        }
        return try Shell.deferringInterruptions { try load(range.earlier, range.later, range.paths) }
    }

    private func load(
        _ old: String,
        _ new: String,
        _ paths: [String]
    ) throws -> (earlier: Loader.Loaded, later: Loader.Loaded) {
        let earlier = try GitCheckout(of: old, paths)
        defer { earlier.remove() }
        if new.isEmpty { return try load(earlier.paths, paths) }
        let later = try GitCheckout(of: new, paths)
        defer { later.remove() }
        return try load(earlier.paths, later.paths)
    }

    private func load(
        _ earlier: [String],
        _ later: [String]
    ) throws -> (earlier: Loader.Loaded, later: Loader.Loaded) {
        // What is in one version only was added or removed.
        let existing = (earlier.filter { FileKind(ofPath: $0) != nil }, later.filter { FileKind(ofPath: $0) != nil })
        if existing.0.isEmpty, !existing.1.isEmpty {
            let loaded = try load(existing.1, language: input.project.baseLanguage)
            return (loaded.reading([], as: loaded.sourceFormat), loaded)
        }
        let source = try load(existing.0.isEmpty ? earlier : existing.0, language: input.project.baseLanguage)
        if existing.1.isEmpty { return (source, source.reading([], as: source.sourceFormat)) }
        let target = try load(existing.1, language: input.project.baseLanguage ?? source.catalog.sourceLanguage)
        return (source.namingUnnamedTable(as: target), target.namingUnnamedTable(as: source))
    }

    private func load(_ inputs: [String], language: LanguageTag?) throws -> Loader.Loaded {
        var options = input.project
        options.baseLanguage = language
        return try options.load(inputs, diagnostics)
    }
}

extension Loader.Loaded {
    /// The project with the table unnamed that is the unnamed one of another version, where this version gives it a name.
    fileprivate func namingUnnamedTable(as other: Loader.Loaded) -> Loader.Loaded {
        guard let name = other.sourceFormat.nameOfUnnamedTable(in: other.catalog), other.catalog.tables[""] != nil,
            catalog.tables[name] != nil
        else { return self }
        let settings = sourceFormat.settings(namingUnnamedTable: name)
        if settings.isEmpty { return self }
        var project = self
        project.configuration.settings[sourceFormat.family, default: [:]].merge(settings) { $1 }
        return project.reading(files, as: sourceFormat)
    }
}
