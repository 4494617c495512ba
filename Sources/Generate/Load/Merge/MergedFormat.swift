package import InterlinguaFormats
package import InterlinguaIR
import OrderedCollections

/// Stands for several formats, or several apps of one, whose files are read into one catalogue.
///
/// Where a key is in files of several of them, the first counts.
package struct MergedFormat: SourceFormat {
    /// The files of one format and app, by the path that tells them apart.
    package struct Part: Sendable {
        package fileprivate(set) var format: any SourceFormat

        /// The paths of the files.
        package let paths: Set<String>

        fileprivate let options: ReadingOptions

        /// What the project says about the format.
        package var settings: [String: RuntimeSetting] { options.settings }

        init(format: any SourceFormat, files: [InputFile], options: ReadingOptions) {
            self.format = format
            paths = Set(files.map(\.path))
            self.options = options
        }

        /// The files of the format, in their order.
        package func files(among files: [InputFile]) -> [InputFile] { files.filter { paths.contains($0.path) } }
    }

    /// The formats, those that count most first.
    package private(set) var parts: [Part]

    /// The names of the formats, joined.
    package var name: String { OrderedSet(parts.map(\.format.name)).joined(separator: "+") }

    package var family: String { OrderedSet(parts.map(\.format.family)).joined(separator: "+") }

    package var summary: String { "files of " + parts.map(\.format.name).joined(separator: " and ") }

    package func recognizes(path: String) -> Bool { parts.contains { $0.format.recognizes(path: path) } }

    package var isLookedUpInBundles: Bool { parts.allSatisfy(\.format.isLookedUpInBundles) }

    package func nameOfUnnamedTable(in catalog: Catalog) -> String? {
        let names = Set(parts.map { $0.format.nameOfUnnamedTable(in: catalog) })
        return names.count == 1 ? names.first ?? nil : nil
    }

    package var hasElements: Bool { parts.allSatisfy(\.format.hasElements) }

    package func isFormat(_ entry: Entry) -> Bool { parts.contains { $0.format.isFormat(entry) } }

    /// Reads all files into one catalogue; texts that contradict each other are reported with both places.
    package func read(_ files: [InputFile], options: ReadingOptions) -> ReadingResult {
        Self.merge(read(files, sourceLanguage: options.sourceLanguage)).result
    }

    // MARK: Reading

    /// Reads the files of each format by itself; the first one tells the source language if nobody else does.
    package func read(_ files: [InputFile], sourceLanguage: LanguageTag?) -> [ReadingResult] {
        var results: [ReadingResult] = []
        for part in parts {
            var options = part.options
            options.sourceLanguage = sourceLanguage ?? results.first?.catalog.sourceLanguage
            var result = part.format.read(part.files(among: files), options: options)
            result.dropTablesWithoutPaths()
            results.append(result)
        }
        return results
    }

    /// Puts what was read of the formats together, and tells which format each entry is of.
    ///
    /// What stands alone owns all entries, and nothing is told of each.
    package static func merge(_ results: [ReadingResult]) -> (result: ReadingResult, owners: [Key: Int]) {
        if results.count == 1 { return (results[0], [:]) }
        let language = results.first?.catalog.sourceLanguage ?? .undetermined
        var merge = CatalogMerge(results.first?.catalog ?? Catalog(sourceLanguage: language))
        var unfolded = CatalogMerge(results.first.map { $0.unfolded ?? $0.catalog } ?? merge.catalog)
        for result in results.dropFirst() {
            merge.add(result.catalog)
            unfolded.add(result.unfolded ?? result.catalog)
        }
        let merged = ReadingResult(
            catalog: merge.catalog,
            diagnostics: results.flatMap(\.diagnostics) + merge.diagnostics,
            unfolded: results.contains { $0.unfolded != nil } ? unfolded.catalog : nil,
            names: results.reversed().reduce(into: [:]) { $0.merge($1.names) { $1 } }
        )
        return (merged, merge.owners.merging(unfolded.owners) { own, _ in own })
    }

    /// Reads what was found, with the files of each format as a project of its own.
    func load(_ found: Loader.Found) -> Loader.Loaded {
        var (results, choice) = read(found)
        for index in results.indices { results[index].dropTablesWithoutPaths() }
        var settled = self
        for (index, result) in zip(parts.indices, results) {
            settled.parts[index].format = parts[index].format.settled(by: result)
        }
        let whole = found.unselected.isEmpty ? nil : Self.merge(results).result.catalog
        let referenced = results.indices.reduce(into: Set()) { $0.formUnion(results[$1].leaveOut(found.unselected)) }
        var (merged, owners) = Self.merge(results)
        let counts = parts.reduce(into: [:] as OrderedDictionary) { $0[$1.format.name, default: 0] += $1.paths.count }
        let formats = counts.map { "\($1) of \($0)" }.joined(separator: ", ")
        let note = Diagnostic(.note, .mergedFormats, "files of several formats are read into one: \(formats)")
        merged.diagnostics = found.diagnostics + (counts.count > 1 ? [note] : []) + merged.diagnostics
        let loaded = zip(settled.parts, results.indices).map { part, number in
            // What another format's files say is not what this one's app shows.
            var own = parts.count == 1 ? merged : results[number]
            if parts.count > 1 { own.catalog.entries.removeAll { owners[$0.key] != number } }
            return Loader.LoadedPart(
                format: part.format,
                files: part.files(among: found.files),
                result: own,
                settings: part.settings
            )
        }
        return Loader.Loaded(
            catalog: merged.catalog,
            sourceFormat: parts.count == 1 ? settled.parts[0].format : settled,
            unfolded: merged.unfolded,
            names: merged.names,
            whole: whole,
            referenced: referenced,
            files: found.selectedFiles,
            diagnostics: merged.diagnostics,
            configuration: found.configuration,
            parts: loaded,
            sourceLanguage: choice,
            projectFacts: found.projectFacts
        )
    }

    /// Reads the files of each format; where nobody says the source language, that of the first format counts.
    private func read(_ found: Loader.Found) -> ([ReadingResult], SourceLanguageChoice) {
        func read(
            _ part: Part,
            _ choice: SourceLanguageChoice?
        ) -> (result: ReadingResult, choice: SourceLanguageChoice) {
            part.format.read(
                part.files(among: found.files),
                options: part.options,
                word: choice.map { SourceLanguageChoice.Word($0.language, source: "as that of another format") }
                    ?? found.word,
                isCertain: choice != nil || found.isCertain
            )
        }
        guard let first = parts.first else {
            return ([], SourceLanguageChoice(language: .undetermined, reason: .mostTexts))
        }
        var own = read(first, nil)
        if own.choice.reason == .assumedEnglish,
            let english = parts.dropFirst().lazy.map({ read($0, nil).choice }).first(where: \.isRegionalEnglish)
        {
            // Where nothing tells the language, it is the English that the project has.
            own = (read(first, english).result, english)
        }
        return ([own.result] + parts.dropFirst().map { read($0, own.choice).result }, own.choice)
    }
}

extension SourceLanguageChoice {
    /// Whether there are texts in the English of some region, and none in English as such.
    fileprivate var isRegionalEnglish: Bool {
        reason != .assumedEnglish && language.language == "en" && language.identifier != "en"
    }
}
