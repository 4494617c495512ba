import InterlinguaIR
import InterlinguaPlatforms

extension Call.LookUp {
    /// A text with marks that name the source's arguments in place of those that the platform was passed.
    ///
    /// What a platform was passed may have marks of its own, as an answer to another call: these stay, and the platform's
    /// own marks around them go.
    func marksOfSource(in text: String, _ request: RuntimeRequest) -> String {
        let pieces = MarkedText.pieces(of: text)
        if pieces.count < 2 { return text }
        let names = request.namedArguments.keys.sorted()
        var result = ""
        // For each open mark, whether it was kept.
        var open: [Bool] = []
        for piece in pieces {
            switch piece {
            case .opening(let scalar) where open.isEmpty:
                let mark = ArgumentMark(openingScalar: scalar).flatMap { argument(of: $0, names) }
                let opening = mark.flatMap { ArgumentMark.position($0).opening }
                if let opening { MarkedText.Piece.opening(opening).append(to: &result) }
                open.append(opening != nil)
            case .opening:
                piece.append(to: &result)
                open.append(true)
            case .closing: if open.popLast() ?? true { piece.append(to: &result) }
            case .text: piece.append(to: &result)
            }
        }
        return result
    }

    /// The source's argument that a platform's argument is; nil for one that the app makes.
    private func argument(of mark: ArgumentMark, _ names: [String]) -> Int? {
        let operand: Call.Operand?
        switch mark {
        case .position(let position): operand = operands[safe: position]
        case .name(let place): operand = names[safe: place].flatMap { name in named.last { $0.name == name }?.operand }
        case .count: operand = number
        case .value: operand = value
        }
        guard case .argument(let index)? = operand else { return nil }
        return index
    }
}

extension SpannedText {
    /// What an app shows, the items of a list behind characters that no text has; none where it fails.
    static func texts(of answer: RuntimeAnswer) -> [SpannedText] {
        if answer.isMissing { return [SpannedText(Verifier.missingText)] }
        return switch answer {
        case .text(let text): [SpannedText(marked: text)]
        case .list(let items): [SpannedText(items: items)]
        case .outcomes(let texts): texts.map { SpannedText(marked: $0) }
        case .failure: []
        }
    }

    /// A list, each item behind a character that no text has.
    init(items: [String]) { self.init(marked: items.map { "\u{1E}" + $0 }.joined()) }

    /// Whether it stands for a text that there is not.
    var isMissing: Bool { text.isIdentical(to: Verifier.missingText) }

    /// A list of items that each begin with the character that no text has.
    init(joining items: [SpannedText]) {
        self.init("")
        for item in items { append(contentsOf: item) }
    }

    /// The items with that character in front of them; the text itself if it is no list.
    var spannedItems: [SpannedText] {
        var items: [SpannedText] = []
        for piece in pieces {
            guard case .text(let text) = piece else {
                if items.isEmpty { items.append(SpannedText("")) }
                items[items.count - 1].append(piece)
                continue
            }
            for (place, part) in text.split(separator: "\u{1E}", omittingEmptySubsequences: false).enumerated() {
                if place > 0 || items.isEmpty && !part.isEmpty { items.append(SpannedText(place > 0 ? "\u{1E}" : "")) }
                if !part.isEmpty { items[items.count - 1].append(.text(String(part))) }
            }
        }
        return items
    }

    /// The items, if it is a list.
    var items: [String]? {
        let text = text
        guard text.unicodeScalars.first == "\u{1E}" else { return text.isEmpty ? [] : nil }
        return text.dropFirst().split(separator: "\u{1E}", omittingEmptySubsequences: false).map(String.init)
    }
}
