package import InterlinguaIR

/// The options that a script passes to i18next's `init`, as far as they are written out as literals.
package struct I18nextInitOptions: Sendable, Hashable {
    /// The options that decide what files mean; those that i18next has for other purposes are left out.
    package private(set) var settings: [String: RuntimeSetting] = [:]

    /// The options among these whose values are no literals, nor constants of such, and what is spread and may hold some.
    package let unreadable: [String]

    /// The language of texts that others lack; of several the first, or the default one.
    package let fallbackLanguage: LanguageTag?

    /// The option that names it.
    package let fallbackOption: String

    /// Looks for the options in JavaScript or TypeScript; nil if no literal object looks like them, and no constant is called
    /// `fallbackLng`.
    ///
    /// - Parameters:
    ///   - place: The script's path, to which those of files are relative.
    ///   - isOfNext: Whether it is next-i18next's own file, whose objects are the package's options.
    package init?(script: String, at place: String = "", isOfNext: Bool = false) {
        var reader = ScriptReader(script)
        reader.read()
        let next = isOfNext ? reader.next : nil
        let options = reader.passed ?? next ?? reader.found
        let files = reader.imports(in: place.split(separator: "/").dropLast().joined(separator: "/")).respelled
        if options == nil, reader.constant == nil, files.isEmpty { return nil }
        for (name, value) in options ?? [:]
        where name != "fallbackLng" && Self.usual[name] == nil && Self.names.contains(name)
            && I18nextSettings.accepts(name, value)
        {
            settings[name] = value
        }
        if let chosen = options?["fallbackLng"]?.readable, chosen.isOtherThanOneLanguage {
            settings["fallbackLng"] = chosen
        }
        if reader.postProcessesBySprintf(options) { settings["sprintf"] = .flag(true) }
        if case .group(let backend)? = options?["backend"], let path = backend["loadPath"],
            I18nextSettings.accepts("loadPath", path)
        {
            settings["loadPath"] = path
        }
        if isOfNext, case .text(let structure)? = options?["localeStructure"] {
            let path = RuntimeSetting.text(structure + ".json")
            if I18nextSettings.accepts("loadPath", path) { settings["loadPath"] = path }
        }
        if options?["nonExplicitSupportedLngs"] != .flag(true), let codes = options?["supportedLngs"],
            I18nextSettings.accepts(I18nextSettings.shownLanguagesName, codes)
        {
            settings[I18nextSettings.shownLanguagesName] = codes
        }
        if settings["compatibilityJSON"] == .text(I18nextVersion.v1.rawValue) {
            // It is only the names of plural forms that are those of version 1.
            let library: [String: RuntimeSetting] = [
                "dialect": .text(I18nextDialect.js.rawValue), "interpolationPrefix": .text("{{"),
                "interpolationSuffix": .text("}}"), "escapeValue": .flag(true),
            ]
            settings = I18nextSettings.unified(settings).merging(library) { said, _ in said }
        }
        if reader.holdsNamespaces { settings["resourceLevels"] = .number(DecimalNumber(1)) }
        if !files.isEmpty {
            settings["resources"] = .group(files.mapValues(\.setting))
        }
        let named = reader.fallbackVariable.flatMap { reader.constant($0) }
        let fallbacks = [reader.passed?["fallbackLng"], reader.found?["fallbackLng"], reader.constant, named]
        let fallback = fallbacks.lazy.compactMap { $0?.firstLanguage }.first
        fallbackLanguage = fallback ?? next?["defaultLocale"]?.firstLanguage
        // An app's own function formats values where texts say so.
        let own = options != nil && reader.hasOwnFormat ? ["interpolation.format"] : []
        unreadable =
            reader.names.filter { name in
                if name == "fallbackLng" { return options?[name].map { $0.readable != $0 } ?? (fallback == nil) }
                if let usual = Self.usual[name] { return options?[name] != usual }
                return options?[name].map { I18nextSettings.accepts(name, $0) } != true
            }.sorted() + own
        fallbackOption = fallback == nil ? "defaultLocale" : "fallbackLng"
    }

    /// The options that are looked for.
    fileprivate static let names: Set<String> = [
        "fallbackLng", "nsSeparator", "keySeparator", "contextSeparator", "pluralSeparator", "interpolation",
        "defaultNS", "fallbackNS", "ns", "returnEmptyString", "joinArrays", "compatibilityJSON",
        "load", "simplifyPluralSuffix",
    ]

    /// The values of options that are read as if they had these: the order of languages, and the names of forms.
    private static let usual: [String: RuntimeSetting] = ["load": .text("all"), "simplifyPluralSuffix": .flag(true)]
}

