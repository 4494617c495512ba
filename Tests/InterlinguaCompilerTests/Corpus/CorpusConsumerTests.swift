import Foundation
import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import InterlinguaTestSupport
import Testing

@testable import InterlinguaCompiler

/// What is made of real applications' files is accepted by the real consumers, and nothing is missing there.
@Suite(.enabled(if: Corpus.isPresent, "needs the corpus: set INTERLINGUA_CORPUS to its folder"))
struct CorpusConsumerTests {
    @Test(
        .enabled(if: Consumer.aapt2.isExpected, "needs aapt2"),
        arguments: [
            ("stringsdict/duckduckgo-ios", "apple"), ("stringsdict/mapbox-gl-native-ios", "apple"),
            ("stringsdict/utm", "apple"), ("xcstrings/coteditor", "xcstrings"), ("xcstrings/rectangle", "xcstrings"),
            ("xcstrings/trio", "xcstrings"),
        ]
    )
    func androidCompilesAndLinks(project: String, format: String) throws {
        let source = try Corpus.load(project, as: format).catalog
        let target = try #require(FormatRegistry.format(named: "android"))
        let own = try #require(FormatRegistry.format(named: format))
        let result = Converter().convert(source, from: own, to: target)
        let working = try TemporaryFolder()

        // Every folder above `values…` is a resource folder of its own.
        var groups: [String: [OutputFile]] = [:]
        for file in result.files {
            let components = file.path.split(separator: "/").map(String.init)
            let own = components.suffix(2).joined(separator: "/")
            groups[components.dropLast(2).joined(separator: "/"), default: []].append(
                OutputFile(path: own, bytes: file.bytes)
            )
        }
        var compiled: [String: Int] = [:]
        for (index, group) in groups.sorted(by: { $0.key < $1.key }).enumerated() {
            let compilation = try ResourceCompilation(of: group.value, in: working, name: "res\(index)")
            for (kind, configurations) in compilation.counts {
                for count in configurations.values { compiled[kind, default: 0] += count }
            }
        }
        var written: [String: Int] = [:]
        for (key, entry) in result.catalog.entries {
            let kind = key.kind == .plural ? "plurals" : key.kind == .list ? "array" : "string"
            written[kind, default: 0] += entry.messages.count
        }
        print("\(project): \(written), \(groups.count) resource folders")
        #expect(compiled == written)
    }

    @Test(
        arguments: Corpus.androidProjects.map { ($0, "android") }
            + ["coteditor", "rectangle", "trio"].map { ("xcstrings/\($0)", "xcstrings") }
    )
    func foundationAcceptsTables(project: String, format: String) throws {
        let source = try Corpus.load(project, as: format).catalog
        let target = try #require(FormatRegistry.format(named: "apple"))
        let own = try #require(FormatRegistry.format(named: format))
        let result = Converter().convert(source, from: own, to: target)
        var accepted = 0
        for file in result.files {
            let list = try? PropertyListSerialization.propertyList(from: Data(file.bytes), format: nil)
            let table = try #require(list as? [String: Any], "\(file.path) is a dictionary for Foundation")
            accepted += table.count
        }
        let written = result.catalog.entries.values.reduce(0) { $0 + $1.messages.count }
        print("\(project): \(written) messages, \(result.files.count) files")
        #expect(accepted == written)
    }

    @Test(.enabled(if: Consumer.python.isExpected, "needs python3"), arguments: Corpus.androidProjects)
    func plistlibAcceptsDictionaries(project: String) throws {
        let source = try Corpus.load(project, as: "android").catalog
        let target = try #require(FormatRegistry.format(named: "apple"))
        let files = Converter().convert(source, from: AndroidFormat(), to: target).files.filter {
            $0.path.hasSuffix(".stringsdict")
        }
        let working = try TemporaryFolder()
        try working.write(files)
        let script = """
            import plistlib, pathlib, sys
            for path in pathlib.Path(sys.argv[1]).rglob("*.stringsdict"):
                table = plistlib.loads(path.read_bytes())
                assert all("NSStringLocalizedFormatKey" in entry for entry in table.values()), path
            """
        let run = try Consumer.python.run(["-c", script, working.path])
        #expect(run.status == 0, "\(run.output)")
    }
}
