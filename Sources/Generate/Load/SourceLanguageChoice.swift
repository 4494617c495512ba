import InterlinguaFormats
package import InterlinguaIR

/// The language that a project's texts were first written in, and why that one is taken.
package struct SourceLanguageChoice: Sendable, Hashable {
    /// Why a language is taken.
    package enum Reason: Sendable, Hashable {
        /// Somebody says it, as these words tell.
        case said(String)

        /// Texts whose place tells no language are those of this one: so many of so many that both have.
        case resemblance(Int, of: Int)

        /// Texts whose place tells no language have letters or words that it is known by.
        case look

        /// There are English texts.
        case english

        /// English is assumed for texts whose place tells no language.
        case assumedEnglish

        /// There is no English, and most texts are in this language.
        case mostTexts
    }

    /// A word of the project about its language, and where it stands.
    package struct Word: Sendable, Hashable {
        package var language: LanguageTag

        /// What says it, as people call it: `developmentRegion of Birds.xcodeproj`.
        package var source: String

        package init(_ language: LanguageTag, source: String) {
            self.language = language
            self.source = source
        }
    }

    package var language: LanguageTag

    /// Why it is taken.
    package var reason: Reason

    /// What the project says instead, of a language that has no texts.
    package var unfounded: Word?
}

extension SourceLanguageChoice: CustomStringConvertible {
    package var description: String {
        let others = unfounded.map { "\($0.source) says \($0.language), in which no texts were found" }
        return switch reason {
        case .said(let source): "\(language) (\(source))"
        case .resemblance(let count, let total):
            "\(language) (of \(total) texts in no language's folder, \(count) are the same in it)"
        case .look: "\(language) (as the letters or words of the texts are; say another one with --base-language)"
        case .english: "\(language) (there are English texts, and \(others ?? "nothing says another language"))"
        case .assumedEnglish: "\(language) (assumed for texts in no language's folder)"
        case .mostTexts:
            "\(language) (\(others.map { $0 + "; " } ?? "")most texts are in it; say another one with --base-language)"
        }
    }
}

extension SourceFormat {
    /// Reads a project's files, and decides on the source language.
    ///
    /// - Parameter word: what is said about it; what only the project says counts if there are texts in that language, or
    ///   keys can be these.
    func read(
        _ files: [InputFile],
        options: ReadingOptions,
        word: SourceLanguageChoice.Word?,
        isCertain: Bool
    ) -> (result: ReadingResult, choice: SourceLanguageChoice) {
        func read(_ language: LanguageTag?) -> ReadingResult {
            var options = options
            options.sourceLanguage = language
            return self.read(files, options: options)
        }
        if let word {
            let result = read(word.language)
            let hasTexts = result.catalog.hasTexts(in: word.language)
            if isCertain || hasTexts || result.catalog.hasTextsAsKeys(in: word.language) {
                let source = word.source + (hasTexts ? "" : "; no text is in it")
                return (result, SourceLanguageChoice(language: word.language, reason: .said(source)))
            }
        }
        var result = read(nil)
        let guessed = result.catalog.sourceLanguage
        func choice(_ language: LanguageTag, _ reason: SourceLanguageChoice.Reason) -> SourceLanguageChoice {
            // What the reader says of its own guess is no longer true.
            if language != guessed || reason != .assumedEnglish && result.guess?.isUnlabelled == true {
                result = read(language)
            }
            return SourceLanguageChoice(language: language, reason: reason, unfounded: word)
        }
        let chosen: SourceLanguageChoice
        switch result.guess?.reason {
        case .files: chosen = choice(guessed, .said("as the files say"))
        case .english, nil: chosen = choice(guessed, .english)
        case .size: chosen = choice(result.catalog.languageWithMostTexts, .mostTexts)
        case .unlabelled(let isBesideEnglish):
            // By themselves, so that they can be told from those of the English folder.
            let unlabelled = isBesideEnglish ? read(.undetermined).catalog : result.catalog
            // Few texts tell enough where those of the English folder tell already that they aren't English.
            let isOther = isBesideEnglish && !unlabelled.isEnglishLikeSource
            if let found = unlabelled.languageResemblingSource(besideEnglish: isBesideEnglish) {
                chosen = choice(found.language, .resemblance(found.count, of: found.total))
            } else if let language = LanguageLetters.language(of: unlabelled.sourceTexts, inAtLeast: isOther ? 2 : 3)
                ?? LanguageWords.language(of: unlabelled.sourceTexts, inAtLeast: isOther ? 1 : 3)
            {
                chosen = choice(language, .look)
            } else {
                chosen = choice(guessed, .assumedEnglish)
            }
        }
        return (result, chosen)
    }
}

