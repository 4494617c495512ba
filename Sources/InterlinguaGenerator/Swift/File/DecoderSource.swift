// Made from Sources/InterlinguaDecoder by `swift run generate-decoder-source`; do not edit.
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
        func text(_ entry: Int, in language: Int, _ frame: Frame) -> String {
            var writer = Writer(texts, frame)
            return writer.says(start(of: entry, in: language)) ? writer.text : ""
        }

        /// The text of an entry; nil where no language that is asked has one.
        func textIfAny(_ entry: Int, in language: Int, _ frame: Frame) -> String? {
            var writer = Writer(texts, frame)
            let hasText = writer.says(start(of: entry, in: language))
            return hasText && !writer.isMissing ? writer.text : nil
        }

        /// The texts of a list.
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
        init(_ value: Double) {
            if let whole = Int(exactly: value), whole.magnitude < 1 << 53 {
                self.init(whole)
            } else {
                self.init(prefixOf: value.isFinite ? value.description : "0")
                dropZeros()
            }
        }

        /// Creates a number from its digits.
        init(isNegative: Bool, digits: some Sequence<UInt8>, fraction: [UInt8]) {
            self.fraction = fraction
            take(digits)
            self.isNegative = isNegative && !isZero
        }

        /// Reads the number that a text begins with, behind blanks and tabs; 0 if there is none.
        init(prefixOf text: String) {
            var digits: [UInt8] = []
            var exponent: Int?
            var isNegative = false
            var text = text
            text.withUTF8 { bytes in
                var index = bytes.firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.count
                func isSign() -> Bool { index < bytes.count && (bytes[index] == 0x2B || bytes[index] == 0x2D) }
                func readDigits() -> [UInt8] {
                    let start = index
                    while index < bytes.count, bytes[index] &- 0x30 < 10 { index += 1 }
                    return bytes[start..<index].map { $0 - 0x30 }
                }
                if isSign() {
                    isNegative = bytes[index] == 0x2D
                    index += 1
                }
                digits = readDigits()
                if index < bytes.count, bytes[index] == 0x2E {
                    index += 1
                    fraction = readDigits()
                }
                guard !(digits.isEmpty && fraction.isEmpty), index < bytes.count, bytes[index] | 0x20 == 0x65 else {
                    return
                }
                index += 1
                let isDown = index < bytes.count && bytes[index] == 0x2D
                if isSign() { index += 1 }
                let places = readDigits()
                if places.isEmpty { return }
                let limit = 4_000 + digits.count + fraction.count
                let value = places.reduce(0) { min($0 * 10 + Int($1), limit) }
                exponent = isDown ? -value : value
            }
            if let exponent {
                // The point moves, and what is written with an exponent has no zeros at its end.
                let point = digits.count + exponent
                var all = digits + fraction
                if point > all.count { all += [UInt8](repeating: 0, count: point - all.count) }
                if point < 0 { all = [UInt8](repeating: 0, count: -point) + all }
                digits = Array(all.prefix(max(point, 0)))
                fraction = Array(all.dropFirst(max(point, 0)))
                dropZeros()
            }
            take(digits)
            self.isNegative = isNegative && !isZero
        }

        private mutating func take(_ digits: some Sequence<UInt8>) {
            for digit in digits {
                let (product, isTooLarge) = whole.multipliedReportingOverflow(by: 10)
                let (sum, isTooLargeAsWell) = product.addingReportingOverflow(UInt64(digit))
                if isTooLarge || isTooLargeAsWell {
                    whole = 0
                    largeDigits = Array(digits.drop { $0 == 0 })
                    return
                }
                whole = sum
            }
        }

        private mutating func dropZeros() { while fraction.last == 0 { fraction.removeLast() } }

        /// Whether the number is zero.
        var isZero: Bool { whole == 0 && largeDigits.isEmpty && !fraction.contains { $0 != 0 } }

        /// Whether nothing but zeros stands behind the point.
        var isWhole: Bool { !fraction.contains { $0 != 0 } }

        /// The digits before the point as characters; `0` if there are none.
        var wholeText: String {
            largeDigits.isEmpty ? String(whole) : String(decoding: largeDigits.map { $0 + 0x30 }, as: UTF8.self)
        }

        /// The number in plain digits, as few as possible.
        var description: String {
            var number = self
            number.dropZeros()
            let sign = isNegative ? "-" : ""
            if number.fraction.isEmpty { return sign + wholeText }
            return sign + wholeText + "." + String(decoding: number.fraction.map { $0 + 0x30 }, as: UTF8.self)
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
            var value = largeDigits.isEmpty ? whole : largeDigits.reduce(0) { $0 &* 10 &+ UInt64($1) }
            if isNegative { value = 0 &- value }
            return count >= 64 ? value : value & (1 << UInt64(max(count, 1)) - 1)
        }

        /// The number as a select reads it: 0 as it is, 1 truncated, 2 truncated and 2⁶⁴ more if negative, 3 in single
        /// precision, 4 as text.
        func read(as reading: Int) -> Decimal {
            switch reading {
            case 1: return truncated
            case 2:
                let number = truncated
                return number.isNegative && number.largeDigits.isEmpty ? Decimal(whole: 0 &- number.whole) : number
            case 3:
                if fraction.isEmpty, largeDigits.isEmpty, whole <= 1 << 24 { return self }
                guard let value = Float(description), value.isFinite else { return self }
                if value == value.rounded(.towardZero) {
                    return FloatDigits(exactly: Double(value)).decimal(isNegative: value < 0)
                }
                var number = Decimal(prefixOf: value.description)
                number.dropZeros()
                return number
            default: return self
            }
        }

        /// Whether the number is below another one.
        func isBelow(_ other: Decimal) -> Bool {
            if isNegative != other.isNegative { return isNegative }
            return isNegative ? other.isSmaller(than: self) : isSmaller(than: other)
        }

        private func isSmaller(than other: Decimal) -> Bool {
            if largeDigits.count != other.largeDigits.count { return largeDigits.count < other.largeDigits.count }
            if whole != other.whole { return whole < other.whole }
            if largeDigits != other.largeDigits { return largeDigits.lexicographicallyPrecedes(other.largeDigits) }
            let count = max(fraction.count, other.fraction.count)
            let own = fraction + [UInt8](repeating: 0, count: count - fraction.count)
            return own.lexicographicallyPrecedes(
                other.fraction + [UInt8](repeating: 0, count: count - other.fraction.count)
            )
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
        func isFound(in text: String) -> Bool {
            let scalars = Array(text.unicodeScalars)
            guard scalars.count <= 10_000 else { return false }
            var tried = [Bool](repeating: false, count: steps.count * (scalars.count + 1))
            return (0...scalars.count).contains { matches(scalars, from: $0, end: nil, &tried) }
        }

        /// Tries each step at each place at most once: none of them leads to a match from any other start either.
        private func matches(_ text: [Unicode.Scalar], from start: Int, end: Int?, _ tried: inout [Bool]) -> Bool {
            var open = [(step: 0, place: start)]
            while let (step, place) = open.popLast() {
                let index = step * (text.count + 1) + place
                if tried[index] { continue }
                tried[index] = true
                switch steps[step] {
                case .scalar(let set):
                    if place < text.count, set.contains(text[place]) { open.append((step + 1, place + 1)) }
                case .fork(let first, let second): open += [(second, place), (first, place)]
                case .jump(let target): open.append((target, place))
                case .assertion(let kind): if holds(kind, text, at: place) { open.append((step + 1, place)) }
                case .lookAround(let flags, let body, let length):
                    var tried = [Bool](repeating: false, count: body.steps.count * (text.count + 1))
                    let isSeen =
                        flags & 1 == 0
                        ? body.matches(text, from: place, end: nil, &tried)
                        : (max(0, place - length)...place).contains { body.matches(text, from: $0, end: place, &tried) }
                    if isSeen != (flags & 2 != 0) { open.append((step + 1, place)) }
                case .found: if end == nil || end == place { return true }
                }
            }
            return false
        }

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
        private var ranges: [ClosedRange<UInt32>] = []
        private var classes: [(index: Int, isNegated: Bool)] = []
        private let flags: Int

        /// Reads a digit (1 for all but these, 2 for letters of either case), ranges, and classes.
        init(reading cursor: inout Cursor) {
            flags = cursor.digit()
            for _ in 0..<cursor.number() {
                let lower = cursor.number()
                ranges.append(UInt32(lower)...UInt32(lower + cursor.number()))
            }
            for _ in 0..<cursor.number() {
                let digit = cursor.digit()
                classes.append((digit >> 1, digit & 1 != 0))
            }
        }

        /// Whether a character belongs to the set.
        func contains(_ scalar: Unicode.Scalar) -> Bool {
            let isNegated = flags & 1 != 0
            if isInRanges(scalar) || classes.contains(where: { Self.isInClass($0.index, scalar) != $0.isNegated }) {
                return !isNegated
            }
            if flags & 2 != 0, !ranges.isEmpty, Self.otherCases(of: scalar).contains(where: isInRanges) {
                return !isNegated
            }
            return isNegated
        }

        private func isInRanges(_ scalar: Unicode.Scalar) -> Bool { ranges.contains { $0.contains(scalar.value) } }

        /// Whether a character is a digit (0), of a word (1), white space (2), or a line's end (3).
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
            func add(_ mapping: String) {
                let scalars = mapping.unicodeScalars
                if let only = scalars.first, scalars.count == 1, only != scalar, !others.contains(only) {
                    others.append(only)
                }
            }
            add(scalar.properties.lowercaseMapping)
            add(scalar.properties.uppercaseMapping)
            add(scalar.properties.titlecaseMapping)
            for other in others {
                add(other.properties.lowercaseMapping)
                add(other.properties.uppercaseMapping)
            }
            return others
        }
    }
}

