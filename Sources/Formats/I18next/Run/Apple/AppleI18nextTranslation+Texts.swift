import InterlinguaFormats
import InterlinguaIR

/// Values and other texts in texts, as the library for iOS puts them in.
extension AppleI18nextTranslation {
    /// Puts values in the place of placeholders: names are collected first, each is then replaced everywhere.
    mutating func replaceVariables(
        _ text: String,
        _ variables: [String: I18nextValue]
    ) throws(RuntimeFailure) -> String {
        let prefix = configuration.prefix
        let suffix = configuration.suffix
        guard !prefix.isEmpty, !suffix.isEmpty, text.contains(prefix) else { return text }
        try spend(text.utf8.count / 4)
        let names = ordered(placeholderNames(in: text))
        var result = text
        for name in names {
            let path = name.replacing(configuration.keySeparator, by: ".").split(by: ".")
            guard let value = I18nextValue.object(variables).keyValue(path[...]) else {
                note("nothing is passed for “\(name)”, so that its placeholder stays")
                continue
            }
            var shown = try value.foundationText()
            note("“\(name)” is “\(shown)”")
            if names.count > 1, shown.contains(prefix) || shown.contains(suffix) { dependsOnOrder = true }
            if marks.areWanted { shown = marks.marked(shown, path.joined(separator: ".")) }
            result = result.replacing(prefix + name + suffix, by: shown)
            try spend(result.utf8.count / 8)
        }
        return result
    }

    /// The names of placeholders, each once.
    ///
    /// The longest one is taken, so that two placeholders are one unless a character stands between them that is neither
    /// part of a word nor the separator of keys.
    private func placeholderNames(in text: String) -> [String] {
        let scalars = Array(text.unicodeScalars)
        let prefix = Array(configuration.prefix.unicodeScalars)
        let suffix = Array(configuration.suffix.unicodeScalars)
        let separator = Array(configuration.keySeparator.unicodeScalars)
        func has(_ part: [Unicode.Scalar], at index: Int) -> Bool {
            index + part.count <= scalars.count && scalars[index..<index + part.count].elementsEqual(part)
        }
        var names: [String] = []
        var known: Set<String> = []
        var index = 0
        while index < scalars.count {
            guard has(prefix, at: index) else {
                index += 1
                continue
            }
            let start = index + prefix.count
            var end = start
            var last: Int?
            while end < scalars.count {
                if scalars[end].isWord {
                    end += 1
                } else if end > start, !separator.isEmpty, has(separator, at: end) {
                    end += separator.count
                } else {
                    break
                }
                if has(suffix, at: end) { last = end }
            }
            guard let last else {
                // No name that begins within this word can end either.
                index = Swift.max(index + 1, prefix.allSatisfy(\.isWord) ? end - prefix.count + 1 : index + 1)
                continue
            }
            var name = String.UnicodeScalarView()
            name.append(contentsOf: scalars[start..<last])
            if known.insert(String(name)).inserted { names.append(String(name)) }
            index = last + suffix.count
        }
        return names
    }

    /// The texts of a set in one of its possible orders.
    private func ordered(_ texts: [String]) -> [String] {
        if order == 0 || texts.count < 2 { return texts }
        let turned = (order / 2) % texts.count
        let rotated = Array(texts[turned...] + texts[..<turned])
        return order.isMultiple(of: 2) ? rotated : rotated.reversed()
    }

    // MARK: Nesting

    /// Puts other texts in the place of `$t(key, options)`; what they say is not searched again.
    mutating func nest(_ text: String, _ variables: [String: I18nextValue]) throws(RuntimeFailure) -> String {
        let prefix = configuration.nestingPrefix
        let suffix = configuration.nestingSuffix
        guard !prefix.isEmpty, !suffix.isEmpty, text.contains(prefix) else { return text }
        let expressions = ordered(nestedExpressions(in: text))
        var result = text
        for expression in expressions {
            try spend(result.utf8.count / 8 + 1)
            let parts = expression.split(by: ",")
            var key = parts[0].trimmingScriptSpace()
            if marks.areWanted { key = MarkedText.unmarked(key) }
            let outerMarks = marks
            defer { marks = outerMarks }
            var call = Call(variables: variables)
            let options = parts.dropFirst().joined(separator: ",").trimmingScriptSpace()
            if !options.isEmpty {
                if let members = marks.take(options, { I18nextValue(json: $0)?.members }) {
                    try call.take(members)
                } else {
                    note("what follows the key “\(key)” is no JSON object and is ignored")
                }
            }
            note("the text refers to “\(key)”")
            let value = try translate([key], call)
            guard let shown = value.text else {
                if value == .undefined { continue }
                throw RuntimeFailure("nested-not-a-text", "the app crashes, since “\(key)” is no text")
            }
            if expressions.count > 1, shown.contains(prefix) { dependsOnOrder = true }
            result = result.replacing(prefix + expression + suffix, by: shown)
            guard result.utf8.count < 4_000_000 else {
                throw RuntimeFailure("too-long", "the texts that refer to each other become too long for any app")
            }
        }
        return result
    }

    /// What stands between the delimiters, each once; behind the last end nothing more is looked for.
    private func nestedExpressions(in text: String) -> [String] {
        var expressions: [String] = []
        var known: Set<String> = []
        let units = Array(text.utf16)
        let prefix = Array(configuration.nestingPrefix.utf16)
        let suffix = Array(configuration.nestingSuffix.utf16)
        var index = 0
        while let opening = units.firstRange(of: prefix, from: index),
            let closing = units.firstRange(of: suffix, from: opening.upperBound)
        {
            let expression = String(decoding: units[opening.upperBound..<closing.lowerBound], as: UTF16.self)
            if known.insert(expression).inserted { expressions.append(expression) }
            index = closing.upperBound
        }
        return expressions
    }
}

extension AppleI18nextTranslation.Call {
    /// Takes over options; others than these do nothing.
    mutating func take(_ options: [String: I18nextValue]) throws(RuntimeFailure) {
        func text(_ name: String) throws(RuntimeFailure) -> String? {
            guard let value = options[name], value != .undefined else { return nil }
            guard let text = value.text else {
                throw RuntimeFailure("option-not-a-text", "the app crashes, since the option “\(name)” is no text")
            }
            return text
        }
        for name in ["lng", "lang"] { language = try text(name) ?? language }
        for name in ["ns", "namespace"] { namespace = try text(name) ?? namespace }
        if let value = try text("context") { context = value }
        if let value = options["count"], value != .undefined { count = value.numberOfBoolean }
        if let value = options["variables"] {
            guard let members = value.members else {
                throw RuntimeFailure("option-not-a-text", "the app crashes, since “variables” is no dictionary")
            }
            variables = members
        }
        if let value = options["defaultValue"], value != .undefined { defaultValue = value }
    }
}

extension I18nextValue {
    /// A boolean as the number that it is for Foundation.
    fileprivate var numberOfBoolean: I18nextValue {
        if case .boolean(let flag) = self { return .number(I18nextNumber(flag ? 1 : 0)) }
        return self
    }
}

extension Unicode.Scalar {
    /// Whether a regular expression of Foundation counts the character as part of a word.
    fileprivate var isWord: Bool {
        if isASCII { return value == 0x5F || value &- 0x30 < 10 || (value | 0x20) &- 0x61 < 26 }
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: return true
        default: return properties.isAlphabetic || value == 0x200C || value == 0x200D
        }
    }
}
