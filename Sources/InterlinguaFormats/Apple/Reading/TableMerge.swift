import InterlinguaIR
import OrderedCollections

/// Puts the files of one table together.
struct TableMerge {
    private let name: String
    private let sourceLanguage: LanguageTag
    private var languages: OrderedDictionary<LanguageTag, LanguageDrafts> = [:]
    private(set) var diagnostics: [Diagnostic] = []

    init(name: String, sourceLanguage: LanguageTag) {
        self.name = name
        self.sourceLanguage = sourceLanguage
    }

    /// Takes files in order: of one language the .strings before the .stringsdict.
    mutating func add(_ files: [AppleFile]) {
        for file in files {
            diagnostics += file.diagnostics
            diagnostics += languages[file.language, default: LanguageDrafts()].add(file)
        }
        let isShadowed = files.contains { $0.layout.place != .unlocalized }
        for file in files where file.layout.place == .unlocalized && isShadowed {
            let message = "the file lies outside of .lproj folders and hides the localised files of the same table"
            let range = file.document.range(0..<0)
            diagnostics.append(Diagnostic(.warning, "shadowed-table", message, at: range))
        }
    }

    /// Adds the table and its entries to a catalogue.
    mutating func finish(_ catalog: inout Catalog) {
        let tags = Array(languages.keys)
        let contents = languages.values.map(\.drafts)
        let index = KeyIndex(contents)
        // The first entry of a file has no empty line before it, whatever entry it is.
        var isFirst = Array(repeating: true, count: tags.count)
        catalog.entries.reserveCapacity(catalog.entries.count + index.keys.count)
        for place in index.keys.indices {
            let key = Key(index.keys[place], table: name)
            if index.allOccurrences(of: place, satisfy: { contents[$0.language][$0.draft].isSimple }) {
                var messages: OrderedDictionary<LanguageTag, Message> = [:]
                index.forEachOccurrence(of: place) { occurrence in
                    isFirst[occurrence.language] = false
                    messages[tags[occurrence.language]] = contents[occurrence.language][occurrence.draft].simpleMessage
                }
                catalog.entries[key] = Entry(messages: messages)
                continue
            }
            var builder = EntryBuilder(sourceLanguage: sourceLanguage)
            index.forEachOccurrence(of: place) { occurrence in
                var located = contents[occurrence.language][occurrence.draft]
                if isFirst[occurrence.language] { located.draft.forgetBlankLine() }
                isFirst[occurrence.language] = false
                builder.add(located, language: tags[occurrence.language])
            }
            catalog.entries[key] = builder.entry()
            diagnostics += builder.diagnostics
        }
        var annotation = AppleTableAnnotation()
        annotation.files = languages.compactMap { $0.value.fileAnnotation(language: $0.key) }
        catalog.tables[name] = Table(
            languages: Array(languages.keys),
            fallback: Fallback(languages: .none),
            annotations: annotation.files.isEmpty ? Annotations() : Annotations(annotation)
        )
    }
}

/// A draft and the file that holds it.
struct LocatedDraft {
    var draft: MessageDraft
    var document: PropertyListDocument
}

extension LocatedDraft {
    /// Whether the message says the same whatever the other languages say, and there is nothing to tell about it.
    fileprivate var isSimple: Bool {
        guard draft.isSimple, !draft.format.elements.isEmpty else { return false }
        // Names in braces are compared with the source text's.
        return !(draft.text?.utf8.contains(UInt8(ascii: "{")) ?? false)
    }

    /// The message of a simple draft.
    fileprivate var simpleMessage: Message {
        Message(
            content: .pattern(draft.format),
            comment: draft.comment,
            headings: draft.headings,
            origin: Origin(range: document.range(draft.valueBounds))
        )
    }
}

/// Where each key stands in which languages, in few arrays: projects have many keys and languages.
private struct KeyIndex {
    struct Occurrence {
        var language: Int
        var draft: Int
        /// The next occurrence of the same key; −1 if there is none.
        var next: Int
    }

    private(set) var keys: [String] = []
    private var occurrences: [Occurrence] = []
    private var first: [Int] = []

    init(_ contents: [[LocatedDraft]]) {
        var places: [String: Int] = [:]
        var last: [Int] = []
        places.reserveCapacity(contents.first?.count ?? 0)
        for language in contents.indices {
            for draft in contents[language].indices {
                let key = contents[language][draft].draft.key
                let occurrence = occurrences.count
                occurrences.append(Occurrence(language: language, draft: draft, next: -1))
                if let place = places[key] {
                    occurrences[last[place]].next = occurrence
                    last[place] = occurrence
                } else {
                    places[key] = keys.count
                    keys.append(key)
                    first.append(occurrence)
                    last.append(occurrence)
                }
            }
        }
    }

    func forEachOccurrence(of place: Int, _ body: (Occurrence) -> Void) {
        var index = first[place]
        while index >= 0 {
            body(occurrences[index])
            index = occurrences[index].next
        }
    }

    func allOccurrences(of place: Int, satisfy condition: (Occurrence) -> Bool) -> Bool {
        var index = first[place]
        while index >= 0 {
            if !condition(occurrences[index]) { return false }
            index = occurrences[index].next
        }
        return true
    }
}