nonisolated fileprivate extension Decoder.Writer {
    /// Shows a value as it is.
    mutating func show(_ value: Decoder.Value) {
        hasShown = true
        if case .text(let text) = value {
            output.append(contentsOf: text.utf8)
        } else {
            output.append(contentsOf: text(of: value).utf8)
        }
    }

    /// Shows a whole number with a sign, as `%d` does.
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
    private func text(of value: Decoder.Value) -> String {
        if symbols == 0 { return value.text }
        switch value {
        case .absent, .text: return value.text
        default: return localized(value.text)
        }
    }

    private func localized(_ text: String) -> String {
        let symbols = Decoder.Symbols(Decoder.Cursor(texts, at: symbols))
        guard text.utf8.first == 0x2D else { return symbols.localized(text, isGrouped: true) }
        return symbols.minus + symbols.localized(String(text.dropFirst()), isGrouped: true)
    }

    /// Shows a text in a field: the argument, a digit (1 for a character), and the field.
    mutating func showField(_ cursor: inout Decoder.Cursor) {
        hasShown = true
        let value = frame.shown(cursor.number())
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

    private func size(_ number: Int, isArgument: Bool) -> Int {
        isArgument ? Int(Int32(truncatingIfNeeded: frame.shown(number).number.bits(32))) : number
    }

    /// Writes a text, filled up to its field's width.
    mutating func fill(_ field: Field, sign: String, _ text: String, canFillWithZeros: Bool) {
        let missing = field.width - sign.unicodeScalars.count - text.unicodeScalars.count
        let isZeroPadded = field.isZeroPadded && canFillWithZeros && !field.isLeftAligned
        if missing > 0, !field.isLeftAligned, !isZeroPadded {
            output.append(contentsOf: repeatElement(0x20, count: missing))
        }
        output.append(contentsOf: sign.utf8)
        if missing > 0, isZeroPadded { output.append(contentsOf: String(repeating: field.zero, count: missing).utf8) }
        output.append(contentsOf: text.utf8)
        if missing > 0, field.isLeftAligned { output.append(contentsOf: repeatElement(0x20, count: missing)) }
    }
}

nonisolated fileprivate extension Decoder {
    /// The names of the entries, to find them at run time.
    struct Keys: Sendable {
        /// For each name, ascending by its bytes: the name, the place of the entry, and the names of its arguments.
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

            /// The names of the arguments, in their order.
            let arguments: [String]
        }

        /// A name as it is spelled here; nil where no name is the same to Unicode.
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
        func find(_ name: String) -> Found? {
            var lower = 0
            var upper = count
            while lower < upper {
                let middle = (lower + upper) / 2
                var cursor = Cursor(names, at: offset(of: middle))
                let candidate = cursor.span()
                if candidate.elementsEqual(name.utf8) {
                    let entry = cursor.number()
                    return Found(
                        entry: entry,
                        arguments: (0..<cursor.number()).map { _ in cursor.text(count: cursor.number()) }
                    )
                }
                if candidate.lexicographicallyPrecedes(name.utf8) { lower = middle + 1 } else { upper = middle }
            }
            return nil
        }

        private func offset(of index: Int) -> Int {
            var place = Cursor(offsets, at: index * width)
            var offset = 0
            for _ in 0..<width { offset = offset << 6 | place.digit() }
            return offset
        }
    }
}

