import InterlinguaTestSupport
import Testing

@testable import InterlinguaCompiler
@testable import InterlinguaGenerator

@Suite("What a project wants of the generated file")
struct GenerationSettingsTests {
    private func read(_ text: String) -> (settings: GenerationSettings, said: [String]) {
        let result = ProjectConfiguration.read(path: "interlingua.json", bytes: Array(text.utf8))
        let said = result.diagnostics.map { diagnostic in
            let start = diagnostic.range?.start
            return
                "\(start?.line ?? 0):\(start?.column ?? 0): \(diagnostic.severity.rawValue): \(diagnostic.identifier)"
        }
        return (result.configuration.swift, said)
    }

    @Test("The configuration says it")
    func members() {
        let (settings, said) = read(
            #"{"swift": {"typeName": "Texts", "access": "public", "keys": "as-written", "values": true, "imports": ["A", "B.C"]}}"#
        )
        #expect(said == [])
        #expect(settings.typeName == "Texts")
        #expect(settings.access == "public")
        #expect(settings.keyStyle == .asWritten)
        #expect(settings.hasValues && !settings.isObservable)
        #expect(settings.imports == ["A", "B.C"])
        let others = read(#"{"swift": {"numbers": "localized", "compatibility": "smartling", "runtime": "module"}}"#)
        #expect(others.said == [])
        #expect(others.settings.localizesNumbers)
        #expect(others.settings.compatibility == .smartling)
        #expect(others.settings.runtime == .module && settings.runtime == .file)
    }

    @Test("What is said on the command line counts more")
    func override() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"seen\" = \"Seen\";\n", to: "en.lproj/Localizable.strings")
        try folder.write(
            #"{"swift": {"typeName": "Texts", "access": "public", "imports": ["A"]}}"#,
            to: "interlingua.json"
        )
        let result = try Generation().generate(from: [folder.path]) { settings in
            settings.access = "package"
            settings.imports = []
        }
        let lines = String(decoding: result.generated.pieces.joined(), as: UTF8.self).split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("nonisolated package enum Texts") })
        #expect(!lines.contains("import A"))
    }

    @Test(
        "What makes no sense is named with its place",
        arguments: [
            (#"{"swift": []}"#, "1:11: error: invalid-configuration"),
            (#"{"swift": {"name": "A"}}"#, "1:12: error: unknown-member"),
            (#"{"swift": {"typeName": "A B"}}"#, "1:24: error: invalid-configuration"),
            (#"{"swift": {"typeName": "A { } //"}}"#, "1:24: error: invalid-configuration"),
            (#"{"swift": {"typeName": "1A"}}"#, "1:24: error: invalid-configuration"),
            (#"{"swift": {"typeName": "Groups"}}"#, "1:24: error: invalid-configuration"),
            (#"{"swift": {"observable": 1}}"#, "1:26: error: invalid-configuration"),
            (#"{"swift": {"typeName": ""}}"#, "1:24: error: invalid-configuration"),
            (#"{"swift": {"typeName": "Self"}}"#, "1:24: error: invalid-configuration"),
            (#"{"swift": {"typeName": "class"}}"#, "1:24: error: invalid-configuration"),
            (#"{"swift": {"access": "open"}}"#, "1:22: error: invalid-configuration"),
            (#"{"swift": {"numbers": "local"}}"#, "1:23: error: invalid-configuration"),
            (#"{"swift": {"compatibility": "gettext"}}"#, "1:29: error: invalid-configuration"),
            (#"{"swift": {"runtime": "library"}}"#, "1:23: error: invalid-configuration"),
            (#"{"swift": {"keys": "camel"}}"#, "1:20: error: invalid-configuration"),
            (#"{"swift": {"imports": "A"}}"#, "1:23: error: invalid-configuration"),
            (#"{"swift": {"imports": ["A\nB"]}}"#, "1:23: error: invalid-configuration"),
            (#"{"swift": {"imports": ["A."]}}"#, "1:23: error: invalid-configuration"),
            (#"{"swift": {"imports": [1]}}"#, "1:23: error: invalid-configuration"),
        ]
    )
    func faults(text: String, expected: String) { #expect(read(text).said == [expected]) }
}
