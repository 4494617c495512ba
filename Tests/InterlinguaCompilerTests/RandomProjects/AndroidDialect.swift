/// Random entries in Android's resources.
struct AndroidDialect: RandomDialect {
    var format: String { "android" }

    var shapes: Set<RandomFeature> {
        [
            .list, .emptyList, .listsOfOtherLengths, .reference, .missingReference, .circularReference, .span,
            .storedMarkup, .namedPart, .characterData, .notTranslatable, .notFormatted, .product, .quotedSpaces,
            .typedItem, .unescapedApostrophe, .previousArgument, .javaConversion, .emptyPlural, .missingOther,
            .plainBesidePlural,
        ]
    }

    var foreignForms: [String] { ["zero", "two", "few", "many", "one"] }

    func spelled(_ argument: RandomArgument) -> String {
        let conversion =
            switch argument.kind {
            case .text: "s"
            case .integer: "d"
            case .decimal: argument.style.isEmpty ? ".1f" : "f"
            }
        return "%" + (argument.isNumbered ? "\(argument.index + 1)$" : "") + argument.style + conversion
    }

    func escaped(_ words: String) -> String {
        let escaped = words.replacing("\\", with: "\\\\").replacing("'", with: "\\'").replacing("\"", with: "\\\"")
            .replacing("\n", with: "\\n").replacing("\u{1}", with: "").replacing("&", with: "&amp;")
            .replacing("<", with: "&lt;")
        return escaped.hasPrefix("@") || escaped.hasPrefix("?") ? "\\" + escaped : escaped
    }

    func percent(inFormat: Bool) -> String { inFormat ? "%%" : "%" }

    func forms(of language: String) -> [String] { RandomLanguage.categories(language) }

    func path(_ first: String, _ second: String) -> [String] { ["\(first)_\(second)"] }

    func native(_ feature: RandomFeature, _ words: RandomWords, _ random: inout RandomSource) -> RandomContent? {
        let own = words.words()
        func string(_ pieces: [String], attributes: String = "") -> RandomContent {
            .native([words.node("", pieces, element: "string" + attributes)])
        }
        switch feature {
        case .reference: return string(["@string/\(words.other)"])
        case .missingReference: return string(["@string/nowhere"])
        case .circularReference: return string(["@string/\(words.entry)"])
        case .span: return string([own, " <b>bold</b>", random.chance(30) ? " %s" : ""])
        case .storedMarkup: return string(["&lt;b>", own, "&lt;/b>", " %1$s"])
        case .namedPart:
            return string([
                own + " ", "<xliff:g id=\"who\" example=\"Ada\">%1$s</xliff:g>", " <xliff:g id=\"n\">%2$d</xliff:g>",
            ])
        case .characterData: return string(["<![CDATA[<i>\(own)</i>]]>", " %d"])
        case .notTranslatable: return string([own], attributes: " translatable=\"false\"")
        case .notFormatted: return string([own, " %d", " of %d"], attributes: " formatted=\"false\"")
        case .product:
            return .native([
                words.node("", [words.words("tablet")], element: "string product=\"tablet\""),
                words.node("", [words.words("default")], element: "string product=\"default\""),
            ])
        case .quotedSpaces: return string(["\"  ", own, "   two  \"", "\\u0020"])
        case .typedItem:
            return .native([words.literal("", "<item type=\"string\" name=\"\(words.entry)\">\(own)</item>")])
        case .unescapedApostrophe: return string([own, " don't"])
        case .previousArgument: return string([own, " %s", " %&lt;s"], attributes: " formatted=\"false\"")
        case .javaConversion:
            return string([own + " ", random.pick(["%,d", "%b", "%1$tY", "%x", "%c", "%05d", "%(d", "%S"])])
        case .emptyList: return .list([])
        case .listsOfOtherLengths:
            return .list((0...random.below(3) + (words.language.count % 2)).map { [.words("\(own) \($0)")] })
        case .emptyPlural: return .plural([])
        case .missingOther: return .plural([("one", [.words(words.words("one"))])])
        case .plainBesidePlural:
            let items = forms(of: words.language).map { words.node($0, ["%d ", words.words($0)], element: "item") }
            return .native([
                words.node("", [words.words("plain")]),
                RandomNode(entry: words.entry, name: "", value: .members(items), element: "plurals"),
            ])
        default: return nil
        }
    }

    func write(_ content: RandomContent, of draft: RandomDraft, in language: String, to project: inout RandomProject) {
        let isSource = language == project.sourceLanguage
        let folder = isSource ? "values" : "values-" + Self.qualifier(language)
        let file = RandomFile(
            path: "\(folder)/\(draft.table.isEmpty ? "strings" : draft.table).xml",
            language: language,
            syntax: .android
        )
        func add(_ value: RandomNode.Value, _ element: String) {
            let name = draft.path.joined(separator: ".")
            project.add(
                RandomNode(entry: draft.id, name: name, value: value, element: element, comment: draft.comment),
                to: file
            )
        }
        switch content {
        case .text(let text): add(.text(pieces(text)), "string")
        case .plural(let forms):
            let items = forms.map { form, text in
                RandomNode(entry: draft.id, name: form, value: .text(pieces(text)), element: "item")
            }
            add(.members(items), "plurals")
        case .list(let items):
            let nodes = items.map { RandomNode(entry: draft.id, name: "", value: .text(pieces($0)), element: "item") }
            add(.list(nodes), "string-array")
        case .contexts: break
        case .native(let nodes): for node in nodes { add(node.value, node.element) }
        }
    }

    /// A folder's qualifier for a language.
    private static func qualifier(_ language: String) -> String {
        let parts = language.split(separator: "-").map(String.init)
        let first = ["he": "iw", "id": "in"][parts[0]] ?? parts[0]
        if parts.count == 1 { return first }
        if parts.count == 2, parts[1].count == 2 { return "\(first)-r\(parts[1])" }
        return "b+" + parts.joined(separator: "+")
    }
}
