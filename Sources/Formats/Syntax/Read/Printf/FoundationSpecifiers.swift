import InterlinguaIR

/// The specifiers of a text if they are of the kinds that nearly all are: `%@`, `%d`, `%ld`, `%lld` and `%f`, all of them
/// with positions or all without.
///
/// Everything else is left to ``FormatString``, which gives the same for these, but at a price.
struct FoundationSpecifiers {
    /// One specifier.
    struct Specifier {
        /// Byte offsets into the text.
        var range: Range<Int>

        /// The place in the argument list, from 1.
        var position: Int

        /// Index into ``meanings``.
        fileprivate var conversion: Int

        /// What the specifier shows, but for its position.
        var meaning: FormatSpecifier { FoundationSpecifiers.meanings[conversion] }

        /// Whether an object is shown, and no number.
        var isObject: Bool { conversion == 0 }
    }

    /// The specifiers of the text that was read last, in its order.
    private(set) var list: [Specifier] = []

    private static let conversions: [StaticString] = ["@", "d", "ld", "lld", "f"]

    /// What each of the conversions shows.
    fileprivate static let meanings: [FormatSpecifier] = conversions.compactMap { conversion in
        guard
            case .specifier(let specifier)? = FormatString(parsing: "%\(conversion)", as: .foundation).pieces.first?
                .kind
        else { return nil }
        return specifier
    }

    /// Reads a text; false if there are specifiers of other kinds, such as have a fault, or none.
    ///
    /// - Parameters:
    ///   - bytes: The text in UTF-8.
    ///   - startingPosition: The position of the first specifier without one.
    ///   - highestPosition: The highest position that Foundation reads; nil lets the text tell.
    mutating func read(
        _ bytes: UnsafeBufferPointer<UInt8>,
        startingPosition: Int = 1,
        highestPosition: Int? = nil
    ) -> Bool {
        list.removeAll(keepingCapacity: true)
        guard let base = bytes.baseAddress else { return false }
        var nextPosition = startingPosition
        var highest = 0
        var next = bytes.firstIndex(ofByte: UInt8(ascii: "%"))
        while let start = next {
            var index = start + 1
            var number = 0
            while index < bytes.count, base[index] >= 0x30, base[index] <= 0x39, number <= maximumArgumentPosition {
                number = number * 10 + Int(base[index] - 0x30)
                // A leading zero is a flag.
                if number == 0 { return false }
                index += 1
            }
            if number > 0 {
                guard index < bytes.count, base[index] == UInt8(ascii: "$"), nextPosition == startingPosition else {
                    return false
                }
                index += 1
                highest = max(highest, number)
            } else {
                guard highest == 0, nextPosition <= maximumArgumentPosition else { return false }
                number = nextPosition
                nextPosition += 1
            }
            guard let (conversion, end) = Self.conversion(base, index, bytes.count) else { return false }
            list.append(Specifier(range: start..<end, position: number, conversion: conversion))
            next = bytes.firstIndex(ofByte: UInt8(ascii: "%"), from: end)
        }
        return !list.isEmpty && highest <= min(highestPosition ?? 3 * list.count + 2, maximumArgumentPosition)
    }

    /// The conversion that stands at an index, and where it ends; nil for all others.
    private static func conversion(
        _ bytes: UnsafePointer<UInt8>,
        _ start: Int,
        _ count: Int
    ) -> (conversion: Int, end: Int)? {
        guard start < count else { return nil }
        switch bytes[start] {
        case UInt8(ascii: "@"): return (0, start + 1)
        case UInt8(ascii: "d"): return (1, start + 1)
        case UInt8(ascii: "f"): return (4, start + 1)
        case UInt8(ascii: "l"):
            guard start + 1 < count else { return nil }
            if bytes[start + 1] == UInt8(ascii: "d") { return (2, start + 2) }
            guard start + 2 < count, bytes[start + 1] == UInt8(ascii: "l"), bytes[start + 2] == UInt8(ascii: "d") else {
                return nil
            }
            return (3, start + 3)
        default: return nil
        }
    }

    /// What the text that was read says when it is used as a format.
    func pattern(of bytes: UnsafeBufferPointer<UInt8>) -> Pattern {
        var elements: [Element] = []
        elements.reserveCapacity(2 * list.count + 1)
        var start = 0
        var number = 0
        while number < list.count {
            let specifier = list[number]
            if start < specifier.range.lowerBound {
                elements.append(.text(String(decoding: bytes.slice(start..<specifier.range.lowerBound), as: UTF8.self)))
            }
            let format = specifier.meaning.format
            elements.append(.placeholder(Placeholder(argument: specifier.position - 1, format: format)))
            start = specifier.range.upperBound
            number += 1
        }
        if start < bytes.count {
            elements.append(.text(String(decoding: bytes.slice(start..<bytes.count), as: UTF8.self)))
        }
        // No two texts are adjacent, so that nothing is to be joined.
        var pattern = Pattern()
        pattern.elements = elements
        return pattern
    }
}
