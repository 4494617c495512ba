import OrderedCollections

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

    /// The modules that each of a project's modules depends on, the nearest first, as places in the list of modules, each of
    /// which is given with the path of one of its files and whether it is laid over another.
    package static func dependencies(
        of modules: [(path: String, isOverlay: Bool)],
        _ settings: [String: RuntimeSetting]
    ) -> [[Int]] {
        guard case .group(let builds)? = settings[modulesSetting] else { return modules.map { _ in [] } }
        // Gradle calls a module by the folder of its build file.
        let folders = modules.map { module in
            let parts = module.path.split(separator: "/", omittingEmptySubsequences: false)
            return parts[..<(parts.lastIndex(of: "src") ?? 0)].joined(separator: "/")
        }
        let spellings = folders.map { "/" + spelling(of: $0) }
        func lastName(of path: String) -> Substring { path.split(separator: "/").last ?? "" }
        let places = Dictionary(grouping: modules.indices.filter { !modules[$0].isOverlay }) {
            lastName(of: spellings[$0])
        }
        let named = builds.mapValues { dependencies -> [Int] in
            guard case .list(let names) = dependencies else { return [] }
            return names.flatMap { name -> [Int] in
                guard case .text(let name) = name else { return [] }
                let suffix = "/" + spelling(of: name)
                return (places[lastName(of: suffix)] ?? []).filter { spellings[$0].hasSuffix(suffix) }
            }
        }
        return folders.map { folder in
            var found = OrderedSet(named[folder] ?? [])
            var next = 0
            while next < found.count {
                found.formUnion(named[folders[found[next]]] ?? [])
                next += 1
            }
            return found.elements
        }
    }

    /// A module's folder as accessors spell it, in which `projects.coreUi` is `core-ui`.
    private static func spelling(of folder: String) -> String {
        folder.lowercased().filter { $0 != "-" && $0 != "_" }
    }
}
