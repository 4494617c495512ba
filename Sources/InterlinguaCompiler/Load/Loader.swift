package import InterlinguaFormats
package import InterlinguaIR

/// Reads a project's files into a catalogue.
package struct Loader: Sendable {
    /// What was read.
    package struct Loaded: Sendable {
        /// Everything that could be read.
        package var catalog: Catalog

        /// The format of the files.
        package var format: any TranslationFormat

        /// The catalogue before parts were put back into the entries that they belong to; nil where there are none.
        package var unfolded: Catalog?

        /// The names by which apps ask for entries, where they are not those of the keys.
        package var names: [Key: String]

        /// The files that were read.
        package var files: [InputFile]

        /// How many files were read.
        package var fileCount: Int { files.count }

        /// What is to be said about the files.
        package var diagnostics: [Diagnostic]

        /// What was read, as one of two projects to compare.
        package var project: VerifiedProject {
            VerifiedProject(
                format: format,
                catalog: catalog,
                unfolded: unfolded,
                names: names,
                files: files,
                diagnostics: diagnostics
            )
        }
    }

    /// The name of the format; nil lets paths tell it.
    package var formatName: String?

    /// The language the texts were first written in; nil lets the files tell it.
    package var sourceLanguage: LanguageTag?

    /// Creates a loader.
    package init(formatName: String? = nil, sourceLanguage: LanguageTag? = nil) {
        self.formatName = formatName
        self.sourceLanguage = sourceLanguage
    }

    /// The files of one format, read but not understood yet.
    package struct Found: Sendable {
        /// The format of the files.
        package var format: any TranslationFormat

        /// The files, in the order of their names.
        package var files: [InputFile]

        /// An error for each file that could not be read.
        package var diagnostics: [Diagnostic]
    }

    /// Finds and reads all files of one format below the inputs.
    ///
    /// - Throws: `LoadingError` if there is nothing to read, or the format is in doubt.
    package func load(_ inputs: [String]) throws(LoadingError) -> Loaded {
        let found = try find(inputs)
        let result = found.format.read(found.files, options: ReadingOptions(sourceLanguage: sourceLanguage))
        return Loaded(
            catalog: result.catalog,
            format: found.format,
            unfolded: result.unfolded,
            names: result.names,
            files: found.files,
            diagnostics: found.diagnostics + result.diagnostics
        )
    }

    /// Finds all files of one format below the inputs, and takes their bytes.
    ///
    /// - Throws: `LoadingError` if there is nothing to read, or the format is in doubt.
    package func find(_ inputs: [String]) throws(LoadingError) -> Found {
        let candidates: [FileFinder.Candidate]
        do { candidates = try FileFinder().candidates(in: inputs) } catch { throw .file(error) }
        let format = try format(of: candidates, inputs)
        let recognized = candidates.filter { format.recognizes(path: $0.layoutPath) }
        if recognized.isEmpty { throw .noFiles(inputs: inputs, format: format.name) }
        var found = Found(format: format, files: [], diagnostics: [])
        for result in recognized.concurrentMap({ candidate in Result { try readFile(at: candidate.path) } })
            .enumerated()
        {
            let candidate = recognized[result.offset]
            switch result.element {
            case .success(let bytes):
                found.files.append(InputFile(path: candidate.path, layoutPath: candidate.layoutPath, bytes: bytes))
            case .failure(let error):
                found.diagnostics.append(Diagnostic(.error, "unreadable-file", String(describing: error)))
            }
        }
        return found
    }

    private func format(
        of candidates: [FileFinder.Candidate],
        _ inputs: [String]
    ) throws(LoadingError) -> any TranslationFormat {
        if let formatName {
            guard let format = FormatRegistry.format(named: formatName) else { throw .unknownFormat(formatName) }
            return format
        }
        var found: [(format: any TranslationFormat, count: Int, example: String)] = []
        for format in FormatRegistry.formats {
            let own = candidates.filter { format.recognizes(path: $0.layoutPath) }
            if let first = own.first { found.append((format, own.count, first.path)) }
        }
        guard let first = found.first else { throw .noFiles(inputs: inputs, format: nil) }
        if let certain = certainFormat(of: candidates, among: found.map(\.format)) { return certain }
        if let first = found.first, Self.haveSamePaths(candidates, found.map(\.format)) { return first.format }
        if found.count > 1 {
            throw .severalFormats(
                found.map { LoadingError.Found(name: $0.format.name, count: $0.count, example: $0.example) }
            )
        }
        return first.format
    }
}

extension Loader {
    /// The only format of which the content of some file speaks, if others have files of the same paths.
    private func certainFormat(
        of candidates: [FileFinder.Candidate],
        among formats: [any TranslationFormat]
    ) -> (any TranslationFormat)? {
        guard formats.count > 1, Self.haveSamePaths(candidates, formats) else { return nil }
        let certain = formats.filter { format in
            candidates.contains { candidate in
                guard format.recognizes(path: candidate.layoutPath), let bytes = try? readFile(at: candidate.path)
                else {
                    return false
                }
                let file = InputFile(path: candidate.path, layoutPath: candidate.layoutPath, bytes: bytes)
                return format.evidence(in: file) == .certain
            }
        }
        return certain.count == 1 ? certain[0] : nil
    }

    /// Whether all files of formats but the first are files of the first by their paths as well.
    private static func haveSamePaths(
        _ candidates: [FileFinder.Candidate],
        _ formats: [any TranslationFormat]
    ) -> Bool {
        guard let first = formats.first else { return false }
        return candidates.allSatisfy { candidate in
            first.recognizes(path: candidate.layoutPath)
                || !formats.contains { $0.recognizes(path: candidate.layoutPath) }
        }
    }
}

/// Why nothing could be read.
package enum LoadingError: Error, Sendable, CustomStringConvertible {
    /// A format of which there are files.
    package struct Found: Sendable {
        /// The format's name.
        package var name: String

        /// How many files there are of it.
        package var count: Int

        /// One of them.
        package var example: String
    }

    /// An input could not be found or looked through.
    case file(FileError)
    /// There is no format of the name that was given.
    case unknownFormat(String)
    /// None of the files is of the format, or of any.
    case noFiles(inputs: [String], format: String?)
    /// The files are of several formats, and nothing says which is meant.
    case severalFormats([Found])

    /// What went wrong, and what to do about it.
    package var description: String {
        let names = FormatRegistry.formats.map(\.name).joined(separator: ", ")
        switch self {
        case .file(let error): return error.description
        case .unknownFormat(let name): return "there is no format “\(name)”; there are: \(names)"
        case .noFiles(let inputs, let format):
            let kind = format.map { "files of the format \($0)" } ?? "translation files"
            return "no \(kind) in \(inputs.joined(separator: ", ")); formats: \(names)"
        case .severalFormats(let found):
            let list = found.map { "\($0.count) of \($0.name) (\($0.example))" }.joined(separator: ", ")
            return "files of several formats: \(list); say which one to read with --from"
        }
    }
}
