import Foundation
import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler
@testable import InterlinguaGenerator

@Suite("What a project says about itself")
struct ProjectConfigurationTests {
    private func read(_ text: String) -> (configuration: ProjectConfiguration, said: [String]) {
        let result = ProjectConfiguration.read(path: "interlingua.json", bytes: Array(text.utf8))
        let said = result.diagnostics.map { diagnostic in
            let start = diagnostic.range?.start
            return
                "\(start?.line ?? 0):\(start?.column ?? 0): \(diagnostic.severity.rawValue): \(diagnostic.identifier)"
        }
        return (result.configuration, said)
    }

    @Test("Source language, format and settings")
    func members() throws {
        let (configuration, said) = read(
            """
            {
              "sourceLanguage": "pt-BR",
              "format": "i18next-v3",
              "settings": {
                "i18next": {"escapeValue": false, "nsSeparator": "/", "plurals": ["a", "b"]},
                "i18next-v1": {"dialect": "js", "nsSeparator": ":"}
              }
            }
            """
        )
        #expect(said == [])
        #expect(configuration.sourceLanguage == LanguageTag("pt-BR"))
        #expect(configuration.formatName == "i18next-v3")
        let third = try #require(FormatRegistry.format(named: "i18next-v3"))
        #expect(
            configuration.settings(of: third) == [
                "escapeValue": .flag(false), "nsSeparator": .text("/"), "plurals": .list([.text("a"), .text("b")]),
            ]
        )
        let first = try #require(FormatRegistry.format(named: "i18next-v1"))
        #expect(configuration.settings(of: first)["nsSeparator"] == .text(":"))
        #expect(configuration.settings(of: first)["escapeValue"] == .flag(false))
        let android = try #require(FormatRegistry.format(named: "android"))
        #expect(configuration.settings(of: android) == [:])
    }

    @Test(
        "Unknown members and values without meaning are named with their places",
        arguments: [
            ("[]", "1:1: error: invalid-configuration"), ("{\n  \"language\": \"en\"}", "2:3: error: unknown-member"),
            ("{\"sourceLanguage\": \"-\"}", "1:20: error: invalid-configuration"),
            ("{\"sourceLanguage\": 5}", "1:20: error: invalid-configuration"),
            ("{\"format\": \"gettext\"}", "1:12: error: invalid-configuration"),
            ("{\"settings\": []}", "1:14: error: invalid-configuration"),
            ("{\"settings\": {\"gettext\": {}}}", "1:15: error: unknown-member"),
            ("{\"settings\": {\"i18next\": 5}}", "1:26: error: invalid-configuration"),
            ("{\"settings\": {\"i18next\": {\"escape\": true}}}", "1:27: error: unknown-member"),
            ("{\"settings\": {\"i18next\": {\"escapeValue\": \"no\"}}}", "1:42: error: invalid-setting"),
            ("{\"settings\": {\"apple\": {\"escapeValue\": true}}}", "1:25: error: unknown-member"),
            ("{\"failUnder\": 101}", "1:15: error: invalid-configuration"),
            ("{\"failUnder\": {\"x y\": 5}}", "1:16: error: invalid-configuration"),
            ("{\"failUnder\": {\"pl\": \"95\"}}", "1:22: error: invalid-configuration"),
            ("{\"swift\": {\"pseudo\": 5}}", "1:22: error: invalid-configuration"),
            ("{\"format\": \"apple\",}", "1:19: error: json-trailing-comma"),
        ]
    )
    func faults(text: String, expected: String) { #expect(read(text).said == [expected]) }

    @Test("What is wrong is passed over, the rest counts")
    func recovery() {
        let (configuration, _) = read(#"{"format": "gettext", "sourceLanguage": "de", "x": 1}"#)
        #expect(configuration.formatName == nil)
        #expect(configuration.sourceLanguage == LanguageTag("de"))
    }

    @Test("Severities of checks; what makes no sense is reported at its place")
    func checks() {
        let (_, said) = read(
            """
            {"checks": {
              "empty-translation": "off",
              "missing-categroy": "off",
              "missing-category": "fatal",
              "foreign-category": {"severity": "error", "languages": ["pl", 1]},
              "duplicate-key": {"languages": ["pl"]}
            }}
            """
        )
        #expect(
            said == [
                "3:3: error: unknown-member", "4:23: error: invalid-configuration",
                "5:58: error: invalid-configuration",
                "6:20: error: invalid-configuration",
            ]
        )
        #expect(read(#"{"checks": []}"#).said == ["1:12: error: invalid-configuration"])
    }

    @Test("The schema has the members that are read")
    func schema() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Documentation/interlingua.schema.json")
        let schema = try JSONSerialization.jsonObject(with: try Data(contentsOf: file)) as? [String: Any]
        let members = try #require(schema?["properties"] as? [String: [String: Any]])
        let swift = try #require(members["swift"]?["properties"] as? [String: Any])
        // What is unknown is answered with the names that are known.
        func known(_ text: String) throws -> Set<String> {
            let result = ProjectConfiguration.read(path: "interlingua.json", bytes: Array(text.utf8))
            let list = try #require(result.diagnostics.first?.message.split(separator: "; it has ").last)
            return Set(list.split(separator: ", ").map(String.init))
        }
        #expect(try known(#"{"?": 1}"#) == Set(members.keys).subtracting(["$schema"]))
        #expect(try known(#"{"swift": {"?": 1}}"#) == Set(swift.keys))
        #expect(read(#"{"$schema": "interlingua.schema.json"}"#).said == [])
    }
}
