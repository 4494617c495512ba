package import InterlinguaFormats
package import InterlinguaIR

/// Android as it shows texts from a project's own files: `Resources` over what `aapt2` compiles (Android string resources,
/// since API 24).
///
/// - A request with a `count` is `getQuantityString`, one without is `getString`, or `getStringArray` if there is no string of
///   that name; `kind` says it where names are shared. With arguments the text is formatted, without any it is not, so that
///   `%%` stays as it is.
/// - `isRaw` asks for the text as the look-up returns it, never formatted. An answer is characters only: where `getText` and
///   `getQuantityText` would keep markup, an answer has the same characters without it, as `getString` gives them.
/// - `table` counts up to its last `/`, which names one of several resource folders of a project.
/// - `form` takes a plural's item by its category.
///
/// Where the resource compiler would refuse a whole file, as for two items of one quantity, only what is wrong is left out:
/// nobody has an app that could not be built.
///
/// Numbers are written as in an English locale: the digits and signs of other locales are the platform's, not the files'.
/// Everything is decoded when the run time is created; a look-up takes no lock and hashes the key and the languages once.
package struct AndroidRuntime: Runtime {
    let resources: AndroidResources

    /// Creates a run time over a project's files; those that the resource compiler can't read are left out.
    package init(_ files: [InputFile], options: RuntimeOptions) {
        resources = AndroidResources(files, options: options)
    }

    /// What the app shows for a request.
    package func answer(_ request: RuntimeRequest) -> RuntimeAnswer {
        do throws(RuntimeFailure) {
            return try AndroidLookup(request, in: resources).answer(request)
        } catch {
            return .failure(error)
        }
    }

    /// The app of one user with one package.
    package func prepared(for languages: [LanguageTag], table: String?) -> any PreparedRuntime {
        AndroidUser(resources: resources, languages: languages, table: table)
    }

    /// What the app shows for a request, with the steps that lead there.
    package func explain(_ request: RuntimeRequest) -> RuntimeExplanation {
        AndroidExplanation(of: request, in: resources).explanation
    }
}
