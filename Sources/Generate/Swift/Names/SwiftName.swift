import InterlinguaFormats

/// Names in Swift for keys, tables, languages and arguments.
///
/// A name is what a person would write: words in camel case. Different keys may get the same name; what tells them apart
/// is decided where all of them are known.
enum SwiftName {
    static func member(for component: String, style: KeyStyle, in scope: Scope = .group) -> String {
        if style == .asWritten, isIdentifier(component) { return escapingReserved(component, in: scope) }
        return escapingReserved(words(of: component), in: scope)
    }

    /// The name of one of several texts that an argument can be.
    static func choice(for text: String) -> String { member(for: text, style: .camelCase, in: .cases) }

    /// A name without its backticks.
    static func bare(_ name: String) -> String { name.filter { $0 != "`" } }

    /// A text as one name: words in camel case, of a sentence the first ones, without placeholders and tags.
    static func words(of text: String) -> String {
        let words = NameWords(text)
        var result = ""
        var length = 0
        for word in words.words {
            length += word.count
            if words.isSentence, !result.isEmpty, length > NameWords.sentenceLength { break }
            guard let first = word.first else { continue }
            if result.isEmpty {
                result = words.isCapital ? word.lowercased : word.beginningLowercased
            } else {
                // Digits on both sides would become another number.
                if let last = result.unicodeScalars.last, last.isDigit, first.isDigit { result += "_" }
                result += first.properties.titlecaseMapping
                result += words.isCapital ? word.dropFirst().lowercased : String(word.dropFirst())
            }
        }
        if result.isEmpty { return "text" }
        if let first = result.unicodeScalars.first, !first.properties.isXIDStart { return "_" + result }
        return result
    }

    static func label(for name: String) -> String {
        let label = words(of: name)
        return ["self", "Self", "init", "inout", "Type", "Protocol", "entry"].contains(label) ? label + "_" : label
    }

    static func parameter(_ label: String) -> String {
        keywords.contains(label) || ["deinit", "subscript"].contains(label) ? "`\(label)`" : label
    }

    /// A name in backticks, or with an underscore, where Swift or the generated type means something else by it.
    static func escapingReserved(_ name: String, in scope: Scope = .group) -> String {
        if unusable.contains(name) || scope.reserved.contains(name) { return name + "_" }
        return keywords.contains(name) ? "`\(name)`" : name
    }

    enum Scope {
        /// In the generated type itself, beside its own members.
        case topLevel
        /// In a type inside, where there is nothing but keys.
        case group
        /// Among the cases of an enum.
        case cases

        fileprivate var reserved: Set<String> {
            switch self {
            case .topLevel: SwiftName.ownMembers
            case .group: []
            case .cases: SwiftName.membersOfEnums
            }
        }
    }

    /// Six letters and digits that tell a spelling from others.
    static func mark(of text: String) -> String {
        // FNV-1a.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)
        var mark: [UInt8] = []
        for _ in 0..<6 {
            mark.append(digits[Int(hash % 36)])
            hash /= 36
        }
        return String(decoding: mark, as: UTF8.self)
    }

    /// Whether a text is a name as it stands: letters and digits of ASCII and single underscores between them.
    private static func isIdentifier(_ text: String) -> Bool {
        guard let first = text.utf8.first, !first.isASCIIDigit else { return false }
        return text.utf8.split(separator: UInt8(ascii: "_"), omittingEmptySubsequences: false).allSatisfy { word in
            !word.isEmpty && word.allSatisfy { $0.isASCIIDigit || $0.isASCIILetter }
        }
    }

    /// Names that are no members even in backticks, and those that stand for types in every accessor.
    private static let unusable: Set<String> = [
        "init", "self", "Self", "Type", "Protocol", "deinit", "subscript", "_", "String", "Int", "UInt", "Double",
        "Unicode", "Swift", "Any",
    ]

    /// The types of the generated type and its property; its functions have labels that no accessor has.
    private static let ownMembers: Set<String> = [
        "language", "Language", "Device", "Product", "Choice", "Groups", "Layers", "Texts", "Localized",
        "Part",
    ]

    /// What enums have beside their cases, or what optional values would be mistaken for.
    private static let membersOfEnums: Set<String> = [
        "none", "some", "rawValue", "RawValue", "allCases", "AllCases", "hashValue", "hash", "index",
    ]

    private static let keywords: Set<String> = [
        "associatedtype", "class", "enum", "extension", "fileprivate", "func", "import", "inout", "internal", "let",
        "open",
        "precedencegroup", "private", "protocol", "public", "rethrows", "static", "struct", "typealias", "var", "actor",
        "break", "case", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in",
        "repeat", "return", "throw", "switch", "where", "while", "as", "await", "catch", "false", "is", "nil", "super",
        "throws", "true", "try", "async", "borrowing", "consuming", "each", "package", "macro", "nonisolated",
        "operator",
    ]
}

