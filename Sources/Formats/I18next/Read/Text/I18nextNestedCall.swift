import InterlinguaIR

/// A nested call in a text, `$t(key, {"count": {{n}} })`, taken apart.
struct I18nextNestedCall {
    /// One byte of what stands between the parentheses, or a variable among them.
    typealias Unit = Int

    enum Value {
        /// What stands between quotes.
        case text([Unit])
        /// What stands there without quotes: a number, a variable, `true`.
        case literal([Unit])
        case object([I18nextNestedOption])
    }

    /// The units from this one on are variables.
    static let firstVariable: Unit = 256

    /// The key as written; nil if a variable is in it.
    private(set) var key: String?

    /// The options, in the order of the file; nil if there are none, or none that can be read.
    private(set) var options: [I18nextNestedOption]?

    /// What stands in the place of options and can't be read, quotes as the library leaves them; nil if there is nothing of
    /// the kind.
    private(set) var badOptions: [Unit]?

    /// Whether JavaScript fails where it counts the quotes of options that can't be read.
    private(set) var failsAtOptions = false

    /// The names of formats behind the key.
    private(set) var formats: [String] = []

    /// Takes apart what stands between the parentheses, as a library does.
    init(_ units: [Unit], dialect: I18nextDialect, formatSeparator: String, optionsSeparator: String) {
        var keyEnd = units.count
        var optionStart: Int?
        let separator = formatSeparator.utf8.map(Unit.init)
        let joint = optionsSeparator.utf8.map(Unit.init)
        if dialect == .js, !units.contains(Unit(UInt8(ascii: "{"))),
            let mark = units.indices.first(where: { units[$0...].starts(with: separator) })
        {
            keyEnd = mark
            let list = Self.text(units[(mark + separator.count)...]) ?? ""
            formats = list.pieces(separatedBy: formatSeparator).map { $0.trimmingSpaces }
        } else if let comma = units.indices.first(where: { units[$0...].starts(with: joint) }) {
            var next = comma + joint.count
            while next < units.count, Self.isSpace(units[next]) { next += 1 }
            let hasBrace = next < units.count && units[next] == Unit(UInt8(ascii: "{"))
            if hasBrace {
                keyEnd = comma
                optionStart = next
            } else if dialect == .ios {
                keyEnd = comma
            }
        }
        let written = Self.text(units[..<keyEnd])
        key = dialect == .js1 ? written : written?.trimmingSpaces
        guard let optionStart else { return }
        // JavaScript takes spaces off the whole call, before it cuts the options off.
        if dialect == .js { key = written.map { String($0.drop(while: \.isWhitespace)) } }
        var parser = I18nextOptionParser(Array(units[optionStart...]), allowsSingleQuotes: dialect == .js)
        options = parser.parse()
        if options == nil { setBadOptions(Array(units[optionStart...])) }
    }

    private mutating func setBadOptions(_ units: [Unit]) {
        let (single, double) = (Unit(UInt8(ascii: "'")), Unit(UInt8(ascii: "\"")))
        let singles = units.count { $0 == single }
        let doubles = units.count { $0 == double }
        let hasPairs = singles > 0 && singles.isMultiple(of: 2) && doubles == 0
        failsAtOptions = doubles == 0 && !hasPairs
        badOptions = hasPairs || !doubles.isMultiple(of: 2) ? units.map { $0 == single ? double : $0 } : units
    }

    static func isSpace(_ unit: Unit) -> Bool { unit == 0x20 || (0x09...0x0D).contains(unit) }

