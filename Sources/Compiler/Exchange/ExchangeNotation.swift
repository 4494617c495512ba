import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms

/// How the texts of one entry are written for translators, and read again.
///
/// Arguments, references and tags stand in the text as in the source format's files; translators' tools know them by that
/// look, and Xcode keeps them so. Everything else is what users see. So a text is read by what of its entry may stand in
/// it, without a parser for each format.
struct ExchangeNotation {
    /// What is wrong with a translation.
    struct Fault: Error {
        var kind: Diagnostic.Kind
        var message: String

        /// The bytes of the text that it is about.
        var bytes: Range<Int>
    }

    /// What a stretch of a text may denote.
    private enum Token {
        case element(Element)
        case opening(Markup.Kind, closing: String)
        case closing
    }

    private let entry: Entry
    private let format: any TranslationFormat
    private let settings: [String: RuntimeSetting]
    private let capabilities: Capabilities

    /// Whether placeholders have positions.
    private let isNumbered: Bool

    /// Whether percent signs of the text are written twice.
    private let doublesPercentSigns: Bool

    init(
        _ entry: Entry,
        _ format: any TranslationFormat,
        _ settings: [String: RuntimeSetting],
        _ capabilities: Capabilities
    ) {
        self.entry = entry
        self.format = format
        self.settings = settings
        self.capabilities = capabilities
        isNumbered = entry.arguments.count > 1
        doublesPercentSigns = capabilities.placeholderMarks == nil && format.isFormat(entry)
    }

    // MARK: Writing

    func text(of pattern: Pattern) -> String { text(of: pattern, variables: pattern.variables) }

    private func text(of pattern: Pattern, variables: [(name: String, select: Select)]) -> String {
        if let text = pattern.plainText { return literal(text) }
        return pattern.elements.map { text(of: $0, variables) }.joined()
    }

    private func literal(_ text: String) -> String { doublesPercentSigns ? FormatString.escaping(text) : text }

    private func text(of element: Element, _ variables: [(name: String, select: Select)]) -> String {
        switch element {
        case .text(let text): return literal(text)
        case .placeholder(let placeholder): return spelling(of: placeholder, isNumbered: isNumbered)
        case .select(let select): return "%#@\(variables.first { $0.select == select }?.name ?? "")@"
        case .reference(let reference):
            let marks = capabilities.referenceMarks ?? ("@", "")
            switch reference.target {
            case .entry(let key): return marks.opening + key.name + marks.closing
            case .external(let name): return name
            }
        case .markup(let markup):
            let content = text(of: markup.content, variables: variables)
            guard let tags = markup.kind.tags else { return content }
            return tags.opening + content + tags.closing
        }
    }

    private func spelling(of placeholder: Placeholder, isNumbered: Bool) -> String {
        format.spelling(of: placeholder, in: entry, isNumbered: isNumbered, settings)
    }

    // MARK: Reading

