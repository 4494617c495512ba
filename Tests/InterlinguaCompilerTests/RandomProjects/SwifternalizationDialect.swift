/// Random entries in Swifternalization's JSON.
struct SwifternalizationDialect: RandomDialect {
    private let foundation = FoundationDialect(isSmartling: true)

    var format: String { "swifternalization" }

    var shapes: Set<RandomFeature> {
        [
            .expression, .range, .pattern, .literal, .overlappingExpressions, .gapInExpressions, .width,
            .widthInExpression, .sharedName, .severalNumbers, .nullValue, .sentenceKey,
        ]
    }

    var foreignForms: [String] { ["two", "few", "other", "#few", "ie:x=7", "many"] }

    func spelled(_ argument: RandomArgument) -> String { foundation.spelled(argument) }

    func percent(inFormat: Bool) -> String { inFormat ? "%%" : "%" }

    func forms(of language: String) -> [String] { RandomLanguage.expressions(language).map(\.name) }

    func path(_ first: String, _ second: String) -> [String] { ["\(first)-\(second)"] }

    func native(_ feature: RandomFeature, _ words: RandomWords, _ random: inout RandomSource) -> RandomContent? {
        func choice(_ names: [String], _ shown: String = "%d ") -> RandomContent {
            let nodes = names.map { words.node($0, [shown, words.words($0)]) }
            return .native([RandomNode(entry: words.entry, name: "", value: .members(nodes))])
        }
        switch feature {
        case .expression: return choice(["ie:x=0", "ie:x=1", "ie:x>1", "ie:x<0", "iex:0<x<1"])
        case .range: return choice(["ie:x<1", "iex:1<=x<5", "ie:x>=5"])
        case .pattern: return choice(["exp:^-?1$", "exp:^(?!-?1$)"])
        case .literal: return choice(["male", "female", "exp:^(?!(?-i:male|female)$)"], "")
        case .overlappingExpressions: return choice(["ie:x>1", "ie:x>5", "one"])
        case .gapInExpressions: return choice([["ie:x=1", "ie:x>5"], ["one", "few"], ["ie:x=1"]][random.below(3)])
        case .width: return choice(["@0", "@20", "@50px"], "")
        case .widthInExpression:
            let nodes = forms(of: words.language).map { form in
                let texts = ["@0", "@30"].map { words.node($0, ["%d ", words.words(form + $0)]) }
                return RandomNode(entry: words.entry, name: form, value: .members(texts))
            }
            return .native([RandomNode(entry: words.entry, name: "", value: .members(nodes))])
        case .sharedName: return choice(["a dozen", "not a dozen"])
        case .severalNumbers:
            return choice(
                ["exp:^1:1$", "exp:^1:(?!1$)", "exp:^(?!1:)[^\\:]*:1$", "exp:^(?!1:)[^\\:]*:(?!1$)"],
                "%1$d %2$d "
            )
        case .nullValue: return .native([words.literal("", random.pick(["null", "12", "true", "{}", "[\"x\"]"]))])
        default: return nil
        }
    }

    func write(_ content: RandomContent, of draft: RandomDraft, in language: String, to project: inout RandomProject) {
        let isSource = language == project.sourceLanguage
        let file = RandomFile(
            path: (isSource ? "base" : language) + ".json",
            language: isSource ? "" : language,
            syntax: .json
        )
        let name = draft.path.joined(separator: ".")
        func add(_ value: RandomNode.Value) {
            project.add(RandomNode(entry: draft.id, name: name, value: value), to: file)
        }
        switch content {
        case .text(let text): add(.text(pieces(text)))
        case .plural(let forms):
            add(.members(forms.map { RandomNode(entry: draft.id, name: $0.form, value: .text(pieces($0.text))) }))
        case .native(let nodes): for node in nodes { add(node.value) }
        case .list, .contexts: break
        }
    }

    func finish(_ project: inout RandomProject, languages: [String]) {
        var sections: [RandomNode] = []
        for language in languages {
            let isSource = language == project.sourceLanguage
            var names = RandomLanguage.expressions(language)
            if isSource { names += [("a dozen", "ie:x=12"), ("not a dozen", "exp:^(?!12$)")] }
            let nodes = names.map { RandomNode(entry: "", name: $0.name, value: .text([$0.pattern])) }
            let name = isSource ? "base" : language
            sections.append(RandomNode(entry: "", name: name, value: .members(nodes)))
        }
        project.files.append(RandomFile(path: "expressions.json", language: "", syntax: .json, nodes: sections))
    }
}