nonisolated fileprivate extension Decoder.Value {
    /// Takes a value of any type: texts, numbers, lists, or what describes itself.
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
    ///   - preferred: what the user prefers, as BCP 47 tags, the best first.
    ///   - available: the languages that there are.
    ///   - parents: lines `parent: tag tag …` for tags whose parent is not they themselves cut short; `und` is no parent.
    static func language(preferred: [String], available: [String], parents: String) -> Int? {
        var exceptions: [Substring: Substring] = [:]
        for line in parents.split(separator: "\n") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            for tag in line[line.index(after: colon)...].split(separator: " ") { exceptions[tag] = line[..<colon] }
        }
        let tags = available.map { $0.lowercased() }
        for preference in preferred {
            for start in [preference.lowercased(), withScript(preference.lowercased())] {
                var tag = Substring(start)
                // A tag has few parents; more are a circle.
                for _ in 0..<8 where !tag.isEmpty && tag != "und" {
                    if let place = tags.firstIndex(where: { $0 == tag }) { return place }
                    tag = exceptions[tag] ?? tag[..<(tag.lastIndex(of: "-") ?? tag.startIndex)]
                }
            }
        }
        return nil
    }

    /// The preferences in the environment of a POSIX system: `LANGUAGE`, else `LC_ALL`, `LC_MESSAGES` or `LANG`.
    static func preferences(_ environment: (String) -> String?) -> [String] {
        func value(_ name: String) -> String? { environment(name).flatMap { $0.isEmpty ? nil : $0 } }
        guard let locale = value("LC_ALL") ?? value("LC_MESSAGES") ?? value("LANG") else { return [] }
        let language = locale.prefix { $0 != "." && $0 != "@" }
        if language == "C" || language == "POSIX" { return [] }
        let list = value("LANGUAGE").map { $0.split(separator: ":") } ?? []
        return (list + [Substring(locale)]).map { name in
            String(name.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 })
        }
    }

    /// Chinese is written in one of two scripts, which the region tells where the tag does not.
    private static func withScript(_ tag: String) -> String {
        switch tag {
        case "zh-tw", "zh-hk", "zh-mo": "zh-hant" + tag.dropFirst(2)
        case "zh", "zh-cn", "zh-sg": "zh-hans" + tag.dropFirst(2)
        default: tag
        }
    }
}

