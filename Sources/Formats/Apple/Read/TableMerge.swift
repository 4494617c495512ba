import InterlinguaIR
import OrderedCollections

/// Puts the files of one table together: what each language has for each key.
struct TableMerge: Sendable {
    /// What all languages have for a key.
    struct Row: Sendable {
        let key: String

        /// The messages in the order of the languages.
        private(set) var drafts: [LanguageDraft] = []

        /// Whether all messages say the same whatever the others say, and there is nothing to tell about them.
        private(set) var isSimple = true

        /// Where the key stands in the first language that has it, behind the keys of the languages before.
        var order: Int

        init(key: String, order: Int, languageCount: Int) {
            self.key = key
            self.order = order
            drafts.reserveCapacity(languageCount)
        }

        mutating func append(_ draft: LanguageDraft) {
            isSimple = isSimple && draft.draft.isSimple
            drafts.append(draft)
        }

        /// Takes the message of a language away that is laid under another one; nil if there is none.
        mutating func removeLast(of language: Int) -> LanguageDraft? {
            drafts.last?.language == language ? drafts.removeLast() : nil
        }

        /// Takes the empty line before one of the messages as the usual one.
        mutating func forgetBlankLine(at index: Int) {
            if drafts[index].draft.hasAnnotation { drafts[index].draft.forgetBlankLine() }
        }
    }

    let name: String

    /// The language the texts were first written in.
    let sourceLanguage: LanguageTag

    let table: Table

    /// Whether no text is a format.
    var keepsTextsUnformatted = false

    /// Whether translations are compared with the source text.
    var comparesTranslations = true

    /// The files, without their content.
    let documents: [PropertyListDocument]

    /// What is to be said about files and the way they lie over each other.
    private(set) var diagnostics: [Diagnostic] = []

    /// The keys in the order of the catalogue.
    private(set) var rows: [Row] = []

    /// The languages in the order of the files, with their indices; entries that have all of them share the list.
    private let languages: OrderedDictionary<LanguageTag, Int>

    /// Takes files in order: the source language's first, and of one language the .strings before the .stringsdict; of two
    /// that have a key the later one counts.
    init(name: String, sourceLanguage: LanguageTag, files: [AppleFile]) {
        self.name = name
        self.sourceLanguage = sourceLanguage
        documents = files.map(\.document)
        let set = OrderedSet(files.map(\.language))
        languages = OrderedDictionary(uniqueKeysWithValues: zip(set, set.indices))
        table = Self.table(named: name, set, files)
        var places: [String: Int] = [:]
        let keyCount = files.map(\.drafts.count).max() ?? 0
        rows.reserveCapacity(keyCount)
        places.reserveCapacity(keyCount)
        var count = 0
        for (number, file) in files.enumerated() {
            diagnostics += file.diagnostics
            let language = languages[file.language] ?? 0
            // Files mostly have the same order, so that the row behind the last one is tried first.
            var next = 0
            for (key, draft) in file.drafts {
                let isNext = next < rows.count && rows[next].key == key
                let place = isNext ? next : places[key] ?? rows.count
                next = place + 1
                if place == rows.count {
                    places[key] = place
                    rows.append(Row(key: key, order: count, languageCount: languages.count))
                    count += 1
                }
                var own = LanguageDraft(language: language, file: number, draft: draft)
                if let earlier = rows[place].removeLast(of: language) {
                    if file.layout.kind == .dictionary {
                        own.draft.takeFallback(earlier.draft)
                    } else {
                        reportOverride(of: earlier, by: draft, in: file, key: key)
                        // It stands where the file has it that counts.
                        if rows[place].drafts.isEmpty {
                            rows[place].order = count
                            count += 1
                        }
                    }
                }
                if !draft.isText, own.draft.lacksDevice { reportMissingDevice(draft, in: file, key: key) }
                rows[place].append(own)
            }
        }
        // Foundation looks for each of the two kinds by itself.
        for kind in [AppleLayout.Kind.strings, .dictionary] {
            let own = files.lazy.filter { $0.layout.kind == kind }
            diagnostics += Diagnostic.shadowedTable(own.map { ($0.layout.place, $0.document) })
        }
        rows.sort { $0.order < $1.order }
        forgetFirstBlankLines()
    }

    /// The first entry of a file has no empty line before it, whatever entry it is.
    private mutating func forgetFirstBlankLines() {
        var pending = Set(languages.values)
        for row in rows.indices {
            for (index, draft) in rows[row].drafts.enumerated() where pending.remove(draft.language) != nil {
                rows[row].forgetBlankLine(at: index)
            }
            if pending.isEmpty { return }
        }
    }

    /// Says that another file gives the same key of the same language another value.
    private mutating func reportOverride(
        of earlier: LanguageDraft,
        by draft: MessageDraft,
        in file: AppleFile,
        key: String
    ) {
        // A file that hides the whole table is reported once.
        if file.layout.place == .unlocalized { return }
        if earlier.draft.format == draft.format, earlier.draft.text == draft.text { return }
        let range = documents[earlier.file].range(earlier.draft.keyBounds)
        diagnostics.append(.overriddenEntry(key, at: range, by: file.document.range(draft.keyBounds)))
    }

