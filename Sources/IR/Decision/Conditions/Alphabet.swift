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
