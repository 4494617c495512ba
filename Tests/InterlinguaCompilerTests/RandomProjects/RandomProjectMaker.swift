/// Makes small projects at random, the same one for the same seed.
struct RandomProjectMaker {
    /// How each format's entries are spelled.
    static let dialects: [any RandomDialect] = [
        AndroidDialect(), FoundationDialect(isSmartling: false), I18nextDialect(version: 1),
        I18nextDialect(version: 2), I18nextDialect(version: 3), I18nextDialect(version: 4),
        FoundationDialect(isSmartling: true), SwifternalizationDialect(), StringCatalogDialect(),
    ]

    private let dialect: any RandomDialect
    private let isMainstream: Bool
    private var random: RandomSource
    private var project: RandomProject
    private var languages: [String] = []
    private var shapes: [RandomFeature] = []
    private var textFeatures: [RandomFeature] = []
    private var changes: [RandomFeature] = []
    private var names: [RandomFeature] = []
    private var projectFeatures: [RandomFeature] = []
    private var drafts: [RandomDraft] = []
    /// Entries that usual ones refer to.
    private var plainNames: Set<String> = []

    private static let firstWords = ["menu", "bird", "photo", "share", "delete", "sync", "error", "list", "map", "day"]
    private static let secondWords = ["title", "count", "hint", "button", "message", "label", "done", "more", "help"]

    /// Makes a project.
    static func make(_ dialect: any RandomDialect, mainstream: Bool, seed: UInt64) -> RandomProject {
        var maker = RandomProjectMaker(dialect, mainstream: mainstream, seed: seed)
        return maker.make()
    }

    private init(_ dialect: any RandomDialect, mainstream: Bool, seed: UInt64) {
        self.dialect = dialect
        isMainstream = mainstream
        random = RandomSource(seed: seed)
        project = RandomProject(format: dialect.format, sourceLanguage: "en", isMainstream: mainstream, files: [])
    }

    private mutating func make() -> RandomProject {
        drawLanguages()
        let common = RandomFeature.allCases.prefix { $0 != .list }
        let known = RandomFeature.all(.shape, mainstream: isMainstream).filter { feature in
            dialect.shapes.contains(feature) || common.contains(feature)
        }
        shapes = draw(2 + random.below(4), of: known)
        textFeatures = draw(random.below(3), .text)
        changes = draw(isMainstream ? random.below(2) : 1 + random.below(3), .change)
        names = draw(random.chance(isMainstream ? 20 : 40) ? 1 : 0, .name)
        projectFeatures = draw(random.chance(40) ? 1 : 0, .project)
        let count = random.chance(70) ? 1 + random.below(6) : 1 + random.below(14)
        for _ in 0..<count { addEntry() }
        if names.contains(.duplicateKey), let draft = drafts.last { drafts.append(draft) }
        for draft in drafts {
            for (language, content) in draft.messages {
                dialect.write(content, of: draft, in: language, to: &project)
            }
        }
        dialect.finish(&project, languages: languages)
        return project
    }

    private mutating func draw(_ count: Int, _ group: RandomFeature.Group) -> [RandomFeature] {
        draw(count, of: RandomFeature.all(group, mainstream: isMainstream).filter(isAllowed))
    }

    private mutating func draw(_ count: Int, of features: [RandomFeature]) -> [RandomFeature] {
        let drawn = random.some(count, of: features.filter(isAllowed))
        project.features.formUnion(drawn)
        return drawn
    }

    /// Whether the format can have the feature at all, or has it in usual projects.
    private func isAllowed(_ feature: RandomFeature) -> Bool {
        switch feature {
        case .colonKey, .spacedKey, .emptyKey, .digitKey, .foreignKey: dialect.format != "android"
        case .dottedKey, .sentenceKey:
            !isMainstream || !["i18next-v1", "i18next-v2", "i18next-v3"].contains(project.format)
        case .sameKeyInTables: dialect.format != "android" && dialect.format != "swifternalization"
        case .secondTable: dialect.format != "swifternalization"
        case .underscoredLanguage: dialect.format != "android"
        case .wrongCaseLanguage: dialect.format != "android"
        default: true
        }
    }

    // MARK: Languages

    private mutating func drawLanguages() {
        let features = draw(random.below(4), .language)
        if features.contains(.regionalSource) { project.sourceLanguage = "en-US" }
        if features.contains(.otherSource) { project.sourceLanguage = "de" }
        languages = [project.sourceLanguage]
        for feature in features {
            let tags = RandomLanguage.tags(feature)
            if tags.isEmpty { continue }
            let count = feature == .regionBesideLanguage ? 2 : 1 + random.below(2)
            for tag in random.some(count, of: tags) where !languages.contains(tag) { languages.append(tag) }
        }
        languages = Array(languages.prefix(6))
    }