    private mutating func reportMissingDevice(_ draft: MessageDraft, in file: AppleFile, key: String) {
        let message =
            "devices that “\(key)” does not name have no text: there is no “other”, and no entry in the .strings"
        let range = file.document.range(draft.keyBounds)
        diagnostics.append(Diagnostic(.warning, .missingOther, message, at: range))
    }

    private static func table(named name: String, _ languages: OrderedSet<LanguageTag>, _ files: [AppleFile]) -> Table {
        let byLanguage = Dictionary(grouping: files, by: \.language)
        // A language's files of the other kind, written outside of its folder as well, would hide those of all others.
        let shared = Set(files.lazy.filter { $0.layout.place == .unlocalized }.map(\.layout.kind))
        let annotated = languages.compactMap { language in
            let own = byLanguage[language] ?? []
            return LprojTableFile(
                language: language,
                place: (own.last { !shared.contains($0.layout.kind) } ?? own.last)?.layout.place,
                finalComments: own.flatMap(\.finalComments)
            )
        }
        return Table(
            languages: Array(languages),
            fallback: Fallback(languages: LprojTableFile.isOfPropertyList(table: name) ? .source : .none),
            annotations: annotated.isEmpty ? Annotations() : Annotations(AppleTableAnnotation(files: annotated))
        )
    }

    // MARK: Entries

    /// Makes the entries of some rows, and finds what is to be said about them.
    func entries(of rows: ArraySlice<Row>) -> (entries: [(key: Key, entry: Entry)], diagnostics: [Diagnostic]) {
        var builder = EntryBuilder(self)
        let entries = rows.map { row in
            let entry =
                row.isSimple
                ? Entry(messages: messages(of: row, \.draft.message)) : builder.entry(of: row)
            return (key: Key(row.key, table: name), entry: entry)
        }
        return (entries, builder.diagnostics)
    }

    /// The messages of a row by their languages.
    func messages(of row: Row, _ message: (LanguageDraft) -> Message) -> OrderedDictionary<LanguageTag, Message> {
        row.drafts.count == languages.count
            ? languages.mapValues { message(row.drafts[$0]) }
            : OrderedDictionary(uniqueKeysWithValues: row.drafts.map { (language($0.language), message($0)) })
    }

    func language(_ index: Int) -> LanguageTag { languages.keys[index] }

    /// A draft with its file.
    func located(_ draft: LanguageDraft) -> LocatedDraft {
        LocatedDraft(draft: draft.draft, document: documents[draft.file])
    }
}

struct LanguageDraft: Sendable {
    /// Index into the table's languages.
    var language: Int

    /// Index into the table's files.
    var file: Int

    var draft: MessageDraft
}

/// A message with the file that holds it.
struct LocatedDraft {
    var draft: MessageDraft

    /// The file, without its content.
    var document: PropertyListDocument
}

extension MessageDraft {
    /// Whether devices are left without a text.
    fileprivate var lacksDevice: Bool {
        guard case .select(let select)? = format.elements.first, select.selector == .environment(.device)
        else { return false }
        return select.variants.last?.condition != .otherwise
    }

    /// Keeps the text that the .strings file has for the same key.
    fileprivate mutating func takeFallback(_ other: MessageDraft) {
        guard let text = other.text else { return }
        let details = other.details
        var own = self.details
        own.annotation.fallback = AppleFallback(
            text: text,
            comment: other.message.comment,
            layout: details.annotation.layout,
            headings: other.message.headings,
            origin: other.message.origin
        )
        if message.comment == nil, let comment = other.message.comment { message.comment = comment }
        defer { self.details = own }
        // A device without a text of its own shows that of the .strings file.
        guard var select = format.onlySelect,
            select.selector == .environment(.device), select.variants.last?.condition != .otherwise
        else { return }
        let plainSelect = own.plain.flatMap { pattern -> Select? in
            if case .select(let select)? = pattern.elements.first { return select }
            return nil
        }
        var plainVariants = plainSelect?.variants ?? select.variants
        select.variants.append(Variant(.otherwise, other.format))
        plainVariants.append(Variant(.otherwise, other.plain))
        format = Pattern([.select(select)])
        let plainPattern = Pattern([.select(Select(select.selector, variants: plainVariants))])
        own.plain = plainPattern == format ? nil : plainPattern
        own.isFormat = own.isFormat || details.isFormat
        own.claims += details.claims
        own.formatDiagnostics += details.formatDiagnostics
    }

    /// Takes the empty line before the entry as the usual one.
    fileprivate mutating func forgetBlankLine() {
        var annotation = details.annotation
        annotation.layout =
            annotation.layout?.withUsualBlankLine(hasComment: message.comment != nil, headings: message.headings)
        if var fallback = annotation.fallback {
            let hasComment = fallback.comment != nil
            fallback.layout = fallback.layout?.withUsualBlankLine(hasComment: hasComment, headings: fallback.headings)
            annotation.fallback = fallback
        }
        details.annotation = annotation
    }
}

extension StringsEntryLayout {
    /// The layout with the usual empty line before the entry; nil if all of it is usual then.
    fileprivate func withUsualBlankLine(hasComment: Bool, headings: [String]) -> StringsEntryLayout? {
        let usual = StringsEntryLayout.usual(hasComment: hasComment, headings: headings)
        var layout = self
        layout.hasBlankLineBefore = usual.hasBlankLineBefore
        return layout == usual ? nil : layout
    }
}
