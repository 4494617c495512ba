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
}

/// What a run time is told beside the files.
package struct RuntimeOptions: Sendable, Hashable {
    /// The language of files whose path names none, such as Android's `values` folder; nil lets the files tell it.
    package var sourceLanguage: LanguageTag?

    /// What the project says about its format that no file tells, by name; each format knows its own names.
    package var settings: [String: RuntimeSetting]

    /// Creates options.
    package init(sourceLanguage: LanguageTag? = nil, settings: [String: RuntimeSetting] = [:]) {
        self.sourceLanguage = sourceLanguage
        self.settings = settings
    }
}
