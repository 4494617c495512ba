import InterlinguaIR

/// Reads one file as the library loads it, and says where it would crash or leave something out.
struct SwifternalizationFileReader: DiagnosticCollector {
    private var result: SwifternalizationFile

    var diagnostics: [Diagnostic] {
        get { result.diagnostics }
        set { result.diagnostics = newValue }
    }

    /// Reads a file whose path says what it holds.
    static func read(_ input: InputFile, path: SwifternalizationPath) -> SwifternalizationFile {
        let (document, diagnostics) = JSONReader.read(path: input.path, bytes: input.bytes)
        var reader = SwifternalizationFileReader(
            result: SwifternalizationFile(file: document.file, path: path, diagnostics: diagnostics)
        )
        let isValid = !diagnostics.contains { $0.severity == .error }
        reader.read(document.root, isValid: isValid)
        return reader.result
    }

    private mutating func read(_ root: JSONElement?, isValid: Bool) {
        guard let root else { return }
        guard let members = root.members else {
            let message = "the root is not an object: the library treats the file as missing; write {…}"
            report(.error, .rootNotObject, message, at: root.range)
            return
        }
        if !isValid, result.path.role == .expressions {
            result.isIgnored = true
        } else if !isValid {
            let message = "invalid JSON: the library treats the file as missing"
            report(.warning, .ignoredFile, message, at: result.file.start)
        }
        let unique = unique(members)
        if result.path.role == .expressions {
            result.sections.reserveCapacity(unique.count)
            for member in unique { readSection(member) }
        } else {
            result.entries.reserveCapacity(unique.count)
            for member in unique {
                guard let shape = shape(of: member.value, key: member.name) else { continue }
                result.entries.append(.init(key: member.key, name: member.name, shape: shape))
            }
        }
    }

    // MARK: Members

    private struct NamedValue {
        let key: JSONElement
        let name: String
        let value: JSONElement
    }

    /// The members of an object, each name once: the last value of a name, as most readers of JSON take it.
    private mutating func unique(_ members: JSONMembers) -> [NamedValue] {
        var found: [NamedValue] = []
        var places: [String: Int] = [:]
        for member in members {
            let name = member.key.string ?? ""
            if let place = places[name] {
                let first = found[place]
                if !first.name.isIdentical(to: name) {
                    let message =
                        "“\(name)” is canonically equivalent to another name; which of the two takes effect is undefined"
                    let note = Diagnostic.Note("the other name is here", at: first.key.range)
                    report(.warning, .equivalentNames, message, at: member.key.range, notes: [note])
                }
                found[place] = NamedValue(key: member.key, name: name, value: member.value)
            } else {
                places[name] = found.count
                found.append(NamedValue(key: member.key, name: name, value: member.value))
            }
        }
        return found
    }

    // MARK: Entries

    /// What an entry says; nil where the library leaves it out or crashes.
    private mutating func shape(of value: JSONElement, key: String) -> SwifternalizationFile.Shape? {
        if let text = value.string { return .plain(.text(.init(element: value, text: text))) }
        guard let all = value.members else {
            let message = "“\(key)” is \(value.label), and the library crashes; write a text or an object"
            report(.error, .invalidEntry, message, at: value.range)
            return nil
        }
        let members = unique(all)
        if members.contains(where: { $0.value.kind == .object }) { return .expressions(nestedMembers(members)) }
        guard members.contains(where: { $0.value.kind == .string }) else {
            let message = "“\(key)” has no text: the library drops the entry"
            report(.warning, .ignoredEntry, message, at: value.range)
            return nil
        }
        if let other = members.first(where: { $0.value.kind != .string }) {
            let message = "“\(other.name)” is \(other.value.label), and the library crashes; write a text"
            report(.error, .invalidVariant, message, at: other.value.range)
            return nil
        }
        return uniformShape(members, key: key)
    }

    /// The shape of an object of texts alone, which one name decides: the first in the order of a hash table.
    private mutating func uniformShape(_ members: [NamedValue], key: String) -> SwifternalizationFile.Shape? {
        if let empty = members.first(where: { $0.name.isEmpty }) {
            let message = "a name in “\(key)” is empty, and the library crashes when it looks at its first character"
            report(.error, .emptyName, message, at: empty.key.range)
            return nil
        }
        let count = members.count { $0.name.utf8.first == UInt8(ascii: "@") }
        if count == members.count {
            return widths(members).map { .plain(.widths($0)) }
        }
        if count > 0, let mixed = members.first(where: { $0.name.utf8.first == UInt8(ascii: "@") }) {
            let message =
                "“\(key)” has names with and without “@”: the library crashes, or takes “\(mixed.name)” for a mere text"
            report(.error, .mixedNames, message, at: mixed.key.range)
        }
        return .expressions(
            members.map { member in
                let text = SwifternalizationFile.Text(element: member.value, text: member.value.string ?? "")
                return .init(key: member.key, name: member.name, content: .text(text))
            }
        )
    }

