import InterlinguaPlatforms
import InterlinguaIR
import InterlinguaTestSupport
import Testing

@testable import InterlinguaCompiler
@testable import InterlinguaGenerator

@Suite("Names of accessors")
struct AccessorNameTests {
    private static let english = SampleEntries.tag("en")

    private static func entry(_ key: Key) -> Entry {
        var entry = Entry()
        switch key.kind {
        case .text: entry.messages[english] = Message(content: .pattern(Pattern("text")))
        case .list: entry.messages[english] = Message(content: .list([Pattern("one"), Pattern("two")]))
        case .plural, .ordinal:
            entry.arguments = [Argument(name: "count", type: .number)]
            let kind: PluralKind = key.kind == .plural ? .cardinal : .ordinal
            let variants = [Variant(.category(.one, kind), Pattern("one")), Variant(.otherwise, Pattern("many"))]
            let select = Select(.argument(0, .decimal), variants: variants)
            entry.messages[english] = Message(content: .pattern(Pattern([.select(select)])))
        }
        return entry
    }

    private static func names(
        of keys: [Key],
        style: KeyStyle = .camelCase,
        lock: NameLock = NameLock()
    ) -> [Key: String] {
        accessors(of: keys, style: style, lock: lock).names
    }

    /// The names with their labels, and those that a project would fix.
    private static func accessors(
        of keys: [Key],
        style: KeyStyle = .camelCase,
        lock: NameLock = NameLock()
    ) -> (names: [Key: String], lock: NameLock) {
        var catalog = Catalog(sourceLanguage: english)
        for key in keys { catalog.entries[key] = entry(key) }
        let builder = AccessorBuilder(catalog, style: style, lock: lock)
        let accessors = catalog.entries.elements.enumerated().map { builder.accessor(for: $1.key, $1.value, at: $0) }
        let tree = AccessorTree.build(accessors, of: catalog).tree
        var names: [Key: String] = [:]
        tree.forEachAccessor { accessor in
            let labels = accessor.parameters.map { $0.label + ":" }.joined()
            let name = (accessor.path + [accessor.name]).joined(separator: ".") + (labels.isEmpty ? "" : "(\(labels))")
            names[catalog.entries.keys[accessor.entry]] = name
        }
        return (names, tree.names(in: catalog))
    }

    @Test(
        arguments: [
            (Key("title"), "title"), (Key("settings.title"), "settings.title"), (Key("init"), "init_"),
            (Key("class"), "`class`"), (Key("log-in"), "logIn"), (Key("%1$@ · %2$lld"), "text"),
            (Key("app_name"), "appName"),
            (Key("email-protection.text-zoom-menu-item"), "emailProtection.textZoomMenuItem"),
            (Key(path: ["a", "b", "c"]), "a.b.c"), (Key("title", table: "Errors"), "errors.title"),
            (Key("title", table: "Folder/InfoPlist"), "folder.infoPlist.title"),
            (Key("title", table: "translation"), "title"), (Key("language"), "language_"), (Key("Texts"), "texts"),
            (Key("settings.language"), "settings.language"), (Key("files", kind: .plural), "files(count:)"),
            (Key("place", kind: .ordinal), "place(ordinal:)"), (Key("lines", kind: .list), "lines"),
            (Key("text"), "text"), (Key("appName"), "appName"), (Key("title_2"), "title2"), (Key("a-1_2"), "a1_2"),
            (Key("OK"), "ok"), (Key("ID"), "id"), (Key("IDs"), "ids"), (Key("NOT_FOUND"), "notFound"),
            (Key("URLTitle"), "urlTitle"), (Key("iOSApp"), "iOSApp"), (Key("openURL"), "openURL"),
            (Key("2fa"), "_2fa"), (Key("_private"), "`private`"), (Key("String"), "string"),
            (Key("%d files"), "files"), (Key("%1$@ of %2$lld"), "of"), (Key("50% off"), "_50Off"), (Key("…"), "text"),
            (Key("Don’t show this again"), "dontShowThisAgain"), (Key("Hello, {{name}}!"), "hello"),
            (Key("a < b {c"), "aBC"), (Key("<b>Bold</b>, %{n} {0}"), "bold"), (Key("{"), "text"), (Key("<"), "text"),
            (
                Key("Are you sure that you want to delete all of these pictures?"),
                "areYouSureThatYouWantToDeleteAllOfThese"
            ),
            (Key("Żółw"), "żółw"), (Key("设置"), "设置"),
        ]
    )
    func isWhatAPersonWouldWrite(_ key: Key, _ name: String) { #expect(Self.names(of: [key]) == [key: name]) }

    @Test
    func keysCanStayAsTheyAreWritten() {
        let keys = [Key("app_name"), Key("Settings.title_2"), Key("log-in"), Key("_a")]
        let names = Self.names(of: keys, style: .asWritten)
        #expect(keys.map { names[$0] } == ["app_name", "Settings.title_2", "logIn", "a"])
    }

    /// Where two keys meet, the one that is the name itself keeps it; all others get marks.
    @Test
    func whatMeetsIsToldApart() {
        func mark(_ name: String) -> String { SwiftName.mark(of: "\u{0}text\u{0}" + name) }
        let two = [Key("log-in"), Key("logIn")]
        #expect(Self.names(of: two) == [two[0]: "logIn_" + mark("log-in"), two[1]: "logIn"])
        let both = [Key("log-in"), Key("log_in"), Key("other")]
        #expect(
            Self.names(of: both) == [
                both[0]: "logIn_" + mark("log-in"), both[1]: "logIn_" + mark("log_in"), both[2]: "other",
            ]
        )
        // Arguments tell accessors apart as well.
        let kinds = [Key("log-in"), Key("logIn", kind: .plural)]
        #expect(Self.names(of: kinds) == [kinds[0]: "logIn", kinds[1]: "logIn(count:)"])
    }

