import CDecoderSource

/// The source of the decoder, of which a generated file gets the parts that its catalogue needs.
enum DecoderSource {
    /// Lines that stand under the same conditions.
    struct Piece {
        /// Features without which the piece is left out.
        var needs: DecoderFeatures = []

        /// Features with which the piece is left out.
        var lacks: DecoderFeatures = []

        var lines: [String] = []
    }

    /// The source, split at its conditions: `#if !NO_LISTS` … `#else` … `#endif`.
    static let pieces: [Piece] = {
        var pieces: [Piece] = []
        var piece = Piece()
        var conditions: [(features: DecoderFeatures, isNegated: Bool)] = []
        func change(_ change: () -> Void) {
            if !piece.lines.isEmpty { pieces.append(piece) }
            change()
            piece = Piece()
            for (features, isNegated) in conditions {
                if isNegated { piece.lacks.formUnion(features) } else { piece.needs.formUnion(features) }
            }
        }
        let text = String(cString: interlingua_decoder_source())
        for publicLine in text.split(separator: "\n", omittingEmptySubsequences: false) {
            // In a generated file the decoder is that file's own.
            let indentation = publicLine.prefix { $0 == " " }
            let declaration = publicLine.dropFirst(indentation.count)
            let line = declaration.hasPrefix("public ") ? indentation + declaration.dropFirst(7) : publicLine
            let words = line.split(separator: " ", maxSplits: 1)
            switch words.first {
            case "#if":
                let condition = words.last ?? ""
                let features = DecoderFeatures.conditions[String(condition.drop { $0 == "!" })] ?? []
                change { conditions.append((features, isNegated: condition.first != "!")) }
            case "#else":
                change { if let last = conditions.popLast() { conditions.append((last.features, !last.isNegated)) } }
            case "#endif": change { _ = conditions.popLast() }
            // Whoever reads comments reads the decoder itself.
            case let word? where word.hasPrefix("//"): break
            case nil: if piece.lines.last != "" { piece.lines.append("") }
            case "extension", "enum": piece.lines.append((line.first == " " ? "" : "nonisolated fileprivate ") + line)
            default: piece.lines.append(String(line))
            }
        }
        change {}
        return pieces
    }()

    /// The source of what some features need.
    static func text(for features: DecoderFeatures) -> String {
        let features = features.complete
        // Where a piece is left out between two empty lines, or after a brace, one of them is too much.
        var lines: [String] = []
        for piece in pieces where features.isSuperset(of: piece.needs) && features.isDisjoint(with: piece.lacks) {
            for line in piece.lines {
                let isClosed = lines.last.map { $0.isEmpty || $0.hasSuffix("{") } ?? true
                if !line.isEmpty || !isClosed { lines.append(line) }
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
