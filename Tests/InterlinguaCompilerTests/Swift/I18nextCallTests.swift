import InterlinguaPlatforms
import InterlinguaFormats
import InterlinguaIR
import InterlinguaSemantics
import OrderedCollections
import Testing

@testable import InterlinguaCompiler
@testable import InterlinguaGenerator

@Suite("Calls of i18next for iOS")
struct I18nextCallTests {
    private static let call = """
        var variables: [String: Any] = [:]
        for name in fields[4].split(separator: ",") { variables[String(name)] = "Ann \\(name)" }
        if !variables.isEmpty { variables["user"] = ["name": "Bob", "age": 7] }
        let count: (any Numeric)? =
            switch fields[2].first {
            case "i": Int(fields[2].dropFirst())
            case "d": Double(fields[2].dropFirst())
            default: nil
            }
        let context = fields[3].isEmpty ? nil : fields[3]
        let text = fields[5].isEmpty ? nil : fields[5]
        let namespace = fields[6].isEmpty ? nil : fields[6]
        let keys = fields[1].split(separator: "\\u{2}", omittingEmptySubsequences: false).map(String.init)
        if keys.count > 1 {
            return I18NEXT(keys, count: count, context: context, variables: variables, defaultValue: text, namespace: namespace)
        }
        if fields[7] == "native" {
            return I18NEXT(keys[0], count: count, variables: variables, namespace: namespace, arguments: [5, 7])
        }
        return I18NEXT(
            keys[0], count: count, context: context, variables: variables, defaultValue: text, namespace: namespace
        )
        """

    @Test(arguments: ["i18next-v1", "examples/i18next-v1", "examples/i18next-v1-arabic"])
    func giveTheTextsOfTheLibrary(_ name: String) throws {
        let project = try LibraryCalls.testData(name, as: "i18next-v1")
        let keys = Array(project.catalog.entries.keys)
        var calls = Calls(project)
        for (index, key) in keys.enumerated() {
            let names = project.catalog.entries[key]?.arguments.compactMap(\.name) ?? []
            let others = names.filter { !["count", "context"].contains($0) }
            calls.add([key.name], key.table, others, at: index, isShort: !names.contains("count"), isNative: true)
            switch index % 4 {
            case 0: calls.add(["no such key", key.name], key.table, [], at: index, isShort: true)
            case 1: calls.add([key.name, "no such key"], key.table, [], at: index, isShort: true)
            case 2: calls.add([key.table + ":" + key.name], "", [], at: index, isShort: true)
            default: break
            }
        }
        calls.add(["no such key"], "", ["a"], at: 0)
        calls.add(["no such key", "nor this"], "", ["a"], at: 1)
        calls.add(["nowhere:title"], "", [], at: 1)
        try calls.calls.check(project, .i18next, call: Self.call)
    }

