import InterlinguaFormats
import InterlinguaGenerator

extension TranslationStatus {
    private static let headings: [(issue: Issue, title: String)] = [
        (.missing, "missing"), (.incomplete, "incomplete"), (.crashing, "would crash"), (.same, "same as source"),
        (.unreviewed, "to review"), (.obsolete, "not in source"),
    ]

    /// The columns that are not empty in all languages; what is missing always stands.
    private var columns: [(issue: Issue, title: String)] {
        Self.headings.filter { column in
            column.issue == .missing || languages.contains { $0.count(of: column.issue) > 0 }
        }
    }

    /// A row a language: its tag, a bar, the translated part and a figure for each issue; headings first.
    package var rows: [[String]] {
        let head = ["language", "", "translated"] + columns.map(\.title)
        return [head]
            + languages.map { language in
                let counts = columns.map { column in
                    let count = language.count(of: column.issue)
                    return count == 0 ? "" : String(count)
                }
                return [language.tag.name, bar(of: language), percentage(of: language)] + counts
            }
    }

    private func bar(of language: Language) -> String {
        let full = permille(of: language) / 50
        return String(repeating: "█", count: full) + String(repeating: "░", count: 20 - full)
    }

    private func percentage(of language: Language) -> String {
        let permille = permille(of: language)
        return permille % 10 == 0 ? "\(permille / 10) %" : "\(permille / 10).\(permille % 10) %"
    }

    /// The table of languages in Markdown, such as for a comment on a pull request.
    package var markdown: String {
        var lines = rows.map { row in
            "| " + ([row[0]] + row.dropFirst(2)).joined(separator: " | ") + " |"
        }
        lines.insert("| --- |" + String(repeating: " ---: |", count: columns.count + 1), at: 1)
        return lines.joined(separator: "\n")
    }

    /// The figures as comma-separated values, by RFC 4180.
    package var csv: String {
        let head = ["language", "entries", "translated"] + Issue.allCases.map(\.rawValue)
        let rows = languages.map { language in
            [language.tag.name, String(entryCount), String(language.translatedCount)]
                + Issue.allCases.map { String(language.count(of: $0)) }
        }
        return ([head] + rows).map { $0.joined(separator: ",") + "\r\n" }.joined()
    }

    /// Figures and items as JSON.
    package var json: [UInt8] {
        let list = languages.map { language in
            var members = [
                JSONMember("language", .string(language.tag.name)),
                JSONMember("translated", .number(language.translatedCount)),
            ]
            members += Issue.allCases.map { JSONMember($0.rawValue, .number(language.count(of: $0))) }
            members.append(JSONMember("items", .array(language.items.map(\.json))))
            return JSONValue.object(members)
        }
        return JSONValue.object([
            JSONMember("version", 1), JSONMember("sourceLanguage", .string(sourceLanguage.name)),
            JSONMember("entries", .number(entryCount)), JSONMember("languages", .array(list)),
        ]).bytes()
    }
}

extension TranslationStatus.Item {
    fileprivate var json: JSONValue {
        var members = [JSONMember("issue", .string(issue.rawValue))] + key.nameAndTable
        if let message { members.append(JSONMember("message", .string(message))) }
        if let place { members += place.jsonMembers }
        return .object(members)
    }
}
