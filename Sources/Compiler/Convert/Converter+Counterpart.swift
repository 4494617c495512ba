import InterlinguaFormats
package import InterlinguaGenerator
package import InterlinguaIR
import InterlinguaPlatforms

extension Converter {
    /// The project that is written into as it would be in the format of the source.
    struct Counterpart: Sendable {
        let result: Result

        /// What is read there, with what was split for this format put together again.
        let loaded: Loader.Loaded
    }

    /// Looks for what the project that is written into has of the source's entries: under other keys, in one where the source
    /// has parts, and with which arguments its app asks for them.
    package mutating func findEntries(of source: inout Loader.Loaded) {
        guard let existing = options.existing else { return }
        guard let back = convertBack(to: source) else { return existing.type(argumentsOf: &source) }
        var loaded = source.reading(back.inputFiles, as: source.format.written)
        let parts = back.parts
        loaded.fold(parts)
        source.fold(parts)
        let found = Counterpart(result: back, loaded: loaded)
        options.existing?.find(entriesOf: source, by: back)
        options.existing?.type(argumentsOf: &source)
        options.existing?.find(argumentsOf: source, in: found)
        counterpart = found
        if case .inPattern = existing.format.capabilities.references { return }
        let (entries, original) = (existing.entries, back.originals)
        let own = (source.whole ?? source.catalog).entries.values
        let referred = Set(own.lazy.flatMap(\.messages.values).flatMap(\.targets))
        helpers = referred.filter { entries.entry(of: $0) == nil && entries.entry(of: original($0)) != nil }
    }

    /// Leaves out entries that say just what is there, and those that were split off others only to be referred to.
    ///
    /// - Returns: The keys of the former.
    package func leaveOut(of source: inout Loader.Loaded, by result: Result, merging: Bool) -> Set<Key> {
        let untouched = merging ? untouched(in: source, by: result) : []
        source.select(leavingOut: untouched)
        if !helpers.isEmpty {
            source.whole = source.whole ?? source.catalog
            source.catalog.entries.removeAll { helpers.contains($0.key) }
        }
        return untouched
    }

    /// The project that is written into in the format of the source; nil if that is its own.
    private func convertBack(to source: Loader.Loaded) -> Result? {
        guard let existing = options.existing, source.parts.count == 1, source.format.family != existing.format.family
        else { return nil }
        let back = Converter(
            options: Options(
                settings: options.sourceSettings,
                sourceSettings: options.settings,
                mayChooseSettings: false
            )
        )
        let there = SourceApps(of: existing.loaded.projects)
        return back.convert(existing.loaded.catalog, of: there, to: source.format.written)
    }

    /// The project that is written into as it would be written if it had been in the format of the source before; nil if that
    /// is its own, or there is none.
    func echo(through source: Loader.Loaded) -> Loader.Loaded? {
        guard let existing = options.existing, var echo = counterpart?.loaded else { return nil }
        existing.read(literalsOf: &echo)
        existing.type(argumentsOf: &echo)
        let here = SourceApps(of: echo.projects)
        var converter = self
        converter.options.fillsGaps = false
        let result = converter.convert(echo.catalog, of: here, to: existing.format)
        return source.reading(result.inputFiles, as: existing.format.written)
    }
}

extension Converter.Result {
    /// Tells from which entry one comes that was read in what was written.
    var originals: (Key) -> Key {
        var originals: [Key: Key] = [:]
        for key in catalog.entries.keys {
            let original = legalised.sources[key] ?? key
            originals[key] = original
            originals[Key(names[key] ?? key.name, table: key.table)] = original
        }
        return { originals[$0] ?? originals[Key($0.name, table: $0.table)] ?? $0 }
    }

    /// What entries hold of others, by their tables, kinds and names in what was written.
    var parts: [Key: PartAnnotation] {
        var parts: [Key: PartAnnotation] = [:]
        for (key, entry) in catalog.entries {
            let name = Key(names[key] ?? key.name, table: key.table, kind: key.kind)
            parts[name] = entry.annotations[PartAnnotation.self]
        }
        return parts
    }
}

extension Loader.Loaded {
    /// Puts entries together that were split for their format, which doesn't say it.
    mutating func fold(_ parts: [Key: PartAnnotation]) {
        func isPart(_ key: Key) -> Bool { parts[Key(key.name, table: key.table, kind: key.kind)] != nil }
        guard !parts.isEmpty, (whole ?? catalog).entries.keys.contains(where: isPart) else { return }
        unfolded = unfolded ?? catalog
        for index in self.parts.indices {
            self.parts[index].result.unfolded = self.parts[index].result.unfolded ?? self.parts[index].result.catalog
        }
        changeCatalogs { catalog in
            for index in catalog.entries.values.indices {
                let key = catalog.entries.keys[index]
                guard let part = parts[Key(key.name, table: key.table, kind: key.kind)] else { continue }
                catalog.entries.values[index].annotations[PartAnnotation.self] = part
            }
        }
        catalog = catalog.foldingParts()
        whole = whole?.foldingParts()
        for index in self.parts.indices {
            self.parts[index].result.catalog = self.parts[index].result.catalog.foldingParts()
        }
    }
}
