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
        let words = code(in: text).split { !($0.isLetter || $0.isNumber || "_-.:}".contains($0)) }
        var modules: [String] = []
        var isDependency = false
        for (previous, word) in zip([""] + words, words) {
            let name = word.lowercased()
            if word.hasPrefix(":"), previous.lowercased().hasSuffix("project") || ["path:", "path"].contains(previous) {
                if isDependency { modules.append(word.split(separator: ":").joined(separator: "/")) }
            } else if word.hasPrefix("projects.") || word.hasPrefix("rootProject.projects.") {
                let names = word.split(separator: ".").drop { $0 != "projects" }.dropFirst()
                if isDependency { modules.append(names.joined(separator: "/")) }
            } else if !name.hasSuffix("project"), name != "path:", name != "path" {
                // What only tests depend on is in no app.
                isDependency = (name.hasSuffix("implementation") || name.hasSuffix("api")) && !name.contains("test")
            }
        }
        return modules
    }

    /// A build file's text without its comments, and with its blocks' ends as words of their own.
    private static func code(in text: String) -> String {
        var code = ""
        var rest = text[...]
        var quote: Character?
        while let character = rest.popFirst() {
            switch (character, rest.first) {
            case ("/", "/") where quote == nil: rest = rest.drop { !$0.isNewline }
            case ("/", "*") where quote == nil:
                rest = rest.dropFirst()
                rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
                code += " "
            case ("}", _) where quote == nil: code += " } "
            default:
                if character == quote || character.isNewline {
                    quote = nil
                } else if quote == nil, character == "'" || character == "\"" {
                    quote = character
                }
                code.append(character)
                if quote != nil, character == "\\", let escaped = rest.popFirst() { code.append(escaped) }
            }
        }
        return code
    }

    /// The modules that each of a project's modules names in its build file, as places in the list of modules, each of which
    /// is given with the path of one of its files and whether it is laid over another.
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
        let parts = folders.map { spelling(of: $0).split(separator: "/") }
        var places: [String: [Int]] = [:]
        for module in modules.indices where !modules[module].isOverlay {
            for start in parts[module].indices {
                places[parts[module][start...].joined(separator: "/"), default: []].append(module)
            }
        }
        // Names start at the project's folder, which nothing tells: the topmost folder is the likeliest.
        places = places.mapValues { found in
            let depth = found.map { parts[$0].count }.min()
            let topmost = found.filter { parts[$0].count == depth }
            return Set(topmost.map { folders[$0] }).count == 1 ? topmost : []
        }
        let named = builds.mapValues { dependencies -> [Int] in
            guard case .list(let names) = dependencies else { return [] }
            return names.flatMap { name -> [Int] in
                guard case .text(let name) = name else { return [] }
                return places[spelling(of: name)] ?? []
            }
        }
        return folders.map { named[$0] ?? [] }
    }

    /// The nearest of some modules that a module depends on, whether its own build file names it or that of another does.
    package static func nearest(of wanted: [Int], to module: Int, _ dependencies: [[Int]]) -> Int? {
        let wanted = Set(wanted)
        var isFound = Array(repeating: false, count: dependencies.count)
        var found = [module]
        var next = 0
        while next < found.count {
            if wanted.contains(found[next]) { return found[next] }
            for module in dependencies[found[next]] where !isFound[module] {
                isFound[module] = true
                found.append(module)
            }
            next += 1
        }
        return nil
    }

    /// A module's folder as accessors spell it, in which `projects.coreUi` is `core-ui`.
    private static func spelling(of folder: String) -> String {
        folder.lowercased().filter { $0 != "-" && $0 != "_" }
    }
}
