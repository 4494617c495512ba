import InterlinguaIR
import OrderedCollections

/// Makes entries of their occurrences in all languages.
struct AndroidEntryAssembler {
    private let builder: AndroidCatalogBuilder
    /// What is to be said about the entries assembled so far.
    private(set) var diagnostics: [Diagnostic] = []

    /// The occurrences of the entry that is assembled.
    private var occurrences: [Int32] = []

    /// The languages of the entry assembled last, and a dictionary of them, which most entries can share.
    private var lastLanguages: [Int32] = []
    private var prototype: OrderedDictionary<LanguageTag, Message> = [:]

    /// Arguments without names, which many entries share: their number, which ones are integers, and they themselves.
    private var lastArguments: (count: Int, integers: UInt16, arguments: [Argument]) = (0, 0, [])

    /// Creates an assembler of linked entries.
    init(builder: AndroidCatalogBuilder) { self.builder = builder }

    /// The occurrences of one language, of which there are several if they differ by product.
    struct Group {
        /// Index into the builder's languages.
        var language: Int32
        /// The occurrences, in the order of the files.
        var occurrences: [Int32]
    }

    /// Makes an entry.
    mutating func assemble(slot: Int) -> Entry {
        builder.getOccurrences(of: slot, &occurrences)
        if let arguments = ordinaryArguments(of: slot) { return assembleOrdinary(arguments) }
        var groups: [Group] = []
        for occurrence in occurrences {
            let language = builder.languageOfFile[builder.file(of: occurrence)]
            if groups.last?.language == language {
                groups[groups.count - 1].occurrences.append(occurrence)
            } else {
                groups.append(Group(language: language, occurrences: [occurrence]))
            }
        }
        var assembly = AndroidEntryAssembly(builder: builder, slot: slot, groups: groups)
        let entry = assembly.assemble()
        diagnostics += assembly.diagnostics
        return entry
    }

    // MARK: Ordinary entries

    /// The arguments of an entry whose messages can be taken as they are, with nothing to say about them; nil for others.
    private mutating func ordinaryArguments(of slot: Int) -> [Argument]? {
        guard let first = occurrences.first, builder.languageOfFile[builder.file(of: first)] == 0 else { return nil }
        let kind = builder.index.slots[slot].kind
        let name = builder.nameOfFile[Int(builder.index.slots[slot].file)]
        let source = builder.resource(first).summary
        var facts: AndroidSummary.Facts = []
        var integers: UInt16 = 0
        var hasNames = false
        var isSame = true
        var language: Int32 = -1
        for occurrence in occurrences {
            let file = builder.file(of: occurrence)
            let resource = builder.resource(occurrence)
            if builder.languageOfFile[file] == language || builder.nameOfFile[file] != name { return nil }
            language = builder.languageOfFile[file]
            if resource.message < 0 || !resource.flags.isEmpty && occurrence != first { return nil }
            let summary = resource.summary
            facts.formUnion(summary.facts)
            integers |= summary.integers
            if !summary.names.isEmpty { hasNames = true }
            if summary.shown & ~source.shown != 0 || source.shownByOthers & ~summary.shownByAll != 0 {
                if occurrence != first { isSame = false }
            }
            if kind == .plurals {
                if summary.firstInteger != source.firstInteger { return nil }
                if !builder.quantities[Int(language)].accept(summary.categories) { return nil }
            }
        }
        guard facts.contains(.isFormat) else { return kind == .string ? [] : nil }
        if !isSame || !facts.isDisjoint(with: [.hasBarePercent, .isIrregular]) { return nil }
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
            let names = builder.resource(occurrence).summary.names
            for index in names {
                let name = builder.files[builder.file(of: occurrence)].argumentNames[Int(index)]
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
            isKnown = builder.languageOfFile[builder.file(of: occurrences[place])] == lastLanguages[place]
            place += 1
        }
        if !isKnown {
            lastLanguages = occurrences.map { builder.languageOfFile[builder.file(of: $0)] }
            let tags = lastLanguages.map { builder.languages[Int($0)] }
            prototype = OrderedDictionary(uniqueKeysWithValues: tags.map { ($0, Message(Pattern())) })
        }
        // The copy shares its keys and their hashes with all others; only the values are its own.
        var entry = Entry(arguments: arguments, messages: prototype)
        entry.messages.values.withUnsafeMutableBufferPointer { messages in
            for (place, occurrence) in occurrences.enumerated() where place < messages.count {
                let file = builder.file(of: occurrence)
                if let message = builder.files[file].messages.take(Int(builder.resource(occurrence).message)) {
                    messages[place] = message
                }
            }
        }
        if let first = occurrences.first, builder.resource(first).flags.contains(.untranslatable) {
            entry.isTranslatable = false
            reportTranslations()
        }
        return entry
    }

    private mutating func reportTranslations() {
        for occurrence in occurrences.dropFirst() {
            let message = "the text is marked as not to be translated"
            let range = builder.range(of: occurrence)
            diagnostics.append(Diagnostic(.warning, "untranslatable-entry", message, at: range))
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
