import InterlinguaPlatforms
import InterlinguaIR
import OrderedCollections
import Testing

@testable import InterlinguaCompiler
@testable import InterlinguaGenerator

@Suite("Generated code of hostile keys and texts")
struct HostileCodeTests {
    private static let english = SampleEntries.tag("en")

    @Test(arguments: [["-swift-version", "6", "-O"], ["-swift-version", "5"]])
    func saysExactlyTheTexts(_ arguments: [String]) throws {
        var catalog = Catalog(sourceLanguage: Self.english)
        func add(_ key: Key, _ text: String) {
            let message = Message(content: .pattern(Pattern(text)), comment: text)
            catalog.entries[key] = Entry(messages: [Self.english: message])
        }
        var names = OrderedSet(HostileTexts.names)
        names.formUnion(HostileTexts.texts.filter { $0.utf8.count < 1_000 })
        for (index, name) in names.enumerated() {
            add(Key(name), HostileTexts.texts[index % HostileTexts.texts.count])
            add(Key(path: [name, name, "nested"]), name)
            add(Key(name, table: "Other/" + name), "other " + name)
        }
        for (index, text) in HostileTexts.texts.enumerated() { add(Key("text\(index)"), text) }
        Self.addArguments(called: Array(names), to: &catalog)
        var generator = SwiftGenerator()
        generator.options.access = "public"
        let result = generator.generate(catalog)
        // Code that calls every accessor.
        let calls = AccessorCalls(catalog)
        let lines = calls.expressions.enumerated().map { "        say(\($0), \($1))" }
        let program = try GeneratedProgram(
            result.bytes,
            code: """
                @main
                enum Driver {
                    static func say(_ call: Int, _ text: String) { print(call, text.utf8.count, text, terminator: "") }
                    static func main() {
                        L10n.language = .en
                \(lines.joined(separator: "\n"))
                    }
                }
                """,
            arguments: arguments
        )
        defer { program.remove() }
        var said = Array(try program.run().utf8)[...]
        var count = 0
        func number() throws -> Int {
            let digits = said.prefix { $0 != 0x20 }
            said = said.dropFirst(digits.count + 1)
            return try #require(Int(String(decoding: digits, as: UTF8.self)))
        }
        let answers = calls.answers(in: [Self.english], localizesNumbers: false)
        while !said.isEmpty {
            let call = try number()
            let length = try number()
            count += 1
            #expect(said.prefix(length).elementsEqual(answers[call].utf8), "\(calls.requests[call].key)")
            said = said.dropFirst(length)
        }
        #expect(count == answers.count)
        #expect(Set(calls.requests.map(\.key)).count == catalog.entries.count)
    }

    /// Adds texts that show arguments of some names between other texts, and texts that are chosen by some names.
    private static func addArguments(called names: [String], to catalog: inout Catalog) {
        let texts = HostileTexts.texts.filter { $0.utf8.count < 1_000 }
        let longText = String(repeating: "%", count: 1 << 20)
        func add(_ name: String, _ arguments: [Argument], _ elements: [Element]) {
            let message = Message(content: .pattern(Pattern(elements)))
            catalog.entries[Key(name)] = Entry(arguments: arguments, messages: [english: message])
        }
        for (index, name) in names.enumerated() {
            let shown = [0, 1, 2].map { Element.placeholder(Placeholder(argument: $0)) }
            let text = Element.text("<" + (index == 0 ? longText : texts[index % texts.count]))
            // Names that differ in what no label can show.
            let arguments = [name, name + "-", "-" + name].map { Argument(name: $0, type: .text) }
            add("argument\(index)", arguments, [text, shown[0], .text("<" + name), shown[1], text, shown[2]])
            let chosen = OrderedSet([name, names[(index + 1) % names.count], names[(index + 2) % names.count]])
            let variants =
                chosen.map { Variant(.text($0), Pattern("chosen " + $0)) } + [Variant(.otherwise, Pattern("none"))]
            let argument = Argument(name: "by " + name, type: .text)
            add("choice\(index)", [argument], [.select(Select(.argument(0, .decimal), variants: variants))])
        }
    }

    @Test
    func keysAreFoundAtRunTime() throws {
        var catalog = Catalog(sourceLanguage: Self.english)
        // Spellings that Unicode takes for the same are one key.
        for name in OrderedSet(HostileTexts.names + HostileTexts.texts)
        where name.utf8.count < 1_000 && !name.utf8.contains(0) {
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
