package import InterlinguaFormats
package import InterlinguaIR

/// All that a project's files say: languages, their namespaces, and the key tree of each.
package struct ResourceStore: Sendable {
    package struct Language: Sendable {
        /// The code as paths or stores spell it.
        let code: String

        package var namespaces: [String: ResourceTree] = [:]
    }

    package private(set) var languages: [String: Language] = [:]

    /// The codes in the order of the files.
    package private(set) var codes: [String] = []

    package private(set) var codesByTag: [LanguageTag: String] = [:]

    /// The namespace that calls mean which name none: the usual one, unless the project has only another one.
    package private(set) var defaultNamespace = ResourceProject.defaultNamespace

    package init(_ places: [ResourceProject.Place], defaultNamespace: String?, delimiters: ScriptDelimiters?) {
        self.defaultNamespace = defaultNamespace ?? ResourceProject.namespace(ofCallsIn: places)
        let made = places.concurrentMap { ResourceTreeBuilder.tree(of: $0.element, delimiters) }
        for (tree, place) in zip(made, places) { add(tree, place.language, place.namespace ?? self.defaultNamespace) }
        codesByTag = LanguageSpellings(codes, tag: LanguageName.tag(of:)).names
    }

    private mutating func add(_ tree: ResourceTree, _ language: String, _ namespace: String) {
        if languages[language] == nil {
            languages[language] = Language(code: language)
            codes.append(language)
        }
        // Of two files for one namespace the first one counts.
        if languages[language]?.namespaces[namespace] == nil {
            languages[language]?.namespaces[namespace] = tree
        }
    }

    /// Whether regions and scripts are spelled in small letters throughout, as only apps find them that say so.
    package var hasLowercaseCodes: Bool {
        if codes.contains(where: { $0 != $0.lowercased() }) { return false }
        return codes.contains { code in
            code.utf8.contains(UInt8(ascii: "-")) && LanguageName.tag(of: code).map { $0.identifier != code } ?? false
        }
    }

    package func tree(_ language: String, _ namespace: String) -> ResourceTree? {
        languages[language]?.namespaces[namespace]
    }

    /// A language's code as the files spell it; the user's own where the library itself comes from that to the files.
    ///
    /// It comes to no word for a language, such as `English`, which an app has to pass for all users of the language.
    package func code(of tag: LanguageTag) -> String {
        if let code = codesByTag[tag] { return code }
        let parent = tag.truncated.flatMap { codesByTag[$0] }
        return parent.flatMap { LanguageTag($0) == nil ? $0 : nil } ?? tag.name
    }
}
