#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A name as it stands in a file: byte offsets, and that of its colon, -1 without one.
struct XMLScannerName {
    var start: Int
    var end: Int
    var colon: Int
}

/// The names of a document while it is scanned, and the prefixes that hold.
struct XMLScannerNames {
    /// All names, each once.
    private(set) var names: [XMLName] = []

    private let base: UnsafePointer<UInt8>
    private var indices: [XMLName: UInt32] = [:]
    private var bindings: [(prefix: Range<Int>, namespace: String)] = []

    /// Counts changes of the bindings, since a name with a prefix means something else then.
    private var generation = 0

    /// Names found lately, by some of their bytes.
    private var slots: [Slot]

    private struct Slot {
        var start = 0
        var count = 0
        var generation = -1
        var index: UInt32 = 0
    }

    private static let slotCount = 64

    /// The namespace of the declarations themselves.
    private static let declarationNamespace = "http://www.w3.org/2000/xmlns/"

    init(base: UnsafePointer<UInt8>) {
        self.base = base
        slots = Array(repeating: Slot(), count: Self.slotCount)
    }

    // MARK: Names

    /// The index of a name; nil if its prefix is not declared.
    mutating func index(of name: XMLScannerName) -> UInt32? {
        let count = name.end - name.start
        let bytes = (base[name.start], base[name.start + count / 2], base[name.end - 1])
        let sum = Int(bytes.0) &+ Int(bytes.1) &* 5 &+ Int(bytes.2) &* 7 &+ count &* 11
        let place = sum & (Self.slotCount - 1)
        let wanted = name.colon < 0 ? 0 : generation
        let slot = slots[place]
        if slot.count == count, slot.generation == wanted, memcmp(base + slot.start, base + name.start, count) == 0 {
            return slot.index
        }
        var namespace: String?
        if name.colon >= 0 {
            guard let found = self.namespace(of: name.start..<name.colon) else { return nil }
            namespace = found
        }
        let index = index(
            of: XMLName(
                text(max(name.start, name.colon + 1)..<name.end),
                prefix: name.colon < 0 ? nil : text(name.start..<name.colon),
                namespace: namespace
            )
        )
        slots[place] = Slot(start: name.start, count: count, generation: wanted, index: index)
        return index
    }

    private mutating func index(of name: XMLName) -> UInt32 {
        if let index = indices[name] { return index }
        let index = UInt32(truncatingIfNeeded: names.count)
        names.append(name)
        indices[name] = index
        return index
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(start: base + range.lowerBound, count: range.count), as: UTF8.self)
    }

    private func isEqual(_ range: Range<Int>, _ text: StaticString) -> Bool {
        range.count == text.utf8CodeUnitCount && memcmp(base + range.lowerBound, text.utf8Start, range.count) == 0
    }

    // MARK: Prefixes

    /// How many declarations hold.
    var bindingCount: Int { bindings.count }

    /// Whether an attribute declares a prefix.
    func isDeclaration(_ name: XMLScannerName) -> Bool {
        name.colon >= 0 && isEqual(name.start..<name.colon, "xmlns")
    }

    /// Whether a name has a meaning of its own to XML: it begins with `xml`.
    func isReserved(_ name: XMLScannerName) -> Bool {
        name.end - name.start >= 3 && isEqual(name.start..<name.start + 3, "xml")
    }

    /// Whether the address of a namespace is one that there is nothing to say about.
    func isOrdinaryAddress(_ range: Range<Int>) -> Bool {
        let isKnown =
            range.count > 7 && isEqual(range.lowerBound..<range.lowerBound + 7, "http://")
            || range.count > 4 && isEqual(range.lowerBound..<range.lowerBound + 4, "urn:")
        return isKnown
            && !isEqual(range.lowerBound..<min(range.upperBound, range.lowerBound + 18), "http://www.w3.org/")
            && range.allSatisfy { offset in
                XMLNameByte.isNameByte(base[offset]) || base[offset] == UInt8(ascii: ":")
                    || base[offset] == UInt8(ascii: "/")
            }
    }

    /// Declares a prefix; gives the index of the declaration's name.
    ///
    /// Nil if the prefix is reserved, or declared already since there were so many declarations.
    mutating func bind(_ name: XMLScannerName, to address: Range<Int>, notSince count: Int) -> UInt32? {
        let prefix = name.colon + 1..<name.end
        if prefix.count >= 3, isEqual(prefix.lowerBound..<prefix.lowerBound + 3, "xml") { return nil }
        if bindings[count...].contains(where: { isEqual($0.prefix, prefix) }) { return nil }
        bindings.append((prefix, text(address)))
        generation += 1
        return index(of: XMLName(text(prefix), prefix: "xmlns", namespace: Self.declarationNamespace))
    }

    /// Ends the declarations of an element.
    mutating func dropBindings(to count: Int) {
        if bindings.count == count { return }
        bindings.removeSubrange(count...)
        generation += 1
    }

    private func namespace(of prefix: Range<Int>) -> String? {
        bindings.last { isEqual($0.prefix, prefix) }?.namespace
    }

    private func isEqual(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
        left.count == right.count && memcmp(base + left.lowerBound, base + right.lowerBound, left.count) == 0
    }
}
