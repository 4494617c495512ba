import InterlinguaFormats
import InterlinguaGenerator
import InterlinguaIR
import InterlinguaPlatforms

extension ConversionReport {
    /// Why a file is no report.
    package struct ReadingError: Error, CustomStringConvertible {
        /// What is wrong, with its place.
        package var description: String
    }

    /// Reads a report that ``json()`` wrote.
    ///
    /// - Throws: `ReadingError` if it is none, or one of another version.
    package init(path: String, bytes: [UInt8]) throws(ReadingError) {
        let (document, diagnostics) = JSONReader.read(path: path, bytes: bytes)
        if let error = diagnostics.first(where: { $0.severity == .error }) {
            let place = error.range?.place ?? path
            throw ReadingError(description: "\(place): \(error.message)")
        }
        guard let root = document.root, root.kind == .object else {
            throw ReadingError(description: "\(path): this is no report of a conversion")
        }
        let reader = ConversionReportReader(path: path)
        guard root.value(of: "version")?.integer == Self.version else {
            throw reader.error("the report has another version than \(Self.version)", root)
        }
        let language = try reader.text("sourceLanguage", of: root)
        guard let sourceLanguage = LanguageTag(language) else {
            throw reader.error("“\(language)” is no language", root)
        }
        self.init(
            sourceFormat: try reader.text("from", of: root),
            targetFormat: try reader.text("to", of: root),
            sourceLanguage: sourceLanguage,
            fillsGaps: root.value(of: "fill")?.boolean ?? false,
            settings: try reader.settings(of: root)
        )
        for outcome in ConversionOutcomes.Outcome.allCases {
            counts[outcome] = root.value(of: "messages")?.value(of: outcome.rawValue)?.integer
        }
        if let list = root.value(of: "entries")?.elements {
            for element in list { entries.append(try reader.entry(element)) }
        }
        if let list = root.value(of: "differences")?.elements {
            for element in list { differences.append(try reader.difference(element)) }
        }
    }
}

private struct ConversionReportReader {
    let path: String

    /// Calls nested deeper than this are refused.
    private static let depthLimit = 64

    func error(_ message: String, _ element: JSONElement) -> ConversionReport.ReadingError {
        ConversionReport.ReadingError(description: "\(element.range.place): \(message)")
    }

    /// What the target's app is told.
    func settings(of root: JSONElement) throws(ConversionReport.ReadingError) -> [String: RuntimeSetting] {
        guard let element = root.value(of: "settings") else { return [:] }
        guard case .object(let members) = element.value else { throw error("“settings” has to be an object", element) }
        return RuntimeSetting.group(of: members)
    }

    func text(_ name: String, of element: JSONElement) throws(ConversionReport.ReadingError) -> String {
        guard let text = element.value(of: name)?.string else { throw error("“\(name)” has to be a text", element) }
        return text
    }

    func entry(_ element: JSONElement) throws(ConversionReport.ReadingError) -> ConversionReport.Entry {
        let key = try key(element)
        var outcomes: [(outcome: ConversionOutcomes.Outcome, languages: [LanguageTag])] = []
        for outcome in ConversionOutcomes.Outcome.allCases {
            guard let list = element.value(of: "outcomes")?.value(of: outcome.rawValue)?.elements else { continue }
            outcomes.append((outcome, list.compactMap { $0.string.flatMap { LanguageTag(named: $0) } }))
        }
        var call: Call?
        if let value = element.value(of: "call") { call = try self.call(value, depth: 0) }
        return ConversionReport.Entry(
            key: key,
            outcomes: outcomes,
            call: call,
            range: nil
        )
    }

    private func key(_ element: JSONElement) throws(ConversionReport.ReadingError) -> Key {
        guard let path = element.value(of: "key")?.elements.map({ $0.compactMap(\.string) }), !path.isEmpty else {
            throw error("“key” has to be a list of texts", element)
        }
        let kind = element.value(of: "kind")?.string.flatMap { Key.Kind(rawValue: $0) } ?? .text
        return Key(table: element.value(of: "table")?.string ?? "", kind: kind, path: path)
    }

    // MARK: Differences

    /// A difference as far as it is told from others again: without its arguments.
    func difference(_ element: JSONElement) throws(ConversionReport.ReadingError) -> Difference {
        var causes: [Cause] = []
        if let list = element.value(of: "cause")?.elements {
            for cause in list {
                guard let known = cause.string.flatMap({ Cause(rawValue: $0) }) else {
                    throw error("the cause is unknown", cause)
                }
                causes.append(known)
            }
        }
        var languages: [LanguageTag] = []
        if let list = element.value(of: "languages")?.elements {
            languages = list.compactMap { $0.string.flatMap { LanguageTag(named: $0) } }
        }
        return Difference(
            key: try key(element),
            languages: languages,
            arguments: CallArguments(),
            count: element.value(of: "count")?.integer ?? 1,
            expected: try shown("source", of: element),
            actual: try shown("target", of: element),
            causes: causes,
            numberClass: element.value(of: "class")?.string
        )
    }

