package import InterlinguaIR
import OrderedCollections

/// Puts the files of one table together: what each language has for each name.
struct SmartlingTableMerge: Sendable {
    /// What a language has for a name: one plain text, or the texts of forms in the order of the file.
    struct Message: Sendable {
        /// Index into the table's languages.
        var language: Int

        var texts: [SmartlingText]
    }

    /// What all languages have for a name and a kind of look-up.
    struct Slot: Sendable {
        /// The entry's key.
        var key: Key

        /// The messages, the source language's first.
        var messages: [Message] = []
    }

    let name: String

    /// The language the texts were first written in.
    let sourceLanguage: LanguageTag

    /// The files: of one language those that count come last.
    let files: [SmartlingFile]

    /// The languages in the order of the files.
    private(set) var languages: OrderedSet<LanguageTag> = []

    /// The names in the order in which they are found.
    private(set) var slots: [Slot] = []

    /// What is to be said about files and the way they lie over each other.
    private(set) var diagnostics: [Diagnostic] = []

    private var places: [Key: Int] = [:]

    /// Takes the files of a table, those of the source language first.
    init(files: [SmartlingFile], sourceLanguage: LanguageTag) {
        self.files = files
        self.sourceLanguage = sourceLanguage
        name = files.first?.table ?? ""
        for index in files.indices {
            diagnostics += files[index].diagnostics
            add(index, language: languages.append(files[index].language).index)
        }
        diagnostics += Diagnostic.shadowedTable(files.lazy.map { ($0.place, $0.document) })
    }

    private mutating func add(_ file: Int, language: Int) {
        let isSearched = files[file].rulesFolder != nil
        var isReported = false
        for var text in files[file].texts {
            if text.key.form != nil, !isSearched {
                if !isReported {
                    let message = "the library never looks for plural forms in Base.lproj"
                    let range = files[file].document.range(text.text.keyBounds)
                    diagnostics.append(Diagnostic(.warning, .unsearchedFolder, message, at: range))
                }
                isReported = true
                continue
            }
            let key = Key(text.key.name, table: name, kind: text.key.form == nil ? .text : .plural)
            let slot = places[key] ?? slots.count
            if slot == slots.count {
                slots.append(Slot(key: key))
                places[key] = slot
            }
            text.file = file
            add(text, language: language, slot: slot)
        }
    }

    private mutating func add(_ located: SmartlingText, language: Int, slot: Int) {
        guard let last = slots[slot].messages.last, last.language == language else {
            slots[slot].messages.append(Message(language: language, texts: [located]))
            return
        }
        let message = slots[slot].messages.count - 1
        guard let index = last.texts.firstIndex(where: { $0.key.form == located.key.form }) else {
            slots[slot].messages[message].texts.append(located)
            return
        }
        // The same key of the same language in another file, which counts.
        let other = last.texts[index]
        // A file that hides the whole table is reported once.
        if files[located.file].place != .unlocalized, other.text.text != located.text.text {
            let name = located.key.name + (located.key.form.map(SmartlingKey.mark) ?? "")
            diagnostics.append(
                .overriddenEntry(
                    name,
                    at: range(of: other.text.keyBounds, in: other.file),
                    by: range(of: located.text.keyBounds, in: located.file)
                )
            )
        }
        slots[slot].messages[message].texts[index] = located
    }

    /// The table itself.
    ///
    /// Plain keys are looked up by Foundation, which looks for the table, and never for a key, in other folders.
    var table: Table {
        let byLanguage = Dictionary(grouping: files, by: \.language)
        let annotated = languages.compactMap { language in
            let own = byLanguage[language] ?? []
            return LprojTableFile(
                language: language,
                place: own.last?.place,
                finalComments: own.flatMap(\.finalComments)
            )
        }
        return Table(
            languages: Array(languages),
            fallback: .smartling,
            annotations: annotated.isEmpty ? Annotations() : Annotations(SmartlingTableAnnotation(files: annotated))
        )
    }

    /// The place of a text in its file.
    func range(of bounds: Range<UInt32>, in file: Int) -> SourceRange { files[file].document.range(bounds) }

    /// The rules by which the library chooses among the forms of a message.
    func rules(for message: Message) -> SmartlingRules {
        guard let file = message.texts.last?.file, let folder = files[file].rulesFolder else { return .unknown }
        return .rules(forFolder: folder)
    }
}

extension Fallback {
    /// What the library does where a language lacks a form, or has nothing to show for it.
    package static let smartling = Fallback(languages: .source, gap: .nextLanguage, skipsEmpty: true, kinds: [.plural])
}