    /// Twelve different keys that are made of words, some of which get one name.
    private static func keys(of words: [String], using random: inout SeededGenerator) -> [Key] {
        var keys: Set<Key> = []
        while keys.count < 12 {
            let path = (0..<Int.random(in: 1...3, using: &random)).compactMap { _ in words.randomElement(using: &random)
            }
            let isFlat = Bool.random(using: &random)
            let kind = Key.Kind.allCases.randomElement(using: &random) ?? .text
            let table = ["", "", "", "Errors", "Folder/Errors"].randomElement(using: &random) ?? ""
            keys.insert(Key(table: table, kind: kind, path: isFlat ? [path.joined(separator: ".")] : path))
        }
        return keys.sorted { "\($0)" < "\($1)" }
    }

    /// Names that are fixed stay, whichever keys come and go; a file that holds them gives them back.
    @Test
    func fixedNamesStay() {
        let words = ["settings", "title", "Settings", "init", "a_b", "a-b", "a b", "aB", "class", "String", "é", "1"]
        var random = SeededGenerator(seed: 6)
        for _ in 0..<300 {
            let keys = Self.keys(of: words, using: &random)
            let omitted = keys[Int.random(in: 0..<keys.count, using: &random)]
            let rest = keys.filter { $0 != omitted }
            let (before, lock) = Self.accessors(of: rest)
            #expect(Set(lock.names.keys) == Set(rest))
            let (read, diagnostics) = NameLock.read(path: NameLock.fileName, bytes: lock.bytes)
            #expect(diagnostics.isEmpty && read == lock)
            let after = Self.names(of: keys, lock: lock)
            for key in rest {
                #expect(after[key] == before[key], "with \(omitted)")
                if key.kind == omitted.kind { #expect(after[key] != after[omitted], "with \(omitted)") }
            }
        }
    }

    /// Names can be changed in the file, too.
    @Test
    func fixedNamesNeedNotFollowKeys() {
        let keys = [Key("a"), Key("b"), Key("title")]
        let lock = NameLock(names: [keys[0]: "title", keys[1]: "shop.class"])
        func mark(_ name: String) -> String { SwiftName.mark(of: "\u{0}text\u{0}" + name) }
        #expect(
            Self.names(of: keys, lock: lock) == [
                keys[0]: "title", keys[1]: "shop.`class`", keys[2]: "title_" + mark("title"),
            ]
        )
    }

