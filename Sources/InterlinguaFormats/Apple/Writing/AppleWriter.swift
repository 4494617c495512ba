import InterlinguaIR
import OrderedCollections

/// Writes a catalogue as .strings and .stringsdict files in .lproj folders.
struct AppleWriter {
    private let catalog: Catalog

    /// Creates a writer for a catalogue that has the shape of Apple's capabilities.
    init(_ catalog: Catalog) { self.catalog = catalog }

    /// The files of all tables and languages.
    ///
    /// Each table has a .strings file in each of its languages, also where it is empty, since a .stringsdict without one
    /// is not found by older systems; and a .stringsdict file where some message needs it.
    func write() -> WritingResult {
        var places: OrderedDictionary<String, [Int]> = [:]
        for (place, key) in catalog.entries.keys.enumerated() { places[key.table, default: []].append(place) }
        var jobs: [FileJob] = []
        for table in OrderedSet(catalog.tables.keys).union(places.keys) {
            let own = places[table] ?? []
            var languages = OrderedSet(catalog.tables[table]?.languages ?? [])
            for place in own { languages.formUnion(catalog.entries.values[place].messages.keys) }
            for language in languages { jobs.append(FileJob(table: table, language: language, places: own)) }
        }
        let results = jobs.concurrentMap { files(for: $0) }
        return WritingResult(
            files: results.flatMap(\.files),
            diagnostics: results.flatMap(\.diagnostics),
            losses: results.flatMap(\.losses)
        )
    }

    /// One table in one language.
    private struct FileJob: Sendable {
        let table: String
        let language: LanguageTag
        /// Where the table's entries stand in the catalogue.
        let places: [Int]
    }

    private func files(for job: FileJob) -> WritingResult {
        var strings = OriginalOrder<StringsLine>()
        var dictionary = OriginalOrder<PropertyListMember>()
        var diagnostics: [Diagnostic] = []
        var losses: [WritingLoss] = []
        func lose(_ what: String, _ key: Key, _ message: Message) {
            diagnostics.append(.unwritable(what, key: key, message))
            losses.append(WritingLoss("unwritable", of: key, in: job.language))
        }
        strings.reserveCapacity(job.places.count)
        for place in job.places {
            let (key, entry) = catalog.entries.elements[place]
            guard let message = entry.messages[job.language] else { continue }
            guard case .pattern(let pattern) = message.content else {
                lose("a list", key, message)
                continue
            }
            let annotation = message.annotations.isEmpty ? nil : message.annotations[AppleMessageAnnotation.self]
            let writer = AppleMessageWriter(entry: entry, annotation: annotation)
            switch writer.written(pattern) {
            case .strings(let text):
                var line = StringsLine(key: key.name, value: text, comment: message.comment, headings: message.headings)
                line.layout = annotation?.layout
                strings.append(line, at: message.origin)
            case .stringsdict(let node):
                if let fallback = annotation?.fallback {
                    var line = StringsLine(key: key.name, value: fallback.text, comment: fallback.comment)
                    line.headings = fallback.headings
                    line.layout = fallback.layout
                    strings.append(line, at: fallback.origin)
                }
                let comments = message.headings + (message.comment.map { [$0] } ?? [])
                dictionary.append(PropertyListMember(key.name, node, comments: comments), at: message.origin)
                if node.holdsControlCharacter {
                    lose("a control character, which XML can't hold", key, message)
                }
            }
            if pattern.contains(where: { if case .reference = $0 { true } else { false } }) {
                lose("a reference to another entry", key, message)
            }
        }
        let file = catalog.tables[job.table]?.annotations[AppleTableAnnotation.self]?.files.first {
            $0.language == job.language
        }
        let path = path(of: job, file)
        let text = StringsLine.file(strings.elements, finalComments: file?.finalComments ?? [])
        var files = [OutputFile(path: path + ".strings", bytes: text)]
        if !dictionary.isEmpty {
            let bytes = PropertyListWriter.write(PropertyListNode(.dictionary(dictionary.elements)))
            files.append(OutputFile(path: path + ".stringsdict", bytes: bytes))
        }
        return WritingResult(files: files, diagnostics: diagnostics, losses: losses)
    }

    /// The path of a table's files without extension.
    private func path(of job: FileJob, _ file: AppleTableAnnotation.File?) -> String {
        let components = job.table.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let name = components.last ?? ""
        var parents = Array(components.dropLast())
        if let file {
            if let folder = file.folder { parents.append(folder + ".lproj") }
        } else {
            parents.append(AppleLocalization.folderName(for: job.language))
        }
        return (parents + [name.isEmpty ? "Localizable" : name]).joined(separator: "/")
    }
}

/// Things that are written in the order in which they stood where they were read.
private struct OriginalOrder<Element> {
    private var items: [Element] = []
    private var origins: [Origin] = []

    var isEmpty: Bool { items.isEmpty }

    mutating func reserveCapacity(_ count: Int) {
        items.reserveCapacity(count)
        origins.reserveCapacity(count)
    }

    mutating func append(_ element: Element, at origin: Origin) {
        items.append(element)
        origins.append(origin)
    }

    var elements: [Element] {
        let places = OriginOrder.places(of: origins)
        if zip(places, places.dropFirst()).allSatisfy({ $0 <= $1 }) { return items }
        return items.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { items[$0] }
    }
}

extension Diagnostic {
    fileprivate static func unwritable(_ what: String, key: Key, _ message: Message) -> Diagnostic {
        Diagnostic(
            .error,
            "unwritable",
            "“\(key.name)” can't be written as it is: it holds \(what)",
            at: message.origin.range
        )
    }
}

extension PropertyListNode {
    /// Whether a text at any depth has a character that XML can't hold.
    fileprivate var holdsControlCharacter: Bool {
        switch value {
        case .string(let text):
            text.utf8.contains { $0 < 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
        case .dictionary(let members): members.contains { $0.value.holdsControlCharacter }
        case .array(let nodes): nodes.contains(where: \.holdsControlCharacter)
        default: false
        }
    }
}
