import InterlinguaIR

/// Goes through a format as CoreFoundation's scanner does: a loose machine in which flags, sizes, width, precision and
/// position come in any order, until a letter ends the specifier.
struct FoundationFormatScanner {
    /// One argument that the text reads.
    struct Use: Sendable {
        var place: FoundationFormat.Place
        /// As what it is taken; nil for a reference to a variable, which says so itself.
        var storage: FoundationFormat.Storage?
    }

    struct Result {
        /// The pieces in order.
        var pieces: [FoundationFormat.Piece] = []
        /// The arguments that are used.
        var uses: [Use] = []
        var percentSigns = 0
        /// Why the app would crash; nil if it does not.
        var failure: RuntimeFailure?
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var result = Result()

    /// Beyond these the scanner gives up with an overflow, and the call that formats crashes.
    private static let highestPosition = Int(Int8.max)
    private static let largestSize = Int(Int32.max)

    /// Texts of a file can ask for gigabytes of blanks; no real one is near this.
    private static let keptSize = 10_000

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Reads the text.
    mutating func scan() {
        var index = 0
        var start = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "%") else {
                index += 1
                continue
            }
            appendText(start..<index)
            index = specifier(at: index)
            start = index
        }
        appendText(start..<index)
        result.percentSigns = bytes.count { $0 == UInt8(ascii: "%") }
    }

    /// Adds bytes that stand for themselves.
    private mutating func appendText(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        result.pieces.append(.text(String(decoding: bytes[range], as: UTF8.self)))
    }

    /// What is known of a specifier while it is read.
    private struct State {
        var specifier = FoundationFormat.Specifier()
        var size: UInt8 = 0
        var hasDot = false
        var hasSharp = false
        var hasBracket = false
        var isBracketClosed = false
        /// Where the name of a variable starts, while it is read.
        var nameStart: Int?
        var nameEnd: Int?
        var awaitsWidth = false
        var awaitsPrecision = false

        /// Whether a byte is one behind which the next one is read at once: a point, or the last digit of a number.
        func looksAhead(behind byte: UInt8, at end: Int) -> Bool {
            switch byte {
            case UInt8(ascii: "."): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"): numberEnd == end
            default: false
            }
        }

        var numberEnd: Int?
    }

    /// Reads a specifier and returns the offset behind it.
    private mutating func specifier(at start: Int) -> Int {
        var state = State()
        var index = start + 1
        while index < bytes.count {
            let byte = bytes[index]
            if state.nameStart != nil {
                if let end = name(byte, at: &index, from: start, &state) { return end }
                continue
            }
            switch byte {
            case UInt8(ascii: "#"):
                state.hasSharp = true
                state.specifier.flags.insert(.sharp)
            case UInt8(ascii: " "): state.specifier.flags.insert(.space)
            case UInt8(ascii: "+"): state.specifier.flags.insert(.plus)
            case UInt8(ascii: "-"): state.specifier.flags.insert(.minus)
            case UInt8(ascii: "0"):
                if state.hasDot { state.specifier.precision = .literal(0) } else { state.specifier.flags.insert(.zero) }
            case UInt8(ascii: "1")...UInt8(ascii: "9"):
                guard let end = number(at: index, &state) else { return bytes.count }
                index = end
                state.numberEnd = end
                continue
            case UInt8(ascii: "*"):
                state.awaitsWidth = true
                state.specifier.width = .argument(.next)
            case UInt8(ascii: "."):
                state.hasDot = true
                state.specifier.precision = .literal(0)
                if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
                    state.awaitsPrecision = true
                    state.specifier.precision = .argument(.next)
                    index += 1
                }
            case UInt8(ascii: "h"), UInt8(ascii: "l"):
                let isDouble = index + 1 < bytes.count && bytes[index + 1] == byte
                state.size = byte == UInt8(ascii: "l") ? 64 : isDouble ? 8 : 16
                if isDouble { index += 1 }
            case UInt8(ascii: "q"), UInt8(ascii: "t"), UInt8(ascii: "z"), UInt8(ascii: "j"): state.size = 64
            // The size of a long double, which an integer does not have.
            case UInt8(ascii: "L"): state.size = 0
            case UInt8(ascii: "["):
                guard !state.hasBracket else { break }
                state.hasBracket = true
                state.nameStart = index + 1
            case UInt8(ascii: "@") where state.hasSharp:
                state.hasSharp = false
                state.nameStart = index + 1
            default: return finish(state, conversion: byte, at: index, from: start)
            }
            index += 1
        }
        // Without a letter at its end nothing of it is shown, unless the scanner looked beyond the end, where a zero stands.
        guard state.nameStart == nil, case let last = bytes[bytes.count - 1],
            state.looksAhead(behind: last, at: bytes.count)
        else {
            return bytes.count
        }
        return showLiteral(from: start, to: bytes.count)
    }

    /// Reads one byte of a variable's name and moves on; gives the offset behind the specifier if that ends here.
    private mutating func name(_ byte: UInt8, at index: inout Int, from start: Int, _ state: inout State) -> Int? {
        index += 1
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"):
            return nil
        case UInt8(ascii: "]"):
            if state.hasBracket {
                state.isBracketClosed = true
                state.nameEnd = index - 1
            }
            return nil
        case UInt8(ascii: "@"):
            let bounds = (state.nameStart ?? index)..<(state.nameEnd ?? index - 1)
            let place = state.specifier.place
            let isVariable = !bounds.isEmpty && !state.isBracketClosed
            result.uses.append(Use(place: place, storage: isVariable ? nil : .object))
            if !isVariable {
                state.specifier.conversion = byte
                result.pieces.append(.specifier(state.specifier))
            } else {
                result.pieces.append(.variable(String(decoding: bytes[bounds], as: UTF8.self), place))
            }
            return index
        default:
            // Any other character ends the name in silence, and the specifier goes on behind it.
            state.nameStart = nil
            while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
            // Of a pair of surrogates the second one already ends the specifier.
            return byte >= 0xF0 ? showLiteral(from: start, to: index) : nil
        }
    }

    /// Reads a position, a width or a precision, and returns the offset behind it; nil if the text can't be used.
    private mutating func number(at start: Int, _ state: inout State) -> Int? {
        var index = start
        var number = 0
        while index < bytes.count, case let digit = Int(bytes[index]) - 0x30, 0...9 ~= digit {
            number = min(number * 10 + digit, Self.largestSize + 1)
            index += 1
        }
        let isPosition = index < bytes.count && bytes[index] == UInt8(ascii: "$")
        guard number <= (isPosition ? Self.highestPosition : Self.largestSize) else {
            result.failure = RuntimeFailure(
                "position-out-of-range",
                "the number \(number) in the text is too large for a format; formatting fails and the app crashes"
            )
            return nil
        }
        guard isPosition else {
            let size = FoundationFormat.Size.literal(Int16(clamping: min(number, Self.keptSize)))
            if state.hasDot { state.specifier.precision = size } else { state.specifier.width = size }
            return index
        }
        let place = FoundationFormat.Place.position(UInt8(clamping: number))
        if state.awaitsPrecision {
            state.awaitsPrecision = false
            state.specifier.precision = .argument(place)
        } else if state.awaitsWidth {
            state.awaitsWidth = false
            state.specifier.width = .argument(place)
        } else {
            state.specifier.place = place
        }
        return index + 1
    }

    /// Ends a specifier with its letter.
    private mutating func finish(_ state: State, conversion: UInt8, at index: Int, from start: Int) -> Int {
        guard let storage = FoundationFormat.Storage(conversion: conversion) else {
            var end = index + 1
            while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
            _ = showLiteral(from: start, to: end)
            // The first half of a surrogate pair ends the specifier, and the second one is left.
            if conversion >= 0xF0, index > start + 1 { result.pieces.append(.text("\u{FFFD}")) }
            return end
        }
        var specifier = state.specifier
        specifier.conversion = conversion
        specifier.storage = storage
        specifier.bits = state.size == 0 ? 32 : state.size
        switch conversion {
        case UInt8(ascii: "D"), UInt8(ascii: "U"), UInt8(ascii: "O"): specifier.bits = 64
        case UInt8(ascii: "c"): specifier.bits = 8
        default: break
        }
        for size in [specifier.width, specifier.precision] {
            if case .argument(let place) = size { result.uses.append(Use(place: place, storage: .integer)) }
        }
        result.uses.append(Use(place: specifier.place, storage: storage))
        result.pieces.append(.specifier(specifier))
        return index + 1
    }

    /// Shows the one character behind the percent sign, whatever else the specifier held.
    private mutating func showLiteral(from start: Int, to end: Int) -> Int {
        var shown = start + 2
        while shown < end, bytes[shown] & 0xC0 == 0x80 { shown += 1 }
        result.pieces.append(.text(String(decoding: bytes[start + 1..<min(shown, end)], as: UTF8.self)))
        return end
    }
}

