package import InterlinguaIR

/// What is reported of conversions.
extension Diagnostic.Kind {
    package static let copied = Diagnostic.Kind(
        "copied",
        "Some texts are written more than once, since the target can't share them.",
        repair: "Nothing to do."
    )
    package static let defect = Diagnostic.Kind(
        "defect",
        "The conversion has differences that nothing explains.",
        repair: "Report it with the files that --reproduce writes."
    )
    package static let entryOnlyInTarget = Diagnostic.Kind(
        "entry-only-in-target",
        "An entry stands in the target only.",
        repair: "Remove it, if it is not meant."
    )
    package static let existingEntries = Diagnostic.Kind(
        "existing-entries",
        "A file in the output folder has entries, variants or comments that this conversion does not make. Nothing is written unless an option says so; variants that can't stay are named.",
        repair: "Choose --merge, --prune or --replace; add variants that go to the new texts."
    )
    package static let languageOnlyInTarget = Diagnostic.Kind(
        "language-only-in-target",
        "A language stands in the target only.",
        repair: "Remove it, if it is not meant."
    )
    package static let lostAnnotation = Diagnostic.Kind(
        "lost-annotation",
        "The target has no place for what the source says about an entry.",
        repair: "Nothing to do, unless files are converted back."
    )
    package static let lostComment = Diagnostic.Kind(
        "lost-comment",
        "The target has no place for comments.",
        repair: "Keep the source files."
    )
    package static let lostMarkup = Diagnostic.Kind(
        "lost-markup",
        "Markup becomes text in the target.",
        repair: "Parse the markup in the app."
    )
    package static let lostName = Diagnostic.Kind(
        "lost-name",
        "The target numbers arguments and loses their names.",
        repair: "Pass arguments in the order that the summary lists."
    )
    package static let misplacedOutput = Diagnostic.Kind(
        "misplaced-output",
        "No app would take the files in the output folder: it is one language's, or holds the same tables elsewhere. Nothing is written.",
        repair: "Give the folder, or the format, that the message names."
    )
    package static let missingSource = Diagnostic.Kind(
        "missing-source",
        "The source language has no text for the entry. Its key is written.",
        repair: "Add the text."
    )
    package static let notCompared = Diagnostic.Kind(
        "not-compared",
        "How an app shows a value is not modelled, such as a date in JavaScript. The texts were not compared.",
        repair: "Look at them in both apps."
    )
    package static let numberedArgument = Diagnostic.Kind(
        "numbered-argument",
        "A number that chooses a variant becomes an argument of its own.",
        repair: "Pass it as the summary says."
    )
    package static let otherSourceLanguage = Diagnostic.Kind(
        "other-source-language",
        "The default texts in the output folder are in another language than those that would replace them. Nothing is written.",
        repair: "Name the source language with --base-language, or in an interlingua.json in the output folder."
    )
    package static let outputIsInput = Diagnostic.Kind(
        "output-is-input",
        "A file to be written is an input of the conversion. Nothing is written.",
        repair: "Choose another output folder, or --replace."
    )
    package static let textOnlyInTarget = Diagnostic.Kind(
        "text-only-in-target",
        "A text stands in the target only.",
        repair: "Remove it, if it is not meant."
    )
    package static let undecided = Diagnostic.Kind(
        "undecided",
        "It can't be decided which numbers get a variant.",
        repair: "Write simpler conditions."
    )
    package static let unexplained = Diagnostic.Kind(
        "unexplained",
        "The target shows another text, and no cause explains it.",
        repair: "Report it: it is a defect of interlingua."
    )
    package static let unmergeableFile = Diagnostic.Kind(
        "unmergeable-file",
        "An existing file can't be merged with the conversion's entries. Nothing is written.",
        repair: "Correct it, or use --replace."
    )
    package static let unmergedFolder = Diagnostic.Kind(
        "unmerged-folder",
        "Files of the target's format lie deeper in the output folder than those that are written. They are not merged with.",
        repair: "Give the folder that they lie in as --output."
    )
    package static let unreadableExistingFile = Diagnostic.Kind(
        "unreadable-existing-file",
        "An existing file can't be read. Nothing is written.",
        repair: "Correct it, or use --replace."
    )

    package static let conversionKinds: [Diagnostic.Kind] = [
        .copied, .defect, .entryOnlyInTarget, .existingEntries, .languageOnlyInTarget, .lostAnnotation, .lostComment,
        .lostMarkup, .lostName, .misplacedOutput, .missingSource, .notCompared, .numberedArgument, .otherSourceLanguage,
        .outputIsInput, .textOnlyInTarget, .undecided, .unexplained, .unmergeableFile, .unmergedFolder,
        .unreadableExistingFile,
    ]
}
