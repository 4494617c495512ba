import InterlinguaIR
import InterlinguaPlatforms
import InterlinguaSemantics
import OrderedCollections

/// The target's forms do not tell a number from others, whose text it shows.
struct VariantRule: CauseRule {
    func predictions(from prediction: Prediction, for observation: Observation) -> [Prediction] {
        observation.plan.arguments.selecting.flatMap { index -> [Prediction] in
            if prediction.arguments.value(at: index) == .absent, observation.arguments.value(at: index) == .absent {
                return withoutNumber(index, prediction, observation)
            }
            guard let passed = observation.number(index),
                case .number(let read, _) = prediction.arguments.value(at: index)
            else { return [] }
            let language = prediction.language == observation.language ? nil : prediction.language
            // What one cause has read as a whole number may get another's text by a second one. The next language chooses
            // anew by an unusual number that the first one took for another.
            let isRead = read == passed || read == passed.truncated
            guard isRead || language != nil && !observation.isUsual(passed) else { return [] }
            let number = isRead ? read : passed
            var cause = observation.projects.cause(ofReading: number)
            // A class whose small numbers get the other text, too, is not lost by the size of this one.
            if cause == .largeNumbers, observation.isShownForSmallNumber(index) { cause = .lostVariant }
            func passing(_ other: DecimalNumber) -> CallArguments {
                var arguments = prediction.arguments
                arguments.values[index] = .number(other)
                return arguments
            }
            let gap = Gap(observation, language ?? observation.rules.last ?? observation.language, index)
            let rare = cause == .lostVariant ? ([gap] + gap.referring).first { $0.isRare(number) } : nil
            if rare != nil { cause = .rareNumbers }
            let fillsGap = gap.contains(number) || sharesForm(number, withNumberIn: gap, index, observation)
            var sharing = candidates(for: index, number, language, observation) { candidate in
                rare?.hasTextNearby(candidate) ?? (fillsGap && !gap.contains(candidate))
            }
            if let rare { sharing.removeAll { rare.rules.category(of: $0) != .other } }
            var found = sharing.flatMap { candidate in
                // The number itself is shown as it is.
                observation.restating(
                    prediction,
                    prediction.language,
                    passing(candidate),
                    cause == .lostVariant && isToldApartByFallback(number, candidate, observation)
                        ? .otherLanguage : cause,
                    showsPassed: true
                )
            }
            let isApart = cause.isPlatformFact && !sharing.contains(where: observation.isUsual)
            if rare == nil, fillsGap || isApart || cause == .singlePrecision {
                // It may be a text that no number of the source's gets, or none that anybody asks for.
                found += observation.variants(by: index, gap.language, prediction.arguments)
                    .map { prediction.with($0, cause) }
            }
            return found
        }
    }

    /// Whether two numbers are told apart by the language whose text is shown, and not by the user's, which chooses.
    private func isToldApartByFallback(
        _ number: DecimalNumber,
        _ other: DecimalNumber,
        _ observation: Observation
    ) -> Bool {
        guard observation.projects.target.choosesByUserLanguage, let shown = observation.rules.last,
            shown != observation.language
        else { return false }
        return NumberForms(observation, shown, .cardinal)?.areApart(number, other) ?? false
    }

    /// What a call without a number gets where the target's files have one name for that text and for a form, or where
    /// neither the target has such calls nor the source a text for them.
    private func withoutNumber(_ index: Int, _ prediction: Prediction, _ observation: Observation) -> [Prediction] {
        let target = observation.projects.target
        let isUnsaid =
            !target.optionalCount
            && !observation.projects.hasOwnText(observation.plan.key, prediction.language, observation.arguments)
        guard target.optionalCount || isUnsaid, let forms = target.forms else { return [] }
        let question = observation.plan.arguments.question(for: index, in: observation.rules)
        let numbers = observation.numbers.numbers(for: question)
        return observation.rules.flatMap { language -> [Prediction] in
            let forms = forms(language, .cardinal)
            let candidates = numbers.filter { number in
                let form = forms.first { $0.condition.holds(for: number, read: target.reading, language: language) }
                return isUnsaid || form?.name.isEmpty ?? false
            }
            return candidates.prefix(8).flatMap { number in
                var arguments = prediction.arguments
                arguments.values[index] = .number(number)
                return observation.restating(prediction, prediction.language, arguments, .lostVariant)
            }
        }
    }

    /// Whether the target's form of an unusual number is one for which the source has no text, so that another one fills it.
    private func sharesForm(
        _ number: DecimalNumber,
        withNumberIn gap: Gap,
        _ index: Int,
        _ observation: Observation
    ) -> Bool {
        if observation.isUsual(number) { return false }
        let (numbers, choices) = choices(for: index, nil, observation)
        return numbers.contains { other in
            observation.isUsual(other) && choices.contains { $0.isSame(number, other) } && gap.contains(other)
        }
    }

    /// The numbers of each class, and how the target chooses among them.
    private func choices(
        for index: Int,
        _ language: LanguageTag?,
        _ observation: Observation
    ) -> (numbers: [DecimalNumber], choices: [NumberForms]) {
        let question = observation.plan.arguments.question(for: index, in: observation.rules)
        let kinds = question.hasOrdinals ? PluralKind.allCases : [.cardinal]
        // A text of another language than the user's may be chosen by that one's forms, and so may one that it refers to.
        let languages = OrderedSet(observation.rules + [language].compactMap(\.self) + observation.nestedLanguages)
        let choices = languages.flatMap { language in
            kinds.compactMap { NumberForms(observation, language, $0) }
        }
        return (observation.numbers.numbers(for: question), choices)
    }

