/// Which numbers an argument can be; whole numbers from 0 on always belong to it.
public struct NumberDomain: Sendable, Hashable {
    public var hasNegatives: Bool

    /// Whether numbers with a fraction belong to it.
    public var hasFractions: Bool

    public init(hasNegatives: Bool, hasFractions: Bool) {
        self.hasNegatives = hasNegatives
        self.hasFractions = hasFractions
    }

    /// 0, 1, 2 …: the numbers that decide whether a rewriting is exact.
    public static let wholeNumbers = NumberDomain(hasNegatives: false, hasFractions: false)

    /// The numbers that an argument of a type can be: integers are whole, unsigned ones never negative; all others can be
    /// any decimal.
    public init(of type: ArgumentType) {
        switch type {
        case .integer(let type): self.init(hasNegatives: type.isSigned, hasFractions: false)
        default: self.init(hasNegatives: true, hasFractions: true)
        }
    }
}
