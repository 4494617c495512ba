package import InterlinguaIR
import OrderedCollections

/// What a project says about its i18next files, or what the libraries assume.
package struct I18nextSettings: Sendable, Hashable {
    /// Which names are contexts of others.
    package enum Contexts: Sendable, Hashable {
        /// Well-known ones such as `male`, where their neighbours confirm it.
        case likely
        case none
        /// These, besides the well-known ones.
        case values([String])
    }

    /// The version of the files, said by the project; nil to find out.
    package var version: I18nextVersion?

    /// The version that the library which the project installs reads by itself; nil if that is not known.
    package var installedVersion: I18nextVersion?

    /// Names what the project's manifest says of that version: it counts where the files tell none.
    package static let installedVersionName = "installedVersion"

    /// The library that reads the files, said by the project; see ``dialect(for:)``.
    package var dialect: I18nextDialect?

    /// What stands between a namespace and a key in a call; nil if nothing does (`nsSeparator: false`).
    package var namespaceSeparator: String? = ":"

    /// What stands between the pieces of a key's path in a call; nil if keys are flat (`keySeparator: false`).
    package var keySeparator: String? = "."

    /// Whether the project said its separators, so that keys are never taken for natural language.
    package var hasOwnSeparators = false

    /// What stands between a key and a context.
    package var contextSeparator = "_"

    /// What stands between a key and a plural suffix.
    package var pluralSeparator = "_"

    /// What begins a variable; nil for the version's own.
    package var interpolationPrefix: String?

    /// What ends a variable; nil for the version's own.
    package var interpolationSuffix: String?

    /// What separates a variable's name from its format (`interpolation.formatSeparator`).
    package var formatSeparator = ","

    /// What follows the prefix of a variable that is not escaped (`interpolation.unescapePrefix`).
    package private(set) var unescapedMark = "-"

    /// What separates a nested key from its options (`interpolation.nestingOptionsSeparator`).
    package private(set) var nestingOptionsSeparator = ","

    /// What variables show that an app passes nothing for (`interpolation.defaultVariables`).
    package private(set) var defaultVariables: [String: String] = [:]

    package var nestingPrefix = "$t("

    /// What ends a nested key.
    package var nestingSuffix = ")"

    /// Whether the library escapes values for HTML; nil for the version's default: from version 2 on it does.
    package var escapesValues: Bool?

    /// The namespace of calls that name none.
    package var defaultNamespace = "translation"

    /// The namespaces in which the library looks for what the default one lacks, where a call names none.
    private var furtherDefaultNamespaces: [String] = []

    /// The namespaces in which the library looks at last, whatever a call names.
    private var fallbackNamespaces: [String] = []

    /// The namespaces in which the library looks for what a call's own one lacks.
    func namespaces(afterNamed isNamed: Bool) -> [String] {
        (isNamed ? [] : furtherDefaultNamespaces) + fallbackNamespaces
    }

    /// Whether the project said its default namespace.
    package var hasOwnDefaultNamespace = false

    /// The languages in which `fallbackLng` has texts looked for, by the language that lacks them; nil for all others.
    package private(set) var fallbackLanguages: [LanguageTag?: [LanguageTag]] = [:]

    /// The codes of the languages that the app shows; nil for all that have texts.
    package private(set) var shownCodes: [String]?

    /// The languages that the app shows; nil for all that have texts.
    package var shownLanguages: [LanguageTag]? { shownCodes?.compactMap(LanguageName.tag(of:)) }

    /// The setting that holds the script's `supportedLngs`; files of other languages are read nevertheless, since translators
    /// may be at work on them.
    package static let shownLanguagesName = "shownLanguages"

    /// The namespaces that the app says it has.
    package var namespaces: [String] = []

    /// Whether an empty text counts as missing (`returnEmptyString: false`).
    package var skipsEmpty = false

    /// What joins an array's lines into one text; nil if arrays are lists.
    ///
    /// Version 1 joins them by line feeds if nothing else is said.
    package var arraySeparator: String?

    /// Which names are contexts of others.
    package var contexts = Contexts.likely

    /// Keys that are plurals whatever else speaks for or against it, as calls name them.
    package var plurals: [String] = []

    /// Keys that are no plurals, and have no contexts, as calls name them.
    package var ordinaryKeys: [String] = []

    /// Whether texts are formats of printf besides (`sprintf`).
    package var usesSprintf = false

    /// How many levels lie above the keys in each file: 0, 1 for namespaces, 2 for languages; nil to find out.
    package var resourceLevels: Int?

    /// Where the app loads files from, if their paths alone would be misread.
    var loadPath: I18nextLoadPath?

    /// The files that the app passes for languages which their paths spell otherwise.
    private var importedFiles: [I18nextPath.Imported] = []

    /// Whether the app's script imports files under other names than theirs, and looks for no further ones.
    package var importsFiles: Bool { !importedFiles.isEmpty }

    /// What the app says of its files' paths.
    func pathStatement(_ sourceLanguage: LanguageTag?) -> I18nextPath.Statement {
        I18nextPath.Statement(
            loadPath: loadPath ?? layout?.loadPath,
            namespaces: Set(namespaces + (hasOwnDefaultNamespace ? [defaultNamespace] : [])),
            imported: importedFiles,
            sourceLanguage: sourceLanguage
        )
    }

    /// Where files are written; nil for where the source's lie, or the usual places.
    package var layout: I18nextLayout?

    package init() {}

    /// The library that reads files of a version.
    package func dialect(for version: I18nextVersion) -> I18nextDialect {
        guard let dialect else { return .usual(for: version) }
        return version == .v1 ? dialect : .js
    }

    /// What begins a variable.
    package func prefix(for version: I18nextVersion) -> String { interpolationPrefix ?? (version == .v1 ? "__" : "{{") }

    /// What ends a variable.
    package func suffix(for version: I18nextVersion) -> String { interpolationSuffix ?? (version == .v1 ? "__" : "}}") }

    /// What makes variables and nested keys of stretches of a text.
    package func delimiters(for version: I18nextVersion) -> [String?] {
        [
            prefix(for: version), suffix(for: version), nestingPrefix, nestingSuffix, namespaceSeparator, keySeparator,
            unescapedMark, nestingOptionsSeparator,
        ]
    }

    /// Whether the library escapes values for HTML.
    package func escapesValues(for version: I18nextVersion) -> Bool {
        dialect(for: version) != .ios && (escapesValues ?? (version != .v1))
    }

    /// The languages in which a text is looked for that a language lacks, nearest first; the source language last if the
    /// project doesn't say which.
    func languages(after language: LanguageTag, sourceLanguage: LanguageTag) -> [LanguageTag] {
        let usual = Fallback.Languages.truncatedThenSource
        let own = Array(sequence(first: language, next: \.truncated))
        guard let chosen = (own + [nil]).lazy.compactMap({ fallbackLanguages[$0] }).first else {
            return usual.languages(after: language, sourceLanguage: sourceLanguage)
        }
        var languages = OrderedSet(own)
        languages.formUnion(chosen)
        return Array(languages.dropFirst())
    }

    /// Where languages look for texts in another order than the library's own.
    package func relatives(of languages: [LanguageTag], sourceLanguage: LanguageTag) -> [LanguageTag: [LanguageTag]] {
        if fallbackLanguages.isEmpty { return [:] }
        var relatives: [LanguageTag: [LanguageTag]] = [:]
        for language in languages {
            let own = self.languages(after: language, sourceLanguage: sourceLanguage)
            let usual = Fallback.Languages.truncatedThenSource
            if own != usual.languages(after: language, sourceLanguage: sourceLanguage) { relatives[language] = own }
        }
        return relatives
    }

    /// What joins an array's lines into one text; nil if arrays are lists.
    package func arraySeparator(for version: I18nextVersion) -> String? {
        arraySeparator ?? (version == .v1 ? "\n" : nil)
    }
}

