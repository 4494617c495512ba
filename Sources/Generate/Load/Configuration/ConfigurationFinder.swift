import InterlinguaIR

/// Finds a project's configuration.
package struct ConfigurationFinder {
    /// The name of configurations.
    package static let fileName = "interlingua.json"

    /// The file that was given; nil to look beside the inputs.
    let path: String?

    /// The configuration, and what is wrong with it; one that says nothing if there is none.
    ///
    /// It is looked for in each input, if that is a folder, and in the folder around it; the first that is found counts for
    /// the input.
    ///
    /// - Throws: `LoadingError` if it can't be read, or two inputs have different ones.
    func configuration(
        beside inputs: [String]
    ) throws(LoadingError) -> (configuration: ProjectConfiguration, diagnostics: [Diagnostic]) {
        if let path { return try read(path) }
        var found: String?
        for input in inputs {
            guard let own = Self.places(beside: input).first(where: { FileKind(ofPath: $0) == .file }) else { continue }
            if let found, found != own { throw .severalConfigurations(found, own) }
            found = own
        }
        guard let found else { return (ProjectConfiguration(), []) }
        return try read(found)
    }

    private func read(
        _ path: String
    ) throws(LoadingError) -> (configuration: ProjectConfiguration, diagnostics: [Diagnostic]) {
        do {
            return ProjectConfiguration.read(path: path, bytes: try readFile(at: path))
        } catch {
            throw .file(error)
        }
    }

    /// Where an input's configuration may be.
    private static func places(beside input: String) -> [String] {
        let path = input.count > 1 && input.hasSuffix("/") ? String(input.dropLast()) : input
        let parent = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        let around = parent + fileName
        return FileKind(ofPath: path) == .folder ? ["\(path)/\(fileName)", around] : [around]
    }
}
