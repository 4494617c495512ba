import InterlinguaCompiler
import InterlinguaFormats
import InterlinguaGenerator
import InterlinguaPlatforms

/// A document with a table of conversions.
struct MatrixDocument {
    let title: String

    /// What the projects are, as the first paragraph.
    let introduction: String

    /// The file, below the package's folder.
    let path: String

    /// The table of this repository's own data.
    static let own = MatrixDocument(
        title: "Every format to every format: test data",
        introduction: """
            The catalogues of `TestData` use every construct of their formats on purpose, so that losses are many here.
            """,
        path: "Documentation/conversions.md"
    )

    static let realApps = MatrixDocument(
        title: "Every format to every format: real apps",
        introduction: """
            The catalogues are those of real apps and test data of other tools; the second part names them. See \
            [the table of test data](conversions.md) for every construct on purpose.
            """,
        path: "Documentation/conversions-of-real-apps.md"
    )

    func text(_ matrix: ConversionMatrix) -> String {
        var rows: [String] = []
        let names = FormatRegistry.formats.map(\.name)
        for source in names {
            for target in ConversionMatrix.targets {
                guard let cell = matrix[ConversionMatrix.Pair(source: source, target: target.name)] else { continue }
                rows.append(row(source, target.name, cell))
            }
        }
        let projects = names.compactMap { name in
            matrix.projects[name].map { "- \(name): \($0.joined(separator: ", "))" }
        }
        return """
            # \(title)

            \(introduction)

            Every message is kept (the same structure, the same call), rewritten (the same sentences in another \
            structure), has a changed call (the app has to ask differently; the report says how), or is different (some \
            sentence differs by more than facts of the two platforms). Sentences are what the models of both \
            platforms were asked for: every text in every language, for numbers of every class that plurals tell apart, in \
            every context, in every width, on every device. Facts are differences between any two such apps, as in how \
            they round; causes are those of the others, with the number of sentences. Unexplained are differences without a \
            cause, unreadable errors that the target's front end finds in what was written. Back are the messages that a \
            conversion back gives in the same normal form, or otherwise.

            `swift run -c release generate-conversion-matrix` writes this document; with `--check` it fails if the document \
            is out of date.

            | from | to | messages | kept | rewritten | changed call | different | sentences | facts | causes \
            | unexplained | unreadable | back the same | back otherwise |
            | --- | --- | --: | --: | --: | --: | --: | --: | --: | --- | --: | --: | --: | --: |
            \(rows.joined(separator: "\n"))

            ## Projects

            \(projects.joined(separator: "\n"))

            """
    }

    private func row(_ source: String, _ target: String, _ cell: ConversionMatrix.Cell) -> String {
        let outcomes = ConversionOutcomes.Outcome.allCases.map { cell.messages[$0] ?? 0 }
        func count(_ number: Int) -> String { number == 0 ? "none" : String(number) }
        let facts = cell.differences.filter { !$0.key.isEmpty && $0.key.allSatisfy(\.isPlatformFact) }
        let figures = [outcomes.reduce(0, +)] + outcomes + [cell.sentenceCount, facts.values.reduce(0, +)]
        var causes: [Cause: Int] = [:]
        for (list, number) in cell.differences where facts[list] == nil {
            for cause in list where !cause.isPlatformFact { causes[cause, default: 0] += number }
        }
        let words = Cause.allCases.compactMap { cause in causes[cause].map { "\($0) \(cause.rawValue)" } }
        return "| \(source) | \(target) | \(figures.map(String.init).joined(separator: " | ")) "
            + "| \(words.isEmpty ? "–" : words.joined(separator: ", ")) | \(count(cell.unexplainedCount)) "
            + "| \(count(cell.unreadableCount)) | \(cell.returnedCount) | \(cell.returnedOtherwiseCount) |"
    }
}