extension I18nextSettings {
    /// The settings that a project can make, by their names: the library's own options, and what files don't tell.
    static let names = [
        "dialect", "nsSeparator", "keySeparator", "contextSeparator", "pluralSeparator", "interpolationPrefix",
        "interpolationSuffix", "interpolation", "nestingPrefix", "nestingSuffix", "reusePrefix", "reuseSuffix",
        "escapeValue", "escapeInterpolation", "defaultNS", "returnEmptyString", "fallbackOnEmpty", "joinArrays",
        "contexts", "plurals", "ordinaryKeys", "sprintf", "resourceLevels", "layout", "compatibilityJSON", "ns",
        "loadPath", "fallbackLng", "fallbackNS",
    ]

    /// What the files around a project say, which a part of it can only say itself.
    static let namesOfFacts = [installedVersionName, shownLanguagesName, "resources"]

    /// The values that a setting takes, in words.
    static func values(of name: String) -> String {
        switch name {
        case "layout": "a path with {language}, such as {language}/{namespace}.json"
        case "loadPath": "a path with {{lng}}, such as /locales/{{lng}}/{{ns}}.json"
        case "compatibilityJSON": I18nextVersion.allCases.map(\.rawValue).joined(separator: ", ")
        case "dialect": I18nextDialect.allCases.map(\.rawValue).joined(separator: ", ")
        case "resourceLevels": "0, 1 or 2"
        case "escapeValue", "escapeInterpolation", "returnEmptyString", "fallbackOnEmpty", "sprintf": "true or false"
        case "nsSeparator", "keySeparator", "interpolationPrefix", "interpolationSuffix", "joinArrays":
            "a text or false"
        case "ns", "plurals", "ordinaryKeys": "a list of texts"
        case "defaultNS": "a text or a list of texts"
        case "fallbackNS": "a text, a list of texts or false"
        case "contexts": "true, false or a list of texts"
        default: "a text"
        }
    }

