import InterlinguaPlatforms
import Foundation
import InterlinguaFormats
import InterlinguaIR
import Testing

@testable import InterlinguaCompiler
@testable import InterlinguaGenerator

/// A way to compile generated code.
struct CompilationMode: Sendable, Hashable, CustomStringConvertible {
    /// The version of Swift.
    let version: Int

    /// Whether it is optimised.
    let isRelease: Bool

    /// All ways.
    static let all = [5, 6].flatMap { version in
        [false, true].map { CompilationMode(version: version, isRelease: $0) }
    }

    /// Whether everything is compiled in all ways, which takes many minutes: INTERLINGUA_MODES is `all`.
    static let usesAll = ProcessInfo.processInfo.environment["INTERLINGUA_MODES"] == "all"

    /// What the compiler is told.
    var arguments: [String] { ["-swift-version", String(version)] + (isRelease ? ["-O"] : []) }

    var description: String { "Swift \(version) \(isRelease ? "release" : "debug")" }
}

/// Generated code of a project, compared with what a renderer and the source's platform say.
struct GeneratedCodeComparison {
    /// How a project went.
    struct Result {
        /// How many languages there are.
        var languageCount: Int

        /// How many sentences were compared with a renderer's.
        var sentenceCount: Int

        /// How many sentences were compared with the source's platform.
        var platformCount: Int

        /// How many sentences the accessors themselves said.
        var accessorCount: Int

        /// What was said otherwise than by the renderer.
        var differences: [String] = []

        /// What was said otherwise than by the source's platform.
        var platformDifferences: [String] = []
    }

    private let file: [UInt8]
    private let code: String
    private let requests: SentenceRequests
    private let calls: AccessorCalls
    private let accessorAnswers: [String]
    private let languageCount: Int

    /// Generates code, and finds out what it has to say.
    init(_ project: VerifiedProject, localizesNumbers: Bool = false, runtime: RuntimePlace = .file) {
        var generator = SwiftGenerator()
        generator.options.localizesNumbers = localizesNumbers
        generator.options.runtime = runtime
        // More to compile, which says the same.
        generator.options.hasValues = localizesNumbers
        generator.options.isObservable = localizesNumbers
        generator.options.hasParts = localizesNumbers
        file = generator.generate(project.catalog).bytes
        #expect(file == generator.generate(project.catalog).bytes, "the same catalogue gives the same bytes")
        requests = SentenceRequests(project, localizesNumbers: localizesNumbers)
        calls = AccessorCalls(requests.catalog)
        let languages = project.catalog.generatedLanguages
        languageCount = languages.count
        accessorAnswers = calls.answers(in: languages, localizesNumbers: localizesNumbers)
        code = """
            \(SentenceRequests.code)
            \(calls.code)
            @main
            enum Driver {
                static func main() {
                    Sentences.say()
                    Accessors.say()
                }
            }
            """
    }

    /// Compiles the code, runs it, and compares.
    func compare(_ arguments: [String]) throws -> Result {
        let program = try GeneratedProgram(file, code: code, arguments: arguments)
        defer { program.remove() }
        let said = try program.texts(requests.lines.joined(separator: "\u{2}"))
        try #require(said.count == requests.answers.count + accessorAnswers.count)
        let sentences = Array(said[..<requests.answers.count])
        let accessors = said[requests.answers.count...]
        var result = Result(
            languageCount: languageCount,
            sentenceCount: sentences.count,
            platformCount: requests.platformAnswers.count,
            accessorCount: accessors.count
        )
        result.differences = requests.differences(sentences)
        for (index, (text, answer)) in zip(accessors, accessorAnswers).enumerated()
        where !text.utf8.elementsEqual(answer.utf8) {
            result.differences.append(
                "\(calls.expressions[index % calls.expressions.count]): “\(text)” for “\(answer)”"
            )
        }
        result.platformDifferences = requests.platformDifferences(sentences)
        return result
    }
}

extension GeneratedCodeComparison.Result {
    /// Expects that everything was said as it has to be.
    func check() {
        #expect(sentenceCount > 0 && accessorCount > 0)
        #expect(differences.isEmpty, "\(differences.count) of \(sentenceCount): \(differences.prefix(8))")
        #expect(
            platformDifferences.isEmpty,
            "\(platformDifferences.count) of \(platformCount): \(platformDifferences.prefix(8))"
        )
    }
}
