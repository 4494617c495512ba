import InterlinguaFormats
package import InterlinguaIR
package import InterlinguaPlatforms

/// What the target's front end makes of the files that a conversion gives.
package struct ReadBack: Sendable {
    /// The catalogue, parts as entries of their own.
    package var catalog: Catalog

    /// Errors in what was written that the source does not have.
    package var errors: [Diagnostic]
}

extension Converter {
    /// Reads what a conversion gives, as who reads the files next will.
    ///
    /// - Parameter known: what is to be said about the source's files: errors of the same kinds are the source's. What was said
    ///   of the files that are there stays theirs, too, word for word.
    package func readBack(_ result: Result, as target: any TranslationFormat, _ known: [Diagnostic]) -> ReadBack {
        let format = target.written
        let files = result.inputFiles.filter { format.recognizes(path: $0.layoutPath) }
        var options = ReadingOptions(sourceLanguage: result.catalog.sourceLanguage, settings: settings(of: result))
        options.checksTexts = false
        let read = format.read(files, options: options)
        let catalog = read.unfolded ?? read.catalog
        let formats = Set(Diagnostic.Kind.printfKinds + [.argumentTypeConflict])
        let isAboutFormats = read.diagnostics.contains { $0.severity == .error && formats.contains($0.kind) }
        let texts = isAboutFormats ? plainTexts(of: catalog, read.names, result, format.isFormat) : [:]
        func isOfText(_ diagnostic: Diagnostic) -> Bool {
            guard formats.contains(diagnostic.kind), let range = diagnostic.range else { return false }
            return (texts[range.file] ?? []).contains {
                $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound
            }
        }
        let own = Set(known.filter { $0.severity == .error }.map(\.identifier))
        let there = Set((self.options.existing?.loaded.diagnostics ?? []).map { [$0.identifier, $0.message] })
        return ReadBack(
            catalog: catalog,
            errors: read.diagnostics.filter { diagnostic in
                diagnostic.severity == .error && !own.contains(diagnostic.identifier)
                    && !there.contains([diagnostic.identifier, diagnostic.message])
                    && !isOfText(diagnostic)
            }
        )
    }

    /// Where texts stand that no app formats, by their files.
    private func plainTexts(
        of catalog: Catalog,
        _ names: [Key: String],
        _ result: Result,
        _ isFormat: (Entry) -> Bool
    ) -> [SourceFile: [SourceRange]] {
        // The key that is read back may have other components than the one that was written.
        func identity(_ key: Key, _ names: [Key: String]) -> Key {
            Key(names[key] ?? key.name, table: key.table, kind: key.kind)
        }
        let plain = Set(
            result.catalog.entries.filter { !isFormat($0.value) }.map { identity($0.key, result.names) }
        )
        var texts: [SourceFile: [SourceRange]] = [:]
        for (key, entry) in catalog.entries where plain.contains(identity(key, names)) {
            for range in entry.messages.values.compactMap(\.origin.range) {
                texts[range.file, default: []].append(range)
            }
        }
        return texts
    }
}
