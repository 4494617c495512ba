/// What an answer says of an argument that it prints.
package enum ArgumentMark: Sendable, Hashable {
    /// The argument at a place of `arguments`, from 0.
    case position(Int)
    /// The argument whose name has a place among the sorted names of `namedArguments`, from 0.
    case name(Int)
    /// The request's `count`.
    case count
    /// The request's `value`.
    case value

    /// The argument of an opening scalar; nil for other scalars.
    package init?(openingScalar: Unicode.Scalar) {
        guard MarkedText.isOpening(openingScalar) else { return nil }
        self.init(id: Int(openingScalar.value - MarkedText.firstOpening.value))
    }

    private init(id: Int) {
        self =
            switch id {
            case Self.countID: .count
            case Self.valueID: .value
            case Self.firstNameID...: .name(id - Self.firstNameID)
            default: .position(id)
            }
    }

    /// What stands for the argument in marks; nil for an argument beyond the last place that has marks.
    package var id: Int? {
        switch self {
        case .position(let place): (0...Self.maximumPlace).contains(place) ? place : nil
        case .name(let place): (0...Self.maximumPlace).contains(place) ? Self.firstNameID + place : nil
        case .count: Self.countID
        case .value: Self.valueID
        }
    }

    /// The scalar in front of what the argument printed; nil for an argument without marks.
    package var opening: Unicode.Scalar? { id.flatMap { MarkedText.opening($0) } }

    /// The last place among arguments that has marks.
    package static let maximumPlace = 0x3FF
    private static let firstNameID = 0x400
    private static let countID = 0x800
    private static let valueID = 0x801

    /// The id of the last mark there is.
    fileprivate static let maximumID = valueID
}

/// Texts in which marks stand around what arguments printed: an opening scalar, which says the argument, and a closing one.
///
/// Marks may stand within each other. Apps may have texts with the same private scalars, such as symbols of a font: an
/// opening one is a mark only with its own closing one behind it.
package enum MarkedText {
    /// The opening scalar of the argument whose id is 0.
    package static let firstOpening: Unicode.Scalar = "\u{100000}"

    /// The scalar behind what an argument printed.
    package static let closing: Unicode.Scalar = "\u{10FFFD}"

    /// The opening scalar of an id; nil for what is no id.
    package static func opening(_ id: Int) -> Unicode.Scalar? {
        guard (0...ArgumentMark.maximumID).contains(id) else { return nil }
        return Unicode.Scalar(firstOpening.value + UInt32(id))
    }

    /// Whether a scalar is one in front of what an argument printed.
    package static func isOpening(_ scalar: Unicode.Scalar) -> Bool {
        scalar >= firstOpening && scalar.value - firstOpening.value <= UInt32(ArgumentMark.maximumID)
    }

    /// A text with marks around it; the text itself where it has scalars in it that would be mistaken for its marks.
    package static func marked(_ text: String, _ id: Int) -> String {
        guard let opening = opening(id), !hasStrayMarks(text) else { return text }
        var result = String(opening)
        result += text
        result.unicodeScalars.append(closing)
        return result
    }

    /// The text without its marks.
    package static func unmarked(_ text: String) -> String {
        let pieces = pieces(of: text)
        let marks = marks(among: pieces).places
        if marks.isEmpty { return text }
        var result = ""
        for (index, piece) in pieces.enumerated() where !marks.contains(index) { piece.append(to: &result) }
        return result
    }

    private static func hasStrayMarks(_ text: String) -> Bool { marks(among: pieces(of: text)).hasStray }

    /// The places of opening and closing scalars that belong together, and whether others are there.
    private static func marks(among pieces: [Piece]) -> (places: Set<Int>, hasStray: Bool) {
        var places: Set<Int> = []
        var open: [Int] = []
        var hasStray = false
        for (index, piece) in pieces.enumerated() {
            switch piece {
            case .text: break
            case .opening: open.append(index)
            case .closing: if let start = open.popLast() { places.formUnion([start, index]) } else { hasStray = true }
            }
        }
        return (places, hasStray || !open.isEmpty)
    }
}

extension MarkedText {
    /// A stretch between the scalars of marks, or one of these.
    package enum Piece {
        case text(Substring)
        case opening(Unicode.Scalar)
        case closing

        /// Adds the piece to a text.
        package func append(to text: inout String) {
            switch self {
            case .text(let own): text += own
            case .opening(let scalar): text.unicodeScalars.append(scalar)
            case .closing: text.unicodeScalars.append(MarkedText.closing)
            }
        }
    }

    /// A text cut at the scalars of marks, whether or not these belong together.
    ///
    /// Only the bytes that such scalars begin with are looked for: nearly all texts have none.
    package static func pieces(of text: String) -> [Piece] {
        var pieces: [Piece] = []
        var start = text.startIndex
        var rest = text.utf8[...]
        while let place = rest.firstIndex(of: 0xF4) {
            let scalar = text.unicodeScalars[place]
            let end = text.unicodeScalars.index(after: place)
            rest = text.utf8[end...]
            guard scalar == closing || isOpening(scalar) else { continue }
            if start < place { pieces.append(.text(text[start..<place])) }
            pieces.append(scalar == closing ? .closing : .opening(scalar))
            start = end
        }
        if start < text.endIndex { pieces.append(.text(text[start...])) }
        return pieces
    }
}
