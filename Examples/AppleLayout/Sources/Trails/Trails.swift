/// Lists trails in every language that there are translations in: `swift run Trails`.
@main
struct Trails {
    static func main() {
        for language in L10n.Language.allCases {
            L10n.withLanguage(language) {
                print("\(language.rawValue): \(L10n.title)")
                for (height, bridges, huts) in [(803.7, 0, 1), (1312.4, 3, 2)] {
                    print("- \(L10n.height(height)): \(L10n.passes(bridges: bridges, huts: huts))")
                }
            }
        }
    }
}
