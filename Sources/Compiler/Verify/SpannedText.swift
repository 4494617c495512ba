import InterlinguaIR
import InterlinguaPlatforms

/// A text with the stretches that arguments printed.
struct SpannedText: Sendable, Hashable {
    /// A stretch of the text.
    enum Piece: Sendable, Hashable {
        /// The text's own words.
        case text(String)
        /// What an argument printed, by its index in the source.
        case argument(Int, String)
    }

    /// The stretches in order; none of the text's own is empty or stands beside another one.
    private(set) var pieces: [Piece] = []

    /// Hashes how many stretches there are: texts are long, and few are looked at together.
    func hash(into hasher: inout Hasher) { hasher.combine(pieces.count) }

    /// A text to which no argument contributed, as far as is known.
    init(_ text: String) { append(text) }

    /// Reads the marks that a caller leaves in a text; inner ones count as what the outer argument printed.
    init(marked text: String) {
        var own = ""
        var printed = ""
        var open: [Int] = []
        for piece in MarkedText.pieces(of: text) {
            if case .opening(let scalar) = piece, case .position(let index)? = ArgumentMark(openingScalar: scalar) {
                open.append(index)
            } else if case .closing = piece, let index = open.popLast() {
                guard open.isEmpty else { continue }
                append(own)
                own = ""
                pieces.append(.argument(index, printed))
                printed = ""
            } else if open.isEmpty {
                piece.append(to: &own)
            } else {
                piece.append(to: &printed)
            }
        }
        append(own + printed)
    }

    var text: String {
        pieces.map { piece in
            switch piece {
            case .text(let text), .argument(_, let text): text
            }
        }.joined()
    }

    private mutating func append(_ text: String) { append(.text(text)) }

    /// Adds a piece; the text's own words are put together.
    mutating func append(_ piece: Piece) {
        guard case .text(let text) = piece else {
            pieces.append(piece)
            return
        }
        if text.isEmpty { return }
        if case .text(let before)? = pieces.last {
            pieces[pieces.count - 1] = .text(before + text)
        } else {
            pieces.append(piece)
        }
    }

    /// Adds another text.
    mutating func append(contentsOf other: SpannedText) { for piece in other.pieces { append(piece) } }

    /// What an argument printed at its first place; nil if it is not shown.
    func printed(_ argument: Int) -> String? {
        for case .argument(argument, let text) in pieces { return text }
        return nil
    }

    /// Whether an argument is printed.
    func shows(_ argument: Int) -> Bool {
        pieces.contains { if case .argument(argument, _) = $0 { true } else { false } }
    }

    /// The text with something else in all the places of an argument.
    func replacing(_ argument: Int, by text: String) -> SpannedText {
        mapArguments { $0 == argument ? ($0, text) : ($0, $1) }
    }

    /// The text with other arguments in the places of arguments, or with what else they print.
    func mapArguments(_ transform: (Int, String) -> (Int, String)) -> SpannedText {
        var result = self
        result.pieces = pieces.map { piece in
            guard case .argument(let index, let text) = piece else { return piece }
            let (argument, printed) = transform(index, text)
            return .argument(argument, printed)
        }
        return result
    }

    /// The text with other words of its own, and what arguments print as it is.
    func mapWords(_ transform: (String) -> String) -> SpannedText {
        var result = SpannedText("")
        for piece in pieces {
            if case .text(let text) = piece { result.append(transform(text)) } else { result.append(piece) }
        }
        return result
    }

    /// The text in which a word among its own counts as what an argument prints.
    func marking(_ word: String, as argument: Int) -> SpannedText {
        var result = SpannedText("")
        for piece in pieces {
            guard case .text(let text) = piece, text.containsBytes(of: word) else {
                result.pieces.append(piece)
                continue
            }
            var rest = text[...]
            while !word.isEmpty, let found = rest.firstRange(of: word) {
                result.append(String(rest[..<found.lowerBound]))
                result.pieces.append(.argument(argument, word))
                rest = rest[found.upperBound...]
            }
            result.append(String(rest))
        }
        return result
    }

    /// What arguments printed here and in another text that has the same words around the same arguments; nil if the
    /// words differ, or the arguments.
    func stretches(besides other: SpannedText) -> [(argument: Int, own: String, other: String)]? {
        guard pieces.count == other.pieces.count else { return nil }
        var stretches: [(argument: Int, own: String, other: String)] = []
        for (own, other) in zip(pieces, other.pieces) {
            switch (own, other) {
            case (.text(let text), .text(let same)): if !text.isIdentical(to: same) { return nil }
            case (.argument(let index, let text), .argument(let same, let printed)):
                if index != same { return nil }
                stretches.append((index, text, printed))
            default: return nil
            }
        }
        return stretches
    }
}
