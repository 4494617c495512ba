extension Pattern {
    /// How deep selects, markup and bindings may stand inside each other; what is deeper is not looked at.
    public static let maximumDepth = 64
}
