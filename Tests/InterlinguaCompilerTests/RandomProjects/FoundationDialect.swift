/// Random entries in Apple's or Smartling's files.
struct FoundationDialect: RandomDialect {
    /// Whether plurals are keys with `##{…}`.
    let isSmartling: Bool

    var format: String { isSmartling ? "smartling" : "apple" }

    var shapes: Set<RandomFeature> {
        isSmartling
            ? [.plainBesidePlural, .falseForm, .missingOther, .sentenceKey, .baseFolder]
            : [
                .zeroForm, .twoNumbers, .width, .device, .deviceWithPlural, .nestedVariable, .swappedVariables,
                .objectNumber, .typeWithPercent, .noNumberType, .missingOther, .missingVariable, .unusedVariable,
                .bothFiles, .formatWithoutVariable, .sentenceKey, .baseFolder,
            ]
    }

    var foreignForms: [String] { ["zero", "two", "few", "many", "one"] }

    func spelled(_ argument: RandomArgument) -> String {
        let conversion =
            switch argument.kind {
            case .text: "@"
            case .integer: argument.index % 2 == 0 ? "d" : "ld"
            case .decimal: argument.style.isEmpty ? ".1f" : "f"
            }
        return "%" + (argument.isNumbered ? "\(argument.index + 1)$" : "") + argument.style + conversion
    }

    func percent(inFormat: Bool) -> String { inFormat ? "%%" : "%" }

    func forms(of language: String) -> [String] { RandomLanguage.categories(language) }

    func path(_ first: String, _ second: String) -> [String] { ["\(first).\(second)"] }

    private func format(_ text: String) -> RandomNode {
        RandomNode(entry: "", name: "NSStringLocalizedFormatKey", value: .text([text]), isRequired: true)
    }

    private func variable(
        _ name: String,
        type: String? = "d",
        _ forms: [(form: String, text: [String])],
        entry: String
    ) -> RandomNode {
        var nodes = [
            RandomNode(
                entry: "",
                name: "NSStringFormatSpecTypeKey",
                value: .text(["NSStringPluralRuleType"]),
                isRequired: true
            )
        ]
        if let type {
            nodes.append(
                RandomNode(entry: "", name: "NSStringFormatValueTypeKey", value: .text([type]), isRequired: true)
            )
        }
        nodes += forms.map { form, text in
            RandomNode(entry: entry, name: form, value: .text(text), isRequired: form == "other")
        }
        return RandomNode(entry: entry, name: name, value: .members(nodes), isRequired: true)
    }

    private func choices(_ rule: String, _ words: RandomWords, _ names: [String]) -> RandomNode {
        let nodes = names.map { words.node($0, [words.words($0)]) }
        let inner = RandomNode(entry: words.entry, name: rule, value: .members(nodes), isRequired: true)
        return RandomNode(entry: words.entry, name: "", value: .members([inner]))
    }

    func native(_ feature: RandomFeature, _ words: RandomWords, _ random: inout RandomSource) -> RandomContent? {
        isSmartling ? smartling(feature, words, &random) : apple(feature, words, &random)
    }

    private func smartling(
        _ feature: RandomFeature,
        _ words: RandomWords,
        _ random: inout RandomSource
    ) -> RandomContent? {
        switch feature {
        case .plainBesidePlural:
            let forms = self.forms(of: words.language).map { words.node("##{\($0)}", ["%d ", words.words($0)]) }
            return .native([words.node("", [words.words("plain")])] + forms)
        case .falseForm:
            return .native([words.node(random.pick(["##{ten}", "##{One}", "##{one} ", "##{}"]), [words.words()])])
        case .missingOther: return .native([words.node("##{one}", ["%d ", words.words("one")])])
        case .baseFolder: return .text([.words(words.words())])
        default: return nil
        }
    }

