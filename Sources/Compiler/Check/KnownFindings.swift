import InterlinguaFormats
import InterlinguaIR

/// Findings that a project knows of, which are reported no more.
///
/// A finding is known by its kind, key and language, or by its file and message where it is about no message; not by its
/// line, so that other edits of the file don't bring it back. The same finding twice has to be known twice.
package struct KnownFindings: Sendable, Hashable {
    private struct Mark: Sendable, Hashable {
        var kind: String
        var key: String?
        var table = ""
        var language: String?
        var file: String?
        var message: String?

        /// What marks are sorted by.
        var order: [String] { [file ?? "", table, key ?? "", language ?? "", kind, message ?? ""] }
    }

    private var counts: [Mark: Int] = [:]

    /// The findings as known ones.
    package init(_ findings: [Finding]) {
        for finding in findings { counts[Self.mark(of: finding), default: 0] += 1 }
    }

    package var count: Int { counts.values.reduce(0, +) }

    package func unknown(of findings: [Finding]) -> [Finding] {
        var left = counts
        return findings.filter { finding in
            let mark = Self.mark(of: finding)
            guard let count = left[mark], count > 0 else { return true }
            left[mark] = count - 1
            return false
        }
    }

    private static func mark(of finding: Finding) -> Mark {
        var mark = Mark(kind: finding.diagnostic.kind.name)
        if let key = finding.key {
            mark.key = key.name
            mark.table = key.table
            mark.language = finding.language?.identifier
        } else {
            mark.file = finding.diagnostic.range?.file.path
            mark.message = finding.diagnostic.message
        }
        return mark
    }

    // MARK: As a file

    private static let version = 1

    /// The bytes of a file that holds the baseline.
    package var bytes: [UInt8] {
        let findings = counts.sorted { $0.key.order.lexicographicallyPrecedes($1.key.order) }.map { mark, count in
            var members = [JSONMember("kind", .string(mark.kind))]
            func add(_ name: String, _ value: String?) {
                if let value, !value.isEmpty { members.append(JSONMember(name, .string(value))) }
            }
            add("file", mark.file)
            add("table", mark.table)
            if let key = mark.key { members.append(JSONMember("key", .string(key))) }
            add("language", mark.language)
            add("message", mark.message)
            if count > 1 { members.append(JSONMember("count", .number(count))) }
            return JSONValue.object(members)
        }
        return JSONValue.object([
            JSONMember("version", .number(Self.version)), JSONMember("findings", .array(findings)),
        ])
        .bytes()
    }

    /// Reads a file that was written as a baseline.
    ///
    /// - Throws: `ReadingError` if it is none, or one of a later version.
    package init(path: String, bytes: [UInt8]) throws(ReadingError) {
        let (document, diagnostics) = JSONReader.read(path: path, bytes: bytes)
        guard !diagnostics.contains(where: { $0.severity == .error }), let root = document.root,
            let version = root.value(of: "version")?.number?.spelling, let list = root.value(of: "findings")?.elements
        else { throw ReadingError(path: path, reason: "is no baseline that --write-baseline wrote") }
        guard version == String(Self.version) else {
            throw ReadingError(
                path: path,
                reason: "is a baseline of version \(version); this is version \(Self.version)"
            )
        }
        for element in list {
            guard let kind = element.value(of: "kind")?.string else { continue }
            var mark = Mark(kind: kind)
            mark.key = element.value(of: "key")?.string
            mark.table = element.value(of: "table")?.string ?? ""
            mark.language = element.value(of: "language")?.string
            mark.file = element.value(of: "file")?.string
            mark.message = element.value(of: "message")?.string
            let count = element.value(of: "count")?.number.flatMap { Int($0.spelling) } ?? 1
            counts[mark, default: 0] += max(1, min(count, 1_000_000))
        }
    }

    /// A file is no baseline.
    package struct ReadingError: Error, CustomStringConvertible {
        let path: String
        let reason: String
        package var description: String { "“\(path)” \(reason)" }
    }
}
