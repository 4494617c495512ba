import InterlinguaFormats
import InterlinguaIR
import InterlinguaSemantics
import Testing

@testable import InterlinguaCompiler

/// Whatever a source can say has a target's shape, and says the same there: messages that are kept the same sentence, all
/// others one that the source says for another value.
@Suite struct SameSentenceTests {
    private static let seeds: Range<UInt64> = 0..<8

    @Test(arguments: RandomCatalog.Shape.allCases, RandomCatalog.Shape.allCases)
    func sentencesAreTheSameOrThoseOfAnotherValue(source: RandomCatalog.Shape, target: RandomCatalog.Shape) throws {
        var checked = 0
        for seed in Self.seeds {
            let catalog = RandomCatalog.make(source, seed: seed)
            try #require(catalog.validate().isEmpty, "seed \(seed)")
            var sourceApp = SourceApps.App()
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
                let isKept = isKept(key, catalog, result.outcomes)
                for language in catalog.tables[""]?.languages ?? [] where entry.messages[language] != nil {
                    for context in SampleCalls(catalog, key).contexts(in: language) {
                        guard context.values.allSatisfy(\.isReadAlike) else { continue }
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
                        if !isKept, isSaid(actual, by: entry, key, language, catalog, context) { continue }
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

    /// Whether a message of an entry that a language asks for says something in one of its forms.
    private func isSaid(
        _ actual: Rendering?,
        by entry: Entry,
        _ key: Key,
        _ language: LanguageTag,
        _ catalog: Catalog,
        _ context: RenderingContext
    ) -> Bool {
        // For each argument a form of its selects, or the one that they choose; in the entry, or in those it refers to.
        var combinations: [[Int?]] = [[]]
        for _ in 0..<min(4, entry.arguments.count) {
            combinations = combinations.flatMap { own in ([nil] + (0..<6).map { $0 }).map { own + [$0] } }
        }
        for forms in combinations {
            var (own, others) = (catalog, catalog)
            for (other, entry) in catalog.entries {
                let forced = entry.forcing { forms[safe: $0] ?? nil }
                if other == key { own.entries[other] = forced } else { others.entries[other] = forced }
            }
            for asked in catalog.languagesAsked(for: key, in: language) {
                let texts = [own, others].map { Renderer($0).render(key, in: asked, context) }
                if texts.contains(where: { isSame($0, actual) }) { return true }
            }
        }
        return false
    }

    /// Whether an entry and those that it refers to are written as they are, in all languages.
    private func isKept(_ key: Key, _ catalog: Catalog, _ outcomes: ConversionOutcomes, depth: Int = 0) -> Bool {
        guard depth < 8, let entry = catalog.entries[key] else { return false }
        var targets: Set<Key> = []
        for pattern in entry.messages.values.flatMap(\.patterns) {
            pattern.forEachElement { element in
                if case .reference(let reference) = element, case .entry(let target) = reference.target {
                    targets.insert(target)
                }
            }
        }
        return entry.messages.keys.allSatisfy { outcomes.outcome(of: key, in: $0) == .kept }
            && targets.allSatisfy { isKept($0, catalog, outcomes, depth: depth + 1) }
    }

    private func isSame(_ expected: Rendering, _ actual: Rendering?) -> Bool {
        switch (expected, actual) {
        // The key is the target's own there.
        case (.missing, .missing), (.missing, nil): true
        default: expected.shown == actual?.shown
        }
    }
}

extension ArgumentValue {
    /// Whether all platforms read the value as the same: a text without characters of HTML, or a small whole number.
    fileprivate var isReadAlike: Bool {
        switch self {
        case .number(let number, _): number.isWhole && !number.isNegative && number < DecimalNumber(1_000_000)
        default: !text.utf8.contains { "&<>\"'/".utf8.contains($0) }
        }
    }
}

extension Entry {
    /// The entry with the selects on arguments decided for one of their variants, where one is given.
    fileprivate func forcing(_ form: (Int) -> Int?) -> Entry {
        var result = self
        for (language, message) in messages {
            result.messages[language] = message.mapPatterns { $0.forcing(form) }
        }
        return result
    }
}

extension Pattern {
    fileprivate func forcing(_ form: (Int) -> Int?) -> Pattern {
        replacing { element in
            guard case .select(var select) = element else { return nil }
            if case .argument(let argument, _) = select.selector, let place = form(argument) {
                let variant = select.variants[safe: place] ?? select.variants.last
                return variant?.pattern.forcing(form) ?? Pattern()
            }
            for index in select.variants.indices {
                select.variants[index].pattern = select.variants[index].pattern.forcing(form)
            }
            return Pattern([.select(select)])
        }
    }
}
