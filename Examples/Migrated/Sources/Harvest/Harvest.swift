import Foundation

/// Tells of a harvest: `swift run Harvest 22 Ada`, or in Polish `LANG=pl_PL.UTF-8 swift run Harvest 22 Ada`.
///
/// The app was written for Swifternalization. Its files in `Texts` and the calls in `report` are as they were; what is gone is
/// the dependency, and `import Swifternalization`.
@main
struct Harvest {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        let apples = arguments.first.flatMap { Int($0) } ?? 0
        for line in report(apples: apples, helper: arguments.dropFirst().first ?? "Eve") { print(line) }
        // What is new need not know how the library was called.
        print(L10n.in(.en, L10n.title) + ": " + L10n.in(.en, L10n.apples(count: apples)))
    }

    static func report(apples: Int, helper: String) -> [String] {
        [
            I18n.localizedString("title"),
            String(format: I18n.localizedString("apples", intValue: apples), apples),
            I18n.localizedString("basket", intValue: apples),
            String(format: I18n.localizedString("thanks", stringValue: "female"), helper),
            I18n.localizedString("advice", fittingWidth: 12),
            I18n.localizedString("advice", fittingWidth: 40),
            // Polish and Russian have no text for this, so that the one of `base.json` is shown.
            I18n.localizedString("cider"),
            I18n.localizedString("recipe", defaultValue: "Bake, and eat."),
        ]
    }
}
