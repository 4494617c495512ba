import InterlinguaPlatforms
import InterlinguaIR
import OrderedCollections
import Testing

@testable import InterlinguaCompiler
@testable import InterlinguaGenerator

@Suite("Generated code of hostile keys and texts")
struct HostileCodeTests {
    private static let english = SampleEntries.tag("en")

    private static let rightToLeft = "\u{202E}gnirts\u{202C} \u{2066}\u{200F}\u{061C}"

    /// What ends literals and comments, interpolates, can't be seen, or is no character of its own.
    private static let texts = [
        #"""#, #"""""#, #"\"#, #"\\"#, #"\(fatalError())"#, ##"\#(fatalError())"##, ####""""#"####, ####""""###"####,
        "*/ /* //", "\u{2028}\u{2029}\u{85}", rightToLeft, "\u{0}\u{1}\u{7F}\u{9F}", "\r\n\r\u{B}\u{C}\t", "\u{FEFF}",
        "\u{200B}\u{200D}\u{AD}", "\u{FFFE}\u{FFFF}\u{10FFFF}", "e\u{301}\u{0323}", "👩‍👩‍👧‍👦🏳️‍🌈", "#if os(Linux)", "`", "$0",
        "%d %@ %",
        "", " ", "\n", "0123456789", String(repeating: "ы", count: 8), String(repeating: "a", count: 1 << 20),
        "line \\\nand line", #"\u{41}"#, "'", "}", "nonisolated(unsafe) var x = 1", "\"\"\"\n}\nfatalError()\n\"\"\"",
    ]

    /// Keywords, names of types and members, what is no name at all, and names that differ in nothing a name can show.
    private static let names = [
        "init", "self", "Self", "Type", "Protocol", "deinit", "subscript", "operator", "class", "in", "inout", "var",
        "let", "func", "enum", "extension", "default", "switch", "repeat", "is", "as", "Any", "some", "any", "none",
        "nil", "true", "await", "async", "throws", "rethrows", "precedencegroup", "associatedtype", "macro", "package",
        "actor", "each", "nonisolated", "isolated", "language", "Language", "Device", "Product", "Choice", "text",
        "withLanguage", "L10n", "Decoder", "Languages", "String", "Int", "Swift", "Character", "Sendable", "Void",
        "description", "hash", "hashValue", "rawValue", "index", "_", "__", "_text", "_catalog", "$", "$0", "`", "1",
        "1st", "+", "==", "->", "a b", "a  b", "a_b", "a__b", "a-b", "a.b", "a.b.c", "a..b", ".a", "a.", "A.b", "aB",
        "settings", "settings.title", "settings.title.long", "settings_", "settings_.title", "é", "e\u{301}", "ı", "i",
        "I", "żółw", "日本語", "مرحبا", "👍", "👍🏽", "🏳️‍🌈", "\u{200D}", "\u{202E}abc", "a\u{2028}b", "*/", "//", "\"", "\\",
        "\\(fatalError())", "\n", " ", "\"\"\"#", "init.init", "self.Type", "a.self", "Type.self", "x.0", "%d files",
        String(repeating: "long ", count: 100), String(repeating: "long ", count: 100) + ".",
    ]

    @Test(arguments: [["-swift-version", "6", "-O"], ["-swift-version", "5"]])
    func saysExactlyTheTexts(_ arguments: [String]) throws {
        var catalog = Catalog(sourceLanguage: Self.english)
        func add(_ key: Key, _ text: String) {
            let message = Message(content: .pattern(Pattern(text)), comment: text)
            catalog.entries[key] = Entry(messages: [Self.english: message])
        }
        var names = OrderedSet(Self.names)
        names.formUnion(Self.texts.filter { $0.utf8.count < 1_000 })
        for (index, name) in names.enumerated() {
            add(Key(name), Self.texts[index % Self.texts.count])
            add(Key(path: [name, name, "nested"]), name)
            add(Key(name, table: "Other/" + name), "other " + name)
        }
        for (index, text) in Self.texts.enumerated() { add(Key("text\(index)"), text) }
        var generator = SwiftGenerator()
        generator.options.access = "public"
        let result = generator.generate(catalog)
        // Code that reads every accessor, and looks every key up.
        let builder = AccessorBuilder(catalog, style: .asWritten)
        let accessors = catalog.entries.elements.enumerated().map { builder.accessor(for: $1.key, $1.value, at: $0) }
        let tree = AccessorTree.build(accessors, of: catalog).tree
        var lines: [String] = []
        tree.forEachAccessor { accessor in
            let expression = (["L10n"] + accessor.path + [accessor.name]).joined(separator: ".")
            lines.append("        say(\(accessor.entry), \(expression))")
        }
        let program = try GeneratedProgram(
            result.bytes,
            code: """
                @main
                enum Driver {
                    static func say(_ entry: Int, _ text: String) { print(entry, text.utf8.count, text, terminator: "") }
                    static func main() {
                \(lines.joined(separator: "\n"))
                    }
                }
                """,
            arguments: arguments
        )
        defer { program.remove() }
        var said = Array(try program.run().utf8)[...]
        var found: Set<Int> = []
        func number() throws -> Int {
            let digits = said.prefix { $0 != 0x20 }
            said = said.dropFirst(digits.count + 1)
            return try #require(Int(String(decoding: digits, as: UTF8.self)))
        }
        while !said.isEmpty {
            let entry = try number()
            let count = try number()
            found.insert(entry)
            let text = catalog.entries.values[entry].messages[Self.english]?.patterns.first?.plainText ?? ""
            #expect(said.prefix(count).elementsEqual(text.utf8), "\(catalog.entries.keys[entry])")
            said = said.dropFirst(count)
        }
        #expect(found.count == catalog.entries.count)
    }

    @Test
    func keysAreFoundAtRunTime() throws {
        var catalog = Catalog(sourceLanguage: Self.english)
        // Spellings that Unicode takes for the same are one key.
        for name in OrderedSet(Self.names + Self.texts) where name.utf8.count < 1_000 && !name.utf8.contains(0) {
            catalog.entries[Key(name)] = Entry(messages: [
                Self.english: Message(content: .pattern(Pattern("<" + name + ">")))
            ])
        }
        let program = try GeneratedProgram(
            SwiftGenerator().generate(catalog).bytes,
            code: """
                @main
                enum Driver {
                    static func main() {
                        for key in requests().split(separator: 0, omittingEmptySubsequences: false) {
                            let text = L10n.text(forKey: String(decoding: key, as: UTF8.self))
                            print(text ?? "none", terminator: "\\u{0}")
                        }
                    }
                }
                """,
            arguments: ["-swift-version", "6"]
        )
        defer { program.remove() }
        let names = catalog.entries.keys.map(\.name) + ["no such key"]
        let said = try program.run(names.joined(separator: "\u{0}")).utf8.split(separator: 0)
        #expect(said.count == names.count)
        for (name, text) in zip(names, said) {
            let expected = name == "no such key" ? "none" : "<" + name + ">"
            #expect(String(decoding: text, as: UTF8.self).utf8.elementsEqual(expected.utf8))
        }
    }
}

extension AccessorTree {
    /// Visits all accessors.
    func forEachAccessor(_ visit: (Accessor) -> Void) {
        for placed in accessors { visit(placed.accessor) }
        for group in groups.values { group.forEachAccessor(visit) }
    }
}
