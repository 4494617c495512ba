import InterlinguaIR

/// Where a text stands in the order of Finder's lists, by which Xcode sorts keys: signs before numbers before letters, digits
/// by the number that they make, and letters whatever their case.
///
/// What only a collation table knows, such as where other alphabets and accents stand, is left to the code points.
struct FinderOrder: Comparable {
    /// For each sign, digits or letter its class and its place there.
    private let elements: [(kind: UInt8, value: UInt32)]
    private let text: String

    /// The order of signs in the collation that all languages have in common.
    private static let signs = Dictionary(
        uniqueKeysWithValues: "_-–—,;:!?.…'‘’\"“”()[]{}@*/\\&#%`^+<=>|~$".unicodeScalars.enumerated().map {
            ($0.element, UInt32($0.offset))
        }
    )

    /// Takes a text apart.
    init(_ text: String) {
        self.text = text
        var elements: [(kind: UInt8, value: UInt32)] = []
        var number: [UInt32] = []
        func endNumber() {
            if number.isEmpty { return }
            // The more digits behind leading zeros, the larger the number.
            elements.append((3, UInt32(clamping: number.drop { $0 == 0 }.count)))
            for digit in number.drop(while: { $0 == 0 }) { elements.append((3, digit)) }
            number = []
        }
        for scalar in text.unicodeScalars {
            if "0"..."9" ~= scalar {
                number.append(scalar.value - 0x30)
                continue
            }
            endNumber()
            if scalar.properties.isWhitespace {
                elements.append((0, scalar.value))
            } else if let place = Self.signs[scalar] {
                elements.append((1, place))
            } else if scalar.properties.isAlphabetic {
                for lower in scalar.properties.lowercaseMapping.unicodeScalars { elements.append((4, lower.value)) }
            } else {
                elements.append((2, scalar.value))
            }
        }
        endNumber()
        self.elements = elements
    }

    /// Whether one text stands before another; where nothing else decides, small letters do and then code points.
    static func < (left: FinderOrder, right: FinderOrder) -> Bool {
        for (own, other) in zip(left.elements, right.elements) where own != other { return own < other }
        if left.elements.count != right.elements.count { return left.elements.count < right.elements.count }
        return left.text.unicodeScalars.lexicographicallyPrecedes(right.text.unicodeScalars) { own, other in
            let (isSmall, isOtherSmall) = (own.properties.isLowercase, other.properties.isLowercase)
            return isSmall == isOtherSmall ? own < other : isSmall
        }
    }

    static func == (left: FinderOrder, right: FinderOrder) -> Bool { left.text.isIdentical(to: right.text) }
}
