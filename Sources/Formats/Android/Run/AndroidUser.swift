import InterlinguaIR

/// One user's app with one package.
struct AndroidUser: PreparedRuntime {
    /// Answers all requests, or why none is answered.
    private let lookup: Result<AndroidLookup, RuntimeFailure>

    /// Finds the package, and what the user's languages mean for it.
    init(resources: AndroidResources, languages: [LanguageTag], table: String?) {
        do throws(RuntimeFailure) {
            lookup = .success(try AndroidLookup(languages: languages, table: table, in: resources))
        } catch {
            lookup = .failure(error)
        }
    }

    func answer(_ request: RuntimeRequest) -> RuntimeAnswer {
        do throws(RuntimeFailure) {
            return try lookup.get().answer(request)
        } catch {
            return .failure(error)
        }
    }
}
