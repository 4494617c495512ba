import InterlinguaIR
import Testing

/// One thing that is odd in a real catalogue, and what is said about it where.
struct Oddity: Sendable {
    var path: String
    var line: Int
    var column: Int
    var severity: Diagnostic.Severity
    var identifier: String

    init(_ path: String, _ line: Int, _ column: Int, _ severity: Diagnostic.Severity, _ identifier: String) {
        self.path = path
        self.line = line
        self.column = column
        self.severity = severity
        self.identifier = identifier
    }
}

/// The oddities of one project.
///
/// The places were found by searching the files for what is odd, not by asking the tool.
struct ProjectOddities: Sendable, CustomTestStringConvertible {
    var project: String
    var format: String
    var oddities: [Oddity]

    var testDescription: String { "\(project) (\(format))" }

    init(_ project: String, _ format: String, _ oddities: [Oddity]) {
        self.project = project
        self.format = format
        self.oddities = oddities
    }
}

extension ProjectOddities {
    /// All projects in which something is odd.
    static let all: [ProjectOddities] = [
        ProjectOddities(
            "android/thunderbird-android",
            "android",
            [
                Oddity("legacy-ui/values-co/strings.xml", 86, 25, .warning, "foreign-category"),
                Oddity("legacy-ui/values-co/strings.xml", 620, 25, .warning, "foreign-category"),
                Oddity("legacy-ui/values-iw/strings.xml", 578, 25, .warning, "former-category"),
                Oddity("notification-api/values-br/strings.xml", 22, 59, .error, "unescaped-apostrophe"),
                Oddity("notification-api/values-cy/strings.xml", 14, 74, .error, "unescaped-apostrophe"),
                Oddity("notification-api/values-cy/strings.xml", 33, 59, .error, "unescaped-apostrophe"),
                Oddity("notification-api/values-iw/strings.xml", 16, 57, .warning, "unbalanced-quote"),
                Oddity("notification-api/values-iw/strings.xml", 17, 56, .warning, "unbalanced-quote"),
                Oddity("notification-api/values-iw/strings.xml", 18, 57, .warning, "unbalanced-quote"),
            ]
        ),
        ProjectOddities(
            "android/lineageos-messaging",
            "android",
            [
                Oddity("values-iw/strings.xml", 55, 23, .warning, "former-category"),
                Oddity("values-ko/strings.xml", 55, 23, .warning, "foreign-category"),
                Oddity("values-zh-rHK/strings.xml", 55, 23, .warning, "foreign-category"),
            ]
        ),
        ProjectOddities(
            "android/lineageos-deskclock",
            "android",
            [
                Oddity("values-iw/strings.xml", 44, 23, .warning, "former-category"),
                Oddity("values-my/strings.xml", 44, 23, .warning, "foreign-category"),
                Oddity("values-zh-rHK/strings.xml", 44, 23, .warning, "foreign-category"),
                Oddity("values/strings.xml", 217, 5, .note, "shared-name"),
            ]
        ),
        ProjectOddities(
            "android/lineageos-telephony",
            "android",
            [
                Oddity("values/strings.xml", 1345, 19, .warning, "unescaped-quote")
            ]
        ),
        ProjectOddities(
            "android/wikipedia-android",
            "android",
            [
                Oddity("values-iw/strings.xml", 93, 21, .warning, "former-category"),
                Oddity("values-ja/strings.xml", 1305, 21, .warning, "foreign-category"),
                Oddity("values-zh-rTW/strings.xml", 2073, 21, .warning, "foreign-category"),
                Oddity("values-ar/strings.xml", 481, 26, .warning, "argument-not-shown"),
                Oddity("values-ar/strings.xml", 1266, 26, .warning, "argument-not-shown"),
                Oddity("values-ar/strings.xml", 1812, 27, .warning, "argument-not-shown"),
                Oddity("values-br/strings.xml", 951, 5, .warning, "empty-translation"),
                Oddity("values-ro/strings.xml", 676, 5, .warning, "empty-translation"),
                Oddity("values-ro/strings.xml", 744, 5, .warning, "empty-translation"),
                Oddity("values-lt/strings.xml", 525, 3, .warning, "missing-category"),
                Oddity("values-lt/strings.xml", 529, 3, .warning, "missing-category"),
                Oddity("values-lt/strings.xml", 662, 3, .warning, "missing-category"),
                Oddity("values/strings.xml", 1088, 60, .warning, "unknown-escape"),
                Oddity("values/strings.xml", 1089, 72, .warning, "unknown-escape"),
                Oddity("values/strings.xml", 1527, 203, .warning, "unknown-escape"),
                Oddity("values-pl/strings.xml", 2162, 3, .warning, "missing-in-default"),
                Oddity("values-pl/strings.xml", 2162, 198, .warning, "multiple-substitutions"),
                Oddity("values-zh/strings.xml", 612, 3, .warning, "missing-in-default"),
            ]
        ),
        ProjectOddities(
            "stringsdict/mapbox-gl-native-ios",
            "apple",
            [
                Oddity("ios/cs.lproj/Localizable.stringsdict", 16, 12, .warning, "argument-size-conflict"),
                Oddity("ios/ca.lproj/Localizable.stringsdict", 28, 12, .warning, "argument-size-conflict"),
                Oddity("darwin/cs.lproj/Foundation.stringsdict", 9, 8, .warning, "missing-category"),
                Oddity("darwin/uk.lproj/Foundation.stringsdict", 27, 8, .warning, "missing-category"),
                Oddity("ios/cs.lproj/Localizable.stringsdict", 41, 8, .warning, "missing-category"),
                Oddity("darwin/ja.lproj/Foundation.strings", 218, 25, .warning, "unknown-conversion"),
                Oddity("darwin/ja.lproj/Foundation.strings", 218, 21, .warning, "argument-not-shown"),
                Oddity("darwin/zh-Hans.lproj/Foundation.strings", 218, 25, .warning, "unknown-conversion"),
                Oddity("darwin/zh-Hans.lproj/Foundation.strings", 218, 21, .warning, "argument-not-shown"),
                Oddity("darwin/zh-Hant.lproj/Foundation.strings", 218, 25, .warning, "unknown-conversion"),
                Oddity("darwin/zh-Hant.lproj/Foundation.strings", 218, 21, .warning, "argument-not-shown"),
                Oddity("ios-settings/gl.lproj/Root.strings", 1, 1, .error, "second-byte-order-mark"),
                Oddity("ios-settings/it.lproj/Root.strings", 1, 1, .error, "second-byte-order-mark"),
            ]
        ),
        ProjectOddities(
            "stringsdict/duckduckgo-ios",
            "apple",
            [
                Oddity("SyncUI/cs.lproj/Localizable.stringsdict", 9, 8, .warning, "unused-variable"),
                Oddity("SyncUI/cs.lproj/Localizable.stringsdict", 8, 11, .error, "malformed-variable"),
                Oddity("es.lproj/Localizable.stringsdict", 48, 11, .warning, "variable-width"),
                Oddity("nb.lproj/Localizable.stringsdict", 54, 17, .warning, "variable-width"),
                Oddity("hr.lproj/Localizable.stringsdict", 19, 9, .warning, "foreign-category"),
                Oddity("hr.lproj/Localizable.stringsdict", 143, 9, .warning, "foreign-category"),
                Oddity("SyncUI/es.lproj/Localizable.strings", 71, 31, .warning, "ineffective-flag"),
                Oddity("fr.lproj/Localizable.strings", 332, 156, .warning, "ineffective-flag"),
                Oddity("SyncUI/tr.lproj/Localizable.stringsdict", 36, 12, .warning, "argument-not-shown"),
                Oddity("en.lproj/Localizable.stringsdict", 44, 30, .note, "mixed-numbering"),
                Oddity("en.lproj/Localizable.stringsdict", 70, 30, .note, "mixed-numbering"),
                Oddity("nb.lproj/Localizable.stringsdict", 38, 29, .note, "mixed-numbering"),
            ]
        ),
        ProjectOddities(
            "stringsdict/utm",
            "apple",
            [
                Oddity("Settings/en.lproj/Root.strings", 20, 2, .warning, "duplicate-key"),
                Oddity("pl.lproj/Localizable.strings", 872, 2, .warning, "duplicate-key"),
                Oddity("zh-HK.lproj/Localizable.strings", 1743, 2, .warning, "duplicate-key"),
                Oddity("ar.lproj/Localizable.strings", 1444, 2, .warning, "duplicate-key"),
                Oddity("pl.lproj/Localizable.strings", 1107, 2, .warning, "duplicate-key"),
                Oddity("ru.lproj/Localizable.strings", 374, 16, .warning, "empty-translation"),
                Oddity("ja.lproj/Localizable.strings", 1001, 2, .warning, "unknown-escape"),
                Oddity("pl.lproj/Localizable.strings", 912, 2, .warning, "unknown-escape"),
                Oddity("pl.lproj/Localizable.stringsdict", 9, 8, .warning, "missing-category"),
                Oddity("ru.lproj/Localizable.stringsdict", 9, 8, .warning, "missing-category"),
                Oddity("fr.lproj/Localizable.strings", 683, 35, .error, "trailing-junk"),
            ]
        ),
        ProjectOddities(
            "stringsdict/fixtures-r-swift",
            "apple",
            [
                Oddity(
                    "ResourceApp/ResourceApp/Strings/Base.lproj/Settings.stringsdict",
                    47,
                    12,
                    .warning,
                    "missing-category"
                ),
                Oddity("ResourceApp/ResourceApp/Strings/Generic.stringsdict", 103, 12, .warning, "missing-category"),
                Oddity("ResourceApp/ResourceApp/Strings/Generic.stringsdict", 195, 12, .warning, "missing-category"),
                Oddity("ResourceApp/ResourceApp/Strings/Generic.stringsdict", 222, 28, .error, "missing-variable"),
                Oddity("ResourceApp/ResourceApp/Strings/Generic.stringsdict", 283, 42, .error, "missing-variable"),
                Oddity("ResourceApp/ResourceApp/Strings/Generic.stringsdict", 302, 50, .error, "missing-variable"),
                Oddity(
                    "ResourceApp/ResourceApp/Strings/Base.lproj/Settings.stringsdict",
                    28,
                    17,
                    .note,
                    "mixed-numbering"
                ),
                Oddity(
                    "ResourceApp/ResourceApp/Strings/nl.lproj/Settings.stringsdict",
                    28,
                    17,
                    .note,
                    "mixed-numbering"
                ),
                Oddity("ResourceApp/ResourceApp/Strings/Generic.stringsdict", 302, 39, .warning, "mixed-numbering"),
                Oddity(
                    "ResourceApp/ResourceApp/Strings/nl.lproj/Settings.strings",
                    22,
                    34,
                    .warning,
                    "argument-not-in-source"
                ),
                Oddity(
                    "ResourceApp/ResourceApp/Strings/nl.lproj/Settings.strings",
                    23,
                    48,
                    .error,
                    "argument-not-in-source"
                ),
                Oddity(
                    "ResourceApp/ResourceApp/Strings/nl.lproj/Settings.strings",
                    24,
                    62,
                    .error,
                    "argument-not-in-source"
                ),
                Oddity(
                    "ResourceApp/ResourceApp/Strings/nl.lproj/Settings.strings",
                    20,
                    24,
                    .warning,
                    "argument-not-shown"
                ),
                Oddity(
                    "ResourceApp/ResourceApp/Strings/nl.lproj/Settings.strings",
                    21,
                    24,
                    .warning,
                    "argument-not-shown"
                ),
                Oddity(
                    "ResourceApp/ResourceApp/Strings/en.lproj/Localizable.strings",
                    10,
                    1,
                    .warning,
                    "duplicate-key"
                ),
                Oddity(
                    "RwatchApp/ResourceApp-watchOS-Extension/Strings/en.lproj/Localizable.strings",
                    10,
                    1,
                    .warning,
                    "duplicate-key"
                ),
                Oddity("ResourceApp/ResourceApp/Strings/Generic.stringsdict", 223, 12, .warning, "unused-variable"),
                Oddity(
                    "ResourceApp/ResourceApp/Strings/Generic.stringsdict",
                    268,
                    36,
                    .warning,
                    "argument-size-conflict"
                ),
            ]
        ),
        ProjectOddities(
            "stringsdict/fixtures-swiftgen",
            "apple",
            [
                Oddity("LocPluralAdvanced.stringsdict", 137, 77, .warning, "variable-width"),
                Oddity("LocPluralAdvanced.stringsdict", 230, 90, .warning, "variable-width"),
                Oddity("LocPluralErrorMissingVariable.stringsdict", 9, 8, .warning, "unused-variable"),
                Oddity("LocPluralErrorMissingVariable.stringsdict", 8, 11, .error, "missing-variable"),
                Oddity("Localizable.strings", 29, 29, .note, "mixed-numbering"),
                Oddity("LocPluralErrorBothTypeKeys.stringsdict", 25, 8, .error, "mixed-entry"),
                Oddity("LocPluralErrorInvalidVariableValue.stringsdict", 9, 8, .warning, "missing-category"),
            ]
        ),
        ProjectOddities(
            "stringsdict/fixtures-localizationconverter",
            "android",
            [
                Oddity(
                    "Tests/LocalizationConverterTests/AcceptanceTests/testFiles/android/values/strings.xml",
                    7,
                    52,
                    .warning,
                    "unbalanced-quote"
                ),
                Oddity(
                    "Tests/LocalizationConverterTests/AcceptanceTests/testFiles/android/values-fr/strings.xml",
                    7,
                    50,
                    .warning,
                    "unbalanced-quote"
                ),
            ]
        ),
        ProjectOddities(
            "strings/home-assistant-ios",
            "apple",
            [
                Oddity("cy-GB.lproj/Localizable.strings", 825, 134, .warning, "unknown-escape"),
                Oddity("en.lproj/Localizable.strings", 827, 134, .warning, "unknown-escape"),
                Oddity("he.lproj/Localizable.strings", 825, 134, .warning, "unknown-escape"),
                Oddity("he.lproj/Localizable.strings", 470, 53, .warning, "unknown-escape"),
                Oddity("es-MX.lproj/Frontend.strings", 5, 21, .warning, "empty-translation"),
                Oddity("es-MX.lproj/Frontend.strings", 8, 17, .warning, "empty-translation"),
                Oddity("es.lproj/Frontend.strings", 6, 21, .warning, "empty-translation"),
            ]
        ),
        ProjectOddities(
            "strings/swiftfin",
            "apple",
            [
                Oddity("km.lproj/Localizable.strings", 12, 68, .warning, "foreign-placeholder"),
                Oddity("km.lproj/Localizable.strings", 99, 65, .warning, "foreign-placeholder"),
                Oddity("km.lproj/Localizable.strings", 99, 70, .warning, "foreign-placeholder"),
                Oddity("km.lproj/Localizable.strings", 528, 44, .warning, "foreign-placeholder"),
                Oddity("ar.lproj/Localizable.strings", 37, 24, .warning, "argument-not-shown"),
                Oddity("ja.lproj/Localizable.strings", 409, 27, .warning, "argument-not-shown"),
                Oddity("ro.lproj/Localizable.strings", 128, 21, .warning, "argument-not-shown"),
            ]
        ),
        ProjectOddities(
            "strings/pocket-casts-ios",
            "apple",
            [
                Oddity("en.lproj/Localizable.strings", 3687, 100, .warning, "stray-percent"),
                Oddity("fr.lproj/Localizable.strings", 866, 72, .warning, "stray-percent"),
                Oddity("ja.lproj/Localizable.strings", 866, 33, .warning, "stray-percent"),
                Oddity("pt-BR.lproj/Intents.strings", 89, 24, .warning, "placeholder-not-in-source"),
                Oddity("ru.lproj/Intents.strings", 35, 24, .warning, "placeholder-not-in-source"),
                Oddity("zh-Hant.lproj/Intents.strings", 7, 15, .warning, "placeholder-not-in-source"),
                Oddity("en.lproj/Localizable.strings", 503, 2, .warning, "duplicate-key"),
                Oddity("en.lproj/Localizable.strings", 542, 2, .warning, "duplicate-key"),
            ]
        ),
        ProjectOddities(
            "strings/formatterkit",
            "apple",
            [
                Oddity("cs.lproj/FormatterKit.strings", 1, 1, .note, "empty-file"),
                Oddity("id.lproj/FormatterKit.strings", 1, 1, .note, "empty-file"),
                Oddity("ms.lproj/FormatterKit.strings", 1, 1, .note, "empty-file"),
                Oddity("ca.lproj/FormatterKit.strings", 185, 2, .warning, "duplicate-key"),
                Oddity("es.lproj/FormatterKit.strings", 185, 2, .warning, "duplicate-key"),
                Oddity("nb.lproj/FormatterKit.strings", 39, 2, .warning, "duplicate-key"),
                Oddity("nb.lproj/FormatterKit.strings", 47, 2, .warning, "duplicate-key"),
                Oddity("nb.lproj/FormatterKit.strings", 48, 2, .warning, "duplicate-key"),
                Oddity("nn.lproj/FormatterKit.strings", 47, 2, .warning, "duplicate-key"),
            ]
        ),
        ProjectOddities(
            "strings/fixtures-bartycrouch",
            "apple",
            [
                Oddity("Resources/StringsFiles/de.lproj/Localizable.strings", 8, 39, .warning, "empty-translation"),
                Oddity("Resources/StringsFiles/ja.lproj/Localizable.strings", 8, 39, .warning, "empty-translation"),
                Oddity("Resources/StringsFiles/NewExample.strings", 28, 68, .warning, "stray-percent"),
                Oddity("Resources/StringsFiles/zh-Hans.lproj/CustomName.strings", 1, 1, .note, "empty-file"),
            ]
        ),
        ProjectOddities(
            "smartling/edx-app-ios",
            "apple",
            [
                Oddity("ar.lproj/Localizable.strings", 870, 2, .warning, "duplicate-key"),
                Oddity("pt-BR.lproj/Localizable.strings", 815, 2, .warning, "duplicate-key"),
                Oddity("ja.lproj/Localizable-2.strings", 67, 2, .warning, "duplicate-key"),
                Oddity("ja.lproj/Localizable.strings", 324, 2, .warning, "duplicate-key"),
                Oddity("es-419.lproj/Localizable.strings", 840, 30, .warning, "placeholder-not-shown"),
                Oddity("pt-BR.lproj/Localizable.strings", 619, 43, .warning, "placeholder-not-shown"),
                Oddity("zh-Hans.lproj/Localizable.strings", 716, 50, .warning, "placeholder-not-in-source"),
                Oddity("he.lproj/Localizable.strings", 726, 41, .warning, "unknown-escape"),
                Oddity("he.lproj/Localizable.strings", 862, 27, .warning, "unknown-escape"),
                Oddity("es_419.proj/Localizable.strings", 1, 1, .warning, "misspelt-folder"),
            ]
        ),
    ]
}
