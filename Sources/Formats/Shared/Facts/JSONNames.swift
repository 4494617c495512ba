/// The names of files' outermost members, by which translations of one file are known.
struct JSONNames {
    private let files: [InputFile]
    private var names: [Int: Set<String>] = [:]

    /// What of a name is compared.
    private let normalized: (String) -> String

    /// Looks at no file before it is asked for.
    init(_ files: [InputFile], normalized: @escaping (String) -> String = { $0 }) {
        self.files = files
        self.normalized = normalized
    }

    /// Whether at least half of a file's names are another one's, too; what holds where a file has none is said.
    mutating func areShared(by index: Int, _ other: Int, otherwise: Bool) -> Bool {
        let own = names(of: index)
        let others = names(of: other)
        if own.isEmpty || others.isEmpty { return otherwise }
        return own.intersection(others).count >= own.count - own.count / 2
    }

    /// Whether two files have the same names, and any.
    mutating func areSame(in index: Int, _ other: Int) -> Bool {
        let own = names(of: index)
        return !own.isEmpty && own == names(of: other)
    }

    private mutating func names(of index: Int) -> Set<String> {
        if let known = names[index] { return known }
        var found: Set<String> = []
        let file = files[index]
        if let members = JSONReader.read(path: file.path, bytes: file.bytes).document.root?.members {
            for member in members { found.insert(normalized(member.key.string ?? "")) }
        }
        names[index] = found
        return found
    }
}