nonisolated fileprivate extension Decoder.Writer {
    /// Shows a number as C's printf does: the argument, the notation (`d`, `x`, `o`, `f`, `e`, `g` or `a`, by its place),
    /// the flags (1 a sign always, 2 a space for one, 4 filled with zeros, 8 `#`, 16 upper case, 32 unsigned), the bits of a
    /// whole number, and the field.
    mutating func showNumber(_ cursor: inout Decoder.Cursor) {
        hasShown = true
        let value = frame.shown(cursor.number())
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
        mutating func writeInteger(_ value: Decimal, bits: Int, isUnsigned: Bool) {
            body = isUnsigned && value.isNegative ? String(value.bits(bits)) : value.wholeText
            isNegative = value.isNegative
            hasSign = !isUnsigned
            writeLeastDigits(isZero: value.isZero)
        }

        /// `%x` and `%o`.
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

        private mutating func writeLeastDigits(isZero: Bool) {
            guard let precision else { return }
            canFillWithZeros = false
            if precision == 0, isZero { body = "" }
            body = String(repeating: "0", count: max(0, precision - body.utf8.count)) + body
        }

        /// `%f` (3), `%e` (4) and `%g` (5).
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

        private func scientific(_ digits: FloatDigits, _ precision: Int, dropsZeros: Bool = false) -> String {
            let rounded = digits.rounded(digits: precision + 1)
            let exponent = rounded.leadingExponent
            let mantissa = FloatDigits(digits: rounded.digits, exponent: 1 - max(rounded.digits.count, 1))
            let places = String(exponent.magnitude)
            return pointed(mantissa, precision, dropsZeros) + (exponent < 0 ? "e-" : "e+")
                + (places.utf8.count < 2 ? "0" : "") + places
        }

        private func pointed(_ digits: FloatDigits, _ precision: Int, _ dropsZeros: Bool) -> String {
            var text: [UInt8] = []
            for place in stride(from: max(digits.leadingExponent, 0), through: 0, by: -1) {
                text.append(0x30 + digits.digit(at: place))
            }
            let point = text.count
            for place in 0..<max(precision, 0) { text.append(0x30 + digits.digit(at: -1 - place)) }
            if dropsZeros { while text.count > point, text.last == 0x30 { text.removeLast() } }
            if isAlternate || text.count > point { text.insert(0x2E, at: point) }
            return String(decoding: text, as: UTF8.self)
        }

        /// `%a`.
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
            body = "\(lead)\(point)\(digits)p\(exponent < 0 ? "-" : "+")\(exponent.magnitude)"
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
                let factor = power < 0 ? (0..<step).reduce(UInt64(1)) { product, _ in product * 5 } : 1 << UInt64(step)
                var carry: UInt64 = 0
                for index in limbs.indices {
                    let product = limbs[index] * factor + carry
                    limbs[index] = product % 1_000_000_000
                    carry = product / 1_000_000_000
                }
                if carry > 0 { limbs.append(carry) }
            }
            exponent = min(power, 0)
            for (index, limb) in limbs.reversed().enumerated() {
                let text = String(limb)
                if index > 0 { digits += [UInt8](repeating: 0, count: 9 - text.utf8.count) }
                digits += text.utf8.map { $0 - 0x30 }
            }
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
            return digits.indices.contains(index) ? digits[index] : 0
        }

        /// Keeps so many digits and rounds by the others, halves to the even neighbour.
        func rounded(digits count: Int) -> FloatDigits {
            if count >= digits.count { return self }
            if count < 0 { return FloatDigits(digits: [], exponent: 0) }
            var kept = Array(digits.prefix(count))
            let dropped = digits.dropFirst(count)
            var exponent = exponent + dropped.count
            let isHalf = dropped.first == 5 && !dropped.dropFirst().contains { $0 != 0 }
            if let first = dropped.first, first > 5 || (first == 5 && (!isHalf || (kept.last ?? 0) % 2 == 1)) {
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
            Decimal(
                isNegative: isNegative,
                digits: digits.isEmpty ? [] : (0...leadingExponent).reversed().map { digit(at: $0) },
                fraction: []
            )
        }
    }
}

