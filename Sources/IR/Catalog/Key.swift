/// The name of an entry.
public struct Key: Sendable, Hashable {
    /// Names live side by side if the call that asks for them differs.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A plain look-up, and every look-up of formats that make no difference.
        case text
        /// A look-up by cardinal number: R.plurals, `##{…}`.
        case plural
        /// A look-up by ordinal number.
        case ordinal
        /// A look-up of a list: R.array.
        case list
    }

    /// The table; `""` is the default table.
    ///
    /// Tables of a part of the project carry its folder: `SyncUI/`, `ios/Root`.
    public var table: String

    /// The look-up that finds the entry.
    public var kind: Kind

    /// One component unless the file nests; a component may contain dots, spaces, anything.
    public var path: [String]

    public init(table: String = "", kind: Kind = .text, path: [String]) {
        self.table = table
        self.kind = kind
        self.path = path
    }

    /// Creates the key of a format that does not nest.
    public init(_ name: String, table: String = "", kind: Kind = .text) {
        self.init(table: table, kind: kind, path: [name])
    }

    /// Feeds the names and the look-up's place among the look-ups, not its name.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(table)
        hasher.combine(path.count)
        for component in path { hasher.combine(component) }
        switch kind {
        case .text: hasher.combine(0 as UInt8)
        case .plural: hasher.combine(1 as UInt8)
        case .ordinal: hasher.combine(2 as UInt8)
        case .list: hasher.combine(3 as UInt8)
        }
    }

    /// The path as people read it, its components joined by dots.
    @inlinable public var name: String { path.count == 1 ? path[0] : path.joined(separator: ".") }
}
