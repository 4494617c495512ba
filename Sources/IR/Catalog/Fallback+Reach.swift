extension Fallback.Languages {
    /// In how many places a key is looked for, to compare two formats.
    public var reach: Int {
        switch self {
        case .none: 0
        case .source: 1
        case .truncatedThenSource: 2
        case .parentsThenSource: 3
        }
    }
}
