import CDiagnosticExamples
import InterlinguaIR

extension Diagnostic.Kind {
    /// The kind's section of `Documentation/diagnostic-examples.md`: the smallest files that are found to be wrong, and what
    /// is said about them; nil if there is none, as for what can't be shown in small.
    var example: Substring? { Self.examples[name] }

    private static let examples: [String: Substring] = {
        let sections = String(cString: interlingua_diagnostic_examples()).split(separator: "\n## ").dropFirst()
        return Dictionary(
            sections.compactMap { section in
                section.firstIndex(of: "\n").map { (String(section[..<$0]), section[$0...]) }
            },
            uniquingKeysWith: { first, _ in first }
        )
    }()

    /// The example for a terminal: files and output are indented instead of fenced, and without empty lines.
    var plainExample: String? {
        guard let example else { return nil }
        var isFenced = false
        var lines: [String] = []
        for line in example.split(separator: "\n") {
            if line.hasPrefix("```") {
                isFenced.toggle()
                lines.append("")
            } else {
                lines.append(isFenced ? "    \(line)" : line.filter { $0 != "`" })
            }
        }
        return lines.dropLast().joined(separator: "\n")
    }
}
