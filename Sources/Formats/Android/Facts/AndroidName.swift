/// The names of Android resources: what aapt2 and Java accept, and the text that a name was made of.
package enum AndroidName {
    /// Whether aapt2 accepts a name, its white space trimmed: XID_Start or `_`, then XID_Continue, `.` and `-`.
    package static func isValid(_ name: String) -> Bool {
        func isContinue(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "_", ".", "-": true
            default: scalar.properties.isXIDContinue
            }
        }
        guard let first = name.unicodeScalars.first,
            ("a"..."z").contains(first) || first == "_" || first.properties.isXIDStart
        else { return false }
        return name.unicodeScalars.allSatisfy(isContinue)
    }

    /// Java's keywords and literals, which are no names of fields.
    package static let javaWords: Set<String> = [
        "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue",
        "default", "do", "double", "else", "enum", "extends", "final", "finally", "float", "for", "goto", "if",
        "implements", "import", "instanceof", "int", "interface", "long", "native", "new", "package", "private",
        "protected", "public", "return", "short", "static", "strictfp", "super", "switch", "synchronized", "this",
        "throw", "throws", "transient", "try", "void", "volatile", "while", "_", "true", "false", "null",
    ]

    /// The keywords of Kotlin that Java lacks; a field of such a name is written in backticks.
    package static let kotlinWords: Set<String> = [
        "as", "fun", "in", "is", "object", "typealias", "typeof", "val", "var", "when",
    ]

    /// The name of the field in `R`, in which `.` and `-` become `_`.
    package static func field(_ name: String) -> String {
        String(decoding: name.utf8.map { $0 == 0x2E || $0 == 0x2D ? 0x5F : $0 }, as: UTF8.self)
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

    /// Reads `_x`, up to six upper-case hexadecimal digits and `_`.
    package static func matchEscape(
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
