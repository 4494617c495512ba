import InterlinguaFormats
import InterlinguaIR

/// The library's `nest`: other texts in the place of `$t(key, options)`.
extension ScriptTranslation {
    /// How many nested look-ups stand in a text.
    func nestingCount(in text: [UInt16]) -> Int {
        guard let first = interpolation.nestingPrefix.first, text.contains(first) else { return 0 }
        return ScriptPattern(interpolation.nestingPrefix, interpolation.nestingSuffix).count(in: text)
    }

    private func nextNesting(in text: [UInt16]) -> ScriptPattern.Match? {
        guard let first = interpolation.nestingPrefix.first, text.contains(first) else { return nil }
        return ScriptPattern(interpolation.nestingPrefix, interpolation.nestingSuffix).first(
            in: text,
            from: nestingIndex
        )
    }

    /// Puts other texts into a text.
    ///
    /// - Returns: What is shown instead of the text, where that is no text; else `undefined`.
    mutating func nest(
        _ text: inout [UInt16],
        _ keys: [String],
        _ options: ScriptOptions,
        _ outerKeys: [String]?
    ) throws(RuntimeFailure) -> I18nextValue {
        while let match = nextNesting(in: text) {
            try spend(text.count / 8 + 1)
            nestingIndex = match.whole.upperBound
            nestsTexts = true
            var inherited = options
            if let replaced = options["replace"].members { inherited = ScriptOptions(members: replaced) }
            inherited["applyPostProcessor"] = .boolean(false)
            inherited.members["defaultValue"] = nil
            let spelling = Array(text[match.whole])
            let outerMarks = marks
            defer { marks = outerMarks }
            var content = String(utf16: text[match.content])
            let formats = takeFormats(&content, spelling)
            var key = try takeOptions(content.trimmingScriptSpace(), &inherited)
            if marks.areWanted { key = MarkedText.unmarked(key) }
            var value: I18nextValue
            if outerKeys?.first == key, !options["context"].isTruthy {
                note("the text refers to “\(key)”, in whose text it stands itself: nothing is shown there")
                value = .null
            } else {
                note("the text refers to “\(key)”")
                value = try translate([key], inherited, outerKeys: keys)
            }
            if value.isTruthy, value.text == nil, spelling.count == text.count { return value }
            var shown = value.insertedText
            if shown.isEmpty { value = .text("") }
            if !formats.isEmpty {
                // Formats read the text, so that it has no marks any more.
                value = .text((marks.areWanted ? MarkedText.unmarked(shown) : shown).trimmingScriptSpace())
                let name = content.trimmingScriptSpace()
                let locale = options["lng"].text
                for format in formats {
                    value = try self.format(value, format, name, locale, [:], options)
                }
                shown = value.scriptText
            }
            if let place = text.firstRange(of: spelling) {
                let replacement = Self.expanded(Array(shown.utf16), for: spelling, at: place, in: text)
                try spend(replacement.count)
                text.replaceSubrange(place, with: replacement)
            }
            guard text.count <= Self.lengthLimit else {
                throw RuntimeFailure("too-long", "the texts that refer to each other become too long for any app")
            }
        }
        nestingIndex = 0
        return .undefined
    }

    /// More units no text has that is shown.
    private static let lengthLimit = 4_000_000

    // MARK: Formats

    /// Takes formats off the content of a nested look-up without options: `$t(key, upper)`.
    private func takeFormats(_ content: inout String, _ spelling: [UInt16]) -> [String] {
        let separator = interpolation.formatSeparator
        guard String(decoding: spelling, as: UTF16.self).contains(separator) else { return [] }
        if content.hasBracesInLine { return [] }
        var parts = content.split(by: separator).map { $0.trimmingScriptSpace() }
        content = parts.removeFirst()
        return parts
    }

    // MARK: Options

    /// Takes the options off a nested key, and puts them over those that it inherits.
    private mutating func takeOptions(
        _ key: String,
        _ inherited: inout ScriptOptions
    ) throws(RuntimeFailure) -> String {
        let separator = interpolation.nestingOptionsSeparator
        guard key.contains(separator) else { return key }
        let (name, inner) = Self.split(key, at: separator)
        var units = Array("{".utf16) + Array((inner ?? "undefined").utf16)
        units = try interpolate(units, inherited.members, nil, nil)
        var json = String(decoding: units, as: UTF16.self)
        let singles = json.utf8.count { $0 == UInt8(ascii: "'") }
        let doubles = json.utf8.count { $0 == UInt8(ascii: "\"") }
        let hasPairs = singles.isMultiple(of: 2) && doubles == 0
        if doubles == 0, singles == 0 || !hasPairs {
            throw RuntimeFailure(
                "type-error",
                "the library throws, since the options “\(json)” have no quotes in pairs"
            )
        }
        if hasPairs || !doubles.isMultiple(of: 2) {
            json = String(decoding: json.utf8.map { $0 == 0x27 ? 0x22 : $0 }, as: UTF8.self)
        }
        try spend(json.utf8.count / 8)
        guard let members = marks.take(json, { I18nextValue(json: $0)?.members }) else {
            note("the options “\(json)” are no JSON, so that they count as part of the key")
            return name + separator + json
        }
        inherited.members.merge(members) { $1 }
        inherited.members["defaultValue"] = nil
        return name
    }

    /// Cuts a text at every separator with a brace behind it, spaces between them; gives the first two pieces.
    private static func split(_ text: String, at separator: String) -> (first: String, second: String?) {
        let bytes = Array(text.utf8)
        let mark = Array(separator.utf8)
        var cuts: [Range<Int>] = []
        var index = 0
        while index + mark.count < bytes.count, cuts.count < 2 {
            if bytes[index..<index + mark.count].elementsEqual(mark) {
                var end = index + mark.count
                while end < bytes.count, bytes[end] == 0x20 { end += 1 }
                if end < bytes.count, bytes[end] == UInt8(ascii: "{") {
                    cuts.append(index..<end + 1)
                    index = end
                }
            }
            index += 1
        }
        func piece(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        guard let first = cuts.first else { return (text, nil) }
        let end = cuts.count > 1 ? cuts[1].lowerBound : bytes.count
        return (piece(0..<first.lowerBound), piece(first.upperBound..<end))
    }

    // MARK: Replacements

    /// What JavaScript's `replace` makes of its second argument: `$$`, `$&`, `` $` `` and `$'` stand for something else.
    private static func expanded(
        _ replacement: [UInt16],
        for match: [UInt16],
        at place: Range<Int>,
        in text: [UInt16]
    ) -> [UInt16] {
        let dollar = UInt16(0x24)
        guard replacement.contains(dollar) else { return replacement }
        var result: [UInt16] = []
        var index = 0
        while index < replacement.count {
            let unit = replacement[index]
            guard unit == dollar, index + 1 < replacement.count else {
                result.append(unit)
                index += 1
                continue
            }
            switch replacement[index + 1] {
            case dollar: result.append(dollar)
            case 0x26: result += match
            case 0x60: result += text[..<place.lowerBound]
            case 0x27: result += text[place.upperBound...]
            default:
                result.append(unit)
                index -= 1
            }
            index += 2
        }
        return result
    }
}

extension String {
    /// Whether a brace opens and another one closes behind it on the same line.
    fileprivate var hasBracesInLine: Bool {
        var isOpen = false
        for unit in utf16 {
            if unit.isScriptLineEnd { isOpen = false }
            if unit == 0x7B { isOpen = true }
            if unit == 0x7D, isOpen { return true }
        }
        return false
    }
}
