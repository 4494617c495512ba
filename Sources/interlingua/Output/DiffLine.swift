import InterlinguaOutput

/// A line of a unified diff.
struct DiffLine {
    private let line: String

    /// Takes a line without its end.
    init(_ line: String) { self.line = line }

    /// The line as it is for programs; on a terminal without what that might obey, and coloured.
    func text(isColored: Bool) -> String {
        guard isColored else { return line }
        let color =
            switch line.first {
            case "-": "31"
            case "+": "32"
            case "@": "36"
            default: ""
            }
        return color.isEmpty ? line.printable : "\u{1B}[\(color)m\(line.printable)\u{1B}[0m"
    }
}
