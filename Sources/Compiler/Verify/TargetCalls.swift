import InterlinguaIR
import InterlinguaPlatforms

/// The calls for a target whose files exist: as a conversion's report names them, as its files link their parts, or under
/// the names that a conversion would give.
struct TargetCalls: CallSource {
    private let catalog: Catalog
    private let builder: CallBuilder
    private let conversion: ConversionCalls
    private let reported: [Key: Call]

    /// The names in the target's files of keys that its front end does not give back.
    private let spelledKeys: Set<Key>

    /// Prepares for a target.
    ///
    /// - Parameters:
    ///   - legalised: what a conversion of the source makes now.
    ///   - report: what the conversion that made the target said of its calls.
    init(_ target: VerifiedProject, legalised: Legaliser.Result, report: ConversionReport?) {
        catalog = target.unfolded ?? target.catalog
        builder = CallBuilder(catalog, format: target.format, settings: target.settings, names: target.names)
        var names = target.names
        var spelled: Set<Key> = []
        let known = catalog.entries
        let missing = legalised.catalog.entries.keys.filter { known[$0] == nil }
        if !missing.isEmpty {
            // Keys that can't be names in the target stand there in another spelling.
            let written = target.format.write(legalised.catalog, options: WritingOptions()).names
            for key in missing {
                guard let name = written[key], known[Key(name, table: key.table, kind: key.kind)] != nil else {
                    continue
                }
                names[key] = name
                spelled.insert(key)
            }
        }
        spelledKeys = spelled
        conversion = ConversionCalls(legalised, format: target.format, names: names)
        var reported: [Key: Call] = [:]
        for entry in report?.entries ?? [] { if let call = entry.call { reported[entry.key] = call } }
        self.reported = reported
    }

    var passesNumbers: Bool { conversion.passesNumbers }

    func call(for key: Key, arguments: [Argument]) -> Call? {
        if let call = reported[key] { return call }
        let expected = conversion.call(for: key, arguments: arguments)
        if let expected, expected.lookUps.allSatisfy({ isThere($0.key) }) { return expected }
        let signature = conversion.signature(of: key, arguments)
        let root = conversion.rootKey(of: key)
        for kind in [root.kind] + Key.Kind.allCases where kind != .ordinal {
            let asked = Key(table: root.table, kind: kind, path: root.path)
            for own in [asked, asked.withoutNesting] {
                if let call = builder.call(for: own, signature: signature, isList: key.kind == .list) { return call }
            }
        }
        return expected
    }

    /// Files that somebody wrote may hold an entry by another name.
    let knowsAllTargets = false

    func targets(of key: Key) -> [Entry] {
        conversion.targetKeys(of: key).compactMap {
            catalog.entries[$0] ?? catalog.entries[$0.withoutNesting]
        }
    }

    private func isThere(_ key: Key) -> Bool { catalog.entries[key] != nil || spelledKeys.contains(key) }
}

extension Key {
    /// The same key where keys are not nested: its whole path is one name.
    fileprivate var withoutNesting: Key { path.count == 1 ? self : Key(name, table: table, kind: kind) }
}
