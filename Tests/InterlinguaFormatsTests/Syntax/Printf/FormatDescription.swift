import InterlinguaIR

@testable import InterlinguaFormats

/// A format string as a line for tests: texts in place, `{1}` a specifier at position 1 with its spelling and claim.
func describe(_ text: String, as dialect: FormatDialect, startingPosition: Int = 1) -> String {
    let format = FormatString(parsing: text, as: dialect, startingPosition: startingPosition)
    let bytes = Array(text.utf8)
    var line = ""
    for piece in format.pieces {
        switch piece.kind {
        case .text: line += String(decoding: bytes[piece.range], as: UTF8.self)
        case .replacement(let text): line += "‹\(text)›"
        case .specifier(let specifier):
            let sizes = specifier.sizePositions.map { "*\($0)" }.joined()
            line += "{\(specifier.position)\(sizes):\(specifier.conversion):\(describe(specifier.type))}"
        case .variable(let variable): line += "{\(variable.position)#\(variable.name)}"
        case .skipped(let position): line += "{\(position) skipped}"
        }
    }
    return line
}

/// The problems as one line: identifiers with their ranges.
func problems(_ text: String, as dialect: FormatDialect) -> String {
    FormatString(parsing: text, as: dialect).problems
        .map { "\($0.severity) \($0.kind.name) \($0.range.lowerBound)..<\($0.range.upperBound)" }
        .joined(separator: ", ")
}

private func describe(_ type: ArgumentType) -> String {
    switch type {
    case .any: "any"
    case .text: "text"
    case .character: "character"
    case .date: "date"
    case .list: "list"
    case .number: "number"
    case .decimal: "decimal"
    case .integer(let integer): "\(integer.isSigned ? "int" : "uint")\(integer.bits)"
    }
}