extension RuntimeSetting {
    /// Whether `fallbackLng` says something else than one language for all.
    fileprivate var isOtherThanOneLanguage: Bool {
        switch self {
        case .list(let values): values.count != 1
        case .group(let values): values.count != 1 || values["default"]?.isOtherThanOneLanguage ?? true
        case .flag(let isThere): !isThere
        case .text(let code): code.isEmpty
        case .null: true
        case .number: false
        }
    }

    /// What of `fallbackLng` is codes; `true` stands for a default that may be among the rest.
    fileprivate var readable: RuntimeSetting {
        guard case .group(let values) = self else { return self }
        var codes = values.filter(\.value.isCodes)
        if codes.count < values.count, codes["default"] == nil { codes["default"] = .flag(true) }
        return .group(codes)
    }

    private var isCodes: Bool {
        switch self {
        case .text, .null: true
        case .list(let values): values.allSatisfy { if case .text = $0 { true } else { false } }
        case .flag(let isThere): !isThere
        case .group, .number: false
        }
    }

    /// The language that `fallbackLng` names first.
    fileprivate var firstLanguage: LanguageTag? {
        switch self {
        case .text(let text): LanguageTag(text)
        case .list(let values): values.first?.firstLanguage
        case .group(let values): values["default"]?.firstLanguage
        case .flag, .number, .null: nil
        }
    }
}

/// Finds an object literal in a script, in one pass and without understanding the rest of it.
private struct ScriptReader {
    private enum Token {
        case word(String)
        /// A string; nil for one that isn't what stands there, as a template with values.
        case text(String?)
        case sign(UInt8)
    }

    /// What stands between brackets that are still open.
    fileprivate struct Frame {
        let opening: UInt8
        /// The word before the bracket, as `init` in `init(`.
        let word: String?
        /// What the bracket is the value of, as `resources` in `resources: {` and `resources = {`.
        let owner: String?
        /// Whether it is assigned to that, as in the second case.
        let isAssigned: Bool
        var members: [String: RuntimeSetting] = [:]
        var names: Set<String> = []
        /// What is spread here and is no constant of the script.
        var unknownSpreads: Set<String> = []
        /// What a list holds; nil for what is no literal.
        var items: [RuntimeSetting?] = []
        /// The name of the member whose value follows.
        var name: String?
        /// What may become a name, if a colon follows.
        var candidate: String?
        var length = 0
        var value: RuntimeSetting?
        /// The variables that are members' values, by the members' names.
        var variables: [String: String] = [:]
        /// The name that is the value, which may be a member's: `Language.polish`.
        var variable: String?
        /// How many dots stand before the next name: three before a list or an object whose members are put here.
        var dots = 0
        /// Whether what follows is the type of the value: `['en'] as const`.
        var isTyped = false

        /// The options that are looked for, and what may hold some.
        var options: Set<String> { names.intersection(I18nextInitOptions.names).union(unknownSpreads) }

        /// Ends a member, or an item, which counts if it is one literal.
        mutating func endValue(_ constant: (String) -> RuntimeSetting?) {
            var literal = length == 1 ? value : nil
            if let name {
                members[name] = literal
                variables[name] = length == 1 ? variable : nil
            }
            if let candidate, dots == 3 {
                if length == 0, case .group(let others)? = constant(candidate) {
                    members.merge(others) { $1 }
                    names.formUnion(others.keys)
                } else if opening == UInt8(ascii: "{") {
                    unknownSpreads.insert("..." + candidate)
                }
            } else if let candidate {
                // `keySeparator,` passes a variable of that name.
                names.insert(candidate)
                if name == nil { variables[candidate] = candidate }
            }
            if opening == UInt8(ascii: "["), length > 0 {
                if length == 1, literal == nil { literal = variable.flatMap(constant) }
                if dots == 3, case .list(let others)? = literal {
                    items += others.map { $0 }
                } else {
                    items.append(dots == 0 ? literal : nil)
                }
            }
            (name, candidate, length, value, variable, dots, isTyped) = (nil, nil, 0, nil, nil, 0, false)
        }

        mutating func take(_ word: String, literal: RuntimeSetting?) {
            if isTyped { return }
            if length == 1, word == "as" || word == "satisfies" {
                isTyped = true
            } else if dots == 1, let first = variable {
                (variable, value) = (first + "." + word, nil)
                dots = 0
            } else if dots == 4, let first = candidate {
                candidate = first + "." + word
                dots = 3
            } else {
                if opening == UInt8(ascii: "{"), name == nil { candidate = word } else { add(literal) }
                variable = word
            }
        }

        mutating func add(_ literal: RuntimeSetting?) {
            if isTyped { return }
            length += 1
            value = literal
        }
    }

