import InterlinguaPlatforms
import InterlinguaIR
import Testing

@testable import InterlinguaCompiler
@testable import InterlinguaGenerator

/// Generated code says every sentence of real applications.
@Suite(.serialized, .enabled(if: Corpus.isPresent, "needs the corpus: set INTERLINGUA_CORPUS to its folder"))
struct CorpusGeneratedCodeTests {
    /// In one way, or in all if INTERLINGUA_MODES is `all`.
    @Test(
        arguments: [
            ("android/lineageos-deskclock", "android"), ("stringsdict/mapbox-gl-native-ios", "apple"),
            ("i18next/headlamp-v4", "i18next-v4"), ("i18next/wekan-v1", "i18next-v1"),
            ("smartling/edx-app-ios", "smartling"),
            ("swifternalization/fixtures-swifternalization", "swifternalization"),
        ]
    )
    func saysWhatARendererSays(_ project: String, _ format: String) throws {
        let loaded = try Corpus.load(project, as: format)
        let comparison = GeneratedCodeComparison(loaded.project)
        let modes = CompilationMode.usesAll ? CompilationMode.all : Array(CompilationMode.all.suffix(1))
        for mode in modes {
            let result = try comparison.compare(mode.arguments)
            print(
                "\(project) (\(format), \(mode)): \(result.languageCount) languages, \(result.sentenceCount) sentences, "
                    + "\(result.differences.count) differ, \(result.accessorCount) said by accessors, "
                    + "\(result.platformCount) shown by the platform, \(result.platformDifferences.count) differ"
            )
            result.check()
        }
    }
}
