/// One thing to tell the user about his files, with the place where it stands.
public struct Diagnostic: Sendable, Hashable {
    /// How bad it is.
    public enum Severity: String, Sendable, Hashable, CaseIterable {
        /// The input can't be used as it is, or an app would crash with it.
        case error
        /// Something is probably not as it was meant, or is lost in conversion.
        case warning
        /// Good to know.
        case note
    }

    /// Another place that explains the diagnostic, such as the first of two definitions.
    public struct Note: Sendable, Hashable {
        /// What is to be seen at the place.
        public var message: String

        /// The place; nil where there is none.
        public var range: SourceRange?

        /// Creates a note.
        public init(_ message: String, at range: SourceRange? = nil) {
            self.message = message
            self.range = range
        }
    }

    /// How bad it is.
    public var severity: Severity

    /// A stable name for this kind of diagnostic, in lower case with hyphens, such as `duplicate-key`.
    public var identifier: String

    /// One sentence without a full stop.
    public var message: String

    /// Where it stands; nil for what concerns the whole job.
    public var range: SourceRange?

    /// Other places that explain it.
    public var notes: [Note]

    /// Creates a diagnostic.
    public init(
        _ severity: Severity,
        _ identifier: String,
        _ message: String,
        at range: SourceRange? = nil,
        notes: [Note] = []
    ) {
        self.severity = severity
        self.identifier = identifier
        self.message = message
        self.range = range
        self.notes = notes
    }
}
