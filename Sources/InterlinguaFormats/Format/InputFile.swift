/// A file that a front end reads.
package struct InputFile: Sendable {
    /// The path to show to people: as given, or below the folder as given.
    package var path: String

    /// The path below the folder that was searched, with `/`; it tells language and table.
    package var layoutPath: String

    /// The content.
    package var bytes: [UInt8]

    /// Creates a file; without a layout path the whole path tells language and table.
    package init(path: String, layoutPath: String? = nil, bytes: [UInt8]) {
        self.path = path
        self.layoutPath = layoutPath ?? path
        self.bytes = bytes
    }
}

/// A file that a back end makes.
package struct OutputFile: Sendable, Hashable {
    /// The path below the output folder, with `/`.
    package var path: String

    /// The content.
    package var bytes: [UInt8]

    /// Creates a file.
    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}