    /// The units as a text; nil if a variable is among them.
    static func text(_ units: ArraySlice<Unit>) -> String? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(units.count)
        for unit in units {
            guard let byte = UInt8(exactly: unit) else { return nil }
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// A nested call of an entry as a text writes it.
struct I18nextWrittenCall {
    /// The name by which it calls the entry: `key`, or `namespace:key`.
    let name: String
    let target: Key

    /// The language of the text.
    let language: LanguageTag
}

struct I18nextNestedOption {
    var name: String
    var value: I18nextNestedCall.Value
}

/// Reads the options of a nested call: JSON in which variables stand for what is inserted before it is read.
struct I18nextOptionParser {
    private let units: [Int]
    private var index = 0
    private let quote: Int

    init(_ units: [Int], allowsSingleQuotes: Bool) {
        self.units = units
        let double = Int(UInt8(ascii: "\""))
        // The library takes single quotes where there are no others.
        quote = allowsSingleQuotes && !units.contains(double) ? Int(UInt8(ascii: "'")) : double
    }

    /// The options; nil if they can't be read.
    mutating func parse() -> [I18nextNestedOption]? {
        guard let members = object(depth: 0) else { return nil }
        skipSpace()
        return index == units.count ? members : nil
    }

    private mutating func object(depth: Int) -> [I18nextNestedOption]? {
        guard depth < 4, take("{") else { return nil }
        var members: [I18nextNestedOption] = []
        skipSpace()
        if take("}") { return members }
        while true {
            skipSpace()
            guard let units = string(), let name = I18nextNestedCall.text(units[...]) else { return nil }
            skipSpace()
            guard take(":") else { return nil }
            skipSpace()
            guard let value = value(depth: depth) else { return nil }
            members.append(I18nextNestedOption(name: name, value: value))
            skipSpace()
            if take("}") { return members }
            guard take(",") else { return nil }
        }
    }

    private mutating func value(depth: Int) -> I18nextNestedCall.Value? {
        guard index < units.count else { return nil }
        if units[index] == quote { return string().map { .text($0) } }
        if units[index] == Int(UInt8(ascii: "{")) { return object(depth: depth + 1).map { .object($0) } }
        var literal: [Int] = []
        while index < units.count, !I18nextNestedCall.isSpace(units[index]), !Self.ends.contains(units[index]) {
            literal.append(units[index])
            index += 1
        }
        guard !literal.isEmpty else { return nil }
        if let text = I18nextNestedCall.text(literal[...]), !["true", "false", "null"].contains(text),
            JSONNumber(text) == nil
        {
            return nil
        }
        return .literal(literal)
    }

    private static let ends: Set<Int> = Set("{}[],:\"'".utf8.map(Int.init))

    private mutating func string() -> [Int]? {
        guard index < units.count, units[index] == quote else { return nil }
        index += 1
        var result: [Int] = []
        while index < units.count {
            let unit = units[index]
            index += 1
            if unit == quote { return result }
            guard unit == 0x5C else {
                // A line end within quotes is no JSON.
                if unit < 0x20 { return nil }
                result.append(unit)
                continue
            }
            guard index < units.count else { return nil }
            let escaped = units[index]
            index += 1
            switch escaped {
            case 0x22, 0x5C, 0x2F, 0x27: result.append(escaped)
            case 0x62: result.append(0x08)
            case 0x66: result.append(0x0C)
            case 0x6E: result.append(0x0A)
            case 0x72: result.append(0x0D)
            case 0x74: result.append(0x09)
            case 0x75:
                guard index + 4 <= units.count, let text = I18nextNestedCall.text(units[index..<index + 4]),
                    let code = UInt32(text, radix: 16), let scalar = Unicode.Scalar(code)
                else { return nil }
                index += 4
                result.append(contentsOf: String(scalar).utf8.map(Int.init))
            default: return nil
            }
        }
        return nil
    }

    private mutating func skipSpace() {
        while index < units.count, I18nextNestedCall.isSpace(units[index]) { index += 1 }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard index < units.count, units[index] == Int(character.value) else { return false }
        index += 1
        return true
    }
}

extension StringProtocol {
    /// The text without white space at its ends.
    package var trimmingSpaces: String {
        var bytes = Array(utf8)[...]
        while let first = bytes.first, first.isJSONSpace { bytes.removeFirst() }
        while let last = bytes.last, last.isJSONSpace { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }
}
