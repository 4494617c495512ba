import InterlinguaIR
import InterlinguaPlatforms
import OrderedCollections

/// The comparison of entries, each in all its languages.
struct EntryComparison: Sendable {
    let catalog: Catalog
    let source: Caller
    let target: Caller
    let plan: VerificationPlan
    let projects: ComparedProjects

    /// The languages that are asked for; nil for all.
    let languages: Set<LanguageTag>?

    /// The target's app as it was before.
    private let existing: ExistingApp?

    /// A language that no file is for.
    private let other: LanguageTag?

    /// What users of English without a region have; nil if it is just that.
    private let english: (asked: LanguageTag, had: LanguageTag)?

    init(
        catalog: Catalog,
        source: Caller,
        target: Caller,
        plan: VerificationPlan,
        projects: ComparedProjects,
        languages: Set<LanguageTag>?,
        existing: ExistingApp?
    ) {
        self.existing = existing
        self.catalog = catalog
        self.source = source
        self.target = target
        self.plan = plan
        self.projects = projects
        self.languages = languages
        english = catalog.userEnglish(besides: plan.inheriting.map(\.language))
        other = catalog.otherLanguage
    }

    /// One user of both apps.
    private struct User {
        let asked: AskedLanguage
        let source: UserCaller
        let target: UserCaller
    }

    /// The users for whom entries of one table are compared, which many entries have in common.
    private struct Users {
        /// The entry that was asked for last, and the languages that have a text of it.
        var key: Key?
        var languages: OrderedSet<LanguageTag> = []
        var asked: [AskedLanguage] = []
        var tables = (source: "", target: "")
        var all: [User] = []

        /// What is passed in each of the languages, by the shape of the arguments.
        var choices: [Int: [ArgumentCombinations]] = [:]
    }

    func compare(_ plans: ArraySlice<EntryPlan>) -> VerificationResult {
        var result = VerificationResult(entryCount: 0)
        var users = Users()
        let apps = ComparedApps(source: source, target: target, existing: existing, user: user(of:))
        for plan in plans {
            guard let entry = catalog.entries[plan.key] else { continue }
            prepare(&users, for: plan, entry)
            apps.look(at: plan)
            var found = FoundDifferences()
            let own = plan.source.singleLookUp
            let other = plan.target?.singleLookUp
            if plan.arguments.isTrivial, let own, let other {
                comparePlain(plan, own, other, users, apps, &found, &result)
            } else {
                comparePlan(plan, own, other, &users, apps, &found, &result)
            }
            for difference in found.differences { result.add(difference) }
        }
        return result
    }

    private func asked(_ key: Key, _ entry: Entry) -> [AskedLanguage] {
        let all = catalog.languagesToAsk(for: key, entry, plan.inheriting, besides: plan.others)
        guard let languages else { return all }
        return all.filter { languages.contains($0.language) }
    }

    /// The language that users have for whom a language's texts are meant.
    private func user(of language: LanguageTag) -> LanguageTag {
        if let english, english.asked == language { return english.had }
        return language
    }

    private func prepare(_ users: inout Users, for plan: EntryPlan, _ entry: Entry) {
        let isAskedAlike =
            users.key?.table == plan.key.table && users.key?.kind == plan.key.kind
            && users.languages == entry.messages.keys
        let asked = isAskedAlike ? users.asked : asked(plan.key, entry)
        (users.key, users.languages) = (plan.key, entry.messages.keys)
        let tables = (
            source: plan.source.lookUps.first?.key.table ?? "",
            target: plan.target?.lookUps.first?.key.table ?? ""
        )
        if users.tables == tables, users.asked == asked { return }
        if users.asked != asked { users.choices = [:] }
        users.asked = asked
        users.tables = tables
        users.all = asked.map { asked in
            let language = user(of: asked.language)
            return User(
                asked: asked,
                source: source.user(language, of: tables.source),
                target: target.user(language, of: tables.target)
            )
        }
    }

    /// Entries that are one text in each language, which nearly all are.
    private func comparePlain(
        _ plan: EntryPlan,
        _ own: Call.LookUp,
        _ other: Call.LookUp,
        _ users: Users,
        _ apps: ComparedApps,
        _ found: inout FoundDifferences,
        _ result: inout VerificationResult
    ) {
        let arguments = CallArguments()
        for user in users.all {
            let step = user.asked.isOther ? 0 : 1
            if let expected = user.source.prepared.plainText(of: own.name, own.key.kind),
                let actual = user.target.prepared.plainText(of: other.name, other.key.kind),
                expected.isIdentical(to: actual)
            {
                result.sentenceCount += step
                continue
            }
            let expected = user.source.answer(plan.source, arguments)
            if expected.isUnmodelled {
                result.addUnmodelled(step, of: plan.key)
                continue
            }
            if isUnsaid(expected, plan, user, arguments, apps) {
                result.unsaidCount += step
                continue
            }
            result.sentenceCount += step
            let actual = answer(of: plan, arguments, user)
            if expected.isSaid(by: actual) { continue }
            if actual.isUnmodelled {
                result.addUnmodelled(step, of: plan.key)
                continue
            }
            let difference = difference(plan, user, arguments, apps, found, expected, actual)
            if found.add(difference, unlessToldIn: user.asked.isOther ? user.asked.shown : nil, simplified: { $0 }) {
                result.sentenceCount += 1 - step
            }
        }
    }

