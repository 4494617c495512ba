import InterlinguaFormats
import InterlinguaIR

/// Compares what two apps show.
struct Verifier: Sendable {
    let source: VerifiedProject
    let target: VerifiedProject
    let plan: VerificationPlan
    let losses: AnnouncedLosses

    /// The languages that are asked for; nil for all.
    var languages: Set<LanguageTag>?

    /// A text that no project has, by which missing ones are told.
    private static let missingText = "\u{F8FF}\u{F8FE}\u{F8FF}"

    /// Asks both platforms for every entry in every language.
    func verify() -> VerificationResult { verify(source.runtime(), target.runtime()) }

    /// Asks two platforms that have read their files already.
    func verify(_ sourceRuntime: any Runtime, _ targetRuntime: any Runtime) -> VerificationResult {
        let comparison = Comparison(
            catalog: source.catalog,
            source: Caller(runtime: sourceRuntime, missingText: Self.missingText),
            target: Caller(runtime: targetRuntime),
            numbers: plan.numbers,
            losses: losses,
            english: source.catalog.userEnglish,
            languages: languages
        )
        var result = VerificationResult(entryCount: plan.entries.count)
        for part in plan.entries.runs(of: 256).concurrentMap({ comparison.compare($0) }) { result.merge(part) }
        return result
    }

    /// The comparison of some entries.
    private struct Comparison: Sendable {
        let catalog: Catalog
        let source: Caller
        let target: Caller
        let numbers: NumberChoices
        let losses: AnnouncedLosses

        /// What users of English without a region have; nil if it is just that.
        let english: (asked: LanguageTag, had: LanguageTag)?

        /// The languages that are asked for; nil for all.
        let languages: Set<LanguageTag>?

        private func asked(_ key: Key, _ entry: Entry) -> [AskedLanguage] {
            let all = catalog.languagesToAsk(for: key, entry)
            guard let languages else { return all }
            return all.filter { languages.contains($0.language) }
        }

        /// The language that users have for whom a language's texts are meant.
        private func user(of language: LanguageTag) -> LanguageTag {
            if let english, english.asked == language { return english.had }
            return language
        }

        func compare(_ plans: ArraySlice<EntryPlan>) -> VerificationResult {
            var result = VerificationResult(entryCount: 0)
            for plan in plans {
                guard let entry = catalog.entries[plan.key] else { continue }
                if plan.arguments.isTrivial, plan.parsedElements.isEmpty, let own = plan.source.singleLookUp,
                    let other = plan.target?.singleLookUp
                {
                    comparePlain(plan, entry, own, other, &result)
                } else {
                    // Without a choice by number, what is passed is the same in all languages.
                    let shared = plan.arguments.selecting.isEmpty ? plan.arguments.callArguments(in: [], numbers) : nil
                    for language in asked(plan.key, entry) {
                        let choices = shared ?? plan.arguments.callArguments(in: language.rules, numbers)
                        compare(plan, language, choices, &result)
                    }
                }
            }
            return result
        }

        /// Entries that are one text in each language, which nearly all are.
        private func comparePlain(
            _ plan: EntryPlan,
            _ entry: Entry,
            _ own: Call.LookUp,
            _ other: Call.LookUp,
            _ result: inout VerificationResult
        ) {
            var sourceRequest = source.request(for: own, [])
            var targetRequest = target.request(for: other, [])
            for asked in asked(plan.key, entry) {
                sourceRequest.languages = [user(of: asked.language)]
                targetRequest.languages = sourceRequest.languages
                let expected = source.runtime.answer(sourceRequest)
                if isUnsaid(expected) {
                    result.unsaidCount += 1
                    continue
                }
                result.sentenceCount += 1
                let actual = target.runtime.answer(targetRequest)
                if expected.isSaid(by: actual) { continue }
                let arguments = CallArguments()
                result.add(
                    difference(plan, asked, arguments, expected, actual),
                    sentences: 1
                )
            }
        }

        private func compare(
            _ plan: EntryPlan,
            _ asked: AskedLanguage,
            _ choices: [CallArguments],
            _ result: inout VerificationResult
        ) {
            var found: [Difference] = []
            let user = user(of: asked.language)
            let own = plan.source.singleLookUp
            let other = plan.target?.singleLookUp
            var sourceRequest = own.map { source.request(for: $0, [user]) } ?? RuntimeRequest()
            var targetRequest = other.map { target.request(for: $0, [user]) } ?? RuntimeRequest()
            for arguments in choices {
                let expected =
                    (own.map { source.answer($0, arguments, in: user, &sourceRequest) }
                    ?? source.answer(plan.source, arguments, in: user))
                    .withoutTags(plan.parsedElements)
                if isUnsaid(expected) {
                    result.unsaidCount += 1
                    continue
                }
                result.sentenceCount += 1
                let actual =
                    other.map {
                        target.answer($0, arguments, in: user, &targetRequest).withoutTags(plan.parsedElements)
                    } ?? answer(of: plan, arguments, asked.language)
                if expected.isSaid(by: actual) { continue }
                let difference = difference(plan, asked, arguments, expected, actual)
                if let index = found.firstIndex(where: { $0.isLike(difference) }) {
                    found[index].count += 1
                } else {
                    found.append(difference)
                }
            }
            for difference in found { result.add(difference, sentences: difference.count) }
        }