    // MARK: Entries

    private mutating func addEntry() {
        var shape = random.pick(shapes)
        let path = path(shape)
        let name = path.joined(separator: ".")
        let others = isMainstream ? drafts.filter { plainNames.contains($0.id) && $0.table.isEmpty } : drafts
        if isMainstream, others.isEmpty, shape == .reference || shape == .nesting { shape = .plain }
        let other = others.isEmpty ? name : random.pick(others).id
        if shape == .plain { plainNames.insert(name) }
        var draft = RandomDraft(id: name, path: path, messages: [])
        if projectFeatures.contains(.secondTable), random.chance(40) {
            draft.table =
                dialect.format == "android" ? "more" : dialect.format.hasPrefix("i18next") ? "places" : "Places"
        }
        // Each language has the same choices.
        let seed = UInt64(random.below(Int.max))
        for language in languages {
            var choices = RandomSource(seed: seed)
            let words = RandomWords(entry: name, language: language, other: other)
            guard let content = content(shape, words, &draft, &choices) else { continue }
            draft.messages.append((language, content))
        }
        for feature in textFeatures where random.chance(40) { decorate(feature, &draft) }
        for feature in changes where random.chance(50) { draft.change(feature, dialect, &random) }
        if projectFeatures.contains(.onlySource), random.chance(50) { draft.messages = Array(draft.messages.prefix(1)) }
        if projectFeatures.contains(.halfTranslated), languages.count > 1, random.chance(50) {
            let last = languages.last
            draft.messages.removeAll { $0.language == last }
        }
        drafts.append(draft)
        if projectFeatures.contains(.sameKeyInTables), random.chance(40) {
            draft.table = dialect.format.hasPrefix("i18next") ? "places" : "Places"
            drafts.append(draft)
        }
        if names.contains(.keysDifferingInCase), random.chance(30) {
            draft.path = draft.path.map { $0.uppercased() }
            drafts.append(draft)
        }
    }

    private mutating func path(_ shape: RandomFeature) -> [String] {
        let first = random.pick(Self.firstWords)
        var path = dialect.path(first, random.pick(Self.secondWords))
        if shape == .nestedKeys { path = [first, random.pick(Self.secondWords)] }
        if shape == .sentenceKey { path = ["Show the \(first)? \(drafts.count)"] }
        if let feature = names.first, random.chance(40) { rename(&path, feature) }
        let known = Set(drafts.map(\.path))
        var count = 2
        while known.contains(path) || known.contains(where: { $0.starts(with: path) || path.starts(with: $0) }) {
            path[path.count - 1] += "\(count)"
            count += 1
        }
        return path
    }

    private mutating func rename(_ path: inout [String], _ feature: RandomFeature) {
        let last = path.count - 1
        switch feature {
        case .dottedKey: path[last] += ".more"
        case .colonKey: path[last] += random.pick([":more", ": more"])
        case .spacedKey: path[last] = " " + path[last] + " of it "
        case .keyLikeForm:
            path[last] += random.pick(["_one", "_other", "_plural", "_zero", "_1", "_male", "##{one}", "_plural_2"])
            if dialect.format == "android" { path[last] = path[last].filter { $0 != "#" && $0 != "{" && $0 != "}" } }
        case .emptyKey: path = [""]
        case .underscoredKey: path[last] = random.pick(["__\(path[last])", "\(path[last])__", "class", "a__b"])
        case .foreignKey: path[last] = random.pick(["größe", "鳥", "bird 🐦", "a\"b\\c", "%d birds", "100%"])
        case .digitKey: path[last] = random.pick(["1", "404", "1st", "-1"])
        default: break
        }
    }

