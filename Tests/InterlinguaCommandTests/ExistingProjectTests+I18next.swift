import Foundation
import InterlinguaTestSupport
import Testing

/// Versions, keys and namespaces of i18next projects that are written into.
extension ExistingProjectTests {
    // MARK: Folders

    /// Files of languages in namespaces' folders are read as such whether the app's configuration says it or the folder around
    /// them, which is only in the path of the output here.
    @Test(arguments: [true, false]) func foldersOfNamespaces(isSaid: Bool) throws {
        let folder = try TemporaryFolder()
        for (namespace, language) in [("common", "en"), ("common", "fr"), ("errors", "en"), ("errors", "fr")] {
            let text = #"{"hi": "Hi \#(namespace) \#(language)"}"#
            try folder.write(text, to: "app/public/locales/\(namespace)/\(language).json")
        }
        let script = """
            module.exports = { i18n: { defaultLocale: 'en', locales: ['fr', 'en'] }, localeStructure: '{{ns}}/{{lng}}' };
            """
        if isSaid { try folder.write(script, to: "app/next-i18next.config.js") }
        #expect(try convert(folder, "app", to: "android", "res", "--replace").status == 0)
        let output = try convert(folder, "res", to: "i18next", "app/public/locales")
        #expect(output.status == 0)
        #expect(output.standardOutput.contains("0 files written, 4 unchanged"))
        #expect(output.standardOutput.contains("loadPath") == isSaid)
    }

