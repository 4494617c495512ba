import InterlinguaGenerator
package import InterlinguaIR

extension Diagnostic.Kind {
    /// All kinds, in the order of the reference.
    package static let all: [Diagnostic.Kind] =
        kindsOfFiles + conversionKinds + exchangeKinds + Cause.allCases.map(\.kind)

    /// The page about the kind that `interlingua explain` shows.
    package var page: String {
        ["\(name)", problem, "To repair it: \(repair)", plainExample].compactMap(\.self).joined(separator: "\n\n")
    }

    /// The reference of all kinds, as Markdown.
    package static var reference: String {
        let sections = [
            ("Translations in any format", translationKinds + catalogKinds),
            ("Encodings and JSON", encodingKinds + jsonKinds),
            ("XML, property lists and .strings", xmlKinds + propertyListKinds + stringsKinds + lprojKinds),
            ("Format specifiers", printfKinds),
            ("Android", androidKinds),
            ("Apple", appleKinds),
            ("i18next", i18nextKinds),
            ("Smartling", smartlingKinds),
            ("String Catalogs", stringCatalogKinds),
            ("Swifternalization", swifternalizationKinds),
            ("Projects and generated Swift", generationKinds),
            ("Conversions", conversionKinds),
            ("Exchange with translators", exchangeKinds),
            ("Differences between what two apps show", Cause.allCases.map(\.kind)),
        ]
        var lines = [
            "# Diagnostics",
            "",
            "What each kind of diagnostic means, and what to do. The kinds lead to examples, which `interlingua explain KIND`",
            "shows, too.",
        ]
        for (title, kinds) in sections {
            lines += ["", "## \(title)", "", "| kind | what is wrong | repair |", "| --- | --- | --- |"]
            for kind in kinds.sorted(by: { $0.name < $1.name }) {
                var name = "`\(kind.name)`"
                if kind.example != nil { name = "[\(name)](diagnostic-examples.md#\(kind.name))" }
                lines.append("| \(name) | \(cell(kind.problem)) | \(cell(kind.repair)) |")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A table's cell, in which what stands between backticks stays code.
    private static func cell(_ text: String) -> String {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
            index.isMultiple(of: 2) ? String(part).markdown : "`\(part.replacing("|", with: "\\|"))`"
        }
        .joined()
    }
}
