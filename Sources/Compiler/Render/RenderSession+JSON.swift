import InterlinguaIR
import InterlinguaPlatforms

extension RenderSession {
    /// Answers a request that is one line of JSON by one line of JSON, its line end included.
    package func answer(json bytes: [UInt8]) -> [UInt8] {
        do throws(RenderRequestError) {
            let request = try RenderRequest(json: bytes)
            let answer = answer(request.request, explains: request.explains)
            return answer.json(
                withSteps: request.explains,
                note: remark(onIgnored: request.request),
                &lines
            )
        } catch {
            return Self.answer(error: error.description)
        }
    }

    /// An answer that says what is wrong with a request, as a line of JSON.
    package static func answer(error: String) -> [UInt8] {
        var lines = LineIndex()
        let answer = RuntimeExplanation(answer: .failure(RuntimeFailure("request", error)), steps: [])
        return answer.json(withSteps: false, note: nil, &lines)
    }
}

extension RuntimeExplanation {
    /// The answer as one line of JSON: `{"text": …}`, a list for an array; `{"outcomes": […]}`; `{"error": …}`.
    fileprivate func json(withSteps: Bool, note: String?, _ lines: inout LineIndex) -> [UInt8] {
        var writer = JSONWriter(.compact)
        writer.beginObject()
        switch answer {
        case .text(let text):
            writer.key("text")
            writer.string(text)
        case .list(let texts):
            writer.key("text")
            writer.list(texts)
        case .outcomes(let texts):
            writer.key("outcomes")
            writer.list(texts)
        case .failure(let failure):
            writer.key("error")
            writer.string(failure.description)
        }
        if let note {
            writer.key("note")
            writer.string(note)
        }
        if withSteps {
            writer.key("steps")
            writer.beginArray()
            for step in steps { step.write(to: &writer, &lines) }
            writer.end()
        }
        writer.end()
        return writer.finish()
    }
}

extension RuntimeExplanation.Step {
    fileprivate func write(to writer: inout JSONWriter, _ lines: inout LineIndex) {
        writer.beginObject()
        writer.key("text")
        writer.string(text)
        if let range = origin.range {
            let start = lines.start(of: range)
            writer.key("file")
            writer.string(range.file.path)
            writer.key("line")
            writer.number(start.line)
            writer.key("column")
            writer.number(start.column)
        }
        writer.end()
    }
}

extension JSONWriter {
    fileprivate mutating func list(_ texts: [String]) {
        beginArray()
        for text in texts { string(text) }
        end()
    }
}
