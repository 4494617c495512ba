import InterlinguaIR
import OrderedCollections

/// Puts the files of one table together.
///
/// What can be done language by language is done at once; the entries are made by ``entries(of:)``, run by run.
struct TableMerge: Sendable {
    /// The table's name.
    let name: String

    /// The language the texts were first written in.
    let sourceLanguage: LanguageTag

    /// The keys of all files.
    let keys: KeyTable

    /// What is to be said about files and the way they lie over each other.
    private(set) var diagnostics: [Diagnostic] = []

    /// The numbers of the keys in the order of the catalogue.
    private(set) var order: [Int32] = []

    private var languages: OrderedDictionary<LanguageTag, LanguageDrafts> = [:]

    /// Takes files in order: of one language the .strings before the .stringsdict.
    ///
    /// - Parameter keys: The keys of all files, by which they are numbered.
    init(name: String, sourceLanguage: LanguageTag, files: [AppleFile], keys: KeyTable) {
        self.name = name
        self.sourceLanguage = sourceLanguage
        self.keys = keys
        for file in files {
            diagnostics += file.diagnostics
            diagnostics += languages[file.language, default: LanguageDrafts()].add(file, keys: keys)
        }
        diagnostics += Diagnostic.shadowedTable(files.lazy.map { ($0.layout.place, $0.document) })
        orderKeys()
    }

    /// Keys stand in the order of the first language that has them.
    private mutating func orderKeys() {
        var isKnown = Array(repeating: false, count: keys.keys.count)
        order.reserveCapacity(isKnown.count)
        for language in languages.values {
            for number in language.order where !isKnown[Int(number)] {
                isKnown[Int(number)] = true
                order.append(number)
            }
        }
        // The first entry of a file has no empty line before it, whatever entry it is.
        for index in languages.values.indices {
            guard let first = order.first(where: { languages.values[index].places[Int($0)].draft >= 0 }) else {
                continue
            }
            languages.values[index].forgetFirstBlankLine(ofKey: Int(first))
        }
    }

    /// The table itself.
    var table: Table {
        var annotation = AppleTableAnnotation()
        annotation.files = languages.compactMap { $0.value.fileAnnotation(language: $0.key) }
        return Table(
            languages: Array(languages.keys),
            fallback: Fallback(languages: .none),
            annotations: annotation.files.isEmpty ? Annotations() : Annotations(annotation)
        )
    }

    // MARK: Entries

    /// Some of the table's entries.
    struct Entries: Sendable {
        var keys: [Key] = []

        /// The entries, as many.
        var entries: [Entry] = []

        /// What is to be said about them.
        var diagnostics: [Diagnostic] = []
    }

    /// Makes the entries of keys, whose messages are used up by it.
    func entries(of numbers: ArraySlice<Int32>) -> Entries {
        var result = Entries()
        result.keys.reserveCapacity(numbers.count)
        result.entries.reserveCapacity(numbers.count)
        let columns = columns(of: numbers)
        let tags = Array(languages.keys)
        var dictionaries = LanguageDictionaries(tags)
        var builder = EntryBuilder(self)
        var row: [LanguageDraft] = []
        row.reserveCapacity(columns.count)
        var index = 0
        for number in numbers {
            row.removeAll(keepingCapacity: true)
            var isSimple = true
            for column in columns {
                guard let draft = column[index] else { continue }
                isSimple = isSimple && draft.draft.isSimple
                row.append(draft)
            }
            index += 1
            let key = keys.keys[Int(number)]
            result.keys.append(Key(key, table: name))
            if isSimple {
                result.entries.append(Entry(messages: dictionaries.dictionary(of: row) { $0.draft.message }))
            } else {
                result.entries.append(builder.entry(of: row, key: key, &dictionaries))
            }
        }
        result.diagnostics = builder.diagnostics
        return result
    }

    /// Takes the messages of keys, language by language, so that each language's arrays are looked up once.
    private func columns(of numbers: ArraySlice<Int32>) -> [[LanguageDraft?]] {
        let numbers = Array(numbers)
        var columns: [[LanguageDraft?]] = []
        for drafts in languages.values {
            var column: [LanguageDraft?] = Array(repeating: nil, count: numbers.count)
            var file = 0
            for content in drafts.files {
                var index = 0
                while index < numbers.count {
                    let place = drafts.places[Int(numbers[index])]
                    if place.draft >= 0, place.file == file, let draft = content.messages.take(Int(place.draft)) {
                        column[index] = LanguageDraft(language: columns.count, file: file, draft: draft)
                    }
                    index += 1
                }
                file += 1
            }
            columns.append(column)
        }
        return columns
    }

    func language(_ index: Int) -> LanguageTag { languages.keys[index] }

    /// A draft with its file.
    func located(_ draft: LanguageDraft) -> LocatedDraft {
        LocatedDraft(draft: draft.draft, document: languages.values[draft.language].files[draft.file].document)
    }
}

/// A message of one language.
struct LanguageDraft: Sendable {
    /// Index into the table's languages.
    var language: Int

    /// Index into the language's files.
    var file: Int

    var draft: MessageDraft
}

/// A message with the file that holds it.
struct LocatedDraft {
    var draft: MessageDraft

    /// The file, without its content.
    var document: PropertyListDocument
}

/// Makes dictionaries by language; those that have the same languages share their keys.
struct LanguageDictionaries {
    private let tags: [LanguageTag]

    /// The languages of the last dictionary, and a dictionary of their places.
    private var languages: [Int] = []
    private var places: OrderedDictionary<LanguageTag, Int> = [:]

    /// Takes all languages of a table.
    init(_ tags: [LanguageTag]) { self.tags = tags }

    /// A dictionary of messages.
    mutating func dictionary(
        of drafts: [LanguageDraft],
        _ message: (LanguageDraft) -> Message
    ) -> OrderedDictionary<LanguageTag, Message> {
        var isKnown = languages.count == drafts.count
        var index = 0
        while isKnown, index < languages.count {
            isKnown = languages[index] == drafts[index].language
            index += 1
        }
        if !isKnown {
            languages = drafts.map(\.language)
            places = OrderedDictionary(
                uniqueKeysWithValues: languages.enumerated().map { (tags[$0.element], $0.offset) }
            )
        }
        return places.mapValues { message(drafts[$0]) }
    }
}
