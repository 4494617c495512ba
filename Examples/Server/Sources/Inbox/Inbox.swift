/// Answers requests, each in its caller's language: `printf 'Ada 1 pl\nBob 5 fr, de;q=0.7\n' | swift run Inbox`.
///
/// A line stands for a request: who asks, how many messages wait, and HTTP's `Accept-Language`. The answers are HTML, in
/// which nobody can put elements by their name.
@main
struct Inbox {
    static func main() async {
        var requests: [Request] = []
        while let line = readLine() {
            guard let request = Request(line) else { continue }
            requests.append(request)
        }
        // All at once, as a server does: the language belongs to the task, so that none disturbs another.
        let answers = await withTaskGroup(of: (Int, String).self) { group in
            for (index, request) in requests.enumerated() {
                group.addTask { (index, await answer(to: request)) }
            }
            var answers: [Int: String] = [:]
            for await (index, answer) in group { answers[index] = answer }
            return answers
        }
        for index in requests.indices { print(answers[index] ?? "") }
    }

    /// The answer to a request; nothing below this knows of languages.
    static func answer(to request: Request) async -> String {
        await L10n.withLanguage(L10n.language(forAcceptLanguage: request.acceptLanguage)) {
            await page(for: request)
        }
    }

    static func page(for request: Request) async -> String {
        await Task.yield()
        let greeting = L10n.html(of: L10n.hello(name: request.name))
        let messages = L10n.html(of: L10n.unreadMessages(count: request.unreadCount))
        return "<p>\(greeting) \(messages)</p>"
    }
}
