import InterlinguaFormats
import InterlinguaGenerator
import InterlinguaIR
import InterlinguaPlatforms
import InterlinguaSemantics

extension VerificationResult {
    /// The result as JSON, with all differences.
    ///
    /// `{"sentences": 120, "unsaid": 2, "unexplained": 1, "sampled": 0, "onlyInTarget": {"languages": […], "entries": […],
    /// "texts": […]}, "differences": […]}`. Sampled are entries of which not every combination of arguments was tried. A
    /// difference has `key`, `table`, `kind`, `languages`, `cause` (a list, empty if unexplained), `class`, `count`,
    /// `arguments` (texts and numbers), `width`, `device`, `product`, `source` and `target` (each with what is `shown`: a
    /// text, a list, or an object with the `failure`; and its `file`, `line`, `column`).
    package func json(_ places: DifferencePlaces) -> String {
        let ranges = differences.map { (places.source(of: $0), places.target(of: $0)) }
        let locations = SourcePlaces(of: ranges.flatMap { [$0.0, $0.1].compactMap { $0 } })
        let value = JSONValue.object([
            JSONMember("entries", .number(entryCount)), JSONMember("sentences", .number(sentenceCount)),
            JSONMember("unsaid", .number(unsaidCount)),
            JSONMember("unexplained", .number(unexplainedCount)),
            JSONMember("sampled", .number(sampledEntryCount)), JSONMember("onlyInTarget", additions.json),
            JSONMember(
                "differences",
                .array(
                    zip(differences, ranges).map { difference, ranges in
                        difference.json(source: ranges.0, target: ranges.1, locations)
                    }
                )
            ),
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
    func json(source: SourceRange?, target: SourceRange?, _ places: SourcePlaces) -> JSONValue {
        var members = key.jsonMembers
        members.append(JSONMember("languages", .array(languages.map { .string($0.name) })))
        members.append(JSONMember("cause", .array(causes.map { .string($0.rawValue) })))
        if let numberClass { members.append(JSONMember("class", .string(numberClass))) }
        members.append(JSONMember("count", .number(count)))
        if !arguments.values.isEmpty { members.append(JSONMember("arguments", .array(arguments.values.map(\.json)))) }
        if let width = arguments.width { members.append(JSONMember("width", .number(width))) }
        if let device = arguments.device { members.append(JSONMember("device", .string(device))) }
        if let product = arguments.product { members.append(JSONMember("product", .string(product))) }
        for (name, answer, range) in [("source", expected, source), ("target", actual, target)] {
            var side = [JSONMember("shown", answer.json)]
            if let range {
                let start = places.start(of: range)
                side += [
                    JSONMember("file", .string(range.file.path)), JSONMember("line", .number(start.line)),
                    JSONMember("column", .number(start.column)),
                ]
            }
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
