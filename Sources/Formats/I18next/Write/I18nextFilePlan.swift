import InterlinguaFormats
import InterlinguaIR
import OrderedCollections

/// A table's name as folders and a namespace.
struct I18nextTableName: Hashable {
    /// The folder that the project's files lie below, with its slash; empty for the output folder itself.
    var folder: String

    var namespace: String

    /// Takes a table's name apart.
    init(_ table: String, of catalog: Catalog, _ settings: I18nextSettings) {
        let (folder, name) = catalog.place(ofTable: table)
        self.folder = folder
        namespace = name.isEmpty ? settings.defaultNamespace : name
    }
}

/// Which files there are, and what stands in each.
struct I18nextFilePlan {
    /// One language's part of a table.
    struct Part: Sendable {
        var table: String
        var language: LanguageTag

        /// The names of the objects above the keys.
        var levels: [String]

        /// What the part had where it was read.
        var facts: I18nextFileAnnotation?

        /// The paths of objects that are arrays where it was read, or in the project that is written into.
        var arrays: [[String]]

        /// The version of the files where it was read.
        var sourceVersion: I18nextVersion?

        /// Whether the language has another code than where it was read, and so may have other forms.
        var isRespelled = false
    }

    struct File: Sendable {
        /// The path below the output folder.
        var path: String

        /// What stands in it, in order.
        var parts: [Part] = []

        var layout: I18nextFileLayout
    }

    /// The files in the order of tables and languages.
    let files: [File]

    /// The codes of languages that are spelled otherwise than in the source, by the source's.
    private let respelledCodes: OrderedDictionary<String, String>

    /// The codes that only later libraries ask for.
    private let lateCodes: OrderedSet<String>

    /// The codes of further languages that the app doesn't show.
    private let hiddenCodes: OrderedSet<String>

    /// The option that lists those that it shows.
    private let listing: String

    /// Whether the layout that is asked for has no place for the namespaces that there are.
    private let isWithoutNamespaces: Bool

