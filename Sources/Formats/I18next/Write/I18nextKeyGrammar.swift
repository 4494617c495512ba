import InterlinguaFormats

/// Which keys a consumer finds, and how those that it doesn't are changed.
struct I18nextKeyGrammar: Sendable {
    private let version: I18nextVersion
    private let dialect: I18nextDialect
    private let namespaceSeparator: String?
    private let hasOwnSeparators: Bool

    /// Parts a key into the steps of a walk through the objects of a file; nil where keys are never parted.
    let keySeparator: String?

    /// What a project says about its keys.
    init(_ settings: I18nextSettings, _ version: I18nextVersion) {
        self.version = version
        dialect = settings.dialect(for: version)
        namespaceSeparator = settings.namespaceSeparator
        hasOwnSeparators = settings.hasOwnSeparators
        // The first libraries can't do without.
        keySeparator = dialect == .js ? settings.keySeparator : settings.keySeparator ?? "."
    }

    /// Whether a member is also found by a name that holds separators.
    ///
    /// The JavaScript library does so from version 20 on, in which files of version 4 are read.
    var findsFlatKeys: Bool { version == .v4 || keySeparator == nil }

    /// Whether an empty text with separators in its name is found only if no step on the way to it is a text.
    ///
    /// JavaScript takes an empty text for nothing at all at first, and goes on by steps; from version 23.8 on it passes over
    /// texts on the way, which not every library does that reads version 4.
    var walksToEmptyTexts: Bool { dialect == .js && keySeparator != nil }

    /// The names that the library tries on its way to a name with separators.
    func steps(to path: [String]) -> [[String]] {
        guard let keySeparator, path.contains(where: { $0.containsBytes(of: keySeparator) }) else { return [] }
        let names = path.flatMap { $0.pieces(separatedBy: keySeparator) }
        return (1..<max(names.count, 1)).flatMap { count in
            let step = Array(names.prefix(count))
            return count == 1 ? [step] : [step, [step.joined(separator: keySeparator)]]
        }
    }

    /// Every other library of this version may have to be told so.
    private var mayFindFlatKeys: Bool { dialect == .js }

    /// The name by which an app asks for a path.
    func call(_ path: [String]) -> String { path.joined(separator: keySeparator ?? ".") }

    /// Whether a library finds what stands at a path: one of several names only where it walks, and names with separators only
    /// where it may find flat keys.
    func finds(_ path: [String]) -> Bool {
        guard let keySeparator else { return path.count == 1 }
        return mayFindFlatKeys || !path.contains { $0.containsBytes(of: keySeparator) }
    }

    /// Where the library looks for a path: as it stands, or with each separator as a step.
    func place(of path: [String], isEmpty: Bool) -> [String] {
        guard let keySeparator else { return [call(path)] }
        if findsFlatKeys || !path.contains(where: { $0.containsBytes(of: keySeparator) }) { return path }
        let steps = nested(path)
        // Objects beside a flat key hide an empty text.
        return steps.contains("") && mayFindFlatKeys && !isEmpty ? path : steps
    }

    /// A path with each separator as a step.
    func nested(_ path: [String]) -> [String] {
        guard let keySeparator else { return path }
        return path.flatMap { $0.pieces(separatedBy: keySeparator) }
    }

    /// Whether an app can ask for a path.
    func isFound(_ path: [String]) -> Bool {
        let call = call(path)
        if call.isEmpty || isInherited(call) { return false }
        if let namespaceSeparator, call.containsBytes(of: namespaceSeparator) {
            // A key that looks like a sentence is not split.
            guard version != .v1 || dialect == .js, !hasOwnSeparators, isSentence(call, namespaceSeparator) else {
                return false
            }
        }
        guard let keySeparator, dialect != .js else { return true }
        let steps = call.pieces(separatedBy: keySeparator)
        if steps.contains("") { return false }
        if dialect == .ios {
            // Real dots part keys in any case; an @ begins an operator.
            return !steps.contains { $0.utf8.first == UInt8(ascii: "@") }
                && (keySeparator == "." || !call.containsASCII(UInt8(ascii: ".")))
        }
        return true
    }

    /// Whether JavaScript finds what all of its objects have, where a language of the user has no files.
    private func isInherited(_ call: String) -> Bool {
        let last = keySeparator.flatMap { call.pieces(separatedBy: $0).last } ?? call
        return dialect != .ios && FoundResource.inherited(last, isList: false) != .undefined
    }

    /// A path that an app can ask for, as like to a path that it can't as possible.
    func changed(_ path: [String]) -> [String] {
        var path = path.isEmpty ? [""] : path
        for index in path.indices {
            if let namespaceSeparator {
                path[index] = path[index].pieces(separatedBy: namespaceSeparator).joined(separator: "-")
            }
            if dialect == .ios, path[index].utf8.first == UInt8(ascii: "@") {
                path[index] = "-" + (String(path[index].utf8.dropFirst()) ?? "")
            }
            if path[index].isEmpty { path[index] = "-" }
        }
        if isInherited(call(path)) { path[path.count - 1] += "-" }
        if isFound(path) { return path }
        if let keySeparator {
            path = path.map { $0.pieces(separatedBy: keySeparator).joined(separator: "-") }
        }
        if dialect == .ios { path = path.map { $0.pieces(separatedBy: ".").joined(separator: "-") } }
        return path
    }

    /// A path as one name without steps.
    func flattened(_ path: [String]) -> String {
        keySeparator == nil ? call(path) : nested(path).joined(separator: "-")
    }

    /// Whether the library takes a key for a sentence in a natural language.
    ///
    /// It does if the key has a space or a mark of punctuation, and has one before its first key separator.
    private func isSentence(_ call: String, _ namespaceSeparator: String) -> Bool {
        let marks = Array(" ,?!;".utf8).filter { mark in
            !namespaceSeparator.utf8.contains(mark) && !(keySeparator?.utf8.contains(mark) ?? false)
        }
        if marks.isEmpty { return false }
        guard call.utf8.contains(where: { marks.contains($0) }) else { return false }
        guard let keySeparator, let first = call.pieces(separatedBy: keySeparator).first,
            first.utf8.count < call.utf8.count, !first.isEmpty
        else { return true }
        return first.utf8.contains { marks.contains($0) }
    }

    /// How a reference to a key of a namespace is written; nil if none can be.
    ///
    /// - Parameter namespace: the namespace that has to be named; nil for the one in which keys are looked for anyway.
    func callee(_ call: String, in namespace: String?) -> (name: String, namespace: String?) {
        guard let namespace else { return (call, nil) }
        let isPlain = !call.utf8.contains { Array(" ,?!;".utf8).contains($0) }
        if let namespaceSeparator, isPlain, !namespace.containsBytes(of: namespaceSeparator) {
            return (namespace + namespaceSeparator + call, nil)
        }
        return (call, namespace)
    }
}
