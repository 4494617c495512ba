import InterlinguaIR

/// The arguments of an entry of the source, as calls of a catalogue pass them.
struct CallSignature: Sendable, Hashable {
    /// An argument as calls pass it.
    struct PassedArgument: Sendable, Hashable {
        /// As the source declares it.
        var declared: Argument

        /// The place in the argument list here.
        var position: Int?

        /// The names under which it is passed here, in ascending order.
        var names: [String]
    }

    /// The arguments by their indices in the source.
    var arguments: [PassedArgument]

    /// The arguments as they are called in the source itself.
    init(_ arguments: [Argument]) {
        self.arguments = arguments.map { argument in
            PassedArgument(declared: argument, position: argument.position, names: argument.name.map { [$0] } ?? [])
        }
    }

    func index(ofPosition position: Int) -> Int? { arguments.firstIndex { $0.position == position } }

    /// The argument that the source declares so.
    func index(ofDeclared argument: Argument) -> Int? {
        arguments.firstIndex { $0.declared == argument }
            ?? arguments.firstIndex { $0.declared.isSame(as: argument) }
            ?? argument.name.flatMap { name in arguments.firstIndex { $0.names.contains(name) } }
    }

    /// The argument that has no position here, such as the number that selects.
    func index(ofUnplaced argument: Argument) -> Int? {
        if let name = argument.name,
            let index = arguments.firstIndex(where: { $0.names.contains(name) || $0.declared.name == name })
        {
            return index
        }
        return arguments.firstIndex { $0.position == nil && $0.declared.type.isNumeric }
            ?? arguments.firstIndex { $0.position == nil }
            ?? arguments.firstIndex { $0.declared.type.isNumeric }
            ?? arguments.indices.first
    }
}
