/// What generated code has to be able to do; the source of the decoder has a part for each.
struct DecoderFeatures: OptionSet, Sendable {
    let rawValue: UInt32

    /// Texts with anything in them.
    static let programs = DecoderFeatures(rawValue: 1 << 0)
    /// Several texts under one key.
    static let lists = DecoderFeatures(rawValue: 1 << 1)
    /// Numbers as decimal digits.
    static let decimals = DecoderFeatures(rawValue: 1 << 2)
    /// Whole numbers as `%d` shows them.
    static let integers = DecoderFeatures(rawValue: 1 << 3)
    /// Texts in fields, as `%5@`.
    static let fields = DecoderFeatures(rawValue: 1 << 4)
    /// Numbers as printf shows them.
    static let numbers = DecoderFeatures(rawValue: 1 << 5)
    /// Numbers in single and double precision.
    static let floats = DecoderFeatures(rawValue: 1 << 6)
    /// Digits and separators of languages.
    static let symbols = DecoderFeatures(rawValue: 1 << 7)
    /// Variants of any kind.
    static let variants = DecoderFeatures(rawValue: 1 << 8)
    /// Variants that an argument selects.
    static let selects = DecoderFeatures(rawValue: 1 << 9)
    /// Plural rules.
    static let rules = DecoderFeatures(rawValue: 1 << 10)
    /// Ranges of numbers.
    static let ranges = DecoderFeatures(rawValue: 1 << 11)
    /// Regular expressions.
    static let expressions = DecoderFeatures(rawValue: 1 << 12)
    /// Variants for widths.
    static let widths = DecoderFeatures(rawValue: 1 << 13)
    /// Variants for devices and products.
    static let environments = DecoderFeatures(rawValue: 1 << 14)
    /// Texts of other entries inside.
    static let references = DecoderFeatures(rawValue: 1 << 15)
    /// Matching of languages.
    static let languages = DecoderFeatures(rawValue: 1 << 16)
    /// Keys that are found by Unicode's equality, as an old library's calls are.
    static let calls = DecoderFeatures(rawValue: 1 << 17)
    /// Parts of texts.
    static let parts = DecoderFeatures(rawValue: 1 << 18)

    /// What other modules call the decoder with.
    static let module = DecoderFeatures(rawValue: 1 << 19)

    /// The conditions of the decoder's source.
    static let conditions: [String: DecoderFeatures] = [
        "NO_PROGRAMS": .programs, "NO_LISTS": .lists, "NO_DECIMALS": .decimals, "NO_INTEGERS": .integers,
        "NO_FIELDS": .fields, "NO_NUMBERS": .numbers, "NO_FLOATS": .floats, "NO_SYMBOLS": .symbols,
        "NO_VARIANTS": .variants, "NO_SELECTS": .selects, "NO_RULES": .rules, "NO_RANGES": .ranges,
        "NO_EXPRESSIONS": .expressions, "NO_WIDTHS": .widths, "NO_ENVIRONMENTS": .environments,
        "NO_REFERENCES": .references, "NO_LANGUAGES": .languages, "NO_CALLS": .calls, "NO_PARTS": .parts,
        "NO_MODULE": .module,
    ]

    /// What a feature needs in turn, each before what that needs.
    private static let needs: [(feature: DecoderFeatures, needed: DecoderFeatures)] = [
        (.numbers, .fields), (.rules, .selects), (.ranges, .selects), (.expressions, .selects),
        (.selects, [.variants, .decimals]), (.widths, .variants), (.environments, .variants),
        ([.integers, .fields, .floats], .decimals),
        ([.lists, .decimals, .symbols, .variants, .references, .parts], .programs),
        (.module, [.programs, .parts]),
    ]

    /// The features with what they need.
    var complete: DecoderFeatures {
        var result = self
        for (feature, needed) in Self.needs where !result.isDisjoint(with: feature) { result.formUnion(needed) }
        return result
    }
}
