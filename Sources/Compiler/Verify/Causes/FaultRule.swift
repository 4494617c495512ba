import InterlinguaIR
import InterlinguaPlatforms
import InterlinguaSemantics

/// The source's app shows what nobody meant, as the front end said; the target says what was meant.
struct FaultRule: CauseRule {
    func predictions(from prediction: Prediction, for observation: Observation) -> [Prediction] {
        guard !prediction.isMended,
            isFaulty(prediction, observation) || showsOtherRegion(prediction, observation)
        else { return [] }
        return rooms(prediction.arguments, observation).flatMap { arguments in
            // What another language's text refers to may be looked for in the user's.
            let texts = [false, true].map { observation.mended(prediction.language, arguments, nestsForUser: $0) }
            return texts.compactMap(\.self).map { text in
                var mended = prediction.with(text, .faultySource)
                mended.isMended = true
                return mended
            }
        }
    }

    /// Whether something is wrong with what the app shows, as far as is known.
    private func isFaulty(_ prediction: Prediction, _ observation: Observation) -> Bool {
        // Another language's text, which the target shows instead, may be as faulty as the language's own.
        if !prediction.causes.isEmpty, prediction.language == observation.language { return false }
        // Where the app does not find a text that its file has, something is wrong with the key or with the file.
        if prediction.text?.isMissing ?? false { return true }
        // A library may split the key that it shows for lack of a text, and show a part of it.
        if observation.apps.isKeyShownInSource(prediction.language, observation.arguments) { return true }
        let arguments = observation.arguments.values.indices
        if arguments.contains(where: { observation.breaksOptions($0, in: prediction.language) }) { return true }
        let projects = observation.projects
        if projects.faulty.isEmpty { return false }
        let key = observation.plan.key
        let languages =
            observation.languagesAskedOfTarget(in: prediction.language)
            + projects.catalog.languagesAsked(for: key, in: prediction.language)
        // A text shows what is wrong with those that it refers to.
        let referred = projects.catalog.entries[key].map { projects.catalog.entries(referredToBy: $0) } ?? []
        let shown = [key] + referred.map(\.key)
        return languages.contains { language in shown.contains { projects.faulty.contains($0, language) } }
    }

    /// Whether the app shows users of the source language another region's text, although there is one in their language.
    private func showsOtherRegion(_ prediction: Prediction, _ observation: Observation) -> Bool {
        let language = prediction.language
        let projects = observation.projects
        guard language == projects.catalog.sourceLanguage, let text = prediction.text else { return false }
        return projects.languagesWithTexts.contains { other in
            other != language && other.language == language.language
                && observation.apps.source(other, prediction.arguments).contains(text)
        }
    }

    /// The arguments, with the room for each text where there is less than any text needs: the file says nothing about that.
    private func rooms(_ arguments: CallArguments, _ observation: Observation) -> [CallArguments] {
        let widths = observation.plan.arguments.widths
        guard let room = arguments.width, widths.allSatisfy({ $0 > room }) else { return [arguments] }
        return [arguments]
            + widths.map { width in
                var wider = arguments
                wider.width = width
                return wider
            }
    }
}

extension Observation {
    /// What the source's app would show if the messages said what was meant; nil where that is not known.
    ///
    /// - Parameter nestsForUser: Whether what another language's text refers to is looked for in the language itself.
    func mended(_ language: LanguageTag, _ arguments: CallArguments, nestsForUser: Bool = false) -> SpannedText? {
        let key = plan.key
        guard let entry = projects.catalog.entries[key] else { return nil }
        // A language without a text gets one of its own where it finds another text in its place of those referred to.
        let others = nestsForUser ? projects.catalog.languagesAsked(for: key, in: language) : []
        let shown = others.lazy.compactMap { entry.messages[$0] }.first
        let first = shown?.containsPattern(where: \.hasReferences) ?? false ? others : []
        for found in first + languagesAskedOfTarget(in: language) + others {
            guard let message = entry.messages[found] else { continue }
            let isForUser = nestsForUser && message.containsPattern(where: \.hasReferences)
            switch said(message, of: entry, isForUser ? language : found, arguments) {
            case .text(let text)?: return SpannedText(marked: text)
            case .list(let items)?: return SpannedText(items: items)
            case .missing?: return SpannedText(Verifier.missingText)
            case .undecided?: return nil
            case nil: continue
            }
        }
        return SpannedText(Verifier.missingText)
    }

