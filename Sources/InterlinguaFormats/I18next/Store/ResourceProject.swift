package import InterlinguaIR

/// A project's files taken apart: what belongs to each of its apps.
package struct ResourceProject: Sendable {
    /// One tree, and where it belongs.
    package struct Place: Sendable {
        /// The language as path or store spell it.
        package let language: String

        /// The namespace; nil for the default one.
        package let namespace: String?

        /// The tree.
        package let element: JSONElement

        /// The names of the objects that it stands in.
        package let levels: [String]
    }

    /// The trees of each app by the folder around its files, with `/` at its end; empty for the topmost one.
    package private(set) var places: [String: [Place]] = [:]

    /// Files that cannot be parsed, which libraries leave out, and files that belong to no layout.
    package private(set) var broken: [SourceFile] = []

    /// Reads files.
    ///
    /// - Parameters:
    ///   - levels: How many levels stand above the keys of each file; nil lets the files tell it.
    ///   - defaultNamespace: The namespace that the app says is its default one.
    package init(_ inputs: [InputFile], levels: Int?, defaultNamespace: String?) {
        let documents = inputs.concurrentMap { input -> (document: JSONDocument, isBroken: Bool) in
            let (document, diagnostics) = JSONReader.read(path: input.path, bytes: input.bytes)
            return (document, diagnostics.contains { $0.severity == .error })
        }
        let paths = ResourcePath.paths(of: inputs.map(\.layoutPath)) { Self.isStore(documents[$0].document) }
        let usual = defaultNamespace ?? ResourcePath.defaultNamespace
        for (index, path) in paths.enumerated() {
            let (document, isBroken) = documents[index]
            guard let path, let root = document.root, !isBroken, root.kind == .object else {
                broken.append(document.file)
                continue
            }
            var content = path.content
            switch (content, levels) {
            case (.tree, 1?): content = .namespaces
            case (.tree(namespace: nil), nil):
                // Nothing but the default namespace by its name.
                let objects = Self.objects(in: root)
                if objects.count == 1, objects[0].name == usual, root.members?.reduce(0, { sum, _ in sum + 1 }) == 1 {
                    content = .namespaces
                }
            case (.namespaces, 0?): content = .tree(namespace: nil)
            default: break
            }
            for place in Self.places(in: root, content, path.language) {
                places[path.folder, default: []].append(place)
            }
        }
    }

    private static func places(
        in root: JSONElement,
        _ content: ResourcePath.Content,
        _ language: String,
        levels: [String] = []
    ) -> [Place] {
        switch content {
        case .tree(let namespace):
            return [Place(language: language, namespace: namespace, element: root, levels: levels)]
        case .namespaces:
            return objects(in: root).map { name, tree in
                Place(language: language, namespace: name, element: tree, levels: levels + [name])
            }
        case .store:
            return objects(in: root).flatMap { name, content in
                places(in: content, .namespaces, name, levels: [name])
            }
        }
    }

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
            let code = language.key.string ?? ""
            if code.hasPrefix("$") { continue }
            guard let namespaces = language.value.members, ResourcePath.tag(of: code) != nil else { return false }
            for namespace in namespaces where namespace.value.kind != .object { return false }
            isEmpty = false
        }
        return !isEmpty
    }
}
