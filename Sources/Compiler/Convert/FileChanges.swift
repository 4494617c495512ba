package import InterlinguaFormats
package import InterlinguaGenerator
import InterlinguaPlatforms

/// What writing files would change, without writing them.
package struct FileChanges: Sendable {
    private let directory: String
    private let changes: [(file: OutputFile, old: [UInt8]?)]

    /// How many files would stay as they are.
    private let unchangedCount: Int

    /// Compares files with those that stand where they would be written.
    ///
    /// - Throws: `FileError` if one of these can't be read.
    package init(in directory: String, _ files: [OutputFile]) throws(FileError) {
        self.directory = directory
        var changes: [(file: OutputFile, old: [UInt8]?)] = []
        var unchangedCount = 0
        for file in files {
            let path = directory + "/" + file.path
            if FileWriter.holds(file, at: path) {
                unchangedCount += 1
            } else {
                changes.append((file, try FileWriter.content(at: path, unlessHolding: file)))
            }
        }
        self.changes = changes
        self.unchangedCount = unchangedCount
    }

    /// A line for each file that would be written.
    package var lines: [String] {
        changes.map { "would \($0.old == nil ? "create" : "change") \(directory)/\($0.file.path)" }
            + ["\(CountedNoun(changes.count, "file")) to write, \(unchangedCount) unchanged; nothing was written"]
    }

    /// The changes as a unified diff, in UTF-8 whatever the files' encodings are.
    package var diff: [String] {
        changes.flatMap { change in
            let path = "\(directory)/\(change.file.path)"
            return UnifiedDiff(
                from: TextEncoding.utf8(of: change.old ?? []),
                to: TextEncoding.utf8(of: change.file.bytes)
            )
            .lines(old: change.old == nil ? "/dev/null" : path, new: path)
        }
    }
}
