extension UnsafeBufferPointer<UInt8> {
    /// Whether the first sign of a text opens an object, behind white space and a byte order mark.
    var beginsJSONObject: Bool { jsonStart.map { self[$0] } == UInt8(ascii: "{") }

    /// Whether a text begins as JSON does; an empty one, a page of HTML and the marks of a merge that failed do not.
    ///
    /// An empty array does not count: programs write it in place of an object without members.
    var beginsJSONValue: Bool {
        guard let start = jsonStart else { return false }
        switch self[start] {
        case UInt8(ascii: "["):
            let next = self[(start + 1)...].first { !$0.isASCIISpace }
            return next != UInt8(ascii: "]")
        case UInt8(ascii: "{"), UInt8(ascii: "\""), UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            return true
        default: return ["true", "false", "null"].contains { hasBytes(Array($0.utf8), at: start) }
        }
    }

    private var jsonStart: Int? {
        firstIndex { !($0.isASCIISpace || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF) }
    }
}
