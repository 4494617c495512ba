package import InterlinguaFormats
import InterlinguaIR

/// Smartling's library over Foundation: `SLPluralizedString`, and `String(format:)` with the result; for keys without a
/// number `NSLocalizedString`.
///
/// - The first key counts. A request with a count, or for a plural, is one to the library; any other one goes to
///   Foundation. Without a count the library is given nil.
/// - The text is formatted with the arguments, or with the count where there are none.
/// - `defaultText` is what the app passes as the default value.
/// - The library's user default `NSShowNonLocalizedStrings` is a setting of that name.
package struct SmartlingRuntime: Runtime {
    private let foundation: FoundationProject

    /// The folders with .lproj folders in them, by their paths.
    private let bundles: [String: SmartlingBundle]
    private let showsNonLocalized: Bool

    /// Creates a run time over a project's files; the library never reads a .stringsdict.
    package init(_ files: [InputFile], options: RuntimeOptions) {
        let located = files.compactMap { input -> (InputFile, FoundationLayout)? in
            guard let layout = FoundationLayout(path: input.layoutPath), layout.kind == .strings else { return nil }
            return (input, layout)
        }
        let read = located.sorted { $0.0.path < $1.0.path }.concurrentMap { FoundationFile($0.0, layout: $0.1) }
        var groups: [String: [FoundationFile]] = [:]
        for file in read { groups[file.layout.bundle, default: []].append(file) }
        let development =
            options.sourceLanguage ?? FoundationProject.developmentLanguage(of: located.map { ($0.0, $0.1) })
        foundation = FoundationProject(read, developmentLanguage: development)
        bundles = groups.mapValues { SmartlingBundle($0, developmentLanguage: development) }
        showsNonLocalized = options.settings[Self.showsNonLocalizedName] == .flag(true)
    }

    private static let showsNonLocalizedName = "NSShowNonLocalizedStrings"

    package func answer(_ request: RuntimeRequest) -> RuntimeAnswer {
        guard Self.isPlural(request) else { return foundation.answer(request) }
        return request.marksArguments ? request.markedAnswer { lookUp($0) } : lookUp(request)
    }

    private func lookUp(_ request: RuntimeRequest) -> RuntimeAnswer {
        var steps: [RuntimeExplanation.Step]?
        return lookUp(request, &steps)
    }

    package func explain(_ request: RuntimeRequest) -> RuntimeExplanation {
        guard Self.isPlural(request) else {
            return foundation.lookup(in: request.table, languages: request.languages).explain(request)
        }
        if request.marksArguments { return request.markedExplanation(explain, answer(request)) }
        var steps: [RuntimeExplanation.Step]? = []
        let answer = lookUp(request, &steps)
        return RuntimeExplanation(answer: answer, steps: steps ?? [])
    }

    private static func isPlural(_ request: RuntimeRequest) -> Bool {
        switch request.kind {
        case .plural: true
        case nil: request.count != nil || request.form != nil
        case .text, .ordinal, .list: false
        }
    }

    // MARK: Look-up

    private func lookUp(_ request: RuntimeRequest, _ steps: inout [RuntimeExplanation.Step]?) -> RuntimeAnswer {
        if let form = request.form, PluralCategory(rawValue: form) == nil {
            return .failure(RuntimeFailure("unknown-form", "“\(form)” is no form that the library has"))
        }
        let name = request.table ?? ""
        let start = name.lastIndex(of: "/").map { name.index(after: $0) } ?? name.startIndex
        let table = name[start...].isEmpty ? "Localizable" : String(name[start...])
        var walk = SmartlingWalk(
            bundle: bundles[String(name[..<start])],
            table: table,
            request: request,
            showsNonLocalized: request.settings[Self.showsNonLocalizedName].map { $0 == .flag(true) }
                ?? showsNonLocalized
        )
        walk.steps = steps
        let answers = walk.answers()
        steps = walk.steps
        if answers.count == 1 { return answers[0] }
        let failure = answers.first { if case .failure = $0 { true } else { false } }
        let texts = answers.compactMap { if case .text(let text) = $0 { text } else { nil } }
        return failure ?? .outcomes(texts)
    }
}
