import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import InterlinguaTestSupport
import Testing

@testable import InterlinguaCompiler
@testable import InterlinguaGenerator

@Suite("Calls of old libraries")
struct CompatibilityTests {
    /// What was asked of a generated file, and which of the answers the library itself could give.
    private struct Calls {
        var lines: [String] = []
        var answers: [[String]] = []

        mutating func add(_ fields: [String], _ answer: RuntimeAnswer) {
            lines.append(fields.joined(separator: "\u{1}"))
            switch answer {
            case .text(let text): answers.append([text])
            case .outcomes(let texts): answers.append(texts)
            case .list, .failure: lines.removeLast()
            }
        }
    }

    private static func check(
        _ name: String,
        _ library: Compatibility,
        _ make: (Loader.Loaded, any Runtime) -> Calls,
        call: String
    ) throws {
        let loaded = try Loader(formatName: library.rawValue).load(["\(ComparedProject.testDataFolder)/\(name)"])
        let runtime = loaded.format.runtime(
            for: loaded.files,
            options: RuntimeOptions(sourceLanguage: loaded.catalog.sourceLanguage)
        )
        let calls = make(loaded, runtime)
        var generator = SwiftGenerator()
        generator.options.compatibility = library
        generator.options.access = "public"
        let program = try GeneratedProgram(
            generator.generate(loaded.catalog, from: loaded.format, files: loaded.files).bytes,
            code: """
                @main
                enum Driver {
                    static func main() {
                        for line in requests().split(separator: 0) {
                            let fields = line.split(separator: 1, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
                            L10n.language = L10n.Language(rawValue: fields[0]) ?? L10n.language(for: [fields[0]])
                            print(answer(fields), terminator: "\\u{0}")
                        }
                    }

                    static func answer(_ fields: [String]) -> String {
                \(call)
                    }
                }
                """,
            arguments: ["-swift-version", "6"]
        )
        defer { program.remove() }
        let said = try program.run(calls.lines.joined(separator: "\u{0}")).split(
            separator: "\u{0}",
            omittingEmptySubsequences: false
        )
        try #require(said.count == calls.lines.count + 1)
        #expect(calls.lines.count > 100)
        var differences: [String] = []
        for (index, answers) in calls.answers.enumerated() where !answers.contains(String(said[index])) {
            let fields = calls.lines[index].split(separator: "\u{1}", omittingEmptySubsequences: false)
            differences.append("\(fields): “\(said[index])” for \(answers)")
        }
        #expect(differences.isEmpty, "\(differences.count) of \(calls.answers.count): \(differences.prefix(6))")
    }

    private static let numbers = [0, 1, 2, 3, 4, 5, 7, 10, 11, 12, 14, 21, 22, 25, 100, 101, 112, 1_000_000, -1, -5]

    @Test("Swifternalization", arguments: ["swifternalization", "examples/swifternalization"])
    func swifternalization(_ name: String) throws {
        try Self.check(
            name,
            .swifternalization,
            { loaded, runtime in
                var calls = Calls()
                let keys = loaded.catalog.entries.keys.map(\.name) + ["no such key"]
                for language in loaded.catalog.generatedLanguages {
                    for (index, key) in keys.enumerated() {
                        for width in [nil, 1, 100, 250, 1_000] {
                            var values: [ArgumentValue?] = [nil]
                            if width == nil || index % 7 == 0 {
                                values += Self.numbers.map { .number(DecimalNumber($0)) }
                                values += ["", "2.5", "male", "other", key, "7 kg"].map { .text($0) }
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
            },
            call: """
                        let width = Int(fields[3])
                        let value = String(fields[2].dropFirst())
                        let text = fields[4].isEmpty ? nil : fields[4]
                        switch fields[2].first {
                        case "i":
                            return I18n.localizedString(fields[1], intValue: Int(value) ?? 0, fittingWidth: width, defaultValue: text)
                        case "t":
                            return I18n.localizedString(fields[1], stringValue: value, fittingWidth: width, defaultValue: text, comment: "")
                        default: return I18n.localizedString(fields[1], fittingWidth: width, defaultValue: text)
                        }
                """
        )
    }

    @Test("Smartling", arguments: ["smartling", "examples/smartling"])
    func smartling(_ name: String) throws {
        try Self.check(
            name,
            .smartling,
            { loaded, runtime in
                var calls = Calls()
                let keys = loaded.catalog.entries.keys.filter { $0.kind == .plural } + [Key("no such key")]
                for language in loaded.catalog.generatedLanguages {
                    for (index, key) in keys.enumerated() {
                        var values = Self.numbers.map { ArgumentValue.number(DecimalNumber($0)) }
                        values += [0.5, 1.0, 1.5, -0.5].map { .number(DecimalNumber(shortest: $0) ?? .zero) }
                        values += ["3", "abc"].map { .text($0) }
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
                                case .number(let number, _): number.isWhole ? "i" : "d"
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
            },
            call: """
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
                        return SLPluralizedStringFromTable(fields[1], fields[3], number, nil)
                """
        )
    }
}
