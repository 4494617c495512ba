#if !NO_EXPRESSIONS
extension Decoder {
    /// A regular expression: a list of steps through which all ways are followed.
    struct Expression {
        private enum Step {
            case scalar(ScalarSet)
            case fork(Int, Int)
            case jump(Int)
            /// What holds at a place without taking text: 0 the start, 1 the end, 2 the end or the last line's end, 3 the
            /// edge of a word, 4 no edge of a word.
            case assertion(Int)
            /// A digit (1 behind the place, 2 where nothing is found), the steps, and the most that is looked at behind.
            case lookAround(Int, Expression, Int)
            case found
        }

        private let steps: [Step]

        /// Reads the number of steps, and the steps.
        init(_ cursor: Cursor) {
            var cursor = cursor
            self.init(reading: &cursor)
        }

        @inline(never)
        private init(reading cursor: inout Cursor) {
            var steps: [Step] = []
            for _ in 0..<cursor.number() {
                switch cursor.digit() {
                case 0: steps.append(.scalar(ScalarSet(reading: &cursor)))
                case 1: steps.append(.fork(cursor.number(), cursor.number()))
                case 2: steps.append(.jump(cursor.number()))
                case 3: steps.append(.assertion(cursor.digit()))
                case 4: steps.append(.lookAround(cursor.digit(), Expression(reading: &cursor), cursor.number()))
                default: steps.append(.found)
                }
            }
            self.steps = steps
        }

        /// Whether the expression is found anywhere in a text; longer ones than 10,000 characters are not searched.
        @inline(never)
        func isFound(in text: String) -> Bool {
            let scalars = Array(text.unicodeScalars)
            guard scalars.count <= 10_000 else { return false }
            var tried = [Bool](repeating: false, count: steps.count * (scalars.count + 1))
            for start in 0...scalars.count where matches(scalars, from: start, end: nil, &tried) { return true }
            return false
        }

        /// Tries each step at each place at most once: none of them leads to a match from any other start either.
        @inline(never)
        private func matches(_ text: [Unicode.Scalar], from start: Int, end: Int?, _ tried: inout [Bool]) -> Bool {
            var open = [(step: 0, place: start)]
            while let (step, place) = open.popLast() {
                let index = step * (text.count + 1) + place
                if tried[index] { continue }
                tried[index] = true
                switch steps[step] {
                case .scalar(let set):
                    if place < text.count, set.contains(text[place]) { open.append((step + 1, place + 1)) }
                case .fork(let first, let second):
                    open.append((second, place))
                    open.append((first, place))
                case .jump(let target): open.append((target, place))
                case .assertion(let kind): if holds(kind, text, at: place) { open.append((step + 1, place)) }
                case .lookAround(let flags, let body, let length):
                    let isBehind = flags & 1 != 0
                    let isSeen = body.isSeen(text, isBehind ? max(0, place - length) : place, place, isBehind)
                    if isSeen != (flags & 2 != 0) { open.append((step + 1, place)) }
                case .found: if end == nil || end == place { return true }
                }
            }
            return false
        }

        /// Whether the expression is found from a place on, or between others and that place.
        @inline(never)
        private func isSeen(_ text: [Unicode.Scalar], _ first: Int, _ place: Int, _ isBehind: Bool) -> Bool {
            var tried = [Bool](repeating: false, count: steps.count * (text.count + 1))
            for start in first...place where matches(text, from: start, end: isBehind ? place : nil, &tried) {
                return true
            }
            return false
        }

        @inline(never)
        private func holds(_ assertion: Int, _ text: [Unicode.Scalar], at place: Int) -> Bool {
            switch assertion {
            case 0: return place == 0
            case 1: return place == text.count
            case 2:
                if place == text.count { return true }
                if text[place] == "\r", place + 2 == text.count, text[place + 1] == "\n" { return true }
                guard place + 1 == text.count, ScalarSet.isInClass(3, text[place]) else { return false }
                return !(text[place] == "\n" && place > 0 && text[place - 1] == "\r")
            default:
                let isWordBefore = place > 0 && ScalarSet.isInClass(1, text[place - 1])
                let isWordAfter = place < text.count && ScalarSet.isInClass(1, text[place])
                return (isWordBefore != isWordAfter) == (assertion == 3)
            }
        }
    }

