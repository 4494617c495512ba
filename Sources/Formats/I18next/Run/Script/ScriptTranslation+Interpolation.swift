import InterlinguaFormats
import InterlinguaIR

/// The library's `interpolate`: values in the place of placeholders.
extension ScriptTranslation {
    /// Puts values into a text.
    ///
    /// - Parameters:
    ///   - data: The values by name.
    ///   - locale: The language whose formats are used.
    ///   - options: The call's options; nil within the options of a nested look-up.
    mutating func interpolate(
        _ text: [UInt16],
        _ data: [String: I18nextValue],
        _ locale: String?,
        _ options: ScriptOptions?
    ) throws(RuntimeFailure) -> [UInt16] {
        nestingIndex = 0
        var skips = configuration.interpolation.skipsVariables
        if let own = options?["interpolation"].members?["skipOnVariables"], own != .undefined { skips = own.isTruthy }
        // The rules in force do not change while a text is gone through.
        let rules = interpolation
        var text = text
        let unescaped = ScriptPattern(rules.prefix + rules.unescapedPrefix, rules.unescapedSuffix + rules.suffix)
        try replace(unescaped, in: &text, data, locale, options, skips: skips, escapes: false)
        let plain = ScriptPattern(rules.prefix, rules.suffix)
        try replace(plain, in: &text, data, locale, options, skips: skips, escapes: rules.escapesValues)
        return text
    }

    private mutating func replace(
        _ pattern: ScriptPattern,
        in text: inout [UInt16],
        _ data: [String: I18nextValue],
        _ locale: String?,
        _ options: ScriptOptions?,
        skips: Bool,
        escapes: Bool
    ) throws(RuntimeFailure) {
        var index = 0
        var count = 0
        while let match = pattern.first(in: text, from: index) {
            try spend(match.whole.upperBound - index + 1)
            index = match.whole.upperBound
            let found = String(utf16: text[match.content])
            let name = (marks.areWanted ? MarkedText.unmarked(found) : found).trimmingScriptSpace()
            let value = try formattedValue(name, data, locale, options)
            var inserted = ""
            if value == .undefined {
                if options?.members[name] == nil, skips { continue }
            } else {
                inserted = value.insertedText
                note("“\(name)” is “\(inserted)”")
                if marks.areWanted { inserted = marks.marked(inserted, ownName(name)) }
            }
            let shown = Array((escapes ? inserted.escapedForHTML : inserted).utf16)
            let spelling = Array(text[match.whole])
            try spend(text.count / 8 + shown.count)
            // What is replaced is the first place where the same characters stand, not the place that was found.
            if let place = text.firstRange(of: spelling) { text.replaceSubrange(place, with: shown) }
            index = skips ? max(0, index + inserted.utf16.count - spelling.count) : 0
            count += 1
            if count >= interpolation.maximumReplacements { break }
        }
    }

    /// The name of a value in front of its formats.
    private func ownName(_ name: String) -> String {
        name.split(by: interpolation.formatSeparator)[0].trimmingScriptSpace()
    }

    private func formattedValue(
        _ name: String,
        _ data: [String: I18nextValue],
        _ locale: String?,
        _ options: ScriptOptions?
    ) throws(RuntimeFailure) -> I18nextValue {
        let defaults = configuration.interpolation.defaultVariables ?? [:]
        func value(_ name: String) -> I18nextValue {
            let path = name.split(by: ".")
            let found = Self.value(at: path, in: data)
            if found != .undefined { return found }
            return Self.value(at: path, in: defaults)
        }
        let separator = interpolation.formatSeparator
        guard name.contains(separator) else {
            let found = value(name)
            guard interpolation.formatsAlways else { return found }
            return try format(found, "", name, locale, data, options)
        }
        let parts = name.split(by: separator)
        let ownName = parts[0].trimmingScriptSpace()
        let formats = parts.dropFirst().joined(separator: separator).trimmingScriptSpace()
        return try format(value(ownName), formats, ownName, locale, data, options)
    }

    func format(
        _ value: I18nextValue,
        _ formats: String,
        _ name: String,
        _ locale: String?,
        _ data: [String: I18nextValue],
        _ options: ScriptOptions?
    ) throws(RuntimeFailure) -> I18nextValue {
        let all = (options?.members ?? [:]).merging(data) { $1 }
        let formatter = ScriptFormatter(
            separator: configuration.interpolation.formatSeparator,
            showsOwnFormats: showsOwnFormats
        )
        return try formatter.format(value, formats, name: name, locale: locale, options: all)
    }

    /// The value at a path, as JavaScript walks it.
    static func value(at path: [String], in data: [String: I18nextValue]) -> I18nextValue {
        if path.count == 1, let value = data[path[0]] { return value }
        var current = I18nextValue.object(data)
        var isLost = false
        for name in path.dropLast() {
            if isLost { continue }
            guard current.isTruthy, current.text == nil else { return .undefined }
            let next = current.property(name.unmaskingPoints, isOwnOnly: true)
            if next == .undefined { isLost = true } else { current = next }
        }
        guard let last = path.last?.unmaskingPoints else { return .undefined }
        if isLost { return I18nextValue.object([:]).property(last, isOwnOnly: false) }
        guard current.isTruthy, current.text == nil else { return .undefined }
        return current.property(last, isOwnOnly: false)
    }
}

extension I18nextValue {
    /// A property, as JavaScript's brackets give it.
    func property(_ name: String, isOwnOnly: Bool) -> I18nextValue {
        switch self {
        case .object(let members), .printing(_, let members):
            if let member = members[name] { return member }
            return isOwnOnly ? .undefined : FoundResource.inherited(name, isList: false)
        case .list(let values):
            if let place = Int(name), values.indices.contains(place), String(place) == name { return values[place] }
            if name == "length" { return .number(I18nextNumber(values.count)) }
            return isOwnOnly ? .undefined : FoundResource.inherited(name, isList: true)
        default: return .undefined
        }
    }
}

extension Array<UInt16> {
    /// The first place at or behind an index where some units stand; nil for no units.
    func firstRange(of units: [UInt16], from start: Int = 0) -> Range<Int>? {
        guard let first = units.first, count >= units.count else { return nil }
        var index = start
        while index <= count - units.count {
            if self[index] == first, self[index..<index + units.count].elementsEqual(units) {
                return index..<index + units.count
            }
            index += 1
        }
        return nil
    }
}