    private func content(
        _ shape: RandomFeature,
        _ words: RandomWords,
        _ draft: inout RandomDraft,
        _ random: inout RandomSource
    ) -> RandomContent? {
        func argument(_ index: Int, _ kind: RandomArgument.Kind, _ name: String, numbered: Bool = false) -> RandomPiece
        {
            .argument(RandomArgument(index: index, name: name, kind: kind, isNumbered: numbered))
        }
        func forms(_ context: String = "") -> RandomContent {
            .plural(
                dialect.forms(of: words.language).map { form in
                    (form, [argument(0, .integer, "count"), .words(" " + words.words(context + form))])
                }
            )
        }
        let own = RandomPiece.words(words.words() + " ")
        switch shape {
        case .plain, .sentenceKey, .nestedKeys: return .text([.words(words.words())])
        case .argument: return .text([own, argument(0, .text, "name")])
        case .number: return .text([own, argument(0, .integer, "total")])
        case .decimal: return .text([own, argument(0, .decimal, "size")])
        case .severalArguments:
            return .text([
                argument(0, .text, "name", numbered: true), .words(" "), own,
                argument(1, .text, "place", numbered: true),
                .words(" "), argument(2, .integer, "total", numbered: true),
            ])
        case .plural:
            draft.selector = RandomArgument(index: 0, name: "count", kind: .integer)
            return forms()
        case .pluralWithText:
            draft.selector = RandomArgument(index: 1, name: "count", kind: .integer, isNumbered: true)
            return .plural(
                dialect.forms(of: words.language).map { form in
                    (
                        form,
                        [
                            argument(0, .text, "name", numbered: true), .words(" " + words.words(form) + " "),
                            argument(1, .integer, "count", numbered: true),
                        ]
                    )
                }
            )
        case .list: return .list((0..<3).map { [.words(words.words("\($0)"))] })
        case .context:
            return .contexts(
                ["", "male", "female"].map { name in
                    RandomContext(name: name, content: .text([.words(words.words(name))]))
                }
            )
        case .contextWithPlural:
            return .contexts(["", "male", "female"].map { RandomContext(name: $0, content: forms($0)) })
        case .zeroForm where dialect.format == "i18next-v4":
            draft.selector = RandomArgument(index: 0, name: "count", kind: .integer)
            guard case .plural(var own) = forms() else { return nil }
            if !own.contains(where: { $0.form == "_zero" }) { own.append(("_zero", [.words(words.words("zero"))])) }
            return .plural(own)
        default: return dialect.native(shape, words, &random)
        }
    }

    // MARK: Texts

    private mutating func decorate(_ feature: RandomFeature, _ draft: inout RandomDraft) {
        if feature == .comment {
            draft.comment = "Shown in the \(draft.id.filter(\.isLetter)) screen."
            return
        }
        let isEverywhere = random.chance(60)
        let language = random.pick(languages)
        let choice = random.below(100)
        for index in draft.messages.indices where isEverywhere || draft.messages[index].language == language {
            draft.messages[index].content.changeTexts { _, text in
                text.decorate(feature, choice)
            }
        }
    }
}

extension [RandomPiece] {
    /// Adds something to a text.
    fileprivate mutating func decorate(_ feature: RandomFeature, _ choice: Int) {
        func one(_ values: [String]) -> String { values[choice % values.count] }
        switch feature {
        case .percent: self += [.words(" 50"), .percent]
        case .lineBreak: append(.words("\nmore"))
        case .quotes: append(.words(" \"here\""))
        case .backslash: append(.words(one([" C:\\new", " \\", " \\\"x\\u0041"])))
        case .markup: append(.words(" <b>now</b>"))
        case .pictures: append(.words(" 🐦 …"))
        case .apostrophe: append(.words(" don't"))
        case .edgeSpaces: self = [.words("  ")] + self + [.words("  ")]
        case .invisibleCharacters: append(.words(one([" \u{A0}x", "\u{200F}", " \u{2028}x", "\u{FEFF}"])))
        case .strayPercent: append(.raw(" 100%"))
        case .percentBeforeWord: append(.raw(one([" 100% sure", " 5% done", " 20% of it"])))
        case .hash: append(.words(" #1"))
        case .textLikeReference: insert(.words(one(["@string/x ", "?attr/x ", "$t(x) ", "@null ", "$t(x"])), at: 0)
        case .textLikeArgument: append(.words(one([" {{x}}", " __x__", " {0}", " ${x}", " {{x", "%{x}"])))
        case .entityInText: append(.words(one([" &amp;", " &lt;b>", " &nbsp;", " &#10;"])))
        case .repeatedArgument:
            let first = first { if case .argument = $0 { true } else { false } }
            if case .argument(var argument) = first {
                argument.isNumbered = true
                append(.argument(argument))
            }
        case .paddedArgument:
            for index in indices {
                if case .argument(var argument) = self[index], argument.kind == .integer {
                    argument.style = one(["05", "+", "3", "-5", " "])
                    self[index] = .argument(argument)
                }
            }
        case .controlCharacter: append(.words("\u{1}"))
        default: break
        }
    }
}
