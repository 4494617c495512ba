/// Reads binary property lists (`bplist00`), keeping the order of keys.
struct BinaryPropertyListReader {
    /// What makes a binary property list unreadable.
    enum Failure: Error {
        /// An offset or a length points out of the file.
        case truncated
        /// The marker of an object is none that there is.
        case unknownObject(UInt8)
        /// Objects are nested beyond the limit, or in a circle.
        case tooDeep
        /// Shared objects stand for more values than the limit.
        case tooLarge
    }

    private let bytes: [UInt8]
    private var offsetSize = 0
    private var referenceSize = 0
    private var objectCount = 0
    private var tableOffset = 0
    private var visitedCount = 0

    /// Real files nest a handful of levels; objects may be shared, so that a small file can stand for a huge tree.
    private static let depthLimit = 128
    private static let nodeLimit = 4_000_000

    /// Creates a reader for the bytes of a whole file.
    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The outermost value.
    mutating func read() throws(Failure) -> PropertyListNode {
        guard bytes.count >= 40 else { throw .truncated }
        let trailer = bytes.count - 32
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        objectCount = try integer(at: trailer + 8, size: 8)
        let top = try integer(at: trailer + 16, size: 8)
        tableOffset = try integer(at: trailer + 24, size: 8)
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else { throw .truncated }
        return try object(top, depth: 0)
    }

    private func integer(at offset: Int, size: Int) throws(Failure) -> Int {
        guard offset >= 0, size >= 0, size <= 8, offset <= bytes.count - size else { throw .truncated }
        var value: UInt64 = 0
        for byte in bytes[offset..<offset + size] { value = value << 8 | UInt64(byte) }
        guard let result = Int(exactly: value) else { throw .truncated }
        return result
    }

    private mutating func object(_ reference: Int, depth: Int) throws(Failure) -> PropertyListNode {
        visitedCount += 1
        guard depth < Self.depthLimit else { throw .tooDeep }
        guard visitedCount < Self.nodeLimit else { throw .tooLarge }
        guard reference >= 0, reference < objectCount, reference <= bytes.count, tableOffset <= bytes.count else {
            throw .truncated
        }
        let offset = try integer(at: tableOffset + reference * offsetSize, size: offsetSize)
        guard offset < bytes.count else { throw .truncated }
        let marker = bytes[offset]
        let low = Int(marker & 0x0F)
        switch marker >> 4 {
        case 0x0 where marker == 0x08 || marker == 0x09: return PropertyListNode(.boolean(marker == 0x09))
        case 0x1 where low <= 4: return PropertyListNode(.integer(try integerText(at: offset + 1, size: 1 << low)))
        case 0x2 where low == 2 || low == 3:
            return PropertyListNode(.real(try realText(at: offset + 1, size: 1 << low)))
        case 0x3: return PropertyListNode(.date(try realText(at: offset + 1, size: 8)))
        default: break
        }
        let (count, start) = try length(low, behind: offset)
        switch marker >> 4 {
        case 0x4: return PropertyListNode(.data(Array(try slice(start, count))))
        case 0x5: return PropertyListNode(.string(String(decoding: try slice(start, count), as: UTF8.self)))
        case 0x6:
            let units = try slice(start, try product(count, 2))
            return PropertyListNode(
                .string(String(decoding: TextEncoding.utf16BigEndian.decode(units).utf8, as: UTF8.self))
            )
        case 0xA, 0xC:
            var values: [PropertyListNode] = []
            _ = try slice(start, try product(count, referenceSize))
            for place in 0..<count {
                values.append(
                    try object(try integer(at: start + place * referenceSize, size: referenceSize), depth: depth + 1)
                )
            }
            return PropertyListNode(.array(values))
        case 0xD:
            _ = try slice(start, try product(count, 2 * referenceSize))
            var members: [PropertyListMember] = []
            for place in 0..<count {
                let key = try integer(at: start + place * referenceSize, size: referenceSize)
                let value = try integer(at: start + (count + place) * referenceSize, size: referenceSize)
                guard let name = try object(key, depth: depth + 1).string else { throw .unknownObject(marker) }
                members.append(PropertyListMember(name, try object(value, depth: depth + 1)))
            }
            return PropertyListNode(.dictionary(members))
        default: throw .unknownObject(marker)
        }
    }

    /// The length of an object, in its marker or in an integer behind it, and where its content starts.
    private func length(_ low: Int, behind offset: Int) throws(Failure) -> (count: Int, start: Int) {
        guard low == 0x0F else { return (low, offset + 1) }
        guard offset + 1 < bytes.count, bytes[offset + 1] >> 4 == 0x1, bytes[offset + 1] & 0x0F <= 3 else {
            throw .truncated
        }
        let size = 1 << Int(bytes[offset + 1] & 0x0F)
        return (try integer(at: offset + 2, size: size), offset + 2 + size)
    }

    private func slice(_ start: Int, _ count: Int) throws(Failure) -> ArraySlice<UInt8> {
        guard start <= bytes.count, count <= bytes.count - start else { throw .truncated }
        return bytes[start..<start + count]
    }

    private func product(_ left: Int, _ right: Int) throws(Failure) -> Int {
        let result = left.multipliedReportingOverflow(by: right)
        guard !result.overflow else { throw .truncated }
        return result.partialValue
    }

    private func integerText(at offset: Int, size: Int) throws(Failure) -> String {
        let content = try slice(offset, size)
        var value: UInt64 = 0
        for byte in content.suffix(8) { value = value << 8 | UInt64(byte) }
        // Only integers of eight bytes are signed.
        return size == 8 ? String(Int64(bitPattern: value)) : String(value)
    }

    private func realText(at offset: Int, size: Int) throws(Failure) -> String {
        var value: UInt64 = 0
        for byte in try slice(offset, size) { value = value << 8 | UInt64(byte) }
        return size == 4
            ? String(Float(bitPattern: UInt32(truncatingIfNeeded: value))) : String(Double(bitPattern: value))
    }
}
