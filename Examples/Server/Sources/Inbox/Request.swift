/// What a client wants.
struct Request: Sendable {
    let name: String
    let unreadCount: Int

    /// The tags of `Accept-Language`, the most wanted one first.
    let languages: [String]

    /// Reads a line such as `Bob 5 fr, de;q=0.7`; nil if it is none.
    init?(_ line: String) {
        let fields = line.split(separator: " ", maxSplits: 2)
        guard fields.count == 3, let count = Int(fields[1]) else { return nil }
        name = String(fields[0])
        unreadCount = count
        languages = Self.languages(in: String(fields[2]))
    }

    private static func languages(in header: String) -> [String] {
        let wanted = header.split(separator: ",").map { item in
            let parts = item.filter { $0 != " " }.split(separator: ";", maxSplits: 1)
            let weight = parts.count > 1 ? Double(parts[1].dropFirst("q=".count)) ?? 0 : 1
            return (tag: String(parts.first ?? ""), weight: weight)
        }
        // Sorting is stable: of equal weights the first one counts.
        return wanted.sorted { $0.weight > $1.weight }.map(\.tag)
    }
}