    static func accepts(_ name: String, _ value: RuntimeSetting) -> Bool {
        var diagnostics: [Diagnostic] = []
        _ = I18nextSettings([name: value], &diagnostics)
        return diagnostics.isEmpty
    }
}

extension I18nextSettings {
    /// A project's settings by one name each, by which the reader, the writer and the models of the libraries all go.
    ///
    /// The libraries have several names for some options, and take some in the group `interpolation` alone.
    package static func unified(_ settings: [String: RuntimeSetting]) -> [String: RuntimeSetting] {
        var result = settings
        func rename(_ value: RuntimeSetting?, to name: String) {
            if let value, result[name] == nil { result[name] = value }
        }
        for (other, name) in otherNames { rename(result.removeValue(forKey: other), to: name) }
        if let value = result.removeValue(forKey: "fallbackOnEmpty") {
            rename(value.flag.map { .flag(!$0) } ?? value, to: "returnEmptyString")
        }
        if case .group(var group)? = result["interpolation"] {
            for (inner, name) in namesOfInterpolation { rename(group.removeValue(forKey: inner), to: name) }
            result["interpolation"] = group.isEmpty ? nil : .group(group)
        }
        return result
    }

    /// Other names of options, which stand back behind those of the later libraries.
    private static let otherNames = [
        ("consumer", "dialect"), ("namespaceSeparator", "nsSeparator"), ("nsseparator", "nsSeparator"),
        ("keyseparator", "keySeparator"), ("reusePrefix", "nestingPrefix"), ("reuseSuffix", "nestingSuffix"),
        ("escapeInterpolation", "escapeValue"), ("defaultNamespace", "defaultNS"), ("defaultNs", "defaultNS"),
        ("fallbackNs", "fallbackNS"),
    ]

    /// The names of what stands in the group `interpolation`.
    package static let namesOfInterpolation = [
        ("prefix", "interpolationPrefix"), ("suffix", "interpolationSuffix"), ("nestingPrefix", "nestingPrefix"),
        ("nestingSuffix", "nestingSuffix"), ("escapeValue", "escapeValue"),
    ]

