import InterlinguaIR

/// One namespace while it is read: its names in all languages, and each language's values.
struct I18nextTableDraft: Sendable {
    /// The name in the catalogue: empty for the default namespace.
    let name: String

    /// The folder around languages and namespaces.
    let root: String

    /// The namespace as calls name it.
    let namespace: String

    /// The names of all languages' members.
    var names = I18nextNameTable()

    /// The languages' parts, the source language's first.
    var columns: [I18nextColumn] = []

    /// The names that have a text, or what stands for one, in some language; in the order of the names.
    private(set) var leaves: [Int] = []

    /// Whether the names that have a text are others by now.
    var hasChanged = false

    /// Finds the names that have a text in some language.
    mutating func collectLeaves() {
        hasChanged = false
        var isLeaf = marks { node, _ in
            if case .object = node.kind { false } else { true }
        }
        collectArrays(&isLeaf)
        leaves = isLeaf.indices.filter { isLeaf[$0] }
    }

    /// For each name whether some language's value, shown with its index in the file, is of a kind.
    func marks(of isMarked: (JSONNode, Int) -> Bool) -> [Bool] {
        (0..<names.count).map { name in
            columns.contains { column in column.node(of: name).map { isMarked(column.nodes[$0], $0) } ?? false }
        }
    }

    /// An array of objects is no text itself, unless another language has one there.
    private func collectArrays(_ isLeaf: inout [Bool]) {
        if columns.allSatisfy(\.arrays.isEmpty) { return }
        let hasContainers = columns.map { Set($0.arrays) }
        for column in columns where !column.arrays.isEmpty {
            for array in column.arrays where isLeaf[array] {
                isLeaf[array] = columns.indices.contains { other in
                    guard !hasContainers[other].contains(array), let node = columns[other].node(of: array) else {
                        return false
                    }
                    return columns[other].nodes[node].kind.isLeaf
                }
            }
        }
    }

    /// Whether a language has a text, or what stands for one, under a name.
    func hasLeaf(_ name: Int, in column: Int) -> Bool {
        columns[column].hasLeaf(name)
    }

    /// Whether some language has a text under a name.
    func hasLeaf(_ name: Int) -> Bool { columns.indices.contains { hasLeaf(name, in: $0) } }

    /// Whether a name is a list in every language that has it.
    func isList(_ name: Int) -> Bool {
        columns.allSatisfy { column in column.node(of: name).map { column.nodes[$0].kind == .array } ?? true }
    }

    /// Where a name's first text stands.
    func firstPlace(of name: Int) -> SourceRange? {
        for column in columns { if let element = column.element(of: name) { return element.range } }
        return nil
    }
}

extension JSONNode.Kind {
    /// Whether a member with such a value is no object.
    var isLeaf: Bool { self != .object }
}

