import InterlinguaIR

/// Reads what stands behind a variable's name and a comma, or what separates formats instead:
/// `number(minimumFractionDigits: 2), upper`.
enum I18nextFormatReader {
    /// The options that a format's short form stands for: `currency(EUR)`.
    private static let shortForms = ["currency": "currency", "relativetime": "range"]

    /// Reads formats, and whether they are spelled as a back end would spell them.
    static func format(
        _ spelling: UnsafeBufferPointer<UInt8>,
        separator: [UInt8]
    ) -> (format: Format, isUsual: Bool) {
        var functions: [Function] = []
        var usual = ""
        for range in pieces(of: spelling, at: separator, outsideParentheses: true) {
            let piece = range.trimmed(in: spelling)
            if piece.isEmpty { continue }
            let function = function(spelling.slice(piece))
            usual += (usual.isEmpty ? " " : ", ") + function.spelling
            functions.append(function)
        }
        let isUsual = usual.utf8.elementsEqual(spelling) && separator == [UInt8(ascii: ",")]
        return functions.isEmpty ? (.text(Field()), false) : (.functions(functions), isUsual)
    }

    /// The functions behind the key of a nested call, cut at commas.
    static func functions(_ names: [String]) -> [Function] {
        names.map { name in
            var name = name
            return name.withUTF8 { function($0) }
        }
    }

    private static func function(_ spelling: UnsafeBufferPointer<UInt8>) -> Function {
        guard let open = spelling.firstIndex(ofByte: UInt8(ascii: "(")) else {
            return Function(namespace: "i18next", name: String(decoding: spelling, as: UTF8.self))
        }
        let name = String(decoding: spelling.slice((0..<open).trimmed(in: spelling)), as: UTF8.self)
        var end = spelling.count
        while end > open + 1, spelling[end - 1] != UInt8(ascii: ")") { end -= 1 }
        let inner = open + 1..<Swift.max(open + 1, end - 1)
        var options: [Function.Option] = []
        let part = spelling.slice(inner)
        for range in pieces(of: part, at: [UInt8(ascii: ";")], outsideParentheses: false) {
            let piece = part.slice(range)
            guard let colon = piece.firstIndex(ofByte: UInt8(ascii: ":")) else {
                let value = String(decoding: piece.slice((0..<piece.count).trimmed(in: piece)), as: UTF8.self)
                if !value.isEmpty {
                    let option = shortForms[name.lowercased()] ?? ""
                    options.append(Function.Option(name: option, value: value))
                }
                continue
            }
            options.append(
                Function.Option(
                    name: String(decoding: piece.slice((0..<colon).trimmed(in: piece)), as: UTF8.self),
                    value: String(decoding: piece.slice((colon + 1..<piece.count).trimmed(in: piece)), as: UTF8.self)
                )
            )
        }
        return Function(namespace: "i18next", name: name, options: options)
    }

    private static func pieces(
        of text: UnsafeBufferPointer<UInt8>,
        at separator: [UInt8],
        outsideParentheses: Bool
    ) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var start = 0
        var depth = 0
        for index in 0..<text.count where index >= start {
            let byte = text[index]
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth = Swift.max(0, depth - 1) }
            if text.hasBytes(separator, at: index), !outsideParentheses || depth == 0 {
                pieces.append(start..<index)
                start = index + separator.count
            }
        }
        pieces.append(start..<text.count)
        return pieces
    }
}

extension Function {
    /// The function as i18next spells it: `number(minimumFractionDigits: 2; style: unit)`.
    package var spelling: String {
        if options.isEmpty { return name }
        let list = options.map { $0.name.isEmpty ? $0.value : "\($0.name): \($0.value)" }
        return "\(name)(\(list.joined(separator: "; ")))"
    }

    /// What the function takes its value for.
    var claim: ArgumentType {
        switch name.lowercased() {
        case "number", "currency", "relativetime": .number
        case "datetime": .date
        case "list": .list
        default: .any
        }
    }
}
