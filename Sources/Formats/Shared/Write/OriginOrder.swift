package import InterlinguaIR

/// The order in which messages of one file stood where they were read.
package enum OriginOrder {
    /// The indices of what stood at some places, in the order of those: files in the order in which they appear, places
    /// within a file by offset.
    ///
    /// What was made rather than read stands where what precedes it stands.
    package static func indices(of places: [Message.Place?]) -> [Int] {
        var files: [ObjectIdentifier: UInt64] = [:]
        var last: UInt64 = 0
        // Most messages are of the file of the one before.
        var lastFile: (identity: ObjectIdentifier, number: UInt64)?
        let keys = places.map { place in
            guard let place else { return last }
            if lastFile?.identity != place.file {
                let number = files[place.file] ?? UInt64(files.count)
                files[place.file] = number
                lastFile = (place.file, number)
            }
            last = (lastFile?.number ?? 0) << 32 | UInt64(place.offset)
            return last
        }
        if zip(keys, keys.dropFirst()).allSatisfy({ $0 <= $1 }) { return Array(keys.indices) }
        return keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
    }
}

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

    var bytes: [UInt8]

    /// The pieces in the order in which they were written.
    var pieces: [Piece]

    private func bytes(of index: Int) -> ArraySlice<UInt8> {
        bytes[pieces[index].start..<(index + 1 < pieces.count ? pieces[index + 1].start : bytes.count)]
    }

    /// Puts pieces together that were written in several runs.
    static func join(_ runs: [OriginalOrder]) -> [UInt8] {
        let pieces = runs.indices.flatMap { run in runs[run].pieces.indices.map { (run: run, index: $0) } }
        var output: [UInt8] = []
        output.reserveCapacity(runs.reduce(0) { $0 + $1.bytes.count })
        for place in OriginOrder.indices(of: runs.flatMap { $0.pieces.map(\.place) }) {
            let (run, index) = pieces[place]
            let isBlankStart = output.isEmpty && runs[run].pieces[index].hasBlankLine
            output += runs[run].bytes(of: index).dropFirst(isBlankStart ? 1 : 0)
        }
        return output
    }
}
