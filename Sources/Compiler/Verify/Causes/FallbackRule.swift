import InterlinguaIR
import InterlinguaSemantics
import OrderedCollections

/// Where the source has no text of its own, the target looks in an order of its own.
struct FallbackRule: CauseRule {
    func predictions(from prediction: Prediction, for observation: Observation) -> [Prediction] {
        let projects = observation.projects
        let key = observation.plan.key
        if let items = items(behind: prediction, for: observation) { return [items] }
        if let restated = prediction.text.flatMap(observation.restatingObjects) {
            return [prediction.with(restated, .missingText)]
        }
        guard prediction.language == observation.language,
            !projects.hasOwnText(key, observation.language, prediction.arguments)
                || projects.faulty.isUnread(key, observation.language) || isWithoutForm(observation)
                || projects.target.fallback.skipsEmpty && prediction.text?.pieces == []
        else { return [] }
        // The texts of a language without files of its own are left out.
        let others = observation.languagesAskedOfTarget(in: observation.language).dropFirst()
            .filter { projects.hasFiles($0, besides: observation.language) }
        // Where no language has a text for the number, the target may show one for other numbers.
        let skipsEmpty = projects.target.fallback.skipsEmpty
        let next =
            others.first { language in
                projects.hasOwnText(key, language, prediction.arguments, skipsEmpty: skipsEmpty)
                    && !(skipsEmpty && observation.apps.source(language, prediction.arguments).first?.pieces == [])
            }
        var found: [Prediction] = []
        if let next = next ?? others.first(where: { projects.catalog.entries[key]?.messages[$0] != nil && !skipsEmpty })
        {
            found += observation.restating(prediction, next, prediction.arguments, .otherLanguage)
            func said(nestingIn language: LanguageTag) -> SpannedText? {
                observation.text(of: next, nestingIn: language, prediction.arguments)
            }
            // Where it shows that text, the source's app may look for what the text nests where it found it.
            let isOwn = projects.hasOwnText(key, observation.language, prediction.arguments)
            let isMissing = prediction.text?.isMissing ?? false
            if let text = said(nestingIn: observation.language),
                isOwn || isMissing || prediction.text == said(nestingIn: next)
            {
                found.append(prediction.with(text, .otherLanguage))
            }
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
        // Where a language's message lacks a text for a device, some platforms look no further.
        let staysInMessage =
            projects.target.fallback.gap != .nextLanguage && observation.arguments.device != nil
            && projects.catalog.entries[key]?.messages[observation.language] != nil
        if next != nil, !staysInMessage { return found }
        // A platform without fallback for texts may have one for files.
        return found + observation.missingTexts.map { prediction.with($0, .missingText) }
            + (observation.language.parents + [projects.catalog.sourceLanguage]).flatMap {
                observation.restating(prediction, $0, prediction.arguments, .otherLanguage)
            }
    }

    /// A list whose items the target's app asks for one by one goes on with the items of the next language's list, or with
    /// none, as it does where an empty item counts as missing; a text where other languages have a list becomes its first
    /// item.
    private func items(behind prediction: Prediction, for observation: Observation) -> Prediction? {
        guard let text = prediction.text, !text.isMissing, let count = observation.itemCount else { return nil }
        let isList = text.items != nil
        let empty = SpannedText(items: [""])
        var items = isList ? text.spannedItems : [SpannedText(joining: [empty, text])]
        func call(_ place: Int) -> Call? { observation.itemCalls?[safe: place] }
        func isSkipped(_ item: SpannedText, at place: Int) -> Bool {
            let kind = observation.kindAskedOfTarget(by: call(place))
            return item == empty && observation.projects.target.fallback.forKind(kind).skipsEmpty
        }
        let places = (0..<count).filter { $0 >= items.count || isSkipped(items[$0], at: $0) }
        guard !places.isEmpty || !isList else { return nil }
        let hasItems =
            places.count < count
            && observation.projects.hasOwnText(observation.plan.key, prediction.language, prediction.arguments)
        func list(in language: LanguageTag) -> SpannedText? {
            prediction.isMended
                ? observation.mended(language, prediction.arguments)
                : observation.apps.source(language, prediction.arguments).first
        }
        func inherited(at place: Int, from languages: some Sequence<LanguageTag>) -> [SpannedText] {
            let lists = languages.compactMap(list)
            let items = lists.filter { $0.items != nil }.compactMap { $0.spannedItems[safe: place] }
            return items.filter { !isSkipped($0, at: place) }
        }
        let missing = SpannedText(items: [observation.missingTexts.last?.text ?? Verifier.missingText])
        let shown = observation.actual?.items == nil ? nil : observation.actual?.spannedItems
        var causes: Set<Cause> = isList ? [] : [.faultySource]
        for place in places {
            let asked = observation.languagesAskedOfTarget(by: call(place), in: prediction.language).dropFirst()
            var others = Array(inherited(at: place, from: asked).prefix(1))
            if others.isEmpty {
                others = [missing]
                // A platform without fallback for texts may have one for files, which a language with items has.
                if !hasItems {
                    let source = observation.projects.catalog.sourceLanguage
                    others += inherited(at: place, from: prediction.language.parents + [source])
                }
            }
            let item = others.first { $0 == shown?[safe: place] } ?? others[0]
            if place < items.count { items[place] = item } else { items.append(item) }
            causes.insert(item == missing ? .missingText : .otherLanguage)
        }
        var result = prediction
        let isMissing = items.allSatisfy { $0.text == SpannedText(items: [Verifier.missingText]).text }
        result.text = isMissing ? SpannedText(Verifier.missingText) : SpannedText(joining: items)
        result.causes += causes.sorted { $0.rawValue < $1.rawValue }
        return result
    }

    /// Whether the target has a form for a fraction that no whole number with a text gets, and looks for it in the next
    /// language if it is not written.
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
            return !numbers.contains { other in
                var arguments = observation.arguments
                arguments.values[index] = .number(other)
                return form(other) == form(number)
                    && observation.projects.hasOwnText(observation.plan.key, observation.language, arguments)
            }
        }
    }
}

