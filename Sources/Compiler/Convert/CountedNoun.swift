/// A number with its noun in English, as reports show it: `1 entry`, `2 entries`.
package struct CountedNoun: CustomStringConvertible {
    private let count: Int
    private let singular: String
    private let plural: String

    /// Creates a counted noun; without a plural the singular takes an s.
    package init(_ count: Int, _ singular: String, plural: String? = nil) {
        self.count = count
        self.singular = singular
        self.plural = plural ?? singular + "s"
    }

    package var description: String { "\(count) \(count == 1 ? singular : plural)" }
}
