/// Reads packed texts where they lie, and says them.
///
/// Everything is packed into two literals. In `texts` stand the texts, the programs that choose among variants, and the
/// rules of plurals; in `offsets` stands, for each language and each entry, where its record begins in `texts`. Numbers are
/// written in digits of six bits, the characters `0` to `o`; see `Cursor`.
public enum Decoder {}

extension Decoder {
    /// The packed texts of a project.
    public struct Catalog: Sendable {
        /// Records: texts, programs and rules.
        let texts: StaticString

        /// Where each entry's record begins, language by language.
        let offsets: StaticString

        /// How many digits an offset has.
        let width: Int

        /// How many entries there are.
        let count: Int

        #if !NO_MODULE
        public init(texts: StaticString, offsets: StaticString, width: Int, count: Int) {
            self.texts = texts
            self.offsets = offsets
            self.width = width
            self.count = count
        }

        #endif
        /// The text of an entry without arguments.
        public func text(_ entry: Int, in language: Int) -> String {
            let start = start(of: entry, in: language)
            var cursor = Cursor(texts, at: start)
            let head = cursor.number()
            #if !NO_PROGRAMS
            // Nearly all texts are plain.
            if head & 1 != 0 { return text(entry, in: language, Frame()) }
            #endif
            return cursor.text(count: head >> 2)
        }

        #if !NO_PROGRAMS
        /// The text of an entry; several lines for a list.
        @inline(never)
        public func text(_ entry: Int, in language: Int, _ frame: Frame) -> String {
            var writer = Writer(texts, frame)
            guard writer.says(start(of: entry, in: language)) else { return "" }
            #if !NO_PARTS
            frame.parts?.add(writer)
            #endif
            return writer.text
        }
        #endif

        /// The text of an entry; nil where no language that is asked has one.
        ///
        /// - Parameter isComplete: whether a text that lacks a value counts as none.
        #if !NO_PROGRAMS
        @inline(never)
        public func textIfAny(_ entry: Int, in language: Int, _ frame: Frame, isComplete: Bool = false) -> String? {
            let start = start(of: entry, in: language)
            var cursor = Cursor(texts, at: start)
            let head = cursor.number()
            if head & 3 == 0 { return cursor.text(count: head >> 2) }
            var writer = Writer(texts, frame)
            guard writer.says(start), !writer.isMissing, !(isComplete && writer.lacksValue) else { return nil }
            return writer.text
        }
        #else
        func textIfAny(_ entry: Int, in language: Int) -> String? {
            var cursor = Cursor(texts, at: start(of: entry, in: language))
            let head = cursor.number()
            return head & 2 == 0 ? cursor.text(count: head >> 2) : nil
        }
        #endif

        #if !NO_LISTS
        /// The texts of a list.
        @inline(never)
        public func list(_ entry: Int, in language: Int, _ frame: Frame) -> [String] {
            var writer = Writer(texts, frame)
            return writer.says(start(of: entry, in: language)) ? writer.items ?? [writer.text] : []
        }
        #endif

        /// Where the record of an entry begins in a language.
        private func start(of entry: Int, in language: Int) -> Int {
            var place = offsets.utf8Start + (language * count + entry) * width
            let end = place + width
            var start = 0
            while place < end {
                start = start << 6 | (Int(place.pointee) - 0x30)
                place += 1
            }
            return start
        }
    }

    /// Reads digits, numbers and texts one after the other.
    struct Cursor {
        /// All packed bytes.
        let bytes: UnsafePointer<UInt8>

        /// Where the next byte lies.
        var offset: Int

        /// Begins at a place.
        init(_ literal: StaticString, at offset: Int) {
            bytes = literal.utf8Start
            self.offset = offset
        }

        /// A digit of six bits, written as one of the characters `0` to `o`.
        mutating func digit() -> Int {
            let digit = Int(bytes[offset]) - 0x30
            offset += 1
            return digit
        }

        /// A number of any size: five bits a digit, the lowest first, and one that says whether more follow.
        mutating func number() -> Int {
            var number = 0
            var shift = 0
            while true {
                let digit = digit()
                number |= (digit & 31) << shift
                if digit < 32 { return number }
                shift += 5
            }
        }

        /// So many bytes of text, where they lie.
        mutating func span(count: Int) -> UnsafeBufferPointer<UInt8> {
            let span = UnsafeBufferPointer(start: bytes + offset, count: count)
            offset += count
            return span
        }

        /// So many bytes of text.
        mutating func text(count: Int) -> String { String(decoding: span(count: count), as: UTF8.self) }

        /// A text behind the number of its bytes, where it lies.
        mutating func span() -> UnsafeBufferPointer<UInt8> { span(count: number()) }
    }
}
