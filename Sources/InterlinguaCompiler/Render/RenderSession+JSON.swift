import InterlinguaFormats
import InterlinguaIR

extension RenderSession {
    /// Answers a request that is one line of JSON by one line of JSON, its line end included.
    package func answer(json bytes: [UInt8]) -> [UInt8] {
        do throws(RenderRequestError) {
            let request = try RenderRequest(json: bytes)
            return answer(request.request, explains: request.explains).json(withSteps: request.explains)
        } catch {
            return Self.answer(error: error.description)
        }
    }

    /// An answer that says what is wrong with a request, as a line of JSON.
    package static func answer(error: String) -> [UInt8] {
        RuntimeExplanation(answer: .failure(RuntimeFailure("request", error)), steps: []).json(withSteps: false)
    }
}

extension RuntimeExplanation {
    /// The answer as one line of JSON: `{"text": …}`, a list for an array; `{"outcomes": […]}`; `{"error": …}`.
    fileprivate func json(withSteps: Bool) -> [UInt8] {
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
        if withSteps {
            writer.key("steps")
            writer.beginArray()
            for step in steps { step.write(to: &writer) }
            writer.end()
        }
        writer.end()
        return writer.finish()
    }
}

extension RuntimeExplanation.Step {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("text")
        writer.string(text)
        if let range = origin.range {
            let start = range.start
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
