/// What the build files of a project say about its modules, as far as their texts tell it without being run.
package enum GradleBuild {
    /// The setting that holds the modules that each folder's build file depends on.
    package static let modulesSetting = "modules"

    /// Whether a path is that of a module's build file.
    package static func isBuildFile(_ path: String) -> Bool {
        let name = path.split(separator: "/").last
        return name == "build.gradle" || name == "build.gradle.kts"
    }

    /// The modules that a build file's code depends on, in its order, by their folders: `core/ui` for
    /// `implementation project(':core:ui')` and `implementation(projects.core.ui)`.
    package static func dependencies(in text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).flatMap { line -> [String] in
            let line = line.drop { $0 == " " || $0 == "\t" }
            // What only tests depend on is in no app.
            if ["//", "test", "androidTest"].contains(where: line.hasPrefix) { return [] }
            let words = line.split { !($0.isLetter || $0.isNumber || "_-.:".contains($0)) }
            return zip([""] + words, words).compactMap { previous, word in
                if previous.hasSuffix("project") || previous == "path:", word.hasPrefix(":") {
                    return word.split(separator: ":").joined(separator: "/")
                }
                guard word.hasPrefix("projects.") else { return nil }
                return word.split(separator: ".").dropFirst().joined(separator: "/")
            }
        }
    }

    /// A module's folder as accessors spell it, in which `projects.coreUi` is `core-ui`.
    static func spelling(of folder: some StringProtocol) -> String {
        folder.lowercased().filter { $0 != "-" && $0 != "_" }
    }
}
