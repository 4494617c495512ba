import InterlinguaIR
import InterlinguaPlatforms

/// The comparison of entries, each in all its languages.
struct EntryComparison: Sendable {
    let catalog: Catalog
    let source: Caller
    let target: Caller
    let plan: VerificationPlan
    let losses: AnnouncedLosses

    /// The languages that are asked for; nil for all.
    let languages: Set<LanguageTag>?

    /// What users of English without a region have; nil if it is just that.
    private let english: (asked: LanguageTag, had: LanguageTag)?

    /// Prepares a comparison.
    init(
        catalog: Catalog,
        source: Caller,
        target: Caller,
        plan: VerificationPlan,
        losses: AnnouncedLosses,
        languages: Set<LanguageTag>?
    ) {
        self.catalog = catalog
        self.source = source
        self.target = target
        self.plan = plan
        self.losses = losses
        self.languages = languages
        english = catalog.userEnglish
    }

    /// One user of both apps.
    private struct User {
        let asked: AskedLanguage
        let source: UserCaller
        let target: UserCaller

        /// The target's app as a user of the source language has it.
        let sourceLanguageTarget: UserCaller
    }

    /// What the source says for the first combinations of arguments, asked for when a difference makes it interesting.
    private struct Variants {
        let choices: ArraySlice<CallArguments>
        private var words: [[Unicode.Scalar]]?

        init(_ choices: [CallArguments]) { self.choices = choices.prefix(64) }

        /// Whether another combination of arguments is said with the same words.
        mutating func contains(
            _ wanted: [Unicode.Scalar],
            except arguments: CallArguments,
            asking ask: (CallArguments) -> RuntimeAnswer
        ) -> Bool {
            let words = words ?? choices.map { ask($0).text.words }
            self.words = words
            return zip(choices, words).contains { $0.0 != arguments && $0.1 == wanted }
        }
    }

    /// The users for whom entries of one table are compared, which many entries have in common.
    private struct Users {
        var asked: [AskedLanguage] = []
        var tables = (source: "", target: "")
        var all: [User] = []

        /// What is passed in each of the languages, by the shape of the arguments.
        var choices: [Int: [ArgumentCombinations]] = [:]
    }

    /// Compares some entries.
    func compare(_ plans: ArraySlice<EntryPlan>) -> VerificationResult {
        var result = VerificationResult(entryCount: 0)
        var users = Users()
        for plan in plans {
            guard let entry = catalog.entries[plan.key] else { continue }
            prepare(&users, for: plan, asked(plan.key, entry))
            let own = plan.source.singleLookUp
            let other = plan.target?.singleLookUp
            if plan.arguments.isTrivial, let own, let other {
                comparePlain(plan, own, other, users, &result)
            } else {
                comparePlan(plan, own, other, &users, &result)
            }
        }
        return result
    }

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

    private func prepare(_ users: inout Users, for plan: EntryPlan, _ asked: [AskedLanguage]) {
        let tables = (
            source: plan.source.lookUps.first?.key.table ?? "",
            target: plan.target?.lookUps.first?.key.table ?? ""
        )
        if users.tables == tables, users.asked == asked { return }
        if users.asked != asked { users.choices = [:] }
        users.asked = asked
        users.tables = tables
        let sourceLanguageTarget = target.user(user(of: catalog.sourceLanguage), of: tables.target)
        users.all = asked.map { asked in
            let language = user(of: asked.language)
            return User(
                asked: asked,
                source: source.user(language, of: tables.source),
                target: target.user(language, of: tables.target),
                sourceLanguageTarget: sourceLanguageTarget
            )
        }
    }

    /// Entries that are one text in each language, which nearly all are.
    private func comparePlain(
        _ plan: EntryPlan,
        _ own: Call.LookUp,
        _ other: Call.LookUp,
        _ users: Users,
        _ result: inout VerificationResult
    ) {
        let arguments = CallArguments()
        for user in users.all {
            if let expected = user.source.prepared.plainText(of: own.name, own.key.kind),
                let actual = user.target.prepared.plainText(of: other.name, other.key.kind),
                expected.isIdentical(to: actual)
            {
                result.sentenceCount += 1
                continue
            }
            let expected = user.source.answer(plan.source, arguments)
            if isUnsaid(expected) {
                result.unsaidCount += 1
                continue
            }
            result.sentenceCount += 1
            let actual = answer(of: plan, arguments, user)
            if expected.isSaid(by: actual) { continue }
            var variants = Variants([])
            result.add(difference(plan, user, arguments, &variants, expected, actual), sentences: 1)
        }
    }

    private func comparePlan(
        _ plan: EntryPlan,
        _ own: Call.LookUp?,
        _ other: Call.LookUp?,
        _ users: inout Users,
        _ result: inout VerificationResult
    ) {
        let choices: [ArgumentCombinations]
        if let known = users.choices[plan.shape] {
            choices = known
        } else {
            choices = users.asked.map { plan.arguments.combinations(in: $0.rules, self.plan.numbers) }
            users.choices[plan.shape] = choices
        }
        var sourceLookUp = own.map { LookUpCaller($0, source) }
        var targetLookUp = other.map { LookUpCaller($0, target) }
        if choices.contains(where: \.isSampled) { result.sampledEntryCount += 1 }
        for (user, combinations) in zip(users.all, choices) {
            let choices = combinations.all
            var found: [Difference] = []
            var variants = Variants(choices)
            sourceLookUp?.find(user.source)
            targetLookUp?.find(user.target)
            for arguments in choices {
                let expected =
                    sourceLookUp?.answer(arguments, user.source) ?? user.source.answer(plan.source, arguments)
                if isUnsaid(expected) {
                    result.unsaidCount += 1
                    continue
                }
                result.sentenceCount += 1
                let actual = targetLookUp?.answer(arguments, user.target) ?? answer(of: plan, arguments, user)
                if expected.isSaid(by: actual) { continue }
                let difference = difference(plan, user, arguments, &variants, expected, actual)
                if let index = found.firstIndex(where: { $0.isLike(difference) }) {
                    found[index].count += 1
                } else {
                    found.append(difference)
                }
            }
            for difference in found { result.add(difference, sentences: difference.count) }
        }
    }

