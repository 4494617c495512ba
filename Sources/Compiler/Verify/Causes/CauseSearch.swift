import InterlinguaIR
import InterlinguaPlatforms

/// What some causes together predict that the target's app shows.
struct Prediction: Hashable {
    /// The language as whose user the source's app is asked.
    var language: LanguageTag

    /// What the source's app is passed.
    var arguments: CallArguments

    /// What the target's app would show; nil if it would fail.
    var text: SpannedText?

    /// Whether it is what a source without faults would show.
    var isMended = false

    /// The arguments that are shown as the source's app would show what the target reads.
    var readArguments: Set<Int> = []

    /// The causes so far, each building on the ones before.
    var causes: [Cause] = []
}

/// A rule that turns what some causes predict into what one more cause predicts.
///
/// It may ask both apps again; it never looks at what differs to make it up.
protocol CauseRule: Sendable {
    /// What the cause makes of a prediction; empty where it does not apply.
    func predictions(from prediction: Prediction, for observation: Observation) -> [Prediction]
}

/// Finds the causes that together give exactly what the target's app shows.
enum CauseSearch {
    private static let rules: [any CauseRule] = [
        FallbackRule(), LanguageRule(), FaultRule(), MismatchRule(), ReadingRule(), ExistingTextRule(), VariantRule(),
        DecidedNumberRule(), SelectRule(), PositionRule(), NestingRule(), ReferenceRule(), FunctionRule(),
        CharacterRule(),
    ]

    /// More causes than these in one sentence are not put together.
    static let depth = 3

    /// More predictions than these are not looked at.
    private static let limit = 600

    /// The causes in the order in which they build on each other; empty if the rules don't account for the difference.
    static func causes(of observation: Observation) -> [Cause] {
        let start = Prediction(
            language: observation.language,
            arguments: observation.arguments,
            text: observation.expected
        )
        if let causes = start.causesOfActual(observation) { return causes }
        var level = [start]
        var seen: Set<Prediction> = [start.withoutCauses]
        for _ in 0..<depth {
            var next: [Prediction] = []
            for prediction in level {
                for rule in rules {
                    for found in rule.predictions(from: prediction, for: observation) {
                        guard seen.count < limit else { return [] }
                        guard seen.insert(found.withoutCauses).inserted else { continue }
                        if let causes = found.causesOfActual(observation) { return causes }
                        next.append(found)
                    }
                }
            }
            level = next
        }
        return []
    }
}

extension Prediction {
    fileprivate var withoutCauses: Prediction {
        var prediction = self
        prediction.causes = []
        return prediction
    }

    /// The prediction with another text and one more cause.
    func with(_ text: SpannedText?, _ cause: Cause) -> Prediction {
        var prediction = self
        prediction.text = text
        prediction.causes.append(cause)
        return prediction
    }

    /// All causes, if what they predict is what the target's app shows; nil if it is not.
    fileprivate func causesOfActual(_ observation: Observation) -> [Cause]? {
        switch (text, observation.actual) {
        case (nil, nil): return causes
        case (nil, _?), (_?, nil): return nil
        case (let text?, let actual?):
            if text.text.isIdentical(to: actual.text) { return causes }
            guard
                let stretches = text.stretches(besides: actual)
                    ?? observation.spelled(text).stretches(besides: observation.spelled(actual))
            else { return nil }
            var result = causes
            for stretch in stretches where !stretch.own.isIdentical(to: stretch.other) {
                if readArguments.contains(stretch.argument) { return nil }
                let placeholders = observation.placeholders(stretch.argument)
                let cause: Cause =
                    if placeholders.target.contains(stretch.other) {
                        .lostPlaceholder
                    } else if placeholders.source.contains(stretch.other),
                        observation.apps.isKeyShownInTarget(observation.language, observation.arguments)
                    {
                        .missingText
                    } else if (placeholders.source + placeholders.target).contains(stretch.own) {
                        .seemingPlaceholder
                    } else {
                        PrintedValue(argument: stretch.argument, observation: observation).cause(
                            stretch.own,
                            stretch.other
                        )
                    }
                if !result.contains(cause) { result.append(cause) }
            }
            return result
        }
    }
}

extension Observation {
    /// The placeholders by which each app's texts show an argument that is passed by names.
    func placeholders(_ argument: Int) -> (source: [String], target: [String]) {
        (
            projects.source.placeholders(argument, in: plan.source),
            plan.target.map { projects.target.placeholders(argument, in: $0) } ?? []
        )
    }

