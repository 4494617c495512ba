/// Random entries in i18next's JSON.
struct I18nextDialect: RandomDialect {
    /// The version, 1 to 4.
    let version: Int

    var format: String { "i18next-v\(version)" }

    var shapes: Set<RandomFeature> {
        var shapes: Set<RandomFeature> = [
            .list, .emptyList, .listsOfOtherLengths, .nestedKeys, .context, .contextWithPlural, .reference, .nesting,
            .nestingWithCount, .missingReference, .circularReference, .referenceToTable, .nullValue, .numberValue,
            .truthValue, .sentenceKey, .formLikeContext, .objectBesideText, .plainBesidePlural, .falseForm,
            .listOfObjects, .referenceInList, .callsAcrossTables,
        ]
        if version > 1 { shapes.insert(.unescaped) }
        if version > 2 { shapes.formUnion([.numberStyle, .numberStyleInForms]) }
        if version > 3 { shapes.formUnion([.ordinal, .zeroForm]) }
        return shapes
    }

    var foreignForms: [String] {
        switch version {
        case 1: ["_plural_1", "_plural_2", "_plural_5", "_plural_0", "_plural"]
        case 2: ["_1", "_2", "_5", "_plural", "_100"]
        case 3: ["_0", "_1", "_2", "_5", "_plural"]
        default: ["_zero", "_two", "_few", "_many", "_one", "_plural", "_0"]
        }
    }

    private func shown(_ name: String) -> String { version == 1 ? "__\(name)__" : "{{\(name)}}" }

    func spelled(_ argument: RandomArgument) -> String { shown(argument.name) }

    func percent(inFormat: Bool) -> String { "%" }

    func forms(of language: String) -> [String] {
        if version == 4 { return RandomLanguage.categories(language).map { "_" + $0 } }
        let numbers = RandomLanguage.numbers(language, version: version)
        if numbers == [1, 2] { return ["", "_plural"] }
        return numbers.enumerated().map { index, number in
            switch version {
            case 1: number == 1 ? "" : "_plural_\(number)"
            case 2: "_\(number)"
            default: "_\(index)"
            }
        }
    }

    func path(_ first: String, _ second: String) -> [String] {
        [first + second.prefix(1).uppercased() + second.dropFirst()]
    }

    func native(_ feature: RandomFeature, _ words: RandomWords, _ random: inout RandomSource) -> RandomContent? {
        let own = words.words()
        switch feature {
        case .reference: return .text([.words(own + " "), .raw("$t(\(words.other))")])
        case .nesting: return .text([.words(own + " "), .raw("$t(\(words.other))"), .words(" "), .raw(shown("name"))])
        case .nestingWithCount:
            return .text([
                .words(own + " "), .raw("$t(\(words.other), {\"count\": \(shown("n")) })"),
                .raw(random.chance(50) ? " " + shown("n") : ""),
            ])
        case .missingReference: return .text([.words(own + " "), .raw("$t(nowhere)")])
        case .circularReference: return .text([.words(own + " "), .raw("$t(\(words.entry))")])
        case .referenceToTable: return .text([.words(own + " "), .raw("$t(places:\(words.other))")])
        case .callsAcrossTables:
            return .text([.raw("$t(\(words.other)) $t(places:\(words.other)) "), .words(own)])
        case .referenceInList: return .list([[.words(own)], [.raw("$t(\(words.other))")]])
        case .listOfObjects:
            return .native([
                RandomNode(
                    entry: words.entry,
                    name: "",
                    value: .list(
                        ["a", "b"].map { item in
                            let members = ["q", "a"].map { words.node($0, [words.words(item + $0)]) }
                            return RandomNode(entry: words.entry, name: "", value: .members(members))
                        }
                    )
                )
            ])
        case .numberStyleInForms:
            return .plural(
                forms(of: words.language).map { ($0, [.raw("{{count, number}}"), .words(" " + words.words($0))]) }
            )
        case .numberStyle:
            let style = random.pick(["number", "number(maximumFractionDigits: 1)", "uppercase", "currency(USD)"])
            return .text([.words(own + " "), .raw("{{amount, \(style)}}")])
        case .unescaped: return .text([.words(own + " "), .raw("{{- name}}")])
        case .nullValue: return .native([words.literal("", "null")])
        case .numberValue: return .native([words.literal("", random.pick(["2015", "3.10", "1e3", "-0"]))])
        case .truthValue: return .native([words.literal("", "true")])
        case .emptyList: return .native([words.literal("", "[]")])
        case .listsOfOtherLengths:
            return .list((0...random.below(3) + (words.language.count % 2)).map { [.words("\(own) \($0)")] })
        case .ordinal:
            let forms = ["one", "two", "few", "other"]
            return .native(forms.map { words.node("_ordinal_" + $0, [words.words($0) + " ", shown("count")]) })
        case .formLikeContext:
            return .native([
                words.node("", [own]), words.node("_male", [words.words("male")]),
                words.node("_male_other", [words.words("maleother")]), words.node("_other", [words.words("other")]),
            ])
        case .objectBesideText:
            let inner = words.node("inner", [words.words("inner")])
            return .native([
                RandomNode(entry: words.entry, name: "", value: .members([inner])),
                words.node(random.chance(50) ? "_one" : "_plural", [own]),
            ])
        case .plainBesidePlural:
            return .native([
                words.node(version < 4 ? "_male" : "", [own]),
                words.node(foreignForms[1], [words.words("form") + " ", shown("count")]),
            ])
        case .falseForm: return .native([words.node(random.pick(["_ten", "_One", "_plural_", "__one"]), [own])])
        default: return nil
        }
    }

    func write(_ content: RandomContent, of draft: RandomDraft, in language: String, to project: inout RandomProject) {
        let table = draft.table.isEmpty ? "translation" : draft.table
        let file = RandomFile(path: "locales/\(language)/\(table).json", language: language, syntax: .json)
        let last = draft.path.last ?? ""
        let parents = Array(draft.path.dropLast())
        func add(_ suffix: String, _ value: RandomNode.Value) {
            project.add(RandomNode(entry: draft.id, name: last + suffix, value: value), at: parents, to: file)
        }
        func add(_ content: RandomContent, _ suffix: String) {
            switch content {
            case .text(let text): add(suffix, .text(pieces(text)))
            case .plural(let forms): for form in forms { add(suffix + form.form, .text(pieces(form.text))) }
            case .list(let items):
                add(
                    suffix,
                    .list(items.map { RandomNode(entry: draft.id, name: "", value: .text(pieces($0))) })
                )
            case .contexts(let contexts):
                for context in contexts {
                    add(context.content, suffix + (context.name.isEmpty ? "" : "_" + context.name))
                }
            case .native(let nodes): for node in nodes { add(suffix + node.name, node.value) }
            }
        }
        add(content, "")
    }
}
