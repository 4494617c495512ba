import ArgumentParser
import InterlinguaGenerator
import InterlinguaIR

/// Which of a project's files a command reads.
struct SelectionOptions: ParsableArguments {
    @Option(
        name: .customLong("table"),
        help: ArgumentHelp(
            "Read only files that hold texts of this table; more than one can be named.",
            valueName: "name"
        )
    )
    var tables: [String] = []

    @Option(
        name: .customLong("language"),
        help: ArgumentHelp(
            "Read only files that hold texts in this language; more than one can be named.",
            discussion:
                "A file that is given itself and whose path tells no language is taken for one in this language.",
            valueName: "tag"
        ),
        transform: LanguageTag.init(option:)
    )
    var languages: [LanguageTag] = []

    /// The files.
    var selection: FileSelection { FileSelection(tables: tables, languages: languages) }
}
