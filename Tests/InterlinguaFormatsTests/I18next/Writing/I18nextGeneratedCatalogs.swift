import InterlinguaIR
import InterlinguaTestSupport
import OrderedCollections

@testable import InterlinguaFormats

/// Makes catalogues in the shape that the passes give them for a version, from a seed.
struct I18nextGeneratedCatalogs {
    private typealias Samples = I18nextSamples

    private let version: I18nextVersion
    private var generator: SeededGenerator

    init(_ version: I18nextVersion, seed: UInt64) {
        self.version = version
        generator = SeededGenerator(seed: seed)
    }

    private static let languages = ["en", "pl", "lv", "ar", "ja", "pt-BR", "ru", "sl"]

    /// A catalogue of several languages and entries of all kinds.
    mutating func catalog() -> Catalog {
        let languages = ["en"] + Self.languages.dropFirst().filter { _ in chance(3) }
        var entries: [(Key, Entry)] = []
        var targets: [Key] = []
        for number in 0..<Int.random(in: 4...12, using: &generator) {
            let key = Key(table: chance(4) ? "extra" : "", path: path(number))
            switch Int.random(in: 0..<6, using: &generator) {
            case 0, 1: entries.append((key, plain(languages)))
            case 2:
                entries.append((key, plural(languages)))
                if key.table.isEmpty { targets.append(key) }
            case 3: entries.append((key, contextual(languages, withCount: chance(2))))
            case 4:
                guard let target = targets.last else { continue }
                entries.append((key, referring(to: target, languages)))
            default:
                guard version != .v1 else { continue }
                entries.append((Key(table: key.table, kind: .list, path: key.path), list(languages)))
            }
        }
        // A table of its own needs the default one beside it.
        entries.append((Key("first"), plain(languages)))
        return Samples.catalog(entries)
    }

    private mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }

    private mutating func path(_ number: Int) -> [String] {
        let name = "name\(number)" + (chance(3) ? " of-a Thing" : "")
        return chance(3) ? ["menu", "part\(number % 2)", name] : [name]
    }

    private mutating func text() -> String {
        let pieces = [
            "a", "Zażółć gęślą", "100 %", "<b>bold</b>", "\"quoted\"", "tab\tand\nline", "it’s", "e\u{301}", "{one}",
            "$5",
            "\u{1}", "日本語", "👩‍👩‍👧", "%@ %1$d", "a_b", "\\n",
        ]
        return (0..<Int.random(in: 1...3, using: &generator))
            .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &generator)] }.joined(separator: " ")
    }

    /// A text that shows some of the arguments, with white space around each.
    private mutating func pattern(_ arguments: [Argument]) -> Pattern {
        var text = text()
        for argument in arguments where chance(2) || argument.name == "count" {
            // The library for iOS does not show contexts.
            if version == .v1, argument.name == "context" { continue }
            text += " [\(argument.name ?? "")] " + self.text()
        }
        return Samples.pattern(text, arguments)
    }

    private mutating func entry(
        _ languages: [String],
        _ arguments: [Argument],
        inAll: Bool = false,
        _ make: (inout Self, LanguageTag) -> Message.Content
    ) -> Entry {
        var entry = Entry(arguments: arguments)
        for language in languages where language == "en" || inAll || !chance(5) {
            let tag = Samples.language(language)
            entry.messages[tag] = Message(content: make(&self, tag))
        }
        // What no text shows, no file tells.
        let used = Set(entry.messages.values.flatMap(\.patterns).flatMap(\.argumentIndices)).sorted()
        entry.mapArgumentIndices { used.firstIndex(of: $0) ?? 0 }
        entry.arguments = used.map { arguments[$0] }
        return entry
    }

    private mutating func plain(_ languages: [String]) -> Entry {
        let arguments = chance(2) ? [Argument(name: "who"), Argument(name: "user.first")] : []
        return entry(languages, arguments) { maker, _ in .pattern(maker.pattern(arguments)) }
    }

    private mutating func list(_ languages: [String]) -> Entry {
        entry(languages, []) { maker, _ in .list((0..<3).map { _ in maker.pattern([]) }) }
    }

    private mutating func plural(_ languages: [String]) -> Entry {
        let arguments = [Samples.count, Argument(name: "where")]
        let hasBase = chance(3)
        // Others refer to it, in all languages.
        return entry(languages, arguments, inAll: true) { .pattern($0.forms($1, arguments, hasBase: hasBase)) }
    }

    private mutating func contextual(_ languages: [String], withCount: Bool) -> Entry {
        let arguments = [Samples.context] + (withCount ? [Samples.count] : [])
        return entry(languages, arguments) { maker, language in
            var variants: [Variant] = []
            for text in ["male", "female"] {
                let pattern = withCount ? maker.forms(language, arguments, hasBase: false) : maker.pattern([])
                variants.append(Variant(.text(text), pattern))
            }
            let rest = withCount ? maker.forms(language, arguments, hasBase: false) : maker.pattern([])
            variants.append(Variant(.otherwise, rest))
            return .pattern(Pattern([.select(Select(.argument(0, .text), variants: variants))]))
        }
    }

    private mutating func referring(to target: Key, _ languages: [String]) -> Entry {
        let arguments = [Argument(name: "files", type: .number)]
        return entry(languages, arguments) { maker, _ in
            var reference = Reference(.entry(target), bindings: ["count": .argument(0)])
            if maker.version == .v1 { reference.inherited = .variables }
            return .pattern(Pattern([.text(maker.text() + " "), .reference(reference), .text(" " + maker.text())]))
        }
    }

    /// All forms of a language, with texts of their own.
    private mutating func forms(_ language: LanguageTag, _ arguments: [Argument], hasBase: Bool) -> Pattern {
        let argument = arguments.firstIndex { $0.name == "count" } ?? 0
        var conditions: [Condition]
        let reading: Reading = version == .v1 ? .unsignedInteger : .decimal
        if version == .v4 {
            let categories = PluralRules.rules(for: language, kind: .cardinal).categories
            conditions = categories.map { .category($0, .cardinal) }
            if !categories.contains(.zero), chance(3) { conditions.insert(.number(.exactly(.zero)), at: 0) }
            if hasBase { conditions.append(.absent) }
        } else {
            conditions = I18nextSettings().forms(of: language.identifier, version: version).map(\.condition)
        }
        let variants = conditions.map { Variant($0, pattern(arguments)) }
        return Pattern([.select(Select(.argument(argument, reading), variants: variants))])
    }
}
