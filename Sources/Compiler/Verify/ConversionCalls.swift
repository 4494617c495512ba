import InterlinguaIR
import InterlinguaPlatforms

/// The calls that a conversion's own result tells.
struct ConversionCalls: CallSource {
    private let catalog: Catalog
    private let outcomes: ConversionOutcomes
    private let sources: [Key: Key]
    private let builder: CallBuilder
    let passesNumbers: Bool

    /// The entries of the target that stand under other keys, by the key in the source.
    private var movedKeys: [Key: [Key]] = [:]

    /// Takes a catalogue in the target's shape, and the names by which its files have the entries.
    init(_ legalised: Legaliser.Result, format: any TranslationFormat, names: [Key: String]) {
        catalog = legalised.catalog
        outcomes = legalised.outcomes
        sources = legalised.sources
        passesNumbers = !format.capabilities.optionalCount
        builder = CallBuilder(legalised.catalog, format: format, names: names)
        for key in legalised.catalog.entries.keys {
            if let source = legalised.sources[key] { movedKeys[source, default: []].append(key) }
        }
    }

    func call(for key: Key, arguments: [Argument]) -> Call? {
        builder.call(for: rootKey(of: key), signature: signature(of: key, arguments), isList: key.kind == .list)
    }

    let knowsAllTargets = true

    func targets(of key: Key) -> [Entry] { targetKeys(of: key).compactMap { catalog.entries[$0] } }

    /// The keys of all entries that an entry of the source became.
    func targetKeys(of key: Key) -> [Key] {
        // Another entry may have taken the key.
        let hasOwn = catalog.entries[key] != nil && sources[key] == nil
        return (hasOwn ? [key] : []) + (movedKeys[key] ?? [])
    }

    /// The key under which the whole stands, or would stand if there were more of it than parts.
    func rootKey(of key: Key) -> Key {
        guard let moved = movedKeys[key] else { return key }
        let candidates = targetKeys(of: key)
        let wholes = candidates.map { (key: $0, whole: catalog.entries[$0]?.annotations[PartAnnotation.self]?.whole) }
        if let whole = wholes.first(where: { $0.whole == nil }) { return whole.key }
        // A part can have the name of the whole where they differ by the kind of look-up, and can have parts itself.
        let parts = Set(wholes.compactMap { $0.whole == $0.key.name ? nil : $0.key.name })
        if let own = wholes.first(where: { $0.whole == $0.key.name && !parts.contains($0.key.name) }) { return own.key }
        for (part, whole) in wholes where moved.contains(part) {
            if let whole, !parts.contains(whole) { return Key(whole, table: part.table) }
        }
        return key
    }

    /// The source's arguments with the positions and names that they have in the target.
    func signature(of key: Key, _ arguments: [Argument]) -> CallSignature {
        var signature = CallSignature(arguments)
        let positions = outcomes.argumentPositions[key] ?? [:]
        let names = outcomes.argumentNames[key] ?? [:]
        let taken = outcomes.takenArguments[key]
        for index in arguments.indices {
            var argument = arguments[index]
            if let taken {
                let other = value(of: argument, in: taken)
                signature.arguments[index].position = other?.position
                signature.arguments[index].names = other?.name.map { [$0] } ?? []
                guard let other else { continue }
                argument = other
            }
            var position =
                positions[argument]
                ?? positions.filter { $0.key.isSame(as: argument) }.map(\.value).min()
            // What was moved twice was declared with its first position by then.
            for _ in positions where argument.position == nil && argument.name != nil {
                let moved = positions.filter { $0.key.position == position && $0.key.name == argument.name }
                guard let last = moved.map(\.value).min() else { break }
                position = last
            }
            if let position { signature.arguments[index].position = position }
            if let own = value(of: argument, in: names) { signature.arguments[index].names = own.sorted() }
        }
        return signature
    }

    /// What is known of an argument, or of the first by name and type that is the same.
    private func value<Value>(of argument: Argument, in values: [Argument: Value]) -> Value? {
        func order(_ argument: Argument) -> String { "\(argument.name ?? "") \(argument.type)" }
        return values[argument]
            ?? values.filter { $0.key.isSame(as: argument) }.min { order($0.key) < order($1.key) }?.value
    }
}
