import InterlinguaFormats

/// A reversible way to make a name of any text, and readable names.
extension AndroidName {
    /// Whether every tool accepts a name: ASCII letters, digits and `_`, and no Java word.
    package static func isSafe(_ name: String) -> Bool {
        guard let first = name.utf8.first, first == 0x5F || first.isASCIILetter else { return false }
        return name.utf8.allSatisfy(\.isASCIIWord)
            && (name.utf8.count > longestJavaWord || !javaWords.contains(name))
    }

    /// The length of the longest of `javaWords`, "synchronized".
    private static let longestJavaWord = 12

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

    /// The greatest lengths of the slug of a sentence; the longer ones are for those that begin alike.
    static let sentenceLengths = [40, 60, 80, longestSlug]

    /// The greatest length of the slug of a key without spaces, which people wrote as a name: far more than any has.
    private static let longestSlug = 120

    /// A safe name that people can read; other texts may have the same one.
    ///
    /// The words of a text without printf's specifiers, of a sentence as many as fit into so many letters, behind `s_` if
    /// they begin with a digit or are a word of Java or Kotlin.
    package static func slug(_ key: String, sentence longestSentence: Int = sentenceLengths[0]) -> String {
        let text = withoutSpecifiers(key)
        var name = words(text)
        if name.isEmpty { return emptySlug }
        let isReserved = javaWords.contains(name) || kotlinWords.contains(name)
        if name.utf8.first.map({ $0 < UInt8(ascii: "a") }) == true || isReserved { name = "s_" + name }
        let limit = isSentence(text) ? longestSentence : longestSlug
        var bytes = Array(name.utf8)
        if bytes.count <= limit { return name }
        let end = bytes[...limit].lastIndex(of: 0x5F) ?? limit
        bytes.removeSubrange(end...)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether a text is of several words between spaces, of which specifiers and signs are none.
    private static func isSentence(_ text: String) -> Bool {
        let spaces: Set<Unicode.Scalar> = [" ", "\t", "\n"]
        return text.unicodeScalars.split(whereSeparator: spaces.contains).count {
            $0.contains { $0.properties.isAlphabetic }
        } > 1
    }

    /// The slug of a text that has neither a letter nor a digit of ASCII.
    package static let emptySlug = "s"

    /// A text with spaces for specifiers such as `%1$lld`, which are no words.
    private static func withoutSpecifiers(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
        return text.replacing(
            #/%([0-9]+\$)?[-+#0]*[0-9]*(\.[0-9]+)?(hh?|ll?|[qzjtL])?[@A-Za-z](?![A-Za-z])/#,
            with: " "
        )
    }

    /// The words of a text in small letters and digits, joined by `_`.
    ///
    /// `bannerTitle` is two words, and `userIDCard` three, unless they stand in a sentence.
    package static func words(_ text: String) -> String {
        let isSentence = isSentence(text)
        let bytes = text.unicodeScalars.flatMap(basicLetters)
        var words: [UInt8] = []
        var length = 0
        for (index, byte) in bytes.enumerated() {
            let isCapital = byte.isASCIICapital
            let isLetterOrDigit = byte.isASCIILetter || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
            var beginsWord = false
            if isCapital, length > 0, !isSentence {
                // A single small letter before a capital is part of the word, as in “iPhone”; the last capital of several
                // belongs to the small letters behind it, but not in “URLs”.
                let isBehindCapital = bytes[index - 1].isASCIICapital
                beginsWord =
                    isBehindCapital ? bytes[(index + 1)...].isSmallWord : bytes[index - 1].isASCIILetter && length > 1
            }
            if !isLetterOrDigit || beginsWord {
                if let last = words.last, last != 0x5F { words.append(0x5F) }
                length = 0
            }
            if isLetterOrDigit {
                words.append(isCapital ? byte + 0x20 : byte)
                length += 1
            }
        }
        if words.last == 0x5F { words.removeLast() }
        return String(decoding: words, as: UTF8.self)
    }

    /// A scalar in UTF-8; a Latin letter beyond ASCII as those that it is made of: `u` for `ü`, be it one scalar or two,
    /// `ss` for `ß`.
    ///
    /// Unicode's names say what that is: LATIN SMALL LETTER U WITH DIAERESIS, LATIN SMALL LETTER DOTLESS I.
    private static func basicLetters(_ scalar: Unicode.Scalar) -> [UInt8] {
        if scalar.isASCII { return [UInt8(truncatingIfNeeded: scalar.value)] }
        if scalar.properties.canonicalCombiningClass != .notReordered { return [] }
        guard let name = scalar.properties.name?.split(separator: " "), name.count > 3, name[0] == "LATIN",
            name[2] == "LETTER",
            let letters = name[3] == "SHARP" ? "ss" : name[3...].first(where: { $0.utf8.count < 3 })
        else { return Array(String(scalar).utf8) }
        if name[1] != "CAPITAL" { return Array(letters.lowercased().utf8) }
        return Array((letters.prefix(1).uppercased() + letters.dropFirst().lowercased()).utf8)
    }

    /// Eight hexadecimal digits that tell texts apart: the 32-bit hash of Fowler, Noll and Vo (FNV-1a) of the UTF-8 bytes.
    package static func checksum(_ key: String) -> String {
        var hash: UInt32 = 0x811C_9DC5
        for byte in key.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 8 - digits.utf8.count) + digits
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
}

extension UInt8 {
    fileprivate var isASCIICapital: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
}

extension ArraySlice<UInt8> {
    /// Whether two small letters stand first.
    fileprivate var isSmallWord: Bool {
        count > 1 && prefix(2).allSatisfy { $0.isASCIILetter && !$0.isASCIICapital }
    }
}
