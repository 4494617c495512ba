package import InterlinguaIR

extension FormatString {
    /// The elements that the text says when it is used as a format.
    ///
    /// Placeholders refer to the argument of index *position* − 1.
    ///
    /// - Parameters:
    ///   - bytes: The text that was taken apart.
    ///   - expanding: Gives the elements that stand for a variable of .stringsdict.
    package func pattern(
        of bytes: UnsafeBufferPointer<UInt8>,
        expanding: (FormatVariable) -> [Element] = { _ in [] }
    ) -> Pattern {
        var pattern = Pattern()
        // Pieces of text are joined before they are appended, or a text of many percent signs would be copied for each;
        // a piece that stands alone is taken from where it is.
        var text: [UInt8] = []
        var alone = 0..<0
        func flush() {
            if !text.isEmpty {
                text.append(contentsOf: bytes[alone])
                pattern.append(.text(String(decoding: text, as: UTF8.self)))
                text.removeAll(keepingCapacity: true)
            } else if !alone.isEmpty {
                pattern.append(.text(String(decoding: bytes[alone], as: UTF8.self)))
            }
            alone = 0..<0
        }
        for piece in pieces {
            switch piece.kind {
            case .text:
                text.append(contentsOf: bytes[alone])
                alone = piece.range.clamped(to: 0..<bytes.count)
            case .replacement(let replacement):
                text.append(contentsOf: bytes[alone])
                alone = 0..<0
                text.append(contentsOf: replacement.utf8)
            case .specifier(let specifier):
                flush()
                pattern.append(
                    .placeholder(Placeholder(argument: specifier.position - 1, format: specifier.format))
                )
            case .variable(let variable):
                flush()
                for element in expanding(variable) { pattern.append(element) }
            case .skipped: break
            }
        }
        flush()
        return pattern
    }

    /// What the text claims of its arguments: position, from 1, and type, in the order of the text.
    package var claims: [(position: Int, type: ArgumentType, range: Range<Int>)] {
        var claims: [(position: Int, type: ArgumentType, range: Range<Int>)] = []
        claims.reserveCapacity(pieces.count { $0.takesArgument })
        for piece in pieces {
            switch piece.kind {
            case .specifier(let specifier):
                for position in specifier.sizePositions {
                    claims.append((position, .integer(IntegerType(bits: 32)), piece.range))
                }
                claims.append((specifier.position, specifier.type, piece.range))
            case .variable(let variable): claims.append((variable.position, .any, piece.range))
            case .skipped(let position): claims.append((position, .any, piece.range))
            case .text, .replacement: break
            }
        }
        return claims
    }
}
