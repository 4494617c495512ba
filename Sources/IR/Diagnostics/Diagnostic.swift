/// One thing to tell the user about his files, with the place where it stands.
public struct Diagnostic: Sendable, Hashable {
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

        public init(_ message: String, at range: SourceRange? = nil) {
            self.message = message
            self.range = range
        }
    }

    public var severity: Severity

    public var kind: Kind

    /// One sentence without a full stop.
    public var message: String

    /// Where it stands; nil for what concerns the whole job.
    public var range: SourceRange?

    /// Other places that explain it.
    public var notes: [Note]

    public init(
        _ severity: Severity,
        _ kind: Diagnostic.Kind,
        _ message: String,
        at range: SourceRange? = nil,
        notes: [Note] = []
    ) {
        self.severity = severity
        self.kind = kind
        self.message = message
        self.range = range
        self.notes = notes
    }
}

extension Diagnostic {
    /// What diagnostics about the same fault have in common, declared once beside what reports it.
    ///
    /// The list of all kinds, `interlingua explain` and the reference page derive from the declarations.
    public struct Kind: Sendable, Hashable {
        /// A stable name in lower case with hyphens, such as `duplicate-key`.
        public let name: String

        /// What is wrong and what users of the app see of it.
        public let problem: String

        /// What to do about it.
        public let repair: String

        public init(_ name: String, _ problem: String, repair: String) {
            self.name = name
            self.problem = problem
            self.repair = repair
        }

        public static func == (left: Kind, right: Kind) -> Bool { left.name == right.name }

        public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    /// The name of the kind, as commands print it.
    public var identifier: String { kind.name }
}
