import InterlinguaIR
import InterlinguaSemantics

/// What is passed for an entry in a language.
struct ArgumentCombinations: Sendable {
    /// The combinations, the smallest numbers first.
    var all: [CallArguments]

    /// Whether some were left out, since there are too many.
    var isSampled: Bool
}

extension ArgumentPlan {
    /// More combinations of what chooses texts, and of these with widths, devices and products, are not tried.
    private static let combinationLimit = 1_300

    /// More values of one argument are not all paired with another's.
    private static let pairedLimit = 61

    /// What is passed, the smallest numbers first.
    ///
    /// Where there are too many combinations, every two choices still meet in one of them.
    func combinations(in languages: [LanguageTag], _ numbers: NumberChoices) -> ArgumentCombinations {
        var result = values(in: languages, numbers)
        vary(\.width, by: widths.flatMap { [$0 > 0 ? $0 - 1 : 0, $0, $0 == .max ? $0 : $0 + 1] }, &result)
        vary(\.device, by: devices.elements + (devices.isEmpty ? [] : ["unknown"]), &result)
        vary(\.product, by: products.elements, &result)
        return result
    }

    private func vary<Value>(
        _ member: WritableKeyPath<CallArguments, Value?>,
        by choices: [Value],
        _ combinations: inout ArgumentCombinations
    ) {
        guard !choices.isEmpty else { return }
        let all = combinations.all
        let isWhole = all.count * (choices.count + 1) <= Self.combinationLimit
        if !isWhole { combinations.isSampled = true }
        // Of too many each is combined with some choices, and each choice with many of them.
        let step = isWhole ? 1 : min(choices.count, all.count)
        for (place, choice) in choices.enumerated() {
            for index in stride(from: isWhole ? 0 : place % step, to: all.count, by: step) {
                var varied = all[index]
                varied[keyPath: member] = choice
                combinations.all.append(varied)
            }
        }
    }

    /// An argument that chooses, with values of each class.
    fileprivate struct Dimension {
        let argument: Int
        let values: [ArgumentValue]
        /// Those to be combined with other arguments': whole numbers that are not negative, and words.
        let small: [ArgumentValue]
    }

    private func dimensions(in languages: [LanguageTag], _ numbers: NumberChoices) -> [Dimension] {
        arguments.indices.compactMap { argument in
            var values: [ArgumentValue] = []
            var small: [ArgumentValue] = []
            if selecting.contains(argument) {
                let found = numbers.numbers(for: question(for: argument, in: languages))
                values = found.map { .number($0) }
                small = found.filter { $0.isWhole && !$0.isNegative }.map { .number($0) }
            }
            if texts[argument] != nil || wordSides[argument] != nil {
                var words = texts[argument] ?? []
                for word in NumberChoices.words(for: wordSides[argument] ?? [], in: languages.first ?? .undetermined)
                where !words.contains(word) { words.append(word) }
                words.append("unknown")
                values += words.map { .text($0) }
                small += words.map { .text($0) }
            }
            if values.isEmpty { return nil }
            if optional.contains(argument) {
                values.append(.absent)
                small.append(.absent)
            }
            return Dimension(argument: argument, values: values, small: small)
        }
    }

    private func values(in languages: [LanguageTag], _ numbers: NumberChoices) -> ArgumentCombinations {
        if arguments.isEmpty { return ArgumentCombinations(all: [CallArguments()], isSampled: false) }
        let dimensions = dimensions(in: languages, numbers)
        let chosen = Set(dimensions.map(\.argument))
        let variety: [[ArgumentValue]] = arguments.indices.map { index in
            chosen.contains(index) ? [.number(2)] : self.variety(ofArgument: index)
        }
        let base: [[ArgumentValue]] = (0..<(variety.map(\.count).max() ?? 1)).map { step in
            variety.map { choices in choices[step % choices.count] }
        }
        if dimensions.isEmpty { return ArgumentCombinations(all: base.map { CallArguments($0) }, isSampled: false) }
        var result: [[ArgumentValue]] = []
        // Of more numbers than causes are put together, no two unusual ones are passed at once.
        let areFew = dimensions.count <= CauseSearch.depth
        let paired = dimensions.map { areFew || $0.small.isEmpty ? $0.values : $0.small }
        let count = paired.reduce(1) { min($0 * max($1.count, 1), .max / 1_000_000) }
        let isWhole = count <= Self.combinationLimit
        if dimensions.count > 1 {
            result = isWhole ? product(of: dimensions, paired, base) : pairs(of: dimensions, paired, base)
        }
        for (place, dimension) in dimensions.enumerated() {
            for (step, value) in dimension.values.enumerated() {
                var values = base[step % base.count]
                for other in dimensions where other.argument != dimension.argument {
                    values[other.argument] = other.usual(step + place)
                }
                values[dimension.argument] = value
                result.append(values)
            }
        }
        return ArgumentCombinations(
            all: result.map { CallArguments($0) },
            isSampled: !areFew || dimensions.count > 2 && !isWhole
        )
    }

