extension ArgumentType {
    /// The type of values that both types admit; nil if there are none.
    ///
    /// `any ⊇ text, character, date, list, number` and `number ⊇ integer, decimal`. Of two integer types the wider one
    /// is taken; of equally wide ones the left one.
    public func intersection(with other: ArgumentType) -> ArgumentType? {
        if self == other { return self }
        switch (self, other) {
        case (.any, _): return other
        case (_, .any): return self
        case (.integer(let left), .integer(let right)): return .integer(left.bits >= right.bits ? left : right)
        case (.number, .integer), (.number, .decimal): return other
        case (.integer, .number), (.decimal, .number): return self
        default: return nil
        }
    }

    /// How a diagnostic calls values of this type.
    public var label: String {
        switch self {
        case .any: "anything"
        case .text: "a text"
        case .character: "a character"
        case .date: "a date"
        case .list: "a list"
        case .number: "a number"
        case .integer(let type): "\(type.isSigned ? "an" : "an unsigned") integer of \(type.bits) bits"
        case .decimal: "a decimal number"
        }
    }
}
