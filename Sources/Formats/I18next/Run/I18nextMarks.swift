import InterlinguaSemantics

/// Which argument every value is that a call of i18next knows by a name, for those who want to know what it printed.
struct I18nextMarks: Sendable {
    /// The ids of arguments by the names of values; empty where nobody asks.
    private var ids: [String: Int] = [:]

    /// Whether sprintf's arguments are those of the request.
    private(set) var marksPositions = false

    let areWanted: Bool
    static let none = I18nextMarks()

    private init() { areWanted = false }

    init(_ request: RuntimeRequest, namespace: String?) {
        areWanted = request.marksArguments
        guard areWanted else { return }
        for (place, name) in request.namedArguments.keys.sorted().enumerated() {
            ids[name] = ArgumentMark.name(place).id
        }
        if request.count != nil, ids["count"] == nil { ids["count"] = ArgumentMark.count.id }
        marksPositions = request.callOptions["sprintf"] == nil
        // Options share the names of values with arguments.
        for (name, option) in request.callOptions {
            ids[name] = nil
            if case .group(let members) = option, name == "variables" || name == "replace" {
                for name in members.keys { ids[name] = nil }
            }
        }
        if request.context != nil { ids["context"] = nil }
        if request.defaultText != nil { ids["defaultValue"] = nil }
        if namespace != nil { ids["ns"] = nil }
    }

    /// What the value of a name printed, with its marks; a value within an argument has those of the argument.
    func marked(_ shown: String, _ name: String) -> String {
        guard areWanted else { return shown }
        var name = name
        while true {
            if let id = ids[name] { return MarkedText.marked(shown, id) }
            guard let point = name.lastIndex(of: ".") else { return shown }
            name = String(name[..<point])
        }
    }

    /// Takes the marks out of the options that a text passes on; what they name is marked as the arguments that it is.
    mutating func take(_ json: String, _ options: (String) -> [String: I18nextValue]?) -> [String: I18nextValue]? {
        guard areWanted else { return options(json) }
        guard let members = options(MarkedText.unmarked(json)) else { return nil }
        let passed = Self.marksOfMembers(in: Array(json.unicodeScalars))
        for name in members.keys { ids[name] = passed[name] }
        for group in ["variables", "replace"] {
            for name in (members[group]?.members ?? [:]).keys { ids[name] = passed[name] }
        }
        if members["sprintf"] != nil { marksPositions = false }
        return members
    }

    /// The ids of the members whose whole value is what one argument printed: `"count": ⟨3⟩`, `"name": "⟨x⟩"`.
    private static func marksOfMembers(in scalars: [Unicode.Scalar]) -> [String: Int] {
        var ids: [String: Int] = [:]
        for (index, scalar) in scalars.enumerated() {
            guard let id = ArgumentMark(openingScalar: scalar)?.id, let end = end(of: index, in: scalars),
                let name = name(before: index, behind: end, in: scalars)
            else { continue }
            ids[name] = id
        }
        return ids
    }

    /// The place of the closing scalar of an opening one.
    private static func end(of start: Int, in scalars: [Unicode.Scalar]) -> Int? {
        var depth = 0
        for index in start..<scalars.count {
            if MarkedText.isOpening(scalars[index]) { depth += 1 }
            if scalars[index] == MarkedText.closing { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// The name of the member whose value stands between two places.
    private static func name(before start: Int, behind end: Int, in scalars: [Unicode.Scalar]) -> String? {
        var head = scalars[..<start]
        var tail = scalars[(end + 1)...]
        func skipSpace() {
            while head.last?.isScriptSpace == true { head.removeLast() }
            while tail.first?.isScriptSpace == true { tail.removeFirst() }
        }
        func isQuote(_ scalar: Unicode.Scalar?) -> Bool { scalar == "\"" || scalar == "'" }
        if isQuote(head.last) {
            guard tail.popFirst() == head.popLast() else { return nil }
        }
        skipSpace()
        guard head.popLast() == ":", tail.first == "," || tail.first == "}" else { return nil }
        skipSpace()
        guard let quote = head.popLast(), isQuote(quote), let open = head.lastIndex(of: quote) else { return nil }
        var name = String.UnicodeScalarView()
        name.append(contentsOf: head[(open + 1)...])
        return MarkedText.unmarked(String(name))
    }
}
