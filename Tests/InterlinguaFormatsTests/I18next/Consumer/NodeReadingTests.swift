import Foundation
import InterlinguaIR
import InterlinguaSemantics
import InterlinguaTestSupport
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

/// What the front end reads says, rendered, what i18next 22.4.8 itself shows for the same files.
///
/// The run time has no part in it. Skipped where Node.js or the library is not installed, but not in CI.
@Suite(.enabled(if: NodeI18next.isExpected, "Node.js or i18next is not installed"))
struct NodeReadingTests {
    /// INTERLINGUA_RANDOM is the number of look-ups of a longer run, and INTERLINGUA_RANDOM_SEED its seed.
    @Test(arguments: I18nextVersion.allCases)
    func randomLookUps(_ version: I18nextVersion) throws {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["INTERLINGUA_RANDOM"].flatMap { Int($0) }.map { $0 / 4 } ?? 2_000
        let seed = environment["INTERLINGUA_RANDOM_SEED"].flatMap { UInt64($0) } ?? 20_261_124
        var random = RandomForms(seed: seed, version: version)
        var comparison = ReadingComparison(version: version)
        while comparison.count < count { try comparison.compare(random.project()) }
        let differences = try comparison.differences()
        print(
            "\(comparison.count) look-ups read as version \(version.rawValue), seed \(seed): \(differences.count) differ"
        )
        #expect(differences.isEmpty, "\(differences.prefix(5).joined(separator: "\n"))")
    }
}

/// The rendered catalogue beside the real library.
private struct ReadingComparison {
    let version: I18nextVersion
    private var questions: [NodeI18next.Question] = []
    private var cases: [(description: String, own: String)] = []

    init(version: I18nextVersion) { self.version = version }

    /// How many calls were put to both.
    var count: Int { cases.count }

    /// Puts every entry in every language to both, with counts of all classes, contexts, and without either.
    mutating func compare(_ project: [(language: String, tree: JSONValue)]) throws {
        let files = project.map { language, tree in
            InputFile(path: "locales/\(language)/translation.json", bytes: tree.bytes(.compact, endsLine: false))
        }
        let result = I18nextReader.read(
            files,
            version: version,
            options: ReadingOptions(sourceLanguage: LanguageTag("en"), settings: ["dialect": .text("js")])
        )
        let store = project.map { JSONMember($0.language, ["translation": $0.tree]) }
        let renderer = Renderer(result.catalog)
        for (language, _) in project {
            guard let tag = LanguageTag(language) else { continue }
            questions.append(.start(options: options(language, .object(store)), files: []))
            for (key, entry) in result.catalog.entries where key.kind == .text {
                for call in calls(for: entry) {
                    var members: [JSONMember] = []
                    for (argument, value) in zip(entry.arguments, call) {
                        guard let name = argument.name else { continue }
                        switch value {
                        case .number(let number, _):
                            members.append(JSONMember(name, JSONNumber(number.description).map { .number($0) } ?? 0))
                        case .text(let text): members.append(JSONMember(name, .string(text)))
                        default: break
                        }
                    }
                    let name = key.path.joined(separator: ".")
                    questions.append(.call(keys: JSONValue.string(name).line, options: JSONValue.object(members).line))
                    let own = renderer.render(key, in: tag, RenderingContext(call))
                    cases.append(
                        (
                            "\(store.map { "\($0.key): \($0.value.line)" }.joined(separator: "\n"))\n"
                                + "  \(language): t(\(name), \(JSONValue.object(members).line))",
                            own.shown ?? name
                        )
                    )
                }
            }
        }
    }

    private func options(_ language: String, _ store: JSONValue) -> String {
        var interpolation: [JSONMember] = [JSONMember("escapeValue", false)]
        if version == .v1 {
            interpolation += [JSONMember("prefix", "__"), JSONMember("suffix", "__")]
        }
        return JSONValue.object([
            JSONMember("lng", .string(language)), JSONMember("fallbackLng", "en"), JSONMember("returnNull", false),
            JSONMember("compatibilityJSON", .string(version.rawValue)), JSONMember("joinArrays", "\n"),
            JSONMember("interpolation", .object(interpolation)), JSONMember("resources", store),
        ]).line
    }

