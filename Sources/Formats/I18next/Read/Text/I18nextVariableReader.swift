import InterlinguaIR

/// Finds the variables in texts as a library does: each has a grammar of its own.
final class I18nextVariableReader: Sendable {
    private let dialect: I18nextDialect
    private let prefix: [UInt8]
    private let suffix: [UInt8]
    private let unescaped: (prefix: [UInt8], suffix: [UInt8])
    private let keySeparator: [UInt8]
    private let hasFormats: Bool
    private let formatSeparator: [UInt8]
    private static let htmlMark = Array("HTML".utf8)

    /// What stands in the first two bytes of every variable.
    var firstByte: UInt8 { prefix.first ?? 0 }

    init(version: I18nextVersion, settings: I18nextSettings) {
        dialect = settings.dialect(for: version)
        prefix = Array(settings.prefix(for: version).utf8)
        suffix = Array(settings.suffix(for: version).utf8)
        let usesMark = version == .v1 && settings.prefix(for: version) == "__"
        unescaped = usesMark ? (prefix, Self.htmlMark + suffix) : (prefix + settings.unescapedMark.utf8, suffix)
        keySeparator = Array((settings.keySeparator ?? ".").utf8)
        hasFormats = version != .v1 || !usesMark
        formatSeparator = Array(settings.formatSeparator.utf8)
    }

    /// Cuts a text at its variables.
    func tokens(of text: UnsafeBufferPointer<UInt8>, _ problems: inout [I18nextProblem]) -> [I18nextToken] {
        guard !prefix.isEmpty, !suffix.isEmpty, text.firstIndex(of: prefix, from: 0) != nil else {
            return text.isEmpty ? [] : [.text(0..<text.count)]
        }
        var variables: [I18nextVariable]
        switch dialect {
        case .ios: variables = iosVariables(text, &problems)
        case .js1: variables = matches(in: text, 0..<text.count, prefix, suffix).compactMap { javaScript1($0, text) }
        case .js: variables = javaScriptVariables(text, &problems)
        }
        variables.sort { $0.range.lowerBound < $1.range.lowerBound }
        var tokens: [I18nextToken] = []
        tokens.reserveCapacity(variables.count * 2 + 1)
        var end = 0
        for variable in variables where variable.range.lowerBound >= end {
            if variable.range.lowerBound > end { tokens.append(.text(end..<variable.range.lowerBound)) }
            tokens.append(.variable(variable))
            end = variable.range.upperBound
        }
        if end < text.count { tokens.append(.text(end..<text.count)) }
        return tokens
    }

    // MARK: JavaScript

    /// Where a prefix, at least one character on the same line, and the nearest suffix stand.
    private func matches(
        in text: UnsafeBufferPointer<UInt8>,
        _ bounds: Range<Int>,
        _ prefix: [UInt8],
        _ suffix: [UInt8]
    ) -> [(whole: Range<Int>, inner: Range<Int>)] {
        var result: [(whole: Range<Int>, inner: Range<Int>)] = []
        let part = UnsafeBufferPointer(rebasing: text[..<bounds.upperBound])
        var index = bounds.lowerBound
        var lineEnd = -1
        while let start = part.firstIndex(of: prefix, from: index) {
            let inner = start + prefix.count
            if lineEnd < inner { lineEnd = Self.lineEnd(in: part, from: inner) }
            let line = UnsafeBufferPointer(rebasing: part[..<lineEnd])
            guard let end = line.firstIndex(of: suffix, from: inner + 1) else {
                // Nothing else that begins on this line ends on it.
                index = Swift.max(start + 1, lineEnd)
                if lineEnd >= part.count { break }
                continue
            }
            result.append((start..<end + suffix.count, inner..<end))
            index = end + suffix.count
        }
        return result
    }

    /// The line's end as `.` of regular expressions sees it: LF, CR, U+2028 and U+2029.
    private static func lineEnd(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        while index < text.count {
            switch text[index] {
            case 0x0A, 0x0D: return index
            case 0xE2 where index + 2 < text.count && text[index + 1] == 0x80 && text[index + 2] & 0xFE == 0xA8:
                return index
            default: index += 1
            }
        }
        return text.count
    }