    /// The settings as far as the library knows them that reads files of a version.
    package func known(in version: I18nextVersion) -> I18nextSettings {
        let dialect = dialect(for: version)
        var result = self
        if dialect != .js {
            (result.contextSeparator, result.pluralSeparator, result.formatSeparator) = ("_", "_", ",")
            (result.unescapedMark, result.nestingOptionsSeparator) = ("-", ",")
            // They take texts for these only.
            result.namespaceSeparator = namespaceSeparator ?? ":"
            result.keySeparator = keySeparator ?? "."
        }
        if dialect == .ios { result.skipsEmpty = false }
        return result
    }

    /// Reads what a project says; what makes no sense is reported and passed over.
    ///
    /// Names are those of the library's own options, flat or in the group `interpolation`.
    package init(_ settings: [String: RuntimeSetting], _ diagnostics: inout [Diagnostic]) {
        self.init()
        let settings = Self.unified(settings)
        for (name, value) in settings.sorted(by: { $0.key < $1.key }) where !take(name, value) {
            let message = "the setting i18next.\(name) can't have this value"
            diagnostics.append(Diagnostic(.error, .invalidSetting, message))
        }
        if !hasOwnDefaultNamespace, let name = Self.defaultNamespace(among: namespaces) {
            (defaultNamespace, hasOwnDefaultNamespace) = (name, true)
        }
    }

    /// The namespace of calls that name none, in an app that only says which ones it has: the first, if the usual one is
    /// not among them.
    private static func defaultNamespace(among namespaces: [String]) -> String? {
        namespaces.contains(ResourceProject.defaultNamespace) ? ResourceProject.defaultNamespace : namespaces.first
    }

    /// Takes one setting over; false if its value makes no sense.
    ///
    /// Names of other options, which mean nothing for files, are passed over.
    private mutating func take(_ name: String, _ value: RuntimeSetting) -> Bool {
        switch name {
        case "compatibilityJSON":
            version = value.name.flatMap { I18nextVersion(rawValue: $0) }
            return version != nil
        case Self.installedVersionName:
            installedVersion = value.name.flatMap { I18nextVersion(rawValue: $0) }
            return installedVersion != nil
        case Self.shownLanguagesName:
            if value == .flag(false) { return true }
            var codes: [String] = []
            guard value.take(&codes) else { return false }
            shownCodes = codes
            return !codes.isEmpty
        case "dialect":
            dialect = value.name.flatMap { I18nextDialect(rawValue: $0) }
            return dialect != nil
        case "nsSeparator":
            return take(separator: value, as: \.namespaceSeparator)
        case "keySeparator":
            return take(separator: value, as: \.keySeparator)
        case "contextSeparator": return value.take(&contextSeparator)
        case "pluralSeparator": return value.take(&pluralSeparator)
        case "interpolationPrefix": return value.take(optional: &interpolationPrefix)
        case "interpolationSuffix": return value.take(optional: &interpolationSuffix)
        case "interpolation":
            guard case .group(let group) = value else { return true }
            _ = group["formatSeparator"]?.take(&formatSeparator)
            _ = group["unescapePrefix"]?.take(&unescapedMark)
            _ = group["nestingOptionsSeparator"]?.take(&nestingOptionsSeparator)
            defaultVariables = group["defaultVariables"]?.textsByPath ?? [:]
            return true
        case "nestingPrefix": return value.take(&nestingPrefix)
        case "nestingSuffix": return value.take(&nestingSuffix)
        case "escapeValue":
            escapesValues = value.flag
            return value.flag != nil
        case "defaultNS":
            hasOwnDefaultNamespace = true
            var names: [String] = []
            guard value.take(listOrText: &names), let first = names.first else { return false }
            (defaultNamespace, furtherDefaultNamespaces) = (first, Array(names.dropFirst()))
            return !first.isEmpty
        case "fallbackNS": return value == .flag(false) || value.take(listOrText: &fallbackNamespaces)
        case "ns":
            return value.take(listOrText: &namespaces)
        case "returnEmptyString":
            skipsEmpty = value.flag == false
            return value.flag != nil
        case "joinArrays": return value.take(optional: &arraySeparator)
        case "contexts": return takeContexts(value)
        case "layout":
            layout = value.name.flatMap { I18nextLayout($0) }
            return layout != nil
        case "loadPath":
            loadPath = value.name.flatMap { I18nextLoadPath($0) }
            return loadPath != nil
        case "resources":
            guard case .group(let files) = value else { return false }
            importedFiles = files.sorted { $0.key < $1.key }.compactMap { path, value in
                var names: [String] = []
                guard value.take(&names), 2...3 ~= names.count else { return nil }
                return I18nextPath.Imported(
                    path: path,
                    name: names[0],
                    language: names[1],
                    namespace: names.dropFirst(2).first
                )
            }
            return importedFiles.count == files.count
        case "fallbackLng":
            if case .group(let lists) = value {
                fallbackLanguages[nil] = []
                for (code, list) in lists where code == "default" || LanguageTag(code) != nil {
                    fallbackLanguages[code == "default" ? nil : LanguageTag(code)] = list.languages
                }
                if lists["default"] == .flag(true) { fallbackLanguages[nil] = nil }
            } else {
                fallbackLanguages[nil] = value.languages
            }
            return true
        case "plurals": return value.take(&plurals)
        case "ordinaryKeys": return value.take(&ordinaryKeys)
        case "sprintf":
            usesSprintf = value.flag == true
            return value.flag != nil
        case "resourceLevels":
            guard case .number(let number) = value, let levels = (0...2).first(where: { DecimalNumber($0) == number })
            else { return false }
            resourceLevels = levels
            return true
        default: return true
        }
    }

