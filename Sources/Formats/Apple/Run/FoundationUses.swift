/// As what a content's texts read each argument.
struct FoundationUses {
    /// For the positions 1, 2, … the storages as bits.
    private var storages: [UInt16] = []

    /// Variables that were gone through, with the position that they took.
    private var visited: [Visit] = []

    private struct Visit: Equatable {
        var name: String
        var position: Int
    }

    /// Nobody passes so many arguments, and no real entry nests so deep.
    private static let highestPosition = 255
    private static let depthLimit = 64

    /// Whether no argument is read.
    var isEmpty: Bool { storages.isEmpty }

    init(of content: FoundationContent) {
        switch content {
        case .text(let text): add(text, of: nil, start: 1)
        case .format(let entry): add(entry.text, of: entry, start: 1)
        case .widths(let widths): for width in widths { add(width.text, of: nil, start: 1) }
        case .devices(let devices):
            for device in devices {
                let inner = FoundationUses(of: device.content)
                for (index, bits) in inner.storages.enumerated() where bits != 0 { add(bits, at: index + 1) }
            }
        case .damaged: break
        }
    }

    /// Looks at texts that stand alone.
    init(of texts: [FoundationText]) { for text in texts { add(text, of: nil, start: 1) } }

    /// The positions that these texts read as something else than the other ones, ascending.
    func positions(unlike other: FoundationUses) -> [Int] {
        var result: [Int] = []
        for index in 0..<min(storages.count, other.storages.count) {
            let (own, others) = (storages[index], other.storages[index])
            if own == 0 || others == 0 || own == others { continue }
            let known = FoundationFormat.Storage.all.filter { others & $0.bit != 0 }
            let isUnlike = FoundationFormat.Storage.all.contains { storage in
                own & storage.bit != 0 && !known.contains { $0.isLike(storage) }
            }
            if isUnlike { result.append(index + 1) }
        }
        return result
    }

    private mutating func add(_ text: FoundationText, of entry: FoundationFormatEntry?, start: Int, depth: Int = 0) {
        guard depth < Self.depthLimit, let format = text.format, !format.isAbandoned, format.failure == nil else {
            return
        }
        var next = start
        for piece in format.pieces {
            switch piece {
            case .text: continue
            case .specifier(let specifier):
                if case .argument(let place) = specifier.width { addSize(format.argumentPlace(place.position(&next))) }
                if case .argument(let place) = specifier.precision {
                    addSize(format.argumentPlace(place.position(&next)))
                }
                add(specifier.storage.bit, at: format.argumentPlace(specifier.place.position(&next)))
            case .variable(let name, let place):
                let position = place.position(&next)
                guard let entry, let variable = entry.variable(name) else {
                    add(FoundationFormat.Storage.object.bit, at: format.argumentPlace(position))
                    continue
                }
                let visit = Visit(name: name, position: position)
                guard position <= Self.highestPosition, !visited.contains(visit) else { continue }
                visited.append(visit)
                if variable.hasChoice { add((variable.valueType?.storage ?? .object).bit, at: position) }
                for case let form? in variable.forms { add(form, of: entry, start: position, depth: depth + 1) }
            }
        }
    }

    private mutating func addSize(_ position: Int) { add(FoundationFormat.Storage.integer.bit, at: position) }

    private mutating func add(_ bits: UInt16, at position: Int) {
        guard position > 0, position <= Self.highestPosition else { return }
        while storages.count < position { storages.append(0) }
        storages[position - 1] |= bits
    }
}

extension FoundationFormat.Storage {
    static let all: [FoundationFormat.Storage] = [
        .object, .integer, .double, .character, .utf16Unit, .cString, .utf16String, .pointer, .skipped,
    ]

    /// The storage as one bit of many.
    var bit: UInt16 { 1 << UInt16(rawValue) }

    /// Whether one argument can be read in both ways.
    func isLike(_ other: FoundationFormat.Storage) -> Bool {
        if self == other || self == .skipped || other == .skipped { return true }
        let integers: Set<FoundationFormat.Storage> = [.integer, .character, .utf16Unit]
        return integers.contains(self) && integers.contains(other)
    }
}
