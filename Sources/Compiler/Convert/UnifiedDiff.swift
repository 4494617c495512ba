/// The difference of two texts, line by line, in the form that `patch` takes.
package struct UnifiedDiff: Sendable {
    /// Lines around a change that are shown.
    private static let contextCount = 3

    /// Beyond so many pairs of lines the texts between their common ends count as replaced as a whole.
    private static let searchLimit = 4_000_000

    private let old: [ArraySlice<UInt8>]
    private let new: [ArraySlice<UInt8>]

    /// For each line of both texts in the order of the output: whether the old text, the new one, or both have it.
    private var steps: [Step] = []

    private enum Step {
        case common, removed, added
    }

    /// Compares two texts.
    package init(from old: [UInt8], to new: [UInt8]) {
        self.old = Self.lines(of: old)
        self.new = Self.lines(of: new)
        compare()
    }

    /// The lines with their ends.
    private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        while let end = bytes[start...].firstIndex(of: 0x0A) {
            lines.append(bytes[start...end])
            start = end + 1
        }
        if start < bytes.count { lines.append(bytes[start...]) }
        return lines
    }

    private mutating func compare() {
        var prefix = 0
        while prefix < min(old.count, new.count), old[prefix] == new[prefix] { prefix += 1 }
        var suffix = 0
        while suffix < min(old.count, new.count) - prefix,
            old[old.count - 1 - suffix] == new[new.count - 1 - suffix]
        {
            suffix += 1
        }
        let oldMiddle = old[prefix..<old.count - suffix]
        let newMiddle = new[prefix..<new.count - suffix]
        steps = Array(repeating: .common, count: prefix)
        let (size, isTooLarge) = oldMiddle.count.multipliedReportingOverflow(by: newMiddle.count)
        if isTooLarge || size > Self.searchLimit {
            steps += oldMiddle.map { _ in .removed } + newMiddle.map { _ in .added }
        } else {
            let difference = newMiddle.difference(from: oldMiddle)
            var removed: Set<Int> = []
            var added: Set<Int> = []
            for change in difference {
                switch change {
                case .remove(let offset, _, _): removed.insert(offset)
                case .insert(let offset, _, _): added.insert(offset)
                }
            }
            var (left, right) = (0, 0)
            while left < oldMiddle.count || right < newMiddle.count {
                if removed.contains(left) {
                    steps.append(.removed)
                    left += 1
                } else if added.contains(right) {
                    steps.append(.added)
                    right += 1
                } else {
                    steps.append(.common)
                    left += 1
                    right += 1
                }
            }
        }
        steps += Array(repeating: .common, count: suffix)
    }

    /// The lines of the difference below the names of both files; none if there is no difference.
    package func lines(old oldName: String, new newName: String) -> [String] {
        var hunks: [Range<Int>] = []
        for (index, step) in steps.enumerated() where step != .common {
            let range = max(0, index - Self.contextCount)..<min(steps.count, index + Self.contextCount + 1)
            if let last = hunks.last, last.upperBound >= range.lowerBound {
                hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
            } else {
                hunks.append(range)
            }
        }
        if hunks.isEmpty { return [] }
        // `patch` takes a name up to the first space, unless a tab ends it.
        var lines = [("---", oldName), ("+++", newName)].map { "\($0) \($1)\($1.contains(" ") ? "\t" : "")" }
        var (left, right, place) = (0, 0, 0)
        for hunk in hunks {
            // What is between hunks is common to both.
            left += hunk.lowerBound - place
            right += hunk.lowerBound - place
            place = hunk.upperBound
            let start = (left, right)
            var body: [String] = []
            for step in steps[hunk] {
                switch step {
                case .common:
                    body += Self.line(" ", old[left])
                    left += 1
                    right += 1
                case .removed:
                    body += Self.line("-", old[left])
                    left += 1
                case .added:
                    body += Self.line("+", new[right])
                    right += 1
                }
            }
            let ranges = [("-", start.0, left - start.0), ("+", start.1, right - start.1)].map { sign, start, count in
                "\(sign)\(count == 0 ? start : start + 1)\(count == 1 ? "" : ",\(count)")"
            }
            lines.append("@@ \(ranges.joined(separator: " ")) @@")
            lines += body
        }
        return lines
    }

    private static func line(_ sign: String, _ bytes: ArraySlice<UInt8>) -> [String] {
        bytes.last == 0x0A
            ? [sign + String(decoding: bytes.dropLast(), as: UTF8.self)]
            : [sign + String(decoding: bytes, as: UTF8.self), "\\ No newline at end of file"]
    }
}
