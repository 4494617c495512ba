import InterlinguaGenerator
import InterlinguaIR
import InterlinguaPlatforms

/// Which items of existing files an app shows just as those that would take their places.
///
/// How people write a text is theirs: attributes, escapes and comments inside it stay as long as users see the same.
struct UnchangedItems {
    /// Says that the app's calls don't fit the new texts; nil if they do.
    private(set) var changedCalls: Diagnostic?

    /// Where texts stand that may stay, by the path of their file.
    private var places: [String: [Range<Int>]] = [:]

    /// Compares the project of the existing files with that of the new ones.
    init(_ old: Loader.Loaded, _ new: Loader.Loaded) {
        let comparison = ProjectComparison(source: old.project, target: new.project)
        guard let result = try? comparison.verify() else { return }
        var changed: [Key: Set<LanguageTag>] = [:]
        var failures: [Diagnostic.Note] = []
        for difference in result.differences {
            let isKnown = changed[difference.key] != nil
            changed[difference.key, default: []].formUnion(difference.languages)
            guard !isKnown, new.catalog.entries[difference.key] != nil, case .failure = difference.actual else {
                continue
            }
            if case .failure = difference.expected { continue }
            let place = old.catalog.entries[difference.key]?.messages.values.first?.origin.range
            failures.append(Diagnostic.Note("\(difference.key.label): \(difference.actual.text)", at: place))
        }
        for (key, entry) in old.catalog.entries {
            for (language, message) in entry.messages where changed[key]?.contains(language) != true {
                // What it refers to may go.
                guard let range = message.origin.range,
                    message.targets.allSatisfy({ new.catalog.entries[$0] != nil })
                else { continue }
                places[range.file.path, default: []].append(Int(range.lowerBound)..<Int(range.upperBound))
            }
        }
        guard let first = failures.first else { return }
        changedCalls = Diagnostic(
            .warning,
            .callChanges,
            "calls of texts that are there already fail with the new ones, which take other arguments",
            at: first.range,
            notes: failures
        )
    }

    /// The paths of a file's items that may stay.
    func paths(in outline: FileOutline) -> Set<[String]> {
        Set((places[outline.file.path] ?? []).map { outline.items(around: $0).map(\.name) })
    }
}
