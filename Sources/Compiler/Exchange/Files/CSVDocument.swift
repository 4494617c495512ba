import InterlinguaFormats
import InterlinguaIR

/// Units as a table, by RFC 4180.
enum CSVDocument {
    /// The columns in their order; independent readers know the names of most.
    private static let columns = ["location", "id", "language", "source", "target", "state", "developer_comments"]

    static func write(_ units: [ExchangeUnit], to language: LanguageTag) -> [UInt8] {
        var output = columns.joined(separator: ",") + "\r\n"
        for unit in units {
            let fields = [
                unit.id.file, unit.id.name, language.name, unit.source, unit.target ?? "", unit.state.rawValue,
                unit.notes.joined(separator: "\n"),
            ]
            output += fields.map(quoted).joined(separator: ",") + "\r\n"
        }
        return Array(output.utf8)
    }

    private static func quoted(_ text: String) -> String {
        let special: Set<UInt8> = [0x2C, 0x22, 0x0A, 0x0D, 0x3B, 0x09]
        let hasSpace = text.utf8.first == 0x20 || text.utf8.last == 0x20
        guard hasSpace || text.utf8.contains(where: special.contains) else { return text }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }

    // MARK: Reading

    static func read(path: String, bytes: [UInt8]) -> (texts: [ExchangedText], diagnostics: [Diagnostic]) {
        let (file, problem) = decode(path: path, bytes: bytes)
        if let problem { return ([], [problem]) }
        var rows = CSVRows(file)
        guard let head = rows.next() else {
            let problem =
                rows.problem ?? Diagnostic(.error, .invalidExchange, "the file is empty", at: rows.place(0..<0))
            return ([], [problem])
        }
        var places: [String: Int] = [:]
        for (place, field) in head.enumerated() where places[field.text.lowercased()] == nil {
            places[field.text.lowercased()] = place
        }
        guard let id = places["id"], let target = places["target"] else {
            let message = "the first row has to name the columns, “id” and “target” among them"
            return (
                [],
                [Diagnostic(.error, .invalidExchange, message, at: rows.place(0..<(head.last?.range.upperBound ?? 0)))]
            )
        }
        var texts: [ExchangedText] = []
        var diagnostics: [Diagnostic] = []
        while let row = rows.next() {
            func field(_ name: String) -> String? {
                places[name].flatMap { row.indices.contains($0) ? row[$0].text : nil }
            }
            guard row.count == head.count else {
                if row.count == 1, row[0].range.isEmpty { continue }
                let message = "the row has \(CountedNoun(row.count, "field")), the first row \(head.count)"
                diagnostics.append(Diagnostic(.error, .invalidExchange, message, at: rows.place(row[0].range)))
                continue
            }
            let language = field("language").flatMap { $0.isEmpty ? nil : $0 }
            if let language, LanguageTag(language) == nil {
                let message = "“\(language)” is no BCP 47 language tag"
                let range = places["language"].map { row[$0].range } ?? row[0].range
                diagnostics.append(Diagnostic(.error, .invalidExchange, message, at: rows.place(range)))
            }
            let text = row[target]
            texts.append(
                ExchangedText(
                    id: ExchangeUnit.ID(file: field("location") ?? "", name: row[id].text),
                    language: language.flatMap { LanguageTag($0) },
                    source: field("source"),
                    target: text.text.isEmpty ? nil : text.text,
                    state: field("state").flatMap(Message.State.init(rawValue:)),
                    range: rows.place(row[id].range),
                    place: { bytes in text.place(of: bytes, in: file) }
                )
            )
        }
        if let problem = rows.problem { diagnostics.append(problem) }
        return (texts, diagnostics)
    }

