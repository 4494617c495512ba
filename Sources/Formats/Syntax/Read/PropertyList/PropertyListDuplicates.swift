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
        for (index, member) in enumerated() { last[member.key] = index }
        guard last.count < count else { return (self, []) }
        var diagnostics: [Diagnostic] = []
        var members: [PropertyListMember] = []
        for (index, member) in enumerated() {
            guard let winner = last[member.key], winner != index else {
                members.append(member)
                continue
            }
            diagnostics.append(
                .duplicateKey(
                    member.key,
                    isSame: member.value == self[winner].value,
                    at: range(member.keyBounds),
                    winner: range(self[winner].keyBounds)
                )
            )
        }
        return (members, diagnostics)
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
    /// Says that an entry is dead since a later one has its key.
    static func duplicateKey(_ key: String, isSame: Bool, at range: SourceRange, winner: SourceRange) -> Diagnostic {
        Diagnostic(
            .warning,
            .duplicateKey,
            "duplicate key “\(key)”\(isSame ? "" : " with another value"); the last one takes precedence",
            at: range,
            notes: [Note("this one counts", at: winner)]
        )
    }
}