    @Test(arguments: [
        (#"{"names": []}"#, "1:1"), (#"{"version": 2, "names": []}"#, "1:1"), ("[]", "1:1"),
        (#"{"version": 1, "names": [{"key": "a", "name": "a.b"}, {"key": "b", "name": "a..b"}]}"#, "1:55"),
        (#"{"version": 1, "names": [{"key": [], "name": "a"}]}"#, "1:26"),
        (#"{"version": 1, "names": [{"key": "a", "kind": "x", "name": "a"}]}"#, "1:26"),
        (#"{"version": 1, "names": [{"key": "a", "name": "a() {}"}]}"#, "1:26"),
    ])
    func faultyFilesOfNamesAreErrors(_ text: String, _ place: String) {
        let diagnostics = NameLock.read(path: "names.json", bytes: Array(text.utf8)).diagnostics
        #expect(diagnostics.map(\.kind) == [.invalidConfiguration])
        #expect(diagnostics.compactMap(\.range).map { "\($0.start.line):\($0.start.column)" } == [place])
        #expect(diagnostics.map(\.severity) == [.error])
    }

    /// Whatever keys there are, one more changes no name but those of keys that have the same name as it.
    @Test
    func oneMoreKeyRenamesNoOther() {
        let words = ["settings", "title", "Settings", "init", "a_b", "a-b", "a b", "aB", "x", "ordinal", "é", "1"]
        var random = SeededGenerator(seed: 5)
        for _ in 0..<300 {
            let ordered = Self.keys(of: words, using: &random)
            let all = Self.names(of: ordered)
            let alone = Dictionary(uniqueKeysWithValues: ordered.map { ($0, Self.names(of: [$0])[$0]) })
            for omitted in ordered {
                for (key, name) in Self.names(of: ordered.filter { $0 != omitted }) where alone[key] != alone[omitted] {
                    #expect(all[key] == name, "without \(omitted)")
                }
            }
            // A mark stands only where names meet.
            for key in ordered where !ordered.contains(where: { $0 != key && alone[$0] == alone[key] }) {
                #expect(all[key] == alone[key])
            }
        }
    }

    /// A text beside a group, a list and a plural of the same name: each is said by its use.
    @Test
    func oneNameForSeveralThings() throws {
        var catalog = Catalog(sourceLanguage: Self.english)
        let keys = [
            Key("settings"), Key("settings.title"), Key("settings", kind: .plural), Key("settings", kind: .ordinal),
            Key("settings", kind: .list), Key("settings.title.x"), Key("a.settings"), Key("a.settings.title"),
        ]
        for key in keys { catalog.entries[key] = Self.entry(key) }
        for isSplit in [false, true] {
            var generator = SwiftGenerator()
            generator.options.access = "public"
            generator.options.sortsIntoFiles = isSplit
            generator.options.hasValues = true
            let result = generator.generate(catalog)
            #expect(result.diagnostics.isEmpty)
            #expect(result.parts.map(\.name) == (isSplit ? ["settings", "a"] : []))
            let program = try GeneratedProgram(
                result.bytes,
                parts: result.parts.map(\.bytes),
                code: """
                    @main
                    enum Driver {
                        static func main() {
                            let text: String = L10n.settings
                            let texts: [String] = L10n.settings
                            let inferred = L10n.settings
                            print(text, texts, inferred, L10n.settings.title, L10n.settings.title.x, L10n.settings(count: 1))
                            let value: String = L10n.Texts(.en).settings
                            print(value, L10n.Texts(.en).settings.title.x, L10n.Texts(.en).a.settings + "!")
                            print(L10n.settings(ordinal: 2), L10n.a.settings + L10n.a.settings.title, L10n.in(.en, L10n.settings.title))
                        }
                    }
                    """,
                arguments: ["-swift-version", "6", "-enable-library-evolution"]
            )
            defer { program.remove() }
            #expect(
                try program.run()
                    == #"text ["one", "two"] text text text one\#ntext text text!\#nmany texttext text\#n"#
            )
        }
    }
}
