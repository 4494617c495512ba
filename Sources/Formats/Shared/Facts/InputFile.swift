package import InterlinguaIR

/// A file that a front end reads.
package struct InputFile: Sendable {
    /// The path to show to people: as given, or below the folder as given.
    package var path: String

    /// The path below the folder that was searched, with `/`; it tells language and table.
    package var layoutPath: String

    package var bytes: [UInt8]

    /// The folder that it lies in, without links, where it is known.
    package var folder: String?

    /// Creates a file; without a layout path the whole path tells language and table.
    package init(path: String, layoutPath: String? = nil, bytes: [UInt8]) {
        self.path = path
        self.layoutPath = layoutPath ?? path
        self.bytes = bytes
    }

    /// The place at which something is said about the whole file, of which nothing is shown.
    package var start: SourceRange { SourceFile(path: path, utf8: []).start }
}

/// A file that a back end makes.
package struct OutputFile: Sendable, Hashable {
    /// The path below the output folder, with `/`.
    package var path: String

    /// The content in pieces, which large files are written in without being put together before.
    package let pieces: [[UInt8]]

    /// The content as a whole.
    package var bytes: [UInt8] {
        if pieces.count == 1 { return pieces[0] }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(byteCount)
        for piece in pieces { bytes += piece }
        return bytes
    }

    /// The size of the content.
    package var byteCount: Int { pieces.reduce(0) { $0 + $1.count } }

    package init(path: String, bytes: [UInt8]) { self.init(path: path, pieces: [bytes]) }

    package init(path: String, pieces: [[UInt8]]) {
        self.path = path
        self.pieces = pieces
    }

    /// Whether path and content are the same, whatever the pieces.
    package static func == (left: OutputFile, right: OutputFile) -> Bool {
        left.path == right.path && left.byteCount == right.byteCount
            && (left.pieces == right.pieces || left.pieces.joined().elementsEqual(right.pieces.joined()))
    }

    /// Hashes path and size, which tell nearly all files apart.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(byteCount)
    }
}
