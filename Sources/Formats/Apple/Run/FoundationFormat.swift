import InterlinguaIR

/// A text as CoreFoundation reads it when it is used as a format: taken apart once, written for every call.
///
/// Unnumbered specifiers keep no position: they count from wherever the text starts, which differs by where a variable of
/// a .stringsdict is used.
final class FoundationFormat: Sendable {
    /// What an argument is read as.
    enum Storage: UInt8, Sendable {
        /// What a specifier takes from the argument list.
        case object, integer, double, character, utf16Unit, cString, utf16String, pointer, skipped
    }

    /// Where an argument is taken from.
    enum Place: Sendable, Hashable {
        /// The next one that nothing has counted yet.
        case next
        case position(UInt8)

        /// The position that is meant, counted up if it is the next one.
        func position(_ next: inout Int) -> Int {
            switch self {
            case .position(let position): return Int(position)
            case .next:
                next += 1
                return next - 1
            }
        }
    }

    /// A width or a precision.
    enum Size: Sendable, Hashable {
        /// Nothing is said.
        case none
        /// A number in the format.
        case literal(Int16)
        /// The value of an argument.
        case argument(Place)
    }

    /// The flags of a specifier.
    struct Flags: OptionSet, Sendable, Hashable {
        let rawValue: UInt8

        /// `-`: to the left of the field.
        static let minus = Flags(rawValue: 1)
        /// `+`: a sign also for positive numbers.
        static let plus = Flags(rawValue: 2)
        /// A space in place of a plus sign.
        static let space = Flags(rawValue: 4)
        /// `0`: zeros fill the field.
        static let zero = Flags(rawValue: 8)
        /// `#`: the notation is marked.
        static let sharp = Flags(rawValue: 16)
    }

    /// One place where an argument is shown.
    struct Specifier: Sendable {
        var place = Place.next
        var width = Size.none
        var precision = Size.none
        var flags: Flags = []

        /// The size of an integer in bits: 8, 16, 32 or 64.
        var bits: UInt8 = 32

        /// The letter that ends the specifier, in ASCII.
        var conversion: UInt8 = 0

        /// What is taken from the argument list.
        var storage = Storage.object

        /// Whether the value is an integer that is shown as it is, which needs no printing routine.
        var isPlainInteger: Bool {
            flags.isEmpty && width == .none && precision == .none && storage == .integer
        }
    }

    /// A stretch of the text.
    enum Piece: Sendable {
        /// Text as it is shown.
        case text(String)
        /// The place of an argument.
        case specifier(Specifier)
        /// A reference to a variable: the name, and where its number is taken from.
        case variable(String, Place)
    }

    let pieces: [Piece]

    /// What happens when the text is used as a format, if it can't be used at all.
    let failure: RuntimeFailure?

    /// Whether a position is so high that CoreFoundation gives up and shows nothing of the text.
    let isAbandoned: Bool

    /// The arguments that the positions 1, 2, … show, where some position is mentioned nowhere.
    ///
    /// CoreFoundation does not step over such arguments, so that the others move up. Empty where every position stands
    /// for itself.
    private let shiftedPlaces: [Int]

    /// A position that is read as two kinds of values, wherever the text starts to count; nil if there is none.
    let conflictingPosition: Int?

    /// Whether an unnumbered specifier may meet the position of a numbered one, depending on where the text starts.
    let mixesNumbering: Bool

    /// The arguments that are read, in the order of the text.
    private let uses: [FoundationFormatScanner.Use]

    /// Takes a text apart.
    ///
    /// - Parameters:
    ///   - text: The text, with a percent sign in it.
    ///   - highestPosition: The highest position that can be read, in a text that is part of an entry with variables; nil
    ///     for a text that stands alone, whose number of percent signs tells it.
    init(_ text: String, highestPosition: Int? = nil) {
        var text = text
        let scan = text.withUTF8 { bytes in
            var scanner = FoundationFormatScanner(bytes)
            scanner.scan()
            return scanner.result
        }
        pieces = scan.pieces
        failure = scan.failure
        uses = scan.uses
        let limit = highestPosition ?? 3 * scan.percentSigns + 2
        isAbandoned = uses.contains { use in
            if case .position(let position) = use.place { return Int(position) > limit }
            return false
        }
        let isAlone = highestPosition == nil
        shiftedPlaces = isAlone && !isAbandoned ? scan.shiftedPlaces() : []
        let numbered = uses.filter { $0.place != .next }
        mixesNumbering = !isAlone && !numbered.isEmpty && numbered.count < uses.count
        conflictingPosition = Self.conflict(isAlone ? uses : numbered, start: 1, variables: isAlone ? .object : nil)
    }

    /// The first position that is read as two kinds of values if the text starts to count at a position.
    func conflict(start: Int) -> Int? { Self.conflict(uses, start: start, variables: nil) }

    /// - Parameter variables: As what references to variables read their arguments; nil if they say so themselves.
    private static func conflict(_ uses: [FoundationFormatScanner.Use], start: Int, variables: Storage?) -> Int? {
        guard uses.contains(where: { $0.storage != uses.first?.storage }) else { return nil }
        var next = start
        var storages: [Int: Storage] = [:]
        for use in uses {
            let position = use.place.position(&next)
            guard let storage = use.storage ?? variables else { continue }
            if let known = storages[position], !known.isLike(storage) { return position }
            storages[position] = storage
        }
        return nil
    }

    /// The place in the argument list that a position of the text shows, from 1.
    func argumentPlace(_ position: Int) -> Int {
        position > 0 && position <= shiftedPlaces.count ? shiftedPlaces[position - 1] : position
    }
}
