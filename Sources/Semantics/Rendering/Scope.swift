import InterlinguaIR

/// The values that a message sees: for each argument what it shows and what it selects by, and by name what it does not
/// declare but passes on to those that it refers to.
struct Scope {
    /// A value to show and a value to select by; they differ where a reference inherits only one of the two.
    struct Value {
        /// What placeholders show.
        var shown: ArgumentValue
        /// What selects look at.
        var selecting: ArgumentValue
        /// The argument of the call whose value it is; nil for a value that texts make.
        var argument: Int?

        static let absent = Value(shown: .absent, selecting: .absent)
    }

    var values: [Value]
    /// Values of names that the entry does not declare.
    var undeclared: [String: Value]

    init(entry: Entry, context: RenderingContext) {
        values = entry.arguments.indices.map { index in
            if index < context.values.count {
                return Value(shown: context.values[index], selecting: context.values[index], argument: index)
            }
            guard let name = entry.arguments[index].name, let value = context.namedValues[name] else { return .absent }
            return Value(shown: value, selecting: value)
        }
        undeclared = context.namedValues.mapValues { Value(shown: $0, selecting: $0) }
    }

    /// The values that a referred entry sees: bound ones first, then those it inherits from the referring entry by
    /// position or by name.
    init(
        of target: Entry,
        referredToBy entry: Entry,
        _ scope: Scope,
        bound: [String: Value],
        inherited: Reference.Inherited
    ) {
        func inherit(_ value: Value) -> Value {
            Value(
                shown: inherited.contains(.variables) ? value.shown : .absent,
                selecting: inherited.contains(.selectors) ? value.selecting : .absent,
                argument: value.argument
            )
        }
        undeclared = scope.undeclared.mapValues(inherit)
        var byPosition: [Int: Value] = [:]
        for (index, argument) in entry.arguments.enumerated() {
            let value = inherit(scope[index])
            if let name = argument.name { undeclared[name] = value }
            if let position = argument.position { byPosition[position] = value }
        }
        undeclared.merge(bound) { $1 }
        values = []
        for argument in target.arguments {
            if let name = argument.name, bound[name] != nil, let value = undeclared[name] {
                values.append(value)
            } else if let position = argument.position, let value = byPosition[position] {
                values.append(value)
            } else if let name = argument.name, let value = undeclared[name] {
                values.append(value)
            } else {
                values.append(.absent)
            }
        }
    }

    /// The value of an argument; none for an index that there is not.
    subscript(index: Int) -> Value { values.indices.contains(index) ? values[index] : .absent }
}
