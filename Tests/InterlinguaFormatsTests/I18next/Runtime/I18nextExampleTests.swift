import InterlinguaIR
import InterlinguaSemantics
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

/// One worked example for one library.
struct I18nextExample: CustomTestStringConvertible, Sendable {
    let number: String
    let dialect: String
    let version: I18nextVersion
    let language: String
    let fallback: String?
    /// The key tree of the default namespace, or languages above namespaces above trees.
    let resources: String
    let call: String
    /// JSON, or `overflow`.
    let result: String

    var testDescription: String { "\(number) \(dialect)" }

    /// All examples: those over several libraries once for each.
    static let all: [I18nextExample] = {
        var examples: [I18nextExample] = []
        var lines = I18nextExamples.table.split(separator: "\n").map(String.init)[...]
        while let head = lines.popFirst() {
            let words = head.split(separator: " ").map(String.init)
            let body = lines.prefix { $0.hasPrefix("    ") }.map { $0.trimmingScriptSpace() }
            lines = lines.dropFirst(body.count)
            let dialects = words[0].hasPrefix("C") ? ["ios", "js1", "js"] : [words[1] == "ios" ? "ios" : "js"]
            for (dialect, result) in zip(dialects, body.dropFirst(2)) {
                examples.append(
                    I18nextExample(
                        number: words[0],
                        dialect: dialect,
                        version: I18nextVersion(rawValue: words[1]) ?? .v1,
                        language: words[2],
                        fallback: words.last == words[2] ? nil : words.last,
                        resources: body[0],
                        call: body[1],
                        result: result
                    )
                )
            }
        }
        return examples
    }()

    /// The run time over the example's files, and what is asked of it.
    func prepared() throws -> (runtime: I18nextRuntime, request: RuntimeRequest) {
        var settings: [String: RuntimeSetting] = [
            "dialect": .text(dialect), "lng": .text(language),
        ]
        if dialect == "js" { settings["interpolation"] = .group(["escapeValue": .flag(false)]) }
        if let fallback { settings["fallbackLng"] = .text(fallback) }
        let store = isStore ? resources : #"{"\#(language)":{"translation":\#(resources)}}"#
        let file = InputFile(path: "store.json", bytes: Array(store.utf8))
        let runtime = I18nextRuntime([file], version: version, options: RuntimeOptions(settings: settings))
        let parts = call.split(by: ", init ")
        let arguments = try #require(I18nextValue(json: "[\(parts[0])]")?.list)
        var request = RuntimeRequest(arguments[0].text.map { [$0] } ?? arguments[0].list?.compactMap(\.text) ?? [])
        let options = arguments.count > 1 ? arguments[1].members ?? [:] : [:]
        if dialect == "ios" {
            request.take(options)
        } else {
            request.callOptions = options.mapValues { RuntimeSetting($0) }
        }
        if parts.count > 1 {
            request.settings = try #require(I18nextValue(json: parts[1])?.members).mapValues { RuntimeSetting($0) }
        }
        return (runtime, request)
    }

    /// Whether the first level of the resources is languages.
    var isStore: Bool {
        guard let members = I18nextValue(json: resources)?.members, !members.isEmpty else { return false }
        return members.values.allSatisfy { $0.members?["translation"] != nil || $0.members?["n1"] != nil }
    }
}

extension RuntimeRequest {
    /// Takes over options and variables, which the library for iOS keeps apart.
    fileprivate mutating func take(_ options: [String: I18nextValue]) {
        for (name, value) in options {
            switch name {
            case "count", "context", "lng", "defaultValue": callOptions[name] = RuntimeSetting(value)
            default: namedArguments[name] = value.argument
            }
        }
    }
}

extension RuntimeSetting {
    /// The setting that becomes a value.
    init(_ value: I18nextValue) {
        self =
            switch value {
            case .boolean(let flag): .flag(flag)
            case .number(let number): .number(number.decimal ?? .zero)
            case .text(let text): .text(text)
            case .list(let values): .list(values.map { RuntimeSetting($0) })
            case .object(let members), .printing(_, let members): .group(members.mapValues { RuntimeSetting($0) })
            case .null, .undefined, .function: .null
            }
    }
}

extension I18nextValue {
    /// A text or number as an app passes it, nothing for others.
    fileprivate var argument: ArgumentValue {
        switch self {
        case .text(let text): .text(text)
        case .number(let number): .number(number.decimal ?? .zero)
        default: .absent
        }
    }

    /// The elements of a list; nil for other values.
    var list: [I18nextValue]? {
        if case .list(let values) = self { return values }
        return nil
    }
}

/// What the libraries show in the examples.
@Suite struct I18nextExampleTests {
    @Test func allAreThere() {
        #expect(Set(I18nextExample.all.map(\.number)).count == 148)
        #expect(I18nextExample.all.count == 56 + 52 + 3 * 40)
    }

    @Test(arguments: I18nextExample.all)
    func example(_ example: I18nextExample) throws {
        let (runtime, request) = try example.prepared()
        if example.result == "overflow" {
            #expect(throws: RuntimeFailure.self) { try runtime.value(for: request) }
            guard case .failure(let failure) = runtime.answer(request) else {
                Issue.record("it should overflow the stack")
                return
            }
            #expect(failure.identifier == "stack-overflow")
        } else {
            let expected = try #require(I18nextValue(json: example.result))
            #expect(try runtime.value(for: request) == expected)
        }
    }

    /// Telling the steps changes nothing.
    @Test(arguments: I18nextExample.all)
    func explanation(_ example: I18nextExample) throws {
        let (runtime, request) = try example.prepared()
        let explanation = runtime.explain(request)
        #expect(explanation.answer == runtime.answer(request))
        #expect(!explanation.steps.isEmpty)
        for step in explanation.steps {
            #expect(step.text.first?.isUppercase == false)
            #expect(!step.text.hasSuffix("."))
        }
    }
}
