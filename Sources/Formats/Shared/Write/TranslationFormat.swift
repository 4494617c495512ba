package import InterlinguaFormats
package import InterlinguaIR

/// A translation format with all that Interlingua knows of it: what it can say, how it is written, and what its platform
/// shows.
package protocol TranslationFormat: SourceFormat {
    /// What the format can say: the shape that the passes bring a catalogue into.
    var capabilities: Capabilities { get }

    /// What the format can say in a project that says something about it.
    func capabilities(with settings: [String: RuntimeSetting]) -> Capabilities

    /// How apps ask for texts, in code.
    var callSyntax: any CallSyntax { get }

    /// The folder that files are written to where nothing else is said, with its slash.
    var usualFolder: String { get }

    /// The format of the files that are written, where files that are read could be in several versions of it.
    var written: any TranslationFormat { get }

    /// The format in the version that a project says it has; `written` if it says none.
    func written(by settings: [String: RuntimeSetting]) -> any TranslationFormat

    /// Writes a catalogue that has the shape of the format's capabilities.
    func write(_ catalog: Catalog, options: WritingOptions) -> WritingResult

    /// How a text shows an argument, as people know it from the format's files: `%1$@`, `{{name}}`.
    ///
    /// - Parameter isNumbered: Whether positions are written, where the format has them.
    func spelling(
        of placeholder: Placeholder,
        in entry: Entry,
        isNumbered: Bool,
        _ settings: [String: RuntimeSetting]
    ) -> String

    /// Puts a file together with the one that stands where it is to be written; nil for files that are put together item by
    /// item (``FileOutline``).
    ///
    /// - Parameters:
    ///   - keepsOthers: Whether what only the file has that is there stays.
    ///   - unchanged: Where texts of that file stand that users see unchanged, and that stay as they are written.
    func union(
        of old: InputFile,
        with new: OutputFile,
        keepsOthers: Bool,
        unchanged: [Range<Int>]
    ) throws(FileOutline.Failure) -> FileUnion?

    /// Whether an entry has its name in only one of two files of a folder.
    func sharesNames(_ path: String, _ other: String) -> Bool

    /// What the place of the files says about who reads them, beside the project's settings.
    func settings(ofFilesIn folder: String) -> [String: RuntimeSetting]

    /// What to say of files that no build would find where they are written; nil if there is nothing.
    func warning(aboutFiles paths: [String], in folder: String) -> Diagnostic?

    /// What a request asks for and the platform has nothing of, so that it changes nothing.
    func ignoredFields(of request: RuntimeRequest) -> [RuntimeRequest.Field]

    /// The platform that shows texts from a project's files.
    ///
    /// Files that the platform cannot read are left out, as the platform leaves them out.
    func runtime(for files: [InputFile], options: RuntimeOptions) -> any Runtime
}

extension TranslationFormat {
    package func capabilities(with settings: [String: RuntimeSetting]) -> Capabilities { capabilities }

    /// Files are put together item by item.
    package func union(
        of old: InputFile,
        with new: OutputFile,
        keepsOthers: Bool,
        unchanged: [Range<Int>]
    ) throws(FileOutline.Failure) -> FileUnion? { nil }

    /// The files of a folder are tables of their own.
    package func sharesNames(_ path: String, _ other: String) -> Bool { false }

    package func settings(ofFilesIn folder: String) -> [String: RuntimeSetting] { [:] }

    /// Builds of the format's apps find files in any folder.
    package func warning(aboutFiles paths: [String], in folder: String) -> Diagnostic? { nil }

    /// A specifier of printf.
    package func spelling(
        of placeholder: Placeholder,
        in entry: Entry,
        isNumbered: Bool,
        _ settings: [String: RuntimeSetting]
    ) -> String {
        FoundationFormatWriter.spelling(of: placeholder, arguments: entry.arguments, isNumbered: isNumbered)
    }

    package var usualFolder: String { "" }

    /// The format itself: most have one version.
    package var written: any TranslationFormat { self }

    package func written(by settings: [String: RuntimeSetting]) -> any TranslationFormat { written }

    package func ignoredFields(of request: RuntimeRequest) -> [RuntimeRequest.Field] { [] }
}
