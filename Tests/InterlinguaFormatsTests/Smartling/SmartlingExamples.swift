import InterlinguaIR
import InterlinguaSemantics
import Testing

@testable import InterlinguaFormats

/// A look-up of Smartling's plural keys: what it returns, before that is formatted.
struct SmartlingExample: Sendable, CustomTestStringConvertible {
    /// The example's number.
    var number: Int

    /// The folders that are searched, the development language's last.
    var locales: [String]

    /// The key.
    var key: String

    /// What the app passes as the number.
    var count: ArgumentValue

    /// The table; nil for the default one.
    var table: String?

    /// The default value.
    var defaultText: String?

    /// The text that is returned.
    var result: String

    var testDescription: String { "\(number): \(key) in \(locales.joined(separator: ", "))" }
}

/// Look-ups with what the library returns (Documentation/formats/smartling.md, sections 1 to 4).
enum SmartlingExamples {
    /// The files by path.
    static let files: [InputFile] = [
        file(
            "en",
            """
            "%d cars" = "%d cars (plain)";
            "%d cars##{one}" = "One car"; "%d cars##{other}" = "%d cars";
            "seats##{one}" = "%d seat"; "seats##{other}" = "%d seats";
            "only.en##{other}" = "%d things";
            "e##{one}" = "x"; "e##{other}" = "many x";
            """
        ),
        file("en", table: "Extra", #""%@ pens##{one}" = "%@ pen"; "%@ pens##{other}" = "%@ pens";"#),
        file(
            "ru",
            """
            "%d cars##{one}" = "%d машина"; "%d cars##{few}" = "%d машины";
            "%d cars##{many}" = "%d машин"; "%d cars##{other}" = "%d машины (дробь)";
            "seats##{one}" = "%d место"; "seats##{other}" = "%d места";
            "e##{one}" = ""; "e##{other}" = "пусто";
            """
        ),
        cars("fr", ["one": "%d voiture", "other": "%d voitures"]),
        cars("ja", ["one": "never", "other": "車%d台"]),
        cars("lv", ["zero": "%d automašīnu", "one": "%d automašīna", "other": "%d automašīnas"]),
        cars("ar", ["zero": "Z", "one": "O", "two": "T", "few": "F", "many": "M", "other": "X"]),
        cars("hr", ["one": "%d auto", "few": "%d auta", "many": "%d auta/mn", "other": "%d ostalo"]),
        cars("pt-BR", ["one": "%d carro", "other": "%d carros"]),
        cars("zh-Hans", ["other": "%d 辆车"]),
        file("en_US", #""%d cars##{one}" = "One car"; "%d cars##{other}" = "%d cars";"#),
    ]

    private static func file(_ locale: String, table: String = "Localizable", _ text: String) -> InputFile {
        InputFile(path: "\(locale).lproj/\(table).strings", bytes: Array(text.utf8))
    }

    private static func cars(_ locale: String, _ forms: KeyValuePairs<String, String>) -> InputFile {
        file(locale, forms.map { #""%d cars##{\#($0.key)}" = "\#($0.value)";"# }.joined(separator: "\n"))
    }

    private static func decimal(_ text: String) -> ArgumentValue {
        .number(DecimalNumber(prefixOf: text), spelling: text)
    }

    /// The examples in their order.
    static let examples: [SmartlingExample] = [
        example(1, ["en"], "%d cars", .number(1), "One car"),
        example(2, ["en"], "%d cars", .number(0), "%d cars"),
        example(3, ["en"], "%d cars", .number(5), "%d cars"),
        example(4, ["ru", "en"], "%d cars", .number(21), "%d машина"),
        example(5, ["ru", "en"], "%d cars", .number(3), "%d машины"),
        example(6, ["ru", "en"], "%d cars", .number(11), "%d машин"),
        example(7, ["ru", "en"], "%d cars", .number(0), "%d машин"),
        example(8, ["ru", "en"], "%d cars", decimal("1.5"), "%d машины (дробь)"),
        example(9, ["ru", "en"], "%d cars", decimal("2.0"), "%d машины"),
        example(10, ["ru", "en"], "seats", .number(3), "%d seats"),
        example(11, ["ru", "en"], "seats", .number(5), "%d seats"),
        example(12, ["ru"], "seats", .number(3), "seats"),
        example(13, ["ru"], "seats", .number(3), default: "%d place(s)", "%d place(s)"),
        example(14, ["ru", "en"], "only.en", .number(5), "%d things"),
        example(15, ["ru", "en"], "only.en", .number(1), "only.en"),
        example(16, ["ru", "en"], "e", .number(1), "x"),
        example(17, ["ru", "en"], "e", decimal("1.5"), "пусто"),
        example(18, ["en"], "nope", .number(2), default: "Default", "Default"),
        example(19, ["en"], "nope", .number(2), "nope"),
        example(20, ["fr"], "%d cars", .number(0), "%d voiture"),
        example(21, ["fr"], "%d cars", decimal("1.9"), "%d voiture"),
        example(22, ["fr"], "%d cars", .number(2), "%d voitures"),
        example(23, ["ja"], "%d cars", .number(1), "車%d台"),
        example(24, ["lv"], "%d cars", .number(0), "%d automašīnu"),
        example(25, ["lv"], "%d cars", .number(10), "%d automašīnas"),
        example(26, ["ar"], "%d cars", .number(103), "F"),
        example(27, ["ar"], "%d cars", .number(100), "X"),
        example(28, ["hr"], "%d cars", .number(5), "%d auta/mn"),
        example(29, ["pt-BR"], "%d cars", .number(1), "%d carro"),
        example(30, ["pt-BR"], "%d cars", .number(0), "%d carros"),
        example(31, ["zh-Hans"], "%d cars", .number(1), "%d 辆车"),
        example(32, ["en_US"], "%d cars", .number(1), "%d cars"),
        example(33, ["en"], "%d cars", .number(-1), "%d cars"),
        example(34, ["en"], "%@ pens", .number(1), table: "Extra", "%@ pen"),
        example(35, ["ru", "en"], "%d cars", .number(3), table: "Extra", "%d машины"),
        example(36, ["en"], "%d cars", .text("1"), "One car"),
        example(37, ["fr"], "%d cars", .text("abc"), "%d voiture"),
        example(38, ["ru"], "%d cars", .absent, "%d машин"),
    ]

    private static func example(
        _ number: Int,
        _ locales: [String],
        _ key: String,
        _ count: ArgumentValue,
        table: String? = nil,
        default defaultText: String? = nil,
        _ result: String
    ) -> SmartlingExample {
        SmartlingExample(
            number: number,
            locales: locales,
            key: key,
            count: count,
            table: table,
            defaultText: defaultText,
            result: result
        )
    }
}