        private func answer(
            of plan: EntryPlan,
            _ arguments: CallArguments,
            _ language: LanguageTag
        ) -> RuntimeAnswer {
            guard let call = plan.target else {
                return .failure(RuntimeFailure("no-entry", "the target has no such entry"))
            }
            return target.answer(call, arguments, in: user(of: language)).withoutTags(plan.parsedElements)
        }

        /// Whether the source's app shows no text of its own, so that there is nothing to compare.
        private func isUnsaid(_ answer: RuntimeAnswer) -> Bool {
            switch answer {
            case .failure: true
            case .text(let text): text.isIdentical(to: Verifier.missingText)
            case .list(let texts): !texts.isEmpty && texts.allSatisfy { $0.isIdentical(to: Verifier.missingText) }
            case .outcomes: false
            }
        }

        // MARK: Differences

        private func difference(
            _ plan: EntryPlan,
            _ asked: AskedLanguage,
            _ arguments: CallArguments,
            _ expected: RuntimeAnswer,
            _ actual: RuntimeAnswer
        ) -> Difference {
            let cause = cause(plan, asked, arguments, expected, actual)
            return Difference(
                key: plan.key,
                language: asked.language,
                arguments: arguments,
                count: 1,
                expected: expected,
                actual: actual,
                cause: cause,
                numberClass: numberClass(plan, asked, arguments),
                announcement: losses.announcement(
                    of: plan.key,
                    asked.language,
                    arguments.values,
                    plan.arguments.arguments,
                    cause
                ),
                targetKey: plan.target?.lookUps.first?.key
            )
        }

        private func numberClass(_ plan: EntryPlan, _ asked: AskedLanguage, _ arguments: CallArguments) -> String? {
            for index in plan.arguments.selecting where arguments.values.indices.contains(index) {
                guard case .number(let number, _) = arguments.values[index] else { continue }
                if number.isZero { return "0" }
                let rules = PluralRules.rules(for: asked.language, kind: .cardinal)
                return rules.category(of: number).rawValue
            }
            return nil
        }

        private func cause(
            _ plan: EntryPlan,
            _ asked: AskedLanguage,
            _ arguments: CallArguments,
            _ expected: RuntimeAnswer,
            _ actual: RuntimeAnswer
        ) -> Difference.Cause {
            if case .failure = actual { return .missing }
            guard let call = plan.target else { return .missing }
            var asking = target
            asking.missingText = Verifier.missingText
            if isUnsaid(asking.answer(call, arguments, in: user(of: asked.language))) { return .missing }
            if asked.language != catalog.sourceLanguage,
                actual.isSaid(by: answer(of: plan, arguments, catalog.sourceLanguage))
            {
                return .otherLanguage
            }
            let (before, after) = (expected.text, actual.text)
            if before.words == after.words {
                return before.unicodeScalars.sorted() == after.unicodeScalars.sorted() ? .argumentOrder : .otherFormat
            }
            if !plan.arguments.isTrivial {
                for other in plan.arguments.callArguments(in: asked.rules, numbers).prefix(64) where other != arguments
                {
                    let text = source.answer(plan.source, other, in: user(of: asked.language))
                        .withoutTags(plan.parsedElements)
                    if text.text.words == after.words { return .otherVariant }
                }
            }
            return .otherText
        }
    }
}

extension Catalog {
    /// English as its users have it: with a region.
    ///
    /// Android shows default texts to users of American English, and prefers any other region's to none for a user of
    /// English without a region, of whom there are none.
    fileprivate var userEnglish: (asked: LanguageTag, had: LanguageTag)? {
        guard let english = LanguageTag("en"), let american = LanguageTag("en-US") else { return nil }
        return languages.contains(american) ? nil : (english, american)
    }
}

extension Difference {
    /// Whether another difference of the same entry and language is of the same kind.
    fileprivate func isLike(_ other: Difference) -> Bool {
        cause == other.cause && numberClass == other.numberClass && announcement == other.announcement
    }
}

extension String {
    /// The letters of the text, by which sentences are told apart whatever arguments they show.
    fileprivate var words: [Unicode.Scalar] { unicodeScalars.filter(\.properties.isAlphabetic) }
}