    private let bytes: [UInt8]
    private var index = 0
    /// Whether a slash divides here, and begins no regular expression.
    private var isBehindValue = false

    /// The members of the object that `init` is called with.
    private(set) var passed: [String: RuntimeSetting]?

    /// The members of the first object with `fallbackLng`.
    private(set) var found: [String: RuntimeSetting]?

    /// The options of next-i18next: the first object whose `i18n` has a `defaultLocale`, with what is in that, above what the
    /// package says itself (its `defaultConfig`).
    private(set) var next: [String: RuntimeSetting]?

    /// The first text in `fallbackLng = "en"`, wherever the constant is used.
    private(set) var constant: RuntimeSetting?
    private var assignment = Assignment.none

    /// The variables that hold a file's content: `import en from './en.json'`, `const en = require('./en.json')`.
    private var files: [String: String] = [:]

    /// The values of constants that the whole script sees: `const usual = 'de'`.
    private var constants: [String: Set<RuntimeSetting>] = [:]

    /// The value of a constant, or of a member of one, if it has only one.
    func constant(_ path: String) -> RuntimeSetting? {
        let names = path.split(separator: ".").map(String.init)
        let values = names.first.flatMap { constants[$0] } ?? []
        return names.dropFirst().reduce(values.count == 1 ? values.first : nil) { value, name in
            if case .group(let members)? = value { members[name] } else { nil }
        }
    }

    private mutating func take(_ value: RuntimeSetting, asConstant name: String) {
        constants[name, default: []].insert(value)
    }

    /// The options that are looked for in the object that counts.
    private(set) var names: Set<String> = []

    /// Whether `interpolation` has a function `format`.
    private(set) var hasOwnFormat = false

    /// The constant that `fallbackLng` names.
    private(set) var fallbackVariable: String?

    /// The variables that `resources` has for languages.
    private var resources: [String] = []

    /// The variables of languages' namespaces, and of languages; those count that hold files.
    private var languageVariables: [(language: String, namespace: String?, variable: String)] = []

    /// Whether the files that the app passes for languages hold their namespaces: `resources: { en, de }`.
    var holdsNamespaces: Bool { !resources.isEmpty && resources.allSatisfy { file(of: $0) != nil } }

    /// The files that `resources` has for languages, of a script in a folder.
    func imports(in folder: String) -> [ScriptImport] {
        languageVariables.compactMap { language, namespace, variable in
            file(of: variable).map {
                ScriptImport(language: language, namespace: namespace, path: $0, folder: folder)
            }
        }
    }