/// The messages of one language in one table.
private struct LanguageDrafts {
    private(set) var drafts: [LocatedDraft] = []
    private var places: [String: Int] = [:]
    private var folder: String?
    private var finalComments: [AppleFinalComment] = []

    /// Lays a file's messages over those that are there; gives what is to be said about it.
    mutating func add(_ file: AppleFile) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        switch file.layout.place {
        case .language(let name): folder = name
        case .base: folder = "Base"
        case .unlocalized, .misspelt: folder = nil
        }
        finalComments += file.finalComments
        drafts.reserveCapacity(drafts.count + file.drafts.count)
        places.reserveCapacity(drafts.count + file.drafts.count)
        var overridden: Set<Int> = []
        for draft in file.drafts {
            var located = LocatedDraft(draft: draft, document: file.document)
            if let place = places[draft.key] {
                if file.layout.kind == .dictionary {
                    located.draft.takeFallback(drafts[place])
                    drafts[place] = located
                } else {
                    if let difference = drafts[place].difference(from: located) { diagnostics.append(difference) }
                    // It stands where the file has it that counts.
                    overridden.insert(place)
                    places[draft.key] = drafts.count
                    drafts.append(located)
                }
            } else {
                places[draft.key] = drafts.count
                drafts.append(located)
            }
            diagnostics += located.missingDevice.map { [$0] } ?? []
        }
        if !overridden.isEmpty {
            drafts = drafts.indices.filter { !overridden.contains($0) }.map { drafts[$0] }
            for (index, located) in drafts.enumerated() { places[located.draft.key] = index }
        }
        return diagnostics
    }

    func fileAnnotation(language: LanguageTag) -> AppleTableAnnotation.File? {
        if folder == language.identifier, finalComments.isEmpty { return nil }
        return AppleTableAnnotation.File(language: language, folder: folder, finalComments: finalComments)
    }
}

extension LocatedDraft {
    /// What to say if another file gives the same key of the same language with another value.
    fileprivate func difference(from other: LocatedDraft) -> Diagnostic? {
        guard draft.format != other.draft.format || draft.text != other.draft.text else { return nil }
        return Diagnostic(
            .warning,
            "overridden-entry",
            "the key “\(draft.key)” has another value in a second file of the same language, which counts",
            at: document.range(draft.keyBounds),
            notes: [Diagnostic.Note("this one counts", at: other.document.range(other.draft.keyBounds))]
        )
    }

    /// What to say if devices are left without a text.
    fileprivate var missingDevice: Diagnostic? {
        guard case .select(let select)? = draft.format.elements.first, select.selector == .environment(.device),
            select.variants.last?.condition != .otherwise
        else { return nil }
        let message =
            "devices that “\(draft.key)” does not name have no text: there is no “other”, and no entry in the .strings"
        return Diagnostic(.warning, "missing-other", message, at: document.range(draft.keyBounds))
    }
}

extension MessageDraft {
    /// Keeps the text that the .strings file has for the same key.
    fileprivate mutating func takeFallback(_ located: LocatedDraft) {
        let other = located.draft
        guard let text = other.text else { return }
        details.annotation.fallback = AppleFallback(
            text: text,
            comment: other.comment,
            layout: other.details.annotation.layout,
            headings: other.headings,
            origin: Origin(range: located.document.range(other.valueBounds))
        )
        comment = comment ?? other.comment
        // A device without a text of its own shows that of the .strings file.
        guard case .select(var select)? = format.elements.first, format.elements.count == 1,
            select.selector == .environment(.device), select.variants.last?.condition != .otherwise
        else { return }
        let plainSelect = details.plain.flatMap { pattern -> Select? in
            if case .select(let select)? = pattern.elements.first { return select }
            return nil
        }
        var plainVariants = plainSelect?.variants ?? select.variants
        select.variants.append(Variant(.otherwise, other.format))
        plainVariants.append(Variant(.otherwise, other.details.plain ?? other.format))
        format = Pattern([.select(select)])
        let plainPattern = Pattern([.select(Select(select.selector, variants: plainVariants))])
        details.plain = plainPattern == format ? nil : plainPattern
        details.isFormat = details.isFormat || other.details.isFormat
        details.claims += other.details.claims
        details.formatDiagnostics += other.details.formatDiagnostics
    }

    /// Takes the empty line before the entry as the usual one.
    fileprivate mutating func forgetBlankLine() {
        guard !isSimple else { return }
        let layout = details.annotation.layout?.withUsualBlankLine(hasComment: comment != nil, headings: headings)
        details.annotation.layout = layout
        if var fallback = details.annotation.fallback {
            let hasComment = fallback.comment != nil
            fallback.layout = fallback.layout?.withUsualBlankLine(hasComment: hasComment, headings: fallback.headings)
            details.annotation.fallback = fallback
        }
    }
}

extension AppleEntryLayout {
    /// The layout with the usual empty line before the entry; nil if all of it is usual then.
    fileprivate func withUsualBlankLine(hasComment: Bool, headings: [String]) -> AppleEntryLayout? {
        let usual = AppleEntryLayout.usual(hasComment: hasComment, headings: headings)
        var layout = self
        layout.hasBlankLineBefore = usual.hasBlankLineBefore
        return layout == usual ? nil : layout
    }
}