    /// Finds a place for each language of each table: that which it has in the project that is written into, if there is one.
    init(
        _ catalog: Catalog,
        _ settings: I18nextSettings,
        _ version: I18nextVersion,
        _ existing: ExistingEntries?
    ) {
        var tables: OrderedDictionary<String, OrderedSet<LanguageTag>> = [:]
        for (name, table) in catalog.tables { tables[name] = OrderedSet(table.languages) }
        for (key, entry) in catalog.entries {
            // Most entries have no other languages than their table.
            if tables[key.table]?.isSuperset(of: entry.messages.keys) == true { continue }
            tables[key.table, default: []].formUnion(entry.messages.keys)
        }
        // Where tables come from several folders, each folder has languages of its own.
        let hasFolders = tables.keys.contains { !catalog.place(ofTable: $0).folder.isEmpty }
        // Where tables of other formats have folders, no file can lie in one that its table's name doesn't tell.
        let hasOtherFolders = catalog.tables.contains { name, table in
            name.utf8.contains(UInt8(ascii: "/")) && table.annotations[I18nextTableAnnotation.self] == nil
        }
        let layout = settings.layout.flatMap { $0.hasNamespaces || tables.count < 2 ? $0 : nil }
        isWithoutNamespaces = settings.layout != nil && layout == nil
        let hasOtherCodes = catalog.tables.values.contains { table in
            table.i18nextFiles.contains { $0.code != $0.language.identifier }
        }
        let counting = hasOtherCodes ? catalog.languagesThatCount : []
        let existingFiles = existing?.catalog.tables.values.flatMap(\.i18nextFiles) ?? []
        let style = existingFiles.isEmpty ? nil : I18nextCodeStyle(existingFiles, shown: settings.shownCodes ?? [])
        var files: OrderedDictionary<String, File> = [:]
        var respelledCodes: OrderedDictionary<String, String> = [:]
        var lateCodes: OrderedSet<String> = []
        var hiddenCodes: OrderedSet<String> = []
        for (table, languages) in tables {
            let annotation = catalog.tables[table]?.annotations[I18nextTableAnnotation.self]
            let codes = I18nextCodeChoice(settings, version, annotation, existing: style, counting: counting)
            let name = I18nextTableName(table, of: catalog, settings)
            let there =
                existing?.catalog.tables[table]?.annotations[I18nextTableAnnotation.self]?.files
                ?? existing?.files(
                    besideWhich: name.namespace,
                    liesIn: hasFolders ? name.folder : nil,
                    isToldLevels: settings.resourceLevels != nil
                ) ?? []
            for language in languages {
                let own = annotation?.files.first { $0.language == language }
                let place = there.first { $0.language == language }
                let naming = (own.map { [$0] } ?? []) + (annotation?.files ?? [])
                let like = place ?? there.firstNaming ?? naming.firstNaming
                var path: String
                var levels = settings.resourceLevels == 1 ? [name.namespace] : []
                let code = codes.code(of: language)
                // A script that imports files asks for a language under another code than its file's.
                if own == nil, !settings.importsFiles, codes.isLate(code) { lateCodes.append(code) }
                let isShown = settings.shownLanguages?.contains { $0.canonical == language.canonical }
                if style != nil, place == nil, !(isShown ?? !settings.importsFiles) { hiddenCodes.append(code) }
                let isKept = own.map(codes.keepsCode) ?? false
                if place == nil, let own, !isKept, codes.isRespelled(own) { respelledCodes[own.code] = code }
                if let layout {
                    let spelled = isKept && style == nil ? own?.code : nil
                    path = name.folder + layout.path(code: place?.code ?? spelled ?? code, namespace: name.namespace)
                } else if let place {
                    path = place.path
                    levels = place.levels
                } else if there.isEmpty, let own, isKept {
                    path = own.path
                    if settings.resourceLevels != 1 || own.levels.count == 1 { levels = own.levels }
                } else if let like {
                    path = like.path.replacingCode(like.spelling ?? like.code, by: code)
                    levels = like.levels.map { $0 == like.code ? code : $0 }
                } else {
                    path = "\(hasFolders ? name.folder : I18nextFormat().usualFolder)\(code)/\(name.namespace).json"
                }
                if hasOtherFolders, let root = annotation?.root, !table.hasPrefix(root), path.hasPrefix(root) {
                    path = String(path.dropFirst(root.count))
                }
                path = path.stayingBelow
                let known = [own, place].compactMap(\.self)
                let part = Part(
                    table: table,
                    language: language,
                    levels: levels,
                    facts: own,
                    arrays: (known.isEmpty ? (annotation?.files ?? []) + there : known).flatMap(\.arrays),
                    sourceVersion: annotation?.version,
                    isRespelled: own.map { !isKept && $0.code != place?.code ?? code } ?? false
                )
                files[path, default: File(path: path, layout: like?.layout ?? .usual)].parts.append(part)
            }
        }
        self.files = Array(files.values)
        self.respelledCodes = respelledCodes
        self.lateCodes = lateCodes
        self.hiddenCodes = hiddenCodes
        listing = settings.shownLanguages == nil ? "resources" : "supportedLngs"
    }

    /// What is to be said about the layout, and about languages that are spelled otherwise than in the source.
    var diagnostics: [Diagnostic] {
        if isWithoutNamespaces {
            let message = "the layout lacks {namespace}, but there are several namespaces; the default paths are used"
            return [Diagnostic(.warning, .layoutWithoutNamespace, message)]
        }
        var diagnostics = hiddenCodes.map { code in
            Diagnostic(
                .warning,
                .unreachableLanguage,
                "“\(code)” is not among \(listing): the app never shows its texts"
            )
        }
        if let first = lateCodes.first {
            let message =
                "i18next finds languages that are spelled like “\(first)” from 23.16 on; before, it looks for "
                + "“\(first.i18nextCode)”"
            let notes = lateCodes.map { Diagnostic.Note("“\($0)”, and before “\($0.i18nextCode)”") }
            diagnostics.append(Diagnostic(.note, .languageCode, message, notes: notes))
        }
        guard let first = respelledCodes.elements.first else { return diagnostics }
        return diagnostics + [
            Diagnostic(
                .note,
                .languageCode,
                "the library knows neither plurals nor parents of a language that is spelled “\(first.key)”; the app has "
                    + "to ask for “\(first.value)”",
                notes: respelledCodes.map { Diagnostic.Note("“\($0.key)” becomes “\($0.value)”") }
            )
        ]
    }
}

