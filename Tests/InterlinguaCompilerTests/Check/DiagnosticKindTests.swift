import Foundation
import InterlinguaIR
import InterlinguaTestSupport
import Testing

@testable import InterlinguaCompiler

@Suite("Kinds of diagnostics")
struct DiagnosticKindTests {
    private static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The names in all declarations of kinds below `Sources`.
    private var declared: [String] {
        get throws {
            let sources = Self.repository.appendingPathComponent("Sources").path
            let paths = try FileManager.default.subpathsOfDirectory(atPath: sources)
                .filter { $0.contains("DiagnosticKind+") }
            return try paths.flatMap { path in
                try String(contentsOfFile: sources + "/" + path, encoding: .utf8)
                    .matches(of: /= Diagnostic\.Kind\(\s*"([^"]+)"/)
                    .map { String($0.output.1) }
            }
        }
    }

    @Test("Each declared kind is in the list, once")
    func listIsComplete() throws {
        let names = Diagnostic.Kind.all.map(\.name)
        let causes = Cause.allCases.map(\.rawValue)
        #expect(Set(names).count == names.count)
        #expect(try declared.sorted() == names.filter { !causes.contains($0) }.sorted())
    }

    @Test("Each kind says what is wrong and what to do, in whole sentences")
    func kindsAreExplained() {
        for kind in Diagnostic.Kind.all {
            #expect(kind.name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(kind.name)")
            #expect(kind.problem.hasSuffix(".") && kind.problem.count > 10, "\(kind.name)")
            #expect(!kind.repair.isEmpty, "\(kind.name)")
        }
    }

    @Test("The reference in Documentation is that of the kinds")
    func referenceIsUpToDate() throws {
        let file = Self.repository.appendingPathComponent("Documentation/diagnostics.md")
        if ProcessInfo.processInfo.environment["INTERLINGUA_REGENERATE"] != nil {
            try Diagnostic.Kind.reference.write(to: file, atomically: true, encoding: .utf8)
        }
        let written = try String(contentsOf: file, encoding: .utf8)
        #expect(written == Diagnostic.Kind.reference, "INTERLINGUA_REGENERATE=1 writes it anew")
    }
}
