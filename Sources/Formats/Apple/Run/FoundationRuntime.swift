package import InterlinguaFormats
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

    package init(_ files: [InputFile], options: RuntimeOptions) {
        project = FoundationProject(files, options: options)
    }

    /// What the app shows for a request.
    package func answer(_ request: RuntimeRequest) -> RuntimeAnswer {
        project.answer(request)
    }

    /// What the app shows for a request, with the steps that lead there.
    package func explain(_ request: RuntimeRequest) -> RuntimeExplanation {
        project.lookup(in: request.table, languages: request.languages).explain(request)
    }

    /// Prepares for requests to one table by one user: the choice of language and files is made once.
    ///
    /// Its `answer` and `explain` look at neither table nor languages of a request.
    package func lookup(in table: String?, languages: [LanguageTag]) -> FoundationLookup {
        project.lookup(in: table, languages: languages)
    }

    package func prepared(for languages: [LanguageTag], table: String?) -> any PreparedRuntime {
        lookup(in: table, languages: languages)
    }
}
