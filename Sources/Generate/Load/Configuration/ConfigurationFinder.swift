import InterlinguaIR

/// Finds a project's configuration.
package struct ConfigurationFinder {
    package static let fileName = "interlingua.json"

    /// The file that was given; nil to look beside the inputs.
    let path: String?

    /// The configuration with the names that it fixes, and what is wrong with them; one that says nothing if there is none.
    ///
    /// Both files are looked for in each input, if that is a folder, and in the folder around it; the first that is found
    /// counts for the input. The names of a configuration that was given lie beside it.
    ///
    /// - Throws: `LoadingError` if one can't be read, or two inputs have different ones.
    func configuration(
        beside inputs: [String]
    ) throws(LoadingError) -> (configuration: ProjectConfiguration, diagnostics: [Diagnostic]) {
        var configuration = ProjectConfiguration()
        var diagnostics: [Diagnostic] = []
        if let path = try Self.file(at: path, beside: inputs) {
            (configuration, diagnostics) = ProjectConfiguration.read(path: path, bytes: try read(path))
        }
        if let lock = try Self.file(named: NameLock.fileName, beside: path.map { [$0] } ?? inputs) {
            let (names, problems) = NameLock.read(path: lock, bytes: try read(lock))
            configuration.swift.lock = names
            diagnostics += problems
        }
        return (configuration, diagnostics)
    }

    /// Where the names of a project that has none yet belong: beside its configuration, else in its first input.
    package static func placeOfNames(
        beside inputs: [String],
        configurationPath: String?
    ) throws(LoadingError) -> String {
        if let lock = try file(named: NameLock.fileName, beside: configurationPath.map { [$0] } ?? inputs) {
            return lock
        }
        if let configuration = try file(at: configurationPath, beside: inputs) {
            return (configuration.lastIndex(of: "/").map { String(configuration[...$0]) } ?? "") + NameLock.fileName
        }
        return places(of: NameLock.fileName, beside: inputs.first ?? ".")[0]
    }

    private static func file(at path: String?, beside inputs: [String]) throws(LoadingError) -> String? {
        if let path { return path }
        return try file(named: fileName, beside: inputs)
    }

    private static func file(named name: String, beside inputs: [String]) throws(LoadingError) -> String? {
        var found: String?
        for input in inputs {
            guard let own = places(of: name, beside: input).first(where: { FileKind(ofPath: $0) == .file }) else {
                continue
            }
            if let found, found != own { throw .severalConfigurations(found, own) }
            found = own
        }
        return found
    }

    private func read(_ path: String) throws(LoadingError) -> [UInt8] {
        do {
            return try readFile(at: path)
        } catch {
            throw .file(error)
        }
    }

    /// Where an input's configuration may be, or the names that it fixes; there is at least one place.
    private static func places(of name: String, beside input: String) -> [String] {
        let path = input.count > 1 && input.hasSuffix("/") ? String(input.dropLast()) : input
        let parent = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        let around = parent + name
        return FileKind(ofPath: path) == .folder ? ["\(path)/\(name)", around] : [around]
    }
}
