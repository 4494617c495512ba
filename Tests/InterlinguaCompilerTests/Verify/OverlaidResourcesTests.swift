import Foundation
import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler

/// Gradle lays the resources of flavours and build types over those of `src/main/res`, resource by resource and language by
/// language.
@Suite struct OverlaidResourcesTests {
    private static func project(_ folders: KeyValuePairs<String, String>) -> VerifiedProject {
        VerifiedProject.project(AndroidFormat(), folders) {
            "app/src/\($0)/strings.xml"
        } _: {
            "<resources>\($0)</resources>"
        }
    }

    private static func plural(_ one: String, _ other: String) -> String {
        VerifiedProject.plurals(["one": "%d \(one)", "other": "%d \(other)"])
    }

    private let source = project([
        "main/res/values": VerifiedProject.string("App", "app") + VerifiedProject.string("Donate %s", "donate")
            + plural("gift", "gifts") + VerifiedProject.string("by %s", "by"),
        "main/res/values-de": VerifiedProject.string("Die App", "app") + VerifiedProject.string("Spende %s", "donate")
            + plural("Gabe", "Gaben") + VerifiedProject.string("von %s", "by"),
        "debug/res/values": VerifiedProject.string("App Debug", "app"),
        "fdroid/res/values-de": VerifiedProject.string("Spende %s (F-Droid)", "donate") + plural("Spende", "Spenden"),
    ])

    @Test func nothingIsMissing() {
        #expect(source.diagnostics.map(\.identifier) == [])
        let status = TranslationStatus(of: source.catalog, diagnostics: source.diagnostics)
        #expect(status.languages.flatMap(\.items).map(\.issue) == [])
    }

    @Test(arguments: ["apple", "xcstrings", "i18next-v4", "i18next-v1", "smartling", "swifternalization"])
    func targetsSayWhatTheAppShows(target: String) throws {
        let conversion = try CheckedConversion(source, to: target)
        #expect(conversion.unexplained == [])
        #expect(conversion.explained == [])
        #expect(conversion.notes("missing-source") == [])
        // Those of the module itself, and those that the flavour or the build type finds there.
        for text in ["Donate ", " gifts", "Die App"] {
            #expect(conversion.text.components(separatedBy: text).count > 2, "\(text)")
        }
    }

    @Test func androidFindsTheTextsByItself() throws {
        let conversion = try CheckedConversion(source, to: "android")
        #expect(conversion.unexplained == [])
        #expect(conversion.explained == [])
        #expect(conversion.notes("missing-source") == [])
        let folders = [
            "debug/res/values", "fdroid/res/values-de", "main/res/values-de", "main/res/values",
        ]
        #expect(conversion.result.files.map(\.path).sorted() == folders.map { "app/src/\($0)/strings.xml" })
        #expect(conversion.text.components(separatedBy: "Donate").count == 2)
    }

    /// What no file below has is missing; so is what only another flavour has, and an app of tests lies over nothing.
    @Test(arguments: ["fdroid", "androidTest", "testFdroid"])
    func whatIsMissingIsSaid(flavour: String) {
        let source = Self.project([
            "main/res/values": VerifiedProject.string("A", "a"), "play/res/values": VerifiedProject.string("B", "b"),
            "\(flavour)/res/values-de": VerifiedProject.string("X", "a") + VerifiedProject.string("B", "b"),
        ])
        let missing = source.diagnostics.filter { $0.identifier == "missing-in-default" }
        #expect(missing.map { $0.range?.start.column } == (flavour == "fdroid" ? [39] : [12, 39]))
    }

    /// A reference means the entry of the own module, then that of the module below.
    @Test func references() throws {
        let source = Self.project([
            "main/res/values": VerifiedProject.string("Main", "name"),
            "play/res/values": VerifiedProject.string("Play", "name") + VerifiedProject.string("@string/name", "title"),
            "fdroid/res/values": VerifiedProject.string("@string/name", "title"),
        ])
        #expect(source.diagnostics.map(\.identifier) == [])
        let conversion = try CheckedConversion(source, to: "apple")
        #expect(conversion.unexplained == [])
        #expect(conversion.text.contains(#""title" = "Play";"#))
        #expect(conversion.text.contains(#""title" = "Main";"#))
    }

    /// A text below that is faulty is so for all that show it.
    @Test func faults() throws {
        let source = Self.project([
            "main/res/values": VerifiedProject.string("A", "a"),
            "main/res/values-de": VerifiedProject.string("it's %1$s 5%", "a"),
            "debug/res/values": VerifiedProject.string("B", "a"),
        ])
        #expect(try CheckedConversion(source, to: "apple").unexplained == [])
    }
}
