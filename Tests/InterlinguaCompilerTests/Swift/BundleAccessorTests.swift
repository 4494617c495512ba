import Foundation
import InterlinguaFormats
import InterlinguaIR
import InterlinguaTestSupport
import Testing

@testable import InterlinguaCompiler
@testable import InterlinguaGenerator

/// Accessors that give resources of Apple's Foundation, which Linux lacks: a stand-in of its declarations is compiled with
/// them, which says what it was made of.
@Suite("Accessors of texts in a bundle")
struct BundleAccessorTests {
    private static let standIn = """
        import Foundation

        struct LocalizedStringResource: Sendable {
            enum BundleDescription: Sendable {
                case main
                case atURL(URL)
                static func forClass(_ type: AnyClass) -> BundleDescription { .main }
            }

            let description: String

            init(
                _ key: StaticString,
                defaultValue: String.LocalizationValue,
                table: String? = nil,
                locale: Locale = .current,
                bundle: BundleDescription = .main,
                comment: StaticString? = nil
            ) {
                description = "\\(key) in \\(table ?? "-"): \\(defaultValue.text)"
            }
        }

        extension String {
            struct LocalizationValue: ExpressibleByStringInterpolation {
                struct StringInterpolation: StringInterpolationProtocol {
                    var text = ""
                    init(literalCapacity: Int, interpolationCount: Int) {}
                    mutating func appendLiteral(_ literal: String) { text += literal }
                    mutating func appendInterpolation(_ value: String) { text += "<%@ \\(value)>" }
                    mutating func appendInterpolation(_ value: Int) { text += "<%lld \\(value)>" }
                    mutating func appendInterpolation(_ value: UInt) { text += "<%llu \\(value)>" }
                    mutating func appendInterpolation(_ value: UInt32) { text += "<%u \\(value)>" }
                    mutating func appendInterpolation(_ value: Double) { text += "<%lf \\(value)>" }
                }
                let text: String
                init(stringLiteral: String) { text = stringLiteral }
                init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
            }
        }

        #if SWIFT_PACKAGE
        extension Bundle { static let module = Bundle.main }
        #endif
        """

    private static func generate(
        _ folder: String,
        _ change: (inout GenerationSettings) -> Void = { _ in }
    ) throws -> SwiftGenerator.Result {
        let loaded = try Loader().load([folder])
        var options = GenerationSettings()
        options.texts = .bundle
        change(&options)
        return SwiftGenerator(options: options).generate(loaded.catalog, from: loaded.sourceFormat)
    }

    @Test func argumentsStandInTheOrderOfTheirPositions() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            #"""
            "title" = "100% \"Birds\"";
            "cart.offer" = "%1$@ until %2$lld";
            "reversed" = "%2$@ for %1$lld";
            "late" = "%@ only %2$.1f";
            "letter" = "%C";
            """#,
            to: "en.lproj/Localizable.strings"
        )
        try folder.write(#""retry" = "Retry";"#, to: "en.lproj/Errors.strings")
        let result = try Self.generate(folder.path)
        #expect(result.diagnostics.isEmpty)
        let program = try GeneratedProgram(
            result.bytes,
            parts: [Array(Self.standIn.utf8)],
            code: """
                @main enum Driver {
                    static func show(_ resource: LocalizedStringResource) { print(resource.description) }
                    static func main() {
                        show(.l10n.title)
                        show(.l10n.cart.offer("Sale", 3))
                        show(L10n.reversed(3, "Sale"))
                        show(L10n.late("Ann", 1.5))
                        show(L10n.letter("A"))
                        show(L10n.errors.retry)
                    }
                }
                """,
            arguments: ["-swift-version", "6"]
        )
        defer { program.remove() }
        let printed = try program.run()
        #expect(
            printed == """
                title in Localizable: 100% "Birds"
                cart.offer in Localizable: <%@ Sale> until <%lld 3>
                reversed in Localizable: <%lld 3> <%@ Sale>
                late in Localizable: <%@ Ann> only <%lf 1.5>
                letter in Localizable: <%u 65>
                retry in Errors: Retry

                """
        )
    }

    /// Foundation knows tables by the names of their files, wherever these lie in a target.
    @Test func foldersAreNoPartOfTables() throws {
        let folder = try TemporaryFolder()
        let catalog = { (key: String) in
            #"{"sourceLanguage": "en", "strings": {"\#(key)": {}}, "version": "1.0"}"#
        }
        try folder.write(catalog("title"), to: "Resources/Localizable.xcstrings")
        try folder.write(catalog("name"), to: "Supporting/InfoPlist.xcstrings")
        let code = try String(decoding: Self.generate(folder.path).bytes, as: UTF8.self)
        #expect(
            code.contains(#"static var title: LocalizedStringResource { _resource("title", "Localizable", "title") }"#)
        )
        #expect(code.contains(#"var name: LocalizedStringResource { _resource("name", "InfoPlist", "name") }"#))
        try folder.write(catalog("other"), to: "Widgets/Localizable.xcstrings")
        let both = try String(decoding: Self.generate(folder.path).bytes, as: UTF8.self)
        #expect(both.contains("static var resources: "))
        #expect(both.contains(#"_resource("other", "Localizable", "other")"#))
    }

    @Test(arguments: ["TestData/apple", "TestData/xcstrings"], [["-swift-version", "6"], ["-D", "SWIFT_PACKAGE"]])
    func everyAccessorCompiles(_ name: String, _ arguments: [String]) throws {
        let folder = try TemporaryFolder()
        let result = try Self.generate(ComparedProject.folder(named: name)) { $0.sortsIntoFiles = true }
        var paths = [try folder.write(Self.standIn, to: "Foundation.swift")]
        for (name, bytes) in [("L10n", result.bytes)] + result.parts {
            paths.append(try folder.write(String(decoding: bytes, as: UTF8.self), to: "\(name)+.swift"))
        }
        let log = folder.path + "/log"
        let command = ["swiftc", "-typecheck", "-parse-as-library"] + arguments + paths
        let status = try ChildProcess.run("/usr/bin/env", command, output: log, error: log)
        let messages = try String(contentsOfFile: log, encoding: .utf8)
        #expect(status == 0 && messages.isEmpty, "\(messages)")
    }

    @Test func otherFormatsAreRefused() throws {
        let result = try Self.generate(ComparedProject.folder(named: "TestData/android")) { $0.hasParts = true }
        #expect(
            result.diagnostics.filter { $0.severity == .error }.map(\.kind) == [
                .textsOutsideBundle, .invalidConfiguration,
            ]
        )
    }
}
