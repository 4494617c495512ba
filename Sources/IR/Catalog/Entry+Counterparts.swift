extension Entry {
    /// The arguments in whose places another entry has its own in the same text, by their indices; of all languages the
    /// given one counts most.
    package func counterparts(in other: Entry, _ language: LanguageTag) -> [Int: Int] {
        var counterparts: [Int: Int] = [:]
        for language in [language] + messages.keys.filter({ $0 != language }) {
            guard let own = messages[language], let known = other.messages[language] else { continue }
            counterparts.merge(own.counterparts(in: known) ?? [:]) { first, _ in first }
        }
        return counterparts
    }

    /// Whether a text that another entry has in the same language, too, shows the other one's arguments in the places of
    /// its own.
    ///
    /// - Parameter indices: The other entry's arguments, by the index of the own ones.
    package func isPaired(with other: Entry, by indices: [Int?]) -> Bool {
        messages.contains { language, message in
            guard let pairs = other.messages[language].flatMap({ message.counterparts(in: $0) }), !pairs.isEmpty else {
                return false
            }
            return pairs.allSatisfy { indices.indices.contains($0) && indices[$0] == $1 }
        }
    }

    /// Whether another entry has the same text in some language, whatever its arguments are called.
    package func saysSame(as other: Entry?) -> Bool {
        messages.contains { language, message in
            other?.messages[language].map { message.counterparts(in: $0) != nil } ?? false
        }
    }
}

extension Message {
    /// The arguments in whose places another message has its own, by their indices; nil if its text is not the same.
    fileprivate func counterparts(in other: Message) -> [Int: Int]? {
        let (own, old) = (pieces, other.pieces)
        guard own.count == old.count else { return nil }
        var counterparts: [Int: Int] = [:]
        for pair in zip(own, old) {
            switch pair {
            case (.text(let text), .text(let known)): if text != known { return nil }
            case (.argument(let argument), .argument(let known)):
                guard counterparts[argument] ?? known == known else { return nil }
                counterparts[argument] = known
            default: return nil
            }
        }
        return counterparts
    }
}

extension Message {
    /// A stretch of a message: a text, or an argument that is shown.
    fileprivate enum Piece {
        case text(String)
        case argument(Int)
    }

    /// The texts and the arguments that are shown, in order.
    fileprivate var pieces: [Piece] {
        var pieces: [Piece] = []
        forEachPattern { pattern in
            pattern.forEachElement { element in
                switch element {
                case .text(let text): pieces.append(.text(text))
                case .placeholder(let placeholder): pieces.append(.argument(placeholder.argument))
                default: break
                }
            }
        }
        return pieces
    }
}