    /// A set of characters.
    struct ScalarSet {
        /// The first and the last character of each range.
        private var bounds: [UInt32] = []

        /// Twice the place of each class, and 1 if it is all but that.
        private var classes: [Int] = []

        private let flags: Int

        /// Reads a digit (1 for all but these, 2 for letters of either case), ranges, and classes.
        @inline(never)
        init(reading cursor: inout Cursor) {
            flags = cursor.digit()
            for _ in 0..<cursor.number() {
                let lower = cursor.number()
                bounds.append(UInt32(lower))
                bounds.append(UInt32(lower + cursor.number()))
            }
            for _ in 0..<cursor.number() { classes.append(cursor.digit()) }
        }

        /// Whether a character belongs to the set.
        func contains(_ scalar: Unicode.Scalar) -> Bool {
            let isNegated = flags & 1 != 0
            if isInRanges(scalar) { return !isNegated }
            for digit in classes where Self.isInClass(digit >> 1, scalar) == (digit & 1 == 0) { return !isNegated }
            if flags & 2 != 0, !bounds.isEmpty {
                for other in Self.otherCases(of: scalar) where isInRanges(other) { return !isNegated }
            }
            return isNegated
        }

        private func isInRanges(_ scalar: Unicode.Scalar) -> Bool {
            var index = 0
            while index < bounds.count {
                if bounds[index] <= scalar.value, scalar.value <= bounds[index + 1] { return true }
                index += 2
            }
            return false
        }

        /// Whether a character is a digit (0), of a word (1), white space (2), or a line's end (3).
        @inline(never)
        static func isInClass(_ index: Int, _ scalar: Unicode.Scalar) -> Bool {
            switch index {
            case 0: return scalar.properties.generalCategory == .decimalNumber
            case 1:
                switch scalar.properties.generalCategory {
                case .decimalNumber, .connectorPunctuation, .nonspacingMark, .spacingMark, .enclosingMark: return true
                default: return scalar.properties.isAlphabetic || scalar.value == 0x200C || scalar.value == 0x200D
                }
            case 2: return scalar.properties.isWhitespace
            default:
                return (0x0A...0x0D).contains(scalar.value) || scalar.value == 0x85 || scalar.value == 0x2028
                    || scalar.value == 0x2029
            }
        }

        /// The same letter in other cases, by case mappings to one character.
        @inline(never)
        private static func otherCases(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
            if scalar.value < 0x80 {
                guard (0x41...0x5A).contains(scalar.value & 0xDF), let other = Unicode.Scalar(scalar.value ^ 0x20)
                else {
                    return []
                }
                // The signs for kelvin and the long s fold to letters of ASCII.
                switch scalar.value | 0x20 {
                case 0x6B: return [other, "\u{212A}"]
                case 0x73: return [other, "\u{017F}"]
                default: return [other]
                }
            }
            // The dotless i is a letter of its own.
            if scalar.value == 0x131 { return [] }
            var others: [Unicode.Scalar] = []
            add(scalar.properties.lowercaseMapping, of: scalar, to: &others)
            add(scalar.properties.uppercaseMapping, of: scalar, to: &others)
            add(scalar.properties.titlecaseMapping, of: scalar, to: &others)
            for other in others {
                add(other.properties.lowercaseMapping, of: scalar, to: &others)
                add(other.properties.uppercaseMapping, of: scalar, to: &others)
            }
            return others
        }

        @inline(never)
        private static func add(_ mapping: String, of scalar: Unicode.Scalar, to others: inout [Unicode.Scalar]) {
            let scalars = Array(mapping.unicodeScalars)
            if scalars.count == 1, scalars[0] != scalar, !others.contains(scalars[0]) { others.append(scalars[0]) }
        }
    }
}
#endif
