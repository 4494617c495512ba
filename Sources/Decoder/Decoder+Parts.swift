#if !NO_PARTS
extension Decoder {
    /// A value in a text, or a tag.
    struct Note {
        /// The value's place among the arguments; nil for a value that is none of them, and for a tag.
        var argument: Int?

        /// Where it stands in the text, in bytes.
        var start: Int
        var end: Int

        /// An element's tag, which the text itself does not show.
        var tag: String?

        /// The note in a text around this one, whose arguments have other places.
        func moved(by offset: Int, _ origins: [Int?]) -> Note {
            let origin = argument.flatMap { $0 < origins.count ? origins[$0] : nil }
            return Note(argument: origin, start: start + offset, end: end + offset, tag: tag)
        }
    }

    /// What texts consist of, noted while they are said.
    public final class Parts: @unchecked Sendable {
        /// A piece of a text.
        public struct Part {
            /// The place among the arguments; -1 for anything else.
            public var argument = -1
            public var isTag = false
            /// Whether it is a translation's own text.
            var isTranslation = false
            public var text: String
        }

        private var said: [(text: [UInt8], notes: [Note])] = []

        public init() {}

        /// Notes what was said; what was said before and is an argument of it is no text by itself.
        func add(_ writer: Writer) {
            for note in writer.notes where note.tag == nil {
                let value = writer.output[note.start..<note.end]
                if let last = said.last, value.elementsEqual(last.text) { said.removeLast() }
            }
            said.append((writer.output, writer.notes))
        }

        /// The parts of a text that was put together of what was said, in that order, and of others.
        public func parts(of text: String) -> [Part] {
            var parts: [Part] = []
            for piece in pieces(of: text) {
                let isText = piece.argument < 0 && !piece.isTag
                if isText, let last = parts.last, last.argument < 0, !last.isTag {
                    parts[parts.count - 1].text += piece.text
                } else {
                    parts.append(piece)
                }
            }
            return parts
        }

        /// The text as HTML; only tags stay as they are, and the translations' own text unless it is escaped, too.
        public func html(of text: String, escapesTexts: Bool) -> String {
            var html = ""
            for piece in pieces(of: text) {
                if piece.isTag || piece.isTranslation && !escapesTexts {
                    html += piece.text
                } else {
                    Self.append(piece.text, to: &html)
                }
            }
            return html
        }

        private static func append(_ text: String, to html: inout String) {
            for scalar in text.unicodeScalars {
                switch scalar {
                case "&": html += "&amp;"
                case "<": html += "&lt;"
                case ">": html += "&gt;"
                case "\"": html += "&quot;"
                case "'": html += "&#39;"
                default: html.unicodeScalars.append(scalar)
                }
            }
        }

        @inline(never)
        private func pieces(of text: String) -> [Part] {
            let bytes = Array(text.utf8)
            var pieces: [Part] = []
            var place = 0
            func add(until end: Int, isTranslation: Bool) {
                if end <= place { return }
                let text = String(decoding: bytes[place..<end], as: UTF8.self)
                pieces.append(Part(isTranslation: isTranslation, text: text))
                place = end
            }
            for (text, notes) in said {
                var start = place
                while start + text.count <= bytes.count, !bytes[start...].starts(with: text) { start += 1 }
                if start + text.count > bytes.count { continue }
                add(until: start, isTranslation: false)
                for note in notes {
                    add(until: start + note.start, isTranslation: true)
                    if let tag = note.tag {
                        pieces.append(Part(isTag: true, text: tag))
                    } else {
                        place = start + note.end
                        let value = String(decoding: bytes[start + note.start..<place], as: UTF8.self)
                        pieces.append(Part(argument: note.argument ?? -1, text: value))
                    }
                }
                add(until: start + text.count, isTranslation: true)
            }
            add(until: bytes.count, isTranslation: false)
            return pieces
        }
    }
}
#endif
