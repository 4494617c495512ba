import InterlinguaFormats
import InterlinguaGenerator
import InterlinguaIR
import InterlinguaPlatforms

extension ExistingProject {
    /// Finds out what apps pass for a project's entries, which is what these come from where they were converted before.
    mutating func find(argumentsOf project: Loader.Loaded, in counterpart: Converter.Counterpart) {
        let source = project.whole ?? project.catalog
        let (entries, result) = (entries, counterpart.result)
        let format = project.format.written
        var echo = counterpart.loaded
        type(argumentsOf: &echo)
        let there = echo.catalog
        let calls = ConversionCalls(result.legalised, format: format, names: result.names)
        let original = result.originals
        // References hand arguments on under the names that these have in the source.
        let linked = source.keysOfReferences.union(there.keysOfReferences)
        let known = source.entries.filter { there.entries[$0.key] != nil }
        let same = Set(known.lazy.filter { $1.saysSame(as: there.entries[$0]) }.map(\.key))
        // Elsewhere arguments at the same positions are the same only if the texts come from each other.
        let isDerived = 2 * same.count >= known.count
        // What order is theirs in names only texts with several tell.
        let several = same.filter { (source.entries[$0]?.arguments.count ?? 0) > 1 }
        let haveSameOrder =
            !several.isEmpty
            && several.allSatisfy { key in
                guard let own = source.entries[key], let other = there.entries[key] else { return false }
                return own.isPaired(with: other, by: own.places(in: other))
            }
        for (key, own) in known where !own.arguments.isEmpty && (isDerived || same.contains(key)) {
            if linked.contains(key) { continue }
            guard let echoed = there.entries[key], let name = entries.key(of: original(key)),
                let other = loaded.catalog.entries[name], other.targets.isEmpty
            else { continue }
            let isOrdered = own.arguments.count < 2 || other.arguments.allSatisfy { $0.position != nil }
            if !isOrdered, !haveSameOrder, !same.contains(key) { continue }
            let signature = calls.signature(of: name, other.arguments)
            let indices = echoed.arguments.indices.map { echoed.counterpart(of: $0, in: other, by: signature) }
            let found = own.counterparts(in: echoed, indices, source.sourceLanguage)
            if found.isEmpty { continue }
            let (here, there) = (other.placeholders, echoed.placeholders)
            var shown: [Int: (here: Placeholder, there: Format)] = [:]
            for (index, place) in indices.enumerated() {
                guard let place, let own = there[index], let other = here[place] else { continue }
                shown[place] = (other, own.format)
            }
            counterparts[key] = ArgumentCounterparts(passed: other.arguments, indices: found, shown: shown)
        }
    }
}

extension Catalog {
    /// The keys of entries that refer to others, and of these.
    fileprivate var keysOfReferences: Set<Key> {
        var keys: Set<Key> = []
        for (key, entry) in entries {
            let targets = entry.targets
            if targets.isEmpty { continue }
            keys.insert(key)
            keys.formUnion(targets)
        }
        return keys
    }
}

extension Entry {
    /// The keys of the entries that its messages refer to.
    fileprivate var targets: Set<Key> { Set(messages.values.lazy.flatMap(\.targets)) }

    /// How the arguments are shown that all texts show in the same way, by their indices.
    fileprivate var placeholders: [Int: Placeholder] {
        var placeholders: [Int: Placeholder] = [:]
        var others: Set<Int> = []
        forEachElement { element in
            guard case .placeholder(let placeholder) = element else { return }
            let known = placeholders.updateValue(placeholder, forKey: placeholder.argument) ?? placeholder
            if known != placeholder || !placeholder.format.sizes.isEmpty { others.insert(placeholder.argument) }
        }
        return placeholders.filter { !others.contains($0.key) }
    }

    /// The index of what became an argument when another entry was converted into this one.
    fileprivate func counterpart(of index: Int, in other: Entry, by signature: CallSignature) -> Int? {
        let argument = arguments[index]
        let found = signature.arguments.firstIndex { passed in
            if let position = argument.position, let own = passed.position { return own == position }
            guard let name = argument.name else { return false }
            if let position = argument.positionInName, passed.names.isEmpty { return position == passed.position }
            return passed.names.contains(name)
        }
        return found ?? (index == selectingArgument ? other.selectingArgument : nil)
    }

    /// The arguments of another entry of the same format that have the positions or names of the own ones, by their indices.
    fileprivate func places(in other: Entry) -> [Int?] {
        arguments.map { argument in other.arguments.firstIndex { $0.isSame(as: argument) } }
    }

    /// Arguments with the indices of what is passed for them where those of another entry of the same format are these.
    ///
    /// - Returns: Nothing if one is no number and the other one is.
    fileprivate func counterparts(
        in known: Entry,
        _ indices: [Int?],
        _ language: LanguageTag
    ) -> [(argument: Argument, index: Int)] {
        var counterparts: [(argument: Argument, index: Int)] = []
        var taken: Set<Int> = []
        // What only fills a place before others is passed by nobody who has names for these.
        let used = usedArguments
        var places = self.places(in: known)
        if !isPaired(with: known, by: places) {
            // Positions may be those that the other texts got for their order.
            let inTexts = self.counterparts(in: known, language)
            let shown = Set(inTexts.values)
            for index in places.indices {
                places[index] = inTexts[index] ?? places[index].flatMap { shown.contains($0) ? nil : $0 }
            }
        }
        for (index, place) in places.enumerated() where used.contains(index) {
            guard let place, let passed = indices[safe: place].flatMap(\.self), taken.insert(passed).inserted else {
                continue
            }
            let (own, other) = (arguments[index], known.arguments[place])
            if own.position != nil, own.type.isNumeric != other.type.isNumeric { return [] }
            counterparts.append((arguments[index], passed))
        }
        return counterparts
    }
}
