import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import InterlinguaTestSupport
import Testing

@testable import InterlinguaCompiler

/// Converted projects that were spoilt at random: what changes a sentence is told, and no cause accounts for it.
@Suite struct MutationTests {
    private static let count = 50

    @Test(arguments: [
        ("apple", "android", Set(["Base.lproj", "en.lproj", "pl.lproj", "lv.lproj"]), UInt64(20_261)),
        ("android", "apple", Set(["values", "values-pl", "values-lv"]), UInt64(20_262)),
    ])
    func faultsAreToldIfTheyChangeASentence(
        from: String,
        to: String,
        folders: Set<String>,
        seed: UInt64
    ) throws {
        let source = try ComparedProject.testData(from, folders: folders)
        let target = try #require(FormatRegistry.format(named: to))
        let (project, _, result) = source.converted(to: target, fillsGaps: true)
        let calls = ConversionCalls(result.legalised, format: target, names: result.names)
        let plan = VerificationPlan(source: source, calls: calls)
        let sourceRuntime = source.runtime()
        let ownRuntime = project.runtime()
        var generator = SeededGenerator(seed: seed)
        var effective = 0
        var done = 0
        var kinds: Set<Mutation.Kind> = []
        while done < Self.count {
            let kind = Mutation.Kind.allCases[done % Mutation.Kind.allCases.count]
            guard let mutation = Mutation(kind, in: project.files, using: &generator) else { continue }
            done += 1
            var spoilt = project
            spoilt.files[mutation.file].bytes = Array(mutation.text.utf8)
            let runtime = spoilt.runtime()
            // All entries that ask for the spoilt one.
            var affected = plan
            affected.entries.removeAll { entry in
                !(entry.target?.lookUps ?? []).contains { $0.name == mutation.name }
            }
            // Only the users of one language see the file, but for those whose own language lacks the text.
            let languages = Set(spoilt.languages(ofFile: mutation.file))
            // What differs that did not before.
            func differing(_ plan: VerificationPlan) -> [Difference] {
                var verifier = Verifier(source: source, target: spoilt, plan: plan)
                verifier.languages = languages
                let known = Baseline(verifier.verify(sourceRuntime, ownRuntime).differences)
                return verifier.verify(sourceRuntime, runtime).differences.compactMap { known.remainder(of: $0) }
            }
            var expected: Set<Key> = []
            for entry in affected.entries {
                var enumeration = affected
                enumeration.entries = [entry]
                // Several numbers are enumerated together, as far as that can be waited for.
                let last = [1_000, 1_000, 35, 10][min(entry.arguments.selecting.count, 3)]
                enumeration.numbers = NumberChoices(always: (0...last).map { DecimalNumber($0) })
                expected.formUnion(differing(enumeration).map(\.key))
            }
            // Now and then all entries are compared, to see that no others are told.
            let place = project.files[mutation.file].path
            let told = differing(done % 10 == 0 ? plan : affected)
            #expect(
                told.filter { !$0.isUnexplained }.map { "\($0.causes.map(\.rawValue)) \($0)" } == [],
                "\(mutation.kind) in \(place)"
            )
            #expect(Set(told.map(\.key)) == expected, "\(mutation.kind) of “\(mutation.name)” in \(place)")
            if !expected.isEmpty {
                effective += 1
                kinds.insert(mutation.kind)
            }
        }
        // Some faults are in texts that are never shown; most are not.
        #expect(effective > Self.count / 2, "\(effective) of \(Self.count) faults change a sentence")
        #expect(kinds.count >= 6, "\(kinds)")
    }
}

extension VerifiedProject {
    /// The languages that one of the project's files is for.
    fileprivate func languages(ofFile file: Int) -> [LanguageTag] {
        let options = ReadingOptions(sourceLanguage: catalog.sourceLanguage)
        return format.read([files[file]], options: options).catalog.languages
    }
}