    private static let counts = ["0", "1", "2", "3", "5", "8", "11", "21", "100", "1000000", "1.5", "-1"]

    /// A row of values for each call; what chooses by a number is also asked without one.
    private func calls(for entry: Entry) -> [[ArgumentValue]] {
        var rows: [[ArgumentValue]] = [[]]
        for argument in entry.arguments {
            let values: [ArgumentValue]
            switch argument.name {
            case "count": values = [.absent] + Self.counts.compactMap { DecimalNumber($0).map { .number($0) } }
            case "context": values = [.absent, .text("male"), .text("female"), .text("x")]
            default: values = [.text("N")]
            }
            rows = rows.flatMap { row in values.map { row + [$0] } }
        }
        return rows
    }

    /// What the two differ in.
    func differences() throws -> [String] {
        let answers = try NodeI18next.ask(questions)
        try #require(answers.count == cases.count)
        return zip(cases, answers).compactMap { question, answer in
            let shown: String
            switch answer {
            case .value(let value): shown = value.scriptText
            case .failure(let message): shown = "it throws: \(message)"
            }
            // An object where a text should be is a fault of the file: what was meant is read.
            if shown.hasSuffix("returned an object instead of string.") { return nil }
            // The library leaves a placeholder whose value is not passed; a message says nothing in its place.
            let real = ["{{count}}", "__count__"].reduce(shown) { $0.replacing($1, with: "") }
            return real == question.own
                ? nil : "\(question.description)\n  read: \(question.own)\n  library: \(real)"
        }
    }
}

extension Rendering {
    /// The text; nil where there is none.
    fileprivate var shown: String? {
        switch self {
        case .text(let text): text
        case .list(let items): items.joined(separator: "\n")
        case .missing, .undecided: nil
        }
    }
}

/// Small projects whose languages have forms, contexts, plain texts, lists, objects and nothing, each as it happens.
private struct RandomForms {
    private var generator: SeededGenerator
    private let version: I18nextVersion

    init(seed: UInt64, version: I18nextVersion) {
        generator = SeededGenerator(seed: seed)
        self.version = version
    }

    private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }

    private static let languages = ["pl", "ru", "fr", "ja", "de", "pt", "pt-BR", "ar", "lv", "sl", "he", "lt"]

    /// The languages' trees, English first.
    mutating func project() -> [(language: String, tree: JSONValue)] {
        let languages =
            ["en"] + Self.languages.shuffled(using: &generator).prefix(Int.random(in: 1...3, using: &generator))
        var trees: [[JSONMember]] = languages.map { _ in [] }
        for base in ["item", "tabs", "Save it", "menu"].prefix(Int.random(in: 1...4, using: &generator)) {
            let names = self.names(of: base)
            for index in languages.indices {
                // What a language has beside others is what it happens to have.
                let own = names.filter { _ in chance(65) }
                trees[index] += own.map { JSONMember($0, value("\($0) \(languages[index])", isForm: $0 != base)) }
            }
        }
        return zip(languages, trees).map { ($0, .object($1)) }
    }

    private mutating func names(of base: String) -> [String] {
        var stems = [base]
        if chance(30) { stems += [base + "_male", base + "_female"] }
        return stems.flatMap { stem in [stem] + (chance(70) ? suffixes.map { stem + $0 } : []) }
    }

    private var suffixes: [String] {
        switch version {
        case .v1: ["_plural", "_plural_0", "_plural_2", "_plural_3", "_plural_5", "_plural_11"]
        case .v2: ["_plural", "_1", "_2", "_3", "_5", "_11"]
        case .v3: ["_plural", "_0", "_1", "_2", "_3"]
        case .v4: ["_zero", "_one", "_two", "_few", "_many", "_other"]
        }
    }

    private mutating func value(_ text: String, isForm: Bool) -> JSONValue {
        let mark = version == .v1 ? "__count__" : "{{count}}"
        switch Int.random(in: 0..<100, using: &generator) {
        case 0..<3: return .null
        case 3..<6: return ""
        case 6..<9: return .object([])
        default: return .string(isForm && chance(70) ? "\(mark) \(text)" : text)
        }
    }
}