    /// A text in which placeholders that are shown as they are written count as what their arguments print.
    fileprivate func spelled(_ text: SpannedText) -> SpannedText {
        let marks = [projects.source, projects.target].lazy.compactMap(\.placeholderMarks?.opening)
        if !marks.contains(where: { text.text.containsBytes(of: $0) }) { return text }
        func marking(_ text: SpannedText) -> SpannedText {
            arguments.values.indices.reduce(text) { text, index in
                let placeholders = placeholders(index)
                return (placeholders.source + placeholders.target).reduce(text) { $0.marking($1, as: index) }
            }
        }
        // Those that are known first: marks that open and close alike are told apart by them alone.
        return marking(
            marking(text).mapWords { projects.target.plainPlaceholders(in: projects.source.plainPlaceholders(in: $0)) }
        )
    }

    /// What the source's app shows for other arguments or to another user, as predictions: with what it was passed, and
    /// unless numbers are shown as they are with the values that it should have been passed in their places, too.
    func restating(
        _ prediction: Prediction,
        _ language: LanguageTag,
        _ arguments: CallArguments,
        _ cause: Cause,
        showsPassed: Bool = false
    ) -> [Prediction] {
        var result = prediction
        if !result.causes.contains(cause) { result.causes.append(cause) }
        result.language = language
        result.arguments = arguments
        let changed = arguments.values.indices.filter { arguments.values[$0] != self.arguments.value(at: $0) }
        // What the app leaves to chance may be any of its texts.
        let texts =
            prediction.isMended
            ? [false, true].compactMap { mended(language, arguments, nestsForUser: $0) }
            : apps.source(language, arguments)
        if texts.isEmpty, !prediction.isMended {
            // The source's app fails there, too; or the target says what was meant.
            result.text = nil
            guard let meant = mended(language, arguments) else { return [result] }
            var mended = result.with(meant, .faultySource)
            mended.isMended = true
            return [result, mended]
        }
        return texts.flatMap { text -> [Prediction] in
            result.text = text
            if changed.isEmpty { return [result] }
            var shown = result
            var own = text
            for index in changed {
                guard let printed = expected.printed(index) ?? actual?.printed(index) else { continue }
                own = own.replacing(index, by: printed)
            }
            shown.text = own
            if showsPassed { return [shown] }
            var read = result
            read.readArguments.formUnion(changed)
            return [shown, read]
        }
    }

    /// Whether the target's app says the same for other values of an argument, but for what the argument prints.
    func isReadAlike(_ argument: Int, _ language: LanguageTag, _ first: CallArguments, _ second: CallArguments) -> Bool
    {
        func words(_ arguments: CallArguments) -> [SpannedText] {
            apps.target(language, arguments).map { $0.replacing(argument, by: "") }
        }
        return words(first) == words(second)
    }
}

extension Capabilities {
    /// A text whose placeholders are spelled with nothing but their names: `{{name}}` for `{{- name, uppercase }}`.
    func plainPlaceholders(in text: String) -> String {
        guard let marks = placeholderMarks, text.containsBytes(of: marks.opening) else { return text }
        var result = ""
        var rest = text[...]
        var closing: Range<String.Index>?
        while let start = rest.firstRange(of: marks.opening) {
            // Several openings may have one closing.
            if closing.map({ $0.lowerBound < start.upperBound }) ?? true {
                closing = rest[start.upperBound...].firstRange(of: marks.closing)
            }
            guard let end = closing else { break }
            let name = rest[start.upperBound..<end.lowerBound].prefix { $0 != "," }
            let nameEnd = name.lastIndex { $0 != " " }.map(name.index(after:)) ?? name.startIndex
            let plain = name[..<nameEnd].drop { $0 == "-" || $0 == " " }
            result += rest[..<start.upperBound]
            rest = rest[start.upperBound...]
            // Words between marks are no name.
            if plain.contains(" ") { continue }
            result += plain + marks.closing
            rest = rest[end.upperBound...]
        }
        return result + rest
    }

    /// The names by which a call passes an argument, between what makes a placeholder of them.
    fileprivate func placeholders(_ argument: Int, in call: Call) -> [String] {
        guard let marks = placeholderMarks else { return [] }
        return call.lookUps.flatMap { lookUp in
            lookUp.named.filter { $0.operand == .argument(argument) }.map { marks.opening + $0.name + marks.closing }
        }
    }
}
