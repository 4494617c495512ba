import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler

/// A project that is converted, and compared with what is written.
struct CheckedConversion {
    /// What was written, and what became of the messages.
    let result: Converter.Result

    /// All differences.
    let differences: [Difference]

    /// The differences without a cause.
    let unexplained: [String]

    /// The differences with their causes: `b es: other-language`.
    let explained: [String]

    /// How many sentences were compared.
    let sentenceCount: Int

    /// Converts a project.
    init(_ source: VerifiedProject, to name: String, fillsGaps: Bool = false) throws {
        let target = try #require(FormatRegistry.format(named: name))
        let converter = Converter(options: Converter.Options(fillsGaps: fillsGaps))
        result = converter.convert(source.catalog, from: source.format, to: target)
        let verification = converter.verify(result, of: source, for: target)
        differences = verification.differences
        unexplained = verification.unexplained.map(\.description)
        explained = verification.differences.filter { !$0.isUnexplained && !$0.isPlatformFact }.map { difference in
            let languages = difference.languages.map(\.identifier).joined(separator: " ")
            return "\(difference.key.name) \(languages): \(difference.causes.map(\.rawValue).joined(separator: ", "))"
        }
        sentenceCount = verification.sentenceCount
    }

    /// All files in a row.
    var text: String { String(decoding: result.files.flatMap(\.bytes), as: UTF8.self) }

    /// What the notes of diagnostics with an identifier say.
    func notes(_ identifier: String) -> [String] {
        result.diagnostics.filter { $0.identifier == identifier }.flatMap(\.notes).map(\.message)
    }
}
