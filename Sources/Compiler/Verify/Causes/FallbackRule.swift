import InterlinguaIR
import InterlinguaSemantics
import OrderedCollections

/// Where the source has no text of its own, the target looks in an order of its own.
struct FallbackRule: CauseRule {
    func predictions(from prediction: Prediction, for observation: Observation) -> [Prediction] {
        let projects = observation.projects
        let key = observation.plan.key
        if let items = items(behind: prediction, for: observation) { return [items] }
        let objects = prediction.text.map(observation.restatingObjects) ?? []
        if !objects.isEmpty { return objects.map { prediction.with($0, .missingText) } }
        guard prediction.language == observation.language,
            !projects.hasOwnText(key, observation.language, prediction.arguments)
                || projects.faulty.isUnread(key, observation.language) || isWithoutForm(observation)
                || projects.target.fallback.skipsEmpty && prediction.text?.pieces == []
        else { return [] }
        let others = observation.languagesAskedOfTarget(in: observation.language).dropFirst()
        // Where no language has a text for the number, the target may show one for other numbers.
        let skipsEmpty = projects.target.fallback.skipsEmpty
        let next =
            others.first { language in
                projects.hasOwnText(key, language, prediction.arguments)
                    && !(skipsEmpty && observation.apps.source(language, prediction.arguments).first?.pieces == [])
            }
        var found: [Prediction] = []
        if let next = next ?? others.first(where: { projects.catalog.entries[key]?.messages[$0] != nil && !skipsEmpty })
        {
            found += observation.restating(prediction, next, prediction.arguments, .otherLanguage)
            if skipsEmpty, prediction.arguments != observation.arguments {
                // In its own text the next language may have another form for the number.
                found += observation.restating(prediction, next, observation.arguments, .otherLanguage)
            }
        }
        // Without any text in a language there are no files for it, and the app takes those of the next of kin.
        found += projects.languagesStandingIn(for: observation.language).flatMap {
            observation.restating(prediction, $0, prediction.arguments, .otherLanguage)
        }
        found += observation.objectTexts.map { prediction.with($0, .missingText) }
        if let entry = projects.catalog.entries[key], let text = projects.target.textBesideFiles?(key, entry) {
            found.append(prediction.with(SpannedText(text), .otherLanguage))
        }
        if next != nil { return found }
        // A platform without fallback for texts may have one for files.
        return found + observation.missingTexts.map { prediction.with($0, .missingText) }
            + (observation.language.parents + [projects.catalog.sourceLanguage]).flatMap {
                observation.restating(prediction, $0, prediction.arguments, .otherLanguage)
            }
    }

    /// A list whose items the target's app asks for one by one goes on with the items of the next language's list, or with
    /// none; a text where other languages have a list becomes its first item.
    private func items(behind prediction: Prediction, for observation: Observation) -> Prediction? {
        guard let text = prediction.text, !text.isMissing, let count = observation.itemCount else { return nil }
        let isList = text.items != nil
        var items = isList ? text.spannedItems : [SpannedText(joining: [SpannedText(items: [""]), text])]
        guard items.count < count || !isList else { return nil }
        let languages = observation.languagesAskedOfTarget(in: prediction.language)
        let others = languages.dropFirst().compactMap { language -> [SpannedText]? in
            guard let other = observation.apps.source(language, prediction.arguments).first else { return nil }
            return other.items == nil ? nil : other.spannedItems
        }
        var causes: Set<Cause> = isList ? [] : [.faultySource]
        while items.count < count {
            let other = others.lazy.compactMap { $0[safe: items.count] }.first
            items.append(other ?? SpannedText(items: [observation.missingTexts.last?.text ?? Verifier.missingText]))
            causes.insert(other == nil ? .missingText : .otherLanguage)
        }
        var result = prediction
        let isMissing = items.allSatisfy { $0.text == SpannedText(items: [Verifier.missingText]).text }
        result.text = isMissing ? SpannedText(Verifier.missingText) : SpannedText(joining: items)
        result.causes += causes.sorted { $0.rawValue < $1.rawValue }
        return result
    }

