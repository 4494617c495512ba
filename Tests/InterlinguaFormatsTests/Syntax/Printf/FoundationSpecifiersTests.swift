import InterlinguaIR
import Testing

@testable import InterlinguaFormats

@Suite("Specifiers of Foundation of the usual kinds")
struct FoundationSpecifiersTests {
    private func read(_ text: String, startingPosition: Int = 1, highestPosition: Int? = nil) -> FoundationSpecifiers? {
        var text = text
        var specifiers = FoundationSpecifiers()
        let isRead = text.withUTF8 {
            specifiers.read($0, startingPosition: startingPosition, highestPosition: highestPosition)
        }
        return isRead ? specifiers : nil
    }

    /// Whether a text is read; what is read has to be what the full parser gives.
    private func check(_ text: String, startingPosition: Int = 1, highestPosition: Int? = nil) -> Bool {
        guard let found = read(text, startingPosition: startingPosition, highestPosition: highestPosition) else {
            return false
        }
        let parsed = FormatString(
            parsing: text,
            as: .foundation,
            startingPosition: startingPosition,
            highestPosition: highestPosition
        )
        var bytes = text
        let specifiers = parsed.pieces.compactMap { piece -> (FormatSpecifier, Range<Int>)? in
            if case .specifier(let specifier) = piece.kind { return (specifier, piece.range) }
            return nil
        }
        let isSame =
            parsed.problems.isEmpty && parsed.mixedNumbering == nil && parsed.hasArguments
            && !parsed.hasOnlyProseSpecifiers && parsed.pieces.allSatisfy { $0.kind == .text || $0.takesArgument }
            && specifiers.count == found.list.count
            && zip(specifiers, found.list).allSatisfy { expected, specifier in
                expected.1 == specifier.range && expected.0.position == specifier.position
                    && expected.0.conversion == specifier.meaning.conversion
                    && expected.0.format == specifier.meaning.format && expected.0.type == specifier.meaning.type
                    && expected.0.sizePositions.isEmpty && (expected.0.conversion == "@") == specifier.isObject
            }
            && bytes.withUTF8 { parsed.pattern(of: $0) == found.pattern(of: $0) }
        #expect(isSame, "\(text)")
        return true
    }

    @Test(
        "They are read as the full parser reads them",
        arguments: [
            "%@", "%d", "%ld", "%lld", "%f", "a %@ b %d é", "%2$@ %1$lld", "%1$@%1$@", "%@%@", "%5$@", "100 %@",
            "%10$@ %2$@ %3$@ %4$@ %5$@",
        ]
    )
    func usual(text: String) { #expect(check(text)) }

    @Test(
        "All others are left alone",
        arguments: [
            "", "a", "%", "%%", "%@ %%", "%1$", "%l", "%ll", "%5d", "%.2f", "% d", "%05d", "%0$@", "%01$@", "%1$@ %@",
            "%@ %1$@", "%6$@", "%#@a@", "%s", "%i", "%u", "%c", "%n", "%*d", "%q", "%hd", "%lf", "%-@", "%99999$@",
            "%9999999999999999999999$@",
        ]
    )
    func others(text: String) { #expect(!check(text)) }

    @Test("Positions count from the first one, and end at the highest one")
    func positions() {
        #expect(check("%d %@", startingPosition: 3, highestPosition: 8))
        #expect(check("%8$d", startingPosition: 3, highestPosition: 8))
        #expect(!check("%9$d", startingPosition: 3, highestPosition: 8))
        #expect(!check("%d", startingPosition: maximumArgumentPosition + 1, highestPosition: 8))
    }

    @Test("Every short text is left alone or read as the full parser reads it")
    func short() {
        let letters = ["%", "1", "3", "$", "@", "d", "l", " ", "0"]
        var texts = [""]
        for _ in 0..<5 {
            texts = texts.flatMap { text in letters.map { text + $0 } }
            for text in texts where text.utf8.first == UInt8(ascii: "%") { _ = check(text) }
            texts.removeAll { !$0.hasPrefix("%") }
        }
    }
}