    @Test
    func findHostileKeys() throws {
        // Points are paths, and names with this sign operators: what the library does with them has a test of its own.
        var keys = OrderedSet(LibraryCalls.fields(of: HostileTexts.names + HostileTexts.texts))
        keys = keys.filter { !$0.utf8.contains(UInt8(ascii: ".")) && !$0.hasPrefix("@") && !$0.isEmpty }
        var texts = HostileTexts.texts.filter { !$0.utf8.contains(0) && $0.utf8.count < 1_000 }
        texts += [
            "__name__", "__name____other__", "____", "__", "___name___", "__user.name__ is __user.age__", "__count__!",
            "__ name__", "__name__ and __name__", "__żółw__", "$t(title)", "$t( title )", "$t(title, {\"count\": 3})",
            "$t(title, {\"context\": \"male\"})", "$t(title, {\"count\": \"x\"})", "$t(missing)", "$t()", "$t(", "$t)",
            "$t(a $t(title))", "$t(title)$t(title)", "$t(other:title)", "$t(title, [1])", "$t(title, {)", "$T(title)",
            "$t(title, {\"ns\": \"other\"})", "$t(title,{\"defaultValue\": \"none\"})",
            "$t(none, {\"defaultValue\": \"d\"})",
            "%d of %d", "100 %", "%1$d %2$d %%", "$t(__name__)",
        ]
        func namespace(_ extra: String) -> String {
            var members = ["\"title\": \"Title\(extra)\"", "\"title_male\": \"His\(extra)\""]
            members += ["\"title_plural\": \"__count__ titles\(extra)\"", "\"title_plural_2\": \"few\(extra)\""]
            members += texts.enumerated().map { "\"t\($0)\": \($1.quoted)" }
            for (index, key) in keys.enumerated() where key != "title" {
                members.append("\(key.quoted): \((texts[index % texts.count] + extra).quoted)")
                members.append("\((key + "_plural").quoted): \"__count__ \(index)\"")
                members.append("\((key + "_male").quoted): \"male \(index)\"")
            }
            return members.joined(separator: ",\n")
        }
        let project = ComparedProject.make(
            I18nextFormat(.v1),
            [
                (
                    path: "en.lproj/i18next.json",
                    text: "{\"translation\": {\(namespace(""))}, \"other\": {\"title\": \"Other title\"}}"
                ),
                (path: "pl.lproj/i18next.json", text: "{\"translation\": {\(namespace(" (pl)"))}}"),
            ]
        )
        var calls = Calls(project)
        for (index, text) in texts.enumerated() {
            // An object is asked for what it is by this one, and a number is none.
            let isFormat = !text.contains("%@") && !text.contains("$0")
            calls.add(["t\(index)"], "", ["name", "other", "żółw"], at: index, isNative: isFormat)
        }
        for (index, key) in (Array(keys) + ["e\u{301}", "\u{E9}", "a.b", ".a", "a.", "a..b", ""]).enumerated() {
            calls.add([key], "", [], at: index, isShort: true)
        }
        try calls.calls.check(project, .i18next, call: Self.call)
    }

    /// Calls in all languages of a project.
    private struct Calls {
        var calls = LibraryCalls()
        let languages: [LanguageTag]
        let runtime: any Runtime

        init(_ project: VerifiedProject) {
            languages = project.catalog.generatedLanguages
            runtime = project.runtime()
        }

        mutating func add(
            _ keys: [String],
            _ table: String,
            _ names: [String],
            at index: Int,
            isShort: Bool = false,
            isNative: Bool = false
        ) {
            var counts: [(String, ArgumentValue?)] = [("", nil)]
            counts += LibraryCalls.numbers.map { ("i\($0)", .number(DecimalNumber($0))) }
            counts += LibraryCalls.decimals.map { ("d\($0)", .number(DecimalNumber(shortest: $0) ?? .zero)) }
            if isShort { counts = [counts[0], counts[2], counts[3], counts[6]] }
            for language in languages {
                for (place, context) in [nil, "male", "no such context"].enumerated() {
                    for (spelled, count) in place == 0 ? counts : Array(counts.prefix(6)) {
                        add(keys, table, names, language, spelled, count, context, at: index + place, isNative)
                    }
                }
            }
        }

        private mutating func add(
            _ keys: [String],
            _ table: String,
            _ names: [String],
            _ language: LanguageTag,
            _ spelled: String,
            _ count: ArgumentValue?,
            _ context: String?,
            at index: Int,
            _ canBeNative: Bool
        ) {
            var request = RuntimeRequest(keys, languages: [language])
            if !table.isEmpty { request.table = table }
            request.count = count
            request.context = context
            request.defaultText = index % 3 == 1 ? "default __count__" : nil
            request.consumer = "ios"
            let isNative = canBeNative && index % 5 == 0 && context == nil && request.defaultText == nil
            if isNative { request.arguments = [.number(5), .number(7)] }
            for name in names { request.namedArguments[name] = .text("Ann \(name)") }
            if !names.isEmpty {
                request.namedArguments["user.name"] = .text("Bob")
                request.namedArguments["user.age"] = .number(7)
            }
            let fields = [
                language.identifier, keys.joined(separator: "\u{2}"), spelled, context ?? "",
                names.joined(separator: ","), request.defaultText ?? "", table, isNative ? "native" : "",
            ]
            var answer = runtime.answer(request)
            // The library gives numbers for what is true or false, which Foundation shows so.
            if answer == .text("true") { answer = .text("1") }
            calls.add(fields, answer)
        }
    }
}