    /// The pattern of a text, in which may stand what stands in others.
    func pattern(of text: String, amid patterns: [Pattern]) throws(Fault) -> Pattern {
        var tokens: [[UInt8]: Token] = [:]
        for pattern in patterns { collect(pattern, variables: pattern.variables, &tokens) }
        let lengths = Set(tokens.keys.map(\.count)).sorted(by: >)
        let starts = Set(tokens.keys.compactMap(\.first))
        let hasTags = tokens.values.contains { if case .opening = $0 { true } else { false } }
        let bytes = Array(text.utf8)
        var open: [(kind: Markup.Kind, closing: String, content: Pattern, bytes: Range<Int>)] = []
        var result = Pattern()
        var start = 0
        var place = 0
        func finish(_ end: Int) {
            if start < end { result.append(.text(String(decoding: bytes[start..<end], as: UTF8.self))) }
        }
        scan: while place < bytes.count {
            if starts.contains(bytes[place]) {
                for length in lengths where place + length <= bytes.count {
                    let stretch = place..<place + length
                    guard let token = tokens[Array(bytes[stretch])] else { continue }
                    finish(place)
                    switch token {
                    case .element(let element): result.append(element)
                    case .opening(let kind, let closing):
                        open.append((kind, closing, result, stretch))
                        result = Pattern()
                        if open.count > Pattern.maximumDepth {
                            throw Fault(
                                kind: .unbalancedTag,
                                message: "tags stand too deep in each other",
                                bytes: stretch
                            )
                        }
                    case .closing:
                        let tag = String(decoding: bytes[stretch], as: UTF8.self)
                        guard let last = open.popLast(), last.closing == tag else {
                            throw Fault(kind: .unbalancedTag, message: "“\(tag)” closes no tag", bytes: stretch)
                        }
                        var outer = last.content
                        outer.append(.markup(Markup(last.kind, result)))
                        result = outer
                    }
                    place = stretch.upperBound
                    start = place
                    continue scan
                }
            }
            if doublesPercentSigns, bytes[place] == UInt8(ascii: "%") {
                if place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "%") {
                    finish(place + 1)
                    place += 2
                } else {
                    let end = specifierEnd(bytes, place)
                    guard let element = element(spelled: bytes[place..<end], tokens) else {
                        throw unknown(bytes, place, end, advice: "; write “%%” for a percent sign")
                    }
                    finish(place)
                    result.append(element)
                    place = end
                }
                start = place
                continue
            }
            if let marks = capabilities.placeholderMarks, bytes[place...].starts(with: marks.opening.utf8),
                !entry.arguments.isEmpty,
                let end = end(of: marks.closing, in: bytes, after: place + marks.opening.utf8.count)
            {
                throw unknown(bytes, place, end)
            }
            if let marks = capabilities.referenceMarks, bytes[place...].starts(with: marks.opening.utf8),
                let end = end(of: marks.closing, in: bytes, after: place + marks.opening.utf8.count),
                !patterns.contains(where: { $0.hasText(bytes[place..<end]) })
            {
                throw unknown(bytes, place, end)
            }
            if hasTags, bytes[place] == UInt8(ascii: "<"), place + 1 < bytes.count,
                bytes[place + 1] == UInt8(ascii: "/")
                    || bytes[place + 1] | 0x20 >= 0x61 && bytes[place + 1] | 0x20 <= 0x7A,
                let end = end(of: ">", in: bytes, after: place)
            {
                throw unknown(bytes, place, end)
            }
            place += 1
        }
        finish(bytes.count)
        if let last = open.last {
            let tag = String(decoding: bytes[last.bytes], as: UTF8.self)
            throw Fault(kind: .unbalancedTag, message: "“\(tag)” is not closed", bytes: last.bytes)
        }
        return result
    }

    /// The spellings of what stands in a pattern; what stood there first keeps its spelling.
    private func collect(
        _ pattern: Pattern,
        variables: [(name: String, select: Select)],
        _ tokens: inout [[UInt8]: Token]
    ) {
        func add(_ spelling: String, _ token: Token) {
            let bytes = Array(spelling.utf8)
            if !bytes.isEmpty, tokens[bytes] == nil { tokens[bytes] = token }
        }
        for element in pattern.elements {
            switch element {
            case .text: break
            case .placeholder(let placeholder):
                add(spelling(of: placeholder, isNumbered: true), .element(element))
                if !isNumbered { add(spelling(of: placeholder, isNumbered: false), .element(element)) }
            case .select, .reference: add(text(of: element, variables), .element(element))
            case .markup(let markup):
                if let tags = markup.kind.tags {
                    add(tags.opening, .opening(markup.kind, closing: tags.closing))
                    add(tags.closing, .closing)
                    collect(markup.content, variables: variables, &tokens)
                } else {
                    add(text(of: markup.content, variables: variables), .element(element))
                }
            }
        }
    }

    /// The placeholder that a specifier is another spelling of, as the source's files may have it: `%i` for `%d`.
    private func element(spelled bytes: ArraySlice<UInt8>, _ tokens: [[UInt8]: Token]) -> Element? {
        let text = String(decoding: bytes, as: UTF8.self)
        for dialect in [FormatDialect.foundation, .java] {
            guard case .specifier(let specifier)? = FormatString(parsing: text, as: dialect).pieces.first?.kind,
                specifier.numbering == .explicit || !isNumbered
            else { continue }
            let placeholder = Placeholder(argument: specifier.position - 1, format: specifier.format)
            if case .element(let element)? = tokens[Array(spelling(of: placeholder, isNumbered: true).utf8)] {
                return element
            }
        }
        return nil
    }

    private func unknown(_ bytes: [UInt8], _ start: Int, _ end: Int, advice: String = "") -> Fault {
        let spelling = String(decoding: bytes[start..<end], as: UTF8.self)
        return Fault(
            kind: .argumentNotInSource,
            message: "the source text has no “\(spelling)”\(advice)",
            bytes: start..<end
        )
    }

    /// The end of what looks like a specifier.
    private func specifierEnd(_ bytes: [UInt8], _ start: Int) -> Int {
        var end = start + 1
        while end < min(bytes.count, start + 12), bytes[end] < 0x40, bytes[end] > 0x20 { end += 1 }
        while end < bytes.count, [UInt8(ascii: "l"), UInt8(ascii: "h"), UInt8(ascii: "z")].contains(bytes[end]) {
            end += 1
        }
        // A letter, or the sign for objects.
        return end < bytes.count && bytes[end] >= 0x40 && bytes[end] < 0x80 ? end + 1 : end
    }

    private func end(of mark: String, in bytes: [UInt8], after start: Int) -> Int? {
        let mark = Array(mark.utf8)
        var place = start
        // Longer names than this are none.
        while place + mark.count <= min(bytes.count, start + 200) {
            if bytes[place..<place + mark.count].elementsEqual(mark) { return place + mark.count }
            place += 1
        }
        return nil
    }
}

extension Pattern {
    /// Whether a text of the pattern holds a stretch.
    fileprivate func hasText(_ stretch: ArraySlice<UInt8>) -> Bool {
        let stretch = String(decoding: stretch, as: UTF8.self)
        return contains { if case .text(let text) = $0 { text.contains(stretch) } else { false } }
    }
}

extension Markup.Kind {
    /// The tags around the content; nil for a span that nobody sees.
    fileprivate var tags: (opening: String, closing: String)? {
        guard case .element(let name, let attributes) = self else { return nil }
        let list = attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
        return ("<\(name)\(list)>", "</\(name)>")
    }
}