    /// Whether the message that a language gets hands a text on to another entry within the JSON of options, and it has signs
    /// that mean something there: a backslash, or a quotation mark that is not escaped for HTML before.
    func breaksOptions(_ argument: Int, in language: LanguageTag) -> Bool {
        guard case .text(let text) = arguments.value(at: argument) else { return false }
        let (hasQuotes, hasBackslashes) = (text.utf8.contains(0x22), text.utf8.contains(0x5C))
        guard hasQuotes || hasBackslashes else { return false }
        func breaks(_ isUnescaped: Bool) -> Bool {
            hasBackslashes || hasQuotes && (isUnescaped || !projects.source.escapesValues)
        }
        let shown = projects.catalog.languagesAsked(for: plan.key, in: language)
            .first { projects.hasOwnText(plan.key, $0, arguments) }
        let message = shown.flatMap { projects.catalog.entries[plan.key]?.messages[$0] }
        func handsOn(_ element: Element) -> Bool {
            guard case .reference(let reference) = element else { return false }
            return reference.bindings.values.contains { operand in
                switch operand {
                case .argument(let index): index == argument && breaks(false)
                case .pattern(let pattern):
                    pattern.contains { element in
                        guard case .placeholder(let placeholder) = element else { return false }
                        return placeholder.argument == argument && breaks(placeholder.isUnescaped)
                    }
                }
            }
        }
        return message?.containsPattern { $0.contains(where: handsOn) } ?? false
    }

    /// The texts of all variants by a number of the language's own message, whatever numbers get them.
    func variants(by argument: Int, _ language: LanguageTag, _ arguments: CallArguments) -> [SpannedText] {
        guard let entry = projects.catalog.entries[plan.key], let message = entry.messages[language] else { return [] }
        var count = 0
        message.forEachPattern { pattern in
            for select in pattern.selects where select.numberArgument == argument {
                count = max(count, select.variants.count)
            }
        }
        return (0..<count).compactMap { place in
            let chosen = message.replacing { element in
                guard case .select(let select) = element, select.numberArgument == argument else { return nil }
                return select.variants[safe: place]?.pattern
            }
            guard case .text(let text)? = said(chosen, of: entry, language, arguments) else { return nil }
            return SpannedText(marked: text)
        }
    }

    /// What a language's own text says where what it refers to is looked for in another one; nil where it says nothing, or
    /// refers to nothing.
    func text(of own: LanguageTag, nestingIn other: LanguageTag, _ arguments: CallArguments) -> SpannedText? {
        guard let entry = projects.catalog.entries[plan.key], let message = entry.messages[own],
            message.containsPattern(where: \.hasReferences),
            case .text(let text)? = said(message, of: entry, other, arguments)
        else { return nil }
        return SpannedText(marked: text)
    }

    /// What a message says, with marks around what arguments print.
    private func said(
        _ message: Message,
        of entry: Entry,
        _ language: LanguageTag,
        _ arguments: CallArguments
    ) -> Rendering? {
        var context = arguments.context(projects.target.numberStyle)
        for index in arguments.values.indices {
            guard let opening = ArgumentMark.position(index).opening else { continue }
            context.marks[index] = RenderingContext.Mark(opening: String(opening), closing: String(MarkedText.closing))
        }
        let isTagged = (projects.source.markup, projects.target.markup) == (.elements, .asText)
        let message = isTagged ? message.mapPatterns { $0.withMarkupAsText() } : message
        return Renderer(projects.catalog).render(message, of: entry, in: language, context)
    }
}

extension CallArguments {
    /// What a message is rendered with.
    func context(_ style: NumberStyle) -> RenderingContext {
        RenderingContext(values, width: width, device: device, product: product, numberStyle: style)
    }
}
