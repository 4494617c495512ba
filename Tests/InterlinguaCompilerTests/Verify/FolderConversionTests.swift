import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler

/// What the places and tables of a project's files become in another format.
@Suite struct FolderConversionTests {
    @Test("Namespaces in folders are files of one Android module, in which texts find each other")
    func namespacesInFolders() throws {
        let source = ComparedProject.make(
            I18nextFormat(.v4),
            [
                ("en/translation.json", #"{"cancel": "Cancel"}"#),
                ("en/parts/list.json", #"{"close": "$t(translation:cancel)", "title": "List"}"#),
            ]
        )
        let android = try CheckedConversion(source, to: "android")
        #expect(android.unexplained == [])
        let paths = android.result.files.map(\.path).sorted()
        #expect(paths == ["values/parts_list.xml", "values/strings.xml"])
        let files = android.result.files.map { InputFile(path: $0.path, bytes: $0.bytes) }
        let back = try CheckedConversion(ComparedProject.make(AndroidFormat(), files), to: "i18next")
        #expect(back.unexplained == [])
        let written = back.result.files.map(\.path).sorted()
        #expect(written == ["locales/en/parts/list.json", "locales/en/translation.json"])
    }

    @Test("Namespaces in folders that share names have different ones in Android")
    func namesOfNamespacesInFolders() throws {
        let source = ComparedProject.make(
            I18nextFormat(.v4),
            [("en/translation.json", #"{"title": "A"}"#), ("en/pages/home.json", #"{"title": "B"}"#)]
        )
        let android = try CheckedConversion(source, to: "android")
        #expect(android.unexplained == [])
        #expect(android.result.diagnostics.allSatisfy { $0.severity != .error })
        #expect(android.text.contains(#"name="title_pages_home""#))
    }

    /// Xcode refuses two files of one name in a language's folder.
    @Test(
        "Namespaces in folders that are called alike become tables of their own",
        arguments: [
            ("apple", ["en.lproj/pages_home.strings", "en.lproj/parts_home.strings"]),
            ("xcstrings", ["pages_home.xcstrings", "parts_home.xcstrings"]),
        ]
    )
    func tablesOfNamespacesInFolders(target: String, paths: [String]) throws {
        let source = ComparedProject.make(
            I18nextFormat(.v4),
            [
                ("en/parts/home.json", #"{"title": "A", "more": "$t(pages/home:title)!"}"#),
                ("en/pages/home.json", #"{"title": "B"}"#),
            ]
        )
        let conversion = try CheckedConversion(source, to: target)
        #expect(conversion.unexplained == [])
        #expect(conversion.explained == [])
        #expect(conversion.result.files.map(\.path).sorted() == paths)
        #expect(conversion.notes("call-changes") == ["title: pages_home", "title: parts_home", "more: parts_home"])
    }

    /// Without the namespace the library would look for it in the text's own one, where the app gives that as an option.
    @Test("A text of another namespace names the default one where it is written anew")
    func namesDefaultNamespace() throws {
        let source = ComparedProject.make(
            I18nextFormat(.v3),
            [
                ("en/translation.json", #"{"cancel": "Cancel", "n": "{{count}}", "n_plural": "{{count}}"}"#),
                ("en/shop.json", #"{"plain": "$t(translation:cancel) {{a, number}}"}"#),
            ]
        )
        let later = try CheckedConversion(source, to: "i18next-v4")
        #expect(later.unexplained == [])
        #expect(later.text.contains("$t(translation:cancel) {{a, number}}"))
    }

    @Test("Names that only begin alike in two modules look like no forms")
    func namesOfTwoModules() throws {
        let source = ComparedProject.make(
            AppleFormat(),
            [
                (
                    "App/en.lproj/Localizable.strings",
                    #""version" = "%@ (%@)"; "login_ok" = "OK"; "login_no" = "No";"#
                ),
                ("Kit/en.lproj/Localizable.strings", #""version" = "Kit %@";"#),
            ]
        )
        let result = try CheckedConversion(source, to: "i18next").result
        #expect(!result.diagnostics.contains { $0.identifier == "seeming-form" })
    }

    /// Info.plist itself has a value, which is shown where a language has none.
    @Test("Keys of Info.plist that a language lacks show the source's texts", arguments: ["apple", "android"])
    func propertyLists(target: String) throws {
        let source = ComparedProject.make(
            AppleFormat(),
            [
                ("en.lproj/InfoPlist.strings", "CFBundleName = Loop; NSCameraUsageDescription = Photos;"),
                ("da.lproj/InfoPlist.strings", "NSCameraUsageDescription = Billeder;"),
            ]
        )
        let english = try #require(LanguageTag("en")), danish = try #require(LanguageTag("da"))
        let runtime = source.format.runtime(for: source.files, options: RuntimeOptions(sourceLanguage: english))
        let request = RuntimeRequest(["CFBundleName"], languages: [danish], table: "InfoPlist")
        #expect(runtime.answer(request) == .text("Loop"))
        let conversion = try CheckedConversion(source, to: target)
        #expect(conversion.unexplained == [])
        #expect(conversion.explained == [])
    }

    /// 22.4.8 looks for `be-TARASK`, and a library from 23.16 on for what is written.
    @Test("Languages that only later libraries of i18next ask for keep their names")
    func lateCodes() throws {
        let source = ComparedProject.make(
            AppleFormat(),
            [
                ("en.lproj/Localizable.strings", "a = A;"), ("be-tarask.lproj/Localizable.strings", "a = Б;"),
                ("pa-Guru.lproj/Localizable.strings", "a = ੳ;"), ("pt-BR.lproj/Localizable.strings", "a = O;"),
            ]
        )
        let conversion = try CheckedConversion(source, to: "i18next")
        #expect(conversion.unexplained == [])
        #expect(conversion.explained == [])
        #expect(
            conversion.notes("language-code") == [
                "“be-tarask”, and before “be-TARASK”", "“pa-Guru”, and before “pa-GURU”",
            ]
        )
        let files = conversion.result.files.map { InputFile(path: $0.path, bytes: $0.bytes) }
        let back = ComparedProject.make(I18nextFormat(), files)
        let unreachable = back.diagnostics.filter { $0.identifier == "unreachable-language" }
        #expect(unreachable.map(\.severity) == [.note, .note])
        #expect(try CheckedConversion(back, to: "android").unexplained == [])
    }

    @Test("A plural whose value type is another spelling of its texts' needs no variable in a String Catalog")
    func valueTypes() throws {
        let plural = """
            <plist version="1.0"><dict><key>tries</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>li</string>
            <key>one</key><string>%li try</string><key>other</key><string>%li tries</string></dict></dict></dict></plist>
            """
        let source = ComparedProject.make(AppleFormat(), [("en.lproj/Localizable.stringsdict", plural)])
        let catalog = try CheckedConversion(source, to: "xcstrings")
        #expect(catalog.unexplained == [])
        #expect(!catalog.text.contains("substitutions"))
    }

    @Test("The text for all other numbers is the translator's, which Smartling's library shows for negative ones")
    func otherForms() throws {
        let russian = """
            "files##{one}" = "%d файл"; "files##{few}" = "%d файла"; "files##{many}" = "%d файлов";
            "files##{other}" = "%d файла (дробное)";
            """
        let english = #""files##{one}" = "%d file"; "files##{other}" = "%d files";"#
        let source = ComparedProject.make(
            SmartlingFormat(),
            [("en.lproj/Localizable.strings", english), ("ru.lproj/Localizable.strings", russian)]
        )
        let conversion = try CheckedConversion(source, to: "i18next-v4")
        #expect(conversion.unexplained == [])
        #expect(conversion.text.contains(#"_other": "{{count}} файла (дробное)""#))
    }

    @Test("Numbers that choose among texts and are not shown are passed as numbers")
    func passedSelectors() throws {
        let source = ComparedProject.make(
            SmartlingFormat(),
            [("en.lproj/Localizable.strings", #""sent##{one}" = "A message"; "sent##{other}" = "Messages";"#)]
        )
        let target = try #require(FormatRegistry.format(named: "apple"))
        let result = Converter().convert(source.catalog, from: source.format, to: target)
        #expect(Converter().calls(result, of: source, for: target).typeSummary == "calls pass Int (%lld) in 1 entry")
    }

    /// `String.localizedStringWithFormat("%@ selected", 3.0)` shows “(null) selected”.
    @Test("Numbers that are shown as they are have to be passed as texts")
    func passedTypes() throws {
        let source = ComparedProject.make(
            I18nextFormat(.v4),
            [("locales/en/translation.json", #"{"selected": "{{count}} selected"}"#)]
        )
        let target = try #require(FormatRegistry.format(named: "swifternalization"))
        let result = Converter().convert(source.catalog, from: source.format, to: target)
        #expect(Converter().calls(result, of: source, for: target).typeSummary == "calls pass String (%@) in 1 entry")
    }
}
