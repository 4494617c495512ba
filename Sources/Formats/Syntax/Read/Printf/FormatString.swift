package import InterlinguaIR

/// The two families of format strings.
package enum FormatDialect: Sendable, Hashable {
    /// `String(format:)` and `NSString`: printf's conversions, `%@` and the variables of .stringsdict.
    case foundation
    /// Foundation's as String Catalogs spell it, where a specifier can name its argument: `%(count)lld`, `%1$(count)lld`.
    case stringCatalog
    /// `java.util.Formatter`, which Android's `getString` uses.
    case java
    /// Compose Multiplatform's texts, in which arguments replace `%1$s` and `%1$d`, and nothing else means anything.
    case compose

    /// Whether a percent sign begins an argument's place in the one form that Compose Multiplatform knows.
    package static func isComposePlace(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        var index = start + 1
        while index < bytes.count, bytes[index].isASCIIDigit { index += 1 }
        guard index > start + 1, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "$") else { return false }
        return bytes[index + 1] == UInt8(ascii: "s") || bytes[index + 1] == UInt8(ascii: "d")
    }
}

/// A text taken apart at its format specifiers.
///
/// Argument positions are resolved: unnumbered specifiers count up from the starting position, numbered ones are
/// absolute and do not move that counter. By convention the argument at position *p* is the entry's argument of index
/// *p* − 1, since an entry declares every position up to its highest.
package struct FormatString: Sendable, Hashable {
    /// The pieces in the order of the text; together they cover it without gaps.
    package var pieces: [FormatPiece] = []

    /// What is wrong with the text if it is used as a format, in the order of the text.
    package var problems: [FormatProblem] = []

    /// The position that the next unnumbered specifier would take.
    package var nextPosition = 1

    /// Whether some specifier takes an argument or stands for a variable, so that the text is meant as a format.
    ///
    /// Java: specifiers with a space flag do not count, since `50% done` is prose. Foundation: they do count; see
    /// ``hasOnlyProseSpecifiers``.
    package var hasArguments = false

    /// Whether all specifiers that take an argument are prose, as in `50% off`, or stand in a text for
    /// another formatter, as `%{name}` or `%H:%M`.
    package var hasOnlyProseSpecifiers = false

    /// Whether it shows arguments, and each percent sign begins a specifier that nothing is wrong with, none with a space
    /// flag: a text that nobody writes who means its percent signs.
    package var isFormatThroughout: Bool {
        hasArguments && problems.isEmpty
            && pieces.allSatisfy { piece in
                guard case .specifier(let specifier) = piece.kind, case .number(let format) = specifier.format else {
                    return true
                }
                return format.sign != .space
            }
    }

    mutating func report(
        _ kind: Diagnostic.Kind,
        _ severity: Diagnostic.Severity,
        _ message: String,
        _ range: Range<Int>
    ) {
        problems.append(FormatProblem(kind: kind, severity: severity, message: message, range: range))
    }

    /// Takes a text apart.
    ///
    /// - Parameters:
    ///   - bytes: The text in UTF-8, escapes of the file undone.
    ///   - dialect: The family of the format string.
    ///   - startingPosition: The position of the first unnumbered specifier; that of the variable in the variants of a
    ///     .stringsdict variable, else 1.
    ///   - highestPosition: The highest position that Foundation reads, where the text is a part of a larger format; nil
    ///     lets the text tell.
    package init(
        parsing bytes: UnsafeBufferPointer<UInt8>,
        as dialect: FormatDialect,
        startingPosition: Int = 1,
        highestPosition: Int? = nil
    ) {
        nextPosition = startingPosition
        guard bytes.containsASCII(0x25) else {
            if !bytes.isEmpty { pieces.append(FormatPiece(.text, range: 0..<bytes.count)) }
            return
        }
        switch dialect {
        case .foundation, .stringCatalog:
            var parser = FoundationFormatParser(
                bytes,
                startingPosition: startingPosition,
                highestPosition: highestPosition,
                namesArguments: dialect == .stringCatalog
            )
            self = parser.parse()
        case .java, .compose:
            var parser = JavaFormatParser(
                bytes,
                startingPosition: startingPosition,
                isOfCompose: dialect == .compose
            )
            self = parser.parse()
        }
    }

    /// Takes a text apart; see ``init(parsing:as:startingPosition:highestPosition:)-(UnsafeBufferPointer<UInt8>,_,_,_)``.
    package init(
        parsing text: String,
        as dialect: FormatDialect,
        startingPosition: Int = 1,
        highestPosition: Int? = nil
    ) {
        var text = text
        self = text.withUTF8 {
            FormatString(
                parsing: $0,
                as: dialect,
                startingPosition: startingPosition,
                highestPosition: highestPosition
            )
        }
    }

    /// Begins a text that holds so many percent signs, with room for the pieces they probably make.
    init(nextPosition: Int, percentSigns: Int) {
        self.nextPosition = nextPosition
        pieces.reserveCapacity(min(2 * percentSigns + 1, 16))
    }
}

