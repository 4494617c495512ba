import InterlinguaFormats
import InterlinguaGenerator
package import InterlinguaIR
import InterlinguaPlatforms
import InterlinguaSemantics
package import OrderedCollections

/// What a comparison of two projects found.
package struct VerificationResult: Sendable {
    /// Entries of the source.
    package private(set) var entryCount: Int

    package var sentenceCount = 0

    /// Sentences that the source's app does not show: the text is missing, or the app would crash.
    package var unsaidCount = 0

    /// Sentences of which a model can't tell what its app shows.
    package private(set) var unmodelledCount = 0

    /// The entries with such sentences, in the order of the source's.
    package private(set) var unmodelled: OrderedSet<Key> = []

    /// The entries that the target's app shows to some user where the source's app fails.
    package var failing: OrderedSet<Key> = []

    /// Entries with so many combinations of arguments that not all were tried.
    package var sampledEntryCount = 0

    /// What only the target has; nothing where the target was just made of the source.
    package var additions = TargetAdditions()

    /// The differences, alike ones put together, in the order of the source's entries.
    package private(set) var differences: [Difference] = []

    /// Begins with nothing compared.
    init(entryCount: Int) { self.entryCount = entryCount }

    /// Sentences that differ as an earlier conversion's report says.
    package private(set) var knownCount = 0

    /// The differences that no cause accounts for.
    package var unexplained: [Difference] { differences.filter(\.isUnexplained) }

    /// Sentences that no cause accounts for.
    package var unexplainedCount: Int { sentenceCount { $0.isUnexplained } }

    /// Sentences that differ by a cause that is no fact of the two platforms.
    package var explainedCount: Int { sentenceCount { !$0.isUnexplained && !$0.isPlatformFact } }

    /// Sentences that differ between any two such apps.
    package var factCount: Int { sentenceCount { $0.isPlatformFact } }

    private func sentenceCount(_ isCounted: (Difference) -> Bool) -> Int {
        differences.reduce(0) { isCounted($1) ? $0 + $1.count : $0 }
    }

    /// The figures as one line for people.
    package var summary: String {
        let differing: [String] = [
            knownCount > 0 ? "\(CountedNoun(knownCount, "differs", plural: "differ")) as reported" : nil,
            explainedCount > 0 ? CountedNoun(explainedCount, "differs", plural: "differ").description : nil,
            factCount > 0
                ? "\(CountedNoun(factCount, "differs", plural: "differ")) between any two such apps" : nil,
            unexplainedCount > 0
                ? "\(CountedNoun(unexplainedCount, "differs", plural: "differ")) unexplained" : nil,
        ].compactMap { $0 }
        let unsaid = unsaidCount > 0 ? "; \(CountedNoun(unsaidCount, "is", plural: "are")) not shown by the source" : ""
        let unmodelled =
            unmodelledCount > 0
            ? "; \(CountedNoun(unmodelledCount, "is", plural: "are")) not modelled" : ""
        let sampled =
            sampledEntryCount > 0
            ? "; of \(CountedNoun(sampledEntryCount, "entry", plural: "entries")) not every combination was tried" : ""
        if sentenceCount == 0 { return "nothing to compare" + unsaid }
        return "\(CountedNoun(sentenceCount, "sentence")) compared, "
            + (differing.isEmpty ? "all the same" : differing.joined(separator: ", ")) + unsaid + unmodelled + sampled
    }

    /// Takes out what is known of the differences.
    mutating func remove(_ baseline: Baseline) {
        let before = differences.reduce(0) { $0 + $1.count }
        differences = differences.compactMap { baseline.remainder(of: $0) }
        knownCount += before - differences.reduce(0) { $0 + $1.count }
    }

    mutating func add(_ difference: Difference) { differences.append(difference) }

    /// Counts sentences of an entry of which a model can't tell what its app shows.
    mutating func addUnmodelled(_ count: Int, of key: Key) {
        unmodelledCount += count
        if count > 0 { unmodelled.append(key) }
    }

    /// What was not compared, with its places.
    package func unmodelledNote(in catalog: Catalog) -> Diagnostic? {
        guard let first = unmodelled.first else { return nil }
        func place(_ key: Key) -> SourceRange? { catalog.entries[key]?.range(in: catalog.sourceLanguage) }
        return Diagnostic(
            .warning,
            .notCompared,
            "how the app shows a value in this format is not modelled: the texts were not compared "
                + "(\(CountedNoun(unmodelled.count, "entry", plural: "entries")))",
            at: place(first),
            notes: unmodelled.map { Diagnostic.Note("“\($0.name)”", at: place($0)) }
        )
    }

    mutating func merge(_ other: VerificationResult) {
        entryCount += other.entryCount
        sentenceCount += other.sentenceCount
        unsaidCount += other.unsaidCount
        unmodelledCount += other.unmodelledCount
        unmodelled.formUnion(other.unmodelled)
        failing.formUnion(other.failing)
        sampledEntryCount += other.sampledEntryCount
        knownCount += other.knownCount
        differences += other.differences
    }
}

