/// A line and a column, both counted from 1; columns count Unicode scalars.
public struct SourceLocation: Sendable, Hashable {
    public var line: Int

    /// The column in Unicode scalars, from 1.
    public var column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

/// A stretch of a file, in byte offsets into the file's text.
public struct SourceRange: Sendable, Hashable {
    /// The file that the offsets refer to.
    public var file: SourceFile

    /// The first byte of the stretch.
    public var lowerBound: UInt32

    /// The byte behind the stretch; equal to `lowerBound` for a mere place.
    public var upperBound: UInt32

    /// Creates a range; offsets beyond 4 GiB are taken as that limit, an end before its start as the start.
    public init(file: SourceFile, lowerBound: Int, upperBound: Int) {
        self.file = file
        self.lowerBound = UInt32(clamping: lowerBound)
        self.upperBound = UInt32(clamping: max(lowerBound, upperBound))
    }

    public init(file: SourceFile, bounds: Range<UInt32>) {
        self.file = file
        lowerBound = bounds.lowerBound
        upperBound = bounds.upperBound
    }

    /// Where the stretch begins.
    public var start: SourceLocation { file.location(of: Int(lowerBound)) }

    /// Where the stretch ends, exclusively.
    public var end: SourceLocation { file.location(of: Int(upperBound)) }

    /// The beginning as `file:line:column`.
    package var place: String {
        let start = start
        return "\(file.path):\(start.line):\(start.column)"
    }
}

/// Where in which file something was read; equal to every other origin, so that positions never count in `==`.
public struct Origin: Sendable, Hashable {
    /// The stretch of the file; nil for what was made rather than read.
    public var range: SourceRange?

    public init(range: SourceRange? = nil) { self.range = range }

    /// True: positions do not count.
    public static func == (left: Origin, right: Origin) -> Bool { true }

    /// Feeds nothing, since all are equal.
    public func hash(into hasher: inout Hasher) {}
}
