import InterlinguaIR

/// What form of a plural the end of a name stands for.
enum I18nextFormName: Hashable, Sendable {
    /// `_few`, version 4.
    case category(PluralCategory)
    /// `_ordinal_few`, version 4.
    case ordinal(PluralCategory)
    /// `_plural`, versions 1 to 3.
    case plural
    /// `_plural_2` in version 1, `_2` in versions 2 and 3.
    case number(Int)
}

/// The end of a name that may make it a form of another key.
struct I18nextSuffix: Hashable, Sendable {
    /// How many bytes of the name stand before the end.
    var stemLength: Int

    /// The form; nil for a name that is only indefinite.
    var form: I18nextFormName?

    /// Whether the name ends in `_indefinite`, for which version 1 of JavaScript has an option.
    var isIndefinite = false
}

/// Reads the ends of names by the grammar of one version.
struct I18nextSuffixReader: Sendable {
    private let version: I18nextVersion
    private let separator: [UInt8]
    private let categories: [(category: PluralCategory, bytes: [UInt8])]
    private let ordinal: [UInt8]
    private let plural: [UInt8]
    private let numberedPlural: [UInt8]
    private static let indefinite = Array("_indefinite".utf8)

    /// How short keys can be: the library for iOS finds the empty one.
    private let shortest: Int

    init(version: I18nextVersion, settings: I18nextSettings) {
        self.version = version
        separator = Array(settings.pluralSeparator.utf8)
        let own = separator
        categories = PluralCategory.allCases.map { ($0, own + Array($0.rawValue.utf8)) }
        ordinal = own + Array("ordinal".utf8)
        plural = own + Array("plural".utf8)
        numberedPlural = plural + [UInt8(ascii: "_")]
        shortest = settings.dialect(for: version) == .ios ? 0 : 1
    }

    /// The end of a name; nil for a name that stands for itself.
    func suffix(of name: UnsafeBufferPointer<UInt8>) -> I18nextSuffix? {
        guard let last = name.last else { return nil }
        switch version {
        case .v4:
            switch last {
            case UInt8(ascii: "o"), UInt8(ascii: "e"), UInt8(ascii: "w"), UInt8(ascii: "y"), UInt8(ascii: "r"):
                return category(name)
            default: return nil
            }
        case .v1:
            if last == UInt8(ascii: "e"), name.count > Self.indefinite.count, name.ends(with: Self.indefinite) {
                let stem = name.slice(0..<name.count - Self.indefinite.count)
                var suffix = self.plural(stem, numberPrefix: numberedPlural) ?? I18nextSuffix(stemLength: stem.count)
                suffix.isIndefinite = true
                return suffix
            }
            return self.plural(name, numberPrefix: numberedPlural)
        case .v2, .v3: return self.plural(name, numberPrefix: separator)
        }
    }

    private func category(_ name: UnsafeBufferPointer<UInt8>) -> I18nextSuffix? {
        for (category, bytes) in categories where name.count > bytes.count && name.ends(with: bytes) {
            let length = name.count - bytes.count
            if length > ordinal.count, name.slice(0..<length).ends(with: ordinal) {
                return I18nextSuffix(stemLength: length - ordinal.count, form: .ordinal(category))
            }
            return I18nextSuffix(stemLength: length, form: .category(category))
        }
        return nil
    }

    private func plural(_ name: UnsafeBufferPointer<UInt8>, numberPrefix: [UInt8]) -> I18nextSuffix? {
        guard let last = name.last else { return nil }
        if last == UInt8(ascii: "l"), name.count >= plural.count + shortest, name.ends(with: plural) {
            return I18nextSuffix(stemLength: name.count - plural.count, form: .plural)
        }
        guard JSONNumberScanner.isDigit(last) else { return nil }
        var start = name.count
        var number = 0
        while start > 0, name.count - start < 3, JSONNumberScanner.isDigit(name[start - 1]) { start -= 1 }
        for index in start..<name.count { number = number * 10 + Int(name[index] &- 0x30) }
        // Only numbers as they are written: no zeros before them.
        guard name.count - start == 1 || name[start] != UInt8(ascii: "0"), start >= numberPrefix.count + shortest,
            name.slice(0..<start).ends(with: numberPrefix)
        else { return nil }
        return I18nextSuffix(stemLength: start - numberPrefix.count, form: .number(number))
    }
}

extension UnsafeBufferPointer<UInt8> {
    func ends(with sequence: [UInt8]) -> Bool { hasBytes(sequence, at: count - sequence.count) }
}

extension I18nextFormName {
    func spelling(version: I18nextVersion, separator: String) -> String {
        switch self {
        case .category(let category): separator + category.rawValue
        case .ordinal(let category): "\(separator)ordinal\(separator)\(category.rawValue)"
        case .plural: separator + "plural"
        case .number(let number): version == .v1 ? "\(separator)plural_\(number)" : "\(separator)\(number)"
        }
    }
}
