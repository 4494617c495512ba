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
        let project = ResourceProject(files, sourceLanguage: sourceLanguage)
        var catalog = Catalog(sourceLanguage: sourceLanguage)
        var defaultNamespace: String?
        for folder in project.places.keys.sorted() {
            let places = project.places[folder] ?? []
            let own = ResourceProject.namespace(ofCallsIn: places)
            defaultNamespace = defaultNamespace ?? own
            let (languages, codes) = languages(of: places, own)
            let spellings = LanguageSpellings(codes, tag: LanguageName.tag(of:))
            for code in codes {
                guard let language = spellings[code], let namespaces = languages[code] else { continue }
                for (name, tree) in namespaces.sorted(by: { $0.key < $1.key }) {
                    catalog.tables[name, default: Table(languages: [])].languages.append(language)
                    var reader = Reader(code: code, namespace: name)
                    reader.read(tree, "")
                    for (path, text) in reader.texts {
                        let message = Message(content: .pattern(Pattern(text)))
                        catalog.entries[Key(path, table: name), default: Entry()].messages[language] = message
                    }
                }
            }
        }
        return (catalog, defaultNamespace ?? ResourceProject.defaultNamespace)
    }

    /// The namespaces of each language by its code, and the codes in the order of the files.
    private static func languages(
        of places: [ResourceProject.Place],
        _ defaultNamespace: String
    ) -> (namespaces: [String: [String: JSONElement]], codes: [String]) {
        var languages: [String: [String: JSONElement]] = [:]
        var codes: [String] = []
        for place in places {
            var namespaces = languages[place.language] ?? [:]
            if namespaces.isEmpty { codes.append(place.language) }
            let name = place.namespace ?? defaultNamespace
            // Of two files for one namespace the first one counts.
            if namespaces[name] == nil { namespaces[name] = place.element }
            languages[place.language] = namespaces
        }
        return (languages, codes)
    }

    private struct Reader {
        let code: String
        let namespace: String
        var texts: [(path: String, text: String)] = []

        mutating func read(_ element: JSONElement, _ path: String) {
            guard let list = element.members else {
                if let text = text(of: element) { texts.append((path, text)) }
                return
            }
            if !path.isEmpty {
                texts.append((path, "key '\(namespace):\(path) (\(code))' returned an object instead of a string"))
            }
            // Of several members of one name the last one counts, at the place of the first.
            var members: [String: JSONElement] = [:]
            var names: [String] = []
            for member in list {
                let name = member.key.string ?? ""
                if members.updateValue(member.value, forKey: name) == nil { names.append(name) }
            }
            // The library splits at every point, and takes names with this sign for operators.
            for name in names where !name.utf8.contains(UInt8(ascii: ".")) && !name.hasPrefix("@") {
                if let member = members[name] { read(member, path.isEmpty ? name : path + "." + name) }
            }
        }

        private func text(of element: JSONElement) -> String? {
            switch element.kind {
            case .string: return element.string ?? ""
            case .number: return I18nextNumber(element.number?.value ?? .zero).foundationText
            case .boolean: return element.boolean ?? false ? "1" : "0"
            case .null, .object: return nil
            case .array:
                var lines: [String] = []
                if let list = element.elements {
                    for item in list { lines.append(item.kind == .null ? "<null>" : text(of: item) ?? "") }
                }
                return lines.joined(separator: "\n")
            }
        }
    }
}
