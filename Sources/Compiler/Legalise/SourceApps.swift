package import InterlinguaIR
package import InterlinguaPlatforms

/// The apps whose texts one catalogue holds: one, or several whose files were read into one.
package struct SourceApps: Sendable {
    /// What an app does with texts, as far as apps differ in it.
    package struct App: Sendable {
        /// What the app shows where a text is missing, by the entry's key and arguments.
        package var missingText: @Sendable (Key, [Argument]) -> Pattern = { key, _ in Pattern(key.name) }

        /// Whether the app escapes values for HTML unless a placeholder says otherwise.
        package var escapesValues = false

        /// Whether the app chooses by the rules of the user's language among another language's forms, too.
        package var choosesByUserLanguage = false

        /// Whether texts say by their placeholders of what C type an argument is.
        package var readsTypes = false

        /// Whether the app inflects words that texts mark.
        package var inflects = false

        /// Whether the app replaces numbered tags in texts by components.
        package var numbersComponents = false

        /// Whether the app says in which table a text is.
        package var asksByTable = true

        /// An app about which nothing special is known.
        package init() {}

        /// The app that reads files which can say these things.
        package init(_ capabilities: Capabilities) {
            escapesValues = capabilities.escapesValues
            choosesByUserLanguage = capabilities.choosesByUserLanguage
            readsTypes = capabilities.integerTypes
            inflects = capabilities.inflects
            numbersComponents = capabilities.numbersComponents
            asksByTable = capabilities.keys.scope == .table
            if let missingText = capabilities.missingText { self.missingText = missingText }
        }
    }

    private let apps: [App]

    /// The places of the apps that entries are of; those of the first app are left out.
    private var owners: [Key: Int] = [:]

    /// The names by which the apps ask for entries, where they are not those of the keys.
    private var names: [Key: String] = [:]

    package init(_ app: App = App()) { apps = [app] }

    /// The apps of several projects whose catalogues were merged.
    package init(of projects: [VerifiedProject]) {
        let apps = projects.map { App($0.format.capabilities(with: $0.settings)) }
        self.apps = apps.isEmpty ? [App()] : apps
        for project in projects { names.merge(project.names) { first, _ in first } }
        for (place, project) in projects.enumerated().dropFirst() {
            for key in project.catalog.entries.keys { owners[key] = place }
        }
    }

    /// The app that an entry of the source is of.
    subscript(key: Key) -> App { apps[owners.isEmpty ? 0 : owners[key] ?? 0] }

    /// The names by which the apps ask for what a catalogue was made of, where they are not those of its keys.
    func names(of legalised: Legaliser.Result) -> [Key: String] {
        if names.isEmpty { return [:] }
        var result = names
        for (key, source) in legalised.sources { result[key] = names[source] }
        return result
    }

    func contains(where predicate: (App) -> Bool) -> Bool { apps.contains(where: predicate) }
}
