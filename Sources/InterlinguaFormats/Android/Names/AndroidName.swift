/// The names of Android resources: what aapt2 and Java accept, and a reversible way to make a name of any text.
package enum AndroidName {
    /// Whether aapt2 accepts a name, its white space trimmed: XID_Start or `_`, then XID_Continue, `.` and `-`.
    package static func isValid(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
        return name.unicodeScalars.allSatisfy { $0 == "." || $0 == "-" || $0.properties.isXIDContinue }
    }

    /// Whether every tool accepts a name: ASCII letters, digits and `_`, and no Java word.
    package static func isSafe(_ name: String) -> Bool {
        guard let first = name.utf8.first, first == 0x5F || first.isASCIILetter else { return false }
        return name.utf8.allSatisfy { $0.isASCIILetter || $0 == 0x5F || ($0 >= 0x30 && $0 <= 0x39) }
            && (name.utf8.count > longestJavaWord || !javaWords.contains(name))
    }

    /// The length of the longest of `javaWords`, "synchronized".
    private static let longestJavaWord = 12

    /// Java's keywords and literals, which are no names of fields.
    package static let javaWords: Set<String> = [
        "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue",
        "default", "do", "double", "else", "enum", "extends", "final", "finally", "float", "for", "goto", "if",
        "implements", "import", "instanceof", "int", "interface", "long", "native", "new", "package", "private",
        "protected", "public", "return", "short", "static", "strictfp", "super", "switch", "synchronized", "this",
        "throw", "throws", "transient", "try", "void", "volatile", "while", "_", "true", "false", "null",
    ]

    /// The name of the field in `R`, in which `.` and `-` become `_`.
    package static func field(_ name: String) -> String {
        String(decoding: name.utf8.map { $0 == 0x2E || $0 == 0x2D ? 0x5F : $0 }, as: UTF8.self)
    }

    /// A safe name for any text; different texts get different names, and safe ones stay as they are.
    ///
    /// Characters that are not allowed become `_x` and their code in hexadecimal and `_`.
    package static func mangle(_ key: String) -> String {
        if key.isEmpty { return "_x_" }
        // Built from the end, since whether an underscore looks like the start of an escape depends on what follows.
        var reversed: [UInt8] = []
        let scalars = Array(key.unicodeScalars)
        for index in scalars.indices.reversed() {
            let scalar = scalars[index]
            if keeps(scalar, isFirst: index == 0, before: reversed) {
                reversed.append(UInt8(truncatingIfNeeded: scalar.value))
            } else {
                reversed.append(contentsOf: escape(scalar).utf8.reversed())
            }
        }
        let name = String(decoding: reversed.reversed(), as: UTF8.self)
        guard javaWords.contains(name), let first = scalars.first else { return name }
        return escape(first) + String(decoding: name.utf8.dropFirst(), as: UTF8.self)
    }

    /// How many characters a readable name has at most, before what makes it different from others.
    private static let longestSlug = 40

    /// A safe name that people can read; other texts may have the same one.
    ///
    /// Small letters and digits, with `_` for each run of other characters.
    package static func slug(_ key: String) -> String {
        var name: [UInt8] = []
        for byte in key.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): name.append(byte)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): name.append(byte + 0x20)
            default: if let last = name.last, last != 0x5F { name.append(0x5F) }
            }
        }
        if name.isEmpty { return "s" }
        while name.last == 0x5F { name.removeLast() }
        if name[0] < UInt8(ascii: "a") || javaWords.contains(String(decoding: name, as: UTF8.self)) {
            name = Array("s_".utf8) + name
        }
        name = Array(name.prefix(longestSlug))
        while name.last == 0x5F { name.removeLast() }
        return String(decoding: name, as: UTF8.self)
    }

    /// Eight hexadecimal digits that tell texts apart: the 32-bit hash of Fowler, Noll and Vo (FNV-1a) of the UTF-8 bytes.
    package static func checksum(_ key: String) -> String {
        var hash: UInt32 = 0x811C_9DC5
        for byte in key.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 8 - digits.utf8.count) + digits
    }

    /// The text that a name was made of; a name that was not made so stays as it is, unless it looks like it.
    package static func unmangle(_ name: String) -> String {
        let bytes = Array(name.utf8)
        var output: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if let match = matchEscape(bytes[index...].lazy) {
                if match.digits > 0, let scalar = Unicode.Scalar(match.value) {
                    output.append(contentsOf: String(Character(scalar)).utf8)
                } else if match.digits > 0 {
                    // No character has such a number, so that the name was not made here.
                    output.append(contentsOf: bytes[index..<(index + match.length)])
                }
                index += match.length
            } else {
                output.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    private static func keeps(_ scalar: Unicode.Scalar, isFirst: Bool, before reversed: [UInt8]) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z": true
        case "0"..."9": !isFirst
        case "_": matchEscape([UInt8(0x5F)] + reversed.suffix(8).reversed()) == nil
        default: false
        }
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        "_x" + String(scalar.value, radix: 16, uppercase: true) + "_"
    }

    /// Reads `_x`, up to six upper-case hexadecimal digits and `_`.
    private static func matchEscape(
        _ bytes: some Sequence<UInt8>
    ) -> (length: Int, digits: Int, value: UInt32)? {
        var iterator = bytes.makeIterator()
        guard iterator.next() == 0x5F, iterator.next() == UInt8(ascii: "x") else { return nil }
        var digits = 0
        var value: UInt32 = 0
        while let byte = iterator.next() {
            if byte == 0x5F { return (digits + 3, digits, value) }
            guard digits < 6, let digit = byte.hexadecimalDigit, byte < 0x61 else { return nil }
            digits += 1
            value = value << 4 | UInt32(digit)
        }
        return nil
    }
}
