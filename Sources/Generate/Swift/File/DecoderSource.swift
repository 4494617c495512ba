// Made from Sources/Decoder by `swift run generate-decoder-source`; do not edit.
// swift-format-ignore-file

/// The decoder that stands in generated files.
enum DecoderSource {
    /// The pieces, in their order.
    static let pieces: [DecoderPiece] = [
        DecoderPiece(text: ###"""

nonisolated fileprivate enum Decoder {}

nonisolated fileprivate extension Decoder {
    struct Catalog: Sendable {
        let texts: StaticString

        let offsets: StaticString

        let width: Int

        let count: Int

        func text(_ entry: Int, in language: Int) -> String {
            let start = start(of: entry, in: language)
            var cursor = Cursor(texts, at: start)
            let head = cursor.number()

"""###),
        DecoderPiece(needs: [.programs], text: ###"""
            if head & 1 != 0 { return text(entry, in: language, Frame()) }

"""###),
        DecoderPiece(text: ###"""
            return cursor.text(count: head >> 2)
        }


"""###),
        DecoderPiece(needs: [.programs], text: ###"""
        @inline(never)
        func text(_ entry: Int, in language: Int, _ frame: Frame) -> String {
            var writer = Writer(texts, frame)
            guard writer.says(start(of: entry, in: language)) else { return "" }

"""###),
        DecoderPiece(needs: [.programs, .parts], text: ###"""
            frame.parts?.add(writer)

"""###),
        DecoderPiece(needs: [.programs], text: ###"""
            return writer.text
        }

"""###),
        DecoderPiece(text: ###"""


"""###),
        DecoderPiece(needs: [.programs], text: ###"""
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

"""###),
        DecoderPiece(lacks: [.programs], text: ###"""
        func textIfAny(_ entry: Int, in language: Int) -> String? {
            var cursor = Cursor(texts, at: start(of: entry, in: language))
            let head = cursor.number()
            return head & 2 == 0 ? cursor.text(count: head >> 2) : nil
        }

"""###),
        DecoderPiece(text: ###"""


"""###),
        DecoderPiece(needs: [.lists], text: ###"""
        @inline(never)
        func list(_ entry: Int, in language: Int, _ frame: Frame) -> [String] {
            var writer = Writer(texts, frame)
            return writer.says(start(of: entry, in: language)) ? writer.items ?? [writer.text] : []
        }

"""###),
        DecoderPiece(text: ###"""

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

    struct Cursor {
        let bytes: UnsafePointer<UInt8>

        var offset: Int

        init(_ literal: StaticString, at offset: Int) {
            bytes = literal.utf8Start
            self.offset = offset
        }

        mutating func digit() -> Int {
            let digit = Int(bytes[offset]) - 0x30
            offset += 1
            return digit
        }

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

        mutating func span(count: Int) -> UnsafeBufferPointer<UInt8> {
            let span = UnsafeBufferPointer(start: bytes + offset, count: count)
            offset += count
            return span
        }

        mutating func text(count: Int) -> String { String(decoding: span(count: count), as: UTF8.self) }

        mutating func span() -> UnsafeBufferPointer<UInt8> { span(count: number()) }
    }
}


"""###),
        DecoderPiece(needs: [.decimals], text: ###"""
nonisolated fileprivate extension Decoder {
    struct Decimal {
        var isNegative = false

        var whole: UInt64 = 0

        var largeDigits: [UInt8] = []

        var fraction: [UInt8] = []

        init(_ value: Int) {
            isNegative = value < 0
            whole = UInt64(value.magnitude)
        }

        init(whole: UInt64) { self.whole = whole }

        @inline(never)
        init(_ value: Double) {
            if let whole = Int(exactly: value), whole.magnitude < 1 << 53 {
                self.init(whole)
            } else {
                self.init(prefixOf: value.isFinite ? value.description : "0")
                dropZeros()
            }
        }

        init(isNegative: Bool, digits: [UInt8], fraction: [UInt8]) {
            self.fraction = fraction
            take(digits)
            self.isNegative = isNegative && !isZero
        }

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

        var isZero: Bool { whole == 0 && largeDigits.isEmpty && isWhole }

        var isWhole: Bool {
            for digit in fraction where digit > 0 { return false }
            return true
        }

        var significantFraction: [UInt8] {
            var digits = fraction
            while digits.last == 0 { digits.removeLast() }
            return digits
        }

        var wholeText: String { largeDigits.isEmpty ? String(whole) : Self.text(of: largeDigits) }

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

        var double: Double { Double(description) ?? 0 }

        var truncated: Decimal {
            var number = self
            number.fraction = []
            if number.isZero { number.isNegative = false }
            return number
        }

        func bits(_ count: Int) -> UInt64 {
            var value = whole
            for digit in largeDigits { value = value &* 10 &+ UInt64(digit) }
            if isNegative { value = 0 &- value }
            return count >= 64 ? value : value & (1 << UInt64(max(count, 1)) - 1)
        }

        @inline(never)
        func read(as reading: Int) -> Decimal {
            switch reading {
            case 1: return truncated
            case 2:
                let number = truncated
                return number.isNegative && number.largeDigits.isEmpty ? Decimal(whole: 0 &- number.whole) : number

"""###),
        DecoderPiece(needs: [.decimals, .floats], text: ###"""
            case 3:
                if fraction.isEmpty, largeDigits.isEmpty, whole <= 1 << 24 { return self }
                guard let value = Float(description), value.isFinite else { return self }
                if value.magnitude >= 16_777_216 || value == Float(Int(value)) {
                    return FloatDigits(exactly: Double(value)).decimal(isNegative: value < 0)
                }
                var number = Decimal(prefixOf: value.description)
                number.dropZeros()
                return number

"""###),
        DecoderPiece(needs: [.decimals], text: ###"""
            default: return self
            }
        }

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

"""###),
        DecoderPiece(text: ###"""


"""###),
        DecoderPiece(needs: [.expressions], text: ###"""
nonisolated fileprivate extension Decoder {
    struct Expression {
        private enum Step {
            case scalar(ScalarSet)
            case fork(Int, Int)
            case jump(Int)
            case assertion(Int)
            case lookAround(Int, Expression, Int)
            case found
        }

        private let steps: [Step]

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

        @inline(never)
        func isFound(in text: String) -> Bool {
            let scalars = Array(text.unicodeScalars)
            guard scalars.count <= 10_000 else { return false }
            var tried = [Bool](repeating: false, count: steps.count * (scalars.count + 1))
            for start in 0...scalars.count where matches(scalars, from: start, end: nil, &tried) { return true }
            return false
        }

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

    struct ScalarSet {
        private var bounds: [UInt32] = []

        private var classes: [Int] = []

        private let flags: Int

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

        @inline(never)
        private static func otherCases(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
            if scalar.value < 0x80 {
                guard (0x41...0x5A).contains(scalar.value & 0xDF), let other = Unicode.Scalar(scalar.value ^ 0x20)
                else {
                    return []
                }
                switch scalar.value | 0x20 {
                case 0x6B: return [other, "\u{212A}"]
                case 0x73: return [other, "\u{017F}"]
                default: return [other]
                }
            }
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

"""###),
        DecoderPiece(text: ###"""


"""###),
        DecoderPiece(needs: [.programs], text: ###"""
nonisolated fileprivate extension Decoder.Writer {
    @inline(never)
    mutating func show(_ value: Decoder.Value) {
        hasShown = true
        switch value {
        case .text(let text): output.append(contentsOf: text.utf8)

"""###),
        DecoderPiece(needs: [.programs, .symbols], text: ###"""
        case .integer where symbols > 0: output.append(contentsOf: text(of: value).utf8)

"""###),
        DecoderPiece(needs: [.programs], text: ###"""
        case .integer(let value): output.append(contentsOf: String(value).utf8)
        default: output.append(contentsOf: text(of: value).utf8)
        }
    }


"""###),
        DecoderPiece(needs: [.programs, .integers], text: ###"""
    @inline(never)
    mutating func showInteger(_ value: Decoder.Value) {
        hasShown = true
        switch value {
        case .absent: break

"""###),
        DecoderPiece(needs: [.programs, .integers, .symbols], text: ###"""
        case .integer where symbols > 0: output.append(contentsOf: text(of: value).utf8)

"""###),
        DecoderPiece(needs: [.programs, .integers], text: ###"""
        case .integer(let value): output.append(contentsOf: String(value).utf8)
        default: output.append(contentsOf: localized(value.number.truncated.description).utf8)
        }
    }


"""###),
        DecoderPiece(needs: [.programs], text: ###"""
    @inline(never)
    private func text(of value: Decoder.Value) -> String {

"""###),
        DecoderPiece(needs: [.programs, .symbols], text: ###"""
        switch value {
        case .absent, .text: break
        default: return localized(value.text)
        }

"""###),
        DecoderPiece(needs: [.programs], text: ###"""
        return value.text
    }

    @inline(never)
    private func localized(_ text: String) -> String {

"""###),
        DecoderPiece(needs: [.programs, .symbols], text: ###"""
        if symbols > 0 {
            let symbols = Decoder.Symbols(Decoder.Cursor(texts, at: symbols))
            guard text.utf8.first == 0x2D else { return symbols.localized(text, isGrouped: true) }
            return symbols.minus + symbols.localized(String(text.dropFirst()), isGrouped: true)
        }

"""###),
        DecoderPiece(needs: [.programs], text: ###"""
        return text
    }


"""###),
        DecoderPiece(needs: [.programs, .fields], text: ###"""
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

    struct Field {
        var width = 0
        var precision: Int?
        var isLeftAligned = false
        var isZeroPadded = false
        var zero = "0"
    }

    @inline(never)
    mutating func field(_ cursor: inout Decoder.Cursor) -> Field {
        let flags = cursor.digit()
        var field = Field(isLeftAligned: flags & 1 != 0)
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

"""###),
        DecoderPiece(needs: [.programs], text: ###"""
}

"""###),
        DecoderPiece(text: ###"""

nonisolated fileprivate extension Decoder {
    struct Keys: Sendable {
        let names: StaticString

        let offsets: StaticString

        let width: Int

        let count: Int

        struct Found {
            let entry: Int

            let arguments: Int
        }


"""###),
        DecoderPiece(needs: [.calls], text: ###"""
        @inline(never)
        func spelling(of name: String) -> String? {
            if find(name) != nil { return name }
            if name.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
            for index in 0..<count {
                var cursor = Cursor(names, at: offset(of: index))
                let candidate = cursor.text(count: cursor.number())
                if candidate == name { return candidate }
            }
            return nil
        }

"""###),
        DecoderPiece(text: ###"""

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


"""###),
        DecoderPiece(needs: [.programs], text: ###"""
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

"""###),
        DecoderPiece(text: ###"""

        private func offset(of index: Int) -> Int {
            var place = Cursor(offsets, at: index * width)
            var offset = 0
            for _ in 0..<width { offset = offset << 6 | place.digit() }
            return offset
        }
    }
}

nonisolated fileprivate extension Decoder {
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


"""###),
        DecoderPiece(needs: [.programs], text: ###"""
nonisolated fileprivate extension Decoder.Value {
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

"""###),
        DecoderPiece(text: ###"""


"""###),
        DecoderPiece(needs: [.languages], text: ###"""
nonisolated fileprivate extension Decoder {
    @inline(never)
    static func language(preferred: [String], available: [String], parents: String, aliases: String) -> Int? {
        for preference in preferred {
            if let place = place(serving: tag(of: preference), available, parents, aliases) { return place }
        }
        return nil
    }

    @inline(never)
    private static func place(
        serving tag: String,
        _ available: [String],
        _ parents: String,
        _ aliases: String
    ) -> Int? {
        let tag = replacingCodes(in: pieces(of: tag.lowercased(), at: 0x2D), aliases)
        return place(of: tag, available, parents) ?? place(of: withScript(tag), available, parents)
    }

    @inline(never)
    static func language(accepted header: String, available: [String], parents: String, aliases: String) -> Int? {
        var ranges: [(tag: String, weight: Int)] = []
        for element in pieces(of: header, at: 0x2C) where ranges.count < 64 {
            guard let range = range(element) else { continue }
            var index = ranges.count
            while index > 0, ranges[index - 1].weight < range.weight { index -= 1 }
            ranges.insert(range, at: index)
        }
        func weight(of place: Int) -> Int? {
            let tag = available[place].lowercased() + "-"
            var longest: (tag: String, weight: Int)?
            for range in ranges where tag.hasPrefix(range.tag + "-") {
                if range.tag.utf8.count > longest?.tag.utf8.count ?? 0 { longest = range }
            }
            return longest?.weight
        }
        for range in ranges where range.weight > 0 {
            if range.tag == "*" {
                for place in 0..<available.count where weight(of: place) == nil { return place }
            } else if let place = place(serving: range.tag, available, parents, aliases), weight(of: place) != 0 {
                return place
            }
        }
        return nil
    }

    @inline(never)
    private static func range(_ element: String) -> (tag: String, weight: Int)? {
        let parts = pieces(of: element, at: 0x3B).map { pieces(of: $0, at: 0x09).joined(separator: " ") }
            .map { pieces(of: $0, at: 0x20).joined(separator: " ").lowercased() }
        guard let tag = parts.first, parts.count <= 2 else { return nil }
        if tag != "*" {
            for subtag in tag.utf8.split(separator: 0x2D, omittingEmptySubsequences: false) {
                guard 1...8 ~= subtag.count else { return nil }
                for byte in subtag where byte &- 0x30 >= 10 && byte &- 0x61 >= 26 { return nil }
            }
        }
        guard parts.count == 2 else { return (tag, 1_000) }
        var digits = Array(parts[1].utf8)
        guard digits.count >= 3, digits.count <= 7, digits[0] == 0x71, digits[1] == 0x3D else { return nil }
        digits.removeFirst(2)
        if digits.count > 1, digits.remove(at: 1) != 0x2E { return nil }
        var weight = 0
        for index in 0..<4 {
            let digit = index < digits.count ? digits[index] &- 0x30 : 0
            guard digit < 10 else { return nil }
            weight = weight * 10 + Int(digit)
        }
        return weight <= 1_000 ? (tag, weight) : nil
    }

    @inline(never)
    private static func place(of tag: String, _ available: [String], _ parents: String) -> Int? {
        var tag = tag
        for _ in 0..<32 where !tag.isEmpty && tag != "und" {
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

    @inline(never)
    private static func replacingCodes(in subtags: [String], _ aliases: String) -> String {
        var code = subtags
        var rest: [String] = []
        while !code.isEmpty {
            if let replacement = head(ofLineWith: code.joined(separator: "-"), in: aliases) {
                code = pieces(of: replacement, at: 0x2D)
                if code.count > 1, let script = rest.first, script.utf8.count == 4 { code.removeLast() }
                break
            }
            rest.insert(code.removeLast(), at: 0)
        }
        return (code + rest).joined(separator: "-")
    }

    @inline(never)
    private static func head(ofLineWith word: String, in table: String) -> String? {
        for line in pieces(of: table, at: 0x0A) {
            let halves = pieces(of: line, at: 0x3A)
            if halves.count < 2 { continue }
            for other in pieces(of: halves[1], at: 0x20) where other == word { return halves[0] }
        }
        return nil
    }

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

"""###),
        DecoderPiece(text: ###"""


"""###),
        DecoderPiece(needs: [.numbers], text: ###"""
nonisolated fileprivate extension Decoder.Writer {
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

"""###),
        DecoderPiece(needs: [.numbers, .floats], text: ###"""
        case 6: number.writeHexadecimal(value.double)
        default: number.writeFloat(value.double, notation: notation, isNegative: value.number.isNegative)

"""###),
        DecoderPiece(needs: [.numbers], lacks: [.floats], text: ###"""
        default: break

"""###),
        DecoderPiece(needs: [.numbers], text: ###"""
        }
        var sign = number.prefix
        if number.hasSign {
            sign = (number.isNegative ? "-" : flags & 1 != 0 ? "+" : flags & 2 != 0 ? " " : "") + sign
        }

"""###),
        DecoderPiece(needs: [.numbers, .symbols], text: ###"""
        if symbols > 0, notation == 0 || 3...5 ~= notation {
            let symbols = Decoder.Symbols(Decoder.Cursor(texts, at: symbols))
            let isGrouped = flags & 4 == 0 && (notation != 0 || field.precision == nil)
            sign = sign == "-" ? symbols.minus : sign == "+" ? symbols.plus : sign
            number.body = symbols.localized(number.body, isGrouped: isGrouped)
            field.zero = String(symbols.zero)
        }

"""###),
        DecoderPiece(needs: [.numbers], text: ###"""
        if flags & 16 != 0 {
            sign = sign.uppercased()
            number.body = number.body.uppercased()
        }
        fill(field, sign: sign, number.body, canFillWithZeros: number.canFillWithZeros)
    }
}

nonisolated fileprivate extension Decoder {
    struct Printed {
        let isAlternate: Bool

        let precision: Int?

        var isNegative = false
        var hasSign = true
        var prefix = ""
        var body = ""
        var canFillWithZeros = true

        init(isAlternate: Bool, precision: Int?) {
            self.isAlternate = isAlternate
            self.precision = precision
        }

        @inline(never)
        mutating func writeInteger(_ value: Decimal, bits: Int, isUnsigned: Bool) {
            body = isUnsigned && value.isNegative ? String(value.bits(bits)) : value.wholeText
            isNegative = value.isNegative
            hasSign = !isUnsigned
            writeLeastDigits(isZero: value.isZero)
        }

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


"""###),
        DecoderPiece(needs: [.numbers, .floats], text: ###"""
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

"""###),
        DecoderPiece(needs: [.numbers], text: ###"""
    }
}

"""###),
        DecoderPiece(text: ###"""


"""###),
        DecoderPiece(needs: [.floats], text: ###"""
nonisolated fileprivate extension Decoder {
    struct FloatDigits {
        var digits: [UInt8]

        var exponent: Int

        init(digits: [UInt8], exponent: Int) {
            self.digits = digits
            self.exponent = exponent
        }

        @inline(never)
        init(exactly value: Double) {
            digits = []
            exponent = 0
            guard value != 0, value.isFinite else { return }
            var significand = value.significandBitPattern | (value.isNormal ? 1 << 52 : 0)
            var power = (value.isNormal ? Int(value.exponentBitPattern) : 1) - 1_075
            while power < 0, significand & 1 == 0 {
                significand >>= 1
                power += 1
            }
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

        var leadingExponent: Int { digits.isEmpty ? 0 : digits.count - 1 + exponent }

        func digit(at place: Int) -> UInt8 {
            let index = digits.count - 1 - (place - exponent)
            return index >= 0 && index < digits.count ? digits[index] : 0
        }

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

"""###),
        DecoderPiece(text: ###"""


"""###),
        DecoderPiece(needs: [.parts], text: ###"""
nonisolated fileprivate extension Decoder {
    final class Parts: @unchecked Sendable {
        struct Part {
            let argument: Int
            let text: String
        }

        private var said: [(text: [UInt8], arguments: [(index: Int, start: Int, end: Int)])] = []

        func add(_ writer: Writer) {
            for argument in writer.arguments {
                let value = writer.output[argument.start..<argument.end]
                if let last = said.last, value.elementsEqual(last.text) { said.removeLast() }
            }
            said.append((writer.output, writer.arguments))
        }

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

"""###),
        DecoderPiece(text: ###"""


"""###),
        DecoderPiece(needs: [.rules], text: ###"""
nonisolated fileprivate extension Decoder.Decimal {
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
            if satisfies(&rules, keepsSign: keepsSign), category == 5 { category = candidate }
        }
        return category
    }

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

"""###),
        DecoderPiece(text: ###"""


"""###),
        DecoderPiece(needs: [.variants], text: ###"""
nonisolated fileprivate extension Decoder.Writer {

"""###),
        DecoderPiece(needs: [.variants, .selects], text: ###"""
    @inline(never)
    mutating func writeSelect(_ cursor: inout Decoder.Cursor) -> Bool {
        let value = frame.selector(cursor.number())
        var selected = Decoder.Selected(value, reading: cursor.digit())

"""###),
        DecoderPiece(needs: [.variants, .selects, .rules], text: ###"""
        selected.cardinal = cursor.number()
        selected.ordinal = cursor.number()

"""###),
        DecoderPiece(needs: [.variants, .selects], lacks: [.rules], text: ###"""
        _ = (cursor.number(), cursor.number())

"""###),
        DecoderPiece(needs: [.variants, .selects], text: ###"""
        let length = cursor.number()
        let start = cursor.offset
        let end = start + length
        if value.isAbsent {
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

"""###),
        DecoderPiece(needs: [.variants], text: ###"""


"""###),
        DecoderPiece(needs: [.variants, .widths], text: ###"""
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

"""###),
        DecoderPiece(needs: [.variants], text: ###"""


"""###),
        DecoderPiece(needs: [.variants, .environments], text: ###"""
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

"""###),
        DecoderPiece(needs: [.variants], text: ###"""

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

"""###),
        DecoderPiece(text: ###"""


"""###),
        DecoderPiece(needs: [.selects], text: ###"""
nonisolated fileprivate extension Decoder {
    struct Selected {
        let value: Value

        let reading: Int

        let number: Decimal


"""###),
        DecoderPiece(needs: [.selects, .rules], text: ###"""
        var cardinal = 0

        var ordinal = 0

        private var cardinalCategory = -1
        private var ordinalCategory = -1

"""###),
        DecoderPiece(needs: [.selects], text: ###"""

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

        @inline(never)
        mutating func satisfies(_ kind: Int, _ condition: Cursor) -> Bool {
            var condition = condition
            switch kind {
            case 0: return true

"""###),
        DecoderPiece(needs: [.selects, .rules], text: ###"""
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

"""###),
        DecoderPiece(needs: [.selects], text: ###"""
            case 5:
                let whole = condition.number()
                return number.whole == whole && number.largeDigits.isEmpty && !number.isNegative && number.isWhole

"""###),
        DecoderPiece(needs: [.selects, .ranges], text: ###"""
            case 6: return isInRange(&condition)

"""###),
        DecoderPiece(needs: [.selects], text: ###"""
            case 7:
                let text = value.text
                let span = condition.span()
                if order(span, text) == 0 { return true }
                return span.contains { $0 >= 0x80 } && text == String(decoding: span, as: UTF8.self)

"""###),
        DecoderPiece(needs: [.selects, .expressions], text: ###"""
            case 8: return Expression(condition).isFound(in: value.text)

"""###),
        DecoderPiece(needs: [.selects], text: ###"""
            default: return false
            }
        }


"""###),
        DecoderPiece(needs: [.selects, .ranges], text: ###"""
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

"""###),
        DecoderPiece(needs: [.selects], text: ###"""
    }
}

"""###),
        DecoderPiece(text: ###"""


"""###),
        DecoderPiece(needs: [.symbols], text: ###"""
nonisolated fileprivate extension Decoder {
    struct Symbols {
        let zero: Unicode.Scalar
        let minus: String
        let plus: String
        private let decimalSeparator: String
        private let groupSeparator: String
        private let lastGroup: Int
        private let otherGroups: Int
        private let leastLeadingDigits: Int

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

"""###),
        DecoderPiece(text: ###"""


"""###),
        DecoderPiece(needs: [.programs], text: ###"""
nonisolated fileprivate extension Decoder {
    enum Value: Sendable {
        case absent
        case text(String)
        case integer(Int)
        case unsigned(UInt)
        case decimal(Double)

        var isAbsent: Bool {
            if case .absent = self { return true }
            return false
        }

        @inline(never)
        var text: String {
            switch self {
            case .absent: ""
            case .text(let text): text
            case .integer(let value): String(value)
            case .unsigned(let value): String(value)

"""###),
        DecoderPiece(needs: [.programs, .decimals], text: ###"""
            case .decimal(let value): value.isFinite ? Decimal(value).description : "\(value)"

"""###),
        DecoderPiece(needs: [.programs], lacks: [.decimals], text: ###"""
            case .decimal(let value): Int(exactly: value).map { String($0) } ?? "\(value)"

"""###),
        DecoderPiece(needs: [.programs], text: ###"""
            }
        }


"""###),
        DecoderPiece(needs: [.programs, .decimals], text: ###"""
        var number: Decimal {
            switch self {
            case .absent: Decimal(0)
            case .text(let text): Decimal(prefixOf: text)
            case .integer(let value): Decimal(value)
            case .unsigned(let value): Decimal(whole: UInt64(value))
            case .decimal(let value): Decimal(value)
            }
        }

        var double: Double {
            switch self {
            case .decimal(let value): value == 0 ? 0 : value
            default: number.double
            }
        }

"""###),
        DecoderPiece(needs: [.programs], text: ###"""
    }

    struct Frame: Sendable {
        var values: [Value] = []


"""###),
        DecoderPiece(needs: [.programs, .references], text: ###"""
        var selecting: [Value]?

"""###),
        DecoderPiece(needs: [.programs], text: ###"""

        var width: Int?

        var device: String?

        var product: String?


"""###),
        DecoderPiece(needs: [.programs, .references], text: ###"""
        var depth = 0

"""###),
        DecoderPiece(needs: [.programs], text: ###"""


"""###),
        DecoderPiece(needs: [.programs, .parts], text: ###"""
        var parts: Parts?


"""###),
        DecoderPiece(needs: [.programs], text: ###"""
        func shown(_ index: Int) -> Value { index < values.count ? values[index] : .absent }

        func selector(_ index: Int) -> Value {

"""###),
        DecoderPiece(needs: [.programs, .references], text: ###"""
            if let selecting { return selecting.indices.contains(index) ? selecting[index] : .absent }

"""###),
        DecoderPiece(needs: [.programs], text: ###"""
            return shown(index)
        }
    }
}

"""###),
        DecoderPiece(text: ###"""


"""###),
        DecoderPiece(needs: [.programs], text: ###"""
nonisolated fileprivate extension Decoder {
    struct Writer {
        let texts: StaticString

        let frame: Frame

        var output: [UInt8] = []

        var hasShown = false

        var lacksValue = false

        var isMissing = false


"""###),
        DecoderPiece(needs: [.programs, .lists], text: ###"""
        var items: [String]?


"""###),
        DecoderPiece(needs: [.programs, .parts], text: ###"""
        var arguments: [(index: Int, start: Int, end: Int)] = []


"""###),
        DecoderPiece(needs: [.programs, .symbols], text: ###"""
        var symbols = 0


"""###),
        DecoderPiece(needs: [.programs], text: ###"""
        init(_ texts: StaticString, _ frame: Frame) {
            self.texts = texts
            self.frame = frame
            output.reserveCapacity(120)
        }

        var text: String {

"""###),
        DecoderPiece(needs: [.programs, .lists], text: ###"""
            if let items { return items.joined(separator: "\n") }

"""###),
        DecoderPiece(needs: [.programs], text: ###"""
            return String(decoding: output, as: UTF8.self)
        }

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

"""###),
        DecoderPiece(needs: [.programs, .symbols], text: ###"""
                symbols = head & 8 != 0 ? cursor.number() : 0

"""###),
        DecoderPiece(needs: [.programs, .lists], text: ###"""
                if head & 2 != 0 {
                    if writeItems(&cursor) { return true }
                    continue
                }

"""###),
        DecoderPiece(needs: [.programs], text: ###"""
                let before = output.count
                let shownBefore = hasShown
                let lackedBefore = lacksValue
                hasShown = false
                let isSaid = write(&cursor)
                let isEmpty = output.count == before && !hasShown
                hasShown = shownBefore || hasShown
                if isSaid, head & 4 == 0 || !isEmpty { return true }
                output.removeLast(output.count - before)

"""###),
        DecoderPiece(needs: [.programs, .parts], text: ###"""
                arguments.removeAll()

"""###),
        DecoderPiece(needs: [.programs], text: ###"""
                lacksValue = lackedBefore
            }
        }


"""###),
        DecoderPiece(needs: [.programs, .lists], text: ###"""
        @inline(never)
        private mutating func writeItems(_ cursor: inout Cursor) -> Bool {
            var texts: [String] = []
            for _ in 0..<cursor.number() {
                output.removeAll()

"""###),
        DecoderPiece(needs: [.programs, .lists, .parts], text: ###"""
                arguments.removeAll()

"""###),
        DecoderPiece(needs: [.programs, .lists], text: ###"""
                if !write(&cursor) { return false }
                texts.append(String(decoding: output, as: UTF8.self))
            }
            items = texts
            return true
        }

"""###),
        DecoderPiece(needs: [.programs], text: ###"""

        @inline(never)
        mutating func write(_ cursor: inout Cursor) -> Bool {
            while true {
                let operation = cursor.digit()

"""###),
        DecoderPiece(needs: [.programs, .parts], text: ###"""
                var next = cursor
                let argument = 2...5 ~= operation ? next.number() : -1
                let start = output.count
                defer { if argument >= 0 { arguments.append((argument, start, output.count)) } }

"""###),
        DecoderPiece(needs: [.programs], text: ###"""
                switch operation {
                case 1: output.append(contentsOf: cursor.span())
                case 2: show(shown(cursor.number()))

"""###),
        DecoderPiece(needs: [.programs, .integers], text: ###"""
                case 3: showInteger(shown(cursor.number()))

"""###),
        DecoderPiece(needs: [.programs, .fields], text: ###"""
                case 4: showField(&cursor)

"""###),
        DecoderPiece(needs: [.programs, .numbers], text: ###"""
                case 5: showNumber(&cursor)

"""###),
        DecoderPiece(needs: [.programs, .selects], text: ###"""
                case 6: if !writeSelect(&cursor) { return false }

"""###),
        DecoderPiece(needs: [.programs, .widths], text: ###"""
                case 7: if !writeWidth(&cursor) { return false }

"""###),
        DecoderPiece(needs: [.programs, .environments], text: ###"""
                case 8: if !writeEnvironment(&cursor) { return false }

"""###),
        DecoderPiece(needs: [.programs, .references], text: ###"""
                case 9: if !writeReference(&cursor) { return false }

"""###),
        DecoderPiece(needs: [.programs], text: ###"""
                default: return true
                }
            }
        }

        mutating func shown(_ index: Int) -> Value {
            let value = frame.shown(index)
            if value.isAbsent { lacksValue = true }
            return value
        }


"""###),
        DecoderPiece(needs: [.programs, .references], text: ###"""
        @inline(never)
        private mutating func writeReference(_ cursor: inout Cursor) -> Bool {
            hasShown = true
            let start = cursor.number()
            let missing = cursor.number()
            var inner = Frame(width: frame.width, device: frame.device, product: frame.product, depth: frame.depth + 1)
            var selecting: [Value] = []

"""###),
        DecoderPiece(needs: [.programs, .references, .parts], text: ###"""
            var origins: [Int] = []

"""###),
        DecoderPiece(needs: [.programs, .references], text: ###"""
            for _ in 0..<cursor.number() {
                let kind = cursor.digit()

"""###),
        DecoderPiece(needs: [.programs, .references, .parts], text: ###"""
                var next = cursor
                origins.append(kind == 1 || kind == 2 || kind == 5 ? next.number() : -1)

"""###),
        DecoderPiece(needs: [.programs, .references], text: ###"""
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
            guard writer.says(frame.depth < 32 ? start : missing) else { return false }
            if writer.lacksValue { lacksValue = true }

"""###),
        DecoderPiece(needs: [.programs, .references, .lists], text: ###"""
            if let items = writer.items {
                output.append(contentsOf: items.joined(separator: "\n").utf8)
                return true
            }

"""###),
        DecoderPiece(needs: [.programs, .references, .parts], text: ###"""
            for (index, first, end) in writer.arguments where origins[index] >= 0 {
                arguments.append((origins[index], output.count + first, output.count + end))
            }

"""###),
        DecoderPiece(needs: [.programs, .references], text: ###"""
            output.append(contentsOf: writer.output)
            return true
        }

"""###),
        DecoderPiece(needs: [.programs], text: ###"""
    }
}

"""###),
        DecoderPiece(text: ###"""


"""###),
    ]
}