    /// The numbers of other classes that get the same form of the target, or whose text fills a gap.
    private func candidates(
        for index: Int,
        _ number: DecimalNumber,
        _ language: LanguageTag?,
        _ observation: Observation,
        fillsGap: (DecimalNumber) -> Bool
    ) -> [DecimalNumber] {
        let (numbers, choices) = choices(for: index, language, observation)
        let isUsual = observation.isUsual(number)
        return numbers.filter { candidate in
            // A usual number gets no unusual one's text, unless it is left to chance.
            candidate != number && !(isUsual && (!candidate.isWhole || candidate.isNegative))
                && (choices.contains { $0.isSame(number, candidate) } || fillsGap(candidate))
        }
    }
}

/// How the target's app chooses by a number for one user.
private struct NumberForms {
    private let target: Capabilities
    private let user: LanguageTag
    private let language: LanguageTag
    private let kind: PluralKind
    private let forms: [Capabilities.Form]
    private let formsOfUser: [Capabilities.Form]

    /// Nil where the target has no forms of the kind, and tells all numbers apart.
    init?(_ observation: Observation, _ language: LanguageTag, _ kind: PluralKind) {
        target = observation.projects.target
        user = observation.language
        self.language = language
        self.kind = kind
        guard let all = target.forms else { return nil }
        forms = all(language, kind)
        formsOfUser = all(user, kind)
    }

    /// Whether two numbers get the same text of the language.
    func isSame(_ number: DecimalNumber, _ other: DecimalNumber) -> Bool {
        // What such a number is in single precision is left to chance.
        if target.reading == .signedFloat, number.read(as: .signedFloat) != number || number.isLarge { return true }
        if forms.isEmpty {
            // The app chooses among entries, by the rules of the user's language.
            return category(number) == category(other)
        }
        if form(number, forms, language)?.name == form(other, forms, language)?.name { return true }
        guard target.choosesByUserLanguage, user != language else { return false }
        // The form that the user's language has; the text without a form where this language has none of its name.
        let name = form(number, formsOfUser, user)?.name ?? ""
        let own = forms.contains { $0.name == name } ? name : ""
        return form(other, forms, language)?.name == own
    }

    /// Whether two numbers have forms of their own in the language itself.
    func areApart(_ number: DecimalNumber, _ other: DecimalNumber) -> Bool {
        form(number, forms, language)?.name != form(other, forms, language)?.name
    }

    private func category(_ number: DecimalNumber) -> PluralCategory {
        PluralRules.rules(for: user, kind: kind).category(of: number)
    }

    private func form(
        _ number: DecimalNumber,
        _ forms: [Capabilities.Form],
        _ language: LanguageTag
    ) -> Capabilities.Form? {
        forms.first { $0.condition.holds(for: number, read: target.reading, language: language) }
    }
}

extension SpannedText {
    /// Whether two texts are the same but for what an argument prints.
    fileprivate func isAlike(_ other: SpannedText, besides argument: Int) -> Bool {
        replacing(argument, by: "") == other.replacing(argument, by: "")
    }
}

extension ComparedProjects {
    /// Why the target takes a number for another.
    func cause(ofReading number: DecimalNumber) -> Cause {
        if !number.isWhole { return .wholeNumbers }
        if number.isNegative { return .negativeNumbers }
        if target.reading == .signedFloat, number.read(as: .signedFloat) != number || number.isLarge {
            return .singlePrecision
        }
        return number.isLarge ? .largeNumbers : .lostVariant
    }
}

extension Observation {
    /// The languages whose texts the user is shown of entries that the one refers to.
    fileprivate var nestedLanguages: [LanguageTag] {
        let catalog = projects.catalog
        let referred = catalog.entries[plan.key].map { catalog.entries(referredToBy: $0) } ?? []
        return referred.compactMap { key, entry in
            entry.firstMessage(in: catalog.languagesAsked(for: key, in: language))?.language
        }
    }

    /// Whether both apps say for a small number what they say for the one that is passed.
    fileprivate func isShownForSmallNumber(_ argument: Int) -> Bool {
        let question = plan.arguments.question(for: argument, in: rules)
        return numbers.numbers(for: question).contains { number in
            guard number.isWhole, !number.isNegative, !number.isLarge else { return false }
            var small = arguments
            small.values[argument] = .number(number)
            return apps.source(language, small).contains { $0.isAlike(expected, besides: argument) }
                && apps.target(language, small).contains { text in
                    actual.map { text.isAlike($0, besides: argument) } ?? false
                }
        }
    }

    /// Whether a number is one that things are counted by, and is not left to chance.
    fileprivate func isUsual(_ number: DecimalNumber) -> Bool {
        number.isWhole && !number.isNegative && projects.cause(ofReading: number) != .singlePrecision
    }

    /// The number that is passed for an argument; nil if that is none.
    func number(_ argument: Int) -> DecimalNumber? {
        guard case .number(let number, _)? = arguments.values[safe: argument] else { return nil }
        return number
    }
}
