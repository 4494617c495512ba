import InterlinguaIR

/// A JSON value to be printed, its members in the order in which they are to stand.
indirect enum JSONValue {
    case string(String)
    /// A number without fraction.
    case integer(Int)
    /// `true` or `false`.
    case boolean(Bool)
    case array([JSONValue])
    /// An object; its members keep their order.
    case object([(name: String, value: JSONValue)])
}

/// Prints JSON for people and for diffs: whatever fits on a line stands on one line, with an indentation of two spaces.
struct JSONPrinter {
    /// The greatest number of columns, in Unicode scalars.
    static let maximumWidth = 120

    /// What has been written so far.
    private(set) var output: [UInt8] = []

    var text: String { String(decoding: output, as: UTF8.self) }

    /// Prints a value that begins at a column; `trailing` is what has to fit behind it, such as a comma.
    mutating func print(_ value: JSONValue, indentation: Int = 0, column: Int = 0, trailing: Int = 0) {
        let room = Self.maximumWidth - column - trailing
        let start = output.count
        var width = 0
        if printLine(value, room: room, &width) { return }
        output.removeSubrange(start...)
        switch value {
        case .array(let values):
            printLines("[", "]", indentation, values.count) { printer, index, trailing in
                printer.print(values[index], indentation: indentation + 2, column: indentation + 2, trailing: trailing)
            }
        case .object(let members):
            printLines("{", "}", indentation, members.count) { printer, index, trailing in
                let name = printer.output.count
                printer.printString(members[index].name)
                printer.output += Array(": ".utf8)
                let column = indentation + 2 + printer.scalarCount(from: name)
                printer.print(members[index].value, indentation: indentation + 2, column: column, trailing: trailing)
            }
        case .string, .integer, .boolean:
            width = 0
            _ = printLine(value, room: .max, &width)
        }
    }

    private mutating func printLines(
        _ opening: Unicode.Scalar,
        _ closing: Unicode.Scalar,
        _ indentation: Int,
        _ count: Int,
        _ printPart: (inout JSONPrinter, Int, Int) -> Void
    ) {
        output.append(UInt8(ascii: opening))
        for index in 0..<count {
            newLine(indentation + 2)
            let isLast = index == count - 1
            printPart(&self, index, isLast ? 0 : 1)
            if !isLast { output.append(UInt8(ascii: ",")) }
        }
        newLine(indentation)
        output.append(UInt8(ascii: closing))
    }

    private mutating func newLine(_ indentation: Int) {
        output.append(UInt8(ascii: "\n"))
        output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
    }

    private func scalarCount(from start: Int) -> Int { output[start...].lazy.filter { $0 & 0xC0 != 0x80 }.count }

    /// Prints a value on the current line; false, with the line in disorder, if it is wider than the room.
    private mutating func printLine(_ value: JSONValue, room: Int, _ width: inout Int) -> Bool {
        let start = output.count
        switch value {
        case .string(let text): printString(text)
        case .integer(let number): output += Array(String(number).utf8)
        case .boolean(let isTrue): output += Array((isTrue ? "true" : "false").utf8)
        case .array(let values):
            width += 2 + 2 * max(0, values.count - 1)
            if width > room { return false }
            output.append(UInt8(ascii: "["))
            for (index, value) in values.enumerated() {
                if index > 0 { output += Array(", ".utf8) }
                if !printLine(value, room: room, &width) { return false }
            }
            output.append(UInt8(ascii: "]"))
            return width <= room
        case .object(let members):
            width += 2 + 2 * max(0, members.count - 1) + 2 * members.count
            if width > room { return false }
            output.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                if index > 0 { output += Array(", ".utf8) }
                let name = output.count
                printString(member.name)
                width += scalarCount(from: name)
                output += Array(": ".utf8)
                if !printLine(member.value, room: room, &width) { return false }
            }
            output.append(UInt8(ascii: "}"))
            return width <= room
        }
        width += scalarCount(from: start)
        return width <= room
    }

    /// Escapes what JSON demands, and what would not be seen or would break lines in editors.
    private mutating func printString(_ text: String) {
        output.append(UInt8(ascii: "\""))
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": output += Array("\\\"".utf8)
            case "\\": output += Array("\\\\".utf8)
            case "\n": output += Array("\\n".utf8)
            case "\r": output += Array("\\r".utf8)
            case "\t": output += Array("\\t".utf8)
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}":
                let digits = String(scalar.value, radix: 16)
                output += Array("\\u".utf8) + Array(repeating: UInt8(ascii: "0"), count: 4 - digits.utf8.count)
                output += Array(digits.utf8)
            default:
                if scalar.isASCII {
                    output.append(UInt8(truncatingIfNeeded: scalar.value))
                } else {
                    output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
                }
            }
        }
        output.append(UInt8(ascii: "\""))
    }
}
