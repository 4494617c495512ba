import InterlinguaIR
import OrderedCollections

/// Makes entries of their occurrences in all languages.
struct AndroidEntryAssembler {
    private let chains: AndroidEntryChains
    private let project: AndroidProject
    /// What is to be said about the entries assembled so far.
    private(set) var diagnostics: [Diagnostic] = []

    private var occurrences: [Int32] = []

    /// The languages of the entry assembled last, and a dictionary of them, which most entries can share.
    private var lastLanguages: [Int32] = []
    private var prototype: OrderedDictionary<LanguageTag, Message> = [:]

    /// Arguments without names, which many entries share: their number, which ones are integers, and they themselves.
    private var lastArguments: (count: Int, integers: UInt16, arguments: [Argument]) = (0, 0, [])

    init(_ chains: AndroidEntryChains) {
        self.chains = chains
        project = chains.project
    }

    /// The occurrences of one language, of which there are several if they differ by product.
    struct Group {
        /// Index into the project's languages.
        var language: Int32
        /// The occurrences, in the order of the files.
        var occurrences: [Int32]
    }

    mutating func assemble(slot: Int) -> Entry {
        chains.getOccurrences(of: slot, &occurrences)
        if let arguments = ordinaryArguments(of: slot) { return assembleOrdinary(arguments) }
        var groups: [Group] = []
        for occurrence in occurrences {
            let language = project.languageOfFile[project.file(of: occurrence)]
            if groups.last?.language == language {
                groups[groups.count - 1].occurrences.append(occurrence)
            } else {
                groups.append(Group(language: language, occurrences: [occurrence]))
            }
        }
        var assembly = AndroidEntryAssembly(chains, slot: slot, groups: groups)
        let entry = assembly.assemble()
        diagnostics += assembly.diagnostics
        return entry
    }

    // MARK: Ordinary entries

    /// The arguments of an entry whose messages can be taken as they are, with nothing to say about them; nil for others.
    private mutating func ordinaryArguments(of slot: Int) -> [Argument]? {
        guard let first = occurrences.first, project.languageOfFile[project.file(of: first)] == 0 else { return nil }
        let kind = chains.index.slots[slot].kind
        let name = project.nameOfFile[Int(chains.index.slots[slot].file)]
        let source = project.resource(first).summary
        var facts = AndroidSummary.Facts()
        var integers: UInt16 = 0
        var hasNames = false
        var isSame = true
        var language: Int32 = -1
        for occurrence in occurrences {
            let file = project.file(of: occurrence)
            let resource = project.resource(occurrence)
            if project.languageOfFile[file] == language || project.nameOfFile[file] != name { return nil }
            language = project.languageOfFile[file]
            if resource.message < 0 || resource.isMarked && occurrence != first { return nil }
            let summary = resource.summary
            facts.insert(summary.facts)
            integers |= summary.integers
            if summary.names.lowerBound < summary.names.upperBound { hasNames = true }
            if summary.shown & ~source.shown != 0 || source.shownByOthers & ~summary.shownByAll != 0
                || summary.integers & ~source.integers != 0
            {
                if occurrence != first { isSame = false }
            }
            if kind == .plurals {
                if summary.firstInteger != source.firstInteger { return nil }
                if !project.quantities[Int(language)].accept(summary.categories) { return nil }
            }
        }
        guard facts.contains(.isFormat) else { return kind == .string ? [] : nil }
        if !isSame || facts.contains(.hasBarePercent) || facts.contains(.isIrregular) { return nil }
        if kind == .plurals, facts.contains(.impliesNumber) { return nil }
        let arguments = arguments(count: source.argumentCount, integers: integers)
        return hasNames ? named(arguments) : arguments
    }

    private mutating func arguments(count: Int, integers: UInt16) -> [Argument] {
        if lastArguments.count == count, lastArguments.integers == integers { return lastArguments.arguments }
        let arguments = (0..<count).map { index in
            let isInteger = integers >> UInt16(index) & 1 == 1
            return Argument(position: index + 1, type: isInteger ? .integer(IntegerType(bits: 64)) : .any)
        }
        lastArguments = (count, integers, arguments)
        return arguments
    }

    /// Gives the arguments the names that all texts agree on; nil if they don't.
    private func named(_ arguments: [Argument]) -> [Argument]? {
        var arguments = arguments
        for (number, occurrence) in occurrences.enumerated() {
            let names = project.resource(occurrence).summary.names
            if names.isEmpty { continue }
            for index in names {
                let name = project.files[project.file(of: occurrence)].argumentNames[Int(index)]
                guard arguments.indices.contains(name.argument) else { return nil }
                if let given = arguments[name.argument].name {
                    if given != name.name { return nil }
                } else {
                    // Names come from the source language, and no two arguments have the same one.
                    if number > 0 || arguments.contains(where: { $0.name == name.name }) { return nil }
                    arguments[name.argument].name = name.name
                }
            }
        }
        return arguments
    }

    private mutating func assembleOrdinary(_ arguments: [Argument]) -> Entry {
        var isKnown = lastLanguages.count == occurrences.count
        var place = 0
        while isKnown, place < occurrences.count {
            isKnown = project.languageOfFile[project.file(of: occurrences[place])] == lastLanguages[place]
            place += 1
        }
        if !isKnown {
            lastLanguages = occurrences.map { project.languageOfFile[project.file(of: $0)] }
            let tags = lastLanguages.map { project.languages[Int($0)] }
            prototype = OrderedDictionary(uniqueKeysWithValues: tags.map { ($0, Message(Pattern())) })
        }
        // The copy shares its keys and their hashes with all others; only the values are its own.
        var entry = Entry(arguments: arguments, messages: prototype)
        entry.messages.values.withUnsafeMutableBufferPointer { messages in
            var place = 0
            while place < min(occurrences.count, messages.count) {
                let message = Int(project.resource(occurrences[place]).message)
                let file = project.file(of: occurrences[place])
                if let message = project.files[file].messages.take(message) { messages[place] = message }
                place += 1
            }
        }
        if let first = occurrences.first, project.resource(first).isUntranslatable {
            entry.isTranslatable = false
            reportTranslations()
        }
        return entry
    }

    private mutating func reportTranslations() {
        for occurrence in occurrences.dropFirst() {
            let message = "the text is marked as not to be translated"
            let range = project.range(of: occurrence)
            diagnostics.append(Diagnostic(.warning, .untranslatableEntry, message, at: range))
        }
    }
}

extension AndroidFile.Extra {
    /// Whether there is more than a comment and headings.
    var isSpecial: Bool {
        element != nil || !attributes.isEmpty || product != nil || part != nil || number != nil || hasReferences
            || !itemGaps.isEmpty
    }
}