extension Catalog {
    /// The languages that have a text in several variants by a number.
    fileprivate var languagesThatCount: Set<LanguageTag> {
        var languages: Set<LanguageTag> = []
        for entry in entries.values {
            for (language, message) in entry.messages where !languages.contains(language) {
                if message.patterns.contains(where: \.selectsByNumber) { languages.insert(language) }
            }
        }
        return languages
    }
}

extension Pattern {
    fileprivate var selectsByNumber: Bool {
        selects.contains { select in
            guard case .argument(_, let reading) = select.selector else { return false }
            return reading != .text
        }
    }
}

extension String {
    /// A path without steps out of its folder.
    fileprivate var stayingBelow: String {
        split(separator: "/").filter { $0 != "." && $0 != ".." }.joined(separator: "/")
    }

    /// A path in which a language's code, which may hold dots itself, is replaced wherever it stands between slashes and
    /// dots, or else at the end of the name; it is added there to a path without a code.
    fileprivate func replacingCode(_ code: String, by other: String) -> String {
        let pieces = code.split(separator: ".", omittingEmptySubsequences: false)
        let path = split(separator: "/", omittingEmptySubsequences: false).map { component in
            component.split(separator: ".", omittingEmptySubsequences: false).replacing(pieces, with: [other[...]])
                .joined(separator: ".")
        }
        .joined(separator: "/")
        guard path == self || code.isEmpty, hasSuffix(".json") else { return path }
        let base = dropLast(".json".count)
        if code.isEmpty { return "\(base).\(other).json" }
        let marks = ["-", "_"].filter { base.hasSuffix($0 + code) }
        return marks.isEmpty ? path : "\(base.dropLast(code.count))\(other).json"
    }
}

extension ExistingEntries {
    /// Where a namespace's files lie that the project lacks, by those of its largest one.
    ///
    /// - Parameters:
    ///   - folder: The folder that they lie below; nil for the one of most files.
    ///   - isToldLevels: Whether an option says that files hold namespaces.
    fileprivate func files(
        besideWhich namespace: String,
        liesIn folder: String?,
        isToldLevels: Bool
    ) -> [I18nextFileAnnotation]? {
        let tables = catalog.tables.values.compactMap { $0.annotations[I18nextTableAnnotation.self] }
        let roots = Dictionary(grouping: tables, by: \.root).mapValues { $0.reduce(0) { $0 + $1.files.count } }
        let root = folder ?? roots.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        // Of several that are as large the first one.
        let largest = tables.reversed().filter { $0.root == root }.max { $0.files.count < $1.files.count }
        return largest?.files.map { $0.renamed(namespace, below: root ?? "", isToldLevels: isToldLevels) }
    }
}

extension I18nextFileAnnotation {
    /// The file of another namespace, which lies likewise; a layout without namespaces has it in the language's folder.
    fileprivate func renamed(_ other: String, below root: String, isToldLevels: Bool) -> I18nextFileAnnotation {
        var file = self
        file.namespace = other
        // Other files of a language only look as if they held namespaces as long as their names are all known.
        let isSure = levels.count > 1 || isToldLevels || path.contains(".lproj/")
        if !levels.isEmpty, isSure {
            file.levels[levels.count - 1] = other
            return file
        }
        file.levels = []
        var place = path.dropFirst(root.count)
        let range = namespace.map { place.ranges(of: $0) }?.last { range in
            let isBegin =
                range.lowerBound == place.startIndex || "/.".contains(place[place.index(before: range.lowerBound)])
            return isBegin && !range.isEmpty && range.upperBound < place.endIndex
                && "/.-_".contains(place[range.upperBound])
        }
        if let range {
            place.replaceSubrange(range, with: other)
            file.path = root + place
        } else {
            file.path = "\(root)\(spelling.flatMap { $0.isEmpty ? nil : $0 } ?? code)/\(other).json"
        }
        return file
    }
}

extension Table {
    fileprivate var i18nextFiles: [I18nextFileAnnotation] { annotations[I18nextTableAnnotation.self]?.files ?? [] }
}

extension [I18nextFileAnnotation] {
    /// The first file whose path names its language, which is a pattern for others.
    fileprivate var firstNaming: Element? { first { $0.spelling?.isEmpty != true } ?? first }
}
