package import InterlinguaIR

/// Foundation as it shows texts from a project's own files: `NSLocalizedString`, and `String(format:)` with the result.
///
/// - The first key counts. `defaultText` is what the app passes as `value:`.
/// - Texts are formatted with the arguments; without any argument a plain text is shown as it is, since an app has no
///   reason to format it. Apple knows no number apart from the arguments: `count` stands for the first one if there are
///   no arguments.
/// - A number is passed in the type that the format reads it as, where it fits that type: 3 to `%f` as 3.0, to `%@` as
///   a number object. A fraction passed for an integer, or a text for a number, is a failure.
/// - Digits are written without a locale, as `String(format:)` does.
///
/// Many requests for one table and the same languages are answered faster through ``lookup(in:languages:)``.
package struct FoundationRuntime: Runtime {
    /// What the run time has read; shared by all look-ups.
    private let project: FoundationProject

    /// Creates a run time over a project's files.
    package init(_ files: [InputFile], options: RuntimeOptions) {
        project = FoundationProject(files, options: options)
    }

    package func answer(_ request: RuntimeRequest) -> RuntimeAnswer {
        lookup(in: request.table, languages: request.languages).answer(request)
    }

    package func explain(_ request: RuntimeRequest) -> RuntimeExplanation {
        lookup(in: request.table, languages: request.languages).explain(request)
    }

    /// Prepares for requests to one table by one user: the choice of language and files is made once.
    ///
    /// Its ``FoundationLookup/answer(_:)`` looks at neither table nor languages of a request.
    package func lookup(in table: String?, languages: [LanguageTag]) -> FoundationLookup {
        FoundationLookup(project, table: table, languages: languages)
    }
}

/// The files of a project by bundles.
final class FoundationProject: Sendable {
    /// The files in the order of their paths.
    let files: [FoundationFile]

    /// The bundles by their paths.
    let bundles: [String: FoundationBundle]

    /// The language of files whose path names none.
    let developmentLanguage: LanguageTag

    init(_ inputs: [InputFile], options: RuntimeOptions) {
        var located: [(input: InputFile, layout: FoundationLayout)] = []
        for input in inputs {
            guard let layout = FoundationLayout(path: input.layoutPath) else { continue }
            located.append((input, layout))
        }
        located.sort { $0.input.path < $1.input.path }
        let developmentLanguage = options.sourceLanguage ?? Self.developmentLanguage(of: located)
        files = located.concurrentMap { FoundationFile($0.input, layout: $0.layout) }
        var grouped: [String: [(number: Int, layout: FoundationLayout)]] = [:]
        for (number, file) in located.enumerated() {
            grouped[file.layout.bundle, default: []].append((number, file.layout))
        }
        self.developmentLanguage = developmentLanguage
        bundles = Dictionary(
            uniqueKeysWithValues: grouped.map { path, files in
                (path, FoundationBundle(path: path, files: files, developmentLanguage: developmentLanguage))
            }
        )
    }

    /// English if there is any, else the language with the most bytes: the app tells it elsewhere, its files don't.
    private static func developmentLanguage(
        of files: [(input: InputFile, layout: FoundationLayout)]
    ) -> LanguageTag {
        let english = LanguageTag("en") ?? .undetermined
        var sizes: [LanguageTag: Int] = [:]
        for file in files {
            guard let name = file.layout.localization, case .language(let tag)? = AppleLocalization(name: name) else {
                return english
            }
            sizes[tag, default: 0] += file.input.bytes.count
        }
        if sizes[english] != nil { return english }
        return sizes.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key ?? english
    }
}
