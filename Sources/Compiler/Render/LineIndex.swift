import InterlinguaIR

/// The lines of files, found once for each file however many places are asked for.
struct LineIndex {
    /// The offsets at which the lines of a file begin.
    private var starts: [SourceFile: [Int]] = [:]

    /// Where a range begins: the line, and the column in Unicode scalars.
    mutating func start(of range: SourceRange) -> SourceLocation {
        let file = range.file
        let lines = starts[file] ?? Self.lineStarts(in: file)
        starts[file] = lines
        let offset = min(Int(range.lowerBound), file.utf8.count)
        var lower = 0
        var upper = lines.count
        while lower < upper {
            let middle = lower + (upper - lower) / 2
            if lines[middle] <= offset { lower = middle + 1 } else { upper = middle }
        }
        guard lower > 0 else { return SourceLocation(line: 1, column: 1) }
        let column = file.utf8[lines[lower - 1]..<offset].lazy.filter { $0 & 0xC0 != 0x80 }.count
        return SourceLocation(line: lower, column: column + 1)
    }

    /// LF, CR LF and CR each end a line, as in `SourceFile`.
    private static func lineStarts(in file: SourceFile) -> [Int] {
        var starts = [0]
        file.utf8.withUnsafeBufferPointer { bytes in
            for index in 0..<bytes.count {
                let isLineEnd =
                    bytes[index] == 0x0A
                    || (bytes[index] == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A))
                if isLineEnd { starts.append(index + 1) }
            }
        }
        return starts
    }
}
