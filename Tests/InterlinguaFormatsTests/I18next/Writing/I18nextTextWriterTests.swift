import InterlinguaIR
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

@Suite("i18next's texts are written")
struct I18nextTextWriterTests {
    private typealias Samples = I18nextSamples

    private static let name = Argument(name: "name")
    private static let number = Argument(name: "n", type: .integer(IntegerType(bits: 32)))
    private static let sum = Argument(name: "sum", type: .decimal)

    /// What is written for a pattern of the arguments `name`, `n` and `sum`, and what is reported.
    private func written(
        _ pattern: Pattern,
        _ version: I18nextVersion,
        _ settings: [String: RuntimeSetting] = [:]
    ) -> (text: String, identifiers: [String]) {
        var diagnostics: [Diagnostic] = []
        let settings = I18nextSettings(settings, &diagnostics)
        var writer = I18nextTextWriter(
            I18nextTextSyntax(settings, version),
            arguments: [Self.name, Self.number, Self.sum],
            isOwn: false
        ) { key in
            I18nextCallee(name: key.name, looksAtCount: key.name == "files")
        }
        let text = writer.text(of: pattern)
        return (text, diagnostics.map(\.identifier) + writer.problems.map(\.kind.name))
    }

    private func pattern(_ text: String) -> Pattern { Samples.pattern(text, [Self.name, Self.number, Self.sum]) }

    private func shown(_ format: Format) -> Pattern {
        Pattern([.placeholder(Placeholder(argument: 2, format: format))])
    }

    @Test("Texts are not escaped for HTML, unless the project escapes nothing anyway")
    func escaping() {
        #expect(written(pattern("Hi [name], [n]"), .v4).text == "Hi {{- name}}, {{n}}")
        #expect(written(pattern("Hi [name], [n]"), .v4, ["escapeValue": .flag(false)]).text == "Hi {{name}}, {{n}}")
        #expect(written(pattern("Hi [name], [n]"), .v3).text == "Hi {{- name}}, {{n}}")
        #expect(written(pattern("Hi [name], [n]"), .v1).text == "Hi __name__, __n__")
        let first: [String: RuntimeSetting] = ["dialect": .text("js1"), "escapeInterpolation": .flag(true)]
        #expect(written(pattern("Hi [name], [n]"), .v1, first).text == "Hi __nameHTML__, __n__")
        let braces: [String: RuntimeSetting] = ["interpolationPrefix": .text("{{"), "interpolationSuffix": .text("}}")]
        #expect(written(pattern("[name][n]"), .v1, braces) == ("{{name}}{{n}}", []))
    }

    @Test(
        "Formats that the library has",
        arguments: [
            (.number(NumberFormat()), "{{sum}}"),
            (
                .functions([
                    Function(namespace: "i18next", name: "currency", options: [.init(name: "currency", value: "USD")]),
                    Function(namespace: "i18next", name: "upper"),
                ]),
                "{{sum, currency(currency: USD), upper}}"
            ),
        ] as [(Format, String)]
    )
    func formats(format: Format, expected: String) {
        #expect(written(shown(format), .v4) == (expected, []))
    }

    @Test("Formats stand behind the project's separator", arguments: ["|", "->", "—"])
    func formatSeparators(separator: String) {
        let functions = ["upper", "lower"].map { Function(namespace: "i18next", name: $0) }
        let settings: [String: RuntimeSetting] = ["interpolation": .group(["formatSeparator": .text(separator)])]
        let written = written(shown(.functions(functions)), .v3, settings)
        #expect(written == ("{{sum \(separator) upper \(separator) lower}}", []))
    }

    @Test(
        "Text that looks like syntax",
        arguments: [
            (.v4, "{{x}} [n]", "{{x}} {{n}}"), (.v4, "{{n}} [n]", "{{n}} {{n}}"), (.v3, "{{x}}", "{{x}}"),
            (.v1, "__x__ [n]", "__x__ __n__"), (.v1, "__n__ x", "__n__ x"),
            // A brace before a name would become a part of it.
            (.v4, "{[n]}", "{{{- n}}}"), (.v4, "{{[name]", "{{{{- name}}"),
            (.v4, "{{ and [n] }}", "{{ and {{- n}} }}"), (.v4, "{{- [n]", "{{- {{- n}}"),
            (.v4, "cost: $t(x)", "cost: $t(x)"), (.v4, "cost: $t(x", "cost: $t(x"),
            (.v4, "$t(\nx)", "$t(\nx)"), (.v1, "$t(x)", "$t(x)"), (.v4, "100 % & <b>", "100 % & <b>"),
        ] as [(I18nextVersion, String, String)]
    )
    func seemingSyntax(version: I18nextVersion, text: String, expected: String) {
        #expect(written(pattern(text), version) == (expected, []))
    }

