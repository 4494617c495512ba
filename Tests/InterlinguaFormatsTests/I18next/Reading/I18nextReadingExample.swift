import InterlinguaIR
import InterlinguaOracle
import InterlinguaSemantics
import Testing

@testable import InterlinguaFormats

/// One of the examples for one library, as the front end and the renderer take it.
struct I18nextReadingExample: CustomTestStringConvertible, Sendable {
    let number: String
    let dialect: String
    let version: I18nextVersion
    let language: String
    let fallback: String?
    let resources: String
    let call: String
    /// JSON, or `overflow`.
    let result: String

    var testDescription: String { "\(number) \(dialect)" }

    /// All examples: those over several libraries once for each.
    static let all: [I18nextReadingExample] = {
        var examples: [I18nextReadingExample] = []
        var lines = I18nextExamples.table.split(separator: "\n").map(String.init)[...]
        while let head = lines.popFirst() {
            let words = head.split(separator: " ").map(String.init)
            let body = lines.prefix { $0.hasPrefix("    ") }.map { String($0.drop { $0 == " " }) }
            lines = lines.dropFirst(body.count)
            let dialects = words[0].hasPrefix("C") ? ["ios", "js1", "js"] : [words[1] == "ios" ? "ios" : "js"]
            for (dialect, result) in zip(dialects, body.dropFirst(2)) {
                examples.append(
                    I18nextReadingExample(
                        number: words[0],
                        dialect: dialect,
                        version: I18nextVersion(rawValue: words[1]) ?? .v1,
                        language: words[2],
                        fallback: words.count > 3 ? words.last : nil,
                        resources: body[0],
                        call: body[1],
                        result: result
                    )
                )
            }
        }
        return examples
    }()

    /// The call names several keys, of which the first one that is found counts.
    struct SeveralKeys: Error {}

    /// What the renderer says of the catalogue that the front end makes of the resources.
    func rendering() throws -> String {
        let call = try #require(JSONValue(parsing: "[\(self.call.components(before: ", init "))]")?.elements)
        let options = call.count > 1 ? call[1].members : [:]
        let isStore = ["\"translation\":", "\"n1\":"].contains { resources.contains($0) }
        let store = isStore ? resources : #"{"\#(language)":{"translation":\#(resources)}}"#
        var settings: [String: RuntimeSetting] = [
            "dialect": .text(dialect), "escapeValue": .flag(false), "resourceLevels": .number(DecimalNumber(2)),
        ]
        if let context = options["context"]?.text { settings["contexts"] = .list([.text(context)]) }
        if resources.contains("_f\"") { settings["contexts"] = .list([.text("f")]) }
        if let separator = options["joinArrays"]?.text { settings["joinArrays"] = .text(separator) }
        let source = LanguageTag(fallback ?? "dev") ?? .undetermined
        let result = I18nextFormat(version).read(
            [InputFile(path: "store.json", bytes: Array(store.utf8))],
            options: ReadingOptions(sourceLanguage: source, settings: settings)
        )
        #expect(result.catalog.validate().isEmpty)
        let asked = LanguageTag(options["lng"]?.text ?? language) ?? .undetermined
        var named: [String: ArgumentValue] = [:]
        for (name, value) in options { value.addArguments(named: name, to: &named) }
        guard let key = call[0].text else { throw SeveralKeys() }
        var path = key
        var table = ""
        if let colon = key.firstIndex(of: ":") {
            table = String(key[..<colon])
            path = String(key[key.index(after: colon)...])
        }
        let kind: Key.Kind = options["ordinal"] == .boolean(true) ? .ordinal : .text
        let keys =
            [Key(table: table, kind: kind, path: path.split(separator: ".").map(String.init))] + [
                Key(path, table: table, kind: kind)
            ]
        let context = RenderingContext(namedValues: named, numberStyle: .c)
        let renderer = Renderer(result.catalog)
        // An item of a list is asked for by its number behind the list's key.
        let list = Key(table: table, kind: .list, path: keys[0].path.dropLast())
        if !keys.contains(where: { result.catalog.entries[$0] != nil }), let index = Int(keys[0].path.last ?? ""),
            case .list(let items) = renderer.render(list, in: asked, context), items.indices.contains(index)
        {
            return items[index]
        }
        let found = keys.first { result.catalog.entries[$0] != nil } ?? keys[1]
        return renderer.render(found, in: asked, context).shown ?? ""
    }

    /// The expected result as a text.
    var expected: String? {
        guard let value = JSONValue(parsing: result) else { return nil }
        if case .string(let text) = value { return text }
        return String(decoding: value.bytes(.compact, endsLine: false), as: UTF8.self)
    }
}

extension String {
    fileprivate func components(before separator: String) -> String {
        guard let start = utf8Range(of: separator) else { return self }
        return String(self[..<start])
    }

    private func utf8Range(of text: String) -> Index? {
        indices.first { self[$0...].hasPrefix(text) }
    }
}

extension JSONValue {
    /// Reads a value; nil if the text is none.
    init?(parsing text: String) {
        let (document, diagnostics) = JSONReader.read(path: "value.json", bytes: Array(text.utf8))
        guard diagnostics.isEmpty, let root = document.root else { return nil }
        self = root.value
    }

    var elements: [JSONValue]? { if case .array(let values) = self { values } else { nil } }

    var members: [String: JSONValue] {
        guard case .object(let members) = self else { return [:] }
        return Dictionary(members.map { ($0.key, $0.value) }) { $1 }
    }

    var text: String? { if case .string(let text) = self { text } else { nil } }

    /// Adds the value, and what lies in it by the paths that texts name.
    func addArguments(named name: String, to arguments: inout [String: ArgumentValue]) {
        arguments[name] = argument
        for (member, value) in members { value.addArguments(named: "\(name).\(member)", to: &arguments) }
        for (index, value) in (elements ?? []).enumerated() {
            value.addArguments(named: "\(name).\(index)", to: &arguments)
        }
    }

    /// The value as an app passes it.
    var argument: ArgumentValue {
        switch self {
        case .string(let text): .text(text)
        case .number(let number): .number(number.value, spelling: nil)
        case .array(let values): .list(values.map(\.argument))
        default: .absent
        }
    }
}
