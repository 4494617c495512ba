/// The regular expression `prefix(.+?)suffix`: at least one unit, none of them a line end, as few as possible.
struct ScriptPattern {
    struct Match {
        let whole: Range<Int>
        let content: Range<Int>
    }

    private let prefix: [UInt16]
    private let suffix: [UInt16]

    init(_ prefix: [UInt16], _ suffix: [UInt16]) {
        self.prefix = prefix
        self.suffix = suffix
    }

    /// The first match at or behind a place.
    func first(in text: [UInt16], from start: Int) -> Match? {
        var index = start
        // Up to here no suffix follows before the line ends.
        var barren = 0
        guard let unit = prefix.first else { return nil }
        while index + prefix.count + suffix.count < text.count {
            if text[index] != unit {
                index += 1
                continue
            }
            guard matches(prefix, text, at: index) else {
                index += 1
                continue
            }
            let content = index + prefix.count
            if content + 1 <= barren {
                index += 1
                continue
            }
            var end = content
            while end < text.count, !text[end].isScriptLineEnd {
                end += 1
                if matches(suffix, text, at: end) {
                    return Match(whole: index..<end + suffix.count, content: content..<end)
                }
            }
            barren = Swift.max(barren, end)
            index += 1
        }
        return nil
    }

    /// How many matches there are that do not overlap.
    func count(in text: [UInt16]) -> Int {
        var count = 0
        var index = 0
        while let match = first(in: text, from: index) {
            count += 1
            index = match.whole.upperBound
        }
        return count
    }

    private func matches(_ units: [UInt16], _ text: [UInt16], at index: Int) -> Bool {
        guard index + units.count <= text.count else { return false }
        for (offset, unit) in units.enumerated() where text[index + offset] != unit { return false }
        return true
    }
}

extension UInt16 {
    /// Whether a point of a regular expression does not match the unit.
    var isScriptLineEnd: Bool { self == 0x0A || self == 0x0D || self == 0x2028 || self == 0x2029 }
}
