import InterlinguaFormats
import InterlinguaIR
import OrderedCollections

/// Writes the tables of a catalogue as String Catalogs.
///
/// What a file has that is not a part of the catalogue stays, and so does what was not changed; new entries and languages
/// are put where Xcode would put them.
struct StringCatalogWriter {
    private let catalog: Catalog

    /// Creates a writer for a catalogue that has the shape of the format's capabilities.
    init(_ catalog: Catalog) { self.catalog = catalog }

    /// One file a table.
    func write() -> WritingResult {
        var tables: OrderedDictionary<String, [Int]> = [:]
        for name in catalog.tables.keys { tables[name] = [] }
        for (place, key) in catalog.entries.keys.enumerated() { tables[key.table, default: []].append(place) }
        let files = tables.elements.map { $0 }.concurrentMap { write($0.key, $0.value) }
        return WritingResult(files: files.map(\.file), diagnostics: files.flatMap(\.diagnostics))
    }

    private func write(_ table: String, _ places: [Int]) -> (file: OutputFile, diagnostics: [Diagnostic]) {
        let annotation = catalog.tables[table]?.annotations[StringCatalogAnnotation.self]
        let style = annotation.map { StringCatalogStyle(of: $0.root) } ?? StringCatalogStyle()
        var head = annotation?.root.value.members ?? [JSONMember("version", "1.0")]
        // A catalogue keeps the language of its keys beside others in another one.
        let own = annotation?.languages[head.text("sourceLanguage") ?? ""]
        if own == nil { head.set("sourceLanguage", .string(catalog.sourceLanguage.name)) }
        let sourceLanguage = own ?? catalog.sourceLanguage
        let strings = head.first { $0.key == "strings" }?.value.members ?? []
        head.set("strings", .null)
        var diagnostics: [Diagnostic] = []
        var writer = JSONWriter(style.layout)
        writer.beginObject()
        for member in head {
            writer.key(member.key)
            if member.key == "strings" {
                writer.beginObject()
                for entry in entries(of: table, places, sourceLanguage, annotation, strings, &diagnostics) {
                    writer.key(entry.key)
                    writer.value(entry.value)
                }
                writer.end()
            } else {
                writer.value(member.value)
            }
        }
        let file = OutputFile(path: path(of: table, annotation), bytes: writer.finish(endsLine: style.endsLine))
        return (file, diagnostics)
    }

    private func path(of table: String, _ annotation: StringCatalogAnnotation?) -> String {
        let start = table.lastIndex(of: "/").map { table.index(after: $0) } ?? table.startIndex
        let name = table[start...].isEmpty ? "Localizable" : table[start...]
        return table[..<start] + (annotation?.folder ?? "") + name + StringCatalogFormat.ending
    }

    /// The entries as they stand in the file, and new ones among them.
    private func entries(
        of table: String,
        _ places: [Int],
        _ sourceLanguage: LanguageTag,
        _ annotation: StringCatalogAnnotation?,
        _ strings: [JSONMember],
        _ diagnostics: inout [Diagnostic]
    ) -> [JSONMember] {
        var known: [String: JSONValue] = [:]
        for member in strings { known[member.key] = member.value }
        var written: [String: JSONValue] = [:]
        var added: [JSONMember] = []
        for place in places {
            let (key, entry) = catalog.entries.elements[place]
            var writer = StringCatalogEntryWriter(key, entry, sourceLanguage: sourceLanguage, annotation)
            let value = writer.write(over: known[key.name], readAs: annotation?.entries[key.name])
            if known[key.name] == nil { added.append(JSONMember(key.name, value)) } else { written[key.name] = value }
            if writer.losesMark {
                let message =
                    "“\(key.name)” has texts in other languages, which Xcode leaves out of what is not to be translated; "
                    + "it is written as translatable"
                let range = entry.messages.values.first?.origin.range
                diagnostics.append(Diagnostic(.warning, .unwritable, message, at: range))
            }
            if let lost = writer.lost {
                let message = "“\(key.name)” can't be written as it is: it holds \(lost.what)"
                diagnostics.append(Diagnostic(.error, .unwritable, message, at: lost.message.origin.range))
            }
        }
        var result: [JSONMember] = []
        for member in strings {
            if let value = written.removeValue(forKey: member.key) {
                result.append(JSONMember(member.key, value))
            } else if annotation?.entries[member.key] == nil {
                // No entry was made of it.
                result.append(member)
            }
        }
        return result.inserting(added)
    }
}

/// How a file is laid out.
struct StringCatalogStyle {
    /// White space and escapes.
    var layout = JSONWriter.Layout.xcode

    /// Whether a line end follows the last brace.
    var endsLine = false

    /// As Xcode does it.
    init() {}

    /// As a file does it; others than Xcode write no space before colons, and no empty lines.
    init(of root: JSONElement) {
        let text = root.document.file.utf8
        endsLine = text.last == 0x0A
        var members = root.members
        guard let first = members?.next() else { return }
        let key = Int(first.key.range.lowerBound)..<Int(first.key.range.upperBound)
        if text[key.upperBound...].first == 0x20 { return }
        let indent = text[..<key.lowerBound].reversed().prefix { $0 == 0x20 }.count
        layout = text[..<key.lowerBound].last == 0x09 ? .tabbed : .indented(indent)
    }
}

extension JSONValue {
    /// The members of an object; nil for other values.
    var members: [JSONMember]? {
        if case .object(let members) = self { return members }
        return nil
    }
}

extension [JSONMember] {
    /// The text of a member; nil if there is none.
    func text(_ key: String) -> String? {
        if case .string(let text)? = first(where: { $0.key == key })?.value { return text }
        return nil
    }

    /// Puts a value in the place of another one, or where Xcode would put it; nil takes the member out.
    mutating func set(_ key: String, _ value: JSONValue?) {
        let place = firstIndex { $0.key == key }
        switch (place, value) {
        case (let place?, let value?): self[place].value = value
        case (let place?, nil): remove(at: place)
        case (nil, let value?): self = inserting([JSONMember(key, value)])
        case (nil, nil): break
        }
    }

    /// The members with others among them, each before the first one that follows it in Finder's order.
    func inserting(_ added: [JSONMember]) -> [JSONMember] {
        if added.isEmpty { return self }
        let sorted = added.map { (order: FinderOrder($0.key), member: $0) }.sorted { $0.order < $1.order }
        var next = 0
        var result: [JSONMember] = []
        for member in self {
            if next < sorted.count {
                let order = FinderOrder(member.key)
                while next < sorted.count, sorted[next].order < order {
                    result.append(sorted[next].member)
                    next += 1
                }
            }
            result.append(member)
        }
        return result + sorted[next...].map(\.member)
    }
}
