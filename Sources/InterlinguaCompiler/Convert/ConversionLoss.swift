package import InterlinguaIR
import InterlinguaSemantics

/// Something that the target shows otherwise than the source, as a pass or a back end announced it.
package struct ConversionLoss: Sendable, Hashable {
    /// Some of the numbers that an argument can be.
    package enum NumberClass: Sendable, Hashable {
        /// Those that get one variant of the source and one form of the target.
        case meeting(Meeting)
        /// One number.
        case exactly(DecimalNumber)
        /// Those with something behind the point.
        case fractional
        /// Those below 0.
        case negative
        /// Those that 32 bits do not hold.
        case large
        /// Those over 2⁵³, which doubles hold rounded.
        case beyondDoubles
        /// Those that are others in single precision, or that C's `int` does not hold, to which such a number is cut.
        case roundedBySinglePrecision
    }

    /// One variant of the source and one form of the target.
    package struct Meeting: Sendable, Hashable {
        /// The conditions of the source's variants, in the order in which they are tried.
        package var variants: [Condition]

        /// The place of the variant; nil for a gap.
        package var variant: Int?

        /// The conditions of the target's forms, in the order in which they are tried.
        package var forms: [Condition]

        /// The place of the form; nil where the target has none for the numbers.
        package var form: Int?
    }

    /// Some of the texts that an argument can be, but for numbers.
    package struct WordClass: Sendable, Hashable {
        /// The conditions of the source's variants, in the order in which they are tried.
        package var conditions: [Condition]

        /// The places of the variants that the texts get.
        package var variants: [Int]
    }

    /// The calls that are concerned.
    package enum Calls: Sendable, Hashable {
        case all
        /// Those with some numbers for an argument; nil for any argument.
        case numbers(NumberClass, of: Argument?)
        /// Those with a text for an argument that gets some variants.
        case words(WordClass, of: Argument)
        /// Those with a text for an argument that HTML has escapes for.
        case escapedTexts(of: Argument)
    }

    /// The identifier of the diagnostic that announces it.
    package var identifier: String

    /// The entry of the source; nil for all entries.
    package var key: Key?

    /// The language; nil for all languages.
    package var language: LanguageTag?

    /// The calls that are concerned.
    package var calls: Calls

    /// Creates a loss.
    package init(_ identifier: String, of key: Key?, in language: LanguageTag?, _ calls: Calls = .all) {
        self.identifier = identifier
        self.key = key
        self.language = language
        self.calls = calls
    }
}

extension ConversionLoss {
    /// Whether a difference in a language, for values of the entry's arguments, is what was announced.
    func covers(_ values: [ArgumentValue], of arguments: [Argument], in language: LanguageTag) -> Bool {
        if let own = self.language, own != language { return false }
        switch calls {
        case .all: return true
        case .words(let words, let argument):
            return arguments.indices.contains { index in
                guard arguments[index].isSame(as: argument), values.indices.contains(index),
                    case .text(let text) = values[index]
                else { return false }
                return words.contains(text, in: language)
            }
        case .escapedTexts(let argument):
            return arguments.indices.contains { index in
                guard arguments[index].isSame(as: argument), values.indices.contains(index) else { return false }
                return values[index].text.utf8.contains { Self.escapedBytes.contains($0) }
            }
        case .numbers(let numbers, let argument):
            return arguments.indices.contains { index in
                if let argument, !arguments[index].isSame(as: argument) { return false }
                guard values.indices.contains(index), case .number(let number, _) = values[index] else { return false }
                return numbers.contains(number, in: language)
            }
        }
    }
}

extension ConversionLoss {
    /// The characters that HTML has escapes for.
    private static let escapedBytes = Set("&<>\"'/".utf8)
}

extension ConversionLoss.NumberClass {
    /// Whether a number is one of the class, categories read with the rules of a language.
    func contains(_ number: DecimalNumber, in language: LanguageTag) -> Bool {
        switch self {
        case .meeting(let meeting):
            meeting.variants.firstIndex { $0.holds(for: number, language: language) } == meeting.variant
                && meeting.forms.firstIndex { $0.holds(for: number, language: language) } == meeting.form
        case .exactly(let exact): number == exact
        case .fractional: !number.isWhole
        case .negative: number.isNegative
        case .large: Int32(exactly: number.truncated) == nil
        case .beyondDoubles: number.magnitude > DecimalNumber(9_007_199_254_740_992)
        case .roundedBySinglePrecision:
            number.read(as: .signedFloat) != number || Int32(exactly: number.truncated) == nil
        }
    }
}

extension ConversionLoss.WordClass {
    /// Whether a text is one of the class, read by the source as text.
    func contains(_ text: String, in language: LanguageTag) -> Bool {
        let variant = conditions.firstIndex { $0.holds(forText: text, language: language) == true }
        return variant.map(variants.contains) ?? false
    }
}

extension Argument {
    /// Whether two declarations mean the same argument: by position, or by name where one has none.
    func isSame(as other: Argument) -> Bool {
        if let position, let own = other.position { return position == own }
        guard let name else { return other.name == nil && position == other.position }
        return name == other.name
    }
}
