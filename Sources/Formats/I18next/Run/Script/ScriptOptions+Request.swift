import InterlinguaFormats
import InterlinguaIR
import InterlinguaSemantics

extension ScriptOptions {
    /// What an app passes, in the one object that the library takes for variables and options.
    ///
    /// - Parameters:
    ///   - namespace: The namespace that the call names.
    ///   - listOption: The option by which the library gives lists as such.
    init(_ request: RuntimeRequest, namespace: String?, listOption: String) {
        members = I18nextValue.variables(request.namedArguments)
        if let count = request.count { members["count"] = I18nextValue(count) }
        if let context = request.context { members["context"] = .text(context) }
        for name in ["count", "context"] where members[name] == .null { members[name] = nil }
        if let text = request.defaultText { members["defaultValue"] = .text(text) }
        if let namespace { members["ns"] = .text(namespace) }
        if request.kind == .list { members[listOption] = .boolean(true) }
        if request.kind == .ordinal { members["ordinal"] = .boolean(true) }
        if !request.arguments.isEmpty, !request.isRaw {
            members["postProcess"] = .text("sprintf")
            members["sprintf"] = .list(request.arguments.map { I18nextValue($0) })
        }
        for (name, option) in request.callOptions { members[name] = I18nextValue(option) }
    }
}

extension I18nextValue {
    /// Variables by name, a name with points being a path.
    static func variables(_ arguments: [String: ArgumentValue]) -> [String: I18nextValue] {
        if arguments.isEmpty { return [:] }
        var variables: [String: I18nextValue] = [:]
        variables.reserveCapacity(arguments.count)
        var paths: [(String, ArgumentValue)] = []
        for (name, value) in arguments {
            if name.utf8.contains(UInt8(ascii: ".")) {
                paths.append((name, value))
            } else {
                variables[name] = I18nextValue(value)
            }
        }
        // What is shorter comes first, so that an object is made of the value that it prints as.
        for (name, value) in paths.sorted(by: { $0.0 < $1.0 }) {
            set(I18nextValue(value), at: name.split(by: ".")[...].prefix(64), in: &variables)
        }
        return variables
    }

    private static func set(
        _ value: I18nextValue,
        at path: ArraySlice<String>,
        in members: inout [String: I18nextValue]
    ) {
        guard let name = path.first else { return }
        if path.count == 1 {
            if members[name] == nil { members[name] = value }
            return
        }
        var inner = members[name]?.members ?? [:]
        set(value, at: path.dropFirst(), in: &inner)
        switch members[name] {
        case nil, .object?: members[name] = .object(inner)
        case .printing(let own, _)?: members[name] = .printing(own, members: inner)
        case let own?: if own.isTruthy { members[name] = .printing(own, members: inner) }
        }
    }
}