extension Observation {
    /// How many items the target's app has for a list, those included for which it has no text where the source's list has
    /// none; nil where it shows no list.
    fileprivate var itemCount: Int? {
        guard let actual, actual.isMissing, expected.items?.isEmpty == true, let itemCalls else {
            return actual?.items?.count
        }
        return itemCalls.count
    }

    /// The target's calls for the items of a list; nil where it asks for nothing, or for the list as a whole.
    fileprivate var itemCalls: [Call]? {
        guard case .items(let calls)? = plan.target else { return nil }
        return calls
    }

    /// What the target's app may show where an object of other texts has the entry's name.
    fileprivate var objectTexts: [SpannedText] {
        let lookUp = plan.target?.lookUp(for: arguments, in: language)
        return projects.objectTexts(lookUp, for: plan.key, [user] + languagesAskedOfTarget(in: language))
    }

    /// A text in which the target's app says of objects that they are no texts where the source's does, each in its own
    /// words and with its own names of the table and the language; nil where the target's app says nothing of them.
    fileprivate func restatingObjects(in text: SpannedText) -> SpannedText? {
        guard let actual, let own = projects.source.objectText.flatMap(ObjectWords.init),
            let other = projects.target.objectText.flatMap(ObjectWords.init)
        else { return nil }
        var said: [ObjectWords.Object] = []
        _ = actual.mapWords { words in
            other.replacing(in: words) { object in
                said.append(object)
                return object.words
            }
        }
        if said.isEmpty { return nil }
        let asked = Set(([user] + languagesAskedOfTarget(in: language)).map(\.canonical))
        let restated = text.mapWords { words in
            own.replacing(in: words) { object in
                let same = said.first { said in
                    let language = LanguageTag(said.language)?.canonical
                    return said.name == object.name && (said.table ?? object.table) == (object.table ?? said.table)
                        && (said.language == object.language || language.map(asked.contains) ?? false)
                }
                return same?.words ?? object.words
            }
        }
        return restated == text ? nil : restated
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

/// What an app says of an object, around the names that stand in it.
private struct ObjectWords {
    private let start: String
    /// What stands between the table and the name; nil where no table is named.
    private let separator: String?
    private let middle: String
    private let end: String

    init?(_ text: (_ name: String, _ table: String, LanguageTag) -> String) {
        let (name, table, language) = ("\u{1}", "\u{2}", LanguageTag.undetermined)
        let parts = text(name, table, language).pieces(separatedBy: name)
        guard let first = parts.first?.pieces(separatedBy: table), let start = first.first,
            let last = parts.last?.pieces(separatedBy: "\(language)"), parts.count == 2, last.count == 2
        else { return nil }
        self.start = start
        separator = first.count > 1 ? first[1] : nil
        (middle, end) = (last[0], last[1])
    }

    /// What is said of one object.
    struct Object {
        let name: String
        /// Nil where no table is named.
        let table: String?
        let language: String
        let words: String
    }

    /// A text with something else in the place of what is said of each object.
    func replacing(in words: String, by other: (Object) -> String) -> String {
        var result = ""
        var rest = words[...]
        while let start = rest.firstRange(of: start), let middle = rest[start.upperBound...].firstRange(of: middle),
            let end = rest[middle.upperBound...].firstRange(of: end)
        {
            var name = rest[start.upperBound..<middle.lowerBound]
            var table: Substring?
            if let separator, let range = name.firstRange(of: separator) {
                table = name[..<range.lowerBound]
                name = name[range.upperBound...]
            }
            let object = Object(
                name: String(name),
                table: table.map(String.init),
                language: String(rest[middle.upperBound..<end.lowerBound]),
                words: String(rest[start.lowerBound..<end.upperBound])
            )
            result += rest[..<start.lowerBound]
            result += other(object)
            rest = rest[end.upperBound...]
        }
        return result + rest
    }
}
