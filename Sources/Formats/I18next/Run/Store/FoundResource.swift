import InterlinguaFormats

/// What a look-up finds in a key tree.
package enum FoundResource: Sendable {
    case undefined
    /// A value of a file.
    case node(ResourceTree, Int32)
    /// A value that JavaScript or Foundation gives without a file having it, such as the length of a list.
    case value(I18nextValue)

    /// The value as it is; nil for nothing.
    package var value: I18nextValue {
        switch self {
        case .undefined: .undefined
        case .node(let tree, let index): tree.value(of: index)
        case .value(let value): value
        }
    }

    package var isUndefined: Bool {
        if case .undefined = self { return true }
        return false
    }

    package var isTruthy: Bool {
        switch self {
        case .undefined: return false
        case .value(let value): return value.isTruthy
        case .node(let tree, let index):
            switch tree.nodes[Int(index)].kind {
            case .text(let text): return !text.string.isEmpty
            case .number(let number): return !(number.value.isZero || number.value.isNaN)
            case .boolean(let flag): return flag
            case .null: return false
            case .list, .object: return true
            }
        }
    }

    /// Whether it is an explicit `null`.
    package var isNull: Bool {
        switch self {
        case .undefined: return false
        case .value(let value): return value == .null
        case .node(let tree, let index):
            if case .null = tree.nodes[Int(index)].kind { return true }
            return false
        }
    }

    /// The text, if it is one of a file.
    package var text: ResourceText? {
        guard case .node(let tree, let index) = self, case .text(let text) = tree.nodes[Int(index)].kind else {
            return nil
        }
        return text
    }
}

extension FoundResource {
    /// A property of the value, as JavaScript's brackets give it.
    ///
    /// - Parameter isOwnOnly: Whether what all objects have in common does not count.
    package func property(_ name: String, isOwnOnly: Bool) -> FoundResource {
        guard case .node(let tree, let index) = self else { return .undefined }
        switch tree.nodes[Int(index)].kind {
        case .object(let members, _):
            if let member = members[name] { return .node(tree, member) }
            return isOwnOnly ? .undefined : Self.found(Self.inherited(name, isList: false))
        case .list(let elements):
            if let place = Self.arrayIndex(name), elements.indices.contains(place) {
                return .node(tree, elements[place])
            }
            if name == "length" { return .value(.number(I18nextNumber(elements.count))) }
            return isOwnOnly ? .undefined : Self.found(Self.inherited(name, isList: true))
        case .text(let text): return Self.property(name, of: text.string)
        case .number: return isOwnOnly ? .undefined : Self.found(Self.inherited(name, from: "Number"))
        case .boolean: return isOwnOnly ? .undefined : Self.found(Self.inherited(name, from: "Boolean"))
        case .null: return .undefined
        }
    }

    private static func property(_ name: String, of text: String) -> FoundResource {
        if name == "length" { return .value(.number(I18nextNumber(text.utf16.count))) }
        guard let index = arrayIndex(name), index < text.utf16.count else { return .undefined }
        let unit = text.utf16[text.utf16.index(text.utf16.startIndex, offsetBy: index)]
        return .value(.text(String(decoding: [unit], as: UTF16.self)))
    }

    private static func arrayIndex(_ name: String) -> Int? {
        guard let index = Int(name), index >= 0, String(index) == name else { return nil }
        return index
    }

    /// What all objects or lists of JavaScript have under a name.
    package static func inherited(_ name: String, isList: Bool) -> I18nextValue {
        isList && listNames.contains(name) ? .function(name) : inherited(name, from: isList ? "Array" : "Object")
    }

    private static func inherited(_ name: String, from constructor: String) -> I18nextValue {
        guard objectNames.contains(name) else { return .undefined }
        if name == "__proto__" { return .object([:]) }
        return .function(name == "constructor" ? constructor : name)
    }

    private static func found(_ value: I18nextValue) -> FoundResource {
        value == .undefined ? .undefined : .value(value)
    }

    /// Whether JavaScript's objects or arrays have something of that name of their own.
    static func isInheritedName(_ name: String) -> Bool {
        name == "length" || objectNames.contains(name) || listNames.contains(name)
    }

    private static let objectNames: Set = [
        "__defineGetter__", "__defineSetter__", "__lookupGetter__", "__lookupSetter__", "__proto__", "constructor",
        "hasOwnProperty", "isPrototypeOf", "propertyIsEnumerable", "toLocaleString", "toString", "valueOf",
    ]

    private static let listNames: Set = [
        "at", "concat", "copyWithin", "entries", "every", "fill", "filter", "find", "findIndex", "findLast",
        "findLastIndex", "flat", "flatMap", "forEach", "includes", "indexOf", "join", "keys", "lastIndexOf", "map",
        "pop",
        "push", "reduce", "reduceRight", "reverse", "shift", "slice", "some", "sort", "splice", "toReversed",
        "toSorted",
        "toSpliced", "unshift", "values", "with",
    ]
}
