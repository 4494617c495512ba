import Foundation
import InterlinguaTestSupport
import Testing

/// Files for translators as translate-toolkit and moz.l10n read and write them.
@Suite struct ExchangeReaderTests {
    private static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// A Python that has both readers: the one that continuous integration makes, or that of the machine.
    static let python: String? = {
        let named = ProcessInfo.processInfo.environment["INTERLINGUA_READERS"]
        let own = repository.appendingPathComponent(".build/readers/bin/python3").path
        return [named, own, "/usr/bin/python3"].compactMap(\.self).first { path in
            let program = "import translate.storage.xliff2, moz.l10n.resource"
            return FileManager.default.isExecutableFile(atPath: path)
                && (try? ChildProcess.run(path, ["-c", program], output: "/dev/null", error: "/dev/null")) == 0
        }
    }()

    private static let schemas = repository.appendingPathComponent("TestData/schemas/").path + "/"

    /// Puts each source text between angle quotes, and prints how many there are.
    private static let translator = """
        import sys
        from translate.storage import csvl10n, xliff, xliff2
        kind, path = sys.argv[1:]
        reader = {"xliff": xliff.xlifffile, "xliff2": xliff2.Xliff2File, "csv": csvl10n.csvfile}[kind]
        store = reader.parsefile(path)
        count = 0
        for unit in store.units:
            if unit.isheader() or not unit.source: continue
            unit.target = "«" + str(unit.source) + "»"
            if kind != "csv": unit.markfuzzy(False)
            count += 1
        if kind == "csv": store.dialect = "excel"
        store.savefile(path)
        print(count)
        """

    private static let rewriter = """
        import sys
        from moz.l10n.resource import parse_resource, serialize_resource
        resource = parse_resource(sys.argv[1])
        print(sum(len(section.entries) for section in resource.sections))
        open(sys.argv[1], "w", encoding="utf-8").write("".join(serialize_resource(resource)))
        """

    private static let validator = """
        import sys
        from lxml import etree
        schema = etree.RelaxNG(etree.parse(sys.argv[1]))
        for path in sys.argv[2:]: schema.assertValid(etree.parse(path))
        """

    private func run(_ program: String, _ arguments: String...) throws -> Int? {
        let folder = try TemporaryFolder()
        for name in ["output", "error"] { try folder.write("", to: name) }
        let (output, error) = (folder.path + "/output", folder.path + "/error")
        let python = try #require(Self.python)
        let status = try ChildProcess.run(python, ["-c", program] + arguments, output: output, error: error)
        let problem = try String(contentsOfFile: error, encoding: .utf8)
        #expect(status == 0, "\(problem)")
        return Int(try String(contentsOfFile: output, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines))
    }

    private func count(in output: CommandLineTool.Output) -> Int? {
        output.standardOutput.split(separator: " ").first.flatMap { Int($0) }
    }

    @Test(
        .enabled(if: Self.python != nil, "needs Python with translate-toolkit and moz.l10n"),
        arguments: ["android", "apple", "i18next-v4", "i18next-v1", "smartling", "swifternalization", "xcstrings"],
        ["xliff", "xliff2", "csv"]
    )
    func everythingTranslatedByAScript(_ project: String, _ format: String) throws {
        let folder = try TemporaryFolder()
        let (app, file) = (folder.path + "/app", folder.path + "/it.\(format)")
        try FileManager.default.copyItem(
            atPath: Self.repository.appendingPathComponent("TestData/\(project)").path,
            toPath: app
        )
        let tool = try CommandLineTool()
        let export = ["export", app, "--language", "it", "--format", format, "--output", file]
        let exported = try tool.run(export)
        let before = try folder.contents(of: "app")
        #expect(try tool.run(["import", file, "--into", app]).standardOutput.hasPrefix("0 texts imported"))
        #expect(try folder.contents(of: "app") == before)
        let units = count(in: exported)
        let schema = ["xliff": "xliff-1.2.rng", "xliff2": "xliff-2.1.rng"][format].map { Self.schemas + $0 }
        if let schema { _ = try run(Self.validator, schema, file) }
        if format == "xliff" { #expect(try run(Self.rewriter, file) == units) }
        #expect(try run(Self.translator, format, file) == units)
        // Some tools drop the column of the language.
        let imported = try tool.run(["import", file, "--into", app, "--language", "it"])
        #expect(count(in: imported) == units, "\(imported.standardError)")
        // Of the file itself; translate-toolkit takes backslashes in tables as escapes, so that sources seem to differ.
        let problems = imported.standardError.split(separator: "\n").filter {
            $0.contains("it.\(format):") && $0.contains(format == "csv" ? ": error:" : "[")
        }
        #expect(problems.isEmpty)
        let again = try tool.run(export)
        #expect(again.standardOutput.hasSuffix(", 0 without a translation\n"))
        if let schema { _ = try run(Self.validator, schema, file) }
        #expect(try tool.run(["import", file, "--into", app]).standardOutput.hasPrefix("0 texts imported"))
        // What was there is there still.
        let after = try folder.contents(of: "app")
        for (path, data) in before where !path.hasSuffix(".xcstrings") { #expect(after[path] == data, "\(path)") }
    }
}
