import ArgumentParser
import InterlinguaCompiler
import InterlinguaFormats
import InterlinguaGenerator
import InterlinguaIR
import InterlinguaOutput
import InterlinguaPlatforms

/// `interlingua render`: what an app shows for a key, by the platform's own rules.
struct Render: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Shows what an app displays for a key, a language and arguments.",
        discussion: """
            The files are read as the platform reads them, and its rules choose the text: the language, the plural form, the \
            arguments. With --explain every step is told, with its place in the files.

            Arguments that look like numbers are treated as numbers: 3, -1.5, 1.0. To pass such a text, or one that begins \
            like NAME=, put it in double quotes of its own: '"3"', '"a=b"'. Android takes the number of a plural apart from the \
            arguments: give it as --count, and as --argument too if the text shows it.

            With --requests every line of a file is a request, and every line of the output its answer:

              {"key": "mail", "language": ["pl", "en"], "count": 5, "arguments": [5]}
              {"text": "5 listów"}

            The fields are those of the options, and raw, fallback, init, runtime, kind, product and explain. An answer is \
            {"text": …}, a list for an array; {"outcomes": […]} where the result is not deterministic; or {"error": …}.
            """,
        examples: [
            "interlingua render TestData/android --key birds --language ru --count 21 --argument 21 --explain",
            "interlingua render App --key inbox --language pl --argument 'count=5'",
        ],
        failure: "a request has no answer, or there is an error in what was read"
    )

    @OptionGroup(title: "Input") var input: InputOptions

    @OptionGroup(title: "What to ask for") var question: RenderOptions

    @Flag(help: "Tell every step from the key to the text.")
    var explain = false

    @Option(
        help: ArgumentHelp(
            "Answer the requests in a file, one JSON object a line; - takes them from standard input.",
            valueName: "file"
        )
    )
    var requests: String?

    func validate() throws {
        if requests == nil, question.keys.isEmpty { throw ValidationError("give a --key, or --requests") }
        if requests != nil, !question.isEmpty || explain {
            throw ValidationError("with --requests everything that is asked for stands in the requests")
        }
    }

    func run() throws {
        let request = try question.request()
        let session = try input.project.find(input.inputs) { loader, inputs throws(LoadingError) in
            try RenderSession(loader, inputs)
        }
        let isIncomplete = !session.diagnostics.isEmpty
        if isIncomplete {
            let lines = DiagnosticPrinter(session.diagnostics, showsSource: false).lines
            StandardError.print(lines.joined(separator: "\n"))
        }
        if let requests {
            try answer(requests, session)
        } else {
            let completed = session.completed(request)
            if completed != request, let table = completed.table {
                StandardError.print("note: the table is “\(table)”, the only one with the key".printable)
            }
            try show(session.answer(completed, explains: explain), to: completed, session)
        }
        if let status = ExitStatus.status(of: session.diagnostics) { throw status }
        if isIncomplete { throw ExitStatus.inputHasErrors }
    }

    // MARK: One request

    private func show(_ result: RuntimeExplanation, to request: RuntimeRequest, _ session: RenderSession) throws {
        var lines: [String] = []
        switch result.answer {
        case .text(let text): lines = [text]
        case .list(let texts): lines = texts
        case .outcomes(let texts):
            lines = texts
            StandardError.print("note: the result is not deterministic; the platform may show any of these")
        case .failure(let failure):
            StandardError.print("error: \(failure.description) [\(failure.identifier)]".printable)
        }
        if let remark = session.remark(onIgnored: request) { StandardError.print("note: \(remark)".printable) }
        // Some platforms show the key itself, or another text, where there is none.
        if let remark = session.remark(on: result.answer, to: request) {
            StandardError.print("note: \(remark)".printable)
        }
        if explain { lines += ExplanationReport(result).lines }
        if !lines.isEmpty { try StandardOutput.print(lines.joined(separator: "\n"), isForPrograms: true) }
        if case .failure = result.answer { throw ExitStatus.inputHasErrors }
    }

    // MARK: Many requests

    private func answer(_ path: String, _ session: RenderSession) throws {
        var reader = try LineReader(path: path)
        var answers: [UInt8] = []
        while let line = try reader.next() {
            switch line {
            case .line(let bytes):
                if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
                answers += session.answer(json: bytes)
            case .tooLong: answers += RenderSession.answer(error: "the request is longer than 16 MiB")
            case .pause: break
            }
            // Somebody may wait for an answer before the next request is sent.
            if line == .pause || answers.count > 1 << 16 {
                try StandardOutput.write(answers)
                answers.removeAll(keepingCapacity: true)
            }
        }
        try StandardOutput.write(answers)
    }
}
