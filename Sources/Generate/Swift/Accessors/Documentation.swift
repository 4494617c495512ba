import InterlinguaIR

/// The documentation of accessors.
struct Documentation: Sendable {
    let catalog: Catalog

    /// The numbers that categories of the source language are shown with, for most texts are that language's.
    private var sourceSamples: [PluralKind: [PluralCategory: String]] = [:]

    /// Prepares for a catalogue.
    init(_ catalog: Catalog) {
        self.catalog = catalog
        for kind in PluralKind.allCases {
            for category in PluralCategory.allCases {
                let samples = Self.samples(of: category, kind, catalog.sourceLanguage)
                sourceSamples[kind, default: [:]][category] = samples
            }
        }
    }

    /// The source language's message, else any.
    private func shown(_ entry: Entry) -> (language: LanguageTag, message: Message)? {
        entry.messages[catalog.sourceLanguage].map { (catalog.sourceLanguage, $0) }
            ?? entry.messages.elements.first.map { ($0.key, $0.value) }
    }

    /// The lines for an entry: its comment, the source text, its variants, and where it stands.
    ///
    /// - Parameter labels: what callers see of the arguments.
    func lines(for key: Key, _ entry: Entry, _ labels: [String]) -> [String] {
        guard let (language, message) = shown(entry) else { return [Self.line(key.name)] }
        var lines: [String] = []
        if let comment = message.comment, !comment.isEmpty { lines += Self.paragraph(comment) + [""] }
        var variants: [String] = []
        for (index, pattern) in message.patterns.prefix(8).enumerated() {
            lines.append(Self.line((message.isList ? "\(index + 1). " : "") + text(of: pattern, labels)))
            variants += self.variants(in: pattern, labels, language)
        }
        if !variants.isEmpty { lines += [""] + variants }
        if let range = message.origin.range {
            let path = range.file.path.split(separator: "/").suffix(2).joined(separator: "/")
            lines += ["", Self.line("\(path):\(range.start.line)")]
        }
        return lines
    }

    /// A line for each variant, those inside another one behind its label: `male, one (1): {count} boyfriend`.
    private func variants(
        in pattern: Pattern,
        _ labels: [String],
        _ language: LanguageTag,
        inside outer: String = "",
        depth: Int = 0
    ) -> [String] {
        if depth > 4 || pattern.isPlainText { return [] }
        let selects = pattern.elements.flatMap { element -> [Select] in
            switch element {
            case .select(let select): [select]
            case .markup(let markup):
                markup.content.elements.compactMap { if case .select(let select) = $0 { select } else { nil } }
            case .text, .placeholder, .reference: []
            }
        }
        let lines = selects.prefix(4).flatMap { select in
            select.variants.prefix(10).flatMap { variant in
                let label = outer + self.label(of: variant.condition, language)
                let inner = variants(in: variant.pattern, labels, language, inside: label + ", ", depth: depth + 1)
                if variant.pattern.onlySelect != nil { return inner }
                return ["- " + Self.line("\(label): \(text(of: variant.pattern, labels))")] + inner
            }
        }
        return Array(lines.prefix(40))
    }

    private func label(of condition: Condition, _ language: LanguageTag) -> String {
        switch condition {
        case .category(let category, let kind):
            let known = language == catalog.sourceLanguage ? sourceSamples[kind]?[category] : nil
            return category.rawValue + (known ?? Self.samples(of: category, kind, language))
        case .number(let range): return Self.text(of: range)
        case .rule(let rule): return rule.description
        case .text(let text): return text
        case .matches(let expression): return expression.source
        case .atLeast(let width): return "from width \(width)"
        case .absent: return "without a value"
        case .otherwise: return "otherwise"
        }
    }

    /// The first numbers of a category, as they stand behind its name; empty if no small number is of it.
    private static func samples(of category: PluralCategory, _ kind: PluralKind, _ language: LanguageTag) -> String {
        let rules = PluralRules.rules(for: language, kind: kind)
        let samples = (0...200).lazy.filter { rules.category(of: $0) == category }.prefix(3).map(String.init)
        return samples.isEmpty ? "" : " (\(samples.joined(separator: ", ")) …)"
    }

    /// A range as people read it.
    private static func text(of range: NumberRange) -> String {
        if let number = range.onlyNumber { return number.description }
        let lower = range.lower.map { ($0.isInclusive ? "from " : "above ") + $0.value.description }
        let upper = range.upper.map { ($0.isInclusive ? "up to " : "below ") + $0.value.description }
        let bounds = [lower, upper].compactMap { $0 }
        return bounds.isEmpty ? "any number" : bounds.joined(separator: ", ")
    }

    /// A pattern as people read it.
    private func text(of pattern: Pattern, _ labels: [String]) -> String {
        var text = ""
        func name(_ index: Int) -> String { labels.indices.contains(index) ? labels[index] : "?" }
        func add(_ pattern: Pattern, depth: Int) {
            if depth > 8 || text.utf8.count > 300 { return }
            for element in pattern.elements {
                switch element {
                case .text(let part): text += part.prefix(300)
                case .placeholder(let placeholder): text += "{\(name(placeholder.argument))}"
                case .markup(let markup): add(markup.content, depth: depth + 1)
                case .select(let select):
                    if let last = select.variants.last { add(last.pattern, depth: depth + 1) }
                case .reference(let reference):
                    switch reference.target {
                    case .entry(let key): text += "{→ \(key.name)}"
                    case .external(let name): text += "{→ \(name)}"
                    }
                }
            }
        }
        add(pattern, depth: 0)
        return text
    }

    /// The lines of a comment.
    private static func paragraph(_ text: String) -> [String] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).prefix(20)
            .map { line(String($0.drop { $0 == " " || $0 == "\t" })) }
    }

    /// A text on one line, nothing in it that would end a comment or turn the direction of writing.
    static func line(_ text: String) -> String {
        if text.isShortPrintableASCII { return text }
        var line = ""
        for scalar in text.unicodeScalars.prefix(300) {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate:
                line += scalar == "\n" ? "⏎" : scalar == "\t" ? " " : "\u{FFFD}"
            default: line.unicodeScalars.append(scalar)
            }
        }
        return line
    }
}

extension String {
    /// Whether the text stands on one line as it is.
    fileprivate var isShortPrintableASCII: Bool {
        var text = self
        return text.withUTF8 { bytes in
            guard bytes.count <= 300, let start = bytes.baseAddress else { return bytes.isEmpty }
            for index in 0..<bytes.count where start[index] < 0x20 || start[index] > 0x7E { return false }
            return true
        }
    }
}
