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
        for piece in pieces {
            switch piece.kind {
            case .text:
                let range = piece.range.clamped(to: 0..<bytes.count)
                pattern.append(.text(String(decoding: bytes[range], as: UTF8.self)))
            case .replacement(let text): pattern.append(.text(text))
            case .specifier(let specifier):
                pattern.append(
                    .placeholder(Placeholder(argument: specifier.position - 1, format: specifier.format))
                )
            case .variable(let variable):
                for element in expanding(variable) { pattern.append(element) }
            case .skipped: break
            }
        }
        return pattern
    }

    /// What the text claims of its arguments: position, from 1, and type, in the order of the text.
    package var claims: [(position: Int, type: ArgumentType, range: Range<Int>)] {
        var claims: [(position: Int, type: ArgumentType, range: Range<Int>)] = []
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
