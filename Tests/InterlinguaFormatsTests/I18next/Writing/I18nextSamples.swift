import InterlinguaIR
import OrderedCollections

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

/// Entries in the shape that the passes give to catalogues for i18next.
enum I18nextSamples {
    static let count = Argument(name: "count", type: .number)
    static let context = Argument(name: "context", type: .text)

    static func language(_ tag: String) -> LanguageTag { LanguageTag(tag) ?? .undetermined }

    /// A pattern of texts with the names of arguments in square brackets.
    static func pattern(_ text: String, _ arguments: [Argument]) -> Pattern {
        var pattern = Pattern()
        for (index, piece) in text.split(separator: "[", omittingEmptySubsequences: false).enumerated() {
            let parts = piece.split(separator: "]", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard index > 0, parts.count == 2, let argument = arguments.firstIndex(where: { $0.name == parts[0] })
            else {
                pattern.append(.text((index > 0 ? "[" : "") + piece))
                continue
            }
            let isText = arguments[argument].type == .any || arguments[argument].type == .text
            pattern.append(.placeholder(Placeholder(argument: argument, isUnescaped: isText)))
            pattern.append(.text(parts[1]))
        }
        return pattern
    }

    static func category(_ category: PluralCategory) -> Condition { .category(category, .cardinal) }

    /// A choice by the argument `count`, which is the first one.
    static func plural(_ variants: [(Condition, String)], _ arguments: [Argument] = [count]) -> Pattern {
        let argument = arguments.firstIndex { $0.name == "count" } ?? 0
        let variants = variants.map { Variant($0.0, pattern($0.1, arguments)) }
        return Pattern([.select(Select(.argument(argument, .decimal), variants: variants))])
    }

    static func entry(_ arguments: [Argument], _ messages: [(String, Pattern)]) -> Entry {
        Entry(
            arguments: arguments,
            messages: OrderedDictionary(
                messages.map { (language($0.0), Message($0.1)) },
                uniquingKeysWith: { $1 }
            )
        )
    }

    static func catalog(_ entries: [(Key, Entry)], source: String = "en") -> Catalog {
        Catalog(
            sourceLanguage: language(source),
            entries: OrderedDictionary(entries, uniquingKeysWith: { $1 })
        )
    }

    /// The condition of a suffix in a version from 1 to 3.
    static func form(_ suffix: String, _ tag: String, _ version: I18nextVersion) -> Condition {
        let forms = I18nextSettings().forms(of: language(tag).identifier, version: version)
        return forms.first { $0.suffix == suffix }?.condition ?? .otherwise
    }

    /// A message in few words, to show in failures.
    static func spelling(_ message: Message) -> String {
        message.patterns.map(spelling).joined(separator: " | ")
    }

    private static func spelling(_ pattern: Pattern) -> String {
        pattern.elements.map { element in
            switch element {
            case .text(let text): text.debugDescription
            case .placeholder(let placeholder): "[\(placeholder.argument)]"
            case .select(let select):
                "{\(select.selector): "
                    + select.variants.map { "\($0.condition) -> \(spelling($0.pattern))" }.joined(separator: "; ") + "}"
            case .reference(let reference): "ref(\(reference.target), \(reference.bindings), \(reference.inherited))"
            case .markup: "markup"
            }
        }
        .joined()
    }

    /// The files' texts by their paths.
    static func written(
        _ catalog: Catalog,
        _ version: I18nextVersion,
        _ settings: [String: RuntimeSetting] = [:],
        mayChooseSettings: Bool = false
    ) -> (files: [String: String], result: WritingResult) {
        let result = I18nextWriter.write(
            catalog,
            version: version,
            options: WritingOptions(settings: settings, mayChooseSettings: mayChooseSettings)
        )
        let files = result.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
        return (Dictionary(files) { $1 }, result)
    }
}
