/// The letters that a question's conditions tell apart.
struct Alphabet {
    /// What each letter is spelled as: itself, or one that stands for many that no condition tells apart.
    let scalars: [Unicode.Scalar]
    private let numbers: [Unicode.Scalar: Int]

    /// The letters of decimal numbers: digits ascending, then the point and the minus sign.
    static let decimal = Alphabet((0..<DecimalLetter.count).map(DecimalLetter.scalar))

    private init(_ scalars: [Unicode.Scalar]) {
        self.scalars = scalars
        numbers = Dictionary(zip(scalars, scalars.indices), uniquingKeysWith: { first, _ in first })
    }

    /// The letters of all texts, so far as conditions tell them apart.
    init(wordsFor conditions: [Condition]) throws(Undecided) {
        var scalars: Set<Unicode.Scalar> = []
        for condition in conditions {
            switch condition {
            case .text(let text): scalars.formUnion(text.unicodeScalars)
            case .matches: throw .unsupportedExpression
            default: break
            }
        }
        let other = (UInt32(0x61)...0x10FFFF).lazy.compactMap(Unicode.Scalar.init).first { !scalars.contains($0) }
        self.init(scalars.sorted() + (other.map { [$0] } ?? []))
    }

    /// The letter that a scalar is; nil if it is none that the conditions name.
    func letter(_ scalar: Unicode.Scalar) -> Int? { numbers[scalar] }
}
