import InterlinguaCompiler
import InterlinguaFormats
import InterlinguaIR
import InterlinguaOracle
import InterlinguaPlatforms
import InterlinguaSemantics

/// Sends a damaged project through everything: reading, checking, saying, conversion, writing and reading what was
/// written.
struct DamagedProjectRun {
    /// What must not happen, each with a few words.
    private(set) var faults: [String] = []

    private var mutator: Mutator

    /// What damage does to arguments shows anew in the other format's terms, or where a key stands for a lost text.
    private static let argumentErrors: Set<String> = [
        "argument-not-in-source", "argument-type-conflict", "missing-variable", "position-out-of-range",
        "unknown-conversion", "unsupported-conversion",
    ]

    /// Runs one project; the same seed is the same run.
    init(seed: UInt64, projects: [(format: String, files: [InputFile])]) {
        mutator = Mutator(seed: seed)
        let project = projects[mutator.below(projects.count)]
        let files = mutator.mutated(project.files)
        guard let format = FormatRegistry.format(named: project.format) else { return }
        let options = ReadingOptions(sourceLanguage: mutator.below(2) == 0 ? LanguageTag("en") : nil)
        let read = format.read(files, options: options)
        check(read.diagnostics, of: files)
        for violation in read.catalog.validate() { faults.append("violation \(violation)") }
        say(read.catalog)
        _ = read.catalog.json()
        if mutator.below(4) == 0 { _ = read.catalog.normalized().catalog.json() }
        for target in FormatRegistry.formats {
            let result = Converter().convert(read.catalog, from: format, to: target)
            for violation in result.catalog.validate() {
                faults.append("violation after passes for \(target.name): \(violation)")
            }
            let written = result.files.map { InputFile(path: $0.path, bytes: $0.bytes) }
            if Set(written.map(\.path)).count < written.count { faults.append("one file written twice") }
            let known = Self.argumentErrors.union(
                (read.diagnostics + result.diagnostics).filter { $0.severity == .error }.map(\.identifier)
            )
            let again = target.read(written, options: ReadingOptions(sourceLanguage: read.catalog.sourceLanguage))
            for diagnostic in again.diagnostics where diagnostic.severity == .error {
                // What is wrong with a message is kept, and wrong again; nothing new may be.
                if known.contains(diagnostic.identifier) { continue }
                let place = diagnostic.range.map { "\($0.file.path):\($0.start.line):\($0.start.column)" } ?? ""
                faults.append("written for \(target.name): \(diagnostic.identifier) \(place) \(diagnostic.message)")
            }
            for violation in again.catalog.validate() {
                faults.append("violation in what was written for \(target.name): \(violation)")
            }
        }
    }

    private mutating func check(_ diagnostics: [Diagnostic], of files: [InputFile]) {
        for diagnostic in diagnostics {
            if diagnostic.message.isEmpty { faults.append("nothing said: \(diagnostic.identifier)") }
            for range in [diagnostic.range] + diagnostic.notes.map(\.range) {
                guard let range else { continue }
                if Int(range.upperBound) > range.file.utf8.count || range.lowerBound > range.upperBound {
                    faults.append("place outside of the file: \(diagnostic.identifier)")
                }
            }
        }
    }

    private mutating func say(_ catalog: Catalog) {
        let renderer = Renderer(catalog)
        let values: [ArgumentValue] = [
            .number(0), .number(1), .number(-5), .text("text"), .absent, .number(Int.max), .text("1e999999999"),
        ]
        for (key, entry) in catalog.entries {
            let start = mutator.below(values.count)
            let context = RenderingContext(
                entry.arguments.indices.map { values[($0 + start) % values.count] },
                width: mutator.below(2) == 0 ? nil : mutator.below(30),
                device: mutator.below(2) == 0 ? nil : "ipad",
                numberStyle: mutator.below(2) == 0 ? .c : .java
            )
            for language in entry.messages.keys { _ = renderer.render(key, in: language, context) }
        }
    }
}
