#if !NO_PROGRAMS
extension Decoder {
    /// Follows programs and puts together what they say.
    struct Writer {
        /// The packed bytes.
        let texts: StaticString

        /// What the text is said with.
        let frame: Frame

        /// What was said so far.
        var output: [UInt8] = []

        /// Whether a value or another entry's text was shown, be it an empty one.
        var hasShown = false

        /// Whether a value is not passed that is to be shown, or by whose number a variant is to be selected.
        var lacksValue = false

        /// Whether no language that is asked has a text, so that the key stands for it.
        var isMissing = false

        #if !NO_LISTS
        /// The texts of a list.
        var items: [String]?

        #endif
        #if !NO_PARTS
        /// Values and tags, in the order of their ends.
        var notes: [Note] = []

        #endif
        #if !NO_SYMBOLS
        /// Where the digits and separators of the text's language stand; 0 for plain ones.
        var symbols = 0

        #endif
        /// Begins with nothing said.
        init(_ texts: StaticString, _ frame: Frame) {
            self.texts = texts
            self.frame = frame
            output.reserveCapacity(120)
        }

        /// What was said; the items of a list on a line each.
        var text: String { String(decoding: output, as: UTF8.self) }

        /// Says the record at a place, or where none of its variants applies the one that takes its place.
        ///
        /// A record is: four times the number of bytes, and a text; twice that number less, and a key, where a text is
        /// missing; or an odd number (1, 3 for a list, 4 more if an empty text counts as none, 8 more for numbers in
        /// the language's own digits), the place of the record that takes its place, that of the digits, and patterns.
        @inline(never)
        mutating func says(_ start: Int) -> Bool {
            var start = start
            while true {
                var cursor = Cursor(texts, at: start)
                let head = cursor.number()
                if head & 1 == 0 {
                    isMissing = head & 2 != 0
                    output.append(contentsOf: cursor.span(count: head >> 2))
                    return true
                }
                start = cursor.number()
                #if !NO_SYMBOLS
                symbols = head & 8 != 0 ? cursor.number() : 0
                #endif
                #if !NO_LISTS
                if head & 2 != 0 {
                    if writeItems(&cursor) { return true }
                    continue
                }
                #endif
                let before = output.count
                let shownBefore = hasShown
                let lackedBefore = lacksValue
                hasShown = false
                let isSaid = write(&cursor)
                let isEmpty = output.count == before && !hasShown
                hasShown = shownBefore || hasShown
                if isSaid, head & 4 == 0 || !isEmpty { return true }
                output.removeLast(output.count - before)
                #if !NO_PARTS
                notes.removeAll()
                #endif
                lacksValue = lackedBefore
            }
        }

        #if !NO_LISTS
        @inline(never)
        private mutating func writeItems(_ cursor: inout Cursor) -> Bool {
            var texts: [String] = []
            for _ in 0..<cursor.number() {
                if !texts.isEmpty { output.append(0x0A) }
                let start = output.count
                if !write(&cursor) {
                    output.removeAll()
                    #if !NO_PARTS
                    notes.removeAll()
                    #endif
                    return false
                }
                texts.append(String(decoding: output[start...], as: UTF8.self))
            }
            items = texts
            return true
        }
        #endif

        /// Writes a pattern up to its end; false where a select has no variant for the value.
        @inline(never)
        mutating func write(_ cursor: inout Cursor) -> Bool {
            while true {
                let operation = cursor.digit()
                #if !NO_PARTS
                var next = cursor
                let argument = 2...5 ~= operation ? next.number() : nil
                let start = output.count
                defer { if let argument { notes.append(Note(argument: argument, start: start, end: output.count)) } }
                #endif
                switch operation {
                case 1: output.append(contentsOf: cursor.span())
                case 2: show(shown(cursor.number()))
                #if !NO_INTEGERS
                case 3: showInteger(shown(cursor.number()))
                #endif
                #if !NO_FIELDS
                case 4: showField(&cursor)
                #endif
                #if !NO_NUMBERS
                case 5: showNumber(&cursor)
                #endif
                #if !NO_SELECTS
                case 6: if !writeSelect(&cursor) { return false }
                #endif
                #if !NO_WIDTHS
                case 7: if !writeWidth(&cursor) { return false }
                #endif
                #if !NO_ENVIRONMENTS
                case 8: if !writeEnvironment(&cursor) { return false }
                #endif
                #if !NO_REFERENCES
                case 9: if !writeReference(&cursor) { return false }
                #endif
                #if !NO_PARTS
                case 10: notes.append(Note(start: start, end: start, tag: cursor.text(count: cursor.number())))
                #endif
                default: return true
                }
            }
        }

        /// An argument to show; it is noted if it is not passed.
        mutating func shown(_ index: Int) -> Value {
            let value = frame.shown(index)
            if value.isAbsent { lacksValue = true }
            return value
        }

        #if !NO_REFERENCES
        /// Says another entry's record, with arguments of its own.
        @inline(never)
        private mutating func writeReference(_ cursor: inout Cursor) -> Bool {
            hasShown = true
            let start = cursor.number()
            let missing = cursor.number()
            var inner = Frame(width: frame.width, device: frame.device, product: frame.product)
            inner.depth = frame.depth + 1
            var selecting: [Value] = []
            #if !NO_PARTS
            var origins: [Int?] = []
            #endif
            for _ in 0..<cursor.number() {
                // 0 absent, 1 to show and to select by, 2 only to show, 3 only to select by, 4 a pattern, 5 what is shown.
                let kind = cursor.digit()
                #if !NO_PARTS
                var next = cursor
                origins.append(kind == 1 || kind == 2 || kind == 5 ? next.number() : nil)
                #endif
                if kind == 4 {
                    var writer = Writer(texts, frame)
                    if !writer.write(&cursor) { return false }
                    if writer.lacksValue { lacksValue = true }
                    inner.values.append(.text(writer.text))
                    selecting.append(.text(writer.text))
                    continue
                }
                let index = kind == 0 ? 0 : cursor.number()
                inner.values.append(kind == 1 || kind == 2 || kind == 5 ? frame.shown(index) : .absent)
                selecting.append(
                    kind == 1 || kind == 3 ? frame.selector(index) : kind == 5 ? frame.shown(index) : .absent
                )
            }
            inner.selecting = selecting
            var writer = Writer(texts, inner)
            // As many texts within each other are a circle.
            guard writer.says(frame.depth < 32 ? start : missing) else { return false }
            if writer.lacksValue { lacksValue = true }
            #if !NO_PARTS
            for note in writer.notes { notes.append(note.moved(by: output.count, origins)) }
            #endif
            output.append(contentsOf: writer.output)
            return true
        }
        #endif
    }
}
#endif
