import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms

/// Compares what two apps show.
struct Verifier: Sendable {
    let source: VerifiedProject
    let target: VerifiedProject
    let plan: VerificationPlan

    /// The languages that are asked for; nil for all.
    var languages: Set<LanguageTag>?

    /// The source's run time, if it is being prepared already.
    var preparation: RuntimePreparation?

    /// Whether elements count as the tags by which they are written, whichever of the two shows them.
    var readsTags = false

    /// The target's project as it was before; nil if there was none.
    var existing: VerifiedProject?

    /// Is told how far the comparison is, from several threads.
    var progress: ProgressHandler?

    /// A text that no project has, by which missing ones are told.
    static let missingText = "\u{F8FF}\u{F8FE}\u{F8FF}"

    /// Asks both platforms for every entry in every language.
    func verify() -> VerificationResult {
        let runtimes: RuntimePair
        if let preparation {
            let runtime = target.runtime()
            runtimes = RuntimePair(source: preparation.take(for: source), target: runtime)
        } else {
            let (own, other) = concurrently({ source.runtime() }, { target.runtime() })
            runtimes = RuntimePair(source: own, target: other)
        }
        defer { runtimes.release() }
        return runtimes.both { verify($0, $1) } ?? VerificationResult(entryCount: plan.entries.count)
    }

    /// Asks two platforms that have read their files already.
    func verify(_ sourceRuntime: any Runtime, _ targetRuntime: any Runtime) -> VerificationResult {
        let markup = markup
        let comparison = EntryComparison(
            catalog: source.catalog,
            source: Caller(
                runtime: sourceRuntime,
                missingText: Self.missingText,
                refusesOverflow: true,
                ownLanguages: source.ownLanguages,
                mayNameTableInKey: true,
                markup: markup.source
            ),
            target: Caller(runtime: targetRuntime, markup: markup.target),
            plan: plan,
            projects: projects,
            languages: languages,
            existing: existing.map { ExistingApp($0, markup: markup.target) }
        )
        var result = VerificationResult(entryCount: plan.entries.count)
        let done = Locked(VerificationProgress(entryCount: plan.entries.count))
        let parts = plan.entries.runs(of: 256).concurrentMap { entries in
            let part = comparison.compare(entries)
            if let progress { progress(done.withLock { $0.add(part, of: entries.count) }) }
            return part
        }
        for part in parts { result.merge(part) }
        return result
    }

    /// What is known of both sides beside what their apps show.
    private var projects: ComparedProjects {
        // Texts may hand on arguments that they don't show themselves.
        var catalog = source.catalog
        for entry in plan.entries where catalog.entries[entry.key]?.arguments != entry.arguments.arguments {
            catalog.entries[entry.key]?.arguments = entry.arguments.arguments
        }
        return ComparedProjects(
            catalog: catalog,
            source: source.format.capabilities(with: source.settings),
            target: target.format.capabilities(with: target.settings),
            faulty: source.faults
        )
    }

    /// How the two platforms show elements such as `<b>`: where one of them only knows tags in the text, the other
    /// one's are written as tags; where both know elements, these are told from tags that happen to be text.
    private var markup: (source: RuntimeRequest.Markup, target: RuntimeRequest.Markup) {
        if readsTags { return (.asTags, .asTags) }
        return switch (source.format.capabilities.markup, target.format.capabilities.markup) {
        case (.elements, .asText): (.asTags, .dropped)
        case (.elements, .elements): (.apart, .apart)
        case (.asText, _): (.dropped, .dropped)
        }
    }
}