    /// Takes what separates keys; that nothing does is nothing by which later libraries know keys from natural language.
    private mutating func take(separator value: RuntimeSetting, as place: WritableKeyPath<Self, String?>) -> Bool {
        let isTaken = value.take(optional: &self[keyPath: place])
        if self[keyPath: place]?.isEmpty == false { hasOwnSeparators = true }
        return isTaken
    }

    private mutating func takeContexts(_ value: RuntimeSetting) -> Bool {
        var values: [String] = []
        if value.take(&values) {
            contexts = .values(values)
            return true
        }
        guard let flag = value.flag else { return false }
        contexts = flag ? .likely : .none
        return true
    }
}

extension RuntimeSetting {
    fileprivate var languages: [LanguageTag] {
        if case .list(let values) = self {
            values.flatMap(\.languages)
        } else {
            name.flatMap { LanguageTag($0) }.map { [$0] } ?? []
        }
    }

    /// What JavaScript shows of the values in groups, by the names around them with full stops between.
    fileprivate var textsByPath: [String: String] {
        guard case .group(let members) = self else { return [:] }
        var texts: [String: String] = [:]
        var pending = members.map { (path: $0.key, value: $0.value) }
        while let (path, value) = pending.popLast() {
            switch value {
            case .text(let text): texts[path] = text
            case .number(let number): texts[path] = I18nextNumber(number).scriptText
            case .flag(let flag): texts[path] = String(flag)
            case .group(let members): pending += members.map { ("\(path).\($0.key)", $0.value) }
            case .list, .null: break
            }
        }
        return texts
    }

    fileprivate var name: String? { if case .text(let text) = self { text } else { nil } }

    fileprivate var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }

    fileprivate func take(_ text: inout String) -> Bool {
        guard let name, !name.isEmpty else { return false }
        text = name
        return true
    }

    /// Takes a text, or nothing if that is said by `false` or `null`.
    fileprivate func take(optional text: inout String?) -> Bool {
        if self == .null || flag == false {
            text = nil
            return true
        }
        guard let name else { return false }
        text = name
        return true
    }

    fileprivate func take(listOrText texts: inout [String]) -> Bool {
        guard let name else { return take(&texts) }
        texts = [name]
        return true
    }

    fileprivate func take(_ texts: inout [String]) -> Bool {
        guard case .list(let values) = self else { return false }
        let names = values.compactMap(\.name)
        texts = names
        return names.count == values.count
    }
}