    private func answer(of plan: EntryPlan, _ arguments: CallArguments, _ user: User) -> RuntimeAnswer {
        guard let call = plan.target else {
            return .failure(RuntimeFailure("no-entry", "the target has no such entry"))
        }
        return user.target.answer(call, arguments)
    }

    /// Whether the source's app shows no text of its own, so that there is nothing to compare.
    private func isUnsaid(_ answer: RuntimeAnswer) -> Bool {
        switch answer {
        case .failure: true
        case .text(let text): text.isIdentical(to: Verifier.missingText)
        case .list(let texts): !texts.isEmpty && texts.allSatisfy { $0.isIdentical(to: Verifier.missingText) }
        case .outcomes(let texts): !texts.isEmpty && texts.allSatisfy { $0.isIdentical(to: Verifier.missingText) }
        }
    }

    // MARK: Differences

    private func difference(
        _ plan: EntryPlan,
        _ user: User,
        _ arguments: CallArguments,
        _ variants: inout Variants,
        _ expected: RuntimeAnswer,
        _ actual: RuntimeAnswer
    ) -> Difference {
        let cause = cause(plan, user, arguments, &variants, expected, actual)
        return Difference(
            key: plan.key,
            language: user.asked.language,
            arguments: arguments,
            count: 1,
            expected: expected,
            actual: actual,
            cause: cause,
            numberClass: numberClass(plan, user.asked, arguments),
            announcement: announcement(of: plan, in: user.asked.language, arguments, cause),
            targetKey: plan.target?.lookUps.first?.key
        )
    }

    /// What announces a difference; where a language has no message, what was announced of the one that is shown there.
    private func announcement(
        of plan: EntryPlan,
        in language: LanguageTag,
        _ arguments: CallArguments,
        _ cause: Difference.Cause
    ) -> String? {
        let messages = catalog.entries[plan.key]?.messages
        var languages = [language]
        if messages?[language] == nil {
            languages += language.parents.filter { messages?[$0] != nil }.prefix(1)
            if languages.count == 1 { languages.append(catalog.sourceLanguage) }
        }
        for language in languages {
            let announcement =
                losses.announcement(of: plan.key, language, arguments.values, plan.arguments.arguments, cause)
            if let announcement { return announcement }
        }
        return nil
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
        _ user: User,
        _ arguments: CallArguments,
        _ variants: inout Variants,
        _ expected: RuntimeAnswer,
        _ actual: RuntimeAnswer
    ) -> Difference.Cause {
        if case .failure = actual { return .missing }
        guard let call = plan.target else { return .missing }
        let told = user.target.telling(Verifier.missingText).answer(call, arguments)
        if isUnsaid(told) { return .missing }
        if case .list(let expected) = expected, case .list(let told) = told,
            let cause = cause(ofItemsBehind: expected, told, call, arguments, user)
        {
            return cause
        }
        if user.asked.language != catalog.sourceLanguage {
            if actual.isSaid(by: user.sourceLanguageTarget.answer(call, arguments)) { return .otherLanguage }
            // Where the own language has no text at all, one of its parents or another region of it may stand in.
            for relative in relatives(of: user.asked.language, for: plan.key)
            where actual.isSaid(by: target.answer(call, arguments, in: relative)) {
                return .otherLanguage
            }
        }
        let (before, after) = (expected.text, actual.text)
        if before.words == after.words {
            return before.unicodeScalars.sorted() == after.unicodeScalars.sorted() ? .argumentOrder : .otherFormat
        }
        let isOtherVariant = variants.contains(after.words, except: arguments) { user.source.answer(plan.source, $0) }
        return isOtherVariant ? .otherVariant : .otherText
    }
}

extension EntryComparison {
    /// The languages whose texts a platform may show to users of a language that has none for an entry.
    private func relatives(of language: LanguageTag, for key: Key) -> [LanguageTag] {
        guard let messages = catalog.entries[key]?.messages, messages[language] == nil else { return [] }
        return language.parents + messages.keys.filter { $0.language == language.language }
    }

    /// Why a list goes on where the source's ends, each item being asked for by itself: there is no text, or another
    /// language's; nil for any other list.
    private func cause(
        ofItemsBehind expected: [String],
        _ told: [String],
        _ call: Call,
        _ arguments: CallArguments,
        _ user: User
    ) -> Difference.Cause? {
        guard told.count > expected.count, zip(told, expected).allSatisfy({ $0.isIdentical(to: $1) }) else {
            return nil
        }
        var others: [String] = []
        if case .list(let items) = user.sourceLanguageTarget.answer(call, arguments) { others = items }
        var cause = Difference.Cause.missing
        for index in expected.count..<told.count where !told[index].isIdentical(to: Verifier.missingText) {
            guard others.indices.contains(index), told[index].isIdentical(to: others[index]) else { return nil }
            cause = .otherLanguage
        }
        return cause
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