    /// The members of an object that holds at least one object: all names are expressions.
    private mutating func nestedMembers(_ members: [NamedValue]) -> [SwifternalizationFile.Member] {
        var usable: [SwifternalizationFile.Member] = []
        for member in members {
            if let text = member.value.string {
                let content = SwifternalizationFile.Content.text(.init(element: member.value, text: text))
                usable.append(.init(key: member.key, name: member.name, content: content))
                continue
            }
            guard let inner = member.value.members else {
                let message = "“\(member.name)” is \(member.value.label), and the library drops it; write a text"
                report(.warning, .droppedVariant, message, at: member.value.range)
                continue
            }
            let variants = unique(inner)
            guard !variants.isEmpty else {
                let message = "“\(member.name)” is empty, and the library crashes; give it a text"
                report(.error, .emptyVariant, message, at: member.value.range)
                continue
            }
            if let other = variants.first(where: { $0.value.kind != .string }) {
                let message =
                    "“\(other.name)” is \(other.value.label), and the library drops all of “\(member.name)”; write a text"
                report(.warning, .droppedVariant, message, at: other.value.range)
                continue
            }
            guard let widths = widths(variants) else { continue }
            usable.append(.init(key: member.key, name: member.name, content: .widths(widths)))
        }
        return usable
    }

    /// Texts by width, the widest first; nil where a name holds no width and the library crashes.
    private mutating func widths(_ members: [NamedValue]) -> [SwifternalizationFile.Width]? {
        var widths: [SwifternalizationFile.Width] = []
        var isValid = true
        for member in members {
            guard let room = WidthName.room(of: member.name) else {
                let message =
                    "“\(member.name)” has no digits after “@”: the library crashes; write a width such as “@100”"
                report(.error, .invalidWidth, message, at: member.key.range)
                isValid = false
                continue
            }
            let text = SwifternalizationFile.Text(element: member.value, text: member.value.string ?? "")
            widths.append(.init(key: member.key, name: member.name, room: room, text: text))
        }
        return isValid ? withoutRepetitions(widths) : nil
    }

    /// The widths in descending order; of several texts for one width the first stays.
    private mutating func withoutRepetitions(
        _ widths: [SwifternalizationFile.Width]
    ) -> [SwifternalizationFile.Width] {
        let order = widths.indices.sorted { (-widths[$0].room, $0) < (-widths[$1].room, $1) }
        var result: [SwifternalizationFile.Width] = []
        for index in order {
            let width = widths[index]
            guard let last = result.last, last.room == width.room else {
                result.append(width)
                continue
            }
            let message =
                "“\(width.name)” denotes width \(width.room), as “\(last.name)” does; which text is shown is undefined"
            let note = Diagnostic.Note("the other one is here", at: last.key.range)
            report(.warning, .duplicateWidth, message, at: width.key.range, notes: [note])
        }
        return result
    }

    // MARK: Shared expressions

    private mutating func readSection(_ section: NamedValue) {
        guard let members = section.value.members else {
            let message =
                "the section “\(section.name)” is \(section.value.label), and the library finds no expressions in it"
            report(.error, .disabledSection, message, at: section.value.range)
            return
        }
        let expressions = unique(members)
        if let other = expressions.first(where: { $0.value.kind != .string }) {
            let message =
                "“\(other.name)” is \(other.value.label): the library drops all expressions of “\(section.name)”; write a string"
            report(.error, .disabledSection, message, at: other.value.range)
            return
        }
        result.sections.append(
            .init(
                key: section.key,
                identifier: section.name,
                expressions: expressions.map { member in
                    let expression = SharedExpressions.Expression(member.name, member.value.string ?? "")
                    return .init(key: member.key, value: member.value, expression: expression)
                }
            )
        )
    }
}

extension JSONElement {
    /// How a diagnostic calls the value.
    fileprivate var label: String {
        switch kind {
        case .object: "an object"
        case .array: "a list"
        case .string: "a text"
        case .number: "a number"
        case .boolean: "\(spelling)"
        case .null: "null"
        }
    }
}