    private func shown(
        _ side: String,
        of element: JSONElement
    ) throws(ConversionReport.ReadingError) -> RuntimeAnswer {
        guard let shown = element.value(of: side)?.value(of: "shown") else {
            throw error("“\(side)” has to say what is “shown”", element)
        }
        if let text = shown.string { return .text(text) }
        if let outcomes = shown.value(of: "outcomes")?.elements { return .outcomes(outcomes.compactMap(\.string)) }
        if let failure = shown.value(of: "failure")?.string {
            return .failure(RuntimeFailure(failure, shown.value(of: "message")?.string ?? ""))
        }
        return .list(shown.elements?.compactMap(\.string) ?? [])
    }

    // MARK: Calls

    private func call(_ element: JSONElement, depth: Int) throws(ConversionReport.ReadingError) -> Call {
        if depth > Self.depthLimit { throw error("calls are nested too deeply", element) }
        if let items = element.value(of: "items")?.elements {
            var calls: [Call] = []
            for item in items { calls.append(try call(item, depth: depth + 1)) }
            return .items(calls)
        }
        if let selector = element.value(of: "choose") {
            return .choice(try choice(element, selector, depth: depth))
        }
        var lookUp = Call.LookUp(
            key: try key(element),
            name: try text("name", of: element),
            isFormat: element.value(of: "format")?.boolean ?? false,
            number: nil,
            operands: []
        )
        if let number = element.value(of: "number") { lookUp.number = try operand(number, depth: depth) }
        if let arguments = element.value(of: "arguments")?.elements {
            for argument in arguments { lookUp.operands.append(try operand(argument, depth: depth)) }
        }
        if let named = element.value(of: "named")?.members {
            for member in named {
                let operand = try operand(member.value, depth: depth)
                lookUp.named.append(Call.NamedOperand(name: member.key.string ?? "", operand: operand))
            }
        }
        if let value = element.value(of: "value") { lookUp.value = try operand(value, depth: depth) }
        lookUp.passesWidth = element.value(of: "width")?.boolean ?? false
        return .lookUp(lookUp)
    }

    private func choice(
        _ element: JSONElement,
        _ selector: JSONElement,
        depth: Int
    ) throws(ConversionReport.ReadingError) -> Call.Choice {
        let kind: Call.Choice.Selector
        switch selector.string {
        case "width": kind = .width
        case "device": kind = .device
        case "product": kind = .product
        default:
            guard let place = selector.integer, place >= 1 else { throw error("the choice is unknown", selector) }
            kind = .argument(place - 1)
        }
        var choice = Call.Choice(selector: kind, branches: [])
        if let branches = element.value(of: "when")?.elements {
            for branch in branches {
                guard let condition = Condition(reportSpelling: try text("is", of: branch)),
                    let value = branch.value(of: "call")
                else { throw error("the condition is unknown", branch) }
                choice.branches.append(
                    Call.Branch(condition: condition, call: try call(value, depth: depth + 1))
                )
            }
        }
        if let otherwise = element.value(of: "otherwise") {
            choice.otherwise = try call(otherwise, depth: depth + 1)
        }
        return choice
    }

    private func operand(_ element: JSONElement, depth: Int) throws(ConversionReport.ReadingError) -> Call.Operand {
        if element.isNull { return .nothing }
        if let place = element.integer, place >= 1 { return .argument(place - 1) }
        if let components = element.value(of: "compose")?.elements {
            var text = Call.ComposedText(components: [], separator: try self.text("separator", of: element))
            for part in components { text.components.append(try component(part)) }
            return .text(text)
        }
        return .call(try call(element, depth: depth + 1))
    }
}

extension ConversionReportReader {
    /// A part of a text that the app makes.
    fileprivate func component(
        _ element: JSONElement
    ) throws(ConversionReport.ReadingError) -> Call.ComposedText.Component {
        if let texts = element.value(of: "device")?.elements { return .device(texts.compactMap(\.string)) }
        if let texts = element.value(of: "product")?.elements { return .product(texts.compactMap(\.string)) }
        if let widths = element.value(of: "width")?.elements {
            return .width(widths.compactMap(\.integer), widest: element.value(of: "widest")?.integer ?? 0)
        }
        guard let place = element.value(of: "argument")?.integer, place >= 1 else {
            throw error("the component is unknown", element)
        }
        if let texts = element.value(of: "texts")?.elements { return .oneOf(place - 1, texts.compactMap(\.string)) }
        guard let numbers = element.value(of: "numbers")?.elements else { return .argument(place - 1) }
        var values: [Call.ComposedText.NumberValue] = []
        for number in numbers {
            guard case .number(let range)? = Condition(reportSpelling: try text("is", of: number)) else {
                throw error("the numbers are unknown", number)
            }
            values.append(Call.ComposedText.NumberValue(range: range, value: try text("text", of: number)))
        }
        return .numbers(place - 1, values)
    }
}

extension JSONElement {
    /// A whole number; nil for other values.
    fileprivate var integer: Int? { number.flatMap { Int(exactly: $0.value) } }
}

extension ConversionReport {
    /// Reads the file of a report.
    ///
    /// - Throws: `FileError` if it can't be read, `ReadingError` if it is no report.
    package init(path: String) throws { try self.init(path: path, bytes: try readFile(at: path)) }
}
