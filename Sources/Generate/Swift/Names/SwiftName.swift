/// Names in Swift for keys, tables, languages and arguments.
///
/// A name depends on nothing but what it is a name for, so that a new key renames no other. What is a Swift identifier keeps
/// its spelling; everything else becomes words and a mark that tells it from other spellings of the same words.
enum SwiftName {
    /// The name of a component of a key.
    static func member(for component: String, style: KeyStyle, in scope: Scope = .group) -> String {
        let bytes = Array(component.utf8)
        if style == .snakeCase, let name = camelCase(ofSnakeCase: bytes) { return escapingReserved(name, in: scope) }
        if isIdentifier(bytes), style == .asWritten || !bytes.contains(where: isUppercase) {
            return escapingReserved(component, in: scope)
        }
        if let joined = joinedByHyphens(bytes) { return escapingReserved(joined, in: scope) }
        return words(of: component) + "_" + mark(of: component)
    }

    /// The name of one of several texts that an argument can be.
    static func choice(for text: String) -> String { member(for: text, style: .asWritten, in: .cases) }

    /// A name without its backticks.
    static func bare(_ name: String) -> String { name.filter { $0 != "`" } }

    /// The name of an argument, or of what stands beside keys: words in camel case.
    static func words(of text: String) -> String {
        var result = ""
        var startsWord = false
        for scalar in text.unicodeScalars.prefix(60) {
            guard isLetterOrDigit(scalar) else {
                startsWord = !result.isEmpty
                continue
            }
            if startsWord {
                result += scalar.properties.titlecaseMapping
            } else if result.isEmpty {
                result += scalar.properties.lowercaseMapping
            } else {
                result.unicodeScalars.append(scalar)
            }
            startsWord = false
        }
        if result.isEmpty { return "text" }
        if let first = result.unicodeScalars.first, !first.properties.isXIDStart { return "_" + result }
        return result
    }

    /// The label of an argument.
    static func label(for name: String) -> String {
        let label = words(of: name)
        return ["self", "Self", "init", "inout", "Type", "Protocol", "entry"].contains(label) ? label + "_" : label
    }

    /// A label as the name of a parameter.
    static func parameter(_ label: String) -> String {
        keywords.contains(label) || ["deinit", "subscript"].contains(label) ? "`\(label)`" : label
    }

    /// A name in backticks, or with an underscore, where Swift or the generated type means something else by it.
    static func escapingReserved(_ name: String, in scope: Scope = .group) -> String {
        if unusable.contains(name) || scope.reserved.contains(name) { return name + "_" }
        return keywords.contains(name) ? "`\(name)`" : name
    }

    /// Where a name stands.
    enum Scope {
        /// In the generated type itself, beside its own members.
        case topLevel
        /// In a type inside, where there is nothing but keys.
        case group
        /// Among the cases of an enum.
        case cases

        /// The names that are taken there.
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
    private static func isIdentifier(_ bytes: [UInt8]) -> Bool {
        guard let first = bytes.first, let last = bytes.last, !isDigit(first), last != underscore else { return false }
        if first == underscore { return false }
        for (index, byte) in bytes.enumerated() {
            if byte == underscore {
                if bytes[index - 1] == underscore { return false }
            } else if !isLetter(byte), !isDigit(byte) {
                return false
            }
        }
        return true
    }

    /// `app_name` as `appName`, where nothing is lost: small letters, digits not behind an underscore.
    private static func camelCase(ofSnakeCase bytes: [UInt8]) -> String? {
        guard isIdentifier(bytes), !bytes.contains(where: isUppercase) else { return nil }
        var result: [UInt8] = []
        var startsWord = false
        for byte in bytes {
            if byte == underscore {
                startsWord = true
                continue
            }
            if startsWord, isDigit(byte) { result.append(underscore) }
            result.append(startsWord && isLetter(byte) ? byte & 0xDF : byte)
            startsWord = false
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// `log-in` as `log__in`, where nothing is lost.
    private static func joinedByHyphens(_ bytes: [UInt8]) -> String? {
        let hyphen = UInt8(ascii: "-")
        guard bytes.contains(hyphen), !bytes.contains(underscore) else { return nil }
        guard isIdentifier(bytes.map { $0 == hyphen ? underscore : $0 }) else { return nil }
        return String(decoding: bytes.flatMap { $0 == hyphen ? [underscore, underscore] : [$0] }, as: UTF8.self)
    }

    private static let underscore = UInt8(ascii: "_")
    private static func isUppercase(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
    private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x80 { return isLetter(UInt8(scalar.value)) || isDigit(UInt8(scalar.value)) }
        // Swift takes letters of all scripts; joiners and marks of direction, which can't be seen, are left out.
        return scalar.properties.isXIDContinue && !scalar.properties.isDefaultIgnorableCodePoint
    }

    /// Names that are no members even in backticks, and those that stand for types in every accessor.
    private static let unusable: Set<String> = [
        "init", "self", "Self", "Type", "Protocol", "deinit", "subscript", "_", "String", "Int", "UInt", "Double",
        "Unicode", "Swift", "Any",
    ]

    /// The types of the generated type and its property; its functions have labels that no accessor has.
    private static let ownMembers: Set<String> = [
        "language", "Language", "Device", "Product", "Choice",
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

/// How keys of two words are spelled, so that their names in Swift can be.
package enum KeyStyle: String, Sendable, CaseIterable {
    /// Names are the keys as they are written: `appName`, `app_name`.
    case asWritten = "as-written"
    /// Keys are written like `app_name`, and names like `appName`.
    case snakeCase = "snake-case"
}
