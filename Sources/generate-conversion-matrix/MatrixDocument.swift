import InterlinguaCompiler
import InterlinguaFormats
import InterlinguaGenerator
import InterlinguaPlatforms

/// A document with a table of conversions.
struct MatrixDocument {
    /// The heading.
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

    /// The table of real apps' catalogues.
    static let realApps = MatrixDocument(
        title: "Every format to every format: real apps",
        introduction: """
            The catalogues are those of real apps and test data of other tools; the second part names them. See \
            [the table of test data](conversions.md) for every construct on purpose.
            """,
        path: "Documentation/conversions-of-real-apps.md"
    )

    /// The whole document.
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
            structure), has a changed call (the app has to ask differently; the report says how), or has losses (some \
            sentence differs or can't be asked for; the report says which). Sentences are what the models of both \
            platforms were asked for: every text in every language, for numbers of every class that plurals tell apart, in \
            every context, in every width, on every device. Announced are differences that the conversion's report names. Back are the \
            messages that a conversion back gives in the same normal form, or otherwise as one of the reports says.

            `swift run -c release generate-conversion-matrix` writes this document; with `--check` it fails if the document \
            is out of date.

            | from | to | messages | kept | rewritten | changed call | with losses | sentences | announced | not announced \
            | back the same | back otherwise | not announced |
            | --- | --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |
            \(rows.joined(separator: "\n"))

            ## Projects

            \(projects.joined(separator: "\n"))

            """
    }

    private func row(_ source: String, _ target: String, _ cell: ConversionMatrix.Cell) -> String {
        let outcomes = ConversionOutcomes.Outcome.allCases.map { cell.messages[$0] ?? 0 }
        func count(_ number: Int) -> String { number == 0 ? "none" : String(number) }
        let figures = [outcomes.reduce(0, +)] + outcomes + [cell.sentenceCount, cell.announcedCount]
        return "| \(source) | \(target) | \(figures.map(String.init).joined(separator: " | ")) "
            + "| \(count(cell.unannouncedCount)) | \(cell.returnedCount) | \(cell.returnedOtherwiseCount) "
            + "| \(count(cell.returnedUnannouncedCount)) |"
    }
}
