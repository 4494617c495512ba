extension RegularExpression {
    public struct ScalarSet: Sendable, Hashable {
        /// A class of scalars that Unicode's properties make.
        public enum Class: Sendable, Hashable {
            /// `\d`: decimal digits of every script.
            case digit
            /// `\w`: letters, marks, decimal digits, connecting punctuation and the two joiners.
            case word
            /// `\s`: white space, by Unicode's property.
            case space
            /// The ends of lines, which `.` leaves out.
            case lineEnd
        }

        /// A class or its complement.
        public struct Member: Sendable, Hashable {
            public var `class`: Class

            /// Whether the scalars outside the class are meant.
            public var isNegated: Bool

            public init(_ class: Class, isNegated: Bool = false) {
                self.class = `class`
                self.isNegated = isNegated
            }
        }

        /// Ranges of scalar values.
        public var ranges: [ClosedRange<UInt32>] = []

        /// Classes that belong to the set as well.
        public var classes: [Member] = []

        /// Whether the scalars outside all of these are meant.
        public var isNegated = false

        /// Whether a letter belongs to the set if its other case does.
        public var ignoresCase = true

        public func contains(_ scalar: Unicode.Scalar) -> Bool {
            if has(scalar) { return !isNegated }
            if ignoresCase, !ranges.isEmpty {
                for other in scalar.otherCases where hasInRanges(other) { return !isNegated }
            }
            return isNegated
        }

        private func has(_ scalar: Unicode.Scalar) -> Bool {
            hasInRanges(scalar) || classes.contains { $0.class.contains(scalar) != $0.isNegated }
        }

        private func hasInRanges(_ scalar: Unicode.Scalar) -> Bool { ranges.contains { $0.contains(scalar.value) } }
    }
}

extension RegularExpression.ScalarSet.Class {
    /// Whether a scalar belongs to the class.
    func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch self {
        case .digit: return scalar.properties.generalCategory == .decimalNumber
        case .word:
            switch scalar.properties.generalCategory {
            case .decimalNumber, .connectorPunctuation, .nonspacingMark, .spacingMark, .enclosingMark: return true
            default: return scalar.properties.isAlphabetic || scalar.value == 0x200C || scalar.value == 0x200D
            }
        case .space: return scalar.properties.isWhitespace
        case .lineEnd: return scalar.isLineEnd
        }
    }
}

extension Unicode.Scalar {
    /// Whether ICU takes the scalar for the end of a line.
    var isLineEnd: Bool { (0x0A...0x0D).contains(value) || value == 0x85 || value == 0x2028 || value == 0x2029 }

    /// The same letter in other cases, by case mappings to one scalar.
    var otherCases: [Unicode.Scalar] {
        if value < 0x80 {
            guard (0x41...0x5A).contains(value & 0xDF), let other = Unicode.Scalar(value ^ 0x20) else { return [] }
            // U+212A KELVIN SIGN and U+017F LONG S fold to ASCII letters.
            switch value | 0x20 {
            case 0x6B: return [other, "\u{212A}"]
            case 0x73: return [other, "\u{017F}"]
            default: return [other]
            }
        }
        // The dotless i is a letter of its own.
        if value == 0x131 { return [] }
        var others: [Unicode.Scalar] = []
        func add(_ mapping: String) {
            let scalars = mapping.unicodeScalars
            if let only = scalars.first, scalars.count == 1, only != self, !others.contains(only) {
                others.append(only)
            }
        }
        add(properties.lowercaseMapping)
        add(properties.uppercaseMapping)
        add(properties.titlecaseMapping)
        for other in others {
            add(other.properties.lowercaseMapping)
            add(other.properties.uppercaseMapping)
        }
        return others
    }
}
