package import InterlinguaFormats
package import InterlinguaGenerator
import InterlinguaIR
package import InterlinguaPlatforms

/// The smallest part of a project whose conversion still shows a difference.
///
/// Entries are cut first, which needs the files written anew, then files and their lines. Whatever is cut, the rest is
/// converted and compared again: it counts only if it shows both sentences as before, unexplained.
package struct Reproduction {
    private let loaded: Loader.Loaded
    private let difference: Difference
    private let converter: Converter
    private let target: any TranslationFormat

    /// The format of the part, with nothing that was found out by reading the whole.
    private let format: any SourceFormat

    /// Errors that the whole project has as well.
    private let knownErrors: Set<String>

    /// How many more parts are tried.
    private var trialCount = 1_000

    /// Prepares to cut a project down to a difference of its conversion.
    package init(
        of difference: Difference,
        in loaded: Loader.Loaded,
        _ converter: Converter,
        to target: any TranslationFormat
    ) {
        self.loaded = loaded
        self.difference = difference
        self.converter = converter
        self.target = target
        format = SourceFormatRegistry.format(named: loaded.sourceFormat.name) ?? loaded.sourceFormat
        knownErrors = Self.errors(of: loaded)
    }

    /// The files of the part with its configuration; nil if not even the whole project shows the difference again.
    package mutating func files() -> [OutputFile]? {
        guard var files = smallestCatalog() ?? whole() else { return nil }
        files = shrunk(files) { $0.shows($1) }
        // Other encodings and binary files have no lines that could be told apart by bytes.
        for index in files.indices where !files[index].bytes.contains(0) {
            for ends in ["\n", "\n,;>"] {
                let pieces = files[index].bytes.pieces(endingIn: Array(ends.utf8))
                let kept = shrunk(pieces) { reproduction, pieces in
                    var candidate = files
                    candidate[index].bytes = Array(pieces.joined())
                    return reproduction.shows(candidate)
                }
                files[index].bytes = Array(kept.joined())
            }
        }
        let configuration = OutputFile(
            path: "interlingua.json",
            bytes: configuration.bytes(.indented(2), endsLine: true)
        )
        return files.map { OutputFile(path: $0.layoutPath, bytes: $0.bytes) } + [configuration]
    }

    /// Whether the files of a folder show the difference.
    package func isShown(byFilesIn folder: String) -> Bool {
        guard let loaded = try? Loader().load([folder]) else { return false }
        return isShown(by: loaded)
    }

    // MARK: Cutting

    /// The files that the source's own back end writes for the difference's entry and those that it needs; nil if these
    /// no longer show it.
    private mutating func smallestCatalog() -> [InputFile]? {
        let keys = loaded.catalog.entries.keys.map { $0 }
        if let files = files(with: [difference.key]), shows(files) { return files }
        guard let files = files(with: keys), shows(files) else { return nil }
        let kept = shrunk(keys) { reproduction, keys in
            reproduction.files(with: keys).map { reproduction.shows($0) } ?? false
        }
        return self.files(with: kept)
    }

    private func files(with keys: [Key]) -> [InputFile]? {
        var catalog = loaded.catalog
        let kept = Set(keys)
        catalog.entries.removeAll { !kept.contains($0.key) }
        let settings = loaded.configuration.settings(of: loaded.sourceFormat)
        let options = Converter.Options(settings: settings, sourceSettings: settings)
        let result = Converter(options: options)
            .convert(catalog, of: SourceApps(of: loaded.projects), to: loaded.format.written)
        return result.files.isEmpty ? nil : result.inputFiles
    }

    /// The project's own files, below one folder; nil if two of them would be one there.
    private mutating func whole() -> [InputFile]? {
        var files = loaded.files
        for index in files.indices {
            let steps = files[index].layoutPath.split(separator: "/").filter { $0 != "." && $0 != ".." }
            files[index].layoutPath = steps.joined(separator: "/")
        }
        return Set(files.map(\.layoutPath)).count == files.count && shows(files) ? files : nil
    }

    /// Drops runs of elements, long ones first, as long as the rest still shows the difference.
    private mutating func shrunk<Element>(
        _ elements: [Element],
        _ isEnough: (inout Self, [Element]) -> Bool
    ) -> [Element] {
        var kept = elements
        var length = max(1, kept.count / 2)
        while kept.count > 1 {
            var start = 0
            while start < kept.count, trialCount > 0 {
                let candidate = Array(kept[..<start] + kept[min(start + length, kept.count)...])
                if isEnough(&self, candidate) { kept = candidate } else { start += length }
            }
            if length == 1 { break }
            length /= 2
        }
        return kept
    }

    // MARK: Trying

    private mutating func shows(_ files: [InputFile]) -> Bool {
        guard trialCount > 0, !files.isEmpty else { return false }
        trialCount -= 1
        return isShown(by: loaded.reading(files, as: format))
    }

    private func isShown(by part: Loader.Loaded) -> Bool {
        guard Self.errors(of: part).isSubset(of: knownErrors) else { return false }
        let projects = part.projects
        var result = converter.convert(part.catalog, of: SourceApps(of: projects), to: target)
        result.joinPieces()
        return converter.verify(result, of: projects, for: target)?.unexplained.contains { found in
            found.key.name == difference.key.name && found.expected == difference.expected
                && found.actual == difference.actual
        } ?? false
    }

    private static func errors(of loaded: Loader.Loaded) -> Set<String> {
        Set(loaded.diagnostics.filter { $0.severity == .error }.map(\.identifier))
    }

    // MARK: Configuration

    /// What is known of the part that its files don't tell.
    private var configuration: JSONValue {
        var members = [
            JSONMember("sourceLanguage", .string(loaded.catalog.sourceLanguage.identifier)),
            JSONMember(
                "settings",
                .object(
                    loaded.configuration.settings.sorted { $0.key < $1.key }.map { name, group in
                        let format = SourceFormatRegistry.format(named: name)
                        let accepted = group.filter { format?.accepts(setting: $0.key, $0.value) ?? false }
                        return JSONMember(name, RuntimeSetting.group(accepted).json)
                    }
                )
            ),
        ]
        if SourceFormatRegistry.format(named: format.name) != nil {
            members.insert(JSONMember("format", .string(format.name)), at: 1)
        }
        return .object(members)
    }
}

extension RuntimeSetting {
    /// The setting as a configuration spells it.
    var json: JSONValue {
        switch self {
        case .null: .null
        case .flag(let flag): .boolean(flag)
        case .number(let number): JSONNumber(number.description).map { .number($0) } ?? .null
        case .text(let text): .string(text)
        case .list(let values): .array(values.map(\.json))
        case .group(let members): .object(members.sorted { $0.key < $1.key }.map { JSONMember($0.key, $0.value.json) })
        }
    }
}

extension [UInt8] {
    /// The bytes, cut behind each of some.
    fileprivate func pieces(endingIn ends: [UInt8]) -> [ArraySlice<UInt8>] {
        var pieces: [ArraySlice<UInt8>] = []
        var start = 0
        for (index, byte) in enumerated() where ends.contains(byte) || index == count - 1 {
            pieces.append(self[start...index])
            start = index + 1
        }
        return pieces
    }
}
