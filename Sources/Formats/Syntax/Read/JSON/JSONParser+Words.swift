import InterlinguaIR

extension JSONParser {
    /// Reads a number; what JSON does not allow is reported and kept as it is spelled.
    mutating func number() {
        let start = index
        if let end = JSONNumberScanner.end(ofNumberAt: start, in: bytes), !goesOn(at: end) {
            index = end
        } else {
            while index < bytes.count, goesOn(at: index) { index += 1 }
            guard reportNumber(start..<index) else { return appendNull() }
        }
        append(JSONNode(lowerBound: offset(start), upperBound: offset(index), next: 0, kind: .number))
    }

    /// Whether the byte at an offset is one more of a number, or of what was meant for one.
    private func goesOn(at offset: Int) -> Bool {
        offset < bytes.count && (isWord(at: offset) || bytes[offset] == UInt8(ascii: "+"))
    }

    /// Says what is wrong with a number; false if it is none that JSON could hold.
    private mutating func reportNumber(_ range: Range<Int>) -> Bool {
        let spelling = text(range)
        let isNegative = spelling.hasPrefix("-")
        let isSigned = isNegative || spelling.hasPrefix("+")
        let digits = isSigned ? String(spelling.dropFirst()) : spelling
        let lowercased = digits.lowercased()
        if ["nan", "infinity", "inf"].contains(lowercased) {
            reportNotANumber(spelling, range)
            return false
        }
        if let valid = JSONNumber(digits), !isNegative {
            report(.jsonLeadingPlus, "a number has no “+” before it; write \(valid.spelling)", at: range)
            return true
        }
        let trimmed = String(digits.drop { $0 == "0" })
        if digits.hasPrefix("0"), let first = trimmed.utf8.first ?? digits.utf8.first {
            let shortened = JSONNumberScanner.isDigit(first) && !trimmed.isEmpty ? trimmed : "0" + trimmed
            if let valid = JSONNumber((isNegative ? "-" : "") + shortened) {
                let message = "a number does not begin with a zero before other digits; write \(valid.spelling)"
                report(.jsonLeadingZero, message, at: range)
                return true
            }
        }
        let message =
            if lowercased.hasPrefix("0x") {
                "numbers are decimal in JSON; write “\(spelling)” in digits 0 to 9"
            } else if digits.hasPrefix(".") {
                "a digit is missing before the point of “\(spelling)”"
            } else if digits.hasSuffix(".") {
                "a digit is missing after the point of “\(spelling)”"
            } else {
                "“\(spelling)” is no number; a text has to stand in double quotes"
            }
        report(.jsonNumber, message, at: range)
        return true
    }

    private mutating func reportNotANumber(_ spelling: String, _ range: Range<Int>) {
        report(.jsonNotANumber, "JSON has no “\(spelling)”; write null, or a text in double quotes", at: range)
    }

    /// Reads `true`, `false` or `null`, or with a report another word.
    mutating func word() {
        let start = index
        let kind: JSONNode.Kind?
        switch bytes[index] {
        case UInt8(ascii: "t"): kind = takes("true") ? .yes : nil
        case UInt8(ascii: "f"): kind = takes("false") ? .no : nil
        case UInt8(ascii: "n"): kind = takes("null") ? .null : nil
        default: kind = nil
        }
        if let kind {
            return append(JSONNode(lowerBound: offset(start), upperBound: offset(index), next: 0, kind: kind))
        }
        // A text that lacks its quotes may have several words.
        var end = index
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "["),
                UInt8(ascii: "\""), UInt8(ascii: ":"), 0x0A, 0x0D:
                return finishWord(start..<end)
            case 0x20, 0x09: index += 1
            default:
                index += 1
                end = index
            }
        }
        finishWord(start..<end)
    }

    private mutating func takes(_ word: StaticString) -> Bool {
        let end = index + word.utf8CodeUnitCount
        guard end <= bytes.count else { return false }
        for place in 0..<word.utf8CodeUnitCount where bytes[index + place] != word.utf8Start[place] { return false }
        if end < bytes.count, isWord(at: end) { return false }
        index = end
        return true
    }

    private mutating func finishWord(_ range: Range<Int>) {
        let word = text(range)
        var kind = JSONNode.Kind.string
        switch word.lowercased() {
        case "true", "yes": kind = .yes
        case "false", "no": kind = .no
        case "null", "none", "nil": kind = .null
        case "nan", "infinity", "inf", "undefined":
            reportNotANumber(word, range)
            return append(
                JSONNode(
                    lowerBound: offset(range.lowerBound),
                    upperBound: offset(range.upperBound),
                    next: 0,
                    kind: .null
                )
            )
        default: break
        }
        let message =
            switch kind {
            case .yes: "“\(word)” is no value of JSON; write true, or a text in double quotes"
            case .no: "“\(word)” is no value of JSON; write false, or a text in double quotes"
            case .null: "“\(word)” is no value of JSON; write null, or a text in double quotes"
            default: "a text has to stand in double quotes"
            }
        report(.jsonUnquotedValue, message, at: range)
        append(
            JSONNode(lowerBound: offset(range.lowerBound), upperBound: offset(range.upperBound), next: 0, kind: kind)
        )
    }
}
