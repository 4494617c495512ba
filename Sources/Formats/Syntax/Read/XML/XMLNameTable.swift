import CLibXML2

/// The names of a document while it is read: small integers for libxml2's triples of pointers.
///
/// libxml2 keeps every name once in a dictionary of the parse, so that a name is found by its address.
struct XMLNameTable {
    /// All names, each once.
    private(set) var names: [XMLName] = []
    private var indices: [XMLName: UInt32] = [:]
    private var slots: [Slot]

    private struct Slot {
        var local: UnsafePointer<xmlChar>?
        var prefix: UnsafePointer<xmlChar>?
        var namespace: UnsafePointer<xmlChar>?
        var index: UInt32
    }

    private static let slotCount = 256

    init() {
        slots = Array(repeating: Slot(local: nil, prefix: nil, namespace: nil, index: 0), count: Self.slotCount)
    }

    /// The index of a name whose parts stand in the dictionary of the parse.
    mutating func index(
        local: UnsafePointer<xmlChar>?,
        prefix: UnsafePointer<xmlChar>? = nil,
        namespace: UnsafePointer<xmlChar>? = nil
    ) -> UInt32 {
        let address = UInt(bitPattern: local) &+ UInt(bitPattern: prefix) &* 31
        let slot = Int((address ^ address >> 8) & UInt(Self.slotCount - 1))
        let known = slots[slot]
        if known.local == local, known.prefix == prefix, known.namespace == namespace, local != nil {
            return known.index
        }
        let index = index(of: XMLName(local.text ?? "", prefix: prefix.text, namespace: namespace.text))
        slots[slot] = Slot(local: local, prefix: prefix, namespace: namespace, index: index)
        return index
    }

    /// The index of a name by its text.
    mutating func index(of name: XMLName) -> UInt32 {
        if let index = indices[name] { return index }
        let index = UInt32(truncatingIfNeeded: names.count)
        names.append(name)
        indices[name] = index
        return index
    }
}

extension UnsafePointer<xmlChar>? {
    /// The text of a C string; nil for no string.
    var text: String? { self.map { String(cString: $0) } }
}
