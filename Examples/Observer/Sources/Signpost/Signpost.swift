import Observation

/// A sign that follows the language, with arguments in bold: `swift run Signpost 5`.
///
/// SwiftUI does with a view's body what `draw` does here with the sign: it notes what was read, and reads again when that
/// changes.
@main
struct Signpost {
    static func main() async {
        let miles = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1
        let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
        var change = changes.makeAsyncIterator()
        func draw() {
            withObservationTracking {
                print("# \(L10n.title)")
                print(bold(L10n.distance(count: miles, place: "Kraków")))
            } onChange: {
                continuation.yield()
            }
        }
        L10n.language = .en
        draw()
        for language in [L10n.Language.de, .pl] {
            // Nobody tells the sign; the change itself does.
            L10n.language = language
            await change.next()
            draw()
        }
    }

    /// A message in Markdown, with its arguments in bold.
    static func bold(_ message: @autoclosure () -> String) -> String {
        L10n.parts(of: message()).map { part in
            switch part {
            case .text(let plain): plain
            case .argument(_, let shown): "**\(shown)**"
            case .tag: ""
            }
        }.joined()
    }
}
