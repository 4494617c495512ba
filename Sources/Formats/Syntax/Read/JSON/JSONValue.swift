/// A JSON value apart from any file, its members in the order in which they are to stand.
package indirect enum JSONValue: Sendable, Hashable {
    /// No value.
    case null
    /// True or false.
    case boolean(Bool)
    /// A number as it is written.
    case number(JSONNumber)
    case string(String)
    /// Values in order.
    case array([JSONValue])
    /// Members in order.
    case object([JSONMember])

    package static func number(_ value: Int) -> JSONValue { .number(JSONNumber(value)) }
}

/// One key of an object with its value.
package struct JSONMember: Sendable, Hashable {
    package var key: String
    package var value: JSONValue

    package init(_ key: String, _ value: JSONValue) {
        self.key = key
        self.value = value
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(integerLiteral value: Int) { self = .number(JSONNumber(value)) }
    package init(booleanLiteral value: Bool) { self = .boolean(value) }
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { JSONMember($0.0, $0.1) })
    }
}

extension JSONElement {
    /// The value apart from the file; of a number that JSON would refuse the spelling as a text.
    package var value: JSONValue {
        // Containers that are not complete yet; the stack grows no deeper than the parser lets a file be.
        var stack: [(children: JSONElements, key: String?, object: [JSONMember], array: [JSONValue], isObject: Bool)] =
            []
        var current = self
        while true {
            var finished: JSONValue
            switch current.kind {
            case .object, .array:
                stack.append((current.contents, nil, [], [], current.kind == .object))
                finished = .null
            case .string: finished = .string(current.string ?? "")
            case .number: finished = current.number.map { .number($0) } ?? .string(current.spelling)
            case .boolean: finished = .boolean(current.boolean ?? false)
            case .null: finished = .null
            }
            var isNew = current.kind == .object || current.kind == .array
            while true {
                guard var top = stack.popLast() else { return finished }
                if !isNew {
                    if top.isObject {
                        top.object.append(JSONMember(top.key ?? "", finished))
                    } else {
                        top.array.append(finished)
                    }
                }
                isNew = false
                if let next = top.children.next() {
                    if top.isObject {
                        guard let value = top.children.next() else { return .object(top.object) }
                        top.key = next.string
                        current = value
                    } else {
                        current = next
                    }
                    stack.append(top)
                    break
                }
                finished = top.isObject ? .object(top.object) : .array(top.array)
            }
        }
    }
}