package struct FormatPiece: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// The bytes of the range stand for themselves.
        case text
        /// Something that takes no argument and shows this text: `%%`, `%n` of Java, a conversion that Foundation
        /// doesn't know, a `%` at the end.
        case replacement(String)
        /// An argument is shown.
        case specifier(FormatSpecifier)
        /// `%#@name@`: a variable of .stringsdict.
        case variable(FormatVariable)
        /// Foundation's `%n`: the argument at the position is stepped over and nothing is shown.
        case skipped(position: Int)
    }

    package var kind: Kind

    /// Byte offsets into the text.
    package var range: Range<Int>

    /// Whether the piece takes an argument.
    var takesArgument: Bool {
        switch kind {
        case .specifier, .variable, .skipped: true
        case .text, .replacement: false
        }
    }

    package init(_ kind: Kind, range: Range<Int>) {
        self.kind = kind
        self.range = range
    }
}

/// How the place in the argument list was spelled.
package enum FormatNumbering: Sendable, Hashable {
    /// Not at all: the next argument.
    case implicit
    /// `2$`.
    case explicit
    /// Java's `<`: the argument of the specifier before.
    case relative
}

/// A format specifier that shows an argument.
package struct FormatSpecifier: Sendable, Hashable {
    /// The place in the argument list, from 1.
    package var position: Int

    /// How the place was spelled.
    package var numbering: FormatNumbering

    /// Size and conversion as spelled: `lld`, `@`, `.2f` gives `f`, `tY`.
    package var conversion: String

    /// How the argument is shown; sizes taken from arguments hold indexes, that is, positions less one.
    package var format: Format

    /// What the specifier claims of its argument.
    package var type: ArgumentType

    /// The positions that `*` takes width and precision from; these arguments are 32-bit integers.
    package var sizePositions: [Int] = []
}

/// A reference to a variable of .stringsdict: `%#@name@`, `%2$#@name@`.
package struct FormatVariable: Sendable, Hashable {
    /// The variable's name: letters, digits and `_`.
    package var name: String

    /// The place of the selecting argument, from 1.
    package var position: Int

    /// How the place was spelled.
    package var numbering: FormatNumbering

    /// Whether a field width was given, as in `%1#@name@`; it means nothing, and `1$` was meant.
    package var hasWidth: Bool
}

extension FormatString {
    /// The name that a specifier of a String Catalog has for its argument; nil if it has none.
    ///
    /// - Parameter bytes: The specifier, and perhaps what follows it.
    package static func argumentName<Bytes: Collection<UInt8>>(in bytes: Bytes) -> Bytes.SubSequence? {
        var rest = bytes.dropFirst()
        let position = rest.prefix { $0.isASCIIDigit }
        if !position.isEmpty {
            guard bytes[position.endIndex...].first == UInt8(ascii: "$") else { return nil }
            rest = bytes[bytes.index(after: position.endIndex)...]
        }
        guard rest.first == UInt8(ascii: "(") else { return nil }
        let name = rest.dropFirst().prefix { $0.isASCIIWord }
        guard let first = name.first, !first.isASCIIDigit else { return nil }
        return bytes[name.endIndex...].first == UInt8(ascii: ")") ? name : nil
    }
}

extension FormatString {
    /// The elements that the text says when it is used as a format.
    ///
    /// Placeholders refer to the argument of index *position* − 1.
    ///
    /// - Parameters:
    ///   - bytes: The text that was taken apart.
    ///   - expanding: Gives the elements that stand for a variable of .stringsdict.
    package func pattern(
        of bytes: UnsafeBufferPointer<UInt8>,
        expanding: (FormatVariable) -> [Element] = { _ in [] }
    ) -> Pattern {
        var pattern = Pattern()
        // Pieces of text are joined before they are appended, or a text of many percent signs would be copied for each;
        // a piece that stands alone is taken from where it is.
        var text: [UInt8] = []
        var alone = 0..<0
        func flush() {
            if !text.isEmpty {
                text.append(contentsOf: bytes[alone])
                pattern.append(.text(String(decoding: text, as: UTF8.self)))
                text.removeAll(keepingCapacity: true)
            } else if !alone.isEmpty {
                pattern.append(.text(String(decoding: bytes[alone], as: UTF8.self)))
            }
            alone = 0..<0
        }
        for piece in pieces {
            switch piece.kind {
            case .text:
                text.append(contentsOf: bytes[alone])
                alone = piece.range.clamped(to: 0..<bytes.count)
            case .replacement(let replacement):
                text.append(contentsOf: bytes[alone])
                alone = 0..<0
                text.append(contentsOf: replacement.utf8)
            case .specifier(let specifier):
                flush()
                pattern.append(
                    .placeholder(Placeholder(argument: specifier.position - 1, format: specifier.format))
                )
            case .variable(let variable):
                flush()
                for element in expanding(variable) { pattern.append(element) }
            case .skipped: break
            }
        }
        flush()
        return pattern
    }