nonisolated fileprivate extension Decoder.Decimal {
    /// The place of the category of the number among `zero`, `one`, `two`, `few`, `many` and `other`, by a language's rules.
    ///
    /// - Parameter rules: stands at a number, the categories of as many whole numbers from 0 on, a digit each, the number of
    ///   rules, and these, each behind the place of its category.
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
            let count = significant.count
            return modulus == 0 ? count : count % modulus
        case 4: return value(of: fraction, modulus: modulus)
        case 5: return value(of: significant, modulus: modulus)
        default: return 0
        }
    }

    private var significant: [UInt8] { fraction.lastIndex { $0 != 0 }.map { Array(fraction[...$0]) } ?? [] }

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
            return writeVariant(&cursor, until: end) { kind, _ in kind == 1 }
                || writeVariant(&cursor, from: start, until: end) { kind, _ in kind == 0 }
        }
        return writeVariant(&cursor, until: end) { kind, condition in selected.satisfies(kind, condition) }
    }

    /// Writes the widest variant for which there is room, else the last one; false if there is none.
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
    mutating func writeEnvironment(_ cursor: inout Decoder.Cursor) -> Bool {
        let fact = cursor.digit() == 0 ? frame.device : frame.product
        let length = cursor.number()
        let end = cursor.offset + length
        return writeVariant(&cursor, until: end) { kind, condition in
            if kind == 0 { return true }
            var condition = condition
            return fact?.utf8.elementsEqual(condition.span()) ?? false
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
        init(_ value: Value, reading: Int) {
            self.value = value
            self.reading = reading
            number = (reading == 4 ? Decimal(prefixOf: value.text) : value.number).read(as: reading)
        }

        /// Whether a condition holds.
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
                if text.utf8.elementsEqual(span) { return true }
                // Other spellings of ASCII are other texts.
                return span.contains { $0 >= 0x80 } && text == String(decoding: span, as: UTF8.self)
            case 8: return Expression(condition).isFound(in: value.text)
            default: return false
            }
        }

        /// Whether the number lies in a range: a digit (1 for a lower bound, 2 if that belongs to it, 4 and 8 for an upper
        /// one), and the bounds.
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
        private func isBelow(_ bound: String) -> Bool {
            if reading == 4, let bound = Double(bound) { return number.double < bound }
            return number.isBelow(Decimal(prefixOf: bound))
        }

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
        func localized(_ text: String, isGrouped: Bool) -> String {
            let wholeCount = text.utf8.prefix { $0 &- 0x30 < 10 }.count
            if wholeCount == 0 { return text }
            let hasGroups = isGrouped && wholeCount >= lastGroup + leastLeadingDigits
            var result = ""
            var rest = wholeCount
            for byte in text.utf8 {
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
                    hasShown = false
                    let isSaid = write(&cursor)
                    let isEmpty = output.count == before && !hasShown
                    hasShown = shownBefore || hasShown
                    if isSaid, head & 4 == 0 || !isEmpty { return true }
                    output.removeSubrange(before...)
                } else if writeItems(&cursor) {
                    return true
                }
            }
        }

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
        mutating func write(_ cursor: inout Cursor) -> Bool {
            while true {
                switch cursor.digit() {
                case 1: output.append(contentsOf: cursor.span())
                case 2: show(frame.shown(cursor.number()))
                case 3: showInteger(frame.shown(cursor.number()))
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

        /// Says another entry's record, with arguments of its own.
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
            output.append(contentsOf: writer.items.map { Array($0.joined(separator: "\n").utf8) } ?? writer.output)
            return true
        }
    }
}
"""###
}
