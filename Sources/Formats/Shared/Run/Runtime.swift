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
    func prepared(for languages: [LanguageTag], table: String?) -> any PreparedRuntime
}

/// A platform that is asked for texts of one table by one user.
package protocol PreparedRuntime: Sendable {
    /// What the app shows for a request, whose languages and table are not looked at.
    func answer(_ request: RuntimeRequest) -> RuntimeAnswer

    /// The text of a key as the look-up returns it, where nothing else has to be looked at; nil where a request has to
    /// be answered in full.
    func plainText(of key: String, _ kind: Key.Kind) -> String?

    /// The entry that a request asks for, to be asked again and again; nil where every request has to be answered anew.
    func entry(for request: RuntimeRequest) -> (any PreparedEntry)?
}

extension PreparedRuntime {
    package func entry(for request: RuntimeRequest) -> (any PreparedEntry)? { nil }
}

/// One entry as one user's app finds it.
package protocol PreparedEntry: Sendable {
    /// What the app shows for a request that asks for this entry, whatever else it passes.
    func answer(_ request: RuntimeRequest) -> RuntimeAnswer
}

extension Runtime {
    package func prepared(for languages: [LanguageTag], table: String?) -> any PreparedRuntime {
        UnpreparedRuntime(runtime: self, languages: languages, table: table)
    }
}

/// A platform that gains nothing by being told beforehand who asks.
private struct UnpreparedRuntime: PreparedRuntime {
    let runtime: any Runtime
    let languages: [LanguageTag]
    let table: String?

    func answer(_ request: RuntimeRequest) -> RuntimeAnswer {
        var request = request
        request.languages = languages
        request.table = table
        return runtime.answer(request)
    }

    func plainText(of key: String, _ kind: Key.Kind) -> String? { nil }
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
