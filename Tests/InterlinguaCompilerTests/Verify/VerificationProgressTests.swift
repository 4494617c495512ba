import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler

/// What is told while a comparison runs.
@Suite struct VerificationProgressTests {
    @Test func theLastWordIsThatAllIsCompared() throws {
        let texts = (0..<600).map { "\"key\($0)\" = \"Text \($0)\";\n" }.joined()
        let source = ComparedProject.make(AppleFormat(), [("en.lproj/Localizable.strings", texts)])
        let android = try #require(FormatRegistry.format(named: "android"))
        let result = Converter().convert(source.catalog, from: source.format, to: android)
        let told = Locked<[VerificationProgress]>([])
        let verification = Converter().verify(
            result,
            of: source,
            for: android,
            progress: { progress in told.withLock { $0.append(progress) } }
        )
        let last = try #require(told.withLock { $0 }.max { $0.comparedEntryCount < $1.comparedEntryCount })
        #expect(told.withLock { $0.count } > 1)
        #expect(last.comparedEntryCount == 600)
        #expect(last.sentenceCount == verification.sentenceCount)
        #expect("\(last)" == "comparing 600 of 600 entries, \(verification.sentenceCount) sentences")
    }
}
