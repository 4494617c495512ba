/// Random entries in String Catalogs.
struct StringCatalogDialect: RandomDialect {
    private let foundation = FoundationDialect(isSmartling: false)

    var format: String { "xcstrings" }

    var shapes: Set<RandomFeature> {
        [
            .zeroForm, .twoNumbers, .device, .deviceWithPlural, .nestedVariable, .swappedVariables, .objectNumber,
            .noNumberType, .missingOther, .missingVariable, .unusedVariable, .notTranslatable, .sentenceKey,
        ]
    }

    var foreignForms: [String] { foundation.foreignForms }

    func spelled(_ argument: RandomArgument) -> String { foundation.spelled(argument) }

    func percent(inFormat: Bool) -> String { foundation.percent(inFormat: inFormat) }

    func forms(of language: String) -> [String] { RandomLanguage.categories(language) }

    func path(_ first: String, _ second: String) -> [String] { ["\(first).\(second)"] }

    // MARK: Nodes

    private typealias Form = (form: String, text: [String])

    private func members(_ name: String, _ nodes: [RandomNode], entry: String = "") -> RandomNode {
        RandomNode(entry: entry, name: name, value: .members(nodes), isRequired: true)
    }

    private func text(_ name: String, _ pieces: [String]) -> RandomNode {
        RandomNode(entry: "", name: name, value: .text(pieces), isRequired: true)
    }

    private func unit(_ pieces: [String]) -> RandomNode {
        members("stringUnit", [text("state", ["translated"]), text("value", pieces)])
    }

    private func plural(_ forms: [Form], entry: String) -> RandomNode {
        let nodes = forms.map { form, text in
            RandomNode(entry: entry, name: form, value: .members([unit(text)]), isRequired: form == "other")
        }
        return members("variations", [members("plural", nodes)])
    }

    private func substitutions(
        _ all: [(name: String, number: Int?, type: String?, forms: [Form])],
        entry: String
    ) -> RandomNode {
        let nodes = all.map { name, number, type, forms in
            let number = number.map {
                [RandomNode(entry: "", name: "argNum", value: .literal("\($0)"), isRequired: true)]
            }
            let type = type.map { [text("formatSpecifier", [$0])] }
            return members(name, (number ?? []) + (type ?? []) + [plural(forms, entry: entry)], entry: entry)
        }
        return members("substitutions", nodes)
    }

    func native(_ feature: RandomFeature, _ words: RandomWords, _ random: inout RandomSource) -> RandomContent? {
        let categories = RandomLanguage.categories(words.language)
        func forms(_ shown: String, _ mark: String = "", _ more: [String] = []) -> [Form] {
            (categories + more).map { ($0, [shown + " ", words.words($0 + mark)]) }
        }
        func entry(_ text: String, _ all: [(String, Int?, String?, [Form])]) -> RandomContent {
            .native([unit([text]), substitutions(all, entry: words.entry)])
        }
        func device(_ name: String, _ node: RandomNode) -> RandomNode {
            RandomNode(entry: words.entry, name: name, value: .members([node]), isRequired: name == "other")
        }
        switch feature {
        case .zeroForm:
            return .native([plural(forms("%lld", "", categories.contains("zero") ? [] : ["zero"]), entry: words.entry)])
        case .twoNumbers:
            let text = "%#@n@ \(words.words()) %#@m@"
            return entry(text, [("n", 1, "lld", forms("%arg")), ("m", 2, "lld", forms("%arg", "m"))])
        case .swappedVariables:
            let text = words.language.count % 2 == 0 ? "%#@m@ \(words.words()) %#@n@" : "%#@n@ %#@m@"
            return entry(text, [("n", 1, "lld", forms("%arg")), ("m", 2, "lld", forms("%arg", "m"))])
        case .nestedVariable:
            return entry("%#@n@", [("n", 1, "lld", forms("%arg %#@m@")), ("m", 2, "lld", forms("%arg", "m"))])
        case .objectNumber: return entry("%#@n@", [("n", random.chance(50) ? 1 : nil, "@", forms("%arg"))])
        case .noNumberType: return entry("%#@n@", [("n", 1, nil, forms("%arg"))])
        case .missingOther: return .native([plural([("one", ["%lld ", words.words("one")])], entry: words.entry)])
        case .missingVariable: return entry("%#@n@ %2$#@m@", [("n", 1, "lld", forms("%arg"))])
        case .unusedVariable:
            return entry("%#@n@", [("n", 1, "lld", forms("%arg")), ("m", 2, "lld", forms("%arg", "m"))])
        case .device:
            let nodes = ["iphone", "ipad", "other"].map { device($0, unit([words.words($0)])) }
            return .native([members("variations", [members("device", nodes)])])
        case .deviceWithPlural:
            let nodes = [
                device("ipad", unit(["%lld ", words.words("ipad")])),
                device("other", plural(forms("%lld"), entry: words.entry)),
            ]
            return .native([members("variations", [members("device", nodes)])])
        case .notTranslatable:
            return .native([
                unit([words.words()]), RandomNode(entry: "", name: "shouldTranslate", value: .literal("false")),
            ])
        default: return nil
        }
    }

    // MARK: Files

    func write(_ content: RandomContent, of draft: RandomDraft, in language: String, to project: inout RandomProject) {
        let table = draft.table.isEmpty ? "Localizable" : draft.table
        let file = RandomFile(path: "\(table).xcstrings", language: "", syntax: .json)
        let name = draft.path.joined(separator: ".")
        func add(_ suffix: String, _ nodes: [RandomNode]) {
            let key = ["strings", name + suffix]
            let own = RandomNode(
                entry: draft.id,
                name: language,
                value: .members(nodes.filter { $0.name != "shouldTranslate" })
            )
            project.add(own, at: key + ["localizations"], to: file)
            guard language == project.sourceLanguage else { return }
            for node in nodes where node.name == "shouldTranslate" { project.add(node, at: key, to: file) }
            if let comment = draft.comment { project.add(text("comment", [comment]), at: key, to: file) }
        }
        switch content {
        case .text(let own): add("", [unit(pieces(own))])
        case .plural(let own):
            let forms = own.map { ($0.form, pieces($0.text)) }
            guard let selector = draft.selector, selector.isNumbered else {
                return add("", [plural(forms, entry: draft.id)])
            }
            let type = String(spelled(selector).drop { !$0.isLetter && $0 != "@" })
            let all = [(name: "n", number: Int?(selector.index + 1), type: String?(type), forms: forms)]
            add("", [unit(["%#@n@"]), substitutions(all, entry: draft.id)])
        case .list(let items): for (index, item) in items.enumerated() { add(".\(index)", [unit(pieces(item))]) }
        case .contexts: break
        case .native(let nodes): add("", nodes)
        }
    }

    func finish(_ project: inout RandomProject, languages: [String]) {
        for index in project.files.indices {
            project.files[index].nodes.append(text("sourceLanguage", [project.sourceLanguage]))
            project.files[index].nodes.append(text("version", ["1.0"]))
        }
    }
}