extension I18nextTableDraft {
    /// Sets aside the members that say nothing, or that no call reaches, and brings flat and nested keys together.
    mutating func setAside(version: I18nextVersion, settings: I18nextSettings, _ diagnostics: inout [Diagnostic]) {
        let dialect = settings.dialect(for: version)
        let separator = Array((settings.keySeparator ?? "").utf8)
        let splitsAlways = dialect == .ios || (dialect == .js1 && !settings.hasOwnSeparators)
        let isEmptyValue = marks { node, index in
            switch node.kind {
            case .null: true
            case .object: Int(node.next) == index + 1
            default: false
            }
        }
        for name in 0..<names.count {
            let (isMarked, isEmpty, isOperator, isSplit) = names.withBytes(of: name) { bytes in
                (
                    bytes.first == UInt8(ascii: "$"), bytes.isEmpty, bytes.first == UInt8(ascii: "@"),
                    !separator.isEmpty && bytes.firstIndex(of: separator, from: 0) != nil
                )
            }
            guard isMarked || isEmpty || isOperator || isSplit || isEmptyValue[name] else { continue }
            let isTop = names.parents[name] < 0
            for column in columns.indices {
                guard let node = columns[column].node(of: name) else { continue }
                let kind = columns[column].nodes[node].kind
                if kind == .null || (isMarked && isTop && kind != .object) {
                    setAside(name, column)
                } else if kind == .object, Int(columns[column].nodes[node].next) == node + 1 {
                    columns[column].emptyObjects.insert(name)
                    setAside(name, column)
                } else if isEmpty, kind != .object, dialect != .ios {
                    let message = "an empty key can't be looked up"
                    setAside(name, column, report: (.warning, .unreachableKey, message), &diagnostics)
                } else if isOperator, dialect == .ios {
                    let message = "i18next on iOS reads a key that begins with “@” as an operator and crashes"
                    setAside(name, column, report: (.error, .i18nextIosKey, message), &diagnostics)
                }
            }
            if isSplit { resolve(name, separator, splitsAlways: splitsAlways, dialect, &diagnostics) }
        }
        if dialect == .ios { setAsideItems(&diagnostics) }
        if dialect == .js { reportUnaskedLanguages(&diagnostics) } else { setAsideUnaskedLanguages(&diagnostics) }
        if hasChanged { collectLeaves() }
    }

    /// Sets aside what stands in arrays of objects, whose items iOS does not number.
    private mutating func setAsideItems(_ diagnostics: inout [Diagnostic]) {
        for column in columns.indices where !columns[column].arrays.isEmpty {
            let arrays = Set(columns[column].arrays)
            for name in 0..<names.count where hasLeaf(name, in: column) {
                var parent = names.parents[name]
                while parent >= 0, !arrays.contains(parent) { parent = names.parents[parent] }
                if parent < 0 { continue }
                let message = "i18next on iOS finds no items of an array"
                setAside(name, column, report: (.warning, .unreachableKey, message), &diagnostics)
            }
        }
    }

    /// Sets aside the texts of languages whose code is not the one that version 1's libraries make of it.
    ///
    /// They write all behind the first hyphen in capital letters: `zh-HANS`.
    private mutating func setAsideUnaskedLanguages(_ diagnostics: inout [Diagnostic]) {
        for column in columns.indices {
            let parts = columns[column].code.split(maxSplits: 1) { $0 == "-" || $0 == "_" }
            guard parts.count == 2 else { continue }
            let asked = "\(parts[0].lowercased())-\(parts[1].uppercased())"
            if asked == columns[column].code { continue }
            let message = "i18next looks for this language under “\(asked)”, and never finds “\(columns[column].code)”"
            let file = columns[column].source.document.file
            diagnostics.append(Diagnostic(.warning, .unreachableLanguage, message, at: file.start))
            for name in 0..<names.count where hasLeaf(name, in: column) { setAside(name, column) }
        }
    }

    /// Reports files that JavaScript's library never asks for, since it spells their code otherwise.
    ///
    /// Where all codes are in small letters, the app has an option for it.
    private func reportUnaskedLanguages(_ diagnostics: inout [Diagnostic]) {
        if columns.allSatisfy({ $0.code == $0.code.lowercased() }) { return }
        for column in columns {
            let asked = column.code.i18nextCode
            if asked == column.code { continue }
            let isLate = column.language.canonical.identifier == column.code
            let message =
                isLate
                ? "i18next before 23.16 looks for this language under “\(asked)”, and doesn't find “\(column.code)”"
                : "i18next looks for this language under “\(asked)”, and never finds “\(column.code)”; rename the file or folder"
            let place = column.source.document.file.start
            diagnostics.append(Diagnostic(isLate ? .note : .warning, .unreachableLanguage, message, at: place))
        }
    }