    private func product(
        of dimensions: [Dimension],
        _ paired: [[ArgumentValue]],
        _ base: [[ArgumentValue]]
    ) -> [[ArgumentValue]] {
        var result = [base[0]]
        for (dimension, choices) in zip(dimensions, paired) {
            result = result.flatMap { values in
                choices.map { value in
                    var changed = values
                    changed[dimension.argument] = value
                    return changed
                }
            }
        }
        return result
    }

    /// Rows of orthogonal arrays: any two arguments take every pair of values, but those beyond a limit of each.
    private func pairs(
        of dimensions: [Dimension],
        _ paired: [[ArgumentValue]],
        _ base: [[ArgumentValue]]
    ) -> [[ArgumentValue]] {
        let counts = paired.map { min($0.count, Self.pairedLimit) }
        let prime = Self.prime(from: max(counts.max() ?? 2, 2))
        var result: [[ArgumentValue]] = []
        var scale = 1
        repeat {
            for first in 0..<prime {
                for second in 0..<prime {
                    var values = base[result.count % base.count]
                    for (place, dimension) in dimensions.enumerated() {
                        let slope = place / scale % prime
                        values[dimension.argument] = paired[place][(first + second * slope) % prime % counts[place]]
                    }
                    result.append(values)
                }
            }
            scale *= prime
        } while scale < dimensions.count
        return result
    }

    /// The smallest prime number that is not below a number.
    private static func prime(from number: Int) -> Int {
        var candidate = number
        while (2..<candidate).contains(where: { candidate.isMultiple(of: $0) }) { candidate += 1 }
        return candidate
    }

    /// Values for an argument that does not select; no two arguments have the same ones.
    private func variety(ofArgument index: Int) -> [ArgumentValue] {
        if sizes.contains(index) { return [.number(5 + index), .number(3)] }
        func number(_ text: String) -> ArgumentValue { .number(DecimalNumber(text) ?? .zero) }
        switch arguments[index].type {
        case .integer(let type):
            let largest: [Int: String] = [
                8: type.isSigned ? "12" : "25", 16: type.isSigned ? "3276" : "6553",
                32: type.isSigned ? "214748364" : "429496729",
                64: type.isSigned ? "922337203685477580" : "1844674407370955161",
            ]
            let last = String(min(index, type.isSigned ? 7 : 5))
            return [.number(40 + index), .number(0)] + (type.isSigned ? [.number(-5 - index)] : [])
                + [number((largest[type.bits] ?? "12") + last)]
        case .number: return [.number(40 + index), .number(0), .number(-5 - index), .number(1_234_567 + index)]
        case .decimal:
            return [number("\(2 + index).7182"), .number(0), number("-\(3 + index).1416"), number("1234567.891")]
        case .character: return [letter(ofArgument: index)]
        case .date: return [.date("date \(index + 1)")]
        case .list: return [.list([.text("item 1"), .text("item 2")])]
        case .any, .text:
            let texts = [0, 1].map { SentinelText.value($0, ofArgument: index) }
            return texts + (fields.contains(index) ? [letter(ofArgument: index)] : [])
        }
    }

    private func letter(ofArgument index: Int) -> ArgumentValue {
        .text(String(UnicodeScalar(UInt8(truncatingIfNeeded: 65 + index % 26))))
    }
}

extension ArgumentPlan.Dimension {
    /// What stands here while another argument takes all its values: 2, 5 and 1 in turn, so that texts differ too, or
    /// the words in turn.
    fileprivate func usual(_ step: Int) -> ArgumentValue {
        let number = ArgumentValue.number([2, 5, 1][step % 3])
        if values.contains(number) { return number }
        if values.contains(.number(2)) { return .number(2) }
        return small.isEmpty ? values[0] : small[step % small.count]
    }
}
