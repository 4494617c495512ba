import InterlinguaFormats
import InterlinguaIR

/// Where the library for iOS finds a key: by key-value coding, which splits at every point.
extension ResourceTree {
    /// The value of a path, and its node if a file has it.
    func keyValue(_ path: String) -> (value: I18nextValue, node: Int32?) {
        var index: Int32 = 0
        var names = path.split(by: ".")[...]
        // As long as there are objects only, nothing but members counts.
        while case .object(let members, _) = nodes[Int(index)].kind, let name = names.first {
            // Names with this sign are operators, for which nobody has texts. Foundation's names are other names where they
            // are spelled otherwise, even if they are the same to Unicode.
            guard !name.hasPrefix("@"), let place = members.index(forKey: name),
                members.keys[place].isIdentical(to: name)
            else { return (.undefined, nil) }
            index = members.values[place]
            names = names.dropFirst()
        }
        if names.isEmpty { return (value(of: index), index) }
        return (value(of: index).keyValue(names[...]) ?? .undefined, nil)
    }
}

extension I18nextValue {
    /// The value of a path by key-value coding: lists map it over their elements; nil where that throws or finds nothing.
    func keyValue(_ path: ArraySlice<String>) -> I18nextValue? {
        var current = self
        for name in path {
            guard let next = current.keyValue(name) else { return nil }
            current = next
        }
        return current
    }

    private func keyValue(_ name: String) -> I18nextValue? {
        switch self {
        case .object(let members), .printing(_, let members): return name.hasPrefix("@") ? nil : members[name]
        case .list(let values):
            var mapped: [I18nextValue] = []
            for value in values {
                switch value {
                case .null: mapped.append(.null)
                case .object(let members): mapped.append(members[name] ?? .null)
                default:
                    guard let inner = value.keyValue(name) else { return nil }
                    mapped.append(inner)
                }
            }
            return .list(mapped)
        case .text(let text): return Self.property(name, of: text)
        case .undefined, .null, .boolean, .number, .function: return nil
        }
    }

    /// The properties of strings that a key may name by accident.
    private static func property(_ name: String, of text: String) -> I18nextValue? {
        switch name {
        case "length": .number(I18nextNumber(text.utf16.count))
        case "description", "self": .text(text)
        case "lowercaseString": .text(text.lowercased())
        case "uppercaseString": .text(text.uppercased())
        default: nil
        }
    }
}