    /// Decides on a name that holds the separator of keys.
    private mutating func resolve(
        _ name: Int,
        _ separator: [UInt8],
        splitsAlways: Bool,
        _ dialect: I18nextDialect,
        _ diagnostics: inout [Diagnostic]
    ) {
        if splitsAlways {
            let mark = String(decoding: separator, as: UTF8.self)
            let message = "i18next resolves “\(mark)” in a key as nesting and never finds this entry"
            for column in columns.indices where hasLeaf(name, in: column) {
                setAside(name, column, report: (.warning, .unreachableKey, message), &diagnostics)
            }
            return
        }
        if dialect == .js { setAsideUnfoundEmptyTexts(name, separator, &diagnostics) }
        guard let nested = nestedName(of: name, separator), hasLeaf(nested) else { return }
        for column in columns.indices where hasLeaf(name, in: column) {
            if hasLeaf(nested, in: column) {
                let message = "hidden by the nested key of the same path"
                setAside(name, column, report: (.warning, .unreachableKey, message), &diagnostics)
            } else {
                columns[column].move(name, to: nested)
                hasChanged = true
            }
        }
    }

    /// Sets aside empty texts that JavaScript takes for nothing at first, to look for them step by step, and a step is a text.
    private mutating func setAsideUnfoundEmptyTexts(
        _ name: Int,
        _ separator: [UInt8],
        _ diagnostics: inout [Diagnostic]
    ) {
        let steps = names.withBytes(of: name) { bytes in
            var steps: [Int] = []
            var start = 0
            while let end = bytes.firstIndex(of: separator, from: start) {
                if let step = names.find(bytes.slice(0..<end), in: names.parents[name]) { steps.append(step) }
                start = end + separator.count
            }
            return steps
        }
        for column in columns.indices where columns[column].element(of: name)?.string?.isEmpty == true {
            guard steps.contains(where: { columns[column].element(of: $0)?.kind == .string }) else { continue }
            let message = "i18next never finds this entry: a prefix of its key is itself a text"
            setAside(name, column, report: (.warning, .unreachableKey, message), &diagnostics)
        }
    }

    /// The number of the name that a flat one's pieces lead to, object by object.
    private func nestedName(of name: Int, _ separator: [UInt8]) -> Int? {
        names.withBytes(of: name) { bytes in
            var parent = names.parents[name]
            var start = 0
            while let end = bytes.firstIndex(of: separator, from: start) {
                guard let next = names.find(bytes.slice(start..<end), in: parent) else { return nil }
                parent = next
                start = end + separator.count
            }
            return names.find(bytes.slice(start..<bytes.count), in: parent)
        }
    }

    private mutating func setAside(_ name: Int, _ column: Int) {
        guard let element = columns[column].element(of: name) else { return }
        columns[column].rest.append(
            I18nextRestMember(path: names.path(name), value: element.value, origin: Origin(range: element.range))
        )
        columns[column].remove(name)
        hasChanged = true
    }

    private mutating func setAside(
        _ name: Int,
        _ column: Int,
        report: (severity: Diagnostic.Severity, kind: Diagnostic.Kind, message: String),
        _ diagnostics: inout [Diagnostic]
    ) {
        let range = columns[column].element(of: name)?.range
        diagnostics.append(Diagnostic(report.severity, report.kind, report.message, at: range))
        setAside(name, column)
    }
}

extension String {
    /// The code of a language as JavaScript's library spells it where it has two or three parts: `pt-BR`, `zh-Hant-TW`.
    package var i18nextCode: String {
        var parts = split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 || parts.count == 3 else { return self }
        parts[0] = parts[0].lowercased()
        for index in parts.indices.dropFirst() {
            let small = parts[index].lowercased()
            if Self.scripts.contains(small) {
                parts[index] = small.prefix(1).uppercased() + small.dropFirst()
            } else if parts.count == 2 || small.utf8.count == 2 && !(index == 2 && parts[0] == "sgn") {
                parts[index] = small.uppercased()
            }
        }
        return parts.joined(separator: "-")
    }

    /// The subtags that the library begins with a capital letter.
    private static let scripts: Set = ["hans", "hant", "latn", "cyrl", "cans", "mong", "arab"]
}
