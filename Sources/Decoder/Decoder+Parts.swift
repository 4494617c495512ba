#if !NO_PARTS
extension Decoder {
    /// What texts consist of, noted while they are said.
    final class Parts: @unchecked Sendable {
        /// A piece of a text; an argument has its place among all, other text -1.
        struct Part {
            let argument: Int
            let text: String
        }

        private var said: [(text: [UInt8], arguments: [(index: Int, start: Int, end: Int)])] = []

        /// Notes what was said; what was said before and is an argument of it is no text by itself.
        func add(_ writer: Writer) {
            for argument in writer.arguments {
                let value = writer.output[argument.start..<argument.end]
                if let last = said.last, value.elementsEqual(last.text) { said.removeLast() }
            }
            said.append((writer.output, writer.arguments))
        }

        /// The parts of a text that was put together of what was said, in that order, and of others.
        @inline(never)
        func parts(of text: String) -> [Part] {
            let bytes = Array(text.utf8)
            var parts: [Part] = []
            var place = 0
            func add(until end: Int, _ argument: Int = -1) {
                if end > place || argument >= 0 {
                    let text = String(decoding: bytes[place..<max(end, place)], as: UTF8.self)
                    parts.append(Part(argument: argument, text: text))
                }
                place = max(end, place)
            }
            for (text, arguments) in said {
                var start = place
                while start + text.count <= bytes.count, !bytes[start...].starts(with: text) { start += 1 }
                if start + text.count > bytes.count { continue }
                for argument in arguments {
                    add(until: start + argument.start)
                    add(until: start + argument.end, argument.index)
                }
            }
            add(until: bytes.count)
            return parts
        }
    }
}
#endif
