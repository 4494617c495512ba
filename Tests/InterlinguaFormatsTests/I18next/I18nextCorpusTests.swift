import Foundation
import InterlinguaIR
import InterlinguaOracle
import InterlinguaSemantics
import Testing

@testable import InterlinguaFormats

/// The catalogues of real projects, which are no part of the package.
///
/// INTERLINGUA_CORPUS names the folder that holds them.
@Suite(
    "i18next's files of real projects",
    .enabled(if: ProcessInfo.processInfo.environment["INTERLINGUA_CORPUS"] != nil)
)
struct I18nextCorpusTests {
    static let root = (ProcessInfo.processInfo.environment["INTERLINGUA_CORPUS"] ?? "") + "/i18next"

    /// A project, the version its files are in, and what it says of them.
    struct Project: Sendable, CustomTestStringConvertible {
        var name: String
        var version: I18nextVersion
        var languages: Int
        var plurals: Int
        var settings: [String: RuntimeSetting] = [:]

        var testDescription: String { name }
    }

    static let projects = [
        Project(name: "excalidraw", version: .v4, languages: 12, plurals: 0),
        Project(
            name: "headlamp-v4",
            version: .v4,
            languages: 25,
            plurals: 10,
            settings: [
                "contextSeparator": .text("//context:"), "keySeparator": .flag(false), "nsSeparator": .text("|"),
            ]
        ),
        Project(name: "invokeai-v4", version: .v4, languages: 27, plurals: 55),
        Project(name: "ipfs-webui", version: .v4, languages: 7, plurals: 0),
        Project(name: "openmrs-esm-core-v4", version: .v4, languages: 42, plurals: 1),
        Project(
            name: "openshift-console-v3",
            version: .v3,
            languages: 4,
            plurals: 81,
            settings: ["keySeparator": .flag(false), "nsSeparator": .text("~")]
        ),
        Project(name: "terriajs-mixed", version: .v3, languages: 12, plurals: 6),
        Project(name: "wekan-v1", version: .v1, languages: 14, plurals: 1),
    ]

    @Test("The version and the plurals are found out over the whole project", arguments: projects)
    func project(project: Project) {
        let files = I18nextTestData.files(in: "\(Self.root)/\(project.name)")
        let result = I18nextFormat().read(files, options: ReadingOptions(settings: project.settings))
        #expect(result.catalog.validate().isEmpty)
        let versions = Set(
            result.catalog.tables.values.compactMap { $0.annotations[I18nextTableAnnotation.self]?.version }
        )
        #expect(versions == [project.version])
        #expect(Set(result.catalog.tables.values.flatMap(\.languages)).count == project.languages)
        let errors = result.diagnostics.filter { $0.severity == .error }
        #expect(errors.map { "\($0.range?.file.path ?? ""):\($0.range?.start.line ?? 0): \($0.message)" } == [])
        let plurals = result.catalog.entries.filter { $0.value.arguments.contains { $0.name == "count" } }
            .filter { $0.value.messages.values.contains { $0.containsPattern { !$0.selects.isEmpty } } }
        #expect(plurals.count == project.plurals)
    }

    @Test("Files are written as they were read", arguments: projects)
    func roundTrip(project: Project) {
        let files = I18nextTestData.files(in: "\(Self.root)/\(project.name)")
        let format = I18nextFormat(project.version)
        #expect(I18nextTestData.changes(by: format, in: files, settings: project.settings) == [])
    }

    @Test("Names that end like plural forms are none without evidence")
    func arrowheads() {
        let files = I18nextTestData.files(in: "\(Self.root)/excalidraw")
        let catalog = I18nextFormat().read(files, options: ReadingOptions()).catalog
        for name in ["arrowhead_crowfoot_one", "arrowhead_crowfoot_many", "arrowhead_crowfoot_one_or_many"] {
            #expect(catalog.entries[Key(path: ["labels", name])]?.arguments == [])
        }
    }
}
