import InterlinguaIR

/// Bytes of a file in pieces, which get the order in which they stood where they were read.
struct OriginalOrder: Sendable {
    /// Where one piece stands among the bytes, up to the start of the next, and in its source.
    struct Piece: Sendable {
        /// The first byte.
        var start: Int

        /// Where it was read; nil for what was made.
        var place: Message.Place?

        /// Whether it begins with an empty line, which is left out at the start of a file.
        var hasBlankLine: Bool
    }

    /// The bytes of all pieces.
    var bytes: [UInt8]

    /// The pieces in the order in which they were written.
    var pieces: [Piece]

    private func range(of index: Int) -> Range<Int> {
        pieces[index].start..<(index + 1 < pieces.count ? pieces[index + 1].start : bytes.count)
    }

    /// Puts pieces together that were written in several runs; large files stay in those runs where they can.
    ///
    /// Files come in the order in which they are first met, and places within a file by their offsets. What was made
    /// rather than read stands where what precedes it stands.
    static func join(_ runs: [OriginalOrder]) -> [[UInt8]] {
        if let places = disorder(of: runs) {
            var output: [UInt8] = []
            output.reserveCapacity(runs.reduce(0) { $0 + $1.bytes.count })
            var order: [(place: UInt64, index: Int, run: Int, piece: Int)] = []
            for (run, pieces) in runs.enumerated() {
                for piece in pieces.pieces.indices { order.append((places[order.count], order.count, run, piece)) }
            }
            order.sort { ($0.place, $0.index) < ($1.place, $1.index) }
            for (position, item) in order.enumerated() {
                let isFirst = position == 0 && runs[item.run].pieces[item.piece].hasBlankLine
                output.append(
                    contentsOf: runs[item.run].bytes[runs[item.run].range(of: item.piece)].dropFirst(isFirst ? 1 : 0)
                )
            }
            return [output]
        }
        var joined = runs.filter { !$0.pieces.isEmpty }.map(\.bytes)
        if let first = runs.first(where: { !$0.pieces.isEmpty })?.pieces.first, first.hasBlankLine {
            joined[0].removeFirst()
        }
        return joined
    }

    /// A sort key for each piece; nil if they ascend already.
    private static func disorder(of runs: [OriginalOrder]) -> [UInt64]? {
        var places: [UInt64] = []
        places.reserveCapacity(runs.reduce(0) { $0 + $1.pieces.count })
        var files: [ObjectIdentifier: UInt64] = [:]
        var lastFile: (identity: ObjectIdentifier, number: UInt64)?
        var last: UInt64 = 0
        var isAscending = true
        for run in runs {
            for piece in run.pieces {
                var place = last
                if let origin = piece.place {
                    let number: UInt64
                    if let lastFile, lastFile.identity == origin.file {
                        number = lastFile.number
                    } else {
                        number = files[origin.file] ?? UInt64(files.count)
                        files[origin.file] = number
                        lastFile = (origin.file, number)
                    }
                    place = number << 32 | UInt64(origin.offset)
                }
                if place < last { isAscending = false }
                last = place
                places.append(place)
            }
        }
        return isAscending ? nil : places
    }
}