    /// The file that a variable holds, or that is required where one could stand.
    private func file(of variable: String) -> String? {
        let path = files[variable] ?? variable
        return path.hasSuffix(".json") ? path : nil
    }

    /// Whether texts are formats of printf besides: the app says so, or hands what calls pass on to the post-processor.
    func postProcessesBySprintf(_ options: [String: RuntimeSetting]?) -> Bool {
        let processors = options?["postProcess"]
        if case .list(let names)? = processors, names.contains(.text("sprintf")) { return true }
        return processors == .text("sprintf")
            || overloadsOptions && files.values.contains("i18next-sprintf-postprocessor")
    }

    /// How far a declaration of `fallbackLng` has been read: `fallbackLng: string` and `fallbackLng = [`.
    private enum Assignment { case none, name, type, value }

    init(_ script: String) { bytes = Array(script.utf8) }

    /// Whether the script names what makes options of all that calls pass.
    private var overloadsOptions = false

    mutating func read() {
        var frames: [Frame] = []
        var lastWord: String?
        var variable: String?
        var isFile = false
        var isAssigned = false
        // The name before a type: `const options: InitOptions = …`.
        var declared: String?
        while let token = nextToken() {
            follow(token)
            if case .text(let text?) = token, isAssigned, frames.isEmpty, let name = declared ?? variable {
                take(.text(text), asConstant: name)
            }
            if frames.isEmpty {
                switch token {
                case .sign(UInt8(ascii: ":")): declared = declared ?? variable
                case .sign(UInt8(ascii: ";")), .word("const"), .word("let"), .word("var"): declared = nil
                default: break
                }
            }
            let wasAssigned = isAssigned
            // A second sign compares.
            if case .sign(UInt8(ascii: "=")) = token { isAssigned = lastWord != nil } else { isAssigned = false }
            defer { if case .word(let word) = token { lastWord = word } else { lastWord = nil } }
            switch token {
            case .word("from"), .word("require"): isFile = true
            case .word("overloadTranslationOptionHandler"): overloadsOptions = true
            case .word(let word): (variable, isFile) = (word, false)
            case .text(let path?) where isFile: if let variable { files[variable] = path }
            case .text: isFile = false
            case .sign(let sign): if sign != UInt8(ascii: "(") { isFile = false }
            }
            switch token {
            case .word(let word):
                if let last = frames.indices.last { frames[last].take(word, literal: Self.literal(word)) }
            case .text(let text): take(text, in: &frames, literal: text.map(RuntimeSetting.text))
            case .sign(let sign) where Self.closing[sign] != nil:
                if frames.count > Self.greatestDepth { return }
                frames.append(Frame(opening: sign, word: lastWord, owner: variable, isAssigned: wasAssigned))
            case .sign(let sign) where Self.closing.values.contains(sign):
                guard var frame = frames.popLast() else { continue }
                if frame.word == "require", frame.length == 1, case .text(let path)? = frame.value {
                    if !frames.isEmpty { frames[frames.count - 1].variable = path }
                    continue
                }
                frame.endValue(constant)
                for (name, variable) in frame.variables where frame.members[name] == nil {
                    frame.members[name] = constant(variable)
                }
                if frame.isAssigned, frames.isEmpty, let owner = declared ?? frame.owner, let literal = frame.literal {
                    take(literal, asConstant: owner)
                }
                takeLanguage(frame, in: frames)
                if frame.owner == "interpolation", frame.names.contains("format") { hasOwnFormat = true }
                if frame.word == "format", let outer = frames.last, outer.owner == "interpolation", outer.name == nil {
                    hasOwnFormat = true
                }
                if frame.opening == UInt8(ascii: "{") {
                    let isPassed = frames.last?.word == "init"
                    if isPassed, !frame.names.isDisjoint(with: I18nextInitOptions.names) {
                        if passed == nil { names = frame.options }
                        passed = passed ?? frame.members
                    }
                    if frame.names.contains("fallbackLng") {
                        if passed == nil, found == nil { names = frame.options }
                        found = found ?? frame.members
                        fallbackVariable = fallbackVariable ?? frame.variables["fallbackLng"]
                    }
                    if case .group(let own)? = frame.members["i18n"], own["defaultLocale"] != nil {
                        next = next ?? Self.usualNextOptions.merging(frame.members) { $1 }.merging(own) { $1 }
                    }
                }
                if frame.holdsLanguages, !frame.names.isEmpty,
                    frame.names.allSatisfy({ LanguageName.tag(of: $0) != nil })
                {
                    resources = frame.names.compactMap { frame.variables[$0] ?? "" }
                    takeVariables(of: frame)
                }
                if !frames.isEmpty {
                    frames[frames.count - 1].add(frames.count < Self.valueDepth ? frame.literal : nil)
                }
            case .sign(let sign):
                guard !frames.isEmpty else { continue }
                frames[frames.count - 1].take(sign, constant)
            }
        }
    }

