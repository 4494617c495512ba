package import InterlinguaIR

/// A language for tests that the project has itself.
package struct PseudoLanguageError: Error {
    package var message: String
}

extension Catalog {
    /// Adds languages made for tests.
    ///
    /// - Parameters:
    ///   - accented: one whose texts are the source language's with accents.
    ///   - plurals: one whose texts are the source language's in all of its plural categories.
    /// - Throws: if one of them is a language of the project already.
    package mutating func addPseudoLanguages(
        _ accented: LanguageTag?,
        plurals: LanguageTag?
    ) throws(PseudoLanguageError) {
        if let accented, accented == plurals {
            throw PseudoLanguageError(message: "“\(accented)” can't be both of the languages for tests")
        }
        for case let tag? in [accented, plurals] where languages.contains(tag) {
            throw PseudoLanguageError(
                message: "“\(tag)” is a language of the project; name one that it lacks for tests"
            )
        }
        if let accented { addPseudoLanguage(accented) }
        if let plurals { addPseudoPlurals(plurals) }
    }

    /// Adds a language made for tests: the source language's texts with accents, longer by 40 %, in brackets.
    ///
    /// Clipped and hard-wired texts show. What an app or a translator's syntax reads stays: placeholders, spans, and in
    /// texts `<…>`, `&…;`, `{…}`, `$t(…)` and addresses.
    private mutating func addPseudoLanguage(_ language: LanguageTag) {
        add(language) { message in message.mapPatterns(\.pseudo) }
    }

    /// Gives a language the source language's texts in all of its own plural categories, each with the category's name.
    ///
    /// Code and translations that forget a category show. Texts that no category chooses stay as they are.
    private mutating func addPseudoPlurals(_ language: LanguageTag) {
        let rules = PluralRules.rules(for: language, kind: .cardinal)
        let source = PluralRules.rules(for: sourceLanguage, kind: .cardinal)
        add(language) { message in
            message.mapPatterns { $0.withVariants(of: rules.categories, insteadOf: source.categories) }
        }
    }

    private mutating func add(_ language: LanguageTag, _ transform: (Message) -> Message) {
        for (key, entry) in entries where entry.isTranslatable {
            guard let message = entry.messages[sourceLanguage] else { continue }
            entries[key]?.messages[language] = transform(Message(content: message.content, origin: message.origin))
        }
        for (name, table) in tables where !table.languages.contains(language) {
            tables[name]?.languages.append(language)
        }
    }
}

extension Pattern {
    /// The pattern of the pseudo-language; of a pattern that only chooses, each variant.
    fileprivate var pseudo: Pattern {
        if var select = onlySelect {
            for place in select.variants.indices {
                select.variants[place].pattern = select.variants[place].pattern.pseudo
            }
            return Pattern([.select(select)])
        }
        let accented = replacing { element in
            if case .text(let text) = element { Pattern([.text(PseudoText.accented(text))]) } else { nil }
        }
        var length = 0
        _ = contains { element in
            if case .text(let text) = element { length += text.count }
            return false
        }
        if length == 0 { return self }
        var result = Pattern([.text("[")])
        result.append(accented)
        result.append(Pattern([.text(PseudoText.padding(toLengthen: length) + "]")]))
        return result
    }

    /// The pattern with the categories of another language in its selects by category.
    fileprivate func withVariants(of categories: [PluralCategory], insteadOf own: [PluralCategory]) -> Pattern {
        replacing { element in
            guard case .select(var select) = element,
                let model = select.variants.last,
                select.variants.allSatisfy({ $0.isByCategory })
            else { return nil }
            select.variants = categories.map { category in
                let same = select.variants.first { variant in
                    if case .category(category, _) = variant.condition { true } else { false }
                }
                var pattern = (same ?? model).pattern
                pattern.append(Pattern([.text(" (\(category.rawValue))")]))
                return Variant(category == .other ? .otherwise : .category(category, .cardinal), pattern)
            }
            return Pattern([.select(select)])
        }
    }
}

extension Variant {
    fileprivate var isByCategory: Bool {
        switch condition {
        case .category(_, .cardinal), .otherwise: true
        default: false
        }
    }
}

/// How texts look in the pseudo-language.
private enum PseudoText {
    private static let accents: [Character: Character] = {
        let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
        let accented = "åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ"
        return Dictionary(zip(plain, accented)) { first, _ in first }
    }()

    /// What is read by programs: tags, entities, braces, nested calls and addresses.
    private static func isSyntax(_ rest: Substring) -> Substring? {
        rest.prefixMatch(
            of: /<[^<>]{0,500}>|&#?\w{1,40};|\{{1,3}[^{}]{0,200}\}{1,3}|\$t\([^()]{0,500}\)|https?:\/\/\S+|\\./
        )?.output
    }

    /// What syntax begins with.
    private static let starts: Set<Character> = ["<", "&", "{", "$", "h", "\\"]

    static func accented(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let first = rest.first {
            if starts.contains(first), let syntax = isSyntax(rest) {
                result += syntax
                rest = rest[syntax.endIndex...]
            } else {
                result.append(accents[first] ?? first)
                rest = rest.dropFirst()
            }
        }
        return result
    }

    private static let words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]

    /// Words of two fifths of a length.
    static func padding(toLengthen length: Int) -> String {
        let wanted = (length * 2 + 4) / 5
        var padding = ""
        var (place, count) = (0, 0)
        while count < wanted {
            let word = words[place % words.count]
            padding += " " + word
            place += 1
            count += word.count + 1
        }
        return padding
    }
}