extension Catalog {
    /// The texts of the source language, as far as they tell anything: more would tell no more, and projects are large.
    fileprivate var sourceTexts: some Sequence<String> {
        entries.values.lazy.compactMap { $0.messages[sourceLanguage]?.patterns.first }.prefix(1_000)
            .map { $0.elements.map { if case .text(let text) = $0 { text } else { "" } }.joined() }
    }

    /// Whether keys are what a language's users read: nearly all look like texts, a quarter have spaces, and they are neither
    /// another language's texts nor those of a project that has texts for another region.
    fileprivate func hasTextsAsKeys(in language: LanguageTag) -> Bool {
        let sentences = entries.filter { $0.key.name.utf8.contains(0x20) }
        let words = entries.keys.count { !$0.name.utf8.contains(0x20) && $0.name.first?.isUppercase == true }
        func isOfOthers(_ other: LanguageTag) -> Bool {
            let same = sentences.count { $0.value.messages[other]?.patterns.first?.plainText == $0.key.name }
            return same * 2 > sentences.count
        }
        return !sentences.isEmpty && sentences.count * 4 >= entries.count
            && (sentences.count + words) * 4 >= entries.count * 3
            && !languages.contains { $0.language == language.language && hasTexts(in: $0) || isOfOthers($0) }
    }

    /// Whether a quarter of the English texts are those of the source, or nothing can be compared.
    fileprivate var isEnglishLikeSource: Bool {
        guard let english = LanguageTag("en") else { return true }
        let same = entries.values.lazy.compactMap { entry in
            entry.messages[sourceLanguage].flatMap { own in entry.messages[english].map { $0.content == own.content } }
        }
        return same.count(where: \.self) * 4 >= same.count
    }

    fileprivate func hasTexts(in language: LanguageTag) -> Bool {
        entries.values.contains { $0.messages[language] != nil }
    }

    /// The language with the most messages; of several the source language, else the first.
    fileprivate var languageWithMostTexts: LanguageTag {
        var counts: [LanguageTag: Int] = [:]
        for entry in entries.values { for language in entry.messages.keys { counts[language, default: 0] += 1 } }
        let source = sourceLanguage
        return counts.min { left, right in
            if left.value != right.value { return left.value > right.value }
            if left.key == source || right.key == source { return left.key == source }
            return left.key < right.key
        }?.key ?? source
    }

    /// The language that has most of the source's texts under their keys: three quarters of them where English has texts of
    /// its own, else nearly all; nil if none has.
    ///
    /// Other texts are the same in two languages, too: names, and those that nobody has translated yet, which may be most; so
    /// a few tell nothing. Texts that are like a region's, which are apart from them, are those of the language without the
    /// region.
    fileprivate func languageResemblingSource(
        besideEnglish isBesideEnglish: Bool
    ) -> (language: LanguageTag, count: Int, total: Int)? {
        var counts: [LanguageTag: (same: Int, all: Int)] = [:]
        var sourceCount = 0
        // More tell no more, and projects are large.
        for entry in entries.values.lazy.filter({ $0.messages[sourceLanguage] != nil }).prefix(1_000) {
            sourceCount += 1
            guard let own = entry.messages[sourceLanguage]?.content else { continue }
            for (language, message) in entry.messages where language != sourceLanguage {
                counts[language, default: (0, 0)].all += 1
                if message.content == own { counts[language, default: (0, 0)].same += 1 }
            }
        }
        let alike = counts.filter { language, count in
            let share = isBesideEnglish || language.language == "en" ? 0.75 : 0.95
            return count.same > 2 && Double(count.same) >= share * Double(count.all) && count.all * 2 >= sourceCount
        }
        return alike.min { ($1.value.same, $0.key) < ($0.value.same, $1.key) }
            .map { (LanguageTag($0.key.language) ?? $0.key, $0.value.same, $0.value.all) }
    }
}