    /// Takes the variables of a language's namespaces: of a member of `resources`, or of `exports.pt = { … }`.
    private mutating func takeLanguage(_ frame: Frame, in outer: [Frame]) {
        if frame.variables.isEmpty { return }
        let names = outer.reversed().map(\.name) + (outer.isEmpty ? [frame.owner] : [])
        let language = names.lazy.compactMap(\.self).first { LanguageName.tag(of: $0) != nil }
        guard let language else { return }
        for (namespace, variable) in frame.variables.sorted(by: { $0.key < $1.key }) {
            languageVariables.append((language, namespace, variable))
        }
    }

    /// Takes the variables of languages.
    private mutating func takeVariables(of frame: Frame) {
        for (language, variable) in frame.variables.sorted(by: { $0.key < $1.key }) {
            languageVariables.append((language, nil, variable))
        }
    }

    /// Looks for a constant: a name, perhaps its type, a sign of assignment and a text, which may be the first of a list.
    private mutating func follow(_ token: Token) {
        switch (assignment, token) {
        case (_, .word("fallbackLng")): assignment = .name
        case (.name, .sign(UInt8(ascii: ":"))): assignment = .type
        case (.name, .sign(UInt8(ascii: "="))), (.type, .sign(UInt8(ascii: "="))): assignment = .value
        case (.type, .word), (.type, .sign(UInt8(ascii: "["))), (.type, .sign(UInt8(ascii: "]"))),
            (.value, .sign(UInt8(ascii: "["))):
            break
        case (.value, .text(let text?)):
            constant = constant ?? .text(text)
            assignment = .none
        default: assignment = .none
        }
    }

    /// How deep brackets may stand in each other; no script has as many.
    private static let greatestDepth = 1_000

    /// How deep a value may stand in others: options are two levels deep, and functions around them add some.
    private static let valueDepth = 32

    private static let closing: [UInt8: UInt8] = [
        UInt8(ascii: "{"): UInt8(ascii: "}"), UInt8(ascii: "["): UInt8(ascii: "]"),
        UInt8(ascii: "("): UInt8(ascii: ")"),
    ]

    private static let usualNextOptions: [String: RuntimeSetting] = [
        "defaultNS": .text("common"), "interpolation": .group(["escapeValue": .flag(false)]),
    ]

    private func take(_ text: String?, in frames: inout [Frame], literal: RuntimeSetting?) {
        guard !frames.isEmpty else { return }
        let last = frames.count - 1
        if frames[last].opening == UInt8(ascii: "{"), frames[last].name == nil {
            frames[last].candidate = text
        } else {
            frames[last].add(literal)
        }
    }

    private static func literal(_ word: String) -> RuntimeSetting? {
        switch word {
        case "true": .flag(true)
        case "false": .flag(false)
        case "null": .null
        // Other notations of numbers are no single word, or show other digits.
        default: Int(word).flatMap { String($0) == word ? .number(DecimalNumber($0)) : nil }
        }
    }

