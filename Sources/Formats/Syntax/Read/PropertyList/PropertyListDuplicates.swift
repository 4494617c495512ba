import InterlinguaIR

extension [PropertyListMember] {
    /// The members that count where keys are repeated: the last of each, in the order of the file.
    ///
    /// CoreFoundation takes the last one in all serialisations.
    func withoutDuplicates(
        range: (Range<UInt32>) -> SourceRange
    ) -> (members: [PropertyListMember], diagnostics: [Diagnostic]) {
        if count <= 8, !hasRepeatedKey { return (self, []) }
        var last: [String: Int] = [:]
        last.reserveCapacity(count)
        var dead: Set<Int> = []
        var diagnostics: [Diagnostic] = []
        for (index, member) in enumerated() {
            guard let earlier = last.updateValue(index, forKey: member.key) else { continue }
            dead.insert(earlier)
            diagnostics.append(
                .duplicateKey(
                    member.key,
                    isSame: member.value == self[earlier].value,
                    at: range(member.keyBounds),
                    earlier: range(self[earlier].keyBounds)
                )
            )
        }
        if dead.isEmpty { return (self, []) }
        return (indices.lazy.filter { !dead.contains($0) }.map { self[$0] }, diagnostics)
    }

    /// Whether two keys are equal, found by comparing each with each: good for a handful.
    private var hasRepeatedKey: Bool {
        withUnsafeBufferPointer { members in
            guard let base = members.baseAddress else { return false }
            // Behind a pointer a debug build looks at a key without copying its member.
            var index = 1
            while index < members.count {
                var other = 0
                while other < index {
                    if base[index].key == base[other].key { return true }
                    other += 1
                }
                index += 1
            }
            return false
        }
    }
}

extension Diagnostic {
    /// Says that an entry has the key of an earlier one, which is never found.
    static func duplicateKey(_ key: String, isSame: Bool, at range: SourceRange, earlier: SourceRange) -> Diagnostic {
        Diagnostic(
            .warning,
            .duplicateKey,
            "duplicate key “\(key)”\(isSame ? "" : " with another value"); the last one takes precedence",
            at: range,
            notes: [Note("the earlier one is here", at: earlier)]
        )
    }
}
