import InterlinguaFormats
import InterlinguaGenerator
import InterlinguaIR
import InterlinguaPlatforms

extension ExchangeImport {
    /// Writes what was changed, and takes out what the files then don't say, until all is well.
    mutating func finish(skipsFaulty: Bool) {
        defer {
            result.importedCount = changes.reduce(0) { $0 + $1.importedCount }
            result.diagnostics.sort { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
            if result.hasErrors, !skipsFaulty { result.files = [] }
        }
        if result.hasErrors, !skipsFaulty { return }
        while !changes.isEmpty {
            result.files = []
            var faulty: Set<Int> = []
            for part in parts.indices {
                let own = changes.indices.filter { changes[$0].message.part == part }
                if !own.isEmpty { faulty.formUnion(write(part, own)) }
            }
            if faulty.isEmpty { return }
            changes = changes.enumerated().filter { !faulty.contains($0.offset) }.map(\.element)
        }
        result.files = []
    }

    /// Writes the changes of one part.
    ///
    /// - Returns: those that can't be written so that they say the same, which was reported.
    private mutating func write(_ index: Int, _ own: [Int]) -> Set<Int> {
        let part = parts[index]
        var catalog = part.catalog
        for place in own {
            let change = changes[place]
            catalog.entries[change.message.key]?.messages[change.language] = change.content
            let table = change.message.key.table
            if catalog.tables[table]?.languages.contains(change.language) == false {
                catalog.tables[table]?.languages.append(change.language)
            }
        }
        let before = converted(part.catalog, part)
        let after = converted(catalog, part)
        var old: [String: OutputFile] = [:]
        for file in before { old[file.path] = file }
        let project = ProjectFiles(loaded.parts[index].files, nests: part.capabilities.keys.itemSeparator == nil)
        var files: [InputFile] = []
        // Texts of files that can't be changed are found missing.
        var isRefused = false
        for file in after where old[file.path] != file {
            do throws(ProjectFiles.Refusal) {
                files.append(try project.file(file, insteadOf: old[file.path]))
            } catch {
                result.diagnostics.append(error.diagnostic)
                isRefused = true
            }
        }
        return check(files, index, own, isRefused: isRefused)
    }

    private func converted(_ catalog: Catalog, _ part: ExchangePart) -> [OutputFile] {
        let options = Converter.Options(
            settings: part.settings,
            sourceSettings: part.settings,
            mayChooseSettings: false
        )
        return Converter(options: options).convert(catalog, from: part.format, to: part.format.written).files
    }

    /// Reads the files again and reports texts that they don't have, or that are faulty there.
    private mutating func check(_ files: [InputFile], _ index: Int, _ own: [Int], isRefused: Bool) -> Set<Int> {
        let part = loaded.parts[index]
        var all = part.files
        for file in files {
            if let place = all.firstIndex(where: { $0.path == file.path }) {
                all[place] = file
            } else {
                all.append(file)
            }
        }
        let read = loaded.reading(all, as: part.format)
        var faulty: Set<Int> = []
        let catalog = read.unfolded ?? read.catalog
        // A file that has nothing of the languages changed in its look alone.
        let languages = Set(own.map { changes[$0].language })
        var touched: Set<String> = []
        for entry in catalog.entries.values {
            for language in languages {
                guard let message = entry.messages[language] else { continue }
                if let path = message.origin.range?.file.path { touched.insert(path) }
            }
        }
        result.files += files.filter { touched.contains($0.path) }
        let errors = Self.errors(read.diagnostics, in: catalog)
        let before = Self.errors(part.result.diagnostics, in: parts[index].catalog)
        for language in languages {
            var texts: [ExchangeUnit.ID: String] = [:]
            var known: [Key: Set<String>] = [:]
            for message in Exchange(of: read, into: language).messages {
                known[message.key] = Set(message.items.compactMap(\.unit.target))
                for item in message.items { texts[item.unit.id] = item.unit.target }
            }
            for place in own where changes[place].language == language {
                let change = changes[place]
                for (id, text, source) in change.expected where texts[id] != text {
                    // Conditions may be written otherwise than before, and have other names then.
                    if texts[id] == nil, known[change.message.key]?.contains(text) == true { continue }
                    faulty.insert(place)
                    if isRefused { continue }
                    let found = texts[id].map { "it would be read as “\($0)”" } ?? "it would not be read again"
                    report(.error, .unwritable, "the files can't hold this text: \(found)", at: source.range)
                }
                let name = MessageName(change.message.key, language)
                for error in errors[name] ?? [] where !(before[name] ?? []).contains(error) && !faulty.contains(place) {
                    guard let range = change.expected.first?.source.range else { continue }
                    faulty.insert(place)
                    result.diagnostics.append(Diagnostic(.error, error.kind, error.message, at: range))
                }
            }
        }
        return faulty
    }

    /// A fault, wherever it stands.
    private struct FoundError: Hashable {
        var kind: Diagnostic.Kind
        var message: String
    }

    private static func errors(_ diagnostics: [Diagnostic], in catalog: Catalog) -> [MessageName: [FoundError]] {
        var errors: [MessageName: [FoundError]] = [:]
        for finding in Finding.findings(diagnostics.filter { $0.severity == .error }, in: catalog) {
            guard let message = finding.message else { continue }
            let error = FoundError(kind: finding.diagnostic.kind, message: finding.diagnostic.message)
            errors[message, default: []].append(error)
        }
        return errors
    }
}