    /// The text of a file in UTF-8, or in an encoding that a byte order mark tells.
    private static func decode(path: String, bytes: [UInt8]) -> (SourceFile, Diagnostic?) {
        let mark = TextEncoding.byteOrderMark(of: bytes)
        let content = bytes.dropFirst(mark?.length ?? 0)
        var text = Array(content)
        var invalid: Int?
        if let encoding = mark?.encoding, encoding != .utf8 {
            let decoded = encoding.decode(content)
            (text, invalid) = (decoded.utf8, decoded.firstInvalid)
        } else {
            invalid = text.withUnsafeBufferPointer { UTF8Validation.firstInvalid(in: $0) }?.lowerBound
        }
        guard let invalid else { return (SourceFile(path: path, utf8: text), nil) }
        let file = SourceFile(path: path, utf8: Array(String(decoding: text, as: UTF8.self).utf8))
        let message = "this is not \((mark?.encoding ?? .utf8).rawValue); save the table in UTF-8"
        let range = SourceRange(file: file, lowerBound: invalid, upperBound: invalid + 3)
        return (file, Diagnostic(.error, .invalidEncoding, message, at: range))
    }
}

/// Reads the rows of a table.
private struct CSVRows {
    struct Field: Sendable {
        var text: String

        /// Where it stands, with its quotes.
        var range: Range<Int>

        var isQuoted: Bool

        /// Where a stretch of its text stands.
        func place(of bytes: Range<Int>, in file: SourceFile) -> SourceRange {
            var offset = range.lowerBound + (isQuoted ? 1 : 0)
            var start = offset
            for count in 0..<max(bytes.upperBound, 0) {
                if count == bytes.lowerBound { start = offset }
                // A quotation mark is written twice.
                let isDouble = isQuoted && offset < file.utf8.count && file.utf8[offset] == UInt8(ascii: "\"")
                offset += isDouble ? 2 : 1
            }
            if bytes.isEmpty { start = offset }
            return SourceRange(file: file, lowerBound: start, upperBound: offset)
        }
    }

    private let file: SourceFile
    private let separator: UInt8
    private var offset = 0

    /// What keeps further rows from being read.
    private(set) var problem: Diagnostic?

    init(_ file: SourceFile) {
        self.file = file
        // Spreadsheets write the list separator of their language.
        let head = file.utf8.prefix { $0 != 0x0A && $0 != 0x0D }
        separator = [0x2C, 0x3B, 0x09].first(where: head.contains) ?? 0x2C
    }

    func place(_ range: Range<Int>) -> SourceRange {
        SourceRange(file: file, lowerBound: range.lowerBound, upperBound: range.upperBound)
    }

    mutating func next() -> [Field]? {
        let text = file.utf8
        guard offset < text.count, problem == nil else { return nil }
        var fields: [Field] = []
        while true {
            guard let field = field(text) else { return nil }
            fields.append(field)
            guard offset < text.count, text[offset] == separator else { break }
            offset += 1
        }
        if offset < text.count, text[offset] == 0x0D { offset += 1 }
        if offset < text.count, text[offset] == 0x0A { offset += 1 }
        return fields
    }

    private mutating func field(_ text: [UInt8]) -> Field? {
        let start = offset
        guard offset < text.count, text[offset] == UInt8(ascii: "\"") else {
            while offset < text.count, text[offset] != separator, text[offset] != 0x0A, text[offset] != 0x0D {
                offset += 1
            }
            let bytes = text[start..<offset]
            return Field(text: String(decoding: bytes, as: UTF8.self), range: start..<offset, isQuoted: false)
        }
        offset += 1
        var bytes: [UInt8] = []
        while offset < text.count {
            if text[offset] == UInt8(ascii: "\"") {
                offset += 1
                guard offset < text.count, text[offset] == UInt8(ascii: "\"") else {
                    if offset == text.count || text[offset] == separator || text[offset] == 0x0A || text[offset] == 0x0D
                    {
                        return Field(
                            text: String(decoding: bytes, as: UTF8.self),
                            range: start..<offset,
                            isQuoted: true
                        )
                    }
                    return fail("a quotation mark within a field has to be written twice", at: offset - 1..<offset)
                }
            }
            bytes.append(text[offset])
            offset += 1
        }
        return fail("the quotation mark is never closed", at: start..<start + 1)
    }

    private mutating func fail(_ message: String, at range: Range<Int>) -> Field? {
        problem = Diagnostic(.error, .invalidExchange, message, at: place(range))
        return nil
    }
}
