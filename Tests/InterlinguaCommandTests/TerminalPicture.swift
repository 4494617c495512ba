import Foundation

/// A picture of a terminal as SVG: the text of a session, with the colours of its escape sequences (ECMA-48 8.3.117).
struct TerminalPicture {
    /// What was typed, after the prompt.
    var command: String

    /// What a terminal received.
    var output: String

    /// The size of a character of a monospaced font of 13 pixels.
    private static let (characterWidth, lineHeight) = (7.83, 18.0)

    private static let colors = ["31": "#f47067", "32": "#57ab5a", "35": "#dcbdfb", "36": "#6cb6ff"]

    /// How many columns the terminal has.
    var columnCount: Int

    var svg: String {
        let text = "$ \(command)\n" + output.replacing("\r\n", with: "\n").trimmingCharacters(in: .newlines)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap(rows)
        let columns = lines.map { $0.replacing(/\u{1B}\[[0-9;]*[A-Za-z]/, with: "").count }.max() ?? 0
        let width = Int(Double(columns) * Self.characterWidth) + 32
        let height = Int(Double(lines.count) * Self.lineHeight) + 28
        let rows = lines.enumerated().map { index, line in
            let y = 26 + Double(index) * Self.lineHeight
            return "<text x=\"16\" y=\"\(Int(y))\" xml:space=\"preserve\">\(Self.spans(of: line))</text>"
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            font-family="ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="13" fill="#adbac7">
            <rect width="100%" height="100%" rx="8" fill="#22272e"/>
            \(rows.joined(separator: "\n"))
            </svg>

            """
    }

    /// A line as the terminal wraps it.
    private func rows(of line: Substring) -> [String] {
        var rows = [""]
        var column = 0
        var isEscape = false
        for character in line {
            if character == "\u{1B}" { isEscape = true }
            if !isEscape, column == columnCount {
                rows.append("")
                column = 0
            }
            rows[rows.count - 1].append(character)
            if !isEscape { column += 1 }
            if isEscape, character.isLetter { isEscape = false }
        }
        return rows
    }

    private static func spans(of line: String) -> String {
        var result = ""
        var rest = line[...]
        var style: [String] = []
        func span(_ part: Substring) -> String {
            let text = String(part).replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
                ">",
                with: "&gt;"
            )
            let color = style.lazy.compactMap { colors[$0] }.first.map { " fill=\"\($0)\"" } ?? ""
            let weight = style.contains("1") ? " font-weight=\"bold\"" : ""
            return text.isEmpty || color.isEmpty && weight.isEmpty ? text : "<tspan\(color)\(weight)>\(text)</tspan>"
        }
        while let match = rest.firstMatch(of: /\u{1B}\[([0-9;]*)m/) {
            result += span(rest[..<match.range.lowerBound])
            style = match.output.1.split(separator: ";").map(String.init).filter { $0 != "0" }
            rest = rest[match.range.upperBound...]
        }
        return result + span(rest)
    }
}
