package import InterlinguaFormats
package import InterlinguaIR
package import InterlinguaPlatforms

/// What a conversion did, for tools and for `verify`: all that is not simply kept.
package struct ConversionReport: Sendable {
    /// An entry that is not simply kept.
    package struct Entry: Sendable {
        package var key: Key

        /// The languages by what became of their messages; kept ones are left out.
        package var outcomes: [(outcome: ConversionOutcomes.Outcome, languages: [LanguageTag])]

        /// How the target's app asks for it; nil where there is nothing left to ask for.
        package var call: Call?

        /// Where the entry stands in the source.
        package var range: SourceRange?
    }

    package var sourceFormat: String
    package var targetFormat: String

    package var sourceLanguage: LanguageTag

    /// Whether texts were copied where the target would not look for them.
    package var fillsGaps = false

    /// What the target's app has to be told, since the conversion relies on it.
    package var settings: [String: RuntimeSetting] = [:]

    /// How many messages of the source had each outcome.
    package var counts: [ConversionOutcomes.Outcome: Int] = [:]

    /// What the target shows otherwise, facts of the two platforms included.
    package var differences: [Difference] = []

    /// The entries that are not simply kept, in the source's order.
    package var entries: [Entry] = []
}

extension Converter {
    /// Tells what a conversion did.
    ///
    /// - Parameter verification: what the comparison of both apps found; nil if none was made.
    package func report(
        _ result: Result,
        of source: VerifiedProject,
        for target: any TranslationFormat,
        _ verification: VerificationResult? = nil
    ) -> ConversionReport {
        let catalog = source.catalog
        let calls = ConversionCalls(result.legalised, format: target, names: result.names)
        let linked = VerificationPlan.linkedArguments(source)
        var entries: [ConversionReport.Entry] = []
        for (key, entry) in catalog.entries {
            let call = calls.call(for: key, arguments: linked[key] ?? entry.arguments)
            let outcomes = result.outcomes.outcomes(of: key, entry)
            if outcomes.isEmpty, let lookUp = call?.singleLookUp, lookUp.key.path == key.path, lookUp.name == key.name {
                continue
            }
            entries.append(
                ConversionReport.Entry(
                    key: key,
                    outcomes: outcomes,
                    call: call,
                    range: entry.range(in: catalog.sourceLanguage)
                )
            )
        }
        return ConversionReport(
            sourceFormat: source.format.name,
            targetFormat: target.name,
            sourceLanguage: catalog.sourceLanguage,
            fillsGaps: options.fillsGaps,
            settings: result.chosenSettings,
            counts: result.outcomes.counts(in: catalog),
            differences: verification?.differences ?? [],
            entries: entries
        )
    }
}

extension ConversionOutcomes {
    /// The languages of an entry by what became of their messages, kept ones left out.
    fileprivate func outcomes(of key: Key, _ entry: Entry) -> [(outcome: Outcome, languages: [LanguageTag])] {
        Outcome.allCases.filter { $0 != .kept }.compactMap { outcome in
            let languages = entry.messages.keys.elements.filter { self.outcome(of: key, in: $0) == outcome }
            return languages.isEmpty ? nil : (outcome, languages)
        }
    }
}
