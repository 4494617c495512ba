import ArgumentParser
import InterlinguaGenerator
import InterlinguaIR

/// Which of a project's files a command reads.
struct SelectionOptions: ParsableArguments {
    @Option(
        name: .customLong("table"),
        help: ArgumentHelp(
            "Read only files that contain this table; repeat the option for more.",
            valueName: "name"
        )
    )
    var tables: [String] = []

    @Option(
        name: .customLong("language"),
        help: ArgumentHelp(
            "Read only files that contain this language; repeat the option for more.",
            discussion:
                "An input file whose path contains no language is read as this language. `check` and `report` read all "
                + "languages, and show this one. `convert` to Android reads the source language, too.",
            valueName: "tag"
        ),
        transform: LanguageTag.init(option:)
    )
    var languages: [LanguageTag] = []

    var selection: FileSelection { FileSelection(tables: tables, languages: languages) }
}
