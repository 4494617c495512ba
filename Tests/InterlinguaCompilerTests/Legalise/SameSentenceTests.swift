import InterlinguaFormats
import InterlinguaIR
import InterlinguaSemantics
import Testing

@testable import InterlinguaCompiler

/// Whatever a source can say is the same sentence in every target's shape, or the loss is announced.
@Suite struct SameSentenceTests {
    private static let seeds: Range<UInt64> = 0..<8

    @Test(arguments: RandomCatalog.Shape.allCases, RandomCatalog.Shape.allCases)
    func sentencesAreTheSameOrTheLossIsAnnounced(source: RandomCatalog.Shape, target: RandomCatalog.Shape) throws {
        var checked = 0
        for seed in Self.seeds {
            let catalog = RandomCatalog.make(source, seed: seed)
            try #require(catalog.validate().isEmpty, "seed \(seed)")
            var sourceApp = SourceApps.App()
            sourceApp.numberStyle = target.capabilities.numberStyle
            sourceApp.escapesValues = source.capabilities.escapesValues
            let options = Legaliser.Options(apps: SourceApps(sourceApp))
            let result = Legaliser.legalise(catalog, for: target.capabilities, options: options)
            let violations = result.catalog.validate()
            #expect(
                violations.isEmpty,
                "\(source) to \(target), seed \(seed): \(violations.first.map { "\($0)" } ?? "")"
            )
            let faults = ShapeCheck(target.capabilities).faults(of: result.catalog)
            #expect(faults.isEmpty, "\(source) to \(target), seed \(seed): \(faults.first ?? "")")
            if !violations.isEmpty || !faults.isEmpty { return }
            let app = TargetApp(result, target.capabilities)
            for (key, entry) in catalog.entries {
                for language in catalog.tables[""]?.languages ?? [] where entry.messages[language] != nil {
                    for context in SampleCalls(catalog, key).contexts(in: language) {
                        let passed = TargetApp.Passed(
                            key: key,
                            arguments: entry.arguments,
                            language: language,
                            context: context
                        )
                        let expected = Renderer(catalog).render(key, in: language, context)
                        let actual = app.shown(passed)
                        checked += 1
                        if isSame(expected, actual) { continue }
                        if isAnnounced(context.values, key, language, catalog, result.outcomes.losses) { continue }
                        // A word that has no text is no number either, by which the target chooses now.
                        if case .missing = expected, context.values.contains(.text("unknown")) { continue }
                        Issue.record(
                            """
                            \(source) to \(target), seed \(seed), \(key.name) in \(language) for \(context.values.map(\.text)) \
                            width \(context.width.map { "\($0)" } ?? "any") device \(context.device ?? "any") \
                            product \(context.product ?? "any"): \(expected), but \(actual.map { "\($0)" } ?? "nothing")
                            """
                        )
                        return
                    }
                }
            }
        }
        #expect(checked > 1_000)
    }

    /// Whether a loss is announced for the values, of the entry or of one that it refers to.
    private func isAnnounced(
        _ values: [ArgumentValue],
        _ key: Key,
        _ language: LanguageTag,
        _ catalog: Catalog,
        _ losses: [ConversionLoss]
    ) -> Bool {
        guard let entry = catalog.entries[key] else { return false }
        // Where a language leaves a text to the next one, that one's losses count.
        let languages = catalog.languagesAsked(for: key, in: language)
        let own = losses.contains { loss in
            (loss.key == nil || loss.key == key)
                && languages.contains { loss.covers(values, of: entry.arguments, in: $0) }
        }
        if own { return true }
        var found = false
        for pattern in entry.messages.values.flatMap(\.patterns) {
            pattern.forEachElement { element in
                guard case .reference(let reference) = element, case .entry(let target) = reference.target,
                    let other = catalog.entries[target]
                else { return }
                let bound = other.arguments.map { argument -> ArgumentValue in
                    switch argument.name.flatMap({ reference.bindings[$0] }) {
                    case .argument(let index): return values[index]
                    case .pattern(let pattern):
                        let text = pattern.plainText ?? ""
                        return DecimalNumber(text).map { .number($0) } ?? .text(text)
                    case nil: return zip(entry.arguments, values).first { $0.0.isSame(as: argument) }?.1 ?? .absent
                    }
                }
                let isLost = losses.contains { loss in
                    loss.key == target && languages.contains { loss.covers(bound, of: other.arguments, in: $0) }
                }
                if isLost { found = true }
            }
        }
        return found
    }

    private func isSame(_ expected: Rendering, _ actual: Rendering?) -> Bool {
        switch (expected, actual) {
        // The key is the target's own there.
        case (.missing, .missing), (.missing, nil): true
        default: expected.shown == actual?.shown
        }
    }
}
