/// How libraries since version 26 find the end of a nested look-up: quotes and one level of parentheses are stepped over.
struct ScriptParentheses {
    private let prefix: [UInt16]
    private let suffix: [UInt16]

    /// Creates a search.
    init(_ interpolation: ScriptInterpolation) {
        prefix = interpolation.nestingPrefix
        suffix = interpolation.nestingSuffix
    }

    /// The first match at or behind a place.
    func first(in text: [UInt16], from start: Int) -> ScriptPattern.Match? {
        var index = start
        while index + prefix.count + suffix.count <= text.count {
            if text[index..<index + prefix.count].elementsEqual(prefix) {
                let content = index + prefix.count
                if let end = end(in: text, from: content) {
                    return ScriptPattern.Match(whole: index..<end + suffix.count, content: content..<end)
                }
            }
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

    /// Where the content ends and the suffix begins; nil if it never does.
    private func end(in text: [UInt16], from start: Int) -> Int? {
        var index = start
        while index < text.count {
            if text[index...].starts(with: suffix) { return index }
            switch text[index] {
            case 0x22, 0x27:
                guard let close = text[(index + 1)...].firstIndex(of: text[index]) else { return nil }
                index = close + 1
            case 0x28:
                guard let close = closing(in: text, from: index + 1) else { return nil }
                index = close + 1
            case 0x29: return nil
            default: index += 1
            }
        }
        return nil
    }

    /// The parenthesis that closes a group; another one may open in it only between quotes.
    private func closing(in text: [UInt16], from start: Int) -> Int? {
        var index = start
        while index < text.count {
            switch text[index] {
            case 0x29: return index
            case 0x28: return nil
            case 0x22, 0x27:
                // A quote without its partner is a character like others.
                let close = text[(index + 1)...].firstIndex(of: text[index])
                index = (close ?? index) + 1
            default: index += 1
            }
        }
        return nil
    }
}
