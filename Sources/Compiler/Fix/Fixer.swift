package import InterlinguaFormats
package import InterlinguaGenerator
package import InterlinguaIR
import InterlinguaPlatforms

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

    /// What the repaired files hold, by their paths.
    private var files: [String: [UInt8]] = [:]

    /// Messages in which repairs help nothing, or lead to something else that is wrong.
    private var unrepairable: Set<MessageName?> = []

    /// The messages whose texts change.
    private var mended: Set<Key> = []

    /// Repairs in memory all that can be.
    ///
    /// - Throws: `Failure`, or what the reading throws.
    package init(_ read: Reading) throws {
        (original, findings) = try read([:])
        repaired = original
        var rounds = 0
        while rounds < Self.roundLimit, try makeRound(read) { rounds += 1 }
        if files.isEmpty { return }
        try checkErrors()
        try checkTexts()
    }

    package var changes: [InputFile] {
        original.files.compactMap { file in
            guard let bytes = files[file.path] else { return nil }
            var changed = file
            changed.bytes = bytes
            return changed
        }
    }

    /// Makes as many repairs as don't touch each other; false if there are none left.
    private mutating func makeRound(_ read: Reading) throws -> Bool {
        let incomplete = Set(findings.filter(\.isAboutMissingVariant).map(\.message))
        let byPath = Dictionary(grouping: findings) { $0.diagnostic.range?.file.path ?? "" }
        let before = (files: files, repaired: repaired, findings: findings)
        var fixed: Set<Finding.Subject> = []
        var mended: Set<Key> = []
        for input in repaired.files {
            guard let own = byPath[input.path],
                let outline = try? FileOutline.read(
                    path: input.path,
                    bytes: input.bytes,
                    nests: true,
                    isDetailed: true
                ),
                // Of some files, such as binary lists, no text can be written back.
                input.encoding(outline.file.utf8) == input.bytes
            else { continue }
            var edits: [TextEdit] = []
            for finding in own {
                guard let fix = Fix(of: finding, in: outline) else { continue }
                // A variant that is never shown may be meant for one that is missing.
                if !fix.changesTexts, incomplete.contains(finding.message) { continue }
                if unrepairable.contains(finding.message) { continue }
                if fix.changesTexts, let key = finding.key { mended.insert(key) }
                fixed.insert(finding.subject)
                edits += fix.edits
            }
            if !edits.isEmpty { files[input.path] = input.encoding(edits.applied(to: outline.file.utf8)) }
        }
        if files == before.files { return false }
        (repaired, findings) = try read(files)
        let (old, new) = (before.findings.countsBySubject, findings.countsBySubject)
        let worse = new.filter { $1 > old[$0, default: 0] || $1 == old[$0] && fixed.contains($0) }
        if worse.isEmpty {
            self.mended.formUnion(mended)
            fixedCount += before.findings.count - findings.count
        } else {
            unrepairable.formUnion(worse.keys.map(\.message))
            (files, repaired, findings) = before
        }
        return true
    }

    private func checkErrors() throws(Failure) {
        var known: [Diagnostic.Kind: Int] = [:]
        for diagnostic in original.diagnostics where diagnostic.severity == .error {
            known[diagnostic.kind, default: 0] += 1
        }
        for diagnostic in repaired.diagnostics where diagnostic.severity == .error {
            known[diagnostic.kind, default: 0] -= 1
            if known[diagnostic.kind, default: 0] < 0 { throw .newError(diagnostic) }
        }
    }

    private func checkTexts() throws {
        let result = try ProjectComparison.verify(original.projects, against: repaired.project)
        let other = result.differences.first { !$0.isPlatformFact && !mended.contains($0.key) }
        if let other { throw Failure.changedText(other) }
    }
}

extension Finding {
    /// What is found about a message.
    fileprivate struct Subject: Hashable {
        var message: MessageName?
        var kind: Diagnostic.Kind
    }

    fileprivate var subject: Subject { Subject(message: message, kind: diagnostic.kind) }

    fileprivate var isAboutMissingVariant: Bool {
        [.missingCategory, .missingForm, .missingOther].contains(diagnostic.kind)
    }
}

extension [Finding] {
    fileprivate var countsBySubject: [Finding.Subject: Int] {
        reduce(into: [:]) { counts, finding in counts[finding.subject, default: 0] += 1 }
    }
}