/// Differences with the same causes in many entries.
package struct DifferenceGroup: Sendable {
    /// Why they differ; empty where no cause was found.
    package var causes: [Cause]

    /// The differences, in the order of the source's entries.
    package var differences: [Difference]
}

extension VerificationResult {
    /// The differences grouped by causes, in whatever order these build on each other, in the order in which they were found.
    package static func groups(_ differences: [Difference]) -> [DifferenceGroup] {
        OrderedDictionary(grouping: differences) { Set($0.causes) }.values.map {
            DifferenceGroup(causes: $0.first?.causes ?? [], differences: $0)
        }
    }
}

extension VerificationResult {
    /// The result as JSON, with all differences.
    ///
    /// `{"sentences": 120, "unsaid": 2, "unexplained": 1, "sampled": 0, "onlyInTarget": {"languages": […], "entries": […],
    /// "texts": […]}, "differences": […]}`. Sampled are entries of which not every combination of arguments was tried. A
    /// difference has `key`, `table`, `kind`, `languages`, `cause` (a list, empty if unexplained), `class`, `count`,
    /// `arguments` (texts and numbers), `width`, `device`, `product`, `source` and `target` (each with what is `shown`: a
    /// text, a list, or an object with the `failure`; and its `file`, `line`, `column`).
    package func json(_ places: DifferencePlaces) -> String {
        let value = JSONValue.object([
            JSONMember("entries", .number(entryCount)), JSONMember("sentences", .number(sentenceCount)),
            JSONMember("unsaid", .number(unsaidCount)),
            JSONMember("unexplained", .number(unexplainedCount)),
            JSONMember("sampled", .number(sampledEntryCount)), JSONMember("onlyInTarget", additions.json),
            JSONMember("differences", .array(differences.map { $0.json(places) })),
        ])
        return String(decoding: value.bytes(endsLine: false), as: UTF8.self)
    }
}

extension TargetAdditions {
    fileprivate var json: JSONValue {
        func list(_ languages: [LanguageTag]) -> JSONValue { .array(languages.map { .string($0.name) }) }
        return .object([
            JSONMember("languages", list(languages)),
            JSONMember("entries", .array(entries.map { .object($0.jsonMembers) })),
            JSONMember(
                "texts",
                .array(messages.map { .object($0.key.jsonMembers + [JSONMember("languages", list($0.languages))]) })
            ),
        ])
    }
}

extension Difference {
    /// The difference with the places of both sentences.
    func json(_ places: DifferencePlaces?) -> JSONValue {
        var members = key.jsonMembers
        members.append(JSONMember("languages", .array(languages.map { .string($0.name) })))
        members.append(JSONMember("cause", .array(causes.map { .string($0.rawValue) })))
        if let numberClass { members.append(JSONMember("class", .string(numberClass))) }
        members.append(JSONMember("count", .number(count)))
        if !arguments.values.isEmpty { members.append(JSONMember("arguments", .array(arguments.values.map(\.json)))) }
        if let width = arguments.width { members.append(JSONMember("width", .number(width))) }
        if let device = arguments.device { members.append(JSONMember("device", .string(device))) }
        if let product = arguments.product { members.append(JSONMember("product", .string(product))) }
        let sides = [("source", expected, places?.source(of: self)), ("target", actual, places?.target(of: self))]
        for (name, answer, range) in sides {
            var side = [JSONMember("shown", answer.json)]
            if let range { side += range.jsonMembers }
            members.append(JSONMember(name, .object(side)))
        }
        return .object(members)
    }
}

extension ArgumentValue {
    fileprivate var json: JSONValue {
        switch self {
        case .number(let number, let spelling):
            JSONNumber(spelling ?? number.description).map { .number($0) } ?? .string(text)
        case .absent: .null
        case .list(let values): .array(values.map(\.json))
        case .text(let text), .date(let text): .string(text)
        }
    }
}

extension RuntimeAnswer {
    /// What is shown: a text, a list, or an object with the outcomes or the failure.
    var json: JSONValue {
        switch self {
        case .text(let text): .string(text)
        case .list(let texts): .array(texts.map { .string($0) })
        case .outcomes(let texts): .object([JSONMember("outcomes", .array(texts.map { .string($0) }))])
        case .failure(let failure):
            .object([
                JSONMember("failure", .string(failure.identifier)), JSONMember("message", .string(failure.description)),
            ])
        }
    }
}
