package import InterlinguaIR
import InterlinguaPlatforms

/// One text for translators: a variant of a message in the target language.
package struct ExchangeUnit: Sendable, Hashable {
    /// What tells a unit from all others of its language.
    package struct ID: Sendable, Hashable {
        /// The file that has the source's text, by its path below the project's folder.
        package var file: String

        /// The entry's name, and behind `|==|` the way to the variant, as Xcode writes it: `birds|==|plural.few`.
        package var name: String
    }

    package var id: ID

    /// What the source language shows where the unit's text will be shown.
    package var source: String

    /// The translation; nil where there is none.
    package var target: String?

    package var state: Message.State

    /// For whom the text is: the translators' comment, example numbers, the place.
    package var notes: [String]
}

/// What an exchanged file says of a unit.
package struct ExchangedText: Sendable {
    package var id: ExchangeUnit.ID

    /// The language of the translation; nil where the file does not say it.
    package var language: LanguageTag?

    /// The source's text; nil where the file has none.
    package var source: String?

    /// The translation; nil where there is none.
    package var target: String?

    /// How far the translation has come; nil where the file does not say it.
    package var state: Message.State?

    /// The whole unit in the file.
    package var range: SourceRange

    /// Where a stretch of the translation stands in the file, by its bytes in UTF-8.
    package var place: @Sendable (Range<Int>) -> SourceRange
}

/// A kind of file that translators and their services read and write.
package enum ExchangeFormat: String, Sendable, CaseIterable {
    /// XLIFF 1.2, as Xcode writes it.
    case xliff
    /// XLIFF 2.1.
    case xliff2
    /// Comma-separated values by RFC 4180.
    case csv
}

extension ExchangeFormat {
    /// Whether the texts of a unit can be written: XML has no place for most control characters.
    package func holds(_ unit: ExchangeUnit) -> Bool {
        let texts =
            self == .csv ? [] : self == .xliff2 ? [unit.id.name] : [unit.id.name, unit.source, unit.target ?? ""]
        return texts.allSatisfy { $0.unicodeScalars.allSatisfy(\.isXMLCharacter) }
    }

    /// A file for translators.
    ///
    /// - Parameter toolVersion: the version of the tool that files name as their origin.
    package func write(
        _ units: [ExchangeUnit],
        from source: LanguageTag,
        to target: LanguageTag,
        toolVersion: String
    ) -> [UInt8] {
        switch self {
        case .xliff, .xliff2: XLIFFWriter(self, from: source, to: target, toolVersion: toolVersion).write(units)
        case .csv: CSVDocument.write(units, to: target)
        }
    }

    /// Reads what translators sent back; the content tells the kind of file.
    package static func read(path: String, bytes: [UInt8]) -> (texts: [ExchangedText], diagnostics: [Diagnostic]) {
        // No table begins with a tag.
        var start = bytes.prefix(64).filter { $0 != 0 }.drop {
            [0xEF, 0xBB, 0xBF, 0xFE, 0xFF].contains($0) || $0 <= 0x20
        }
        let isXML = start.popFirst() == UInt8(ascii: "<")
        return isXML ? XLIFFReader.read(path: path, bytes: bytes) : CSVDocument.read(path: path, bytes: bytes)
    }
}
