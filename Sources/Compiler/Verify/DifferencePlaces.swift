package import InterlinguaIR

/// Finds where the two sentences of a difference stand.
package struct DifferencePlaces: Sendable {
    private let source: Catalog
    private let target: Catalog?

    /// Takes both catalogues; the target's as entries stand in its files, parts for themselves.
    package init(source: Catalog, target: Catalog?) {
        self.source = source
        self.target = target
    }

    /// Where the source's sentence stands; nil if that is not known.
    package func source(of difference: Difference) -> SourceRange? {
        range(of: difference.key, in: source, difference)
    }

    /// Where the target's sentence stands; nil if there is none, or that is not known.
    package func target(of difference: Difference) -> SourceRange? {
        guard let target, let key = difference.targetKey else { return nil }
        return range(of: key, in: target, difference)
    }

    private func range(of key: Key, in catalog: Catalog, _ difference: Difference) -> SourceRange? {
        guard let entry = catalog.entries[key] else { return nil }
        let languages = catalog.languagesAsked(for: key, in: difference.language) + difference.language.parents
        guard let message = entry.firstMessage(in: languages)?.message else { return nil }
        return variantRange(in: message, of: entry, difference) ?? message.origin.range
    }

    /// The range of the variant that the first selecting number gets.
    private func variantRange(in message: Message, of entry: Entry, _ difference: Difference) -> SourceRange? {
        for pattern in message.patterns where !pattern.isPlainText {
            for select in pattern.selects {
                guard let argument = select.numberArgument else { continue }
                let values = difference.arguments.values
                let value = values.indices.contains(argument) && values.count > 1 ? values[argument] : values.first
                guard case .number(let number, _)? = value else { continue }
                let variant = select.variants.first {
                    $0.condition.holds(for: number, language: difference.language)
                }
                if let range = variant?.origin.range { return range }
            }
        }
        return nil
    }
}
