import InterlinguaFormats
import InterlinguaIR

/// What holds for all texts of an entry.
struct AndroidTextContext: Sendable {
    let arguments: [Argument]

    /// Whether the entry is used as a format: some text shows an argument.
    let isFormat: Bool

    let isNumbered: Bool

    /// The value of our attribute that says which argument selects; nil if the reader finds that out by itself.
    let spelledNumber: Int?

    /// Whether placeholders of named arguments are marked with their names.
    let wrapsNames: Bool

    /// Looks at all texts of an entry.
    init(entry: Entry, kind: AndroidFile.Kind, sourceLanguage: LanguageTag, wrapsNames: Bool) {
        self.wrapsNames = wrapsNames
        arguments = entry.arguments
        var use = PlaceholderUse(entry.arguments)
        if !entry.arguments.isEmpty {
            for message in entry.messages.values where !use.isFormat || !use.isNumbered {
                switch message.content {
                case .pattern(let pattern): use.add(pattern)
                case .list(let patterns): for pattern in patterns { use.add(pattern) }
                }
            }
        }
        isFormat = use.isFormat
        isNumbered = use.isNumbered
        spelledNumber =
            entry.arguments.isEmpty || kind != .plurals ? nil : Self.spelledNumber(entry, sourceLanguage)
    }

    /// Whether some placeholder is marked with the name of its argument.
    var showsNames: Bool { wrapsNames && isFormat && arguments.contains { $0.name != nil } }

    private static func spelledNumber(_ entry: Entry, _ sourceLanguage: LanguageTag) -> Int? {
        var selecting: Int?
        for message in entry.messages.values where selecting == nil {
            message.forEachElement { element in
                if selecting == nil, case .select(let select) = element,
                    case .argument(let argument, _) = select.selector
                {
                    selecting = argument
                }
            }
        }
        guard let selecting, entry.arguments.indices.contains(selecting) else { return nil }
        let source = entry.messages[sourceLanguage] ?? entry.messages.values.first
        var shown: Int?
        for pattern in source?.patterns ?? [] {
            pattern.forEachElement { element in
                guard case .placeholder(let placeholder) = element, placeholder.format.isJavaInteger,
                    entry.arguments.indices.contains(placeholder.argument),
                    let position = entry.arguments[placeholder.argument].position
                else { return }
                shown = min(shown ?? position, position)
            }
        }
        let position = entry.arguments[selecting].position
        return position == shown ? nil : position ?? 0
    }

    /// Whether a text that is no format would be taken for one.
    func looksLikeFormat(_ pattern: Pattern, isString: Bool) -> Bool {
        var text = pattern.shownText
        guard text.utf8.contains(0x25) else { return false }
        let verdict = text.withUTF8 { PercentCheck.verdict($0) }
        if verdict == .looksLikeDate { return false }
        if isString, verdict == .rejected { return true }
        return FormatString(parsing: text, as: .java).hasArguments
    }
}

extension Format {
    /// Whether Java's conversion takes integers only.
    var isJavaInteger: Bool {
        switch self {
        case .number(let number): [.integer, .hexadecimal, .octal].contains(number.notation)
        case .functions(let functions):
            functions.first.map { $0.namespace == "java" && ["d", "o", "x", "X"].contains($0.name) } ?? false
        case .text, .character: false
        }
    }
}

/// How the texts of an entry show its arguments.
private struct PlaceholderUse {
    private(set) var isFormat = false
    private(set) var isNumbered = false

    /// Whether each argument is the first one that is passed.
    private let isFirst: [Bool]

    init(_ arguments: [Argument]) { isFirst = arguments.map { $0.position == 1 } }

    /// Adds a text that can be shown as a whole.
    mutating func add(_ pattern: Pattern) {
        var count = 0
        add(pattern, &count)
    }

    private mutating func add(_ pattern: Pattern, _ count: inout Int) {
        if pattern.isPlainText { return }
        for element in pattern.elements {
            switch element {
            case .placeholder(let placeholder):
                count += 1
                isFormat = true
                if count > 1 || !isFirst.indices.contains(placeholder.argument) || !isFirst[placeholder.argument] {
                    isNumbered = true
                }
            case .markup(let markup): add(markup.content, &count)
            case .select(let select): for variant in select.variants { add(variant.pattern) }
            case .text, .reference: break
            }
        }
    }
}

extension Pattern {
    /// The text that is shown, without markup.
    fileprivate var shownText: String {
        if let plainText { return plainText }
        var text = ""
        for element in elements {
            switch element {
            case .text(let part): text += part
            case .markup(let markup): text += markup.content.shownText
            case .placeholder, .select, .reference: break
            }
        }
        return text
    }
}
