import InterlinguaIR
import OrderedCollections

/// Makes entries of their occurrences in all languages.
struct AndroidEntryAssembler {
    let builder: AndroidCatalogBuilder
    var diagnostics: [Diagnostic] = []

    /// The languages of the entry assembled last, and a dictionary of them, which most entries can share.
    private var lastLanguages: [Int32] = []
    private var prototype: OrderedDictionary<LanguageTag, Message> = [:]

    init(builder: AndroidCatalogBuilder) { self.builder = builder }

    /// The occurrences of one language, of which there are several if they differ by product.
    struct Group {
        var language: Int32
        var occurrences: [Int32]
    }

    /// Makes an entry.
    mutating func assemble(_ occurrences: [Int32], slot: Int) -> Entry {
        if isPlain(occurrences, slot) { return assemblePlain(occurrences) }
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

    /// Whether an entry is a string of one text without specifiers or attributes in every language.
    private func isPlain(_ occurrences: [Int32], _ slot: Int) -> Bool {
        guard builder.index.slots[slot].kind == .string, let first = occurrences.first else { return false }
        let fileName = builder.files[Int(builder.index.slots[slot].file)].path.name
        var language: Int32 = -1
        for occurrence in occurrences {
            let file = builder.file(of: occurrence)
            let resource = builder.resource(occurrence)
            if builder.languageOfFile[file] == language { return false }
            language = builder.languageOfFile[file]
            if builder.files[file].items[Int(resource.firstItem)].format >= 0 { return false }
            if resource.flags.contains(.unformatted) || builder.files[file].path.name != fileName { return false }
            if resource.flags.contains(.untranslatable), occurrence != first { return false }
            if resource.extra >= 0 {
                let extra = builder.files[file].extras[Int(resource.extra)]
                if extra.isSpecial { return false }
            }
        }
        return builder.languageOfFile[builder.file(of: first)] == 0
    }

    private mutating func assemblePlain(_ occurrences: [Int32]) -> Entry {
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
        var entry = Entry(messages: prototype)
        var isSourceEmpty = false
        for (place, occurrence) in occurrences.enumerated() {
            let file = builder.file(of: occurrence)
            let resource = builder.resource(occurrence)
            let pattern = builder.files[file].items[Int(resource.firstItem)].pattern
            if pattern.elements.isEmpty {
                if place == 0 { isSourceEmpty = true }
                if !isSourceEmpty {
                    let range = builder.files[file].range(ofText: Int(resource.firstItem))
                    diagnostics.append(.emptyTranslation(entry.messages.keys[place], at: range))
                }
            }
            var message = Message(
                content: .pattern(pattern),
                origin: Origin(range: builder.files[file].range(of: resource))
            )
            if resource.extra >= 0 {
                message.comment = builder.files[file].extras[Int(resource.extra)].comment
                message.headings = builder.files[file].extras[Int(resource.extra)].headings
            }
            entry.messages.values[place] = message
        }
        if let first = occurrences.first, builder.resource(first).flags.contains(.untranslatable) {
            entry.isTranslatable = false
            if occurrences.count > 1 { reportTranslations(occurrences.dropFirst()) }
        }
        return entry
    }

    private mutating func reportTranslations(_ occurrences: ArraySlice<Int32>) {
        for occurrence in occurrences {
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
    }
}
