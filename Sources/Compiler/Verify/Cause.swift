package import InterlinguaIR

/// Why a target's app shows another sentence than the source's.
package enum Cause: String, Sendable, Hashable, CaseIterable {
    /// The target reads whole numbers only.
    case wholeNumbers = "whole-numbers"
    /// The target reads a negative number as another one.
    case negativeNumbers = "negative-numbers"
    /// The target reads large numbers with fewer digits.
    case largeNumbers = "large-numbers"
    /// The target reads numbers in single precision.
    case singlePrecision = "single-precision"
    /// The source leaves numbers by which hardly anything is counted to another language, and the target shows the language's
    /// own text for others.
    case rareNumbers = "rare-numbers"
    /// Both platforms print the same number in the same format differently.
    case numberStyle = "number-style"
    /// The target escapes values for HTML, or the source does.
    case escaping
    /// The target has no such text here, and the source has none of its own.
    case missingText = "missing-text"
    /// The source has no text of its own here, and the target finds another one than the source's fallback.
    case otherLanguage = "other-language"
    /// The source has no text of its own here, and the target keeps the one that it had.
    case existingText = "existing-text"
    /// The source's format has no styles, and the target keeps those that it had.
    case existingStyle = "existing-style"
    /// The target has no files for the language, or takes it for another one.
    case lostLanguage = "lost-language"
    /// The target's forms do not tell these numbers from others.
    case lostVariant = "lost-variant"
    /// The target's files don't choose by this.
    case lostSelect = "lost-select"
    /// A placeholder prints its argument otherwise.
    case lostFormat = "lost-format"
    /// The target's files can't hold a character, and have another one in its place.
    case lostCharacter = "lost-character"
    /// The target's app does not see a placeholder where it stands, and shows it as it is written.
    case lostPlaceholder = "lost-placeholder"
    /// What is mere text in the source is a placeholder to the target.
    case seemingPlaceholder = "seeming-placeholder"
    /// What is mere text in the source refers to another text in the target.
    case seemingReference = "seeming-reference"
    /// The text refers to one that the source's files don't have, and is left out.
    case unsupportedReference = "unsupported-reference"
    /// Another argument stands in a place, since the target counts only those that a text shows.
    case argumentOrder = "argument-order"
    /// The source's app shows what nobody meant, and the target says what was meant.
    case faultySource = "faulty-source"
    /// The target's front end reports an error in what was written.
    case unreadable

    /// Whether it is a fact of the two platforms that holds for any catalogue.
    package var isPlatformFact: Bool {
        switch self {
        case .wholeNumbers, .negativeNumbers, .largeNumbers, .singlePrecision, .rareNumbers, .numberStyle,
            .existingStyle:
            true
        case .escaping, .missingText, .otherLanguage, .existingText, .lostLanguage, .lostVariant, .lostSelect,
            .lostFormat, .lostCharacter, .lostPlaceholder, .seemingPlaceholder, .seemingReference, .argumentOrder,
            .unsupportedReference, .faultySource, .unreadable:
            false
        }
    }

    /// Whether it alters parts of a text, and does not show another one in its place.
    package var altersParts: Bool {
        switch self {
        case .escaping, .lostFormat, .lostCharacter, .lostPlaceholder, .seemingPlaceholder, .seemingReference,
            .argumentOrder:
            true
        case .wholeNumbers, .negativeNumbers, .largeNumbers, .singlePrecision, .rareNumbers, .numberStyle, .missingText,
            .otherLanguage, .existingText, .existingStyle, .lostLanguage, .lostVariant, .lostSelect,
            .unsupportedReference, .faultySource, .unreadable:
            false
        }
    }

    /// The cause in words, as a clause.
    package var words: String {
        switch self {
        case .wholeNumbers: "one of the two apps reads whole numbers only"
        case .negativeNumbers: "the two apps read negative numbers differently"
        case .largeNumbers: "one of the two apps keeps fewer digits of a number"
        case .singlePrecision: "the target reads numbers in single precision"
        case .rareNumbers:
            "the source has no text of the language's own for rare numbers, and the target shows the one for others"
        case .numberStyle: "the two platforms print numbers differently"
        case .escaping: "one of the two apps escapes values for HTML"
        case .missingText: "the source has no text of its own there, and the target shows none"
        case .otherLanguage: "the source has no text of its own there, and the target shows another one in its place"
        case .existingText: "the source has no text of its own there, and the target keeps the one that it had"
        case .existingStyle: "the source's format has no styles, and the target keeps those that it had"
        case .lostLanguage: "the target has no files of the language’s own"
        case .lostVariant: "the target's forms do not tell these numbers from others"
        case .lostSelect: "the target's files can't choose by this"
        case .lostFormat: "the target can't print an argument in this format"
        case .lostCharacter: "the target's files can't hold a character"
        case .lostPlaceholder: "the target's app shows a placeholder as it is written"
        case .seemingPlaceholder: "what is mere text in the source is a placeholder to the target"
        case .seemingReference: "what is mere text in the source refers to another text in the target"
        case .unsupportedReference:
            "the text refers to what the project lacks, such as a text of the system, and was left out"
        case .argumentOrder: "the target counts only the arguments that a text shows"
        case .faultySource: "the source's app shows what nobody meant, and the target says what was meant"
        case .unreadable: "what was written can't be read back"
        }
    }
}

extension Cause {
    /// The kind of diagnostics about differences of this cause.
    package var kind: Diagnostic.Kind {
        Diagnostic.Kind(rawValue, words.prefix(1).uppercased() + words.dropFirst() + ".", repair: repair)
    }

    private var repair: String {
        switch self {
        case .wholeNumbers: "Pass whole numbers, or format fractions in the app and pass the text."
        case .negativeNumbers, .largeNumbers, .singlePrecision:
            "Nothing to do, unless the app passes such numbers; then format them in the app."
        case .existingStyle: "Nothing to do; take the style out of the target's file if it isn't meant any more."
        case .rareNumbers: "Nothing to do, unless the app counts so many; then translate the form."
        case .numberStyle: "Format the number in the app and pass the text, if the difference matters."
        case .escaping: "Escape values in the app, or switch the escaping off."
        case .missingText, .otherLanguage, .existingText: "Translate the entry into the language."
        case .lostLanguage: "Use a tag that the target knows, or ship the texts of the parent language."
        case .lostVariant, .lostSelect: "Choose the text in the app, and give each of them a key of its own."
        case .lostFormat: "Format the argument in the app and pass the text."
        case .lostCharacter: "Remove the character from the text."
        case .lostPlaceholder: "Correct the placeholder in the source."
        case .seemingPlaceholder, .seemingReference: "Rewrite the text, so that it doesn't look like one."
        case .unsupportedReference: "Write the text itself, or convert it, too."
        case .argumentOrder: "Show all arguments in each text, or number them."
        case .faultySource: "Correct the source, which shows something else than was meant."
        case .unreadable: "Report it: it is a defect of interlingua."
        }
    }
}
