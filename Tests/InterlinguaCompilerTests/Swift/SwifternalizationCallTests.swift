import InterlinguaPlatforms
import InterlinguaFormats
import InterlinguaIR
import InterlinguaSemantics
import OrderedCollections
import Testing

@testable import InterlinguaCompiler
@testable import InterlinguaGenerator

@Suite("Calls of Swifternalization")
struct SwifternalizationCallTests {
    private static let call = """
        let width = Int(fields[3])
        let value = String(fields[2].dropFirst())
        let text = fields[4].isEmpty ? nil : fields[4]
        switch fields[2].first {
        case "i":
            return I18n.localizedString(fields[1], intValue: Int(value) ?? 0, fittingWidth: width, defaultValue: text)
        case "t":
            return I18n.localizedString(fields[1], stringValue: value, fittingWidth: width, defaultValue: text, comment: "")
        default: return Swifternalization.localizedString(fields[1], fittingWidth: width, defaultValue: text)
        }
        """

    @Test(arguments: ["swifternalization", "examples/swifternalization"])
    func giveTheTextsOfTheLibrary(_ name: String) throws {
        let project = try LibraryCalls.testData(name, as: "swifternalization")
        let keys = project.catalog.entries.keys.map(\.name) + ["no such key"]
        try Self.calls(of: keys, project).check(project, .swifternalization, call: Self.call)
    }

    @Test
    func findHostileKeys() throws {
        var keys = OrderedSet(LibraryCalls.fields(of: HostileTexts.names + HostileTexts.texts))
        keys.formUnion([
            "ie:x=0", "ie:x=1", "iex:-1<x<1", "exp:hello", "exp:^h", "exp:(", "exp:", "3-cars", "@100", "IE:x=1",
            "żółw-2.5",
        ])
        keys.remove("")
        let entries = keys.enumerated().map { index, key in
            let text = HostileTexts.texts.filter { !$0.utf8.contains(0) }[index % 20].quoted
            return switch index % 3 {
            case 0: "\(key.quoted): \(text)"
            case 1: "\(key.quoted): {\"one\": \(text), \"other\": \("other \(key)".quoted), \(key.quoted): \"key\"}"
            default: "\(key.quoted): {\"ie:x<0\": \"negative\", \"exp:[.]\": {\"@0\": \(text), \"@50\": \"wide\"}}"
            }
        }
        let half = entries.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        let project = ComparedProject.make(
            SwifternalizationFormat(),
            [
                (path: "base.json", text: "{\(entries.joined(separator: ",\n"))}"),
                (path: "pl.json", text: "{\(half.joined(separator: ",\n"))}"),
            ]
        )
        // Letters in parts are the same to the library.
        let asked = Array(keys) + ["e\u{301}", "\u{E9}", "z\u{307}o\u{301}łw-2.5", "no such key", ""]
        try Self.calls(of: asked, project).check(project, .swifternalization, call: Self.call)
    }

    private static func calls(of keys: [String], _ project: VerifiedProject) -> LibraryCalls {
        let runtime = project.runtime()
        var calls = LibraryCalls()
        for language in project.catalog.generatedLanguages {
            for (index, key) in keys.enumerated() {
                for width in [nil, 1, 100, 250, 1_000] {
                    var values: [ArgumentValue?] = [nil]
                    if width == nil || index % 7 == 0 {
                        values += LibraryCalls.numbers.map { .number(DecimalNumber($0)) }
                        values += [Int.max, Int.min].map { .number(DecimalNumber($0)) }
                        values += ["", "2.5", "-0.5", "1.0", " 1", "male", "other", "é", key, "7 kg"].map { .text($0) }
                    }
                    for value in values {
                        var request = RuntimeRequest([key], languages: [language])
                        request.value = value
                        request.width = width
                        request.isRaw = true
                        request.defaultText = index % 2 == 0 ? "default" : nil
                        let kind =
                            switch value {
                            case nil, .absent?: ""
                            case .number?: "i"
                            default: "t"
                            }
                        let fields = [
                            language.identifier, key, kind + (value?.text ?? ""), width.map { "\($0)" } ?? "",
                            request.defaultText ?? "",
                        ]
                        calls.add(fields, runtime.answer(request))
                    }
                }
            }
        }
        return calls
    }
}
