import InterlinguaFormats
import InterlinguaGenerator
import InterlinguaIR

/// What the files around translations say about them: the language that the project is written in, and what the app tells
/// its library.
///
/// They are looked for in the folders of the inputs and those around them, up to the folder of the repository, the nearest
/// first.
enum ProjectFiles {
    /// What a project says, where projects of the format say it.
    static func facts(beside inputs: [String], in statement: ProjectStatement) -> ProjectFacts? {
        for folder in inputs.flatMap(folders(around:)) {
            guard let names = try? FileFinder().names(in: folder) else { continue }
            switch statement {
            case .none: return nil
            case .appleProject:
                let word = developmentRegion(in: folder, names) ?? defaultLocalization(in: folder, names)
                if let word { return ProjectFacts(word: word) }
            case .scriptOptions: if let options = initOptions(in: folder, names) { return options }
            }
        }
        return nil
    }

    /// How many folders around an input are looked at.
    private static let height = 6

    private static func folders(around input: String) -> [String] {
        guard var path = realPath(input) else { return [] }
        if FileKind(ofPath: path) == .file { path = parent(of: path) }
        var folders: [String] = []
        while folders.count < height, !path.isEmpty {
            folders.append(path)
            if (try? FileFinder().names(in: path))?.contains(".git") == true { break }
            path = parent(of: path)
        }
        return folders
    }

    private static func parent(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    private static func developmentRegion(in folder: String, _ names: [String]) -> SourceLanguageChoice.Word? {
        for name in names where name.hasSuffix(".xcodeproj") && name != "Pods.xcodeproj" {
            guard let text = text(of: "\(folder)/\(name)/project.pbxproj"),
                let value = value(of: "developmentRegion", in: text),
                case .language(let language)? = LprojFolder(name: value)
            else { continue }
            return SourceLanguageChoice.Word(language, source: "developmentRegion of \(name)")
        }
        return nil
    }

    private static func defaultLocalization(in folder: String, _ names: [String]) -> SourceLanguageChoice.Word? {
        guard names.contains("Package.swift"), let text = text(of: folder + "/Package.swift"),
            let value = value(of: "defaultLocalization", in: text), let language = LanguageTag(value)
        else { return nil }
        return SourceLanguageChoice.Word(language, source: "defaultLocalization of Package.swift")
    }

    /// Where scripts that call i18next's `init` usually lie.
    private static let scriptFolders = [
        "", "src/", "src/i18n/", "i18n/", "config/", "lib/", "app/", "src/config/", "src/lib/", "src/utils/",
        "app/utils/",
    ]

    private static func initOptions(in folder: String, _ names: [String]) -> ProjectFacts? {
        for scripts in scriptFolders {
            let own = scripts.isEmpty ? names : (try? FileFinder().names(in: "\(folder)/\(scripts)")) ?? []
            for name in own where isScript(name) && (name.contains("i18n") || scripts.contains("i18n")) {
                guard let text = text(of: "\(folder)/\(scripts)\(name)"),
                    let options = I18nextInitOptions(script: text)
                else { continue }
                return ProjectFacts(
                    word: options.fallbackLanguage.map { .init($0, source: "fallbackLng of \(scripts)\(name)") },
                    settings: options.settings,
                    place: scripts + name
                )
            }
        }
        return nil
    }

    private static func isScript(_ name: String) -> Bool {
        !name.contains("test") && !name.contains("spec")
            && [".js", ".ts", ".mjs", ".cjs", ".jsx", ".tsx", ".mts", ".cts"].contains { name.hasSuffix($0) }
    }

    private static func text(of path: String) -> String? {
        guard FileKind(ofPath: path) == .file, let bytes = try? readFile(at: path) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The word behind a name and `=` or `:`, quoted or not, or the first one in brackets.
    private static func value(of name: String, in text: String) -> String? {
        let bytes = Array(text.utf8)
        let pattern = Array(name.utf8)
        var start = 0
        while start + pattern.count < bytes.count {
            defer { start += 1 }
            guard bytes[start] == pattern[0], bytes[start..<start + pattern.count].elementsEqual(pattern) else {
                continue
            }
            var rest = bytes[(start + pattern.count)...]
            // A name may be quoted.
            rest = rest.drop { $0 == 0x22 || $0 == 0x27 || isSpace($0) }
            guard rest.first == UInt8(ascii: "=") || rest.first == UInt8(ascii: ":") else { continue }
            rest = rest.dropFirst().drop { isSpace($0) || $0 == UInt8(ascii: "[") || $0 == 0x22 || $0 == 0x27 }
            let word = rest.prefix {
                $0 == 0x2D || $0 == 0x5F || $0 >= 0x30 && $0 <= 0x39 || $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A
            }
            if !word.isEmpty { return String(decoding: word, as: UTF8.self) }
        }
        return nil
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte >= 0x09 && byte <= 0x0D }
}
