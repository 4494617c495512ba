import InterlinguaTestSupport

@testable import InterlinguaFormats

/// Makes catalogues, settings and calls at random, full of what i18next treats in a special way.
struct RandomI18next {
    private var generator: SeededGenerator

    /// The version whose suffixes keys get.
    let version: I18nextVersion

    /// What placeholders begin and end with.
    private var prefix = "{{"
    private var suffix = "}}"

    /// The languages that catalogues have, and that are asked for.
    private let choices: [String]

    /// Begins to make things for a version.
    init(seed: UInt64, version: I18nextVersion, languages: [String] = usualLanguages) {
        generator = SeededGenerator(seed: seed)
        choices = languages
        self.version = version
        if version == .v1 { (prefix, suffix) = ("__", "__") }
    }

    private mutating func pick<Element>(_ choices: [Element]) -> Element {
        choices[Int.random(in: 0..<choices.count, using: &generator)]
    }

    private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }

    // MARK: Catalogues

    /// Languages that there are plural rules for, but for one.
    static let usualLanguages = [
        "en", "pl", "ru", "ar", "lv", "fr", "ja", "de", "de-DE", "zh-Hant-TW", "zh-Hant", "zh", "pt-BR", "pt", "xx",
        "dev", "sl",
        "cy", "ga", "he", "mt", "lt", "ro", "es_AR", "or", "en-US", "sr-Latn-RS", "cs",
    ]
    private static let bases = ["a", "b", "c", "k", "menu", "x y", "Hi: you", "a.b", "n", "Save? Now."]
    private static let contexts = ["m", "f", "w60", "1"]

    /// The languages of the catalogue made last.
    private(set) var languages: [String] = []

    /// A store of languages, namespaces and key trees.
    mutating func store() -> JSONValue {
        languages = []
        var members: [JSONMember] = []
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            let language = pick(choices)
            if languages.contains(language) { continue }
            languages.append(language)
            var namespaces = [JSONMember("translation", tree(depth: 0))]
            if chance(40) { namespaces.append(JSONMember("other", tree(depth: 0))) }
            members.append(JSONMember(language, .object(namespaces)))
        }
        if chance(30), !languages.contains("dev") {
            members.append(JSONMember("dev", ["translation": tree(depth: 0)]))
        }
        return .object(members)
    }

    private mutating func tree(depth: Int) -> JSONValue {
        var members: [JSONMember] = []
        for _ in 0..<Int.random(in: 0...9, using: &generator) {
            let name = self.name()
            if members.contains(where: { $0.key == name }) { continue }
            members.append(JSONMember(name, value(depth: depth)))
        }
        return .object(members)
    }

    private mutating func name() -> String {
        var name = pick(Self.bases)
        if chance(25) { name += "_" + pick(Self.contexts) }
        if chance(50) { name += pick(suffixes) }
        return name
    }

    private var suffixes: [String] {
        switch version {
        case .v1:
            ["_plural", "_plural_0", "_plural_1", "_plural_2", "_plural_3", "_plural_5", "_plural_11", "_plural_100"]
        case .v2: ["_plural", "_0", "_1", "_2", "_3", "_5", "_11", "_20", "_100"]
        case .v3: ["_plural", "_0", "_1", "_2", "_3", "_4", "_5"]
        case .v4: ["_zero", "_one", "_two", "_few", "_many", "_other"]
        }
    }

    private mutating func value(depth: Int) -> JSONValue {
        switch Int.random(in: 0..<100, using: &generator) {
        case 0..<70: return .string(text())
        case 70..<74: return .string("")
        case 74..<78: return .null
        case 78..<81: return .number(Int.random(in: 0...3, using: &generator))
        case 81..<83: return .boolean(chance(50))
        case 83..<90: return .array((0..<Int.random(in: 0...3, using: &generator)).map { _ in value(depth: depth + 1) })
        default: return depth < 2 ? tree(depth: depth + 1) : .string(text())
        }
    }

    // MARK: Texts

    private mutating func text() -> String {
        var text = ""
        for _ in 0..<Int.random(in: 0...5, using: &generator) { text += piece() }
        return text
    }

    private mutating func variable() -> String {
        pick(["a", "b", "count", "context", "o.p", "o", "l.1", "l", "zz", " a ", "lng"])
    }

    private mutating func piece() -> String {
        let (open, close) = (prefix, suffix)
        switch Int.random(in: 0..<100, using: &generator) {
        case 0..<25: return open + variable() + close
        case 25..<31: return version == .v1 ? open + variable() + "HTML" + close : open + "- " + variable() + close
        case 31..<36: return open + variable() + pick([", upper", ",upper,lower", ", nope(x: 1)", ","]) + close
        case 36..<52: return nesting()
        case 52..<60: return pick(["{{", "}}", "$t(", ")", "{", "}", "__", "_", "$", "(", "'", "\"", "-", ","])
        case 60..<64: return pick(["$&", "$$", "$'", "$`", "$1"])
        case 64..<68: return pick(["\n", "\r", "\u{2028}", "\t", "\u{A0}"])
        case 68..<74: return pick(["é", "日本", "\u{1F600}", "e\u{301}", "<b>&</b>", "100%"])
        default: return pick(["text ", "x", " ", ". ", ": ", "one", "Hi "])
        }
    }

    private mutating func nesting() -> String {
        let key = pick(["a", "b", "c", "menu", "k", "menu.a", "other:a", "gone", " a ", prefix + "a" + suffix, "x y"])
        let value = pick([prefix + "count" + suffix, prefix + "b" + suffix, "2", "0", "1"])
        let options = pick([
            "", "", "", ", {\"count\": \(value) }", ", {\"count\": \(value)}", ", {\"context\": \"m\"}",
            ", {'context': 'f'}",
            ",{\"a\": \"x\"}", ", {\"a\": \"\(prefix)b\(suffix)\", \"count\": 3}", ", upper", ", {count: 1}",
            ", {\"count\"}",
            ", {\"lng\": \"pl\"}", ", {\"ns\": \"other\"}", ", {\"defaultValue\": \"d\"}", ",   {\"b\": \"it's\"}",
            ", {\"a\": {\"b\": 1}}", ", {\"postProcess\": \"x\"}",
        ])
        return "$t(" + key + options + ")"
    }

    // MARK: Settings

    /// What an app passes to `init`.
    mutating func settings() -> JSONValue {
        var members: [JSONMember] = [JSONMember("lng", .string(chance(80) ? pick(languages) : pick(choices)))]
        func add(_ name: String, _ value: JSONValue) { members.append(JSONMember(name, value)) }
        if chance(30) {
            add("fallbackLng", pick(["en", false, ["pl", "en"], ["default": ["en"], "de": ["fr", "en"]], "dev"]))
        }
        if chance(12) { add("keySeparator", pick(["/", false, "::", "."])) }
        if chance(12) { add("nsSeparator", pick(["|", false, "::", ":"])) }
        if chance(10) { add("pluralSeparator", pick(["-", "__", "."])) }
        if chance(10) { add("contextSeparator", pick(["-", "//", "."])) }
        if chance(15) { add("returnNull", false) }
        if chance(15) { add("returnEmptyString", false) }
        if chance(10) { add("returnObjects", true) }
        if chance(10) { add("joinArrays", pick(["+", "\n", false])) }
        if chance(10) { add("ignoreJSONStructure", false) }
        if chance(10) { add("simplifyPluralSuffix", false) }
        if chance(10) { add("load", pick(["currentOnly", "languageOnly", "all"])) }
        if chance(6) { add("lowerCaseLng", true) }
        if chance(6) { add("cleanCode", true) }
        if chance(8) { add("fallbackNS", pick(["other", ["other", "none"]])) }
        if chance(6) { add("supportedLngs", ["en", "de", "pl", "ru"]) }
        if chance(5) { add("nonExplicitSupportedLngs", true) }
        if chance(8) { add("appendNamespaceToMissingKey", true) }
        if chance(25) { add("interpolation", interpolation()) }
        return .object(members)
    }

    private mutating func interpolation() -> JSONValue {
        var members: [JSONMember] = []
        func add(_ name: String, _ value: JSONValue) { members.append(JSONMember(name, value)) }
        if chance(40) { add("escapeValue", .boolean(chance(50))) }
        if chance(25) { add("skipOnVariables", .boolean(chance(50))) }
        if chance(15) { add("maxReplaces", .number(Int.random(in: 1...3, using: &generator))) }
        if chance(20) { add("defaultVariables", ["zz": "default", "o": ["p": "deep"]]) }
        if chance(10) { add("nestingPrefix", "$t(") }
        if chance(8) {
            add("prefix", "{")
            add("suffix", "}")
        }
        if chance(8) { add("formatSeparator", "|") }
        if chance(8) { add("unescapePrefix", "-") }
        return .object(members)
    }

    // MARK: Calls

    /// The keys of a call.
    mutating func keys() -> JSONValue {
        if chance(8) { return .array([.string(key()), .string(key())]) }
        return .string(key())
    }

    private mutating func key() -> String {
        var key = pick(Self.bases)
        if chance(20) { key += "." + pick(Self.bases) }
        if chance(10) { key += pick([".0", ".1", ".length", ".toString", "."]) }
        if chance(8) { key += pick(suffixes) }
        if chance(6) { key += "_" + pick(Self.contexts) }
        if chance(8) { key = pick(["other:", "translation:", "none:", "a:b:"]) + key }
        if chance(3) { key = pick(["", "gone", "Hello " + prefix + "a" + suffix, "$t(a)", "a:$t(b)"]) }
        return key
    }

    private mutating func number() -> JSONValue {
        if chance(15) {
            let spelling = pick([
                "1.5", "0.5", "2.25", "1e21", "1e-7", "0.0001", "1.0", "-1.5", "1000000", "123456789012345680",
            ])
            return JSONNumber(spelling).map { .number($0) } ?? 0
        }
        return .number(
            pick([0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 14, 20, 21, 22, 25, 100, 101, 102, 103, 111, 1000, -1, -2])
        )
    }

    private mutating func argument() -> JSONValue {
        switch Int.random(in: 0..<100, using: &generator) {
        case 0..<35: return number()
        case 35..<70: return .string(pick(["x", "", "<i>", "it's", "a/b", "\"q\"", "日", "\u{1F600}", "word word"]))
        case 70..<82:
            return .string(
                pick(["$t(b)", "{{b}}", "__b__", "$&", "$$", "{{", "}}", "$t(", ")", "{{- a}}", "\n", "a{{b}}c$t(c)"])
            )
        case 82..<88: return .null
        case 88..<92: return .boolean(chance(50))
        case 92..<96: return .array([1, "two", .null, [3]])
        default: return ["p": "inner", "q": 2]
        }
    }

    /// The options of a call.
    mutating func options() -> JSONValue {
        var members: [JSONMember] = []
        func add(_ name: String, _ value: JSONValue) { members.append(JSONMember(name, value)) }
        if chance(55) { add("count", chance(92) ? number() : pick(["3", .null, true, [2]])) }
        if chance(30) {
            add("context", chance(92) ? .string(pick(Self.contexts + ["none"])) : pick([1, "", .null, true]))
        }
        if chance(70) { add("a", argument()) }
        if chance(60) { add("b", argument()) }
        if chance(30) { add("o", ["p": argument()]) }
        if chance(20) { add("l", .array([argument(), argument()])) }
        if chance(8) { add("defaultValue", .string(text())) }
        if chance(4) { add("defaultValue" + pick(suffixes), .string(text())) }
        if chance(8) { add("returnObjects", .boolean(chance(80))) }
        if chance(5) { add("joinArrays", pick(["-", false])) }
        if chance(6) { add("lng", .string(chance(50) ? pick(languages) : pick(choices))) }
        if chance(5) { add("ns", pick(["other", ["other", "translation"], "none"])) }
        if chance(4) { add("replace", ["a": argument(), "b": argument()]) }
        if chance(3) { add("keySeparator", pick(["/", false])) }
        if chance(3) { add("nsSeparator", pick(["|", false])) }
        if chance(4) { add("interpolation", interpolation()) }
        if chance(2) { add("skipInterpolation", true) }
        if chance(2) { add("nest", false) }
        if chance(4) { add("ordinal", true) }
        if chance(2) { add("fallbackLng", pick(["en", ["pl"]])) }
        if chance(1) { add("lngs", ["pl", "en"]) }
        if chance(1) { add("ignoreJSONStructure", false) }
        return .object(members)
    }
}
