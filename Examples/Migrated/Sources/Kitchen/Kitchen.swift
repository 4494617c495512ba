/// Bakes a pie: `swift run Kitchen 22 Ada`, or in Polish `LANG=pl_PL.UTF-8 swift run Kitchen 22 Ada`.
///
/// The app was written for i18next for iOS. Its files in `locales` and the calls in `report` are as they were; what is gone is
/// the dependency.
@main
struct Kitchen {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        let apples = arguments.first.flatMap { Int($0) } ?? 0
        for line in report(apples: apples, helper: arguments.dropFirst().first ?? "Eve") { print(line) }
        // What is new need not know how the library was called.
        print(L10n.title + ": " + L10n.apples(count: apples))
    }

    static func report(apples: Int, helper: String) -> [String] {
        [
            I18NEXT("title"),
            I18NEXT("apples", count: apples),
            I18NEXT("helper", count: apples, variables: ["name": helper]),
            I18NEXT("helper", count: apples, context: "female", variables: ["name": helper]),
            I18NEXT("oven", defaultValue: "Wait for an hour."),
        ]
    }
}
