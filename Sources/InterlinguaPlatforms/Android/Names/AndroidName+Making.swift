import InterlinguaFormats

/// A reversible way to make a name of any text, and readable names.
extension AndroidName {
    /// Whether every tool accepts a name: ASCII letters, digits and `_`, and no Java word.
    package static func isSafe(_ name: String) -> Bool {
        guard let first = name.utf8.first, first == 0x5F || first.isASCIILetter else { return false }
        return name.utf8.allSatisfy { $0.isASCIILetter || $0 == 0x5F || ($0 >= 0x30 && $0 <= 0x39) }
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
