import InterlinguaFormats
import InterlinguaGenerator
import InterlinguaIR

/// Findings for programs.
package enum FindingReport {
    /// An object with the version of the report and a list of findings.
    package static func json(_ findings: [Finding]) -> [UInt8] {
        JSONValue.object([
            JSONMember("version", 1), JSONMember("findings", .array(findings.map(\.json))),
        ]).bytes()
    }

    /// One object a line for each finding.
    package static func jsonLines(_ findings: [Finding]) -> [String] {
        findings.map { String(decoding: $0.json.bytes(.compact, endsLine: false), as: UTF8.self) }
    }

    /// SARIF 2.1.0 (OASIS), as services for code review read it.
    package static func sarif(_ findings: [Finding], toolVersion: String) -> [UInt8] {
        let kinds = Set(findings.map(\.diagnostic.kind)).sorted { $0.name < $1.name }
        let driver: JSONValue = [
            "name": "interlingua", "version": .string(toolVersion), "rules": .array(kinds.map(rule)),
        ]
        return JSONValue.object([
            JSONMember("$schema", "https://json.schemastore.org/sarif-2.1.0.json"),
            JSONMember("version", "2.1.0"),
            JSONMember(
                "runs",
                [
                    [
                        "tool": ["driver": driver], "columnKind": "unicodeCodePoints",
                        "results": .array(findings.map(result)),
                    ]
                ]
            ),
        ]).bytes()
    }

    private static func rule(_ kind: Diagnostic.Kind) -> JSONValue {
        [
            "id": .string(kind.name), "shortDescription": ["text": .string(kind.problem)],
            "help": ["text": .string(kind.repair)],
        ]
    }

    private static func result(of finding: Finding) -> JSONValue {
        let diagnostic = finding.diagnostic
        var members = [
            JSONMember("ruleId", .string(diagnostic.kind.name)),
            JSONMember("level", .string(diagnostic.severity.rawValue)),
            JSONMember("message", ["text": .string(diagnostic.message)]),
        ]
        if let range = diagnostic.range {
            members.append(JSONMember("locations", [location(of: range)]))
        }
        let related = diagnostic.notes.compactMap { note -> JSONValue? in
            guard let range = note.range, case .object(let location) = location(of: range) else { return nil }
            return .object(location + [JSONMember("message", ["text": .string(note.message)])])
        }
        if !related.isEmpty { members.append(JSONMember("relatedLocations", .array(related))) }
        if !finding.identity.isEmpty { members.append(JSONMember("properties", .object(finding.identity))) }
        return .object(members)
    }

    private static func location(of range: SourceRange) -> JSONValue {
        let (start, end) = (range.start, range.end)
        return [
            "physicalLocation": [
                "artifactLocation": ["uri": .string(uri(of: range.file.plainPath))],
                "region": [
                    "startLine": .number(start.line), "startColumn": .number(start.column),
                    "endLine": .number(end.line), "endColumn": .number(end.column),
                ],
            ]
        ]
    }

    /// A path as a reference of RFC 3986: all but unreserved characters and “/” as percent escapes.
    private static func uri(of path: String) -> String {
        path.utf8.reduce(into: path.hasPrefix("/") ? "file://" : "") { text, byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                text.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                text += "%" + (digits.count < 2 ? "0" : "") + digits
            }
        }
    }

    /// Commands of GitHub's workflows, a line a finding, which become annotations of a pull request.
    package static func github(_ findings: [Finding]) -> [String] {
        findings.map { finding in
            let diagnostic = finding.diagnostic
            var properties: [String] = []
            if let range = diagnostic.range {
                let (start, end) = (range.start, range.end)
                properties += ["file=\(escaped(range.file.plainPath, isProperty: true))", "line=\(start.line)"]
                properties += ["col=\(start.column)", "endLine=\(end.line)"]
                if end.line == start.line { properties.append("endColumn=\(end.column)") }
            }
            properties.append("title=\(diagnostic.kind.name)")
            let command = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
            return
                "::\(command) \(properties.joined(separator: ","))::\(escaped(diagnostic.message, isProperty: false))"
        }
    }

    /// What GitHub's runner takes for itself, as its toolkit writes it.
    private static func escaped(_ text: String, isProperty: Bool) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            case ":" where isProperty: result += "%3A"
            case "," where isProperty: result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
