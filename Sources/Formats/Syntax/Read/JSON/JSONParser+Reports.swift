import InterlinguaIR

extension JSONParser {
    /// Beyond so many errors a file is hardly JSON.
    private static var errorLimit: Int { 200 }

    /// Bytes as a range of the file.
    func range(_ bounds: Range<Int>) -> SourceRange {
        SourceRange(file: file, lowerBound: bounds.lowerBound, upperBound: min(bounds.upperBound, bytes.count))
    }

    /// Records a diagnostic, unless there are too many.
    mutating func report(
        _ kind: Diagnostic.Kind,
        _ message: String,
        at bounds: Range<Int>,
        notes: [Diagnostic.Note] = []
    ) {
        guard errorCount < Self.errorLimit else {
            if !hasStopped {
                let message = "the file has more than \(Self.errorLimit) errors; the rest of it was not read"
                diagnostics.append(Diagnostic(.error, .tooManyErrors, message, at: range(bounds)))
            }
            hasStopped = true
            return
        }
        errorCount += 1
        diagnostics.append(Diagnostic(.error, kind, message, at: range(bounds), notes: notes))
    }

    /// The place behind what was read last, where something is missing.
    var behindLastNode: Range<Int> {
        var end = 0
        if let last = nodes.last { end = Int(last.upperBound) }
        // A container that was closed last ends behind all that is in it.
        if index > end {
            var place = index
            while place > end, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[place - 1]) { place -= 1 }
            if place > end, bytes[place - 1] == UInt8(ascii: "}") || bytes[place - 1] == UInt8(ascii: "]") {
                end = place
            }
        }
        return end..<end
    }

    /// Records a comma that nothing follows.
    mutating func reportTrailingComma(at offset: Int) {
        let message = "nothing follows this comma before “\(character)”; remove it"
        report(.jsonTrailingComma, message, at: offset..<offset + 1)
    }

    /// Reports what stands behind the outermost value.
    mutating func reportRest() {
        let end = nodes.first.map { Int($0.upperBound) } ?? 0
        let note = Diagnostic.Note("the file's value ends here", at: range(max(0, end - 1)..<end))
        switch bytes[index] {
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            report(.jsonMismatchedBracket, "“\(character)” closes nothing; remove it", at: here, notes: [note])
        case UInt8(ascii: ","):
            report(.jsonSeveralValues, "nothing may follow the file's value", at: here, notes: [note])
        default:
            guard canStartValue else {
                return report(
                    .jsonSyntax,
                    "“\(character)” can't follow the file's value",
                    at: here,
                    notes: [note]
                )
            }
            let message = "a JSON file holds one value, and here a second one begins; put both into a list “[…]”"
            report(.jsonSeveralValues, message, at: here, notes: [note])
        }
    }

    /// Reports a file that ends too early.
    mutating func reportEnd(_ expectation: Expectation) {
        let end = bytes.count..<bytes.count
        if nodes.isEmpty {
            guard errorCount == 0 else { return }
            let message =
                bytes.isEmpty
                ? "the file is empty; JSON needs a value, such as {}" : "the file holds no value, such as {}"
            return report(.jsonEmpty, message, at: end)
        }
        guard let last = open.last, !endsWithinToken else { return }
        let name = nodes[last].kind == .object ? "object" : "list"
        let closing = nodes[last].kind == .object ? "}" : "]"
        let opening = Int(nodes[last].lowerBound)
        let note = Diagnostic.Note("it begins here", at: range(opening..<opening + 1))
        let message = "the file ends within this \(name): “\(closing)” is missing, or a part of the file"
        report(.jsonTruncated, message, at: end, notes: [note])
    }

    // MARK: Repeated keys

    private static var duplicateLimit: Int { 1_000 }

    /// Reports the keys that an object has more than once, each with the place of the first.
    mutating func reportDuplicates(in container: Int) {
        keys.removeAll(keepingCapacity: true)
        nodes.withUnsafeBufferPointer { nodes in
            var next = container + 1
            while next < nodes.count {
                keys.append(next)
                guard next + 1 < nodes.count else { break }
                next = Int(nodes[next + 1].next)
            }
        }
        if keys.count <= 8 {
            if !hasPossibleDuplicate { return }
            for place in keys.indices.dropFirst() {
                let first = keys[..<place].first { isEqual(nodes[$0], nodes[keys[place]]) }
                if let first { reportDuplicate(keys[place], first: first) }
            }
            return
        }
        // Open addressing; the hash is seeded anew for every process, so no file can make it slow.
        var capacity = 32
        while capacity < 2 * keys.count { capacity *= 2 }
        var table = [Int](repeating: -1, count: capacity)
        for key in keys {
            let node = nodes[key]
            var slot = Self.hash(of: node, in: bytes) & (capacity - 1)
            while table[slot] >= 0, !isEqual(nodes[table[slot]], node) { slot = (slot + 1) & (capacity - 1) }
            if table[slot] < 0 { table[slot] = key } else { reportDuplicate(key, first: table[slot]) }
        }
    }

    /// Whether two of few keys are equal, or may be when escapes and other quotes are undone.
    private var hasPossibleDuplicate: Bool {
        nodes.withUnsafeBufferPointer { nodes in
            keys.withUnsafeBufferPointer { keys in
                for place in 0..<keys.count {
                    let key = nodes[keys[place]]
                    if key.hasEscapes || key.openingLength != 1 { return true }
                    for other in 0..<place where isSpelled(key, like: nodes[keys[other]]) { return true }
                }
                return false
            }
        }
    }

    /// Whether two nodes are the same bytes; the last ones first, since keys of one object often begin alike.
    private func isSpelled(_ left: JSONNode, like right: JSONNode) -> Bool {
        let count = left.upperBound &- left.lowerBound
        guard count == right.upperBound &- right.lowerBound else { return false }
        var (first, second) = (Int(left.upperBound), Int(right.upperBound))
        for _ in 0..<count {
            first &-= 1
            second &-= 1
            if bytes[first] != bytes[second] { return false }
        }
        return true
    }

    private mutating func reportDuplicate(_ key: Int, first: Int) {
        duplicateCount += 1
        guard duplicateCount <= Self.duplicateLimit else { return }
        let name = String(decoding: textBytes(of: nodes[key]), as: UTF8.self)
        let note = Diagnostic.Note("it is first given here", at: range(nodes[first].bounds))
        let message = "duplicate key “\(name)” in one object; most parsers use the last value"
        let place = range(nodes[key].bounds)
        diagnostics.append(Diagnostic(.warning, .duplicateKey, message, at: place, notes: [note]))
    }

    /// Says once how many duplicate keys were not reported each.
    mutating func reportUncountedDuplicates() {
        guard duplicateCount > Self.duplicateLimit else { return }
        let message = "\(duplicateCount - Self.duplicateLimit) more keys are given again"
        diagnostics.append(Diagnostic(.warning, .duplicateKey, message, at: range(0..<0)))
    }

    private func rawBytes(of node: JSONNode) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: bytes[node.textBounds])
    }

    private func textBytes(of node: JSONNode) -> [UInt8] {
        let bytes = Array(rawBytes(of: node))
        return node.hasEscapes ? JSONEscapes.decode(bytes[...]) : bytes
    }

    private static func hash(of node: JSONNode, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var hasher = Hasher()
        let text = bytes.slice(node.textBounds)
        if node.hasEscapes {
            JSONEscapes.decode(Array(text)[...]).withUnsafeBytes { hasher.combine(bytes: $0) }
        } else {
            hasher.combine(bytes: UnsafeRawBufferPointer(text))
        }
        return hasher.finalize()
    }

    private func isEqual(_ left: JSONNode, _ right: JSONNode) -> Bool {
        if left.hasEscapes || right.hasEscapes { return textBytes(of: left) == textBytes(of: right) }
        let (first, second) = (left.textBounds, right.textBounds)
        guard first.count == second.count else { return false }
        for offset in 0..<first.count where bytes[first.lowerBound + offset] != bytes[second.lowerBound + offset] {
            return false
        }
        return true
    }
}
