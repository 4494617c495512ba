import InterlinguaIR

/// Finds what the files of a project have of each entry.
struct AndroidEntryLinker {
    /// What is to be said about the entries that were linked.
    private(set) var diagnostics: [Diagnostic] = []

    private let project: AndroidProject
    private var index = AndroidNameIndex()

    /// The next occurrence in each occurrence's chain, -1 at the end.
    private var next: [Int32]

    /// Occurrences in whose place others stand.
    private var replaced: [Int32: Int32] = [:]

    /// How many products an entry can differ by.
    private static let productLimit = 64

    init(_ project: AndroidProject) {
        self.project = project
        next = Array(repeating: -1, count: project.occurrenceCount)
    }

    /// The entries of the files that were linked.
    var chains: AndroidEntryChains {
        AndroidEntryChains(project: project, index: index, next: next, replaced: replaced)
    }

    /// Puts the entries of a file into their chains.
    mutating func link(_ number: Int) {
        var expected = -1
        let file = project.files[number]
        let module = project.moduleOfFile[number]
        let language = project.languageOfFile[number]
        var occurrence = project.occurrence(of: 0, in: number)
        for resource in file.resources {
            expected = link(resource, module, language, occurrence, number, expected + 1)
            occurrence &+= 1
        }
    }

    private mutating func link(
        _ resource: AndroidFile.Resource,
        _ module: Int32,
        _ language: Int32,
        _ occurrence: Int32,
        _ file: Int,
        _ expected: Int
    ) -> Int {
        guard let slot = index.find(resource.name, resource.kind, module, expected: expected) else {
            return index.add(
                AndroidNameIndex.Slot(
                    name: resource.name,
                    kind: resource.kind,
                    module: module,
                    file: Int32(truncatingIfNeeded: file),
                    head: occurrence,
                    tail: occurrence,
                    tailLanguage: language,
                    tailLanguageHead: occurrence
                )
            )
        }
        if index.slots[slot].tailLanguage == language {
            guard admit(occurrence, to: slot) else { return slot }
        } else {
            index.update(slot) {
                $0.tailLanguage = language
                $0.tailLanguageHead = occurrence
            }
        }
        next[Int(index.slots[slot].tail)] = occurrence
        index.update(slot) { $0.tail = occurrence }
        return slot
    }

    /// Whether an occurrence may join those of its language; if it is not another product it is a duplicate.
    private mutating func admit(_ occurrence: Int32, to slot: Int) -> Bool {
        let product = project.extra(of: occurrence)?.variantProduct
        var earlier = index.slots[slot].tailLanguageHead
        var count = 0
        while earlier >= 0 {
            count += 1
            // No build has so many products; what is beyond counts as defined twice.
            if project.extra(of: earlier)?.variantProduct == product || count > Self.productLimit { break }
            earlier = next[Int(earlier)]
        }
        if earlier < 0 { return true }
        let first = project.files[project.file(of: earlier)]
        let second = project.files[project.file(of: occurrence)]
        let name = index.slots[slot].name
        let range = project.range(of: occurrence)
        let note = Diagnostic.Note("it is first defined here", at: project.range(of: earlier))
        let isOther = first.path.folder != second.path.folder
        if isOther, first.path.folder == "values" || second.path.hasUnaskedCode != first.path.hasUnaskedCode {
            // The later folder wins: the place in the chain stays, with another content.
            replaced[earlier] = occurrence
            let message = "“\(name)” of \(first.path.folder) is replaced by that of \(second.path.folder)"
            let severity: Diagnostic.Severity = first.path.folder == "values" ? .note : .warning
            diagnostics.append(Diagnostic(severity, .replacedEntry, message, at: range, notes: [note]))
        } else if isOther, AndroidFolder(name: first.path.folder) != AndroidFolder(name: second.path.folder) {
            let message = "“\(name)” of \(second.path.folder) is replaced by that of \(first.path.folder)"
            diagnostics.append(Diagnostic(.warning, .replacedEntry, message, at: range, notes: [note]))
        } else {
            let type = index.slots[slot].kind.type
            let message = "“\(name)” is defined twice as \(type)"
            diagnostics.append(Diagnostic(.error, .duplicateName, message, at: range, notes: [note]))
        }
        return false
    }
}