    /// What the text claims of its arguments: position, from 1, and type, in the order of the text.
    package var claims: [(position: Int, type: ArgumentType, range: Range<Int>)] {
        var claims: [(position: Int, type: ArgumentType, range: Range<Int>)] = []
        claims.reserveCapacity(pieces.count { $0.takesArgument })
        for piece in pieces {
            switch piece.kind {
            case .specifier(let specifier):
                for position in specifier.sizePositions {
                    claims.append((position, .integer(IntegerType(bits: 32)), piece.range))
                }
                claims.append((specifier.position, specifier.type, piece.range))
            case .variable(let variable): claims.append((variable.position, .any, piece.range))
            case .skipped(let position): claims.append((position, .any, piece.range))
            case .text, .replacement: break
            }
        }
        return claims
    }
}

extension FormatString {
    /// Says that something takes an argument that nobody meant to be a specifier.
    static func prose(_ spelling: String) -> String {
        "“\(spelling)” takes an argument where a percent sign seems to be meant; write %% for a percent sign"
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether a specifier without a position is a percent sign before a word, as in `50% off`, `50%-os`, `100%ige`,
    /// `10 % d’eau`, `5% a day` and `%10ean`, or an escape in an address, as in `https://example.com/a%20b`.
    ///
    /// A letter follows that of the conversion, of a script that parts words by spaces, or an apostrophe and a letter, and a
    /// space is the flag, or a number stands before or behind and the conversion is one that people don't write there; after
    /// a space that may be all of the word.
    func isProse(_ start: Int, conversionAt index: Int, hasSpace: Bool) -> Bool {
        if isEscapeInAddress(start) { return true }
        let rest = self[Swift.min(index + 1, count)...]
        let apostrophe = ["'", "’"].first { hasSpace && rest.starts(with: $0.utf8) } ?? ""
        let next = rest.startIndex + apostrophe.utf8.count
        // Two bytes have the letters of Latin, Greek, Cyrillic, Hebrew and Arabic.
        let hasLetter = next < count && (self[next].isASCIILetter || (0xC3...0xDB).contains(self[next]))
        if !hasLetter && !hasSpace { return false }
        if hasSpace && hasLetter { return true }
        let flags = self[(start + 1)..<index]
        if let first = flags.first, first != UInt8(ascii: "0"), flags.allSatisfy(\.isASCIIDigit) {
            return "aAeE".utf8.contains(self[index])
        }
        return "oOiIcCnxXaAeEpPuU".utf8.contains(self[index])
            && (hasSpace ? hasNumber(before: start) : start > 0 && self[start - 1].isASCIIDigit)
            && flags.allSatisfy { hasSpace ? $0 == 0x20 : $0 == UInt8(ascii: "-") }
    }

    /// Whether a digit or a specifier precedes a percent sign, with or without a space.
    private func hasNumber(before start: Int) -> Bool {
        var end = start
        for space in [" ", "\u{A0}", "\u{202F}"] where self[..<end].suffix(space.utf8.count).elementsEqual(space.utf8) {
            end -= space.utf8.count
            break
        }
        if end > 0, self[end - 1].isASCIIDigit { return true }
        // The longest specifiers that people write are shorter.
        let specifier = self[..<end].suffix(16)
        guard let sign = specifier.lastIndex(of: 0x25), sign < end - 1,
            self[end - 1].isASCIILetter || self[end - 1] == 0x40,
            self[..<sign].reversed().prefix(while: { $0 == 0x25 }).count.isMultiple(of: 2)
        else { return false }
        return self[(sign + 1)..<(end - 1)].allSatisfy { $0.isASCIIDigit || "$.,#+-'hlqztjL".utf8.contains($0) }
    }

    /// Whether a percent sign escapes a byte in an address: one that has to be escaped there, in a word that a scheme
    /// begins, as in `https://a.de/b%20c`, `app:/open#%2Fa` or `mailto:a@b.c?body=%0A`.
    ///
    /// What could be a number of some width, as `%5d`, is one.
    private func isEscapeInAddress(_ start: Int) -> Bool {
        let digits = self[(start + 1)...].prefix(2)
        guard digits.count == 2, digits.allSatisfy(\.isASCIIWord), digits.last != UInt8(ascii: "d"),
            let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16),
            byte >= 0x20 && !byte.isASCIIWord && !"-.~".utf8.contains(byte) || [0x09, 0x0A, 0x0D].contains(byte)
        else { return false }
        // More than a long address would make long texts slow.
        var first = start
        var hasQuery = false
        while first > Swift.max(1, start - 1024), self[first - 1] > 0x20, self[first - 1] < 0x80,
            !"\"'<>()".utf8.contains(self[first - 1])
        {
            first -= 1
            if self[first] == UInt8(ascii: "?") { hasQuery = true }
            if self[first] == UInt8(ascii: ":"), self[first - 1].isASCIIWord,
                hasQuery || self[first + 1] == UInt8(ascii: "/") || hasOpaqueScheme(before: first)
            {
                return true
            }
        }
        return false
    }

    /// Whether a scheme precedes a colon whose addresses have no slash; those of `geo` hold numbers, as in `geo:%2f,%2f`.
    private func hasOpaqueScheme(before colon: Int) -> Bool {
        let word = self[..<colon].suffix(8).reversed().prefix(while: \.isASCIIWord)
        return ["data", "mailto", "sms", "tel"].contains { word.elementsEqual($0.utf8.reversed()) }
    }
}