    private func javaScript1(
        _ match: (whole: Range<Int>, inner: Range<Int>),
        _ text: UnsafeBufferPointer<UInt8>
    ) -> I18nextVariable? {
        var inner = match.inner
        let isMarked = inner.count > Self.htmlMark.count && text.slice(inner).ends(with: Self.htmlMark)
        if isMarked { inner = inner.lowerBound..<inner.upperBound - Self.htmlMark.count }
        let name = String(decoding: text.slice(inner), as: UTF8.self)
        return I18nextVariable(range: match.whole, name: name, isUnescaped: isMarked)
    }

    private func javaScriptVariables(
        _ text: UnsafeBufferPointer<UInt8>,
        _ problems: inout [I18nextProblem]
    ) -> [I18nextVariable] {
        var variables: [I18nextVariable] = []
        // What is never escaped is replaced first; the second pass sees what lies between.
        var end = 0
        var gaps: [Range<Int>] = []
        if text.firstIndex(of: unescaped.prefix, from: 0) != nil, text.firstIndex(of: unescaped.suffix, from: 0) != nil
        {
            for match in matches(in: text, 0..<text.count, unescaped.prefix, unescaped.suffix) {
                guard let variable = javaScript(match, text, isUnescaped: true) else { continue }
                gaps.append(end..<match.whole.lowerBound)
                end = match.whole.upperBound
                variables.append(variable)
            }
        }
        gaps.append(end..<text.count)
        for gap in gaps where !gap.isEmpty {
            for match in matches(in: text, gap, prefix, suffix) {
                if let variable = javaScript(match, text, isUnescaped: false) {
                    variables.append(variable)
                } else {
                    let message = "i18next resolves no variable of this name and shows it literally"
                    problems.append(
                        I18nextProblem(
                            severity: .warning,
                            kind: .i18nextVariableName,
                            message: message,
                            range: match.whole
                        )
                    )
                }
            }
        }
        return variables
    }

    private func javaScript(
        _ match: (whole: Range<Int>, inner: Range<Int>),
        _ text: UnsafeBufferPointer<UInt8>,
        isUnescaped: Bool
    ) -> I18nextVariable? {
        let inner = match.inner.trimmed(in: text)
        let bytes = text.slice(inner)
        let comma = hasFormats ? bytes.firstIndex(of: formatSeparator, from: 0) : nil
        let nameRange = comma.map { (inner.lowerBound..<inner.lowerBound + $0).trimmed(in: text) } ?? inner
        let nameBytes = text.slice(nameRange)
        guard !nameBytes.isEmpty, nameBytes.firstIndex(of: prefix, from: 0) == nil,
            nameBytes.firstIndex(of: suffix, from: 0) == nil,
            !nameBytes.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") })
        else { return nil }
        let name = String(decoding: nameBytes, as: UTF8.self)
        var variable = I18nextVariable(range: match.whole, name: name, isUnescaped: isUnescaped)
        let lead = isUnescaped && unescaped.prefix.count > prefix.count ? 1 : 0
        variable.isUsual =
            inner.lowerBound == match.inner.lowerBound + lead && inner.upperBound == match.inner.upperBound
        if let comma {
            let spelling = text.slice(inner.lowerBound + comma + formatSeparator.count..<inner.upperBound)
            let read = I18nextFormatReader.format(spelling, separator: formatSeparator)
            variable.format = read.format
            variable.isUsual = variable.isUsual && read.isUsual
        }
        return variable
    }

    // MARK: iOS

