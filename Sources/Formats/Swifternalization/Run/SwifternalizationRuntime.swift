package import InterlinguaFormats
import InterlinguaIR

/// The library Swifternalization: `I18n.localizedString`, and `String(format:)` with the result.
///
/// - The first key counts. `value` is the number or text that the app passes beside it; without one the library takes the
///   key for it.
/// - `table` is the folder of a bundle, with a slash behind it; what follows the last slash does not count.
/// - The bundle's localisations are the languages that it has files or expressions for, and the development language,
///   which is the source language. The platform chooses among them: the first of the user's languages counts that is one
///   of them, or for which one stands in, as `en` does for `en-US`; for all other users it is the development language.
/// - The text is formatted with the arguments; without any it is shown as it is, since the library never looks into it.
/// - What the library leaves to the order of its hash tables is answered with all outcomes.
package struct SwifternalizationRuntime: Runtime {
    /// The bundles by their folders.
    private let bundles: [String: SwifternalizationBundle]

    package init(_ files: [InputFile], options: RuntimeOptions) {
        var groups: [String: [SwifternalizationSource]] = [:]
        let sources = files.sorted { $0.path < $1.path }.concurrentMap { SwifternalizationSource($0) }
        for source in sources.compactMap(\.self) { groups[source.folder, default: []].append(source) }
        let developmentLanguage = options.sourceLanguage ?? LanguageTag("en")
        bundles = groups.mapValues { SwifternalizationBundle($0, developmentLanguage: developmentLanguage) }
    }

    package func answer(_ request: RuntimeRequest) -> RuntimeAnswer {
        request.marksArguments ? request.markedAnswer { lookUp($0) } : lookUp(request)
    }

    private func lookUp(_ request: RuntimeRequest) -> RuntimeAnswer {
        var steps: [RuntimeExplanation.Step]?
        return answer(request, &steps)
    }

    package func explain(_ request: RuntimeRequest) -> RuntimeExplanation {
        if request.marksArguments { return request.markedExplanation(explain, answer(request)) }
        var steps: [RuntimeExplanation.Step]? = []
        let answer = answer(request, &steps)
        return RuntimeExplanation(answer: answer, steps: steps ?? [])
    }

    private func answer(_ request: RuntimeRequest, _ steps: inout [RuntimeExplanation.Step]?) -> RuntimeAnswer {
        guard let bundle = bundle(of: request.table) else {
            steps?.append(.init("no file of the library lies in the folder “\(request.table ?? "")”"))
            let text = request.defaultText ?? request.keys.first ?? ""
            return SwifternalizationFormatting(request: request, source: nil).answer(text, nil, &steps)
        }
        let (texts, identifier) = bundle.texts(for: request.languages)
        steps?.append(.init("the bundle's language is \(identifier)"))
        if let crash = texts.crash {
            steps?.append(.init("the library crashes when it loads its files: \(crash.failure)", at: crash.origin))
            return .failure(crash.failure)
        }
        var lookup = SwifternalizationLookup(texts: texts, request: request, steps: steps)
        let outcomes = lookup.outcomes()
        steps = lookup.steps
        guard case .success(let found) = outcomes else {
            if case .failure(let failure) = outcomes { return .failure(failure) }
            return .outcomes([])
        }
        var answers: [RuntimeAnswer] = []
        for text in found {
            let formatting = SwifternalizationFormatting(request: request, source: bundle.base)
            let answer = formatting.answer(text.text, text, &steps)
            if !answers.contains(answer) { answers.append(answer) }
        }
        if answers.count == 1 { return answers[0] }
        let failure = answers.first { if case .failure = $0 { true } else { false } }
        let shown = answers.compactMap { if case .text(let text) = $0 { text } else { nil } }
        return failure ?? .outcomes(shown)
    }

    /// The bundle of a table; the only one there is for a request that names none.
    private func bundle(of table: String?) -> SwifternalizationBundle? {
        // A table that another format had is no more than the folder that it lay in.
        let folder = table.flatMap { table in table.lastIndex(of: "/").map { String(table[...$0]) } }
        let name = folder ?? ""
        if let bundle = bundles[name] ?? bundles[name + "/"] { return bundle }
        return table == nil && bundles.count == 1 ? bundles.first?.value : nil
    }
}
