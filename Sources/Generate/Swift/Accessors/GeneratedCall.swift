package import InterlinguaIR

/// How code asks for an entry.
package struct GeneratedCall: Sendable, Hashable {
    /// The groups around it, from the type on.
    private let path: String

    /// The name with labels: `count(tabs:)`.
    private let name: String

    /// The name with labels and types: `count(tabs: Int) -> String`.
    private let declaration: String

    fileprivate init(_ accessor: Accessor, in typeName: String) {
        path = ([typeName] + accessor.path).map { $0 + "." }.joined()
        let (labels, types) = (
            accessor.parameters.map(\.label), accessor.parameters.map { $0.kind.swiftType(in: typeName) }
        )
        let result = accessor.isList ? "[String]" : "String"
        let list = zip(labels, types).map { "\($0): \($1)" }.joined(separator: ", ")
        name = accessor.name + (labels.isEmpty ? "" : "(\(labels.map { $0 + ":" }.joined()))")
        declaration = accessor.name + (labels.isEmpty ? ": \(result)" : "(\(list)) -> \(result)")
    }

    /// What became of the call: `L10n.tabs.count(_:)` is now `count(tabs:)`; nil if it is the same.
    package func change(to other: GeneratedCall) -> (before: String, after: String)? {
        if self == other { return nil }
        let shown = path == other.path && name == other.name ? \Self.declaration : \Self.name
        return (path + self[keyPath: shown], (path == other.path ? "" : other.path) + other[keyPath: shown])
    }
}

extension Loader.Loaded {
    /// How the code that is generated of the project asks for its entries.
    package var generatedCalls: [Key: GeneratedCall] {
        let source = ContradictingTexts(in: catalog, diagnostics).catalog
        let catalog = source.linkingArguments(referring: CatalogSurvey(source).referring)
        let options = configuration.swift
        let builder = AccessorBuilder(
            catalog,
            style: options.keyStyle,
            lock: options.lock,
            tableNames: TableNames(catalog, of: sourceFormat)
        )
        let keys = catalog.entries.keys
        var calls: [Key: GeneratedCall] = [:]
        var trees = [builder.tree().tree]
        while let tree = trees.popLast() {
            for (accessor, _) in tree.accessors {
                calls[keys[accessor.entry]] = GeneratedCall(accessor, in: options.typeName)
            }
            trees += tree.groups.values
        }
        return calls
    }
}
