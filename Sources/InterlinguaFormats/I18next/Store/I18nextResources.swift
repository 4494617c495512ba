package import InterlinguaIR

/// What the library for iOS finds in a project's files, for code that answers in its place.
package enum I18nextResources {
    /// The namespace of calls that name none, and the texts: an entry for each path in a namespace, each as it is written.
    ///
    /// Numbers and lists are the texts that the library makes of them, objects what it says of them, and null is nothing.
    package static func read(
        _ files: [InputFile],
        sourceLanguage: LanguageTag
    ) -> (catalog: Catalog, defaultNamespace: String) {
        let project = ResourceProject(files, levels: nil, defaultNamespace: nil)
        var catalog = Catalog(sourceLanguage: sourceLanguage)
        var defaultNamespace: String?
        for folder in project.places.keys.sorted() {
            let store = ResourceStore(project.places[folder] ?? [], defaultNamespace: nil, delimiters: nil)
            defaultNamespace = defaultNamespace ?? store.defaultNamespace
            for code in store.codes {
                guard let language = ResourcePath.tag(of: code), let namespaces = store.languages[code]?.namespaces
                else {
                    continue
                }
                for (name, tree) in namespaces.sorted(by: { $0.key < $1.key }) {
                    catalog.tables[name, default: Table(languages: [])].languages.append(language)
                    var reader = Reader(tree: tree, code: code, namespace: name)
                    reader.read(0, "")
                    for (path, text) in reader.texts {
                        let message = Message(content: .pattern(Pattern(text)))
                        catalog.entries[Key(path, table: name), default: Entry()].messages[language] = message
                    }
                }
            }
        }
        return (catalog, defaultNamespace ?? ResourcePath.defaultNamespace)
    }

    /// Reads one tree.
    private struct Reader {
        let tree: ResourceTree
        let code: String
        let namespace: String
        var texts: [(path: String, text: String)] = []

        mutating func read(_ node: Int32, _ path: String) {
            guard case .object(let members, let order) = tree.nodes[Int(node)].kind else {
                if let text = text(of: node) { texts.append((path, text)) }
                return
            }
            if !path.isEmpty {
                texts.append((path, "key '\(namespace):\(path) (\(code))' returned an object instead of a string"))
            }
            // The library splits at every point, and takes names with this sign for operators.
            for name in order where !name.utf8.contains(UInt8(ascii: ".")) && !name.hasPrefix("@") {
                if let member = members[name] { read(member, path.isEmpty ? name : path + "." + name) }
            }
        }

        private func text(of node: Int32) -> String? {
            switch tree.nodes[Int(node)].kind {
            case .text(let text): text.string
            case .number(let number): number.foundationText
            case .boolean(let flag): flag ? "1" : "0"
            case .null, .object: nil
            case .list(let elements):
                elements.map { element in
                    if case .null = tree.nodes[Int(element)].kind { return "<null>" }
                    return text(of: element) ?? ""
                }.joined(separator: "\n")
            }
        }
    }
}
