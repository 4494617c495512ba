/// Columns of text for people: the first aligned at the left, the others at the right.
struct TextTable {
    /// The rows, the heading first; all of the same length.
    var rows: [[String]]

    var lines: [String] {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in
            rows.compactMap { $0.indices.contains(column) ? $0[column].count : nil }.max() ?? 0
        }
        return rows.map { row in
            let cells = row.enumerated().map { column, cell in
                let padding = String(repeating: " ", count: widths[column] - cell.count)
                return column == 0 ? cell + padding : padding + cell
            }
            return cells.joined(separator: "  ")
        }
    }
}
