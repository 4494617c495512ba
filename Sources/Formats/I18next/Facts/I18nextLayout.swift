/// Where the files of languages and namespaces lie: `locales/{language}/{namespace}.json`.
package struct I18nextLayout: Sendable, Hashable {
    private let template: String

    /// Whether each namespace has a file of its own.
    package let hasNamespaces: Bool

    /// How the app finds the files, if namespaces are folders around languages.
    let loadPath: I18nextLoadPath?

    /// Reads a template; nil for one by which a path would not tell its language and namespace.
    package init?(_ template: String) {
        self.template = template
        hasNamespaces = template.contains("{namespace}")
        loadPath = I18nextLoadPath(
            template.replacing("{language}", with: "{{lng}}").replacing("{namespace}", with: "{{ns}}")
        )
        let path = path(code: "en", namespace: "common")
        var read = I18nextPath(path, fileFolders: [])
        if let loadPath { read = loadPath.place(read) }
        let namespace = hasNamespaces ? "common" : read.namespace
        guard path.hasSuffix(".json"), !path.hasPrefix("/"), !path.contains("{"),
            !path.split(separator: "/").contains(".."),
            read.code == "en", read.namespace == namespace, read.kind != .languageBundle
        else { return nil }
    }

    /// The path of a language's file.
    package func path(code: String, namespace: String) -> String {
        template.replacing("{language}", with: code).replacing("{namespace}", with: namespace)
    }
}
