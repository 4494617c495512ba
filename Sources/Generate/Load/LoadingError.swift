import InterlinguaFormats
package import InterlinguaIR

/// Why nothing could be read.
package enum LoadingError: Error, Sendable, CustomStringConvertible {
    /// A format of which there are files.
    package struct Found: Sendable {
        /// The format's name.
        package var name: String

        /// How many files there are of it.
        package var count: Int

        package var example: String
    }

    /// An input could not be found or looked through.
    case file(FileError)
    /// There is no format of the name that was given.
    case unknownFormat(String)
    /// None of the files is of the format, or of any.
    case noFiles(inputs: [String], format: String?, seen: SeenFiles)
    /// No file contains a table or language that was selected; others were found.
    case nothingSelected(String, others: [String], unread: Diagnostic? = nil)
    /// Files that look alike by their names are certainly of several formats by their content.
    case contradictoryFiles(input: String, [Found])
    /// Two inputs have a configuration of their own beside them.
    case severalConfigurations(String, String)
    case faultyConfiguration([Diagnostic])

    /// What went wrong, and what to do about it.
    package var description: String {
        let names = SourceFormatRegistry.formats.map(\.name).joined(separator: ", ")
        switch self {
        case .file(let error): return error.description
        case .unknownFormat(let name): return "there is no format “\(name)”; there are: \(names)"
        case .noFiles(let inputs, let format, let seen):
            let kind = format.map { "files of the format \($0)" } ?? "translation files"
            let list = seen.description.isEmpty ? "" : "; found \(seen)"
            return "no \(kind) in \(inputs.joined(separator: ", "))\(list); formats: \(names)"
        case .nothingSelected(let name, let others, let unread):
            let rest = unread.map { "; " + $0.message } ?? ""
            return "no file contains the \(name); found: \(others.joined(separator: ", "))\(rest)"
        case .contradictoryFiles(let input, let found):
            let list = found.map { "\($0.example) is of \($0.name)" }.joined(separator: ", ")
            return "files of several formats have the same ending in \(input): \(list); "
                + "give their folders as inputs of their own, or say which format to read with --from"
        case .severalConfigurations(let first, let second):
            return "there are two configurations, \(first) and \(second); say which one counts with --configuration"
        case .faultyConfiguration(let problems):
            let path = problems.lazy.compactMap(\.range?.file.path).first ?? ConfigurationFinder.fileName
            return "\(path) has faults"
        }
    }
}
