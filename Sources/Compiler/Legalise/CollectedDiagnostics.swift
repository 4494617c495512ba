import InterlinguaIR
import OrderedCollections

/// Things that concern many entries and are said once: once a table, or once a language.
struct CollectedDiagnostics: Sendable {
    /// What is said once.
    private struct Topic: Hashable, Sendable {
        let severity: Diagnostic.Severity
        let kind: Diagnostic.Kind
        let message: String
    }

    private var notes: OrderedDictionary<Topic, [Diagnostic.Note]> = [:]

    /// Adds an entry to what is said once.
    ///
    /// - Parameters:
    ///   - message: a sentence about all the entries, the same for each.
    ///   - entry: the entry's name, as the note shows it.
    mutating func add(
        _ severity: Diagnostic.Severity,
        _ kind: Diagnostic.Kind,
        _ message: String,
        entry: String,
        at range: SourceRange?
    ) {
        let topic = Topic(severity: severity, kind: kind, message: message)
        notes[topic, default: []].append(Diagnostic.Note(entry, at: range))
    }

    /// Adds what was collected of later entries.
    mutating func merge(_ other: CollectedDiagnostics) {
        for (topic, added) in other.notes { notes[topic, default: []] += added }
    }

    /// What was collected, each topic with the number of its entries and a note for each of them.
    var diagnostics: [Diagnostic] {
        notes.map { topic, notes in
            let count = notes.count == 1 ? "" : " (in \(notes.count) places)"
            return Diagnostic(
                topic.severity,
                topic.kind,
                topic.message + count,
                at: notes.first?.range,
                notes: notes
            )
        }
    }
}