    private func comparePlan(
        _ plan: EntryPlan,
        _ own: Call.LookUp?,
        _ other: Call.LookUp?,
        _ users: inout Users,
        _ apps: ComparedApps,
        _ found: inout FoundDifferences,
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
            found.begin()
            let step = user.asked.isOther ? 0 : 1
            sourceLookUp?.find(user.source)
            targetLookUp?.find(user.target)
            var fails = false
            defer { if fails { result.failing.append(plan.key) } }
            for arguments in combinations.all {
                let expected =
                    sourceLookUp?.answer(arguments, user.source) ?? user.source.answer(plan.source, arguments)
                if expected.isUnmodelled {
                    result.addUnmodelled(step, of: plan.key)
                    continue
                }
                if isUnsaid(expected, plan, user, arguments, apps) {
                    if case .failure(let failure) = expected, !failure.isRefusal, !fails {
                        fails = !answer(of: plan, arguments, user).isMissing
                    }
                    result.unsaidCount += step
                    continue
                }
                result.sentenceCount += step
                let actual = targetLookUp?.answer(arguments, user.target) ?? answer(of: plan, arguments, user)
                if expected.isSaid(by: actual) { continue }
                if expected.mayBeMissing,
                    shownInstead(plan, user, arguments).isSaid(by: actual)
                        || apps.target(user.asked.language, arguments).allSatisfy(\.isMissing)
                {
                    continue
                }
                if actual.isUnmodelled {
                    result.addUnmodelled(step, of: plan.key)
                    continue
                }
                let difference = difference(plan, user, arguments, apps, found, expected, actual)
                let isAdded = found.add(
                    difference,
                    unlessToldIn: user.asked.isOther ? user.asked.shown : nil,
                    simplified: { simplified($0, plan, user, apps) }
                )
                if isAdded { result.sentenceCount += 1 - step }
                if plan.isLeftOut, actual.isMissing { break }
            }
        }
    }

    private func answer(of plan: EntryPlan, _ arguments: CallArguments, _ user: User) -> RuntimeAnswer {
        guard let call = plan.target else {
            return .failure(RuntimeFailure("no-entry", "the target has no such entry"))
        }
        return user.target.answer(call, arguments)
    }

    /// Whether the source's app fails, or has no text and the target's app shows none or what the source's shows instead.
    private func isUnsaid(
        _ expected: RuntimeAnswer,
        _ plan: EntryPlan,
        _ user: User,
        _ arguments: CallArguments,
        _ apps: ComparedApps
    ) -> Bool {
        if case .failure(let failure) = expected {
            // What another app of the same platform can go on referring to is not lost.
            if case .failure(failure) = answer(of: plan, arguments, user) { return true }
            return failure.identifier != RuntimeFailure.externalReference
                || !apps.target(user.asked.language, arguments).allSatisfy(\.isMissing)
        }
        guard expected.isMissing else { return false }
        let actual = apps.target(user.asked.language, arguments)
        if actual.allSatisfy(\.isMissing) { return true }
        return actual.map(\.text) == SpannedText.texts(of: shownInstead(plan, user, arguments)).map(\.text)
    }

    /// What the source's app shows, also in the place of a missing text.
    private func shownInstead(_ plan: EntryPlan, _ user: User, _ arguments: CallArguments) -> RuntimeAnswer {
        user.source.telling(nil).answer(plan.source, arguments)
    }

    // MARK: Differences

    private func difference(
        _ plan: EntryPlan,
        _ user: User,
        _ arguments: CallArguments,
        _ apps: ComparedApps,
        _ found: FoundDifferences,
        _ expected: RuntimeAnswer,
        _ actual: RuntimeAnswer
    ) -> Difference {
        var causes: [Cause] = []
        if case .failure = expected {
            causes = [.unsupportedReference]
        } else if !found.isHopeless {
            causes = self.causes(plan, user, arguments, apps)
        }
        return Difference(
            key: plan.key,
            languages: [user.asked.language],
            arguments: arguments,
            count: 1,
            expected: expected.told,
            actual: actual,
            causes: causes,
            numberClass: numberClass(plan, user.asked, arguments),
            targetKey: plan.target?.lookUps.first?.key,
            isOfOtherLanguages: user.asked.isOther && user.asked.language == other
        )
    }

    /// The difference as plain texts show it; itself if they don't.
    private func simplified(
        _ difference: Difference,
        _ plan: EntryPlan,
        _ user: User,
        _ apps: ComparedApps
    ) -> Difference {
        var plain = difference
        plain.arguments = difference.arguments.withPlainTexts
        guard !difference.isUnexplained, plain.arguments != difference.arguments else { return difference }
        let expected = user.source.answer(plan.source, plain.arguments)
        plain.expected = expected.told
        plain.actual = answer(of: plan, plain.arguments, user)
        guard !expected.isSaid(by: plain.actual), !isUnsaid(expected, plan, user, plain.arguments, apps),
            causes(plan, user, plain.arguments, apps) == difference.causes
        else { return difference }
        return plain
    }

    /// Why the sentences differ; empty where no cause is found.
    private func causes(
        _ plan: EntryPlan,
        _ user: User,
        _ arguments: CallArguments,
        _ apps: ComparedApps
    ) -> [Cause] {
        apps.search(in: user.asked.language) { foundCauses(plan, user, arguments, apps) }
    }

    /// Why the sentences differ; nil where no cause is found for all that the target may show.
    private func foundCauses(
        _ plan: EntryPlan,
        _ user: User,
        _ arguments: CallArguments,
        _ apps: ComparedApps
    ) -> [Cause]? {
        let expected = apps.source(user.asked.language, arguments)
        let actual = apps.target(user.asked.language, arguments)
        var all: OrderedSet<Cause> = []
        for actual in actual.isEmpty ? [nil] : actual.map(Optional.some) {
            if let actual, expected.contains(where: { $0.text.isIdentical(to: actual.text) }) { continue }
            func causes(of actual: SpannedText?) -> [Cause]? {
                expected.lazy.map { expected in
                    CauseSearch.causes(
                        of: Observation(
                            plan: plan,
                            language: user.asked.language,
                            user: user.source.language,
                            rules: user.asked.rules,
                            arguments: arguments,
                            expected: expected,
                            actual: actual,
                            projects: projects,
                            apps: apps,
                            numbers: self.plan.numbers
                        )
                    )
                }.first { !$0.isEmpty }
            }
            var found = causes(of: actual)
            if found == nil, actual?.isMissing ?? false {
                // The key may be the text that was written.
                found = apps.targetWithKeys(user.asked.language, arguments).lazy.compactMap(causes(of:)).first
            }
            guard let found else { return nil }
            all.formUnion(found)
        }
        return all.elements
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
}

