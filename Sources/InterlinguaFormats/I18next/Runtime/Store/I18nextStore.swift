import InterlinguaIR

/// All that a project's files say: languages, their namespaces, and the key tree of each.
struct I18nextStore: Sendable {
    /// A language's namespaces.
    struct Language: Sendable {
        /// The code as paths or stores spell it.
        let code: String

        /// The trees by namespace.
        var namespaces: [String: I18nextTree] = [:]
    }

    /// The languages by code.
    private(set) var languages: [String: Language] = [:]

    /// The codes in the order of the files.
    private(set) var codes: [String] = []

    /// The code of a language's tag; the one that is spelled as the tag if there are several.
    private(set) var codesByTag: [LanguageTag: String] = [:]

    /// Files that cannot be parsed, which libraries leave out, and files that belong to no layout.
    private(set) var broken: [SourceFile] = []

    /// Reads files.
    init(_ inputs: [InputFile], delimiters: I18nextDelimiters?) {
        let documents = inputs.concurrentMap { input -> (document: JSONDocument, isBroken: Bool) in
            let (document, diagnostics) = JSONReader.read(path: input.path, bytes: input.bytes)
            return (document, diagnostics.contains { $0.severity == .error })
        }
        let paths = I18nextFilePlace.paths(of: inputs.map(\.layoutPath)) { Self.isStore(documents[$0].document) }
        // Namespaces of several folders are told apart by the folder, unless all are in one.
        let folders = Set(paths.compactMap { $0?.folder })
        var trees: [(language: String, namespace: String, element: JSONElement)] = []
        for (index, path) in paths.enumerated() {
            let (document, isBroken) = documents[index]
            guard let path, let root = document.root, !isBroken, root.kind == .object else {
                if inputs[index].layoutPath.hasSuffix(".json") { broken.append(document.file) }
                continue
            }
            let prefix = folders.count > 1 ? path.folder : ""
            switch path.content {
            case .tree(let namespace): trees.append((path.language, prefix + namespace, root))
            case .namespaces:
                for (namespace, tree) in Self.objects(in: root) {
                    trees.append((path.language, prefix + namespace, tree))
                }
            case .store:
                for (language, content) in Self.objects(in: root) {
                    for (namespace, tree) in Self.objects(in: content) {
                        trees.append((language, prefix + namespace, tree))
                    }
                }
            }
        }
        let made = trees.concurrentMap { I18nextTreeBuilder.tree(of: $0.element, delimiters) }
        for (tree, place) in zip(made, trees) { add(tree, place.language, place.namespace) }
    }

    private mutating func add(_ tree: I18nextTree, _ language: String, _ namespace: String) {
        if languages[language] == nil {
            languages[language] = Language(code: language)
            codes.append(language)
            if let tag = I18nextFilePlace.tag(of: language), codesByTag[tag] == nil || tag.identifier == language {
                codesByTag[tag] = language
            }
        }
        // Of two files for one namespace the first one counts.
        if languages[language]?.namespaces[namespace] == nil {
            languages[language]?.namespaces[namespace] = tree
        }
    }

    /// The tree of a namespace in a language.
    func tree(_ language: String, _ namespace: String) -> I18nextTree? { languages[language]?.namespaces[namespace] }

    private static func objects(in element: JSONElement) -> [(name: String, value: JSONElement)] {
        var objects: [(name: String, value: JSONElement)] = []
        guard let members = element.members else { return [] }
        for member in members where member.value.kind == .object {
            objects.append((member.key.string ?? "", member.value))
        }
        return objects
    }

    /// Whether a file's first level is languages and its second one namespaces.
    private static func isStore(_ document: JSONDocument) -> Bool {
        guard let members = document.root?.members else { return false }
        var isEmpty = true
        for language in members {
            guard let namespaces = language.value.members, I18nextFilePlace.isLanguage(language.key.string ?? "") else {
                return false
            }
            for namespace in namespaces where namespace.value.kind != .object { return false }
            isEmpty = false
        }
        return !isEmpty
    }
}
