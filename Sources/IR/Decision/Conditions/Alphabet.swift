/// The letters that a question's conditions tell apart.
struct Alphabet {
    /// What each letter is spelled as: itself, or one that stands for many that no condition tells apart.
    let scalars: [Unicode.Scalar]
    private let numbers: [Unicode.Scalar: Int]

    /// The letters of decimal numbers: digits ascending, then the point and the minus sign.
    static let decimal = Alphabet((0..<DecimalLetter.count).map(DecimalLetter.scalar))

    /// Creates an alphabet of the given scalars and one letter for all others.
    init(_ scalars: [Unicode.Scalar]) {
        self.scalars = scalars
        numbers = Dictionary(zip(scalars, scalars.indices), uniquingKeysWith: { first, _ in first })
    }

    /// The letter that a scalar is; nil if it is none that the conditions name.
    func letter(_ scalar: Unicode.Scalar) -> Int? { numbers[scalar] }

    /// The letters of a set as bits, for alphabets of at most 64 letters.
    func letters(of set: RegularExpression.ScalarSet) -> UInt64 {
        var letters: UInt64 = 0
        for (index, scalar) in scalars.enumerated() where index < 64 && set.contains(scalar) {
            letters |= 1 << UInt64(index)
        }
        return letters
    }
}

extension Alphabet {
    /// More scalars in the sets of expressions are not looked at one by one.
    private static let maximumSetSize = 4_000

    /// Unicode's classes of a scalar, so far as expressions can name them.
    private struct Classes: Hashable {
        var isDigit, isWord, isSpace, isLineEnd: Bool

        init(_ scalar: Unicode.Scalar) {
            isDigit = RegularExpression.ScalarSet.Class.digit.contains(scalar)
            isWord = RegularExpression.ScalarSet.Class.word.contains(scalar)
            isSpace = RegularExpression.ScalarSet.Class.space.contains(scalar)
            isLineEnd = RegularExpression.ScalarSet.Class.lineEnd.contains(scalar)
        }
    }

    /// What conditions say of a scalar: letters of one kind are one letter.
    private struct Kind: Hashable {
        /// The scalar itself, if a text holds it.
        var own: Unicode.Scalar?
        var classes: Classes
        var sets: [Bool]
    }

    /// The letters of all texts, so far as conditions tell them apart.
    init(wordsFor conditions: [Condition]) throws(Undecided) {
        var texts: Set<Unicode.Scalar> = []
        var sets: [RegularExpression.ScalarSet] = []
        for condition in conditions {
            switch condition {
            case .text(let text): texts.formUnion(text.unicodeScalars)
            case .matches(let expression): expression.parsed?.collectSets(&sets)
            default: break
            }
        }
        guard !sets.isEmpty else {
            let other = Self.candidates.lazy.first { !texts.contains($0) }
            self.init(texts.union(other.map { [$0] } ?? []).sorted())
            return
        }
        let named = texts.union(try Self.members(of: sets))
        var kinds: Set<Kind> = []
        var scalars: [Unicode.Scalar] = []
        func add(_ scalar: Unicode.Scalar) {
            let kind = Kind(
                own: texts.contains(scalar) ? scalar : nil,
                classes: Classes(scalar),
                sets: sets.map { $0.contains(scalar) }
            )
            if kinds.insert(kind).inserted { scalars.append(scalar) }
        }
        // Letters that can be read stand for the others.
        for scalar in Self.candidates where named.contains(scalar) { add(scalar) }
        for scalar in named.sorted() { add(scalar) }
        var classes: Set<Classes> = []
        for scalar in Self.candidates where !named.contains(scalar) {
            if classes.insert(Classes(scalar)).inserted { add(scalar) }
        }
        self.init(scalars.sorted())
    }

    /// All scalars that the ranges of sets name, in any case.
    private static func members(of sets: [RegularExpression.ScalarSet]) throws(Undecided) -> Set<Unicode.Scalar> {
        var members: Set<Unicode.Scalar> = []
        var count = 0
        for set in sets {
            for range in set.ranges {
                count += range.count
                if count > maximumSetSize { throw .tooLarge }
                for value in range {
                    guard let scalar = Unicode.Scalar(value), members.insert(scalar).inserted else { continue }
                    members.formUnion(scalar.isASCII ? scalar.otherCases : foldings[scalar] ?? [])
                }
            }
        }
        return members
    }

    /// For each scalar beyond ASCII those that have it as another case.
    private static let foldings: [Unicode.Scalar: [Unicode.Scalar]] = {
        var foldings: [Unicode.Scalar: [Unicode.Scalar]] = [:]
        // No letter with cases stands higher.
        for scalar in (UInt32(0x80)...0x1FFFF).lazy.compactMap(Unicode.Scalar.init) {
            for other in scalar.otherCases { foldings[other, default: []].append(scalar) }
        }
        return foldings
    }()

    /// Scalars in the order in which they are taken to stand for others: some that can be read, then one of every class
    /// among those of the first planes.
    private static let candidates: [Unicode.Scalar] = {
        let readable = Array("abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ -_.,:;".unicodeScalars)
        let rest = (UInt32(0x21)...0x3000).lazy.compactMap(Unicode.Scalar.init).filter { !readable.contains($0) }
        let controls = (UInt32(0)...0x20).lazy.compactMap(Unicode.Scalar.init).filter { !readable.contains($0) }
        let digits = (UInt32(0xA620)...0x1FFFF).lazy.compactMap(Unicode.Scalar.init)
            .filter { $0.properties.generalCategory == .decimalNumber }
        return readable + rest + controls + digits
    }()
}

extension RegularExpression.Node {
    /// Adds all sets of scalars that the tree looks for, those of its assertions included.
    fileprivate func collectSets(_ sets: inout [RegularExpression.ScalarSet]) {
        switch self {
        case .empty: break
        case .scalar(let set): sets.append(set)
        case .sequence(let nodes), .alternatives(let nodes): for node in nodes { node.collectSets(&sets) }
        case .repetition(let node, _), .lookAround(_, let node): node.collectSets(&sets)
        case .assertion(.endOrLastLineEnd):
            sets.append(.init(ranges: [0x0A...0x0A, 0x0D...0x0D], ignoresCase: false))
            sets.append(.init(ranges: [0x0D...0x0D], ignoresCase: false))
        case .assertion: break
        }
    }
}
