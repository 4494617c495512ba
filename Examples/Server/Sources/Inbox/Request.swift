/// What a client wants.
struct Request: Sendable {
    let name: String
    let unreadCount: Int

    /// The header `Accept-Language`.
    let acceptLanguage: String

    /// Reads a line such as `Bob 5 fr, de;q=0.7`; nil if it is none.
    init?(_ line: String) {
        let fields = line.split(separator: " ", maxSplits: 2)
        guard fields.count == 3, let count = Int(fields[1]) else { return nil }
        name = String(fields[0])
        unreadCount = count
        acceptLanguage = String(fields[2])
    }
}
