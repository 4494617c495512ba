import InterlinguaIR

/// The first numbers for which each of some conditions is the first to hold.
struct NumberExamples {
    /// The numbers of a condition.
    struct Numbers: Sendable {
        /// The first few, ascending.
        var shown: [DecimalNumber] = []

        var hasMore = false

        /// Whether only very large numbers get there, which hardly any text counts.
        var isRare: Bool { shown.first.map { $0.digits.count + $0.exponent > 6 } ?? true }

        /// The only number; nil if there are several.
        var only: DecimalNumber? { hasMore || shown.count != 1 ? nil : shown.first }

        /// The list for people: `2, 3, 4, 22 …`.
        var text: String { shown.map(\.description).joined(separator: ", ") + (hasMore ? " …" : "") }
    }

    private struct Query: Hashable {
        var conditions: [Condition]
        var language: LanguageTag
        var isWhole: Bool
    }

    private static let limit = 4

    private static let small = (0...200).map { DecimalNumber($0) }
    private static let fractions = ["0.1", "0.5", "1.5", "2.5", "10.1"].compactMap { DecimalNumber($0) }
    private static let large = [1_000, 1_000_000, 2_000_000].map { DecimalNumber($0) }

    private var known: [Query: [Numbers]] = [:]

    /// The numbers of each condition; the first that holds takes a number, and `otherwise` what no other does.
    ///
    /// - Parameter isWhole: whether fractions are never asked for.
    mutating func numbers(of conditions: [Condition], in language: LanguageTag, isWhole: Bool) -> [Numbers] {
        let query = Query(conditions: conditions, language: language, isWhole: isWhole)
        if let found = known[query] { return found }
        var result = conditions.map { _ in Numbers() }
        func add(_ numbers: [DecimalNumber], when isWanted: (Numbers) -> Bool) {
            let wanted = result.map(isWanted)
            for number in numbers {
                guard let place = Self.place(of: number, among: conditions, in: language), wanted[place] else {
                    continue
                }
                if result[place].shown.count < Self.limit {
                    result[place].shown.append(number)
                } else {
                    result[place].hasMore = true
                }
            }
        }
        add(Self.small) { _ in true }
        if !isWhole { add(Self.fractions) { $0.shown.isEmpty } }
        add(Self.large) { $0.shown.isEmpty }
        for place in result.indices where !result[place].shown.isEmpty && !conditions[place].isOneNumber {
            // Rules that hold for few small numbers may hold for large ones, too, but for 0, 1 and 2 of many languages.
            if result[place].isRare || result[place].shown[0].fractionDigits.isEmpty == false {
                result[place].hasMore = true
            }
        }
        known[query] = result
        return result
    }

    static func place(of number: DecimalNumber, among conditions: [Condition], in language: LanguageTag) -> Int? {
        conditions.firstIndex { $0 != .otherwise && $0.holds(for: number, language: language) }
            ?? conditions.firstIndex(of: .otherwise)
    }
}

extension Condition {
    /// Whether it holds for a single number by what it says.
    fileprivate var isOneNumber: Bool {
        if case .number(let range) = self { return range.onlyNumber != nil }
        return false
    }
}
