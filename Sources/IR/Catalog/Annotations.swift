/// What one format needs to write its own file again and no other understands.
public protocol Annotation: Hashable, Sendable {}

extension Annotation {
    fileprivate func isEqual(to other: any Annotation) -> Bool { (other as? Self) == self }
}

/// The annotations of a table, an entry or a message; at most one of each type.
public struct Annotations: Sendable, Hashable {
    /// Nil rather than empty: most messages have none, and there are many messages.
    @usableFromInline var values: [any Annotation]?

    public init() {}

    public init<A: Annotation>(_ annotation: A) { values = [annotation] }

    /// Whether there are none.
    @inlinable public var isEmpty: Bool { values == nil }

    /// The annotation of a type; nil where there is none.
    public subscript<A: Annotation>(_ type: A.Type) -> A? {
        @inlinable get {
            guard let values else { return nil }
            // Comparing types is cheap; a cast looks types up.
            for value in values where Swift.type(of: value) == A.self {
                return value as? A
            }
            return nil
        }
        set {
            var remaining = (values ?? []).filter { !($0 is A) }
            if let newValue { remaining.append(newValue) }
            values = remaining.isEmpty ? nil : remaining
        }
    }

    /// Whether both hold the same annotations, in any order.
    public static func == (left: Annotations, right: Annotations) -> Bool {
        guard let first = left.values, let second = right.values else { return left.isEmpty && right.isEmpty }
        return first.count == second.count && first.allSatisfy { one in second.contains { one.isEqual(to: $0) } }
    }

    /// Feeds the number of annotations, whose order does not count.
    public func hash(into hasher: inout Hasher) { hasher.combine(values?.count ?? 0) }
}
