import Foundation

/// What was not as CLDR's JSON is.
struct UnexpectedData: Error, CustomStringConvertible {
    /// The file, and what it lacks.
    let description: String

    /// Creates an error for a file.
    init(_ file: URL, _ problem: String) { description = "\(file.path): \(problem)" }
}

/// Reads CLDR's `supplemental` object from a file.
func supplementalData(of file: URL) throws -> [String: Any] {
    let root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    guard let data = root?["supplemental"] as? [String: Any] else {
        throw UnexpectedData(file, "no object supplemental")
    }
    return data
}

/// The rules of one kind, as CLDR's JSON spells them.
struct PluralData {
    /// CLDR's names of categories in its order.
    static let categories = ["zero", "one", "two", "few", "many", "other"]

    /// A rule with its samples.
    struct Rule: Hashable {
        /// The category's name.
        let category: String

        /// The rule without samples; empty for `other`.
        let condition: String

        /// The samples, from the first `@` on.
        let samples: String
    }

    /// `cardinal` or `ordinal`.
    let type: String

    /// CLDR's version.
    let version: String

    /// The rules by locale, in CLDR's order of categories.
    let locales: [String: [Rule]]

    /// Reads a file.
    init(_ file: URL, type: String) throws {
        let data = try supplementalData(of: file)
        guard let version = (data["version"] as? [String: Any])?["_cldrVersion"] as? String,
            let locales = data["plurals-type-\(type)"] as? [String: [String: String]]
        else { throw UnexpectedData(file, "no version, or no plurals-type-\(type)") }
        self.type = type
        self.version = version
        self.locales = locales.mapValues { rules in
            Self.categories.compactMap { category in
                rules["pluralRule-count-\(category)"].map { Self.rule(category, $0) }
            }
        }
    }

    private static func rule(_ category: String, _ text: String) -> Rule {
        let samples = text.firstIndex(of: "@") ?? text.endIndex
        return Rule(
            category: category,
            condition: text[..<samples].trimmingCharacters(in: .whitespaces),
            samples: text[samples...].trimmingCharacters(in: .whitespaces)
        )
    }

    /// The locales grouped by what a function gives for their rules; locales and groups sorted by name.
    func groups<Value: Hashable>(by value: ([Rule]) -> Value) -> [(locales: [String], value: Value)] {
        Dictionary(grouping: locales.keys.sorted()) { value(locales[$0] ?? []) }
            .map { (locales: $0.value, value: $0.key) }
            .sorted { $0.locales.lexicographicallyPrecedes($1.locales) }
    }
}
