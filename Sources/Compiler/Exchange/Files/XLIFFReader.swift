import InterlinguaFormats
import InterlinguaIR

/// Reads XLIFF 1.2 and 2, also with the elements that translators' tools put into texts.
struct XLIFFReader {
    private let document: XMLDocument
    private var texts: [ExchangedText] = []
    private var diagnostics: [Diagnostic] = []

    /// The file that the units are of, and its language.
    private var file = ""
    private var language: LanguageTag?

    static func read(path: String, bytes: [UInt8]) -> (texts: [ExchangedText], diagnostics: [Diagnostic]) {
        let (document, diagnostics) = XMLReader.read(path: path, bytes: bytes)
        var reader = XLIFFReader(document: document)
        if document.isWellFormed, !diagnostics.contains(where: { $0.severity == .error }) { reader.read() }
        return (reader.texts, diagnostics + reader.diagnostics)
    }

    private init(document: XMLDocument) { self.document = document }

    private mutating func read() {
        guard let root = document.root else { return }
        guard name(root) == "xliff" else {
            let message = "the file's root is “\(name(root))”, not “xliff”"
            return diagnostics.append(
                Diagnostic(.error, .invalidExchange, message, at: document.nameRange(of: document.events[root]))
            )
        }
        setLanguage("trgLang", of: root)
        var index = root + 1
        while index < document.events.count {
            if document.events[index].kind == .startElement {
                switch name(index) {
                case "file":
                    file = attribute("original", of: index) ?? ""
                    setLanguage("target-language", of: index)
                case "trans-unit":
                    readUnit(index, name: attribute("id", of: index))
                    index = end(of: index)
                case "unit":
                    readUnit(index, name: attribute("name", of: index) ?? attribute("id", of: index))
                    index = end(of: index)
                default: break
                }
            }
            index += 1
        }
    }

    // MARK: Units

    /// A text of a unit, with the events that its pieces came from.
    private struct Content {
        var text: [UInt8] = []
        var pieces: [(start: Int, event: XMLEvent, isText: Bool)] = []
        var event: XMLEvent?
    }

    private mutating func readUnit(_ unit: Int, name unitName: String?) {
        let range = document.range(of: document.events[unit])
        guard let unitName else {
            let message = "a unit has no id"
            return diagnostics.append(Diagnostic(.error, .invalidExchange, message, at: range))
        }
        var source: Content?
        var target: Content?
        var state: String?
        var index = unit + 1
        while index < end(of: unit) {
            let event = document.events[index]
            guard event.kind == .startElement else {
                index += 1
                continue
            }
            switch name(index) {
            case "segment":
                // A unit is translated if all of its segments are.
                if state != "initial" { state = attribute("state", of: index) ?? state }
                index += 1
            case "ignorable", "group": index += 1
            case "source":
                append(index, to: &source)
                index = end(of: index) + 1
            case "target":
                state = attribute("state", of: index) ?? state
                append(index, to: &target)
                index = end(of: index) + 1
            default: index = end(of: index) + 1
            }
        }
        let sourceText = source.map { String(decoding: $0.text, as: UTF8.self) }
        let text = target.map { String(decoding: $0.text, as: UTF8.self) } ?? ""
        // Some tools fill in the source's text.
        let isUntouched = ["new", "needs-translation"].contains(state) && text == sourceText
        let pieces = target?.pieces ?? []
        let document = document
        let place = target?.event.map { document.range(of: $0) } ?? range
        texts.append(
            ExchangedText(
                id: ExchangeUnit.ID(file: file, name: unitName),
                language: language,
                source: sourceText,
                target: text.isEmpty || isUntouched ? nil : text,
                state: state.flatMap { Message.State(xliff: $0, hasText: !text.isEmpty) },
                range: range,
                place: { Self.range(of: $0, pieces, in: document) ?? place }
            )
        )
    }

    /// Appends what an element holds; codes are taken as what they stand for.
    private func append(_ element: Int, to content: inout Content?) {
        var result = content ?? Content()
        // Held once, it grows in place.
        content = nil
        if result.event == nil { result.event = document.events[element] }
        for index in element + 1..<max(element + 1, end(of: element)) {
            let event = document.events[index]
            switch event.kind {
            case .text, .cdata:
                result.pieces.append((result.text.count, event, true))
                result.text += document.bytes(of: event)
            case .startElement:
                guard let text = code(index) else { continue }
                result.pieces.append((result.text.count, event, false))
                result.text += Array(text.utf8)
            default: break
            }
        }
        content = result
    }

    /// What an element without content stands for in a text.
    private func code(_ index: Int) -> String? {
        if name(index) == "cp" {
            let value = attribute("hex", of: index).flatMap { UInt32($0, radix: 16) }
            return value.flatMap(Unicode.Scalar.init).map { String($0) }
        }
        guard end(of: index) == index + 1 else { return nil }
        return attribute("equiv-text", of: index) ?? attribute("equiv", of: index)
    }

    private static func range(
        of bytes: Range<Int>,
        _ pieces: [(start: Int, event: XMLEvent, isText: Bool)],
        in document: XMLDocument
    ) -> SourceRange? {
        guard let piece = pieces.last(where: { $0.start <= bytes.lowerBound }) else { return nil }
        guard piece.isText else { return document.range(of: piece.event) }
        let count = Int(piece.event.count)
        let start = min(bytes.lowerBound - piece.start, count)
        return document.range(ofBytes: start..<max(start, min(bytes.upperBound - piece.start, count)), in: piece.event)
    }

    // MARK: Elements

    private mutating func setLanguage(_ name: String, of element: Int) {
        guard let value = attribute(name, of: element) else { return }
        language = LanguageTag(value)
        if language == nil {
            let range = document.range(of: document.events[element])
            diagnostics.append(Diagnostic(.error, .invalidExchange, "“\(value)” is no BCP 47 language tag", at: range))
        }
    }

    private func name(_ index: Int) -> String { document.name(of: document.events[index]).local }

    private func end(of index: Int) -> Int { max(index, Int(document.events[index].partner)) }

    private func attribute(_ name: String, of index: Int) -> String? {
        document.attributes(of: document.events[index]).first {
            let own = document.names[Int($0.name)]
            return own.local == name && own.prefix == nil
        }.map(document.string(of:))
    }
}

extension Message.State {
    /// A state of XLIFF 1.2 or 2; nil for one that says nothing about the translation.
    fileprivate init?(xliff name: String, hasText: Bool) {
        switch name {
        case "translated", "final", "signed-off", "reviewed": self = .translated
        case "initial": self = hasText ? .needsReview : .new
        case "new", "needs-translation": self = .new
        case _ where name.hasPrefix("needs-"): self = .needsReview
        default: return nil
        }
    }
}
