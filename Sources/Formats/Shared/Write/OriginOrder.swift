package import InterlinguaIR

/// The order in which messages of one file stood where they were read.
package enum OriginOrder {
    /// A sort key for each origin: files in the order in which they appear, places within a file by offset.
    ///
    /// What was made rather than read stands where what precedes it stands.
    package static func places(of origins: [Origin]) -> [UInt64] {
        var files: [SourceFile: UInt64] = [:]
        var last: UInt64 = 0
        // Most messages are of the file of the one before.
        var lastFile: (file: SourceFile, number: UInt64)?
        return origins.map { origin in
            guard let range = origin.range else { return last }
            if lastFile?.file != range.file {
                let number = files[range.file] ?? UInt64(files.count)
                files[range.file] = number
                lastFile = (range.file, number)
            }
            last = (lastFile?.number ?? 0) << 32 | UInt64(range.lowerBound)
            return last
        }
    }
}
