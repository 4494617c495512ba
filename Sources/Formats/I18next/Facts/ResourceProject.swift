package import InterlinguaIR

/// A project's files taken apart: what belongs to each of its apps.
package struct ResourceProject: Sendable {
    /// One tree, and where it belongs.
    package struct Place: Sendable {
        /// The language as path or store spell it.
        package let language: String

        /// The namespace; nil for the default one.
        package let namespace: String?

        package let element: JSONElement

        /// The names of the objects that it stands in.
        package let levels: [String]
    }

    /// The trees of each app by the folder around its files, with `/` at its end; empty for the topmost one.
    package private(set) var places: [String: [Place]] = [:]

    /// Files that cannot be parsed, which libraries leave out, and files that belong to no layout.
    package private(set) var broken: [SourceFile] = []

    /// What stands above the key tree in a file.
    private enum Content {
        /// Nothing: the file is the tree of one namespace, the default one if the path names none.
        case tree(namespace: String?)
        /// Namespaces: what bundles of the iOS library have.
        case namespaces
        /// Languages, and below them namespaces.
        case store

        /// What a file of a layout holds; nil if it is none of i18next's.
        init?(_ path: I18nextPath, _ root: JSONElement) {
            guard root.kind == .object else { return nil }
            switch path.kind {
            case .folderOfLanguage, .fileOfLanguage: self = .tree(namespace: path.namespace)
            case .languageBundle: self = .namespaces
            case .store:
                guard I18nextStore.isStore(root) else { return nil }
                self = .store
            }
        }
    }

    /// The namespace that the libraries look in if nobody names one.
    package static let defaultNamespace = "translation"

    /// The namespace that calls mean which name none: the usual one, unless an app has only another one.
    package static func namespace(ofCallsIn places: [Place]) -> String {
        let names = Set(places.map { $0.namespace ?? defaultNamespace })
        return names.count == 1 ? names.first ?? defaultNamespace : defaultNamespace
    }

    package init(
        _ inputs: [InputFile],
        settings: I18nextSettings = I18nextSettings(),
        sourceLanguage: LanguageTag? = nil
    ) {
        let documents = inputs.concurrentMap { input -> (document: JSONDocument, isBroken: Bool) in
            let (document, diagnostics) = JSONReader.read(path: input.path, bytes: input.bytes)
            return (document, diagnostics.contains { $0.severity == .error })
        }
        let paths = I18nextPath.paths(of: inputs, settings.pathStatement(sourceLanguage))
        let names = settings.namespaces + [settings.defaultNamespace]
        for (index, path) in paths.enumerated() {
            let (document, isBroken) = documents[index]
            guard let root = document.root, !isBroken, var content = Content(path, root) else {
                broken.append(document.file)
                continue
            }
            switch (content, settings.resourceLevels) {
            case (.tree, 1?): content = .namespaces
            case (.tree(namespace: nil), nil):
                switch Self.levels(above: names, in: root, of: path.code) {
                case 1: content = .namespaces
                case 2: content = .store
                default: break
                }
            case (.namespaces, 0?): content = .tree(namespace: nil)
            default: break
            }
            for place in Self.places(in: root, content, path.code ?? "") {
                places[path.root, default: []].append(place)
            }
        }
    }

    /// How many levels of objects lie above the keys of a language's file whose path names no namespace: that of namespaces,
    /// and one of the language around them.
    static func levels(above namespaces: [String], in root: JSONElement, of code: String?) -> Int {
        if holds(namespaces: namespaces, root) { return 1 }
        guard let members = root.members.map({ Array($0) }), members.count == 1, members[0].key.string == code else {
            return 0
        }
        return holds(namespaces: namespaces, members[0].value) ? 2 : 0
    }

    /// Whether an object holds nothing but objects that have the names of namespaces.
    private static func holds(namespaces: [String], _ root: JSONElement) -> Bool {
        guard let members = root.members else { return false }
        var isEmpty = true
        for member in members {
            guard member.value.kind == .object, namespaces.contains(member.key.string ?? "") else { return false }
            isEmpty = false
        }
        return !isEmpty
    }

    private static func places(
        in root: JSONElement,
        _ content: Content,
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
}
