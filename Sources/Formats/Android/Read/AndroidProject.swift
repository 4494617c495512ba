import InterlinguaIR
import OrderedCollections

/// The files of a project as they were read, in the order in which entries are put together.
///
/// Files are taken language by language, the default folder first. An entry of one file is called an occurrence, and is
/// known by a number over all files.
///
/// An object, since everybody who looks at occurrences would copy references to all of its parts otherwise.
final class AndroidProject: Sendable {
    /// The files, in the order in which they were given.
    let files: [AndroidFile]

    /// The language of the default folder.
    let sourceLanguage: LanguageTag

    /// Whether no text is a format.
    let keepsTextsUnformatted: Bool

    /// Whether translations are compared with the source text.
    let comparesTranslations: Bool

    /// The languages, the source language first, the others sorted; and each file's language, by index.
    let languages: [LanguageTag]
    /// The languages with their indices, of which entries that have all of them share the list.
    let languageIndices: OrderedDictionary<LanguageTag, Int>
    /// Each file's language, as an index into `languages`.
    let languageOfFile: [Int32]

    /// What each language's plural rules ask for, by the language's index; empty if there is no plural.
    let quantities: [CategoryCheck]

    /// The modules in the order of the files.
    let modules: [String]
    /// Each file's module, as an index into `modules`.
    let moduleOfFile: [Int32]

    /// For each module the one that it is laid over; nil for others.
    let overlaidModules: [Int32?]

    /// For each module those that its build file names; empty where none is known.
    let dependencies: [[Int]]

    /// The files in the order in which they are merged.
    let fileOrder: [Int]

    /// Each file's first occurrence, and each occurrence's file.
    private let firstOccurrence: [Int32]
    private let fileOfOccurrence: [Int32]

    init(
        selection: AndroidFileSelection,
        files: [AndroidFile],
        sourceLanguage: LanguageTag,
        settings: [String: RuntimeSetting] = [:],
        keepsTextsUnformatted: Bool = false,
        comparesTranslations: Bool = true
    ) {
        self.files = files
        self.keepsTextsUnformatted = keepsTextsUnformatted
        self.comparesTranslations = comparesTranslations
        self.sourceLanguage = sourceLanguage
        let tags = Self.languages(zip(selection.files, files).map { $1.ownLanguage ?? $0.language ?? sourceLanguage })
        let languages = [sourceLanguage] + Set(tags).subtracting([sourceLanguage]).sorted()
        self.languages = languages
        let hasPlurals = files.contains { $0.resources.contains { $0.kind == .plurals } }
        quantities = hasPlurals ? languages.map { CategoryCheck($0) } : []
        let languageIndices = OrderedDictionary(uniqueKeysWithValues: zip(languages, languages.indices))
        self.languageIndices = languageIndices
        let languageOfFile = tags.map { Int32(truncatingIfNeeded: languageIndices[$0] ?? 0) }
        self.languageOfFile = languageOfFile
        let modules = OrderedSet(selection.files.map(\.path.module))
        moduleOfFile = selection.files.map { Int32(truncatingIfNeeded: modules.firstIndex(of: $0.path.module) ?? 0) }
        self.modules = Array(modules)
        overlaidModules = modules.map { module in
            AndroidPath.overlaidModule(of: module).flatMap(modules.firstIndex).map { Int32(truncatingIfNeeded: $0) }
        }
        var paths = Array(repeating: "", count: modules.count)
        for (file, module) in zip(selection.files, moduleOfFile) { paths[Int(module)] = file.input.path }
        dependencies = GradleBuild.dependencies(
            of: zip(paths, overlaidModules).map { (path: $0, isOverlay: $1 != nil) },
            settings
        )
        // The default folder before an explicit one of its language, and folders with codes that Android asks by after
        // others: what comes later wins.
        fileOrder = files.indices.sorted { left, right in
            let first = (languageOfFile[left], selection.files[left].language == nil ? 0 : 1)
            let second = (languageOfFile[right], selection.files[right].language == nil ? 0 : 1)
            if first != second { return first < second }
            let isUnasked = (files[left].path.hasUnaskedCode, files[right].path.hasUnaskedCode)
            return isUnasked.0 == isUnasked.1 ? left < right : isUnasked.0
        }
        var firstOccurrence: [Int32] = []
        var fileOfOccurrence: [Int32] = []
        for (index, file) in files.enumerated() {
            firstOccurrence.append(Int32(truncatingIfNeeded: fileOfOccurrence.count))
            let number = Int32(truncatingIfNeeded: index)
            fileOfOccurrence += Array(repeating: number, count: file.resources.count)
        }
        self.firstOccurrence = firstOccurrence
        self.fileOfOccurrence = fileOfOccurrence
    }

    /// The languages that Android tells apart: of two tags that are one locale, `zh-HK` and `zh-Hant-HK`, the first.
    private static func languages(_ tags: [LanguageTag]) -> [LanguageTag] {
        var languages: [LanguageTag: LanguageTag] = [:]
        var locales: [AndroidLocale: LanguageTag] = [:]
        return tags.map { tag in
            if let known = languages[tag] { return known }
            let language = locales[AndroidLocale(tag)] ?? tag
            locales[AndroidLocale(tag)] = language
            languages[tag] = language
            return language
        }
    }

    var occurrenceCount: Int { fileOfOccurrence.count }

    /// The occurrence that an entry of a file is.
    func occurrence(of resource: Int, in file: Int) -> Int32 {
        firstOccurrence[file] &+ Int32(truncatingIfNeeded: resource)
    }

    func file(of occurrence: Int32) -> Int { Int(fileOfOccurrence[Int(occurrence)]) }

    /// The file that has an occurrence, and the index of the entry there.
    ///
    /// Only what is asked for is taken out of entries: copies of them count references to all of their parts.
    func place(of occurrence: Int32) -> (file: AndroidFile, index: Int) {
        let file = file(of: occurrence)
        return (files[file], Int(occurrence - firstOccurrence[file]))
    }

    /// What few entries have.
    func extra(of occurrence: Int32) -> AndroidFile.Extra? {
        let (file, index) = place(of: occurrence)
        let extra = file.resources[index].extra
        return extra < 0 ? nil : file.extras[Int(extra)]
    }

    /// The texts of an occurrence, by their indices in the file.
    func items(of occurrence: Int32) -> Range<Int> {
        let (file, index) = place(of: occurrence)
        let first = Int(file.resources[index].firstItem)
        return first..<first + Int(file.resources[index].itemCount)
    }

    /// Where an occurrence stands.
    func range(of occurrence: Int32) -> SourceRange {
        let (file, index) = place(of: occurrence)
        return file.range(ofResource: index)
    }

    /// Whether an occurrence stands in the folder of the default language.
    func isInDefault(_ occurrence: Int32) -> Bool { languageOfFile[file(of: occurrence)] == 0 }
}

extension AndroidPath {
    /// Whether the folder names its language by a code for which Android has another one that it asks by.
    var hasUnaskedCode: Bool {
        ["he", "id", "yi", "tl"].contains { code in
            let rest = folder.dropFirst("values-".utf8.count)
            return rest == code || rest.hasPrefix(code + "-") || rest == "b+" + code || rest.hasPrefix("b+\(code)+")
        }
    }
}
