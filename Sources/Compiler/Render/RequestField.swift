import InterlinguaFormats
import InterlinguaIR
import InterlinguaSemantics

/// One field of a request, read as the type that it has to have.
struct RequestField {
    let name: String

    /// Its value, which is not null.
    let value: JSONElement

    private func wrong(_ expected: String) -> RenderRequestError {
        RenderRequestError("“\(name)” has to be \(expected), not \(value.kindName)")
    }

    func text() throws(RenderRequestError) -> String {
        guard let text = value.string else { throw wrong("a text") }
        return text
    }

    /// True or false.
    func flag() throws(RenderRequestError) -> Bool {
        guard let flag = value.boolean else { throw wrong("true or false") }
        return flag
    }

    /// A whole number that is not negative.
    func wholeNumber() throws(RenderRequestError) -> Int {
        guard let number = value.number else { throw wrong("a whole number") }
        guard let whole = Int(exactly: number.value), whole >= 0 else {
            throw RenderRequestError("“\(name)” has to be a whole number, not \(number.spelling)")
        }
        return whole
    }

    func numberOrText() throws(RenderRequestError) -> ArgumentValue {
        if let number = value.number { return ArgumentValue(number) }
        guard let text = value.string else { throw wrong("a number or a text") }
        return .text(text)
    }

    /// A text, or several.
    func texts() throws(RenderRequestError) -> [String] {
        if let text = value.string { return [text] }
        guard let elements = value.elements else { throw wrong("a text or a list of texts") }
        var texts: [String] = []
        for element in elements {
            guard let text = element.string else {
                throw RenderRequestError("“\(name)” has to be a list of texts; one is \(element.kindName)")
            }
            texts.append(text)
        }
        return texts
    }

    /// A language, or several in order of preference.
    func languages() throws(RenderRequestError) -> [LanguageTag] {
        var tags: [LanguageTag] = []
        for text in try texts() {
            guard let tag = LanguageTag(text) else {
                throw RenderRequestError("“\(name)” has to be a language tag such as pt-BR, not “\(text)”")
            }
            tags.append(tag)
        }
        return tags
    }

    /// A language, or several, or false for none.
    func fallback() throws(RenderRequestError) -> [LanguageTag] {
        if value.boolean == false { return [] }
        return try languages()
    }

    /// A kind of look-up.
    func kind() throws(RenderRequestError) -> Key.Kind {
        let text = try text()
        guard let kind = Key.Kind(rawValue: text) else {
            let kinds = Key.Kind.allCases.map(\.rawValue).joined(separator: ", ")
            throw RenderRequestError("“\(name)” has to be one of \(kinds), not “\(text)”")
        }
        return kind
    }

    /// One of a format's consumers.
    func consumer() throws(RenderRequestError) -> String {
        let text = try text()
        guard ["ios", "js", "js1"].contains(text) else {
            throw RenderRequestError("“\(name)” has to be ios, js or js1, not “\(text)”")
        }
        return text
    }

    /// Arguments by position from a list, by name from an object; members of nested objects by names with dots.
    func arguments() throws(RenderRequestError) -> (byPosition: [ArgumentValue], byName: [String: ArgumentValue]) {
        if let elements = value.elements {
            var list: [ArgumentValue] = []
            for element in elements { list.append(try argument(element, "argument \(list.count + 1)")) }
            return (list, [:])
        }
        guard let members = value.members else { throw wrong("a list, or an object with names") }
        var named: [String: ArgumentValue] = [:]
        var pending = members.map { (name: $0.key.string ?? "", value: $0.value) }
        while let (name, value) = pending.popLast() {
            if let members = value.members {
                pending += members.map { ("\(name).\($0.key.string ?? "")", $0.value) }
            } else {
                named[name] = try argument(value, "the argument “\(name)”")
            }
        }
        return ([], named)
    }

    private func argument(_ element: JSONElement, _ name: String) throws(RenderRequestError) -> ArgumentValue {
        switch element.kind {
        case .null: return .absent
        case .boolean: return .text(element.boolean == true ? "true" : "false")
        case .number:
            if let number = element.number { return ArgumentValue(number) }
        case .string:
            if let text = element.string { return .text(text) }
        case .array:
            guard let elements = element.elements else { break }
            var list: [ArgumentValue] = []
            for element in elements {
                guard element.kind != .array else { throw RenderRequestError("\(name) can't be a list of lists") }
                list.append(try argument(element, name))
            }
            return .list(list)
        case .object: break
        }
        throw RenderRequestError("\(name) has to be a number, a text or a list of them, not \(element.kindName)")
    }

    /// What an app sets when it starts the platform's library.
    func settings() throws(RenderRequestError) -> [String: RuntimeSetting] {
        guard case .object(let members) = value.value else { throw wrong("an object") }
        return RuntimeSetting.group(of: members)
    }
}

extension ArgumentValue {
    /// A number as it is spelled, which tells platforms with types a whole number from a fraction: 1 from 1.0.
    init(_ number: JSONNumber) { self = .number(number.value, spelling: number.spelling) }
}

extension JSONElement {
    /// What kind of value it is, as people say it.
    fileprivate var kindName: String {
        switch kind {
        case .object: "an object"
        case .array: "a list"
        case .string: "a text"
        case .number: "the number \(spelling)"
        case .boolean, .null: spelling
        }
    }
}