extension FoundationFormatScanner.Result {
    /// The arguments that the positions show; empty where all positions up to the highest are mentioned.
    func shiftedPlaces() -> [Int] {
        var used = Set<Int>()
        var next = 1
        for use in uses {
            switch use.place {
            case .position(let position): used.insert(Int(position))
            case .next:
                used.insert(next)
                next += 1
            }
        }
        guard let highest = used.max(), highest > used.count else { return [] }
        var place = 0
        return (1...highest).map { position in
            if used.contains(position) { place += 1 }
            return place
        }
    }
}

extension FoundationFormat.Storage {
    /// What a conversion reads; nil for a letter that is none.
    init?(conversion: UInt8) {
        switch conversion {
        case UInt8(ascii: "@"): self = .object
        case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "D"), UInt8(ascii: "u"), UInt8(ascii: "U"),
            UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"), UInt8(ascii: "O"):
            self = .integer
        case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"),
            UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
            self = .double
        case UInt8(ascii: "c"): self = .character
        case UInt8(ascii: "C"): self = .utf16Unit
        case UInt8(ascii: "s"): self = .cString
        case UInt8(ascii: "S"): self = .utf16String
        case UInt8(ascii: "p"), UInt8(ascii: "P"): self = .pointer
        case UInt8(ascii: "n"): self = .skipped
        default: return nil
        }
    }
}