    @Test(
        "Placeholders stand beside each other as the text has them",
        arguments: ["[name][n]", "[name]x[n]", "[name].[n]"]
    )
    func adjacency(text: String) {
        let expected = text.replacing("[name]", with: "__name__").replacing("[n]", with: "__n__")
        #expect(written(pattern(text), .v1) == (expected, []))
        #expect(written(pattern(text), .v1, ["dialect": .text("js1")]) == (expected, []))
    }

    @Test("Bytes count, not the characters that marks make of them")
    func combiningMarks() {
        #expect(written(pattern("{\u{301}[n]"), .v4).text == "{\u{301}{{n}}")
        #expect(written(pattern("{\u{301}{[n]"), .v4).text == "{\u{301}{{{- n}}")
    }

    @Test("Names that no placeholder can have")
    func names() {
        func problems(_ name: String, _ version: I18nextVersion) -> [String] {
            var diagnostics: [Diagnostic] = []
            var writer = I18nextTextWriter(
                I18nextTextSyntax(I18nextSettings([:], &diagnostics), version),
                arguments: [Argument(name: name, type: .number)],
                isOwn: false
            ) { _ in nil }
            _ = writer.text(of: Pattern([.placeholder(Placeholder(argument: 0))]))
            return writer.problems.map(\.kind.name)
        }
        #expect(problems("user.first", .v4) == [])
        #expect(problems("user.first", .v1) == [])
        #expect(problems("my name", .v4) == [])
        #expect(problems("my name", .v1).first == "invalid-argument-name")
        #expect(problems("a,b", .v4).first == "invalid-argument-name")
        #expect(problems("-a", .v4).first == "invalid-argument-name")
        #expect(problems("a}}b", .v4).first == "invalid-argument-name")
        #expect(problems("lng", .v4) == [])
        #expect(problems("imię", .v1) == [])
    }

    @Test("References pass on what the other text needs")
    func references() {
        func reference(
            _ name: String,
            _ bindings: [(String, Reference.Operand)],
            _ inherited: Reference.Inherited
        )
            -> Pattern
        {
            var reference = Reference(.entry(Key(name)), inherited: inherited)
            for (name, operand) in bindings { reference.bindings[name] = operand }
            return Pattern([.reference(reference)])
        }
        let all: Reference.Inherited = [.variables, .selectors]
        #expect(written(reference("title", [], all), .v4).text == "$t(title)")
        #expect(
            written(reference("files", [("count", .argument(1))], all), .v4).text == "$t(files, {\"count\": {{n}} })"
        )
        #expect(
            written(reference("files", [("count", .pattern(Pattern("3")))], all), .v1).text
                == "$t(files, {\"count\": 3 })"
        )
        #expect(
            written(reference("friend", [("context", .pattern(Pattern("male")))], all), .v1).text
                == "$t(friend, {\"context\": \"male\" })"
        )
        #expect(
            written(reference("hi", [("who", .argument(0))], all), .v4).text
                == "$t(hi, {\"who\": \"{{- name}}\" })"
        )
        // iOS hands on all variables or the listed ones.
        #expect(
            written(reference("hi", [("who", .argument(0)), ("count", .argument(1))], .variables), .v1).text
                == "$t(hi, {\"count\": __n__, \"variables\": {\"who\": \"__name__\", \"name\": \"__name__\", "
                + "\"n\": \"__n__\", \"sum\": \"__sum__\"} })"
        )
        let quoted = written(reference("hi", [("who", .pattern(Pattern("a \"b\" \\")))], all), .v4)
        #expect(quoted.text == #"$t(hi, {"who": "a \"b\" \\" })"#)
        #expect(written(reference("Hello, you", [], all), .v4).identifiers == ["unwritable"])
    }
}