    /// The variables of the iOS library, whose names are found greedily.
    ///
    /// Only what is neither a letter nor a sign of a name keeps two variables apart. Each name that is found is then
    /// replaced wherever it stands.
    private func iosVariables(
        _ text: UnsafeBufferPointer<UInt8>,
        _ problems: inout [I18nextProblem]
    ) -> [I18nextVariable] {
        var names: Set<String> = []
        var spellings: [[UInt8]] = []
        var matched: [Range<Int>] = []
        var runEnd = -1
        var lastSuffix: Int?
        var index = 0
        while let start = text.firstIndex(of: prefix, from: index) {
            let inner = start + prefix.count
            if inner > runEnd {
                runEnd = endOfRun(in: text, from: inner)
                lastSuffix = text.lastIndex(of: suffix, startingIn: inner..<runEnd + 1)
            }
            guard let end = lastSuffix, end > inner, !text.hasBytes(keySeparator, at: inner) else {
                index = start + 1
                continue
            }
            index = end + suffix.count
            let bytes = text.slice(inner..<end)
            // Two variables that run into one make a name that nobody passes.
            guard bytes.firstIndex(of: prefix, from: 0) == nil, bytes.firstIndex(of: suffix, from: 0) == nil else {
                continue
            }
            let name = String(decoding: bytes, as: UTF8.self)
            if names.insert(name).inserted { spellings.append(Array(bytes)) }
            matched.append(start..<index)
        }
        if spellings.count > 64 {
            return matched.map { range in
                let inner = range.lowerBound + prefix.count..<range.upperBound - suffix.count
                return I18nextVariable(range: range, name: String(decoding: text.slice(inner), as: UTF8.self))
            }
        }
        var variables: [I18nextVariable] = []
        index = 0
        while !spellings.isEmpty, let start = text.firstIndex(of: prefix, from: index) {
            index = start + 1
            for spelling in spellings where text.hasBytes(spelling, at: start + prefix.count) {
                let end = start + prefix.count + spelling.count
                guard text.hasBytes(suffix, at: end) else { continue }
                let name = String(decoding: spelling, as: UTF8.self)
                variables.append(I18nextVariable(range: start..<end + suffix.count, name: name))
                index = end + suffix.count
                break
            }
        }
        reportOthers(text, variables, &problems)
        return variables
    }

    /// Warns of what other libraries would take for variables.
    private func reportOthers(
        _ text: UnsafeBufferPointer<UInt8>,
        _ variables: [I18nextVariable],
        _ problems: inout [I18nextProblem]
    ) {
        var found: [Int: String] = [:]
        for variable in variables { found[variable.range.lowerBound] = variable.name }
        for match in matches(in: text, 0..<text.count, prefix, suffix) {
            let name = String(decoding: text.slice(match.inner), as: UTF8.self)
            if found[match.whole.lowerBound] == name { continue }
            let message =
                "i18next on iOS doesn't recognize the variable “\(name)”: a name ends only where neither letters, digits nor "
                + "underscores follow, and hold nothing else"
            problems.append(
                I18nextProblem(
                    severity: .warning,
                    kind: .i18nextIosVariable,
                    message: message,
                    range: match.whole
                )
            )
            // One is enough: the others follow from it.
            return
        }
    }

    /// Where the characters of a name and the key separators behind them end.
    private func endOfRun(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        while index < text.count {
            let byte = text[index]
            if byte < 0x80 {
                if byte.isASCIIWord {
                    index += 1
                } else if text.hasBytes(keySeparator, at: index), !keySeparator.isEmpty {
                    index += keySeparator.count
                } else {
                    return index
                }
                continue
            }
            guard let (scalar, length) = text.scalar(at: index), scalar.isWordScalar else { return index }
            index += length
        }
        return index
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The last place of a sequence of bytes that begins in a range; nil if there is none.
    fileprivate func lastIndex(of sequence: [UInt8], startingIn range: Range<Int>) -> Int? {
        var index = Swift.min(range.upperBound, count) - 1
        while index >= range.lowerBound {
            if hasBytes(sequence, at: index) { return index }
            index -= 1
        }
        // A suffix may stand right behind the run.
        return nil
    }

    /// The scalar whose UTF-8 begins at an index, and how many bytes it takes.
    fileprivate func scalar(at index: Int) -> (Unicode.Scalar, Int)? {
        let length = self[index] >= 0xF0 ? 4 : self[index] >= 0xE0 ? 3 : 2
        guard index + length <= count else { return nil }
        let text = String(decoding: slice(index..<index + length), as: UTF8.self)
        return text.unicodeScalars.first.map { ($0, length) }
    }
}

extension Unicode.Scalar {
    /// Whether ICU's `\w` matches it: letters, marks, decimal digits, connector punctuation and the joiners.
    fileprivate var isWordScalar: Bool {
        if value == 0x200C || value == 0x200D { return true }
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: return true
        default: return properties.isAlphabetic
        }
    }
}

extension Range<Int> {
    /// The range without white space at its ends.
    func trimmed(in text: UnsafeBufferPointer<UInt8>) -> Range<Int> {
        var lower = lowerBound
        var upper = upperBound
        while lower < upper, text[lower].isJSONSpace { lower += 1 }
        while upper > lower, text[upper - 1].isJSONSpace { upper -= 1 }
        return lower..<upper
    }
}

extension UInt8 {
    /// Whether it is a blank, a tab or a line end.
    var isJSONSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
