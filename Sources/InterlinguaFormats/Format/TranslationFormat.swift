package import InterlinguaIR

/// A translation format: how its files are found, read and written, and what they can say.
///
/// A format knows its own syntax and the intermediate representation, never another format.
package protocol TranslationFormat: Sendable {
    /// The name that commands take, in lower case: `apple`.
    var name: String { get }

    /// What the format is, in a few words for people.
    var summary: String { get }

    /// What the format can say: the shape that the passes bring a catalogue into.
    var capabilities: Capabilities { get }

    /// What the format can say in a project that says something about it.
    func capabilities(with settings: [String: RuntimeSetting]) -> Capabilities

    /// Whether a file belongs to the format, told by the path below the folder that was searched.
    func recognizes(path: String) -> Bool

    /// What a file's content says about the format, where its path suggests it.
    func evidence(in file: InputFile) -> FormatEvidence

    /// The names of what a project can say about the format that no file tells.
    var settingNames: [String] { get }

    /// Whether a setting has a meaning with a value.
    func accepts(setting name: String, _ value: RuntimeSetting) -> Bool

    /// Reads a project's files into one catalogue.
    ///
    /// Every file is read as far as possible; what could not be read is left out and reported.
    func read(_ files: [InputFile], options: ReadingOptions) -> ReadingResult

    /// Writes a catalogue that has the shape of the format's capabilities.
    func write(_ catalog: Catalog, options: WritingOptions) -> WritingResult

    /// Whether an app uses the texts of an entry as formats, into which it puts arguments.
    func isFormat(_ entry: Entry) -> Bool

    /// What a request asks for and the platform has nothing of, so that it changes nothing.
    func ignoredFields(of request: RuntimeRequest) -> [RuntimeRequest.Field]

    /// The platform that shows texts from a project's files.
    ///
    /// Files that the platform cannot read are left out, as the platform leaves them out.
    func runtime(for files: [InputFile], options: RuntimeOptions) -> any Runtime
}

/// What a front end is told beside the files.
package struct ReadingOptions: Sendable {
    /// The language the texts were first written in; nil lets the front end find out.
    package var sourceLanguage: LanguageTag?

    /// What the project says about its format that no file tells, by name; each format knows its own names.
    package var settings: [String: RuntimeSetting]

    /// Whether texts are kept as they are written, specifiers and all, as libraries give them to apps that format them.
    ///
    /// Only formats whose libraries do so take notice: Swifternalization and Smartling.
    package var keepsTextsUnformatted = false

    /// Creates options.
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

    /// Creates a result.
    package init(
        catalog: Catalog,
        diagnostics: [Diagnostic],
        unfolded: Catalog? = nil,
        names: [Key: String] = [:]
    ) {
        self.catalog = catalog
        self.diagnostics = diagnostics
        self.unfolded = unfolded
        self.names = names
    }
}

/// What a back end is told beside the catalogue.
package struct WritingOptions: Sendable {
    /// What the project says about the target's format, by name; each format knows its own names.
    package var settings: [String: RuntimeSetting]

    /// Creates options.
    package init(settings: [String: RuntimeSetting] = [:]) { self.settings = settings }
}

/// What a back end makes of a catalogue.
package struct WritingResult: Sendable {
    /// The files, in a fixed order, with paths below the output folder.
    package var files: [OutputFile]

    /// What could not be written as it was meant; losses that no pass foresaw are errors.
    package var diagnostics: [Diagnostic]

    /// The names by which apps ask for entries, where they are not those of the keys.
    package var names: [Key: String]

    /// The messages that could not be written as they are.
    package var losses: [WritingLoss]

    /// The entries that apps have to ask for by other names than before, which a diagnostic tells.
    package var changedCalls: [Key]

    /// Creates a result.
    package init(
        files: [OutputFile],
        diagnostics: [Diagnostic] = [],
        names: [Key: String] = [:],
        losses: [WritingLoss] = [],
        changedCalls: [Key] = []
    ) {
        self.files = files
        self.diagnostics = diagnostics
        self.names = names
        self.losses = losses
        self.changedCalls = changedCalls
    }
}

/// A message that a back end could not write as it is.
package struct WritingLoss: Sendable, Hashable {
    /// The identifier of the diagnostic that tells of it.
    package var identifier: String

    /// The entry, by its key in the catalogue that was written.
    package var key: Key

    /// The language.
    package var language: LanguageTag

    /// Whether an app shows something else; if not, files that are read again mean something else.
    package var changesSentences: Bool

    /// Creates a loss.
    package init(_ identifier: String, of key: Key, in language: LanguageTag, changesSentences: Bool = true) {
        self.identifier = identifier
        self.key = key
        self.language = language
        self.changesSentences = changesSentences
    }
}