    private func apple(
        _ feature: RandomFeature,
        _ words: RandomWords,
        _ random: inout RandomSource
    ) -> RandomContent? {
        let categories = self.forms(of: words.language)
        func forms(_ shown: String, _ mark: String = "", _ more: [String] = []) -> [(form: String, text: [String])] {
            (categories + more).map { ($0, [shown + " ", words.words($0 + mark)]) }
        }
        func entry(_ text: String, _ variables: [RandomNode]) -> RandomContent {
            .native([RandomNode(entry: words.entry, name: "", value: .members([format(text)] + variables))])
        }
        func one(_ name: String, type: String? = "d", _ all: [(form: String, text: [String])]) -> RandomNode {
            variable(name, type: type, all, entry: words.entry)
        }
        switch feature {
        case .zeroForm:
            let hasZero = categories.contains("zero")
            return entry("%#@n@", [one("n", forms("%d", "", hasZero ? [] : ["zero"]))])
        case .twoNumbers:
            return entry("%1$#@n@ \(words.words()) %2$#@m@", [one("n", forms("%1$d")), one("m", forms("%2$d", "m"))])
        case .swappedVariables:
            let isSwapped = words.language.count % 2 == 0
            return entry(
                isSwapped ? "%2$#@m@ \(words.words()) %1$#@n@" : "%#@n@ %#@m@",
                [one("n", forms("%d")), one("m", forms("%d", "m"))]
            )
        case .nestedVariable:
            let reference = random.pick(["%#@m@", "%2$#@m@"])
            return entry("%#@n@", [one("n", forms("%d \(reference)")), one("m", forms("%d", "m"))])
        case .objectNumber: return entry("%#@n@", [one("n", type: "@", forms("%@"))])
        case .typeWithPercent: return entry("%#@n@", [one("n", type: "%ld", forms("%ld"))])
        case .noNumberType: return entry("%#@n@", [one("n", type: nil, forms("%d"))])
        case .missingOther: return entry("%#@n@", [one("n", [("one", ["%d ", words.words("one")])])])
        case .missingVariable: return entry("%#@n@ %#@m@", [one("n", forms("%d"))])
        case .unusedVariable: return entry("%#@n@", [one("n", forms("%d")), one("m", forms("%d", "m"))])
        case .formatWithoutVariable: return entry("\(words.words()) %@", [one("n", forms("%d"))])
        case .width: return .native([choices("NSStringVariableWidthRuleType", words, ["1", "20", "50"])])
        case .device: return .native([choices("NSStringDeviceSpecificRuleType", words, ["iphone", "ipad", "other"])])
        case .deviceWithPlural:
            let plural = RandomNode(
                entry: words.entry,
                name: "other",
                value: .members([format("%#@n@"), one("n", forms("%d"))])
            )
            let rule = RandomNode(
                entry: words.entry,
                name: "NSStringDeviceSpecificRuleType",
                value: .members([words.node("ipad", ["%d ", words.words("ipad")]), plural]),
                isRequired: true
            )
            return .native([RandomNode(entry: words.entry, name: "", value: .members([rule]))])
        case .bothFiles:
            let plural = [format("%#@n@"), one("n", forms("%d"))]
            return .native([
                words.node("", ["%d ", words.words("plain")]),
                RandomNode(entry: words.entry, name: "", value: .members(plural)),
            ])
        case .baseFolder: return .text([.words(words.words())])
        default: return nil
        }
    }

    func write(_ content: RandomContent, of draft: RandomDraft, in language: String, to project: inout RandomProject) {
        let table = draft.table.isEmpty ? "Localizable" : draft.table
        let name = draft.path.joined(separator: ".")
        func add(_ node: RandomNode) {
            var node = node
            node.comment = draft.comment
            let isPlain = if case .members = node.value { false } else { true }
            let file = "\(language).lproj/\(table)." + (isPlain ? "strings" : "stringsdict")
            project.add(
                node,
                to: RandomFile(path: file, language: language, syntax: isPlain ? .strings : .stringsdict)
            )
        }
        func text(_ suffix: String, _ text: [RandomPiece]) {
            add(RandomNode(entry: draft.id, name: name + suffix, value: .text(pieces(text))))
        }
        switch content {
        case .text(let own): text("", own)
        case .plural(let forms) where isSmartling: for form in forms { text("##{\(form.form)}", form.text) }
        case .plural(let forms):
            let place = draft.selector.map { $0.isNumbered ? "\($0.index + 1)$" : "" } ?? ""
            let type = draft.selector.map { String(spelled($0).last { $0.isLetter || $0 == "@" } ?? "d") } ?? "d"
            let own = variable("n", type: type, forms.map { ($0.form, pieces($0.text)) }, entry: draft.id)
            add(RandomNode(entry: draft.id, name: name, value: .members([format("%\(place)#@n@"), own])))
        case .list(let items): for (index, item) in items.enumerated() { text(".\(index)", item) }
        case .contexts: break
        case .native(let nodes):
            for var node in nodes {
                node.name = name + node.name
                add(node)
            }
        }
    }
}
