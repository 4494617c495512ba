/// Says how many birds were seen: `swift run Birdwatch Ada 22`, or in Polish `LANG=pl_PL.UTF-8 swift run Birdwatch Ada 22`.
@main
struct Birdwatch {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        print(L10n.greeting(name: arguments.first ?? "Robin"))
        let count = arguments.dropFirst().first.flatMap { Int($0) } ?? 0
        print(count == 0 ? L10n.seen.nothing : L10n.seen.birds(count: count))
    }
}
