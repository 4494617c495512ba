import Foundation

/// Tells of a market: `swift run Market 22 Ada`, or in Russian `LANG=ru_RU.UTF-8 swift run Market 22 Ada`.
///
/// The app was written for Smartling's ios-i18n. Its files in `Texts` and the calls in `report` are as they were; what is gone
/// is the dependency, and `import SLLocalization`.
@main
struct Market {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        let count = arguments.first.flatMap { Int($0) } ?? 0
        for line in report(count: count, seller: arguments.dropFirst().first ?? "Eve") { print(line) }
        // What is new need not know how the library was called.
        print(L10n.title)
    }

    static func report(count: Int, seller: String) -> [String] {
        [
            String(format: SLPluralizedString("stalls", count, "How many stalls there are"), count),
            String(format: SLPluralizedStringFromTable("sold", "Localizable", count), count, seller),
            SLPluralizedStringWithDefaultValue("closed", nil, nil, count, "See you next week."),
        ]
    }
}
