package import InterlinguaIR

/// The lines and columns of diagnostics, found in one pass over each file however many diagnostics there are.
package struct SourcePlaces {
    private var offsets: [SourceFile: [Int]] = [:]
    private var locations: [SourceFile: [SourceLocation]] = [:]

    package init(of ranges: some Sequence<SourceRange>) {
        for range in ranges {
            offsets[range.file, default: []] += [Int(range.lowerBound), Int(range.upperBound)]
        }
        for (file, unsorted) in offsets {
            let sorted = Set(unsorted).sorted()
            offsets[file] = sorted
            locations[file] = file.locations(ofAscending: sorted)
        }
    }

    /// Finds the places of diagnostics and their notes.
    package init(of diagnostics: [Diagnostic]) {
        var ranges: [SourceRange] = []
        for diagnostic in diagnostics {
            if let range = diagnostic.range { ranges.append(range) }
            for note in diagnostic.notes { if let range = note.range { ranges.append(range) } }
        }
        self.init(of: ranges)
    }

    /// Where a range begins.
    package func start(of range: SourceRange) -> SourceLocation { location(of: Int(range.lowerBound), in: range.file) }

    /// Where a range ends, exclusively.
    package func end(of range: SourceRange) -> SourceLocation { location(of: Int(range.upperBound), in: range.file) }

    private func location(of offset: Int, in file: SourceFile) -> SourceLocation {
        guard let offsets = offsets[file], let locations = locations[file] else { return file.location(of: offset) }
        var lower = 0
        var upper = offsets.count
        while lower < upper {
            let middle = lower + (upper - lower) / 2
            if offsets[middle] < offset { lower = middle + 1 } else { upper = middle }
        }
        return lower < locations.count && offsets[lower] == offset ? locations[lower] : file.location(of: offset)
    }
}
