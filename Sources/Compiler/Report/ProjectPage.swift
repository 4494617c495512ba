import InterlinguaFormats
import InterlinguaGenerator
package import InterlinguaIR
import OrderedCollections

/// A page to look through a project: how far each language is, and all entries with their rendered texts.
///
/// One file without a network: data as JSON, which a script of the page shows as text alone.
package struct ProjectPage {
    private let catalog: Catalog
    private let status: TranslationStatus

    /// - Parameter languages: the languages to show beside the source's; all if there is none.
    package init(of catalog: Catalog, diagnostics: [Diagnostic], languages: [LanguageTag] = []) {
        var (catalog, status) = (catalog, TranslationStatus(of: catalog, diagnostics: diagnostics))
        if !languages.isEmpty {
            let shown = Set(languages + [catalog.sourceLanguage])
            status.languages.removeAll { !shown.contains($0.tag) }
            for place in catalog.entries.values.indices {
                catalog.entries.values[place].messages.removeAll { !shown.contains($0.key) }
            }
            for place in catalog.tables.values.indices {
                catalog.tables.values[place].languages.removeAll { !shown.contains($0) }
            }
        }
        (self.catalog, self.status) = (catalog, status)
    }

    /// What a page begins with, up to its heading.
    ///
    /// - Parameter allowed: what the page may use beside its style.
    static func head(_ title: String, allowing allowed: String = "", style: String = "") -> String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'nonce-page'; \
        \(allowed)base-uri 'none'; form-action 'none'">
        <title>\(title)</title>
        <style nonce="page">
        \(Self.style)\(style)
        </style>
        </head>
        <body>
        <main>
        <h1>\(title)</h1>

        """
    }

    package var html: [UInt8] {
        Array(
            """
            \(Self.head("Translations", allowing: "script-src 'nonce-page'; "))<p id="summary"></p>
            <section aria-labelledby="coverage-title">
            <h2 id="coverage-title">Languages</h2>
            <div class="wide"><table id="coverage"></table></div>
            </section>
            <details id="lengths"><summary>Lengths</summary><div id="widths"></div></details>
            <section aria-labelledby="entries-title">
            <h2 id="entries-title">Entries</h2>
            <form id="filters">
            <label>Search <input id="search" type="search"></label>
            <label>Language <select id="language"></select></label>
            <label>Show <select id="issue"></select></label>
            <label>Table <select id="table"></select></label>
            </form>
            <p id="count" role="status"></p>
            <div id="entries"></div>
            <button id="more" type="button">Show more</button>
            </section>
            </main>
            <script type="application/json" id="data">

            """.utf8
        ) + data
            + Array(
                """
                </script>
                <script nonce="page">
                \(Self.script)
                </script>
                </body>
                </html>

                """.utf8
            )
    }

    /// The data as JSON that can stand in a script: no “<” is left in it.
    private var data: [UInt8] {
        var escaped: [UInt8] = []
        for byte in value.bytes(.compact) {
            if byte == UInt8(ascii: "<") { escaped += Array(#"\u003C"#.utf8) } else { escaped.append(byte) }
        }
        return escaped
    }

    private var value: JSONValue {
        let languages = catalog.languages.sorted {
            ($0 == status.sourceLanguage ? 0 : 1, $0) < ($1 == status.sourceLanguage ? 0 : 1, $1)
        }
        let samples = MessageSamples(catalog)
        var issues: [Key: [JSONMember]] = [:]
        for language in status.languages {
            for item in language.items {
                let found = [JSONValue.string(item.issue.rawValue), .string(item.message ?? "")]
                issues[item.key, default: []].append(JSONMember(language.tag.name, .array(found)))
            }
        }
        var files: OrderedSet<String> = []
        func place(_ range: SourceRange?) -> JSONValue {
            guard let range else { return .null }
            return .array([.number(files.append(range.file.path).index), .number(range.start.line)])
        }
        var reasons: OrderedSet<String> = []
        func number(of reason: String?) -> JSONValue { reason.map { .number(reasons.append($0).index) } ?? .null }
        let entries = catalog.entries.map { key, entry in
            var members = [JSONMember("k", .string(key.name))]
            if !key.table.isEmpty { members.append(JSONMember("t", .string(key.table))) }
            if let comment = entry.messages[catalog.sourceLanguage]?.comment {
                members.append(JSONMember("c", .string(comment)))
            }
            let messages = entry.messages.map { language, message in
                let shown = samples.samples(of: message, entry, in: language)
                let texts: JSONValue =
                    if shown.count == 1, let only = shown.first, only.label.isEmpty {
                        .string(only.text)
                    } else {
                        .array(shown.map { .array([.string($0.label), .string($0.text), number(of: $0.reason)]) })
                    }
                return JSONMember(language.name, .array([texts, place(message.origin.range)]))
            }
            members.append(JSONMember("m", .object(messages)))
            if let own = issues[key] { members.append(JSONMember("i", .object(own))) }
            return JSONValue.object(members)
        }
        return .object([
            JSONMember("source", .string(status.sourceLanguage.name)), JSONMember("count", .number(status.entryCount)),
            JSONMember("languages", .array(languages.map { .string($0.name) })),
            JSONMember("status", .array(status.languages.map(figures))), JSONMember("entries", .array(entries)),
            JSONMember("files", .array(files.map { .string($0) })),
            JSONMember("reasons", .array(reasons.map { .string($0) })),
        ])
    }

    private func figures(of language: TranslationStatus.Language) -> JSONValue {
        .object(
            [
                JSONMember("language", .string(language.tag.name)),
                JSONMember("translated", .number(language.translatedCount)),
                JSONMember("permille", .number(status.permille(of: language))),
            ] + TranslationStatus.Issue.allCases.map { JSONMember($0.rawValue, .number(language.count(of: $0))) }
        )
    }
}
