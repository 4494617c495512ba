/// A pattern for paths as a line of a `.gitignore` file has it.
package struct GlobPattern: Sendable, Hashable {
    /// Whether what matches is searched after all.
    let isNegated: Bool

    /// Whether only folders match.
    private let isForFolders: Bool

    /// The parts between slashes.
    private let components: [[UInt8]]

    /// Reads a pattern; nil for a comment or an empty line.
    package init?(_ line: some StringProtocol) {
        var bytes = Array(line.utf8)
        if bytes.last == 0x0D { bytes.removeLast() }
        while bytes.last == 0x20, bytes.dropLast().last != 0x5C { bytes.removeLast() }
        if bytes.isEmpty || bytes.first == 0x23 { return nil }
        isNegated = bytes.first == 0x21
        if isNegated { bytes.removeFirst() }
        isForFolders = bytes.last == 0x2F
        if isForFolders { bytes.removeLast() }
        let isAnchored = bytes.contains(0x2F)
        if bytes.first == 0x2F { bytes.removeFirst() }
        if bytes.isEmpty { return nil }
        let parts = bytes.split(separator: 0x2F, omittingEmptySubsequences: false).map(Array.init)
        components = isAnchored ? parts : [Self.anyFolders] + parts
    }

    private static let anyFolders: [UInt8] = [0x2A, 0x2A]

    /// Whether a path below the pattern's folder matches.
    func matches(_ path: [Substring.UTF8View], isFolder: Bool) -> Bool {
        if isForFolders && !isFolder { return false }
        // Which of the path's beginnings the components so far match, by their lengths.
        var reached = [true] + Array(repeating: false, count: path.count)
        for (place, component) in components.enumerated() {
            var next = Array(repeating: false, count: path.count + 1)
            if component == Self.anyFolders {
                let isLast = place == components.count - 1
                var isReached = false
                for count in 0...path.count {
                    // At the end it stands for everything inside, not for the folder.
                    next[count] = isReached || (!isLast && reached[count])
                    isReached = isReached || reached[count]
                }
            } else {
                for count in path.indices where reached[count] {
                    next[count + 1] = Self.matches(component, path[count])
                }
            }
            reached = next
        }
        return reached[path.count]
    }

    /// Whether a name matches a pattern without slashes; each star takes as few bytes as it can.
    private static func matches(_ pattern: [UInt8], _ name: Substring.UTF8View) -> Bool {
        let name = Array(name)
        var (place, index) = (0, 0)
        var star: (place: Int, index: Int)?
        while index < name.count {
            if place < pattern.count, pattern[place] == 0x2A {
                place += 1
                star = (place, index)
            } else if let length = length(ofMatch: name[index], pattern, at: place) {
                place += length
                index += 1
            } else if let last = star {
                place = last.place
                index = last.index + 1
                star = (last.place, last.index + 1)
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == 0x2A }
    }

    /// The length of what a byte matches in a pattern; nil if it does not.
    private static func length(ofMatch byte: UInt8, _ pattern: [UInt8], at place: Int) -> Int? {
        guard place < pattern.count else { return nil }
        switch pattern[place] {
        case 0x3F: return 1
        case 0x5C where place + 1 < pattern.count: return pattern[place + 1] == byte ? 2 : nil
        case 0x5B:
            guard let set = set(pattern, at: place) else { return byte == 0x5B ? 1 : nil }
            return set.contains(byte) ? set.length : nil
        default: return pattern[place] == byte ? 1 : nil
        }
    }

    /// The bytes between brackets.
    private struct ByteSet {
        var ranges: [ClosedRange<UInt8>] = []
        var isInverted = false
        var length = 0

        func contains(_ byte: UInt8) -> Bool { ranges.contains { $0.contains(byte) } != isInverted }
    }

    private static func set(_ pattern: [UInt8], at start: Int) -> ByteSet? {
        var set = ByteSet()
        var index = start + 1
        if index < pattern.count, pattern[index] == 0x21 || pattern[index] == 0x5E {
            set.isInverted = true
            index += 1
        }
        let first = index
        while index < pattern.count {
            if pattern[index] == 0x5D, index > first {
                set.length = index + 1 - start
                return set
            }
            let lower = pattern[index]
            if index + 2 < pattern.count, pattern[index + 1] == 0x2D, pattern[index + 2] != 0x5D {
                let upper = pattern[index + 2]
                if lower <= upper { set.ranges.append(lower...upper) }
                index += 3
            } else {
                set.ranges.append(lower...lower)
                index += 1
            }
        }
        return nil
    }
}
