import InterlinguaGenerator
import InterlinguaIR

/// A page about a conversion: what the apps show differently, side by side and by cause, and the calls that change.
///
/// One file without scripts and without a network. Texts stand isolated in their own direction.
package struct ConversionPage {
    private let groups: [DifferenceGroup]
    private let places: DifferencePlaces
    private let calls: CallList
    private let summary: [String]

    /// - Parameter summary: what the command says of the conversion, line by line.
    package init(
        _ verification: VerificationResult,
        _ places: DifferencePlaces,
        _ calls: CallList,
        summary: [String]
    ) {
        let groups = VerificationResult.groups(verification.differences)
        // Defects first, facts of the platforms last.
        let ranks = groups.map { $0.causes.isEmpty ? 0 : $0.isPlatformFact ? 2 : 1 }
        self.groups = groups.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { groups[$0] }
        self.places = places
        self.calls = calls
        self.summary = summary
    }

    package var html: [UInt8] {
        let style = """

            mark { background: #e8a20066; color: inherit; } summary { font-weight: 600; padding: .4rem 0; }
            pre { overflow-x: auto; margin: 0; }
            """
        var page = ProjectPage.head("Conversion", style: style) + "<ul>\n"
        for line in summary { page += "<li>\(line.escaped)</li>\n" }
        page += "</ul>\n<h2>Differences</h2>\n"
        if groups.isEmpty { page += "<p>Both apps show the same.</p>\n" }
        for group in groups { append(group, to: &page) }
        let changed = calls.changed
        if !changed.isEmpty {
            page += "<h2>Changed calls</h2>\n<div class=\"wide\"><table>\n<tbody>\n"
            for item in changed {
                page +=
                    "<tr><th scope=\"row\">\(item.key.label.isolated)</th><td><pre>\(item.code.escaped)</pre></td></tr>\n"
            }
            page += "</tbody>\n</table></div>\n"
        }
        return Array((page + "</main>\n</body>\n</html>\n").utf8)
    }

    private func append(_ group: DifferenceGroup, to page: inout String) {
        let cause =
            group.causes.isEmpty ? "without a cause: a defect" : group.causes.map(\.words).joined(separator: "; ")
        let count = CountedNoun(group.differences.count, "difference")
        page += "<details\(group.isPlatformFact ? "" : " open")>\n<summary>\(cause.escaped) (\(count))</summary>\n"
        page += "<div class=\"wide\"><table>\n<thead><tr>"
        for title in ["entry", "language", "arguments", "source", "target"] {
            page += "<th scope=\"col\">\(title)</th>"
        }
        page += "</tr></thead>\n<tbody>\n"
        for difference in group.differences {
            let texts = MarkedTexts(difference.expected.text, difference.actual.text)
            let languages = difference.languages.map(\.name).joined(separator: ", ")
            page += "<tr><th scope=\"row\">\(difference.key.label.isolated)</th><td>\(languages.escaped)</td>"
            page += "<td>\(difference.arguments.text.isolated)</td>"
            page += cell(texts.source, difference, places.source(of: difference))
            page += cell(texts.target, difference, places.target(of: difference)) + "</tr>\n"
        }
        page += "</tbody>\n</table></div>\n</details>\n"
    }

    private func cell(_ text: String, _ difference: Difference, _ place: SourceRange?) -> String {
        let line = place.map { "<br><span class=\"dim\">\($0.place.escaped)</span>" } ?? ""
        return "<td><bdi lang=\"\(difference.language.name.escaped)\">\(text)</bdi>\(line)</td>"
    }
}

/// Two texts as HTML, in which what differs is marked.
private struct MarkedTexts {
    let source: String
    let target: String

    /// What both begin and end with is not marked.
    init(_ source: String, _ target: String) {
        let (own, other) = (Array(source), Array(target))
        let start = zip(own, other).prefix { $0 == $1 }.count
        let rest = min(own.count, other.count) - start
        let end = zip(own.reversed(), other.reversed()).prefix(rest).prefix { $0 == $1 }.count
        func marked(_ text: [Character]) -> String {
            let middle = String(text[start..<text.count - end])
            return String(text[..<start]).escaped + (middle.isEmpty ? "" : "<mark>\(middle.escaped)</mark>")
                + String(text[(text.count - end)...]).escaped
        }
        self.source = marked(own)
        self.target = marked(other)
    }
}

extension String {
    /// The text in HTML, in its own direction.
    fileprivate var isolated: String { "<bdi>\(escaped)</bdi>" }

    fileprivate var escaped: String {
        unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\0": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
