import InterlinguaIR

extension [PropertyListMember] {
    /// The members that count where keys are repeated: the last of each, in the order of the file.
    ///
    /// CoreFoundation takes the last one in all serialisations.
    func withoutDuplicates(
        range: (Range<UInt32>) -> SourceRange
    ) -> (members: [PropertyListMember], diagnostics: [Diagnostic]) {
        // Nearly all dictionaries have few members, of which all pairs are compared without memory.
        let isUnique =
            count < 8 && indices.allSatisfy { index in !(0..<index).contains { self[$0].key == self[index].key } }
        if isUnique { return (self, []) }
        var last: [String: Int] = [:]
        last.reserveCapacity(count)
        var repeated: [(index: Int, earlier: Int)] = []
        for (index, member) in enumerated() {
            if let earlier = last.updateValue(index, forKey: member.key) { repeated.append((index, earlier)) }
        }
        if repeated.isEmpty { return (self, []) }
        let diagnostics = repeated.map { index, earlier in
            let winner = last[self[index].key] ?? index
            return Diagnostic.duplicateKey(
                self[index].key,
                isSame: self[index].value == self[earlier].value,
                at: range(self[index].keyBounds),
                earlier: range(self[earlier].keyBounds),
                winner: winner == index ? nil : range(self[winner].keyBounds)
            )
        }
        let dead = Set(repeated.map(\.earlier))
        return (indices.filter { !dead.contains($0) }.map { self[$0] }, diagnostics)
    }
}

extension Diagnostic {
    /// Says that an entry has the key of an earlier one, which is never found.
    ///
    /// - Parameter winner: the entry that is found, if that is a third one.
    static func duplicateKey(
        _ key: String,
        isSame: Bool,
        at range: SourceRange,
        earlier: SourceRange,
        winner: SourceRange? = nil
    ) -> Diagnostic {
        Diagnostic(
            .warning,
            .duplicateKey,
            "duplicate key “\(key)”\(isSame ? "" : " with another value"); the last one takes precedence",
            at: range,
            notes: [Note("the earlier one is here", at: earlier)]
                + (winner.map { [Note("the last one is here", at: $0)] } ?? [])
        )
    }
}
