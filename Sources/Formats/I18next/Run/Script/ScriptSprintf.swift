import InterlinguaFormats
import InterlinguaIR
import InterlinguaSemantics

/// The `sprintf` post-processor of the JavaScript libraries.
///
/// `%`, then `n$` or `(path)`, `+`, `0` or `'c`, `-`, a width, a precision and one of `b c d e f o s u x X`; the newer one
/// also has `g`, `i`, `j` and `t`. Anything else throws.
enum ScriptSprintf {
    /// Puts arguments into a text.
    static func process(
        _ text: String,
        _ arguments: I18nextValue,
        isNewer: Bool,
        _ marks: I18nextMarks
    ) throws(RuntimeFailure) -> String {
        var scanner = Scanner(bytes: Array(text.utf8))
        let list: [I18nextValue]
        switch arguments {
        case .undefined, .null: return text
        case .list(let values): list = values
        default: list = [arguments]
        }
        var result: [UInt8] = []
        var next = 0
        while scanner.index < scanner.bytes.count {
            let byte = scanner.bytes[scanner.index]
            scanner.index += 1
            guard byte == UInt8(ascii: "%") else {
                result.append(byte)
                continue
            }
            if scanner.take(UInt8(ascii: "%")) {
                result.append(byte)
                continue
            }
            guard let directive = scanner.directive(isNewer: isNewer) else {
                throw RuntimeFailure("sprintf", "the post-processor throws at a percent sign in “\(text)”")
            }
            let value: I18nextValue
            var place = 0
            if let path = directive.path {
                value = ScriptTranslation.value(at: path, in: (list.first ?? .undefined).members ?? [:])
            } else {
                let index = directive.position.map { $0 - 1 } ?? next
                if directive.position == nil { next += 1 }
                value = list.indices.contains(index) ? list[index] : .undefined
                place = index
            }
            var shown = try directive.text(for: value)
            if marks.areWanted, marks.marksPositions, let id = ArgumentMark.position(place).id {
                shown = MarkedText.marked(shown, id)
            }
            result += shown.utf8
            guard result.count < 1_000_000 else { throw RuntimeFailure("too-long", "the text becomes too long") }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private struct Scanner {
        let bytes: [UInt8]
        var index = 0

        mutating func take(_ byte: UInt8) -> Bool {
            guard index < bytes.count, bytes[index] == byte else { return false }
            index += 1
            return true
        }

        private mutating func number() -> Int? {
            let start = index
            var value = 0
            while index < bytes.count, bytes[index] &- 0x30 < 10 {
                value = min(value * 10 + Int(bytes[index] &- 0x30), 100_000)
                index += 1
            }
            return index > start ? value : nil
        }

        mutating func directive(isNewer: Bool) -> Directive? {
            var directive = Directive()
            let start = index
            if let position = number(), take(UInt8(ascii: "$")) {
                guard position > 0 else { return nil }
                directive.position = position
            } else {
                index = start
            }
            if directive.position == nil, take(UInt8(ascii: "(")) {
                guard let end = bytes[index...].firstIndex(of: UInt8(ascii: ")")) else { return nil }
                let path = String(decoding: bytes[index..<end], as: UTF8.self)
                directive.path = path.split(by: "[").joined(separator: ".").split(by: "]").joined().split(by: ".")
                index = end + 1
            }
            if take(UInt8(ascii: "+")) { directive.isSigned = true }
            if take(UInt8(ascii: "0")) {
                directive.padding = "0"
            } else if take(UInt8(ascii: "'")), index < bytes.count {
                let rest = String(decoding: bytes[index...], as: UTF8.self)
                guard let character = rest.unicodeScalars.first else { return nil }
                directive.padding = String(character)
                index += String(character).utf8.count
            }
            if take(UInt8(ascii: "-")) { directive.isLeftAligned = true }
            directive.width = number() ?? 0
            if take(UInt8(ascii: ".")) {
                guard let precision = number() else { return nil }
                directive.precision = precision
            }
            guard index < bytes.count else { return nil }
            directive.conversion = bytes[index]
            index += 1
            let known = isNewer ? "bcdefgijostTuvxX" : "bcdefosuxX"
            return known.utf8.contains(directive.conversion) ? directive : nil
        }
    }

    private struct Directive {
        var position: Int?
        var path: [String]?
        var isSigned = false
        var padding = " "
        var isLeftAligned = false
        var width = 0
        var precision: Int?
        var conversion: UInt8 = 0

        func text(for value: I18nextValue) throws(RuntimeFailure) -> String {
            var sign = ""
            var body: String
            switch Character(UnicodeScalar(conversion)) {
            case "s", "j", "T", "v":
                body = value.scriptText
                if let precision { body = String(decoding: Array(body.utf16.prefix(precision)), as: UTF16.self) }
            case "t": body = value.isTruthy ? "true" : "false"
            default:
                guard case .number(let number) = value, number.value.isFinite else {
                    throw RuntimeFailure(
                        "sprintf",
                        "the post-processor throws, since “\(value.scriptText)” is no number"
                    )
                }
                body = digits(number.value)
                if "defgi".utf8.contains(conversion) {
                    if body.hasPrefix("-") {
                        sign = "-"
                        body.removeFirst()
                    } else if isSigned {
                        sign = "+"
                    }
                }
            }
            let missing = min(width, 10_000) - sign.utf16.count - body.utf16.count
            let filling = missing > 0 ? String(repeating: padding, count: missing) : ""
            if isLeftAligned { return sign + body + filling }
            return padding == "0" ? sign + filling + body : filling + sign + body
        }

        private func digits(_ number: Double) -> String {
            let whole = number.rounded(.towardZero)
            // JavaScript's `>>> 0`.
            let bits = UInt64(truncatingIfNeeded: Int64(exactly: whole) ?? 0) & 0xFFFF_FFFF
            var format = NumberFormat(notation: .fixed)
            switch Character(UnicodeScalar(conversion)) {
            case "b": return String(bits, radix: 2)
            case "c": return String(decoding: [UInt16(truncatingIfNeeded: bits)], as: UTF16.self)
            case "d", "i": return I18nextNumber(whole).scriptText
            case "o": return String(bits, radix: 8)
            case "u": return String(bits)
            case "x": return String(bits, radix: 16)
            case "X": return String(bits, radix: 16).uppercased()
            case "e":
                format.notation = .scientific
                var formatter = NumberFormatter(format: format)
                formatter.precision = precision ?? 6
                return formatter.text(for: I18nextNumber(number).decimal ?? .zero)
            default:
                guard let precision else { return I18nextNumber(number).scriptText }
                var formatter = NumberFormatter(format: format)
                formatter.precision = precision
                return formatter.text(for: I18nextNumber(number).decimal ?? .zero)
            }
        }
    }
}
