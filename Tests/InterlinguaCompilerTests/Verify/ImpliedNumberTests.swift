import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler

/// Plural texts that spell a number for which they are not alone, in every format.
@Suite struct ImpliedNumberTests {
    private func findings(_ format: String, _ files: KeyValuePairs<String, String>) throws -> [String] {
        let format = try #require(FormatRegistry.format(named: format))
        let inputs = files.map { InputFile(path: $0.key, bytes: Array($0.value.utf8)) }
        return format.read(inputs, options: ReadingOptions(sourceLanguage: LanguageTag("en"))).diagnostics
            .filter { $0.identifier == "implied-number" }
            .map { diagnostic in
                let place = diagnostic.range.map { "\($0.file.path):\($0.start.line):\($0.start.column)" } ?? ""
                return "\(diagnostic.severity.rawValue) \(place) \(diagnostic.message)"
            }
    }

    private func message(_ language: String, _ form: String, _ number: Int = 1) -> String {
        "in “\(language)” “\(form)” also covers numbers other than \(number), but the text doesn't show the number"
    }

    @Test func formsOfI18next() throws {
        let russian =
            #"{"o_one":"1 опция","o_few":"{{count}} опции","o_many":"{{count}} опций","o_other":"{{count}} опции"}"#
        #expect(
            try findings("i18next-v4", ["locales/en/a.json": #"{"o_one":"1 option","o_other":"{{count}} options"}"#])
                == []
        )
        #expect(
            try findings("i18next-v4", ["locales/ru/a.json": russian])
                == ["warning locales/ru/a.json:1:10 " + message("ru", "one")]
        )
        let third = #"{"o_0":"1 опция","o_1":"{{count}} опции","o_2":"{{count}} опций"}"#
        #expect(
            try findings("i18next-v3", ["locales/ru/a.json": third])
                == ["warning locales/ru/a.json:1:8 " + message("ru", "_0")]
        )
    }

    /// A form for exactly 0 takes its number from French `one`, which is for 0 and 1.
    @Test func numbersThatOtherFormsTake() throws {
        let french = #"{"o_one":"un choix","o_many":"{{count}} choix","o_other":"{{count}} choix""#
        #expect(
            try findings("i18next-v4", ["locales/fr/a.json": french + "}"])
                == ["warning locales/fr/a.json:1:10 " + message("fr", "one")]
        )
        #expect(try findings("i18next-v4", ["locales/fr/a.json": french + #","o_zero":"aucun choix"}"#]) == [])
    }

    @Test func twoOfSlovenianIsFor102() throws {
        let slovenian = """
            {"d_one":"{{count}} dan","d_two":"dva dneva","d_few":"{{count}} dnevi","d_other":"{{count}} dni"}
            """
        #expect(
            try findings("i18next-v4", ["locales/sl/a.json": slovenian])
                == ["warning locales/sl/a.json:1:34 " + message("sl", "two", 2)]
        )
    }

    @Test func variablesOfApple() throws {
        let file = """
            <plist version="1.0"><dict><key>o</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>Есть %#@n@, вот</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>ld</string>
            <key>one</key><string>1 опция</string>
            <key>few</key><string>%ld опции</string><key>many</key><string>%ld опций</string>
            <key>other</key><string>%ld опции</string></dict></dict></dict></plist>
            """
        let found = try findings("apple", ["ru.lproj/Localizable.stringsdict": file])
        #expect(found.count == 1)
        // Beside the variants the number is shown for all of them.
        let shown = file.replacing("Есть %#@n@", with: "%1$ld: %1$#@n@")
        #expect(try findings("apple", ["ru.lproj/Localizable.stringsdict": shown]) == [])
        #expect(found.first?.hasPrefix("warning ru.lproj/Localizable.stringsdict:5:") == true)
        #expect(found.first?.hasSuffix(message("ru", "one")) == true)
    }

    /// Texts none of which shows the number hide nothing.
    @Test func pluralsWithoutNumbers() throws {
        let russian = #"{"o_one":"опция","o_few":"опции","o_many":"опций","o_other":"опции"}"#
        #expect(try findings("i18next-v4", ["locales/ru/a.json": russian]) == [])
    }
}