    // MARK: Tokens

    private mutating func nextToken() -> Token? {
        while index < bytes.count {
            let byte = bytes[index]
            if byte <= 0x20 {
                index += 1
            } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == byte {
                index = bytes[index...].firstIndex(of: 0x0A) ?? bytes.count
            } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
                skipComment()
            } else if byte == UInt8(ascii: "/"), !isBehindValue {
                skipRegularExpression()
            } else if byte == 0x22 || byte == 0x27 || byte == UInt8(ascii: "`") {
                isBehindValue = true
                return .text(text(endingWith: byte))
            } else if Self.isInWord(byte) {
                let end = bytes[index...].firstIndex { !Self.isInWord($0) } ?? bytes.count
                defer { index = end }
                let word = String(decoding: bytes[index..<end], as: UTF8.self)
                isBehindValue = word != "return"
                return .word(word)
            } else {
                index += 1
                isBehindValue = Self.closing.values.contains(byte)
                return .sign(byte)
            }
        }
        return nil
    }

    private static func isInWord(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) || byte == UInt8(ascii: "_")
            || byte == UInt8(ascii: "$") || byte >= 0x80
    }

    private mutating func skipComment() {
        index += 3
        while index < bytes.count, bytes[index] != UInt8(ascii: "/") || bytes[index - 1] != UInt8(ascii: "*") {
            index += 1
        }
        index += 1
    }

    /// Skips `/[/"]/`; a slash that has no other on its line is one by itself.
    private mutating func skipRegularExpression() {
        let start = index
        var isInClass = false
        index += 1
        while index < bytes.count, bytes[index] != 0x0A {
            switch bytes[index] {
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            case UInt8(ascii: "/") where !isInClass:
                index += 1
                isBehindValue = true
                return
            default: break
            }
            index += 1
        }
        index = start + 1
    }

    /// A string without its quotes; nil for one with escapes other than of quotes, with values, or without an end.
    private mutating func text(endingWith quote: UInt8) -> String? {
        index += 1
        var content: [UInt8] = []
        var isPlain = true
        while index < bytes.count, bytes[index] != quote {
            if bytes[index] == 0x0A, quote != UInt8(ascii: "`") { return nil }
            if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count {
                index += 1
                if ![quote, UInt8(ascii: "\\")].contains(bytes[index]) { isPlain = false }
            } else if bytes[index] == UInt8(ascii: "$"), quote == UInt8(ascii: "`") {
                isPlain = false
            }
            content.append(bytes[index])
            index += 1
        }
        index += 1
        return isPlain ? String(decoding: content, as: UTF8.self) : nil
    }
}

extension ScriptReader.Frame {
    /// What it is as a value: nil for anything but an object or a list of literals.
    fileprivate var literal: RuntimeSetting? {
        switch opening {
        case UInt8(ascii: "{"):
            // Objects with a default are fallbacks, where it counts that something is said, read or not.
            .group(
                members.merging(names.contains("default") ? names.map { ($0, .group([:])) } : []) { said, _ in said }
            )
        case UInt8(ascii: "["): items.contains(nil) ? nil : .list(items.compactMap(\.self))
        default: nil
        }
    }

    /// Whether it is the value of `resources`, or of a constant of that type.
    fileprivate var holdsLanguages: Bool {
        opening == UInt8(ascii: "{") && (owner == "resources" || owner == "Resource")
    }

    fileprivate mutating func take(_ sign: UInt8, _ constant: (String) -> RuntimeSetting?) {
        switch sign {
        case UInt8(ascii: ","): endValue(constant)
        case UInt8(ascii: "."): dots += 1
        case UInt8(ascii: ":") where opening == UInt8(ascii: "{") && name == nil:
            name = candidate
            variable = nil
            if let name { names.insert(name) }
        default: add(nil)
        }
    }
}
