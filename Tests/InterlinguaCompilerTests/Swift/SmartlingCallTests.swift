import InterlinguaPlatforms
import InterlinguaFormats
import InterlinguaIR
import InterlinguaSemantics
import OrderedCollections
import Testing

@testable import InterlinguaCompiler
@testable import InterlinguaGenerator

@Suite("Calls of Smartling's library")
struct SmartlingCallTests {
    private static let call = """
        let text = String(fields[2].dropFirst())
        let number: Any? =
            switch fields[2].first {
            case "i": Int(text)
            case "d": Double(text)
            case "t": text
            default: nil
            }
        if !fields[4].isEmpty {
            return SLPluralizedStringWithDefaultValue(fields[1], fields[3], nil, number, fields[4], nil)
        }
        if fields[3].isEmpty { return SLPluralizedString(fields[1], number, "comment") }
        if number is Int { return SLPluralizedStringFromTableInBundle(fields[1], fields[3], nil, number, nil) }
        return SLPluralizedStringFromTable(fields[1], fields[3], number, nil)
        """

    @Test(arguments: ["smartling", "examples/smartling"])
    func giveTheTextsOfTheLibrary(_ name: String) throws {
        let project = try LibraryCalls.testData(name, as: "smartling")
        let keys = project.catalog.entries.keys.filter { $0.kind == .plural }
        let others = [Key("no such key"), Key("no such key", table: "NoTable")]
        try Self.calls(of: keys + others, project).check(project, .smartling, call: Self.call)
    }

    @Test
    func findHostileKeys() throws {
        var keys = OrderedSet(LibraryCalls.fields(of: HostileTexts.names + HostileTexts.texts))
        keys.formUnion(["##{one}", "a##{other}", "%d cars", "%1$@ and %2$lu", "", "żółw"])
        func file(_ forms: [String]) -> String {
            let lines = keys.enumerated().flatMap { index, key in
                forms.map { form in
                    // An empty text is none.
                    let text = HostileTexts.texts.filter { !$0.utf8.contains(0) }[index % 20]
                    return "\("\(key)##{\(form)}".quoted) = \((form == "one" ? text : "\(form) \(key)").quoted);\n"
                }
            }
            return lines.joined()
        }
        let project = ComparedProject.make(
            SmartlingFormat(),
            [
                (path: "en.lproj/Localizable.strings", text: file(["one", "other"])),
                (path: "pl.lproj/Localizable.strings", text: file(["one", "few", "many"])),
            ]
        )
        let asked = Array(keys) + ["e\u{301}", "\u{E9}", "no such key"]
        try Self.calls(of: asked.map { Key($0) }, project).check(project, .smartling, call: Self.call)
    }

    private static func calls(of keys: [Key], _ project: VerifiedProject) -> LibraryCalls {
        let runtime = project.runtime()
        var calls = LibraryCalls()
        for language in project.catalog.generatedLanguages {
            for (index, key) in keys.enumerated() {
                var values = LibraryCalls.numbers.map { ArgumentValue.number(DecimalNumber($0)) }
                // Numbers become floats of 32 bits.
                values += [16_777_217, 16_777_221].map { .number(DecimalNumber($0)) }
                values += LibraryCalls.decimals.map { .number(DecimalNumber(shortest: $0) ?? .zero) }
                values += ["3", "-1", "1.5", "abc", ""].map { .text($0) }
                for value in values + [.absent] {
                    var request = RuntimeRequest([key.name], languages: [language])
                    request.count = value
                    request.table = key.table
                    request.kind = .plural
                    request.isRaw = true
                    request.defaultText = index % 2 == 0 ? "default" : nil
                    let kind =
                        switch value {
                        case .absent: ""
                        case .number(let number, _): number.isWhole && number < DecimalNumber(100_000_000) ? "i" : "d"
                        default: "t"
                        }
                    let fields = [
                        language.identifier, key.name, kind + value.text, key.table, request.defaultText ?? "",
                    ]
                    calls.add(fields, runtime.answer(request))
                }
            }
        }
        return calls
    }
}
