package import InterlinguaFormats
package import InterlinguaIR

/// An executable model of a platform: what an app shows for a request, by the platform's own files.
///
/// A run time shares the concrete syntax with its format's front end and nothing else, so that one misreading of a
/// format cannot hide itself in both.
package protocol Runtime: Sendable {
    /// What the app shows for a request.
    func answer(_ request: RuntimeRequest) -> RuntimeAnswer

    /// What the app shows for a request, with the steps that lead there.
    func explain(_ request: RuntimeRequest) -> RuntimeExplanation

    /// The platform as one user's app has it for one table: what hangs on these alone is found out once.
    func prepared(for languages: [LanguageTag], table: String?) -> PreparedRuntime
}

/// Tells what the app shows for a request, whose languages and table are not looked at.
package typealias PreparedRuntime = @Sendable (RuntimeRequest) -> RuntimeAnswer

extension Runtime {
    package func prepared(for languages: [LanguageTag], table: String?) -> PreparedRuntime {
        { request in
            var request = request
            request.languages = languages
            request.table = table
            return answer(request)
        }
    }
}

/// What a run time is told beside the files.
package struct RuntimeOptions: Sendable, Hashable {
    /// The language of files whose path names none, such as Android's `values` folder; nil lets the files tell it.
    package var sourceLanguage: LanguageTag?

    /// What the project says about its format that no file tells, by name; each format knows its own names.
    package var settings: [String: RuntimeSetting]

    package init(sourceLanguage: LanguageTag? = nil, settings: [String: RuntimeSetting] = [:]) {
        self.sourceLanguage = sourceLanguage
        self.settings = settings
    }
}