/// How names follow keys.
package enum KeyStyle: String, Sendable, CaseIterable {
    /// Names are words in camel case: `appName` for `app_name`.
    case camelCase = "camel-case"
    /// Keys that are names stay as they are: `app_name`.
    case asWritten = "as-written"
}

private struct NameWords {
    /// The words, in the letters of the text.
    private(set) var words: [String.UnicodeScalarView] = []

    /// Whether the text is made for people to read, so that its beginning is enough.
    private(set) var isSentence = false

    /// Whether all letters are capitals.
    private(set) var isCapital = true

    /// How long names of sentences become.
    static let sentenceLength = 40

    init(_ text: String) {
        let scalars = Array(text.unicodeScalars)
        var word = String.UnicodeScalarView()
        var index = 0
        var length = 0
        func isPart(_ index: Int) -> Bool { scalars.indices.contains(index) && scalars[index].isPartOfName }
        while index < scalars.count {
            let scalar = scalars[index]
            if scalar.isPartOfName {
                if scalar.value >= 0x80 { isSentence = true }
                if scalar.properties.isLowercase { isCapital = false }
                length += 1
                // The rest of a sentence would not be read.
                if isSentence, length > 2 * Self.sentenceLength { break }
                if !isSentence || word.count < Self.sentenceLength { word.append(scalar) }
                index += 1
                continue
            }
            // As in “don’t”.
            let isApostrophe = scalar == "'" || scalar == "\u{2019}"
            if !isApostrophe || !isPart(index - 1) || !isPart(index + 1), !word.isEmpty {
                words.append(word)
                word = String.UnicodeScalarView()
            }
            if scalar.properties.isWhitespace { isSentence = true }
            switch scalar {
            case "%": index = Self.endOfSpecifier(scalars, at: index)
            case "{": index = Self.end(of: "}", scalars, from: index)
            case "<": index = Self.end(of: ">", scalars, from: index)
            default: index += 1
            }
        }
        if !word.isEmpty { words.append(word) }
    }

    /// The end of a placeholder such as `{name}`, or of a tag; behind its beginning if there is none.
    private static func end(of mark: Unicode.Scalar, _ scalars: [Unicode.Scalar], from start: Int) -> Int {
        for index in (start + 1)..<min(scalars.count, start + sentenceLength + 1) {
            if scalars[index].properties.isWhitespace { break }
            if scalars[index] == mark { return index + 1 }
        }
        return start + 1
    }

    /// The end of a specifier such as `%1$@`; behind the percent sign if there is none.
    private static func endOfSpecifier(_ scalars: [Unicode.Scalar], at start: Int) -> Int {
        var index = start + 1
        let flags = "0123456789$.+-#*hlqzt".unicodeScalars
        while index < scalars.count, flags.contains(scalars[index]) { index += 1 }
        guard index < scalars.count, "@dDiuUfFeEgGsScCxXoOp".unicodeScalars.contains(scalars[index]) else {
            return start + 1
        }
        return index + 1
    }
}

extension Unicode.Scalar {
    fileprivate var isDigit: Bool { (0x30...0x39).contains(value) }

    /// Whether it can stand in a name: letters and digits of all scripts; joiners and marks of direction, which can't be
    /// seen, are left out.
    fileprivate var isPartOfName: Bool {
        if value < 0x80 { return isDigit || (0x41...0x5A).contains(value & 0xDF) }
        // Swift takes a few marks that separate words, such as “·” and “・”.
        if [.otherPunctuation, .connectorPunctuation].contains(properties.generalCategory) { return false }
        return properties.isXIDContinue && !properties.isDefaultIgnorableCodePoint
    }
}

extension Collection<Unicode.Scalar> {
    fileprivate var lowercased: String { reduce(into: "") { $0 += $1.properties.lowercaseMapping } }

    /// The word as it begins a name: `title`, `urlTitle`, `ids`.
    fileprivate var beginningLowercased: String {
        let capitals = prefix(while: \.properties.isUppercase)
        let rest = dropFirst(capitals.count)
        // The last capital begins the next word.
        let isWord = capitals.count > 1 && rest.first?.properties.isLowercase == true && !rest.elementsEqual(["s"])
        let count = isWord ? capitals.count - 1 : capitals.count
        var result = prefix(count).lowercased
        result.unicodeScalars.append(contentsOf: dropFirst(count))
        return result
    }
}