    /// Whether the target has a form for a fraction that no whole number gets, and looks for it in the next language if it
    /// is not written.
    private func isWithoutForm(_ observation: Observation) -> Bool {
        let target = observation.projects.target
        guard target.fallback.gap == .nextLanguage, let forms = target.forms?(observation.language, .cardinal) else {
            return false
        }
        func form(_ number: DecimalNumber) -> String? {
            forms.first { $0.condition.holds(for: number, read: target.reading, language: observation.language) }?.name
        }
        return observation.plan.arguments.selecting.contains { index in
            guard let number = observation.number(index), !number.isWhole else { return false }
            let question = observation.plan.arguments.question(for: index, in: observation.rules)
            let numbers = observation.numbers.numbers(for: question).filter(\.isWhole)
            return !numbers.contains { form($0) == form(number) }
        }
    }
}

extension Observation {
    /// How many items the target's app has for a list, those included for which it has no text where the source's list has
    /// none; nil where it shows no list.
    fileprivate var itemCount: Int? {
        guard let actual, actual.isMissing, expected.items?.isEmpty == true, case .items(let calls)? = plan.target
        else {
            return actual?.items?.count
        }
        return calls.count
    }

    /// What the target's app may show where an object of other texts has the entry's name.
    fileprivate var objectTexts: [SpannedText] {
        let lookUp = plan.target?.lookUp(for: arguments, in: language)
        return projects.objectTexts(lookUp, for: plan.key, [user] + languagesAskedOfTarget(in: language))
    }

    /// A text in which the target's app says of objects that they are no texts where the source's does, each in its own
    /// words and with its own name of the language.
    fileprivate func restatingObjects(in text: SpannedText) -> [SpannedText] {
        guard let own = projects.source.objectText, let other = projects.target.objectText else { return [] }
        let (table, anyName, anyLanguage) = (plan.key.table, "\u{0}", LanguageTag.undetermined)
        func words(_ text: (String, String, LanguageTag) -> String) -> [String] {
            let pieces = text(anyName, table, anyLanguage).pieces(separatedBy: anyName)
            return pieces.prefix(1) + pieces.dropFirst().flatMap { $0.pieces(separatedBy: "(\(anyLanguage))") }
        }
        let (ownWords, otherWords) = (words(own), words(other))
        guard ownWords.count == 3, otherWords.count == 3, text.text.containsBytes(of: ownWords[0]) else { return [] }
        let languages = [user, language] + projects.catalog.languagesAsked(for: plan.key, in: language)
        let names = OrderedSet([nil] + languages.flatMap { [$0.name, $0.canonical.name] })
        return names.map { name in
            text.mapWords { words in
                var result = ""
                var rest = words[...]
                while let start = rest.firstRange(of: ownWords[0]),
                    let middle = rest[start.upperBound...].firstRange(of: ownWords[1] + "("),
                    let end = rest[middle.upperBound...].firstRange(of: ")" + ownWords[2])
                {
                    result += rest[..<start.lowerBound] + otherWords[0] + rest[start.upperBound..<middle.lowerBound]
                    result += otherWords[1] + "(" + (name ?? String(rest[middle.upperBound..<end.lowerBound]))
                    result += ")" + otherWords[2]
                    rest = rest[end.upperBound...]
                }
                return result + rest
            }
        }.filter { $0 != text }
    }

    /// What the target's app may show where a text is missing: nothing, and what the key says where it is written as the
    /// source text that the target requires, or shown as it is.
    var missingTexts: [SpannedText] {
        var missing = [SpannedText(Verifier.missingText)]
        if let actual, apps.isKeyShownInTarget(language, arguments) { missing.append(actual) }
        guard projects.target.requiresSourceMessage, let entry = projects.catalog.entries[plan.key] else {
            return missing
        }
        let pattern = projects.source.missingText?(plan.key, entry.arguments) ?? Pattern(plan.key.name)
        let context = arguments.context(projects.source.numberStyle)
        let shown = Renderer(projects.catalog)
            .render(Message(pattern), of: entry, in: projects.catalog.sourceLanguage, context)?.shown
        return missing + (shown.map { [SpannedText($0)] } ?? [])
    }
}
