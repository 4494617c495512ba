// Made from Sources/Decoder by `swift run generate-decoder-source`; do not edit.
// swift-format-ignore-file

/// The text of the decoder that stands in every generated file.
enum DecoderSource {
    /// The whole text.
    static let text = ###"""
/// Reads packed texts where they lie, and says them.
///
/// Everything is packed into two literals. In `texts` stand the texts, the programs that choose among variants, and the
/// rules of plurals; in `offsets` stands, for each language and each entry, where its record begins in `texts`. Numbers are
/// written in digits of six bits, the characters `0` to `o`; see `Cursor`.
nonisolated fileprivate enum Decoder {}

nonisolated fileprivate extension Decoder {
    /// The packed texts of a project.
    struct Catalog: Sendable {
        /// Records: texts, programs and rules.
        let texts: StaticString

        /// Where each entry's record begins, language by language.
        let offsets: StaticString

        /// How many digits an offset has.
        let width: Int

        /// How many entries there are.
        let count: Int

        /// The text of an entry without arguments.
        func text(_ entry: Int, in language: Int) -> String {
            let start = start(of: entry, in: language)
            var cursor = Cursor(texts, at: start)
            let head = cursor.number()
            // Nearly all texts are plain.
            if head & 1 == 0 { return cursor.text(count: head >> 2) }
            return text(entry, in: language, Frame())
        }

        /// The text of an entry; several lines for a list.
        @inline(never)
        func text(_ entry: Int, in language: Int, _ frame: Frame) -> String {
            var writer = Writer(texts, frame)
            return writer.says(start(of: entry, in: language)) ? writer.text : ""
        }

        /// The text of an entry; nil where no language that is asked has one.
        ///
        /// - Parameter isComplete: whether a text that lacks a value counts as none.
        @inline(never)
        func textIfAny(_ entry: Int, in language: Int, _ frame: Frame, isComplete: Bool = false) -> String? {
            let start = start(of: entry, in: language)
            var cursor = Cursor(texts, at: start)
            let head = cursor.number()
            if head & 3 == 0 { return cursor.text(count: head >> 2) }
            var writer = Writer(texts, frame)
            guard writer.says(start), !writer.isMissing, !(isComplete && writer.lacksValue) else { return nil }
            return writer.text
        }

        /// The texts of a list.
        @inline(never)
        func list(_ entry: Int, in language: Int, _ frame: Frame) -> [String] {
            var writer = Writer(texts, frame)
            return writer.says(start(of: entry, in: language)) ? writer.items ?? [writer.text] : []
        }

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

nonisolated fileprivate extension Decoder {
    /// A number in decimal digits, exact.
    struct Decimal {
        /// Whether it is below zero; zero itself never is.
        var isNegative = false

        /// The digits before the point as a number, if it fits.
        var whole: UInt64 = 0

        /// The digits 0…9 before the point where they are more than `whole` can hold, else none.
        var largeDigits: [UInt8] = []

        /// The digits 0…9 behind the point; zeros at the end are kept if a text has them.
        var fraction: [UInt8] = []

        /// Creates a whole number.
        init(_ value: Int) {
            isNegative = value < 0
            whole = UInt64(value.magnitude)
        }

        /// Creates a whole number.
        init(whole: UInt64) { self.whole = whole }

        /// Creates the number with the fewest digits that give the value back; 0 for what is no number.
        @inline(never)
        init(_ value: Double) {
            if let whole = Int(exactly: value), whole.magnitude < 1 << 53 {
                self.init(whole)
            } else {
                self.init(prefixOf: value.isFinite ? value.description : "0")
                dropZeros()
            }
        }

        /// Creates a number from its digits.
        init(isNegative: Bool, digits: [UInt8], fraction: [UInt8]) {
            self.fraction = fraction
            take(digits)
            self.isNegative = isNegative && !isZero
        }

        /// Reads the number that a text begins with, behind blanks and tabs; 0 if there is none.
        @inline(never)
        init(prefixOf text: String) {
            let bytes = Array(text.utf8)
            var index = 0
            while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
            let isNegative = Self.readSign(bytes, &index)
            var digits = Self.readDigits(bytes, &index)
            if index < bytes.count, bytes[index] == 0x2E {
                index += 1
                fraction = Self.readDigits(bytes, &index)
            }
            if !(digits.isEmpty && fraction.isEmpty), index < bytes.count, bytes[index] | 0x20 == 0x65 {
                index += 1
                let isDown = Self.readSign(bytes, &index)
                let exponent = Self.readDigits(bytes, &index)
                let limit = 4_000 + digits.count + fraction.count
                var places = 0
                for digit in exponent { places = min(places * 10 + Int(digit), limit) }
                if !exponent.isEmpty { movePoint(&digits, by: isDown ? -places : places) }
            }
            take(digits)
            self.isNegative = isNegative && !isZero
        }

        /// Skips a sign, and tells whether it is a minus.
        private static func readSign(_ bytes: [UInt8], _ index: inout Int) -> Bool {
            guard index < bytes.count, bytes[index] == 0x2B || bytes[index] == 0x2D else { return false }
            index += 1
            return bytes[index - 1] == 0x2D
        }

        @inline(never)
        private static func readDigits(_ bytes: [UInt8], _ index: inout Int) -> [UInt8] {
            var digits: [UInt8] = []
            while index < bytes.count, bytes[index] &- 0x30 < 10 {
                digits.append(bytes[index] - 0x30)
                index += 1
            }
            return digits
        }

        /// Moves the point; what is written with an exponent has no zeros at its end.
        @inline(never)
        private mutating func movePoint(_ digits: inout [UInt8], by places: Int) {
            let old = digits + fraction
            let point = digits.count + places
            digits = []
            fraction = []
            for index in min(point, 0)..<max(point, old.count) {
                let digit = index >= 0 && index < old.count ? old[index] : 0
                if index < point { digits.append(digit) } else { fraction.append(digit) }
            }
            dropZeros()
        }

        @inline(never)
        private mutating func take(_ digits: [UInt8]) {
            for digit in digits {
                let (product, isTooLarge) = whole.multipliedReportingOverflow(by: 10)
                let (sum, isTooLargeAsWell) = product.addingReportingOverflow(UInt64(digit))
                if isTooLarge || isTooLargeAsWell {
                    whole = 0
                    for digit in digits where digit > 0 || !largeDigits.isEmpty { largeDigits.append(digit) }
                    return
                }
                whole = sum
            }
        }

        private mutating func dropZeros() { while fraction.last == 0 { fraction.removeLast() } }

        /// Whether the number is zero.
        var isZero: Bool { whole == 0 && largeDigits.isEmpty && isWhole }

        /// Whether nothing but zeros stands behind the point.
        var isWhole: Bool {
            for digit in fraction where digit > 0 { return false }
            return true
        }

        /// The digits behind the point without zeros at their end.
        var significantFraction: [UInt8] {
            var digits = fraction
            while digits.last == 0 { digits.removeLast() }
            return digits
        }

        /// The digits before the point as characters; `0` if there are none.
        var wholeText: String { largeDigits.isEmpty ? String(whole) : Self.text(of: largeDigits) }

        /// The number in plain digits, as few as possible.
        @inline(never)
        var description: String {
            let fraction = significantFraction
            let text = isNegative ? "-" + wholeText : wholeText
            return fraction.isEmpty ? text : text + "." + Self.text(of: fraction)
        }

        @inline(never)
        private static func text(of digits: [UInt8]) -> String {
            var text: [UInt8] = []
            for digit in digits { text.append(digit + 0x30) }
            return String(decoding: text, as: UTF8.self)
        }

        /// The nearest number in double precision.
        var double: Double { Double(description) ?? 0 }

        /// The number without what stands behind the point.
        var truncated: Decimal {
            var number = self
            number.fraction = []
            if number.isZero { number.isNegative = false }
            return number
        }

        /// The whole part as a computer holds it in so many bits.
        func bits(_ count: Int) -> UInt64 {
            var value = whole
            for digit in largeDigits { value = value &* 10 &+ UInt64(digit) }
            if isNegative { value = 0 &- value }
            return count >= 64 ? value : value & (1 << UInt64(max(count, 1)) - 1)
        }

        /// The number as a select reads it: 0 as it is, 1 truncated, 2 truncated and 2⁶⁴ more if negative, 3 in single
        /// precision, 4 as text.
        @inline(never)
        func read(as reading: Int) -> Decimal {
            switch reading {
            case 1: return truncated
            case 2:
                let number = truncated
                return number.isNegative && number.largeDigits.isEmpty ? Decimal(whole: 0 &- number.whole) : number
            case 3:
                if fraction.isEmpty, largeDigits.isEmpty, whole <= 1 << 24 { return self }
                guard let value = Float(description), value.isFinite else { return self }
                if value.magnitude >= 16_777_216 || value == Float(Int(value)) {
                    return FloatDigits(exactly: Double(value)).decimal(isNegative: value < 0)
                }
                var number = Decimal(prefixOf: value.description)
                number.dropZeros()
                return number
            default: return self
            }
        }

        /// Whether the number is below another one.
        @inline(never)
        func isBelow(_ other: Decimal) -> Bool {
            if isNegative != other.isNegative { return isNegative }
            return isNegative ? other.isSmaller(than: self) : isSmaller(than: other)
        }

        private func isSmaller(than other: Decimal) -> Bool {
            if largeDigits.count != other.largeDigits.count { return largeDigits.count < other.largeDigits.count }
            if whole != other.whole { return whole < other.whole }
            return largeDigits == other.largeDigits
                ? Self.isSmaller(fraction, than: other.fraction) : Self.isSmaller(largeDigits, than: other.largeDigits)
        }

        /// Compares digits; those of the shorter list are followed by zeros.
        private static func isSmaller(_ digits: [UInt8], than others: [UInt8]) -> Bool {
            for index in 0..<max(digits.count, others.count) {
                let digit = index < digits.count ? digits[index] : 0
                let other = index < others.count ? others[index] : 0
                if digit != other { return digit < other }
            }
            return false
        }
    }
}

nonisolated fileprivate extension Decoder {
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

nonisolated fileprivate extension Decoder.Writer {
    /// Shows a value as it is.
    @inline(never)
    mutating func show(_ value: Decoder.Value) {
        hasShown = true
        switch value {
        case .text(let text): output.append(contentsOf: text.utf8)
        case .integer(let value) where symbols == 0: output.append(contentsOf: String(value).utf8)
        default: output.append(contentsOf: text(of: value).utf8)
        }
    }

    /// Shows a whole number with a sign, as `%d` does.
    @inline(never)
    mutating func showInteger(_ value: Decoder.Value) {
        hasShown = true
        switch value {
        case .absent: break
        case .integer where symbols > 0: output.append(contentsOf: text(of: value).utf8)
        case .integer(let value): output.append(contentsOf: String(value).utf8)
        default:
            let text = value.number.truncated.description
            output.append(contentsOf: symbols > 0 ? localized(text).utf8 : text.utf8)
        }
    }

    /// A value's own text; a number in the language's digits if the file has them.
    @inline(never)
    private func text(of value: Decoder.Value) -> String {
        if symbols == 0 { return value.text }
        switch value {
        case .absent, .text: return value.text
        default: return localized(value.text)
        }
    }

    @inline(never)
    private func localized(_ text: String) -> String {
        let symbols = Decoder.Symbols(Decoder.Cursor(texts, at: symbols))
        guard text.utf8.first == 0x2D else { return symbols.localized(text, isGrouped: true) }
        return symbols.minus + symbols.localized(String(text.dropFirst()), isGrouped: true)
    }

    /// Shows a text in a field: the argument, a digit (1 for a character), and the field.
    @inline(never)
    mutating func showField(_ cursor: inout Decoder.Cursor) {
        hasShown = true
        let value = shown(cursor.number())
        let isCharacter = cursor.digit() == 1
        let field = field(&cursor)
        if value.isAbsent { return }
        var text = text(of: value)
        if isCharacter {
            if case .text(let value) = value {
                text = value.unicodeScalars.first.map { String($0) } ?? ""
            } else {
                let code = UInt32(truncatingIfNeeded: value.number.bits(32))
                text = String(Unicode.Scalar(code) ?? "\u{FFFD}")
            }
        } else if let precision = field.precision, precision < text.unicodeScalars.count {
            text = String(text.unicodeScalars.prefix(precision))
        }
        fill(field, sign: "", text, canFillWithZeros: false)
    }

    /// A field: its least width, its precision, and what fills it.
    struct Field {
        var width = 0
        var precision: Int?
        var isLeftAligned = false
        var isZeroPadded = false
        var zero = "0"
    }

    /// Reads a field: a digit (1 left-aligned, 2 a width, 4 one from an argument, 8 a precision, 16 one from an argument),
    /// and the sizes or arguments.
    @inline(never)
    mutating func field(_ cursor: inout Decoder.Cursor) -> Field {
        let flags = cursor.digit()
        var field = Field(isLeftAligned: flags & 1 != 0)
        // Sizes are cut down: no sensible text has larger ones.
        if flags & 2 != 0 {
            let width = size(cursor.number(), isArgument: flags & 4 != 0)
            field.width = min(abs(width), 4096)
            if width < 0 { field.isLeftAligned = true }
        }
        if flags & 8 != 0 {
            let precision = size(cursor.number(), isArgument: flags & 16 != 0)
            if precision >= 0 { field.precision = precision }
        }
        return field
    }

    private mutating func size(_ number: Int, isArgument: Bool) -> Int {
        isArgument ? Int(Int32(truncatingIfNeeded: shown(number).number.bits(32))) : number
    }

    /// Writes a text, filled up to its field's width.
    @inline(never)
    mutating func fill(_ field: Field, sign: String, _ text: String, canFillWithZeros: Bool) {
        let missing = field.width - sign.unicodeScalars.count - text.unicodeScalars.count
        let isZeroPadded = field.isZeroPadded && canFillWithZeros && !field.isLeftAligned
        if missing > 0, !field.isLeftAligned, !isZeroPadded {
            for _ in 0..<missing { output.append(0x20) }
        }
        output.append(contentsOf: sign.utf8)
        if missing > 0, isZeroPadded {
            for _ in 0..<missing { output.append(contentsOf: field.zero.utf8) }
        }
        output.append(contentsOf: text.utf8)
        if missing > 0, field.isLeftAligned {
            for _ in 0..<missing { output.append(0x20) }
        }
    }
}

nonisolated fileprivate extension Decoder {
    /// The names of the entries, to find them at run time.
    struct Keys: Sendable {
        /// Lists of arguments, each one of them with its names, the best one first; behind the lists for each key,
        /// ascending by its bytes: the key, the place of the entry, and the place of its list.
        ///
        /// At the place 0 stands the list without arguments.
        let names: StaticString

        /// Where each name begins.
        let offsets: StaticString

        /// How many digits an offset has.
        let width: Int

        /// How many names there are.
        let count: Int

        /// An entry that was found.
        struct Found {
            /// The place of the entry.
            let entry: Int

            /// The place of the arguments' names.
            let arguments: Int
        }

        /// A name as it is spelled here; nil where no name is the same to Unicode.
        @inline(never)
        func spelling(of name: String) -> String? {
            if find(name) != nil { return name }
            // Other spellings of ASCII are other names.
            if name.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
            for index in 0..<count {
                var cursor = Cursor(names, at: offset(of: index))
                let candidate = cursor.text(count: cursor.number())
                if candidate == name { return candidate }
            }
            return nil
        }

        /// Looks a name up: the table, a line's end, and the key.
        @inline(never)
        func find(_ name: String) -> Found? {
            var lower = 0
            var upper = count
            while lower < upper {
                let middle = (lower + upper) / 2
                var cursor = Cursor(names, at: offset(of: middle))
                let candidate = cursor.span()
                let order = Decoder.order(candidate, name)
                if order == 0 { return Found(entry: cursor.number(), arguments: cursor.number()) }
                if order < 0 { lower = middle + 1 } else { upper = middle }
            }
            return nil
        }

        /// The values of an entry's arguments, in their order, of those that are passed by any of their names.
        @inline(never)
        func values(_ found: Found, _ passed: [String: Any]) -> [Value] {
            var cursor = Cursor(names, at: found.arguments)
            var values: [Value] = []
            for _ in 0..<cursor.number() {
                var value = Value.absent
                for _ in 0..<cursor.number() {
                    let name = cursor.text(count: cursor.number())
                    if value.isAbsent { value = Value(any: passed[name]) }
                }
                values.append(value)
            }
            return values
        }

        private func offset(of index: Int) -> Int {
            var place = Cursor(offsets, at: index * width)
            var offset = 0
            for _ in 0..<width { offset = offset << 6 | place.digit() }
            return offset
        }
    }
}

nonisolated fileprivate extension Decoder {
    /// Compares bytes with those of a text: below 0 if they stand before it, 0 if they are the same.
    @inline(never)
    static func order(_ bytes: UnsafeBufferPointer<UInt8>, _ text: String) -> Int {
        var index = 0
        for byte in text.utf8 {
            if index == bytes.count { return -1 }
            if bytes[index] != byte { return Int(bytes[index]) - Int(byte) }
            index += 1
        }
        return bytes.count - index
    }
}

nonisolated fileprivate extension Decoder.Value {
    /// Takes a value of any type: texts, numbers, lists, or what describes itself.
    @inline(never)
    init(any value: Any?) {
        switch value {
        case nil: self = .absent
        case let text as String: self = .text(text)
        case let number as any Numeric: self = .init(number)
        case let list as [Any]: self = .text(list.map { Decoder.Value(any: $0).text }.joined(separator: ", "))
        case let value?: self = .text("\(value)")
        }
    }

    /// Takes a number of any type.
    @inline(never)
    init(_ number: any Numeric) {
        switch number {
        case let number as Int: self = .integer(number)
        case let number as Double: self = .decimal(number)
        case let number as any BinaryInteger:
            self = Int(exactly: number).map { .integer($0) } ?? .unsigned(UInt(truncatingIfNeeded: number))
        case let number as any BinaryFloatingPoint: self = .decimal(Double(number))
        default: self = .text("\(number)")
        }
    }
}

nonisolated fileprivate extension Decoder {
    /// The place of the language that serves a user best: for each preferred one in turn, itself, its parent, and so on.
    ///
    /// - Parameters:
    ///   - preferred: what the user prefers, as BCP 47 tags or POSIX locales, the best first.
    ///   - available: the languages that there are.
    ///   - parents: lines `parent: tag tag …` for tags whose parent is not they themselves cut short; `und` is no parent.
    ///   - aliases: lines `tag: code code …` for codes that are other names of what there is; in small letters, like parents.
    @inline(never)
    static func language(preferred: [String], available: [String], parents: String, aliases: String) -> Int? {
        for preference in preferred {
            let tag = replacingCodes(in: pieces(of: tag(of: preference).lowercased(), at: 0x2D), aliases)
            if let place = place(of: tag, available, parents) ?? place(of: withScript(tag), available, parents) {
                return place
            }
        }
        return nil
    }

    @inline(never)
    private static func place(of tag: String, _ available: [String], _ parents: String) -> Int? {
        var tag = tag
        // A tag has few parents; more are a circle.
        for _ in 0..<8 where !tag.isEmpty && tag != "und" {
            for index in 0..<available.count where available[index].lowercased() == tag { return index }
            tag = parent(of: tag, parents)
        }
        return nil
    }

    @inline(never)
    private static func parent(of tag: String, _ parents: String) -> String {
        if let parent = head(ofLineWith: tag, in: parents) { return parent }
        var subtags = pieces(of: tag, at: 0x2D)
        if !subtags.isEmpty { subtags.removeLast() }
        return subtags.joined(separator: "-")
    }

    /// A tag without codes that others replace: `nb-no` for `no-no`, `sr-latn-rs` for `sh-rs`.
    @inline(never)
    private static func replacingCodes(in subtags: [String], _ aliases: String) -> String {
        var code = subtags
        var rest: [String] = []
        while !code.isEmpty {
            if let replacement = head(ofLineWith: code.joined(separator: "-"), in: aliases) {
                code = pieces(of: replacement, at: 0x2D)
                // A script that is named counts more than the one that the code implies.
                if code.count > 1, let script = rest.first, script.utf8.count == 4 { code.removeLast() }
                break
            }
            rest.insert(code.removeLast(), at: 0)
        }
        return (code + rest).joined(separator: "-")
    }

    /// What stands before the colon on the line that has a word behind it.
    @inline(never)
    private static func head(ofLineWith word: String, in table: String) -> String? {
        for line in pieces(of: table, at: 0x0A) {
            let halves = pieces(of: line, at: 0x3A)
            if halves.count < 2 { continue }
            for other in pieces(of: halves[1], at: 0x20) where other == word { return halves[0] }
        }
        return nil
    }

    /// What lies between the separators of a text; empty pieces are left out.
    @inline(never)
    private static func pieces(of text: String, at separator: UInt8) -> [String] {
        var pieces: [String] = []
        var piece: [UInt8] = []
        for byte in Array(text.utf8) + [separator] {
            if byte != separator {
                piece.append(byte)
            } else if !piece.isEmpty {
                pieces.append(String(decoding: piece, as: UTF8.self))
                piece = []
            }
        }
        return pieces
    }

    /// The preferences in the environment of a POSIX system: `LANGUAGE`, else `LC_ALL`, `LC_MESSAGES` or `LANG`.
    @inline(never)
    static func preferences(_ environment: (String) -> String?) -> [String] {
        var locale = ""
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] where locale.isEmpty { locale = environment(name) ?? "" }
        let tag = tag(of: locale)
        if locale.isEmpty || tag == "C" || tag == "POSIX" { return [] }
        var tags: [String] = []
        for name in pieces(of: environment("LANGUAGE") ?? "", at: 0x3A) { tags.append(self.tag(of: name)) }
        return tags + [tag]
    }

    /// The tag of a POSIX locale: `pt-BR` of `pt_BR.UTF-8@euro`, `sr-Latn-RS` of `sr_RS@latin`; a tag is its own.
    @inline(never)
    private static func tag(of locale: String) -> String {
        let parts = pieces(of: locale, at: 0x40)
        var subtags: [String] = []
        if let name = pieces(of: parts.first ?? "", at: 0x2E).first {
            for piece in pieces(of: name, at: 0x5F) { subtags += pieces(of: piece, at: 0x2D) }
        }
        if parts.count > 1, !subtags.isEmpty {
            switch parts[1].lowercased() {
            case "latin": subtags.insert("Latn", at: 1)
            case "cyrillic": subtags.insert("Cyrl", at: 1)
            case "devanagari": subtags.insert("Deva", at: 1)
            case "valencia": subtags.append("valencia")
            default: break
            }
        }
        return subtags.joined(separator: "-")
    }

    /// Chinese is written in one of two scripts, which the region tells where the tag does not.
    @inline(never)
    private static func withScript(_ tag: String) -> String {
        switch tag {
        case "zh-tw": "zh-hant-tw"
        case "zh-hk": "zh-hant-hk"
        case "zh-mo": "zh-hant-mo"
        case "zh": "zh-hans"
        case "zh-cn": "zh-hans-cn"
        case "zh-sg": "zh-hans-sg"
        default: tag
        }
    }
}

nonisolated fileprivate extension Decoder.Writer {
    /// Shows a number as C's printf does: the argument, the notation (`d`, `x`, `o`, `f`, `e`, `g` or `a`, by its place),
    /// the flags (1 a sign always, 2 a space for one, 4 filled with zeros, 8 `#`, 16 upper case, 32 unsigned), the bits of a
    /// whole number, and the field.
    @inline(never)
    mutating func showNumber(_ cursor: inout Decoder.Cursor) {
        hasShown = true
        let value = shown(cursor.number())
        let notation = cursor.digit()
        let flags = cursor.digit()
        let bits = cursor.number()
        var field = field(&cursor)
        field.isZeroPadded = flags & 4 != 0
        if value.isAbsent { return }
        var number = Decoder.Printed(isAlternate: flags & 8 != 0, precision: field.precision.map { min($0, 4096) })
        switch notation {
        case 0: number.writeInteger(value.number.truncated, bits: bits, isUnsigned: flags & 32 != 0)
        case 1, 2: number.writeBits(value.number.bits(bits), radix: notation == 1 ? 16 : 8)
        case 6: number.writeHexadecimal(value.double)
        default: number.writeFloat(value.double, notation: notation, isNegative: value.number.isNegative)
        }
        var sign = number.prefix
        if number.hasSign {
            sign = (number.isNegative ? "-" : flags & 1 != 0 ? "+" : flags & 2 != 0 ? " " : "") + sign
        }
        if symbols > 0, notation == 0 || 3...5 ~= notation {
            let symbols = Decoder.Symbols(Decoder.Cursor(texts, at: symbols))
            let isGrouped = flags & 4 == 0 && (notation != 0 || field.precision == nil)
            sign = sign == "-" ? symbols.minus : sign == "+" ? symbols.plus : sign
            number.body = symbols.localized(number.body, isGrouped: isGrouped)
            field.zero = String(symbols.zero)
        }
        if flags & 16 != 0 {
            sign = sign.uppercased()
            number.body = number.body.uppercased()
        }
        fill(field, sign: sign, number.body, canFillWithZeros: number.canFillWithZeros)
    }
}

nonisolated fileprivate extension Decoder {
    /// The pieces of a printed number.
    struct Printed {
        /// Whether `#` asks for `0x`, a leading zero, or a point in any case.
        let isAlternate: Bool

        /// The precision; nil for the notation's own.
        let precision: Int?

        var isNegative = false
        var hasSign = true
        var prefix = ""
        var body = ""
        var canFillWithZeros = true

        /// Begins without digits.
        init(isAlternate: Bool, precision: Int?) {
            self.isAlternate = isAlternate
            self.precision = precision
        }

        /// `%d` and `%u`.
        @inline(never)
        mutating func writeInteger(_ value: Decimal, bits: Int, isUnsigned: Bool) {
            body = isUnsigned && value.isNegative ? String(value.bits(bits)) : value.wholeText
            isNegative = value.isNegative
            hasSign = !isUnsigned
            writeLeastDigits(isZero: value.isZero)
        }

        /// `%x` and `%o`.
        @inline(never)
        mutating func writeBits(_ value: UInt64, radix: Int) {
            body = String(value, radix: radix)
            hasSign = false
            writeLeastDigits(isZero: value == 0)
            guard isAlternate else { return }
            if radix == 16 {
                prefix = value == 0 ? "" : "0x"
            } else if !body.hasPrefix("0") {
                body = "0" + body
            }
        }

        @inline(never)
        private mutating func writeLeastDigits(isZero: Bool) {
            guard let precision else { return }
            canFillWithZeros = false
            if precision == 0, isZero { body = "" }
            body = String(repeating: "0", count: max(0, precision - body.utf8.count)) + body
        }

        /// `%f` (3), `%e` (4) and `%g` (5).
        @inline(never)
        mutating func writeFloat(_ value: Double, notation: Int, isNegative: Bool) {
            self.isNegative = isNegative
            guard value.isFinite else {
                body = value.isNaN ? "nan" : "inf"
                self.isNegative = value < 0
                canFillWithZeros = false
                return
            }
            let digits = FloatDigits(exactly: value)
            let precision = precision ?? 6
            switch notation {
            case 3: body = fixed(digits, precision)
            case 4: body = scientific(digits, precision)
            default:
                let significant = max(precision, 1)
                let exponent = digits.rounded(digits: significant).leadingExponent
                body =
                    exponent < -4 || exponent >= significant
                    ? scientific(digits, significant - 1, dropsZeros: !isAlternate)
                    : fixed(digits, significant - 1 - exponent, dropsZeros: !isAlternate)
            }
        }

        private func fixed(_ digits: FloatDigits, _ precision: Int, dropsZeros: Bool = false) -> String {
            pointed(digits.rounded(digits: digits.digits.count + digits.exponent + precision), precision, dropsZeros)
        }

        @inline(never)
        private func scientific(_ digits: FloatDigits, _ precision: Int, dropsZeros: Bool = false) -> String {
            let rounded = digits.rounded(digits: precision + 1)
            let exponent = rounded.leadingExponent
            let mantissa = FloatDigits(digits: rounded.digits, exponent: 1 - max(rounded.digits.count, 1))
            let places = String(exponent.magnitude)
            return pointed(mantissa, precision, dropsZeros) + (exponent < 0 ? "e-" : "e+")
                + (places.utf8.count < 2 ? "0" : "") + places
        }

        @inline(never)
        private func pointed(_ digits: FloatDigits, _ precision: Int, _ dropsZeros: Bool) -> String {
            var text: [UInt8] = []
            var place = max(digits.leadingExponent, 0)
            while place >= 0 {
                text.append(0x30 + digits.digit(at: place))
                place -= 1
            }
            let point = text.count
            for place in 0..<max(precision, 0) { text.append(0x30 + digits.digit(at: -1 - place)) }
            if dropsZeros { while text.count > point, text.last == 0x30 { text.removeLast() } }
            if isAlternate || text.count > point { text.insert(0x2E, at: point) }
            return String(decoding: text, as: UTF8.self)
        }

        /// `%a`.
        @inline(never)
        mutating func writeHexadecimal(_ value: Double) {
            guard value.isFinite else { return writeFloat(value, notation: 3, isNegative: value < 0) }
            isNegative = value < 0
            prefix = "0x"
            let bits = value.magnitude.bitPattern
            let field = Int(bits >> 52)
            var fraction = bits & (1 << 52 - 1)
            var lead: UInt64 = field == 0 ? 0 : 1
            let exponent = field == 0 ? (fraction == 0 ? 0 : -1022) : field - 1023
            var count = 13
            if let precision, precision < 13 {
                // Halves are rounded to the even neighbour.
                let dropped = UInt64(52 - 4 * precision)
                let whole = lead << 52 | fraction
                let half: UInt64 = 1 << (dropped - 1)
                let rest = whole & (1 << dropped - 1)
                var kept = whole >> dropped
                if rest > half || (rest == half && kept & 1 == 1) { kept += 1 }
                lead = kept >> UInt64(4 * precision)
                fraction = kept & (1 << UInt64(4 * precision) - 1)
                count = precision
            }
            var digits = count == 0 ? "" : String(fraction, radix: 16)
            digits = String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
            if let precision {
                digits += String(repeating: "0", count: max(0, precision - count))
            } else {
                while digits.hasSuffix("0") { digits.removeLast() }
            }
            let point = digits.isEmpty && !isAlternate ? "" : "."
            body = String(lead) + point + digits + (exponent < 0 ? "p-" : "p+") + String(exponent.magnitude)
        }
    }

    /// All digits of a number in double precision, without its sign.
    struct FloatDigits {
        /// The digits 0…9 without zeros in front; none for zero.
        var digits: [UInt8]

        /// The power of ten of the last digit.
        var exponent: Int

        /// Takes over digits.
        init(digits: [UInt8], exponent: Int) {
            self.digits = digits
            self.exponent = exponent
        }

        /// Writes a number out.
        @inline(never)
        init(exactly value: Double) {
            digits = []
            exponent = 0
            guard value != 0, value.isFinite else { return }
            // value = significand · 2^power with a whole significand.
            var significand = value.significandBitPattern | (value.isNormal ? 1 << 52 : 0)
            var power = (value.isNormal ? Int(value.exponentBitPattern) : 1) - 1_075
            while power < 0, significand & 1 == 0 {
                significand >>= 1
                power += 1
            }
            // Nine digits at a time, the lowest first; a factor of 1/2 is one of 5 and a shifted point.
            var limbs: [UInt64] = []
            while significand > 0 {
                limbs.append(significand % 1_000_000_000)
                significand /= 1_000_000_000
            }
            var rest = Int(power.magnitude)
            while rest > 0 {
                let step = min(rest, 12)
                rest -= step
                var factor: UInt64 = 1
                for _ in 0..<step { factor *= power < 0 ? 5 : 2 }
                var carry: UInt64 = 0
                for index in limbs.indices {
                    let product = limbs[index] * factor + carry
                    limbs[index] = product % 1_000_000_000
                    carry = product / 1_000_000_000
                }
                if carry > 0 { limbs.append(carry) }
            }
            exponent = min(power, 0)
            for limb in limbs {
                var rest = limb
                for _ in 0..<9 {
                    digits.append(UInt8(truncatingIfNeeded: rest % 10))
                    rest /= 10
                }
            }
            while digits.last == 0 { digits.removeLast() }
            digits.reverse()
            while digits.last == 0 {
                digits.removeLast()
                exponent += 1
            }
        }

        /// The power of ten of the first digit; 0 for zero.
        var leadingExponent: Int { digits.isEmpty ? 0 : digits.count - 1 + exponent }

        /// The digit at a power of ten.
        func digit(at place: Int) -> UInt8 {
            let index = digits.count - 1 - (place - exponent)
            return index >= 0 && index < digits.count ? digits[index] : 0
        }

        /// Keeps so many digits and rounds by the others, halves to the even neighbour.
        @inline(never)
        func rounded(digits count: Int) -> FloatDigits {
            if count >= digits.count { return self }
            if count < 0 { return FloatDigits(digits: [], exponent: 0) }
            var kept: [UInt8] = []
            for index in 0..<count { kept.append(digits[index]) }
            var hasMore = false
            for index in (count + 1)..<digits.count where digits[index] > 0 { hasMore = true }
            let isOdd = count > 0 && digits[count - 1] % 2 == 1
            var exponent = exponent + digits.count - count
            if digits[count] > 5 || (digits[count] == 5 && (hasMore || isOdd)) {
                var index = kept.count - 1
                while index >= 0, kept[index] == 9 {
                    kept[index] = 0
                    index -= 1
                }
                if index >= 0 { kept[index] += 1 } else { kept.insert(1, at: 0) }
            }
            if kept.isEmpty { exponent = 0 }
            return FloatDigits(digits: kept, exponent: exponent)
        }

        /// The whole number that the digits are.
        func decimal(isNegative: Bool) -> Decimal {
            var whole: [UInt8] = []
            var place = leadingExponent
            while place >= 0 {
                whole.append(digit(at: place))
                place -= 1
            }
            return Decimal(isNegative: isNegative, digits: whole, fraction: [])
        }
    }
}

nonisolated fileprivate extension Decoder.Decimal {
    /// The place of the category of the number among `zero`, `one`, `two`, `few`, `many` and `other`, by a language's rules.
    ///
    /// - Parameter rules: stands at a number, the categories of as many whole numbers from 0 on, a digit each, the number of
    ///   rules, and these, each behind the place of its category.
    @inline(never)
    func category(_ rules: Decoder.Cursor, keepsSign: Bool) -> Int {
        var rules = rules
        let count = rules.number()
        if whole < UInt64(count), fraction.isEmpty, largeDigits.isEmpty, !(keepsSign && isNegative) {
            rules.offset += Int(whole)
            return rules.digit()
        }
        rules.offset += count
        var category = 5
        for _ in 0..<rules.number() {
            let candidate = rules.digit()
            // All rules are read; the first that holds counts.
            if satisfies(&rules, keepsSign: keepsSign), category == 5 { category = candidate }
        }
        return category
    }

    /// Whether a rule holds: alternatives of relations, in the syntax of CLDR (UTS #35, Language Plural Rules).
    @inline(never)
    func satisfies(_ rule: inout Decoder.Cursor, keepsSign: Bool) -> Bool {
        var holds = false
        for _ in 0..<rule.number() {
            var isAlternative = true
            for _ in 0..<rule.number() where !satisfiesRelation(&rule, keepsSign: keepsSign) { isAlternative = false }
            if isAlternative { holds = true }
        }
        return holds
    }

    private func satisfiesRelation(_ rule: inout Decoder.Cursor, keepsSign: Bool) -> Bool {
        let head = rule.digit()
        let modulus = rule.number()
        let isNegated = head & 8 != 0
        let includesFractions = head & 16 != 0
        let operand = operand(head & 7, modulus: modulus)
        let hasFraction = head & 7 == 0 && !isWhole
        let isBelowZero = keepsSign && isNegative && head & 7 < 2 && (operand != 0 || hasFraction)
        var isAmongNumbers = false
        for _ in 0..<rule.number() {
            let lower = rule.number()
            let upper = lower + rule.number()
            guard let operand, !isBelowZero else { continue }
            if hasFraction {
                if includesFractions, lower <= operand, operand < upper { isAmongNumbers = true }
            } else if lower <= operand, operand <= upper {
                isAmongNumbers = true
            }
        }
        return isAmongNumbers != isNegated
    }

    /// An operand (n, i, v, w, f, t or e), divided by a modulus unless that is 0; nil for one that no rule can name.
    private func operand(_ index: Int, modulus: Int) -> Int? {
        switch index {
        case 0, 1:
            if !largeDigits.isEmpty { return value(of: largeDigits, modulus: modulus) }
            return modulus == 0 ? Int(exactly: whole) : Int(whole % UInt64(modulus))
        case 2: return modulus == 0 ? fraction.count : fraction.count % modulus
        case 3:
            let count = significantFraction.count
            return modulus == 0 ? count : count % modulus
        case 4: return value(of: fraction, modulus: modulus)
        case 5: return value(of: significantFraction, modulus: modulus)
        default: return 0
        }
    }

    @inline(never)
    private func value(of digits: [UInt8], modulus: Int) -> Int? {
        var value = 0
        for digit in digits {
            if modulus > 0 {
                // Moduli of rules are small.
                value = (value * 10 + Int(digit)) % modulus
                continue
            }
            let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
            let (sum, isTooLargeAsWell) = product.addingReportingOverflow(Int(digit))
            if isTooLarge || isTooLargeAsWell { return nil }
            value = sum
        }
        return value
    }
}

nonisolated fileprivate extension Decoder.Writer {
    /// Writes the first variant that holds for an argument; false if there is none.
    ///
    /// The argument, its reading, the places of the language's rules for counting and for ordering (0 where no variant asks
    /// for them), the number of bytes of all variants, and the variants: each a condition's kind, the number of its bytes
    /// and they themselves, the number of bytes of the pattern and it itself.
    @inline(never)
    mutating func writeSelect(_ cursor: inout Decoder.Cursor) -> Bool {
        let value = frame.selector(cursor.number())
        var selected = Decoder.Selected(value, reading: cursor.digit())
        selected.cardinal = cursor.number()
        selected.ordinal = cursor.number()
        let length = cursor.number()
        let start = cursor.offset
        let end = start + length
        if value.isAbsent {
            // Nothing passed is a case of its own, whatever stands before it.
            var needsNumber = false
            let isWritten = writeVariant(&cursor, until: end) { kind, _ in
                if 2...6 ~= kind { needsNumber = true }
                return kind == 1
            }
            if isWritten { return true }
            if needsNumber { lacksValue = true }
            return writeVariant(&cursor, from: start, until: end) { kind, _ in kind == 0 }
        }
        return writeVariant(&cursor, until: end) { kind, condition in selected.satisfies(kind, condition) }
    }

    /// Writes the widest variant for which there is room, else the last one; false if there is none.
    @inline(never)
    mutating func writeWidth(_ cursor: inout Decoder.Cursor) -> Bool {
        let length = cursor.number()
        let end = cursor.offset + length
        let width = frame.width ?? Int.max
        return writeVariant(&cursor, until: end) { _, condition in
            var condition = condition
            let isLast = condition.digit() == 1
            return isLast || condition.number() <= width
        }
    }

    /// Writes the variant for a device or a product; false if there is none.
    @inline(never)
    mutating func writeEnvironment(_ cursor: inout Decoder.Cursor) -> Bool {
        let fact = cursor.digit() == 0 ? frame.device : frame.product
        let length = cursor.number()
        let end = cursor.offset + length
        return writeVariant(&cursor, until: end) { kind, condition in
            if kind == 0 { return true }
            var condition = condition
            return fact.map { Decoder.order(condition.span(), $0) == 0 } ?? false
        }
    }

    private mutating func writeVariant(
        _ cursor: inout Decoder.Cursor,
        from start: Int? = nil,
        until end: Int,
        where holds: (Int, Decoder.Cursor) -> Bool
    ) -> Bool {
        if let start { cursor.offset = start }
        while cursor.offset < end {
            let kind = cursor.digit()
            let conditionLength = cursor.number()
            let condition = cursor
            cursor.offset += conditionLength
            let patternLength = cursor.number()
            if holds(kind, condition) {
                let isWritten = write(&cursor)
                cursor.offset = end
                return isWritten
            }
            cursor.offset += patternLength
        }
        return false
    }
}

nonisolated fileprivate extension Decoder {
    /// The value by which a variant is selected.
    struct Selected {
        /// What was passed.
        let value: Value

        /// How numbers are read, see `Decimal.read(as:)`.
        let reading: Int

        /// The number as it is read.
        let number: Decimal

        /// Where the rules for counting stand.
        var cardinal = 0

        /// Where the rules for ordering stand.
        var ordinal = 0

        /// The categories of the number; -1 until they are asked for.
        private var cardinalCategory = -1
        private var ordinalCategory = -1

        /// Reads a value.
        @inline(never)
        init(_ value: Value, reading: Int) {
            self.value = value
            self.reading = reading
            switch reading {
            case 0: number = value.number
            case 4: number = Decimal(prefixOf: value.text)
            default: number = value.number.read(as: reading)
            }
        }

        /// Whether a condition holds.
        @inline(never)
        mutating func satisfies(_ kind: Int, _ condition: Cursor) -> Bool {
            var condition = condition
            switch kind {
            case 0: return true
            case 2:
                let asked = condition.digit()
                if cardinalCategory < 0 {
                    condition.offset = cardinal
                    cardinalCategory = number.category(condition, keepsSign: reading == 3)
                }
                return cardinalCategory == asked
            case 3:
                let asked = condition.digit()
                if ordinalCategory < 0 {
                    condition.offset = ordinal
                    ordinalCategory = number.category(condition, keepsSign: reading == 3)
                }
                return ordinalCategory == asked
            case 4: return number.satisfies(&condition, keepsSign: reading == 3)
            case 5:
                let whole = condition.number()
                return number.whole == whole && number.largeDigits.isEmpty && !number.isNegative && number.isWhole
            case 6: return isInRange(&condition)
            case 7:
                let text = value.text
                let span = condition.span()
                if order(span, text) == 0 { return true }
                // Other spellings of ASCII are other texts.
                return span.contains { $0 >= 0x80 } && text == String(decoding: span, as: UTF8.self)
            case 8: return Expression(condition).isFound(in: value.text)
            default: return false
            }
        }

        /// Whether the number lies in a range: a digit (1 for a lower bound, 2 if that belongs to it, 4 and 8 for an upper
        /// one), and the bounds.
        @inline(never)
        private func isInRange(_ condition: inout Cursor) -> Bool {
            let ends = condition.digit()
            var isInside = true
            if ends & 1 != 0 {
                let bound = condition.text(count: condition.number())
                isInside = ends & 2 != 0 ? !isBelow(bound) : isAbove(bound)
            }
            if ends & 4 != 0 {
                let bound = condition.text(count: condition.number())
                if ends & 8 != 0 ? isAbove(bound) : !isBelow(bound) { isInside = false }
            }
            return isInside
        }

        /// A number read from a text is compared in double precision, others exactly.
        @inline(never)
        private func isBelow(_ bound: String) -> Bool {
            if reading == 4, let bound = Double(bound) { return number.double < bound }
            return number.isBelow(Decimal(prefixOf: bound))
        }

        @inline(never)
        private func isAbove(_ bound: String) -> Bool {
            if reading == 4, let bound = Double(bound) { return number.double > bound }
            return Decimal(prefixOf: bound).isBelow(number)
        }
    }
}

nonisolated fileprivate extension Decoder {
    /// The digits and separators of a language.
    struct Symbols {
        let zero: Unicode.Scalar
        let minus: String
        let plus: String
        private let decimalSeparator: String
        private let groupSeparator: String
        private let lastGroup: Int
        private let otherGroups: Int
        private let leastLeadingDigits: Int

        /// Reads the code of the digit zero; the sizes of the last group, of others, and of the least first one; and the
        /// decimal separator, the one of groups, minus and plus.
        @inline(never)
        init(_ cursor: Cursor) {
            var cursor = cursor
            zero = Unicode.Scalar(UInt32(cursor.number())) ?? "0"
            lastGroup = cursor.number()
            otherGroups = cursor.number()
            leastLeadingDigits = cursor.number()
            decimalSeparator = cursor.text(count: cursor.number())
            groupSeparator = cursor.text(count: cursor.number())
            minus = cursor.text(count: cursor.number())
            plus = cursor.text(count: cursor.number())
        }

        /// Plain digits as the language writes them: a whole number, with a fraction or an exponent or without.
        @inline(never)
        func localized(_ text: String, isGrouped: Bool) -> String {
            let bytes = Array(text.utf8)
            var wholeCount = 0
            while wholeCount < bytes.count, bytes[wholeCount] &- 0x30 < 10 { wholeCount += 1 }
            if wholeCount == 0 { return text }
            let hasGroups = isGrouped && wholeCount >= lastGroup + leastLeadingDigits
            var result = ""
            var rest = wholeCount
            for byte in bytes {
                let isBoundary = rest == lastGroup || (rest > lastGroup && (rest - lastGroup) % otherGroups == 0)
                if hasGroups, isBoundary, rest < wholeCount { result += groupSeparator }
                rest -= 1
                if byte &- 0x30 < 10 {
                    result.unicodeScalars.append(Unicode.Scalar(zero.value + UInt32(byte) - 0x30) ?? "0")
                } else if byte == 0x2E {
                    result += decimalSeparator
                } else {
                    result.unicodeScalars.append(Unicode.Scalar(byte))
                }
            }
            return result
        }
    }
}

nonisolated fileprivate extension Decoder {
    /// What a caller passes for one argument.
    enum Value: Sendable {
        case absent
        case text(String)
        case integer(Int)
        case unsigned(UInt)
        case decimal(Double)

        /// Whether nothing is passed.
        var isAbsent: Bool {
            if case .absent = self { return true }
            return false
        }

        /// The value's own text: a number is written in plain digits, as few as give it back.
        @inline(never)
        var text: String {
            switch self {
            case .absent: ""
            case .text(let text): text
            case .integer(let value): String(value)
            case .unsigned(let value): String(value)
            case .decimal(let value): value.isFinite ? Decimal(value).description : "\(value)"
            }
        }

        /// The number itself; for a text the number that it begins with, else 0.
        var number: Decimal {
            switch self {
            case .absent: Decimal(0)
            case .text(let text): Decimal(prefixOf: text)
            case .integer(let value): Decimal(value)
            case .unsigned(let value): Decimal(whole: UInt64(value))
            case .decimal(let value): Decimal(value)
            }
        }

        /// The number in double precision.
        var double: Double {
            switch self {
            case .decimal(let value): value == 0 ? 0 : value
            default: number.double
            }
        }
    }

    /// What a text is said with.
    struct Frame: Sendable {
        /// The arguments, in the order of the entry: to show, and to select by unless `selecting` has them.
        var values: [Value] = []

        /// The arguments to select by where those are not the ones to show.
        var selecting: [Value]?

        /// The room there is; nil for room for everything.
        var width: Int?

        /// The kind of device.
        var device: String?

        /// The product.
        var product: String?

        /// How many texts lie around this one.
        var depth = 0

        /// An argument to show.
        func shown(_ index: Int) -> Value { index < values.count ? values[index] : .absent }

        /// An argument to select by.
        func selector(_ index: Int) -> Value {
            guard let selecting else { return shown(index) }
            return selecting.indices.contains(index) ? selecting[index] : .absent
        }
    }
}

nonisolated fileprivate extension Decoder {
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

        /// The texts of a list.
        var items: [String]?

        /// Where the digits and separators of the text's language stand; 0 for plain ones.
        var symbols = 0

        /// Begins with nothing said.
        init(_ texts: StaticString, _ frame: Frame) {
            self.texts = texts
            self.frame = frame
            output.reserveCapacity(120)
        }

        /// What was said.
        var text: String { items?.joined(separator: "\n") ?? String(decoding: output, as: UTF8.self) }

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
                symbols = head & 8 != 0 ? cursor.number() : 0
                if head & 2 == 0 {
                    let before = output.count
                    let shownBefore = hasShown
                    let lackedBefore = lacksValue
                    hasShown = false
                    let isSaid = write(&cursor)
                    let isEmpty = output.count == before && !hasShown
                    hasShown = shownBefore || hasShown
                    if isSaid, head & 4 == 0 || !isEmpty { return true }
                    output.removeLast(output.count - before)
                    lacksValue = lackedBefore
                } else if writeItems(&cursor) {
                    return true
                }
            }
        }

        @inline(never)
        private mutating func writeItems(_ cursor: inout Cursor) -> Bool {
            var texts: [String] = []
            for _ in 0..<cursor.number() {
                output.removeAll()
                if !write(&cursor) { return false }
                texts.append(String(decoding: output, as: UTF8.self))
            }
            items = texts
            return true
        }

        /// Writes a pattern up to its end; false where a select has no variant for the value.
        @inline(never)
        mutating func write(_ cursor: inout Cursor) -> Bool {
            while true {
                switch cursor.digit() {
                case 1: output.append(contentsOf: cursor.span())
                case 2: show(shown(cursor.number()))
                case 3: showInteger(shown(cursor.number()))
                case 4: showField(&cursor)
                case 5: showNumber(&cursor)
                case 6: if !writeSelect(&cursor) { return false }
                case 7: if !writeWidth(&cursor) { return false }
                case 8: if !writeEnvironment(&cursor) { return false }
                case 9: if !writeReference(&cursor) { return false }
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

        /// Says another entry's record, with arguments of its own.
        @inline(never)
        private mutating func writeReference(_ cursor: inout Cursor) -> Bool {
            hasShown = true
            let start = cursor.number()
            let missing = cursor.number()
            var inner = Frame(width: frame.width, device: frame.device, product: frame.product, depth: frame.depth + 1)
            var selecting: [Value] = []
            for _ in 0..<cursor.number() {
                // 0 absent, 1 to show and to select by, 2 only to show, 3 only to select by, 4 a pattern, 5 what is shown.
                let kind = cursor.digit()
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
            if let items = writer.items {
                output.append(contentsOf: items.joined(separator: "\n").utf8)
            } else {
                output.append(contentsOf: writer.output)
            }
            return true
        }
    }
}
"""###
}
