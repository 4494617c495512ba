package import InterlinguaIR

/// The language that texts were probably first written in, by the files alone.
package struct SourceLanguageGuess: Sendable, Hashable {
    /// What speaks for it.
    package enum Reason: Sendable, Hashable {
        /// A file says it.
        case files

        /// English is assumed for texts whose place tells no language: those of `Base.lproj` or `values`.
        ///
        /// With texts in `en`, too, those of both are taken together, unless the others are found to be another language's.
        case unlabelled(besideEnglish: Bool)

        /// There are English texts.
        case english

        /// There is no English, and the files of this language are the largest.
        case size
    }

    package var language: LanguageTag

    /// What speaks for it.
    package var reason: Reason

    package init(_ language: LanguageTag, because reason: Reason) {
        self.language = language
        self.reason = reason
    }

    /// Whether it is about texts whose place tells no language.
    package var isUnlabelled: Bool { if case .unlabelled = reason { true } else { false } }

    /// Guesses by the languages of files, and their sizes; the language of a file whose place tells none is nil.
    init(_ files: some Sequence<(language: LanguageTag?, size: Int)>) {
        var sizes: [LanguageTag: Int] = [:]
        var isUnlabelled = false
        for file in files {
            if let language = file.language { sizes[language, default: 0] += file.size } else { isUnlabelled = true }
        }
        let english = LanguageTag("en") ?? .undetermined
        let known = sizes.keys.filter { $0.language == "en" }
        if isUnlabelled {
            self.init(english, because: .unlabelled(besideEnglish: known.contains(english)))
        } else if let first = known.min(by: { $0.englishRank < $1.englishRank }) {
            self.init(first, because: .english)
        } else {
            let largest = sizes.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
            self.init(largest ?? english, because: .size)
        }
    }
}

extension LanguageTag {
    /// The order in which kinds of English are taken for the one of the source texts.
    fileprivate var englishRank: (Int, LanguageTag) {
        (identifier == "en" ? 0 : identifier == "en-US" ? 1 : 2, self)
    }
}
