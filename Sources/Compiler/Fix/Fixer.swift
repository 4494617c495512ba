package import InterlinguaGenerator
import InterlinguaFormats
package import InterlinguaIR

/// Repairs what no person has to think about, round after round, and holds the result to what users saw before.
package struct Fixer: Sendable {
    /// A repair that does something else than it should.
    package enum Failure: Error, CustomStringConvertible {
        /// Repaired files have a new error.
        case newError(Diagnostic)
        /// A text is shown otherwise that nothing was to be repaired in.
        case changedText(Difference)

        package var description: String {
            let what =
                switch self {
                case .newError(let diagnostic): "they would be in error: \(diagnostic.message)"
                case .changedText(let difference): "another text would change: \(difference)"
                }
            return "the repairs were not made, since \(what)"
        }
    }

    /// One repair can make room for the next, such as the last member of a list; two rounds are the usual.
    private static let roundLimit = 10

    /// Reads the project with files that are not written yet, and gives what of it is to be repaired.
    package typealias Reading = (_ unsaved: [String: [UInt8]]) throws -> (loaded: Loader.Loaded, findings: [Finding])

    /// The project before, the files that were repaired, and what is left to say.
    package let original: Loader.Loaded
    package private(set) var repaired: Loader.Loaded
    package private(set) var findings: [Finding]
    package private(set) var fixedCount = 0

    private var files: [String: [UInt8]] = [:]

    /// The texts of the repaired files in UTF-8, and what they were.
    private var texts: [String: [UInt8]] = [:]
    private var originalTexts: [String: [UInt8]] = [:]

    /// The messages whose texts change.
    private var mended: Set<Key> = []

    /// Repairs in memory all that can be.
    ///
    /// - Throws: `Failure`, or what the reading throws.
    package init(_ read: Reading) throws {
        (original, findings) = try read([:])
        repaired = original
        for _ in 0..<Self.roundLimit where try makeRound(read) {}
        if files.isEmpty { return }
        try checkErrors()
        try checkTexts()
    }

    /// The repaired files by their paths.
    package var changes: [(path: String, bytes: [UInt8])] {
        original.files.compactMap { file in files[file.path].map { (file.path, $0) } }
    }

    /// The repairs as a unified diff, in UTF-8 whatever the files' encodings are.
    package var diff: [String] {
        changes.flatMap { path, _ in
            UnifiedDiff(from: originalTexts[path] ?? [], to: texts[path] ?? []).lines(old: path, new: path)
        }
    }

    /// Makes as many repairs as don't touch each other; false if there are none left.
    private mutating func makeRound(_ read: Reading) throws -> Bool {
        var edits: [SourceFile: [TextEdit]] = [:]
        var elements: [SourceFile: FileElements] = [:]
        for finding in findings {
            guard let file = finding.diagnostic.range?.file else { continue }
            let own = elements[file] ?? FileElements(file)
            elements[file] = own
            guard let fix = Fix(of: finding, own) else { continue }
            if fix.changesTexts, let key = finding.key { mended.insert(key) }
            edits[file, default: []] += fix.edits
        }
        let before = files
        for input in repaired.files {
            guard let (file, own) = edits.first(where: { $0.key.path == input.path }),
                case let text = own.applied(to: file.utf8), let bytes = file.encoded(text, as: input.bytes)
            else { continue }
            originalTexts[input.path] = originalTexts[input.path] ?? file.utf8
            texts[input.path] = text
            files[input.path] = bytes
        }
        if files == before { return false }
        let count = findings.count
        (repaired, findings) = try read(files)
        fixedCount += max(0, count - findings.count)
        return true
    }

    private func checkErrors() throws(Failure) {
        let known = Set(original.diagnostics.filter { $0.severity == .error }.map(\.kind))
        let new = repaired.diagnostics.first { $0.severity == .error && !known.contains($0.kind) }
        if let new { throw .newError(new) }
    }

    private func checkTexts() throws {
        let result = try ProjectComparison.verify(original.projects, against: repaired.project)
        let other = result.differences.first { !$0.isPlatformFact && !mended.contains($0.key) }
        if let other { throw Failure.changedText(other) }
    }
}

extension SourceFile {
    /// Some text in the encoding of the file; nil if the file is in none that can be written back.
    fileprivate func encoded(_ text: [UInt8], as original: [UInt8]) -> [UInt8]? {
        let encodings: [([UInt8]) -> [UInt8]] = [
            { $0 }, { [0xEF, 0xBB, 0xBF] + $0 },
            { [0xFF, 0xFE] + Self.utf16($0).flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] } },
            { [0xFE, 0xFF] + Self.utf16($0).flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] } },
        ]
        return encodings.first { $0(utf8) == original }?(text)
    }

    private static func utf16(_ text: [UInt8]) -> [UInt16] { Array(String(decoding: text, as: UTF8.self).utf16) }
}
