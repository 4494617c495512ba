/// Where a file stands in an Android project, told by its path.
package struct AndroidPath: Sendable, Hashable {
    /// The path up to the values folder, with a slash at its end; empty for the topmost one.
    package var module: String

    /// The values folder: `values-pl`.
    package var folder: String

    /// The file's name without its extension.
    package var name: String

    /// Takes a path apart; nil if it is not that of an XML file in a values folder.
    package init?(_ path: String) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: true)
        guard let file = parts.last, parts.count >= 2, file.hasSuffix(".xml"), !file.hasPrefix(".") else { return nil }
        let folder = parts[parts.count - 2]
        guard folder == "values" || folder.hasPrefix("values-") else { return nil }
        self.folder = String(folder)
        name = String(file.dropLast(4))
        module = parts.dropLast(2).map { $0 + "/" }.joined()
        if path.hasPrefix("/"), !module.isEmpty { module = "/" + module }
    }

    /// Puts a path together.
    package init(module: String, folder: String, name: String) {
        self.module = module
        self.folder = folder
        self.name = name
    }

    /// The module over whose files Gradle lays those of a flavour or a build type, `src/main/res/` for `src/debug/res/`.
    ///
    /// It is nil for others, and for those of tests, which are apps of their own.
    package static func overlaidModule(of module: String) -> String? {
        var parts = module.split(separator: "/", omittingEmptySubsequences: false)
        let place = parts.count - 3
        // What all files have in common, such as `app/src/`, may not be told.
        guard place == 0 || place > 0 && parts[place - 1] == "src", parts[place + 1] == "res", parts[place] != "main",
            !parts[place].hasPrefix("test"),
            !parts[place].hasPrefix("androidTest")
        else { return nil }
        parts[place] = "main"
        return parts.joined(separator: "/")
    }

    /// The table of the file's entries: `strings`, which some tools write as `Strings`, is the default one, and modules put
    /// their path before it.
    package var table: String { module + (name == "strings" || name == "Strings" ? "" : name) }
}
