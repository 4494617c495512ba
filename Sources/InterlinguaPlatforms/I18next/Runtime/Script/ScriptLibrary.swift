/// A version of the JavaScript library, 2 and later, by what changed for those who read its files.
struct ScriptLibrary: Sendable, Hashable, Comparable {
    /// The parts of the version's number.
    let major: Int
    let minor: Int
    let patch: Int

    /// Creates a version.
    init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
        self.major = major
        self.minor = minor
        self.patch = patch
    }

    /// Reads `22.4.8`, missing parts as 0; nil for anything else.
    init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...3).contains(parts.count), let major = parts[0], !parts.contains(nil) else { return nil }
        self.init(major, parts.count > 1 ? parts[1] ?? 0 : 0, parts.count > 2 ? parts[2] ?? 0 : 0)
    }

    static func < (left: ScriptLibrary, right: ScriptLibrary) -> Bool {
        (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }

    /// The library that files of version 4 are read by unless the project says another one.
    static let current = ScriptLibrary(26, 3, 6)

    /// The library that files of versions 1 to 3 are read by: it can still be told their version.
    static let compatible = ScriptLibrary(22, 4, 8)

    /// Whether the version of the format can still be said.
    var hasCompatibility: Bool { self < ScriptLibrary(24) }

    /// Whether `null` in a file is a value unless the app says otherwise.
    var returnsNull: Bool { self < ScriptLibrary(23) }

    /// Whether names with separators in them are found.
    var ignoresStructure: Bool { self >= ScriptLibrary(20) }

    /// Whether texts on the way to a name with separators in it are passed over.
    var passesTexts: Bool { self >= ScriptLibrary(23, 8) }

    /// Whether values that were put in are left alone.
    var skipsVariables: Bool { self >= ScriptLibrary(21) }

    /// Whether there are formats of its own.
    var hasFormats: Bool { self >= ScriptLibrary(21, 3) }

    /// Whether names of values may have points in them.
    var findsFlatVariables: Bool { self >= ScriptLibrary(22, 4, 13) }

    /// Whether ordinals have names of their own, and whether these come first.
    var hasOrdinalNames: Bool { self >= ScriptLibrary(23) }

    /// Whether ordinals' own names come before those that they share with cardinals.
    var prefersOrdinalNames: Bool { self >= ScriptLibrary(25, 3, 5) }

    /// Whether language codes are spelled by the runtime's canonical rules.
    var usesCanonicalCodes: Bool { self >= ScriptLibrary(23, 16) }

    /// Whether `dev` has the plural rules of English rather than those of the runtime's own language.
    var takesDevelopmentForEnglish: Bool { self >= ScriptLibrary(23, 7, 20) }

    /// Whether a language code that is no tag is cut to its language.
    var repairsCodes: Bool { self >= ScriptLibrary(23) }

    /// Whether a language code that is no tag, also cut to its language, has forms nevertheless.
    var hasFormsOfAnyCode: Bool { self >= ScriptLibrary(24) }

    /// Whether `defaultValue_zero` counts.
    var hasZeroDefault: Bool { self >= ScriptLibrary(23, 7, 19) }

    /// Whether options of a nested look-up may give a default text.
    var keepsNestedDefault: Bool { self >= ScriptLibrary(23, 11, 2) }

    /// Whether a nested look-up ends at the parenthesis that belongs to its beginning.
    var matchesParentheses: Bool { self >= ScriptLibrary(26) }

    /// Whether formats may follow the options of a nested look-up.
    var formatsBehindOptions: Bool { self >= ScriptLibrary(25, 3) }

    /// Whether a comma in the first format's parentheses belongs to it.
    var keepsCommasOfFirstFormat: Bool { self >= ScriptLibrary(23, 12, 3) }

    /// Whether a comma in any format's parentheses belongs to it.
    var keepsCommasOfFormats: Bool { self >= ScriptLibrary(26, 3, 2) }

    /// Whether a placeholder with a format stays where its value is missing.
    var keepsMissingFormatted: Bool { self >= ScriptLibrary(26, 0, 1) }

    /// Whether JavaScript's own properties, such as `toString`, are found in key trees.
    var findsInherited: Bool { self < ScriptLibrary(26) }

    /// Whether options in braces without any quotes make a nested look-up throw.
    var failsOnUnquotedOptions: Bool { self < ScriptLibrary(23) }
}