/// The differences of one entry, those alike put together.
private struct FoundDifferences {
    private(set) var differences: [Difference] = []

    /// Differences of the language at hand for which no cause was found.
    private var unexplainedCount = 0

    /// Whether so many have no cause that it is not worth while to look for those of more.
    var isHopeless: Bool { unexplainedCount >= 32 }

    /// Turns to another language.
    mutating func begin() { unexplainedCount = 0 }

    /// Adds a difference, unless one with the same causes is told for the language whose text is shown; gives whether it
    /// was added.
    ///
    /// - Parameter simplified: Gives the one to show of several.
    mutating func add(
        _ difference: Difference,
        unlessToldIn shown: LanguageTag?,
        simplified: (Difference) -> Difference
    ) -> Bool {
        // Texts in a language that the source lacks are the target's own.
        if shown != nil, difference.causes == [.existingText] { return false }
        if let shown,
            differences.contains(where: {
                $0.causes == difference.causes && $0.numberClass == difference.numberClass
                    && $0.languages.contains(shown)
            })
        {
            return false
        }
        if difference.isUnexplained { unexplainedCount += 1 }
        let language = difference.language
        // A class of numbers differs alike in all languages in which the same causes account for it; without a cause, only
        // where both texts are the same.
        if let index = differences.firstIndex(where: {
            $0.causes == difference.causes && $0.numberClass == difference.numberClass
                && ($0.languages.last == language || !difference.isUnexplained
                    || $0.expected == difference.expected && $0.actual == difference.actual
                        && $0.arguments == difference.arguments)
        }) {
            if differences[index].languages.last != language { differences[index].languages.append(language) }
            differences[index].count += 1
        } else {
            differences.append(simplified(difference))
        }
        return true
    }
}

extension Catalog {
    /// English as its users have it: with a region.
    ///
    /// Android shows default texts to users of American English, and prefers any other region's to none for a user of
    /// English without a region, of whom there are none.
    ///
    /// - Parameter others: languages that are asked for by themselves.
    fileprivate func userEnglish(besides others: [LanguageTag]) -> (asked: LanguageTag, had: LanguageTag)? {
        guard let english = LanguageTag("en"), let american = LanguageTag("en-US") else { return nil }
        let isAsked = (languages + others).contains(american) || sourceLanguage == american
        return isAsked ? nil : (english, american)
    }
}
