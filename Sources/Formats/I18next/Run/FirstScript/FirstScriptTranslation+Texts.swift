import InterlinguaFormats
import InterlinguaIR

/// Values and other texts in texts, as version 1.11.1 puts them in.
extension FirstScriptTranslation {
    /// Puts values in the place of placeholders.
    ///
    /// - Parameters:
    ///   - values: The values by name.
    ///   - options: What else the call says, such as its own delimiters.
    mutating func replace(
        _ text: String,
        _ values: [String: I18nextValue],
        _ options: ScriptOptions
    ) throws(RuntimeFailure) -> String {
        let prefix =
            options["interpolationPrefix"].isTruthy ? options["interpolationPrefix"].scriptText : configuration.prefix
        let suffix =
            options["interpolationSuffix"].isTruthy ? options["interpolationSuffix"].scriptText : configuration.suffix
        guard text.contains(prefix) else { return text }
        let units = Array(text.utf16)
        let plain = ScriptPattern(Array(prefix.utf16), Array(suffix.utf16))
        let mark = Array("HTML".utf16)
        let separator = options["keyseparator"].text ?? configuration.keySeparator
        let escapes = options["escapeInterpolation"].isTruthy || configuration.escapesValues
        var hash = values
        if let own = values["replace"]?.members { hash = own }
        var result: [UInt16] = []
        var index = 0
        while let match = plain.first(in: units, from: index) {
            try spend(match.whole.upperBound - index + 1)
            result += units[index..<match.whole.lowerBound]
            var content = units[match.content]
            // The shortest name is taken, and the mark behind it is none of its letters.
            let isMarked = content.count > mark.count && content.suffix(mark.count).elementsEqual(mark)
            if isMarked { content = content.dropLast(mark.count) }
            let name = String(decoding: content, as: UTF16.self)
            if let value = Self.value(name, in: hash, separator: separator) {
                var shown = value.scriptText
                note("“\(name)” is “\(shown)”")
                if marks.areWanted { shown = marks.marked(shown, name.replacing(separator, by: ".")) }
                result += Array((escapes && !isMarked && value.text != nil ? shown.escapedForHTML : shown).utf16)
            } else {
                result += units[match.whole]
            }
            index = match.whole.upperBound
        }
        result += units[index...]
        return String(decoding: result, as: UTF16.self)
    }

    private static func value(
        _ name: String,
        in values: [String: I18nextValue],
        separator: String
    ) -> I18nextValue? {
        var names = name.split(by: separator)
        let last = names.removeLast()
        var current = I18nextValue.object(values)
        for name in names {
            switch current {
            case .object, .printing, .list: current = current.property(name, isOwnOnly: false)
            default: return nil
            }
        }
        switch current {
        case .object(let members), .printing(_, let members): return members[last]
        case .list:
            let value = current.property(last, isOwnOnly: true)
            return value == .undefined ? nil : value
        default: return nil
        }
    }

    // MARK: Nesting

    /// Puts other texts in the place of `$t(key, options)`, the last one first.
    mutating func reuse(_ text: String, _ options: ScriptOptions) throws(RuntimeFailure) -> String {
        guard text.contains(configuration.nestingPrefix) else { return text }
        let prefix = Array(configuration.nestingPrefix.utf16)
        let suffix = Array(configuration.nestingSuffix.utf16)
        var inherited = options
        inherited.members["postProcess"] = nil
        inherited.members["isFallbackLookup"] = nil
        var units = Array(text.utf16)
        while let opening = units.lastRange(of: prefix) {
            try spend(units.count / 8 + 1)
            recursionCount += 1
            if let limit = configuration.maximumRecursion, recursionCount > limit { break }
            let found = Array(units[opening.lowerBound...]).firstRange(of: suffix)
            guard let found else { return "" }
            let token = Array(units[opening.lowerBound..<opening.lowerBound + found.upperBound])
            // Without delimiters, each of which is taken away where it first stands.
            var bare = token
            for mark in [prefix, suffix] {
                if let place = bare.firstRange(of: mark) { bare.removeSubrange(place) }
            }
            var key = takeOptions(bare, &inherited)
            if marks.areWanted { key = MarkedText.unmarked(key) }
            note("the text refers to “\(key)”")
            let value = try translate([key], &inherited)
            guard let place = units.firstRange(of: token) else { break }
            let shown = Array(value.scriptText.utf16)
            try spend(shown.count)
            units.replaceSubrange(place, with: shown)
            guard units.count < 4_000_000 else {
                throw RuntimeFailure("too-long", "the texts that refer to each other become too long for any app")
            }
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// The key of a nested look-up; its options are put over the inherited ones, where later look-ups see them too.
    private mutating func takeOptions(_ token: [UInt16], _ options: inout ScriptOptions) -> String {
        let whole = String(decoding: token, as: UTF16.self)
        guard let comma = token.firstIndex(of: 0x2C), let open = token[comma...].firstIndex(of: 0x7B),
            token[comma...].contains(0x7D), let close = token[open...].firstIndex(of: 0x7D)
        else {
            return whole
        }
        let json = String(decoding: token[open...close], as: UTF16.self)
        guard let members = marks.take(json, { I18nextValue(json: $0)?.members }) else { return whole }
        options.members.merge(members) { $1 }
        return String(decoding: token[..<comma], as: UTF16.self)
    }
}

extension Array<UInt16> {
    /// The last place where some units stand; nil for no units.
    fileprivate func lastRange(of units: [UInt16]) -> Range<Int>? {
        guard !units.isEmpty, count >= units.count else { return nil }
        var index = count - units.count
        while index >= 0 {
            if self[index] == units[0], self[index..<index + units.count].elementsEqual(units) {
                return index..<index + units.count
            }
            index -= 1
        }
        return nil
    }
}
