import Foundation

/// The folders of an Xcode target's translations: its files may lie anywhere.
enum LanguageFolders {
    /// The folders that hold the candidates among some files, or hold their languages' folders; none inside another.
    static func folders(around files: [URL]) -> [URL] {
        var paths: [String] = []
        let all = files.filter(TranslationFolder.isCandidate).map { folder(around: $0).path }
        for path in Set(all).sorted() where !paths.contains(where: { path.hasPrefix($0 + "/") }) { paths.append(path) }
        return paths.map { URL(fileURLWithPath: $0, isDirectory: true) }
    }

    private static func folder(around file: URL) -> URL {
        let folder = file.deletingLastPathComponent()
        return isLanguage(folder.lastPathComponent) ? folder.deletingLastPathComponent() : folder
    }

    /// Whether a folder's name is one that the formats give to a language: `pl.lproj`, `values-pl`, `pl`, `pt-BR`.
    private static func isLanguage(_ name: String) -> Bool {
        if name.hasSuffix(".lproj") || name == "values" || name.hasPrefix("values-") { return true }
        let subtags = name.split(whereSeparator: { $0 == "-" || $0 == "_" })
        guard let language = subtags.first, (2...3).contains(language.count) else { return false }
        return subtags.allSatisfy { $0.count <= 8 && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
    }
}
