import InterlinguaIR

/// What an entry's texts in one file come to, so that most entries can be put together without a look at the texts.
///
/// Arguments are bits, from the lowest on.
struct AndroidSummary: Sendable {
    /// Facts that take a bit.
    ///
    /// No `OptionSet`, each of whose functions a debug build looks up anew.
    struct Facts: Sendable {
        private var bits: UInt8 = 0

        /// No fact.
        init() {}

        private init(bits: UInt8) { self.bits = bits }

        /// Some text shows an argument.
        static var isFormat: Facts { Facts(bits: 1) }
        /// Some text has percent signs but shows no argument, so that it says something else as a format.
        static var hasBarePercent: Facts { Facts(bits: 2) }
        /// Some text says nothing.
        static var hasEmptyText: Facts { Facts(bits: 4) }
        /// The text for `one` shows no argument, and another one does.
        static var impliesNumber: Facts { Facts(bits: 8) }
        /// Something else asks for a closer look: faulty specifiers, many arguments, types that few texts have.
        static var isIrregular: Facts { Facts(bits: 16) }

        /// Adds facts.
        mutating func insert(_ facts: Facts) { bits |= facts.bits }

        /// Whether others are all among them.
        func contains(_ facts: Facts) -> Bool { facts.bits & ~bits == 0 }
    }

    /// The arguments that some text shows.
    private(set) var shown: UInt16 = 0

    /// The arguments that some text shows as integers; all others are shown as what they are.
    private(set) var integers: UInt16 = 0

    /// The arguments that all texts for other numbers show.
    private(set) var shownByOthers: UInt16 = .max

    /// The arguments that all texts show which can't spell their number.
    private(set) var shownByAll: UInt16 = .max

    /// The quantities of a plural, a bit for each in CLDR's order.
    private(set) var categories: UInt8 = 0

    /// Facts that take a bit.
    private(set) var facts = Facts()

    /// The names that protected parts give to arguments, in the file's list.
    var names: Range<Int32> = 0..<0

    private var oneIsBare = false

    /// Adds a text without percent signs.
    mutating func add(_ item: AndroidFile.Item) { add(item, shown: 0) }

    /// Adds a text with what it claims of arguments, which is a stretch of its file's claims.
    mutating func add(
        _ item: AndroidFile.Item,
        _ format: AndroidFile.Format,
        _ claims: [AndroidFile.Claim]
    ) {
        var shownHere: UInt16 = 0
        let claimed = format.claims.range
        var index = claimed.lowerBound
        while index < claimed.upperBound {
            let claim = claims[index]
            index += 1
            guard claim.argument >= 0, claim.argument < UInt16.bitWidth else {
                facts.insert(.isIrregular)
                continue
            }
            shownHere |= 1 << claim.argument
            switch claim.type {
            case .any: break
            case .integer(IntegerType(bits: 64)): integers |= 1 << claim.argument
            default: facts.insert(.isIrregular)
            }
        }
        facts.insert(format.hasArguments ? .isFormat : .hasBarePercent)
        if !format.problems.isEmpty { facts.insert(.isIrregular) }
        if !format.names.isEmpty { add(names: format.names.range) }
        add(item, shown: shownHere)
    }

    private mutating func add(_ item: AndroidFile.Item, shown shownHere: UInt16) {
        if item.isEmpty { facts.insert(.hasEmptyText) }
        if item.category == .one, shownHere == 0 { oneIsBare = true }
        shown |= shownHere
        if oneIsBare, shown != 0 { facts.insert(.impliesNumber) }
        if item.category == .other { shownByOthers &= shownHere }
        if !item.maySpellNumber { shownByAll &= shownHere }
        categories |= 1 << UInt8(truncatingIfNeeded: item.category.order)
    }

    /// Texts are added in the order of the list of names, unless their order in the file is not CLDR's.
    private mutating func add(names range: Range<Int>) {
        let lower = Int32(truncatingIfNeeded: range.lowerBound)
        let upper = Int32(truncatingIfNeeded: range.upperBound)
        names = names.isEmpty ? lower..<upper : min(lower, names.lowerBound)..<max(upper, names.upperBound)
    }

    /// The first argument that is shown as an integer; nil if none is.
    var firstInteger: Int? { integers == 0 ? nil : integers.trailingZeroBitCount }

    /// How many arguments there are up to the last one that is shown.
    var argumentCount: Int { UInt16.bitWidth - shown.leadingZeroBitCount }
}
