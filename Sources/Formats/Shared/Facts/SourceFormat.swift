package import InterlinguaIR

/// A translation format as it is read: how its files are found, and what they say.
///
/// A format knows its own syntax and the intermediate representation, never another format.
package protocol SourceFormat: Sendable {
    /// The name that commands take, in lower case: `apple`.
    var name: String { get }

    /// The name of the format that this one is a version of; its own name if it is none.
    ///
    /// What a project says of the family holds for each version. Files turn out to be of the family, which finds the
    /// version out itself.
    var family: String { get }

    /// Other names that people type for it: `ios`.
    var aliases: [String] { get }

    /// What the format is, in a few words for people.
    var summary: String { get }

    /// Whether names are those of a whole folder, so that it does not matter which of its files an entry stands in.
    var namesEntriesByFolder: Bool { get }

    /// What the platform calls the table that a catalogue has without a name; nil where it calls it nothing else.
    func nameOfUnnamedTable(in catalog: Catalog) -> String?

    /// Whether apps look the texts up in their bundles, by key and table.
    var isLookedUpInBundles: Bool { get }

    /// Whether texts have elements such as `<b>`, so that any other `<` is only a character.
    var hasElements: Bool { get }

    /// What a project says so that the table of this name is the one without a name; nothing where it can't be chosen.
    func settings(namingUnnamedTable name: String) -> [String: RuntimeSetting]

    /// Whether a file belongs to the format, told by the path below the folder that was searched.
    func recognizes(path: String) -> Bool

    /// Whether the path of a file names its language, whatever lies beside it.
    func tellsLanguage(path: String) -> Bool

    /// Whether the path names the language if what lies beside it does.
    func mayTellLanguage(path: String) -> Bool

    /// Whether a folder of this name holds the files of one language.
    func isLanguageFolder(_ name: String) -> Bool

    /// What around the files says which language the project is written in.
    var projectStatement: ProjectStatement { get }

    /// Where a file of the format would lie if its path told a language; nil for one that belongs to no such place.
    func path(of path: String, placedIn language: LanguageTag) -> String?

    /// What the contents of files say about the format, where their paths suggest it.
    ///
    /// All such files of a project are given, since names are told to be languages by what lies beside them.
    func evidence(in files: [InputFile]) -> [FormatEvidence]

    /// The names of what a project can say about the format that no file tells.
    var settingNames: [String] { get }

    /// The values that a setting takes, in words, such as “true or false”.
    func values(ofSetting name: String) -> String

    /// Whether a setting has a meaning with a value.
    func accepts(setting name: String, _ value: RuntimeSetting) -> Bool

    /// Settings by one name each, so that those of several sources can be laid over each other.
    func unified(_ settings: [String: RuntimeSetting]) -> [String: RuntimeSetting]

    /// Reads a project's files into one catalogue.
    ///
    /// Every file is read as far as possible; what could not be read is left out and reported.
    func read(_ files: [InputFile], options: ReadingOptions) -> ReadingResult

    /// The format with what was found out about it by reading, so that all that follows goes by the same.
    func settled(by result: ReadingResult) -> any SourceFormat

    /// Whether an app uses the texts of an entry as formats, into which it puts arguments.
    func isFormat(_ entry: Entry) -> Bool
}

extension SourceFormat {
    /// The format as it is: most have nothing that files tell about them.
    package func settled(by result: ReadingResult) -> any SourceFormat { self }

    /// Settings as they are: most formats have one name for each.
    package func unified(_ settings: [String: RuntimeSetting]) -> [String: RuntimeSetting] { settings }
}

/// Where a project says which language it is written in.
package enum ProjectStatement: Sendable {
    /// Nowhere.
    case none
    /// Nowhere, but the build files of an Android project say how its modules depend on each other.
    case gradleModules
    /// `developmentRegion` of an Xcode project, or `defaultLocalization` of a Package.swift.
    case appleProject
    /// `fallbackLng` where a script initialises i18next.
    case scriptOptions
}

/// What a front end is told beside the files.
package struct ReadingOptions: Sendable {
    /// The language the texts were first written in; nil lets the front end find out.
    package var sourceLanguage: LanguageTag?

    /// What the project says about its format that no file tells, by name; each format knows its own names.
    package var settings: [String: RuntimeSetting]

    /// Whether texts are kept as they are written, specifiers and all, as libraries give them to apps that format them.
    ///
    /// Only formats with printf's specifiers take notice.
    package var keepsTextsUnformatted = false

    /// Whether texts are checked, and translations compared with the source text.
    ///
    /// What a conversion has written says what its source says: of that only what can't be read is reported.
    package var checksTexts = true

    /// Whether the files are those of one app among others, so that the folder around them is a part of tables' names.
    package var isOneOfApps = false

    package init(sourceLanguage: LanguageTag? = nil, settings: [String: RuntimeSetting] = [:]) {
        self.sourceLanguage = sourceLanguage
        self.settings = settings
    }
}

/// What a front end makes of a project's files.
package struct ReadingResult: Sendable {
    /// Everything that could be read.
    package var catalog: Catalog

    /// What is to be said about the files, in the order of files and places.
    package var diagnostics: [Diagnostic]

    /// The catalogue before entries that were split off others were put back into them; nil where there are none.
    package var unfolded: Catalog?

    /// The names by which apps ask for entries, where they are not those of the keys.
    package var names: [Key: String]

    /// The source language by the files alone; it counts where nobody says another one.
    package var guess: SourceLanguageGuess?

    package init(
        catalog: Catalog,
        diagnostics: [Diagnostic],
        unfolded: Catalog? = nil,
        names: [Key: String] = [:],
        guess: SourceLanguageGuess? = nil
    ) {
        self.guess = guess
        self.catalog = catalog
        self.diagnostics = diagnostics
        self.unfolded = unfolded
        self.names = names
    }
}