    /// Files of the same format are merged with those that lie where they do.
    @Test(arguments: ["src/i18n/LANGUAGE.json", "src/texts/LANGUAGE/translation.json"])
    func foldersOfTheSource(path: String) throws {
        let folder = try TemporaryFolder()
        for (language, text) in [("en", #"{"a":"A","b":"B"}"#), ("de", #"{"a":"Ä"}"#)] {
            try folder.write(text, to: "delivery/" + path.replacing("LANGUAGE", with: language))
        }
        for (language, text) in [("en", #"{"a":"A","own":"O"}"#), ("fr", #"{"a":"À"}"#)] {
            try folder.write(text, to: "app/" + path.replacing("LANGUAGE", with: language))
        }
        let output = try convert(folder, "delivery", to: "i18next", "app")
        #expect(output.status == 0)
        #expect(!output.standardError.contains("[unmerged-folder]"))
        let merged = try text(folder, "app/" + path.replacing("LANGUAGE", with: "en"))
        #expect(merged == #"{"a":"A","own":"O","b":"B"}"#)
    }

    // MARK: Versions

    /// What a project's script tells its library holds for what is written into it, unless a version is named.
    @Test(arguments: [("i18next", "_plural"), ("i18next-v3", "_plural"), ("i18next-v4", "_other")])
    func versionsAndOptionsStay(format: String, suffix: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            <resources><string name="greeting">Hello, %s!</string>
            <plurals name="items"><item quantity="one">%d thing</item><item quantity="other">%d things</item></plurals>
            </resources>
            """,
            to: "res/values/strings.xml"
        )
        try folder.write(
            """
            i18n.init({ compatibilityJSON: 'v3', fallbackLng: 'en',
              interpolation: { prefix: '{', suffix: '}', escapeValue: false } });
            """,
            to: "web/src/i18n.js"
        )
        func texts(_ noun: String, _ suffixes: (String, String)) -> String {
            #"{"greeting": "Hello, {name}!", "items\#(suffixes.0)": "{count} \#(noun)", "#
                + #""items\#(suffixes.1)": "{count} \#(noun)s"}"#
        }
        let path = "web/src/locales/en.json"
        try folder.write(texts("item", ("", "_plural")), to: path)
        let output = try convert(folder, "res", to: format, "web/src")
        #expect(output.status == 0)
        #expect(output.standardOutput.contains("all the same"))
        #expect(output.standardOutput.contains("target's settings: compatibilityJSON, interpolation (i18n.js)"))
        let written = try text(folder, path)
        #expect(written.contains(#""greeting": "Hello, {name}!""#))
        #expect(written.contains(#""items\#(suffix)":"#))
        if suffix == "_plural" { #expect(written == texts("thing", ("", "_plural"))) }
    }

    /// An app reads new texts as it reads those that are there; one that has none yet, as its library does.
    @Test(arguments: [
        (#"{"n": "{{count}} x", "n_plural": "{{count}} xs"}"#, "", "_plural"),
        (#"{"n_one": "{{count}} x", "n_other": "{{count}} xs"}"#, "^19.1.0", "_other"),
        (#"{"hi": "Hi"}"#, "~20.6.1", "_plural"), (#"{"hi": "Hi"}"#, "23", "_other"), (#"{"hi": "Hi"}"#, "", "_other"),
        (nil, "^19", "_plural"),
    ])
    func versionsOfAppsWithoutScripts(texts: String?, installed: String, suffix: String) throws {
        let folder = try TemporaryFolder()
        let plurals =
            "<plurals name=\"n\"><item quantity=\"one\">%d day</item><item quantity=\"other\">%d days</item></plurals>"
        try folder.write("<resources>\(plurals)</resources>", to: "res/values/strings.xml")
        let manifest =
            #"{"dependencies": {"react-i18next": "^9"\#(installed.isEmpty ? "" : #", "i18next": "\#(installed)""#)}}"#
        try folder.write(manifest, to: "web/package.json")
        let path = "web/locales/en/translation.json"
        if let texts { try folder.write(texts, to: path) }
        let output = try convert(folder, "res", to: "i18next", texts == nil ? "web/new" : "web")
        #expect(output.status == 0)
        #expect(output.standardOutput.contains("all the same"))
        let written = try text(folder, texts == nil ? "web/new/locales/en/translation.json" : path)
        #expect(written.contains("\"n\(suffix)\""))
        #expect(written.contains("n_plural") != written.contains("n_other"))
    }

    /// Files that are written anew are those of the app whose script says a version; others may be those of another app.
    @Test(arguments: [(".", "_plural"), ("new", "_other"), ("old", "_plural")])
    func versionsOfFilesThatAreWrittenAnew(output: String, suffix: String) throws {
        let folder = try TemporaryFolder()
        let script = "i18n.init({ compatibilityJSON: 'v3', fallbackLng: 'en' })"
        for path in ["i18n.js", "old/i18n.js"] { try folder.write(script, to: path) }
        try folder.write(#"{"n": "{{count}} x", "n_plural": "{{count}} xs"}"#, to: "locales/en/translation.json")
        #expect(try convert(folder, "locales", to: "i18next", output, "--replace").status == 0)
        let path = output == "." ? "en/translation.json" : "\(output)/en/translation.json"
        #expect(try text(folder, path).contains("n\(suffix)"))
    }

    // MARK: Texts

    /// Nothing changes in a project that gets back what it gave, whatever the files between can't say.
    @Test(arguments: [
        ("android", "en.i18n.json", #"{"m": "And __count__ more"}"#),
        ("android", "en.json", #"{"a": "Use %s here", "b": "%d%%", "k": "{{- name}}"}"#),
        ("apple", "en.json", #"{"a": "Use %s here", "b": "%d%%", "k": "{{- name}}"}"#),
        ("xcstrings", "en.json", #"{"a": "Use %s here", "b": "%d%%", "k": "{{- name}}"}"#),
        ("smartling", "en.json", #"{"a": "Use %s here", "b": "%d%%", "k": "{{- name}}"}"#),
        ("swifternalization", "en.json", #"{"k_one": "{{count}} day", "k_other": "{{count}} days"}"#),
        ("swifternalization", "en.json", #"{"k_one": "{{- x}} has one", "k_other": "{{- x}} has {{count}}"}"#),
    ])
    func textsComeBack(format: String, name: String, texts: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(texts, to: "web/\(name)")
        #expect(try convert(folder, "web", to: format, "other").status == 0)
        let output = try convert(folder, "other", to: "i18next", "web")
        #expect(output.status == 0)
        #expect(output.standardOutput.contains("all the same"))
        #expect(!output.standardError.contains("call-changes"))
        #expect(try text(folder, "web/\(name)") == texts)
    }

    /// In a language of one form the library that finds it there needs no text of the key itself.
    @Test func formsStayAlone() throws {
        let folder = try TemporaryFolder()
        let own = #"{"day_0": "{{count}} 天", "hi": "你好"}"#
        try folder.write(#"{"day": "{{count}} day", "day_plural": "{{count}} days", "hi": "Hi"}"#, to: "web/en.json")
        try folder.write(own, to: "web/zh.json")
        #expect(try convert(folder, "web", to: "android", "res").status == 0)
        let changed = try text(folder, "res/values-zh/strings.xml").replacing("你好", with: "嗨")
        try folder.write(changed, to: "res/values-zh/strings.xml")
        #expect(try convert(folder, "res", to: "i18next", "web").status == 0)
        #expect(try text(folder, "web/zh.json") == own.replacing("你好", with: "嗨"))
    }

    /// A text with the same percent signs is one for which nothing is passed, in new translations, too.
    @Test func newTranslationsOfLiterals() throws {
        let folder = try TemporaryFolder()
        try folder.write(strings(["a": "Use %s", "b": "Got %d"]), to: "ios/en.lproj/Localizable.strings")
        try folder.write(strings(["a": "Nimm %s", "b": "Habe %d"]), to: "ios/de.lproj/Localizable.strings")
        try folder.write(#"{"a": "Use %s", "b": "Got it, 1%"}"#, to: "web/locales/en/translation.json")
        #expect(try convert(folder, "ios", to: "i18next", "web").status == 0)
        let written = try text(folder, "web/locales/de/translation.json").filter { !$0.isWhitespace }
        #expect(written == #"{"a":"Nimm%s","b":"Habe{{arg1}}"}"#)
    }

    /// The names of arguments are those of any language's text that is the same.
    @Test func namesOfOtherLanguages() throws {
        let folder = try TemporaryFolder()
        try folder.write(strings(["hi": "Hello, %@"]), to: "ios/en.lproj/Localizable.strings")
        let german = strings(["hi": "Hallo %@", "bye": "Servus %@"])
        try folder.write(german, to: "ios/de.lproj/Localizable.strings")
        let own = #"{"hi": "Hallo {{- name}}", "bye": "Servus {{- name}}"}"#
        try folder.write(#"{"hi": "Hi {{- name}}"}"#, to: "web/locales/en/translation.json")
        try folder.write(own, to: "web/locales/de/translation.json")
        #expect(try convert(folder, "ios", to: "i18next", "web").status == 0)
        #expect(try text(folder, "web/locales/de/translation.json") == own)
        #expect(try text(folder, "web/locales/en/translation.json").contains(#""hi": "Hello, {{- name}}""#))
    }

    // MARK: Names

    /// i18next walks through objects before it looks for a flat key (i18next: `ignoreJSONStructure`).
    @Test(arguments: [
        (#"{"a": {"b": "Old"}, "own": "Own"}"#, #"{"a": {"b": "New", "c": "C"}, "own": "Own"}"#),
        (#"{"a.b": "Old", "own": "Own"}"#, #"{"a.b": "New", "own": "Own", "a.c": "C"}"#),
        (#"{"a": {"b": "Old"}, "a.b": "Hidden"}"#, #"{"a": {"b": "New"}, "a.b": "Hidden", "a.c": "C"}"#),
    ])
    func keysStayNestedOrFlat(old: String, new: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(strings(["a.b": "New", "a.c": "C"]), to: "ios/en.lproj/Localizable.strings")
        try folder.write(old, to: "web/locales/en/translation.json")
        let output = try convert(folder, "ios", to: "i18next", "web")
        #expect(output.status == 0)
        #expect(output.standardOutput.contains("all the same"))
        let written = try text(folder, "web/locales/en/translation.json")
        let nests = old.contains("Hidden") || !old.contains("a.b")
        #expect(written.contains(nests ? #""b": "New""# : #""a.b": "New""#))
        #expect(!written.contains("Old"))
        if !old.contains("Hidden") { #expect(!written.contains(nests ? #""a.b""# : #""b""#)) }
    }

    /// What Android has only names for are the keys that would be called so there and have the same text in some language,
    /// unless the key has an entry of its own.
    @Test func keysOfOtherAppsNames() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            <resources xmlns:i="urn:interlingua"><string name="app_title">Hi, %s!</string>
            <plurals name="cart_items"><item quantity="one">%d item</item><item quantity="other">%d things</item></plurals>
            <string name="app_name">My App</string><string name="link">@string/app_title</string>
            <string name="welcome">Welcome to us</string><string name="ok">OK</string>
            <string name="own_key">Name</string><string name="own_key_1" i:key="own.key">Key</string></resources>
            """,
            to: "res/values/strings.xml"
        )
        let german =
            #"{"app": {"name": "Die App"}, "cart": {"items_one": "{{count}} Ding", "items_other": "{{count}} Dinge"}}"#
        try folder.write(german, to: "web/locales/de/translation.json")
        try folder.write(
            """
            <resources><string name="app_name">Die App</string>
            <plurals name="cart_items"><item quantity="one">%d Ding</item><item quantity="other">%d Dinge</item></plurals>
            </resources>
            """,
            to: "res/values-de/strings.xml"
        )
        let path = "web/locales/en/translation.json"
        let rest = #""Welcome": "Welcome", "OK": "OK", "own": {"key": "Key"}"#
        try folder.write(
            #"{"app": {"title": "Hi, {{name}}!", "name": "App"}, "#
                + #""cart": {"items_one": "{{count}} item", "items_other": "{{count}} items"}, \#(rest)}"#,
            to: path
        )
        let output = try convert(folder, "res", to: "i18next", "web")
        #expect(output.status == 0)
        let written = try text(folder, path)
        #expect(written.hasPrefix(#"{"app": {"title": "Hi, {{name}}!", "name": "My App"}, "cart": {"items_one": "#))
        #expect(written.contains(#""items_other": "{{count}} things"}, \#(rest)"#))
        for name in ["app_title", "app_name", "cart_items"] { #expect(!written.contains(name)) }
        #expect(written.contains(#""link":"$t(app.title)""#))
        #expect(written.contains(#""welcome":"Welcome to us""#))
        #expect(written.contains(#""own_key":"Name""#))
    }

    /// Apps go through arrays of objects by `map`; what holds no text, or is null, keeps its place in them.
    @Test(arguments: [
        ("--merge", #"[{"q": "Why?", "n": 5}, null, {"q": "How so?"}, ["a", "c"]]"#),
        ("--prune", #"[{ "n": 5}, null, {"q": "How so?"}, ["a", "c"]]"#),
    ])
    func arraysStayArrays(treatment: String, merged: String) throws {
        let folder = try TemporaryFolder()
        let path = "web/locales/en/translation.json"
        try folder.write(#"{"faq": [{"q": "Why?", "n": 5}, null, {"q": "How?"}, ["a", "b"]]}"#, to: path)
        try folder.write(
            """
            <resources xmlns:i="urn:interlingua"><string name="faq_0_n" i:key="faq.0.n">5</string>
            <string name="faq_2_q" i:key="faq.2.q">How so?</string>
            <string-array name="faq_3" i:key="faq.3"><item>a</item><item>c</item></string-array></resources>
            """,
            to: "res/values/strings.xml"
        )
        let output = try convert(folder, "res", to: "i18next", "web", treatment)
        #expect(output.status == 0)
        #expect(output.standardOutput.contains("all the same"))
        let written = try text(folder, path).filter { !$0.isWhitespace }
        #expect(written == #"{"faq":\#(merged.filter { !$0.isWhitespace })}"#)
    }

    /// A form for 0 alone, which Android has none of, stays beside forms that stay, and what it shows is accounted for.
    @Test(arguments: [("pears", true), ("plums", false)])
    func formsForOneNumberStay(noun: String, stays: Bool) throws {
        let folder = try TemporaryFolder()
        let path = "web/locales/en/translation.json"
        let old = #"{"p_zero": "None", "p_one": "{{count}} pear", "p_other": "{{count}} pears"}"#
        try folder.write(old, to: path)
        let items = #"<item quantity="one">%d pear</item><item quantity="other">%d \#(noun)</item>"#
        try folder.write("<resources><plurals name=\"p\">\(items)</plurals></resources>", to: "res/values/strings.xml")
        let output = try convert(folder, "res", to: "i18next", "web")
        #expect(output.status == 0)
        #expect(output.standardError.contains(stays ? "[existing-text]" : "note: p for 0 in en"))
        let written = try text(folder, path)
        #expect(stays ? written == old : !written.contains("zero") && written.contains("plums"))
    }

    /// A new version of the library's files has the same values, as far as they are no forms.
    @Test func valuesOfOtherVersionsStay() throws {
        let folder = try TemporaryFolder()
        let rest = #""faq": [{"q": "Why?"}, null, 5], "lists": [["a"]], "on": true, "none": null, "empty": {}"#
        let old = #"{"n": "{{count}} x", "n_plural": "{{count}} xs", "#
        try folder.write("\(old)\(rest)}", to: "old/locales/en/translation.json")
        let output = try convert(folder, "old", to: "i18next-v4", "new")
        #expect(output.status == 0)
        let written = try text(folder, "new/locales/en/translation.json").filter { !$0.isWhitespace }
        let new = #"{"n_one": "{{count}} x", "n_other": "{{count}} xs", \#(rest)}"#
        #expect(written == new.filter { !$0.isWhitespace })
    }

    /// A new key goes where others of its kind are, unless it is a sentence or a text is in the way.
    @Test func keysAreNestedLikeOthers() throws {
        let folder = try TemporaryFolder()
        let keys: KeyValuePairs = ["a.c": "C", "b.d": "D", "own.e": "E", "Wait. Now": "F"]
        try folder.write(strings(keys), to: "ios/en.lproj/Localizable.strings")
        try folder.write(strings(["n.m": "N"]), to: "ios/en.lproj/New.strings")
        try folder.write(#"{"a": {"b": "B"}, "own": "Own"}"#, to: "web/locales/en/translation.json")
        let output = try convert(folder, "ios", to: "i18next", "web")
        #expect(output.status == 0)
        #expect(output.standardOutput.contains("all the same"))
        let written = try text(folder, "web/locales/en/translation.json").filter { !$0.isWhitespace }
        #expect(written == #"{"a":{"b":"B","c":"C"},"own":"Own","b":{"d":"D"},"own.e":"E","Wait.Now":"F"}"#)
        let new = try text(folder, "web/locales/en/New.json").filter { !$0.isWhitespace }
        #expect(new == #"{"n":{"m":"N"}}"#)
    }

    /// Formats that don't nest have one name for the path, whatever separates its steps in the app's calls.
    @Test func keysUnderOtherSeparators() throws {
        let folder = try TemporaryFolder()
        let texts: KeyValuePairs = ["app.title": "New", "app.v1.0": "1", "ref": "See New", "other.key": "K"]
        try folder.write(strings(texts), to: "ios/en.lproj/Localizable.strings")
        let script = "i18next.init({ fallbackLng: 'en', keySeparator: '#', nsSeparator: false })"
        try folder.write(script, to: "web/i18n.js")
        let old = ##"{"app": {"title": "Old", "v1.0": "1"}, "ref": "See $t(app#title)"}"##
        try folder.write(old, to: "web/locales/en.json")
        let output = try convert(folder, "ios", to: "i18next", "web")
        #expect(output.status == 0)
        #expect(output.standardOutput.contains("all the same"))
        #expect(!output.standardError.contains("call-changes"))
        let new = old.replacing("Old", with: "New").dropLast() + #", "other.key":"K"}"#
        #expect(try text(folder, "web/locales/en.json") == new)
    }

    /// Where one would be in the other's way, keys stay as they are, and the options of the app, too.
    @Test(arguments: [
        (#"{"a": {"x": "X"}}"#, #""s.t" = "T"; "s" = "S";"#, #"{"a":{"x":"X"},"s.t":"T","s":"S"}"#),
        (#"{"a": {"x": "X"}}"#, #""b.y.z" = "Z"; "b.y" = "Y";"#, #"{"a":{"x":"X"},"b.y.z":"Z","b.y":"Y"}"#),
        (
            #"{"a": {"x": "X"}, "k": {"m_one": "1", "m_other": "2"}}"#, #""k.m_one" = "new";"#,
            #"{"a":{"x":"X"},"k":{"m_one":"1","m_other":"2"},"k.m_one":"new"}"#
        ),
    ])
    func keysInTheWay(old: String, keys: String, new: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(keys, to: "ios/en.lproj/Localizable.strings")
        try folder.write("i18next.init({ fallbackLng: 'en', nsSeparator: ':' })", to: "web/i18n.js")
        try folder.write(old, to: "web/locales/en.json")
        let output = try convert(folder, "ios", to: "i18next", "web")
        #expect(!(output.standardOutput + output.standardError).contains("keySeparator"))
        #expect(try text(folder, "web/locales/en.json").filter { !$0.isWhitespace } == new)
    }

    /// What is a text holds no others, so that a key below it can't be nested any more.
    @Test func textsThatWouldHoldOthers() throws {
        let folder = try TemporaryFolder()
        try folder.write(strings(["a.b": "B", "a": "A"]), to: "ios/en.lproj/Localizable.strings")
        try folder.write(#"{"a": {"b": "Old"}}"#, to: "web/locales/en/translation.json")
        let output = try convert(folder, "ios", to: "i18next", "web")
        #expect(output.status == 1)
        let message = "“a” is an object in web/locales/en/translation.json and a text in the conversion"
        #expect(output.standardError.contains(message))
        #expect(!output.standardError.contains("call-changes"))
    }

    /// A plural's forms stand where those of the one before stood.
    @Test func pluralsStayNested() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            <resources><plurals name="days"><item quantity="one">%d day</item><item quantity="other">%d days</item>
            </plurals></resources>
            """,
            to: "res/values/strings.xml"
        )
        #expect(try convert(folder, "res", to: "i18next", "web").status == 0)
        let path = "web/locales/en/translation.json"
        let flat = try text(folder, path).replacing("days_", with: "trip.days_")
        try folder.write(flat, to: "old/locales/en/translation.json")
        try folder.write(#"{"trip": {"days_one": "1", "days_other": "2"}}"#, to: path)
        #expect(try convert(folder, "old", to: "i18next", "web").status == 0)
        #expect(try !text(folder, path).contains("trip.days"))
        #expect(try text(folder, path).contains(#""days_one": "{{count}} day""#))
    }

    /// For a form that a language lacks, a plural's call would find the object that such a key is nested in.
    @Test func keysBelowPluralsAreFlat() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            <resources><plurals name="tab.close"><item quantity="one">%d tab</item><item quantity="other">%d tabs</item>
            </plurals></resources>
            """,
            to: "res/values/strings.xml"
        )
        let czech = #"<resources><string name="tab.close.home">Zavřít</string></resources>"#
        try folder.write(czech, to: "res/values-cs/strings.xml")
        for language in ["en", "cs"] {
            try folder.write(#"{"menu": {"open": "O"}}"#, to: "web/\(language)/translation.json")
        }
        #expect(try convert(folder, "res", to: "i18next", "web").status == 0)
        #expect(try text(folder, "web/cs/translation.json").contains(#""tab.close.home":"Zavřít""#))
        #expect(try convert(folder, "res", to: "i18next", "web").standardOutput.contains("0 files written"))
    }

    @Test(arguments: [("pl", "pl-PL"), ("pt-BR", "pt_BR"), ("zh-Hans", "zh-CN")])
    func foldersOfI18next(language: String, existing: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(strings(["hello": "Hello"]), to: "ios/en.lproj/Localizable.strings")
        try folder.write(strings(["hello": "New"]), to: "ios/\(language).lproj/Localizable.strings")
        for code in ["en", existing] {
            try folder.write("{\n\t\"hello\": \"Old\"\n}\n", to: "web/\(code)/translation.json")
        }
        let output = try convert(folder, "ios", to: "i18next", "web")
        #expect(output.status == 0)
        #expect(output.standardOutput.contains("all the same"))
        #expect(try folders(folder, "web") == ["en", existing])
        #expect(try text(folder, "web/\(existing)/translation.json") == "{\n\t\"hello\": \"New\"\n}\n")
        #expect(output.standardError.contains("“\(language)” becomes “\(existing)”") == (language != "pt-BR"))
    }

    /// The library looks for no other tags of a language, so that its app is asked under its own.
    @Test(arguments: [("zh-CN", "b+zh+Hans", "zh-Hans"), ("de-DE", "de", "de"), ("pt-BR", "pt", "pt")])
    func languagesOfI18nextUnderOtherTags(language: String, qualifier: String, tag: String) throws {
        let folder = try TemporaryFolder()
        for (code, hello) in [("en", "Hello"), (language, "New")] {
            try folder.write(#"{"hello": "\#(hello)"}"#, to: "web/locales/\(code)/translation.json")
        }
        for name in ["values", "values-\(qualifier)"] {
            let own = "<resources>\n    <string name=\"hello\">Old</string>\n</resources>\n"
            try folder.write(own, to: "res/\(name)/strings.xml")
        }
        for name in ["en", tag] {
            try folder.write(strings(["hello": "Old"]), to: "ios/\(name).lproj/Localizable.strings")
        }
        for (target, path) in [("android", "res"), ("apple", "ios")] {
            let output = try convert(folder, "web", to: target, path)
            #expect(output.status == 0)
            #expect(output.standardOutput.contains("all the same"))
        }
        #expect(try text(folder, "res/values-\(qualifier)/strings.xml").contains(">New<"))
        #expect(try text(folder, "ios/\(tag).lproj/Localizable.strings") == strings(["hello": "New"]))
    }

    /// What was written by the source's options is read by them.
    @Test func optionsHoldForTheSecondRun() throws {
        let folder = try TemporaryFolder()
        try folder.write("i18next.init({ interpolation: { escapeValue: false } })", to: "web/i18n.js")
        for table in ["a", "b"] { try folder.write(#"{"hi": "Hi {{name}}"}"#, to: "web/\(table)/en/x.json") }
        for _ in 0..<2 {
            #expect(try convert(folder, "web", to: "i18next", "out").status == 0)
            #expect(try text(folder, "out/a/en/x.json").contains("Hi {{name}}"))
        }
    }

    /// New namespaces lie where those that are there do, as the files' own layout has it.
    @Test(arguments: [
        (["locales/en/translation.json"], "public", ["locales/en/InfoPlist.json"]),
        (["locales/en/translation.json"], "public/locales", ["locales/en/InfoPlist.json"]),
        (["en.json", "fr.json"], "public", ["en/InfoPlist.json"]),
        (["translation.en.json"], "public", ["InfoPlist.en.json"]),
        (["en/common.json", "en/translation.json"], "public", ["en/InfoPlist.json"]),
        (["en/common.json", "en/errors.json"], "public", ["en/InfoPlist.json", "en/translation.json"]),
    ])
    func placesOfNamespaces(existing: [String], output: String, new: [String]) throws {
        let folder = try TemporaryFolder()
        for table in ["InfoPlist", "Localizable"] {
            try folder.write(strings(["ok": "OK"]), to: "ios/en.lproj/\(table).strings")
        }
        for path in existing { try folder.write(#"{"hi": "Hi"}"#, to: "public/\(path)") }
        let result = try convert(folder, "ios", to: "i18next", output)
        #expect(result.status == 0)
        #expect(result.standardOutput.contains("all the same"))
        let paths = FileManager.default.enumerator(atPath: folder.path + "/public")?.compactMap { $0 as? String } ?? []
        #expect(paths.filter { $0.hasSuffix(".json") }.sorted() == (existing + new).sorted())
    }

    @Test(arguments: [
        ("web/i18n.json", #"{"en": {"translation": {"hi": "Hi"}}}"#),
        ("web/en.lproj/i18next.json", #"{"translation": {"hi": "Hi"}}"#),
    ])
    func namespacesGoIntoStores(path: String, old: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(strings(["ok": "OK"]), to: "ios/en.lproj/InfoPlist.strings")
        try folder.write(old, to: path)
        let output = try convert(folder, "ios", to: "i18next", "web")
        #expect(output.status == 0)
        #expect(try text(folder, path).filter { !$0.isWhitespace }.contains(#""InfoPlist":{"ok":"OK"}"#))
    }

    /// Files that hold namespaces of known names don't get others, by which they would hold keys.
    @Test func namespacesBesideKnownOnes() throws {
        let folder = try TemporaryFolder()
        try folder.write(strings(["k": "K"]), to: "ios/en.lproj/Extra.strings")
        try folder.write("i18next.init({ ns: ['common', 'more'], defaultNS: 'common' })", to: "web/i18n.js")
        let old = #"{"common": {"t": "T"}, "more": {"a": "b"}}"#
        try folder.write(old, to: "web/locales/en.json")
        let output = try convert(folder, "ios", to: "i18next", "web")
        #expect(output.status == 0)
        #expect(try text(folder, "web/locales/en.json") == old)
        #expect(try text(folder, "web/locales/en/Extra.json").contains(#""K""#))
    }

    /// Of apps that each have a namespace of their own none is that of all.
    @Test func namespacesOfSeveralApps() throws {
        let folder = try TemporaryFolder()
        for (app, name, separator) in [("admin", "common", "false"), ("web", "main", "'.'")] {
            try folder.write(#"{"title": "T"}"#, to: "apps/\(app)/locales/en/\(name).json")
            try folder.write("i18next.init({ keySeparator: \(separator) })", to: "apps/\(app)/i18n.js")
            try folder.write(#"{"dependencies": {"i18next": "^23.0.0"}}"#, to: "apps/\(app)/package.json")
        }
        let output = try convert(folder, "apps", to: "i18next", "out")
        #expect(output.status == 0)
        #expect(!output.standardOutput.contains("defaultNS"))
    }

    /// The only namespace is that of calls without one; beside others only an option of the app says so.
    @Test func onlyNamespacesStayTheDefault() throws {
        let folder = try TemporaryFolder()
        for table in ["InfoPlist", "Localizable"] {
            try folder.write(strings(["ok": "OK"]), to: "ios/en.lproj/\(table).strings")
        }
        try folder.write(#"{"hi": "Hi"}"#, to: "web/en/common.json")
        let output = try convert(folder, "ios", to: "i18next", "web")
        #expect(output.status == 0)
        #expect(output.standardOutput.contains("all the same"))
        #expect(output.standardOutput.contains(#"defaultNS: "common""#))
        #expect(try folders(folder, "web/en") == ["InfoPlist.json", "common.json"])
        let again = try convert(folder, "ios", to: "i18next", "web")
        #expect(again.standardOutput.contains("0 files written"))
        #expect(again.standardOutput.contains(#"defaultNS: "common""#))
    }

    /// Translators get the app's files without its script, and what that says holds for them all the same; other apps' files
    /// are read as they are.
    @Test(arguments: [
        ("resources: { en, de }, defaultNS: 'Home'", #"{"About": {"a": "A"}, "Home": {"b": "OLD"}}"#),
        ("interpolation: { prefix: '{', suffix: '}' }", #"{"a": "{n} A", "b": "{n} OLD"}"#),
        ("keySeparator: '/'", #"{"a.b": "A", "c": {"d": "OLD"}}"#),
    ])
    func filesThatComeWithoutTheApp(option: String, content: String) throws {
        let folder = try TemporaryFolder()
        let script = "import de from './de.json';\nimport en from './en.json';\n"
        try folder.write(script + "i18next.init({ fallbackLng: 'en', \(option) })", to: "app/src/i18n/index.js")
        try folder.write(#"{"dependencies": {"i18next": "^23.16.8"}}"#, to: "app/package.json")
        for language in ["en", "de"] {
            try folder.write(content, to: "app/src/i18n/\(language).json")
            try folder.write(content.replacing("OLD", with: "NEW"), to: "new/\(language).json")
        }
        let output = try convert(folder, "new", to: "i18next", "app/src/i18n")
        #expect(output.status == 0)
        #expect(output.standardOutput.contains("all the same"))
        for language in ["en", "de"] {
            let written = try text(folder, "app/src/i18n/\(language).json")
            #expect(written == content.replacing("OLD", with: "NEW"))
        }
        try folder.write(#"{"x": {"y": "{{name}}"}}"#, to: "other/en.json")
        let other = try convert(folder, "other", to: "i18next", "app/src/i18n")
        #expect(other.status == 0)
        #expect(!other.standardError.contains("unexplained"))
    }

    /// Keys that are paths in the source have one name in the target.
    @Test func formsOfNestedKeys() throws {
        let folder = try TemporaryFolder()
        let texts = #"{"n": {"replies_one": "{{count}} reply", "replies_other": "{{count}} replies"}}"#
        try folder.write(texts, to: "web/locales/en/translation.json")
        let path = "ios/en.lproj/Localizable.stringsdict"
        _ = try convert(folder, "web", to: "apple", "ios", "--replace")
        let own = try text(folder, path)
            .replacing("<key>one<", with: "<key>zero</key><string>No replies</string><key>one<")
        try folder.write(own, to: path)
        let output = try convert(folder, "web", to: "apple", "ios")
        #expect(output.status == 0)
        #expect(output.standardError.contains("[existing-text]"))
        #expect(try text(folder, path) == own)
    }

    /// Android has no calls without a number for plurals, and so no texts for them.
    @Test(arguments: ["Friends", "{{count}} friends left"])
    func textsWithoutANumberStay(label: String) throws {
        let folder = try TemporaryFolder()
        func texts(_ other: String) -> String {
            #"{"friend": "\#(label)", "friend_one": "{{count}} friend", "friend_other": "{{count}} \#(other)"}"#
        }
        let path = "web/locales/en/translation.json"
        try folder.write(texts("friends"), to: path)
        let plurals = """
            <resources><plurals name="friend"><item quantity="one">%d friend</item>
            <item quantity="other">%d people</item></plurals></resources>
            """
        try folder.write(plurals, to: "res/values/strings.xml")
        #expect(try convert(folder, "res", to: "i18next-v4", "web").status == 0)
        #expect(try text(folder, path) == texts("people"))
        #expect(try convert(folder, "res", to: "i18next-v4", "web").standardOutput.contains("0 files written"))
    }

    /// The name without a form is no reason to rename a form that is there.
    @Test func formsKeepTheirNames() throws {
        let folder = try TemporaryFolder()
        let path = "web/locales/en/translation.json"
        try folder.write(#"{"k_one": "{{count}} file", "k_other": "{{count}} files"}"#, to: path)
        try folder.write(#"{"k": "{{count}} new files", "k_one": "{{count}} new file"}"#, to: "new/en/translation.json")
        #expect(try convert(folder, "new", to: "i18next-v4", "web").status == 0)
        #expect(try text(folder, path) == #"{"k_one": "{{count}} new file", "k_other": "{{count}} new files"}"#)
    }
}
