import Foundation
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaFormats

/// Every message of real projects, in every language, is the same in i18next 22.4.8 itself.
///
/// Skipped where Node.js or the library is not installed, but not in CI.
@Suite(.enabled(if: NodeI18next.isExpected, "Node.js or i18next is not installed"))
struct NodeProjectTests {
    private static let corpus = ProcessInfo.processInfo.environment["INTERLINGUA_CORPUS"]

    /// Numbers of all classes of the plural rules there are.
    private static let numbers = [
        "0", "1", "2", "3", "5", "11", "21", "22", "100", "1000000", "1.5", "-1",
    ]

    // The catalogues of real apps are not part of the repository.
    @Test(
        .enabled(if: corpus != nil, "INTERLINGUA_CORPUS is not set"),
        arguments: [
            ("invokeai-v4", I18nextVersion.v4), ("openshift-console-v3", .v3), ("wekan-v1", .v1),
            ("fixtures-i18next-v1", .v1),
        ]
    )
    func realProject(_ project: String, _ version: I18nextVersion) throws {
        let folder = try #require(Self.corpus) + "/i18next/" + project
        try compare(folder, version)
    }

    @Test(arguments: I18nextVersion.allCases)
    func testData(_ version: I18nextVersion) throws {
        try compare("\(TestData.folder)/i18next-\(version.rawValue)", version)
    }

    private func compare(_ folder: String, _ version: I18nextVersion) throws {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".json") }
            .sorted()
        let inputs = try paths.map { path in
            InputFile(
                path: folder + "/" + path,
                layoutPath: path,
                bytes: Array(try Data(contentsOf: URL(fileURLWithPath: folder + "/" + path)))
            )
        }
        let project = ResourceProject(inputs)
        var comparison = NodeComparison()
        for (root, places) in project.places.sorted(by: { $0.key < $1.key }) {
            let own = inputs.filter { input in
                places.contains { $0.element.document.file.path == input.path }
            }
            try compare(places, own, root, version, &comparison)
        }
        // A number that is not passed is NaN, whose name in each language the run time does not know.
        let differences = try comparison.differences().filter { !$0.contains("NaN") }
        print(
            "\(folder.split(separator: "/").last ?? ""): \(comparison.count) look-ups, \(comparison.unknownCount) of unknown formats"
        )
        #expect(comparison.count > comparison.unknownCount * 10)
        #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(5).joined(separator: "\n"))")
    }

    private func compare(
        _ places: [ResourceProject.Place],
        _ inputs: [InputFile],
        _ root: String,
        _ version: I18nextVersion,
        _ comparison: inout NodeComparison
    ) throws {
        let namespaces = Set(places.map { $0.namespace ?? ResourceProject.defaultNamespace })
        let usual = namespaces.count == 1 ? namespaces.first ?? "" : ResourceProject.defaultNamespace
        let files = places.map { place in
            NodeI18next.File(
                language: place.language,
                namespace: place.namespace ?? usual,
                path: place.element.document.file.path,
                levels: place.levels
            )
        }
        // Of many languages those are taken whose forms differ most, so that the tests stay quick.
        let all = Set(places.map(\.language)).sorted()
        let chosen = all.count > 16 ? all.filter { ["ar", "en", "ja", "pl"].contains($0) } : all
        for language in chosen {
            // Keys of these projects are sentences, or paths.
            let settings: JSONValue = ["lng": .string(language), "fallbackLng": ["en"], "defaultNS": .string(usual)]
            let runtime = NodeComparison.runtime(inputs, version, settings)
            comparison.start(version, settings, runtime, files: files, description: "\(root) \(language)")
            for place in places where place.language == language {
                var calls = Calls()
                calls.collect(place.element, path: "")
                for (key, isPlural) in calls.keys {
                    var options: [JSONMember] = [
                        JSONMember("ns", .string(place.namespace ?? usual)), JSONMember("name", "<N>"),
                        JSONMember("value", 3), JSONMember("returnObjects", true),
                    ]
                    try comparison.call(.string(key), .object(options))
                    guard isPlural else { continue }
                    options.append(JSONMember("count", 0))
                    for number in Self.numbers {
                        options[options.count - 1].value = JSONNumber(number).map { .number($0) } ?? 0
                        try comparison.call(.string(key), .object(options))
                    }
                }
            }
        }
    }

    /// What to ask for: every path, and what is left of names without their suffixes.
    private struct Calls {
        private(set) var keys: [(key: String, isPlural: Bool)] = []

        mutating func collect(_ element: JSONElement, path: String) {
            guard let members = element.members else {
                if !path.isEmpty { keys.append((path, false)) }
                return
            }
            var bases: Set<String> = []
            for member in members {
                let name = member.key.string ?? ""
                collect(member.value, path: path.isEmpty ? name : path + "." + name)
                guard let cut = name.lastIndex(of: "_") else { continue }
                let tail = name[name.index(after: cut)...]
                if Int(tail) != nil || ["plural", "zero", "one", "two", "few", "many", "other"].contains(tail) {
                    var base = String(name[..<cut])
                    if base.hasSuffix("_plural") { base.removeLast(7) }
                    bases.insert(base)
                }
            }
            for base in bases.sorted() { keys.append((path.isEmpty ? base : path + "." + base, true)) }
        }
    }
}
