package import InterlinguaIR
import OrderedCollections

/// Writes a catalogue as .strings and .stringsdict files in .lproj folders.
package struct AppleWriter {
    private let catalog: Catalog

    /// Creates a writer for a catalogue that has the shape of Apple's capabilities.
    package init(_ catalog: Catalog) { self.catalog = catalog }

    /// The files of all tables and languages.
    ///
    /// Each table has a .strings file in each of its languages, also where it is empty, since a .stringsdict without one
    /// is not found by older systems; and a .stringsdict file where some message needs it.
    package func write() -> WritingResult {
        var keys: OrderedDictionary<String, [Key]> = [:]
        for key in catalog.entries.keys { keys[key.table, default: []].append(key) }
        var jobs: [FileJob] = []
        for table in OrderedSet(catalog.tables.keys).union(keys.keys) {
            let own = keys[table] ?? []
            var languages = OrderedSet(catalog.tables[table]?.languages ?? [])
            for key in own { languages.formUnion(catalog.entries[key].map { $0.messages.keys } ?? []) }
            for language in languages { jobs.append(FileJob(table: table, language: language, keys: own)) }
        }
        let results = jobs.concurrentMap { files(for: $0) }
        return WritingResult(files: results.flatMap(\.files), diagnostics: results.flatMap(\.diagnostics))
    }

    /// One table in one language.
    private struct FileJob: Sendable {
        let table: String
        let language: LanguageTag
        let keys: [Key]
    }

    private func files(for job: FileJob) -> WritingResult {
        var strings: [StringsLine] = []
        var dictionary: [PropertyListMember] = []
        strings.reserveCapacity(job.keys.count)
        for (key, entry, message) in messages(of: job) {
            guard case .pattern(let pattern) = message.content else { continue }
            if entry.arguments.isEmpty, let text = pattern.plainText, message.annotations.isEmpty {
                strings.append(entryOfStrings(key, text, message))
                continue
            }
            let writer = AppleMessageWriter(entry: entry, message: message, language: job.language)
            switch writer.written(pattern) {
            case .strings(let text): strings.append(entryOfStrings(key, text, message))
            case .stringsdict(let node):
                if let text = message.annotations[AppleMessageAnnotation.self]?.stringsText {
                    strings.append(StringsLine(key: key.name, value: text))
                }
                let comments = message.headings + (message.comment.map { [$0] } ?? [])
                dictionary.append(PropertyListMember(key.name, node, comments: comments))
            }
        }
        let annotation = catalog.tables[job.table]?.annotations[AppleTableAnnotation.self]
        let path = path(of: job, annotation)
        let text = StringsLine.file(strings, finalComments: annotation?.finalComments[job.language] ?? [])
        var files = [OutputFile(path: path + ".strings", bytes: text)]
        if !dictionary.isEmpty {
            let bytes = PropertyListWriter.write(PropertyListNode(.dictionary(dictionary)))
            files.append(OutputFile(path: path + ".stringsdict", bytes: bytes))
        }
        return WritingResult(files: files)
    }

    private func entryOfStrings(_ key: Key, _ text: String, _ message: Message) -> StringsLine {
        StringsLine(key: key.name, value: text, comment: message.comment, headings: message.headings)
    }

    /// The messages of a table in one language, in the order of the language's own file where there was one.
    private func messages(of job: FileJob) -> [(key: Key, entry: Entry, message: Message)] {
        var messages: [(key: Key, entry: Entry, message: Message)] = []
        messages.reserveCapacity(job.keys.count)
        var last: UInt32 = 0
        var isOrdered = true
        for key in job.keys {
            guard let entry = catalog.entries[key], let message = entry.messages[job.language] else { continue }
            let place = message.origin.range?.lowerBound ?? last
            if place < last { isOrdered = false }
            last = place
            messages.append((key, entry, message))
        }
        if isOrdered { return messages }
        let places = OriginOrder.places(of: messages.map(\.message.origin))
        return messages.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { messages[$0] }
    }

    /// The path of a table's files without extension.
    private func path(of job: FileJob, _ annotation: AppleTableAnnotation?) -> String {
        let components = job.table.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let name = components.last ?? ""
        let folder = annotation?.folders[job.language] ?? AppleLocalization.folderName(for: job.language)
        let parents = components.dropLast() + (folder.isEmpty ? [] : [folder])
        return (parents + [name.isEmpty ? "Localizable" : name]).joined(separator: "/")
    }
}
