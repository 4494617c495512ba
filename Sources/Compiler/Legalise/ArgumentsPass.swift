import InterlinguaFormats
import InterlinguaIR
import OrderedCollections

/// Gives arguments positions or names, and shows them and spans of text in the ways that the target has.
struct ArgumentsPass: LegalisationPass {
    func run(on state: inout LegalisationState) {
        switch state.target.arguments {
        case .positions: state.assignPositions()
        case .names(let names): assignNames(in: &state, names)
        }
        restoreVariables(in: &state)
        rewriteFormats(in: &state)
        if state.target.integerTypes { unifyTypes(in: &state) } else { takeIntegers(in: &state) }
        if state.target.escapesValues { markUnescaped(in: &state) }
        if state.target.markup == .asText {
            rewriteMarkup(in: &state)
        } else {
            if state.options.readsTags { restoreMarkup(in: &state) }
            restoreProtection(in: &state)
        }
        reportLostFacts(&state)
    }

    // MARK: Formats

    private func rewriteFormats(in state: inout LegalisationState) {
        let supported = state.target.formats
        state.replaceEntries(having: EntryFeatures(lackingIn: supported)) { state, working in
            let shown = ShownFormats(of: working.entry, for: supported)
            var isChanged = false
            var entry = working.entry.mappingMessages { language, message in
                guard message.containsPattern(where: { $0.hasFormat(beyond: supported) }) else { return message }
                isChanged = true
                state.outcomes.recordRewriting(of: working.source, in: language)
                return message.replacing { element in
                    guard case .placeholder(var placeholder) = element else { return nil }
                    let format = shown.format(of: placeholder)
                    if format == placeholder.format { return nil }
                    placeholder.format = format
                    return Pattern([.placeholder(placeholder)])
                }
            }
            if !isChanged { return nil }
            let selecting = Set(entry.selectingArguments)
            for index in entry.arguments.indices where entry.arguments[index].type == .number {
                if let type = shown.type(of: index), !selecting.contains(index) { entry.arguments[index].type = type }
            }
            return [working.with(entry)]
        }
    }

    /// Has all languages' texts take an argument for the same type where the target passes what the text reads.
    private func unifyTypes(in state: inout LegalisationState) {
        // Where any condition can choose, it is a text that does, which may be a fraction's.
        let choosesByForms = state.target.forms != nil
        state.replaceEntries(having: .arguments) { state, original in
            let readsTypes = state.options.apps[original.source].readsTypes
            // What reads types by itself says what it means, unless the texts of several numbers become one.
            if readsTypes, !original.features.contains(.numberSelects) { return nil }
            var arguments = original.entry.arguments
            for index in arguments.indices where !readsTypes && choosesByForms && arguments[index].type == .number {
                // What all texts take for a number of any kind is passed as an integer: an object would be a crash.
                arguments[index].type = .integer(IntegerType(bits: 64))
            }
            var isChanged = arguments != original.entry.arguments
            var entry = original.entry.mappingMessages { language, message in
                let changed = message.replacing { element in
                    guard case .placeholder(var placeholder) = element,
                        let type = arguments[safe: placeholder.argument]?.type,
                        let format = placeholder.format.reading(type)
                    else { return nil }
                    placeholder.format = format
                    return Pattern([.placeholder(placeholder)])
                }
                if changed == message { return message }
                isChanged = true
                state.outcomes.recordRewriting(of: original.source, in: language)
                return changed
            }
            entry.arguments = arguments
            return isChanged ? [original.with(entry)] : nil
        }
    }

    /// Shows as integers what the texts that are there do.
    private func takeIntegers(in state: inout LegalisationState) {
        guard let existing = state.options.existing else { return }
        for index in state.entries.indices {
            let working = state.entries[index]
            guard let known = existing.entry(of: working.key)?.arguments.filter(\.isPositionedInteger), !known.isEmpty
            else { continue }
            state.entries[index].entry = working.entry.mappingMessages { language, message in
                let changed = message.replacing { element in
                    guard case .placeholder(var placeholder) = element, placeholder.format == .text(Field()),
                        let own = working.entry.arguments[safe: placeholder.argument], own.isPositionedInteger,
                        known.contains(where: { $0.position == own.position })
                    else { return nil }
                    placeholder.format = .number(NumberFormat())
                    return Pattern([.placeholder(placeholder)])
                }
                if changed != message { state.outcomes.recordRewriting(of: working.source, in: language) }
                return changed
            }
        }
    }

    // MARK: Markup

    private func rewriteMarkup(in state: inout LegalisationState) {
        state.replaceEntries(having: .markup) { state, working in
            let entry = working.entry.mappingMessages { language, message in
                guard message.containsPattern(where: \.hasMarkup) else { return message }
                if message.containsPattern(where: { $0.hasElements }) {
                    state.outcomes.recordChangedCall(of: working.source)
                    state.collected.add(
                        .note,
                        .lostMarkup,
                        "markup such as <b> became text, which the app has to parse",
                        entry: "\(working.key.name) in \(language)",
                        at: message.origin.range
                    )
                }
                return message.mapPatterns { $0.withMarkupAsText() }
            }
            return [working.with(entry)]
        }
    }

    /// Has new texts hold the elements of those that are there, where they have the tags of these.
    private func restoreMarkup(in state: inout LegalisationState) {
        for index in state.entries.indices {
            let working = state.entries[index]
            guard let existing = state.options.existing?.entry(of: working.key) else { continue }
            var kinds: OrderedSet<Markup.Kind> = []
            existing.forEachElement { element in
                if case .markup(let markup) = element, case .element = markup.kind { kinds.append(markup.kind) }
            }
            if kinds.isEmpty { continue }
            state.entries[index].entry = working.entry.mappingMessages { _, message in
                let patterns = message.patterns.compactMap { $0.readingTags(of: kinds.elements) }
                guard patterns.count == message.patterns.count else { return message }
                return message.mapPatterns { $0.readingTags(of: kinds.elements) ?? $0 }
            }
        }
    }

    /// Calls what numbers choose as the texts do that are there.
    private func restoreVariables(in state: inout LegalisationState) {
        guard let existing = state.options.existing else { return }
        for index in state.entries.indices where state.entries[index].features.contains(.numberSelects) {
            let working = state.entries[index]
            guard let known = existing.entry(of: working.key) else { continue }
            let arguments = working.entry.arguments
            state.entries[index].entry = working.entry.mappingMessages { language, message in
                let text = known.messages[language] ?? known.messages[state.sourceLanguage]
                var names = text?.namesOfSelects(known.arguments) ?? [:]
                // A select that has a name of the text's keeps it, and so do several by one number.
                let own = message.namesOfSelects(arguments)
                let all = Set(names.values.joined())
                names = names.filter { position, names in
                    names.count == 1 && own[position]?.count ?? 1 == 1 && own[position]?.isDisjoint(with: all) ?? true
                }
                return names.isEmpty ? message : message.renamingSelects(names.compactMapValues(\.first), arguments)
            }
        }
    }

    /// Marks arguments for translators as the texts do that are there.
    private func restoreProtection(in state: inout LegalisationState) {
        for index in state.entries.indices where state.entries[index].features.contains(.arguments) {
            let working = state.entries[index]
            guard let existing = state.options.existing?.entry(of: working.key) else { continue }
            var marks: [Int: OrderedSet<ProtectionMark>] = [:]
            existing.forEachElement { element in
                guard case .markup(let markup) = element, let mark = ProtectionMark(markup),
                    let argument = existing.arguments[safe: mark.argument], let position = argument.position,
                    let own = working.entry.arguments.firstIndex(where: { $0.position == position }),
                    working.entry.arguments[own].type.isNumeric == argument.type.isNumeric
                else { return }
                marks[own, default: []].append(mark)
            }
            if marks.isEmpty { continue }
            state.entries[index].entry = working.entry.mappingMessages { _, message in
                message.mapPatterns { $0.protected(by: marks) }
            }
        }
    }

    // MARK: Facts without a place

    /// Counts what changes no sentence but is gone from the files.
    private func reportLostFacts(_ state: inout LegalisationState) {
        let target = state.target
        state.visitEntries { state, working in
            func report(_ kind: Diagnostic.Kind, _ message: String) { state.report(.note, kind, message, of: working) }
            if let looksLikeFormat = target.looksLikeFormat, !working.features.contains(.arguments),
                working.entry.hasText(where: looksLikeFormat)
            {
                // Who reads the files takes all of the entry's texts for formats.
                state.recordRewriting(of: working)
                report(.lostAnnotation, "the target doesn't record that a text with “%” is not a format string")
            }
            if !target.inflects, state.options.apps[working.source].inflects, working.entry.hasInflection {
                state.report(
                    .warning,
                    .lostMarkup,
                    "^[…](inflect: true) is shown as it stands: the target inflects no words",
                    of: working
                )
            }
            if !target.numbersComponents, state.options.apps[working.source].numbersComponents,
                working.entry.hasNumberedTags
            {
                state.outcomes.recordChangedCall(of: working.source)
                report(
                    .lostMarkup,
                    "tags such as <1> for components of the app became text, which the app has to parse"
                )
            }
            if !target.untranslatable, !working.entry.isTranslatable {
                report(.lostAnnotation, "the target can't mark entries as not translatable")
            }
            if !target.formats.contains(.fields), working.entry.showsNumbers {
                state.recordRewriting(of: working)
                report(.lostAnnotation, "the target doesn't record that an argument is an integer")
            } else if !target.integerTypes,
                working.entry.arguments.contains(where: { argument in
                    if case .integer(let type) = argument.type { return type != IntegerType(bits: 64) }
                    return false
                })
            {
                report(.lostAnnotation, "the width and sign of C integer types are lost")
            }
            if target.passesNumberApart, !target.partLinks,
                working.entry.hasUnmarkedNumber(in: state.sourceLanguage)
            {
                state.recordRewriting(of: working)
                report(
                    .lostAnnotation,
                    "the target doesn't record which argument selects the plural; converting back may guess wrongly"
                )
            }
            let messages = working.entry.messages.values
            if !target.comments, messages.contains(where: { $0.comment != nil || !$0.headings.isEmpty }) {
                report(.lostComment, "comments are lost: the target has no place for them")
            } else if !target.headings, messages.contains(where: { !$0.headings.isEmpty }) {
                report(.lostComment, "headings are lost: the target has no place for them")
            }
            if !target.states,
                working.entry.messages.values.contains(where: { [.needsReview, .new].contains($0.state) })
            {
                report(.lostAnnotation, "the target doesn't record which texts are to be reviewed")
            }
            if !target.argumentNames, working.entry.showsNamedArguments {
                report(.lostName, "argument names are lost: the target numbers arguments")
            }
        }
    }
}

extension Argument {
    fileprivate var isPositionedInteger: Bool {
        if case .integer = type { return position != nil }
        return false
    }
}

extension Entry {
    /// Whether some text with percent signs, without moving parts, meets a condition.
    fileprivate func hasText(where predicate: (String) -> Bool) -> Bool {
        messages.values.contains { message in
            message.containsPattern { pattern in
                pattern.plainText.map { $0.containsASCII(UInt8(ascii: "%")) && predicate($0) } ?? false
            }
        }
    }

    /// Whether some text has elements that are called by numbers.
    fileprivate var hasNumberedTags: Bool {
        messages.values.contains { TextTags($0).names.contains { $0.utf8.allSatisfy(\.isASCIIDigit) } }
    }

    /// Whether some text asks Foundation to inflect its words.
    fileprivate var hasInflection: Bool {
        messages.values.contains { message in
            message.containsPattern { pattern in
                pattern.contains { element in
                    guard case .text(let text) = element else { return false }
                    return text.containsBytes(of: "](inflect:")
                }
            }
        }
    }

    /// Whether some text shows an argument that has a name.
    fileprivate var showsNamedArguments: Bool {
        guard arguments.contains(where: { $0.name != nil }) else { return false }
        return contains { element in
            guard case .placeholder(let placeholder) = element else { return false }
            return arguments[safe: placeholder.argument]?.name != nil
        }
    }

    /// Whether some argument is shown as a number, in whatever digits.
    fileprivate var showsNumbers: Bool {
        contains { element in
            if case .placeholder(let placeholder) = element, case .number = placeholder.format { return true }
            return false
        }
    }

    /// Whether a number with a position chooses that is not the first argument that the source language shows as a whole
    /// number: files that do not tie the two together are then read otherwise.
    fileprivate func hasUnmarkedNumber(in language: LanguageTag) -> Bool {
        guard let message = messages[language] ?? messages.values.first else { return false }
        var selecting: Int?
        var shown: Set<Int> = []
        message.forEachElement { element in
            switch element {
            case .select(let select): if selecting == nil { selecting = select.numberArgument }
            case .placeholder(let placeholder):
                if case .number(let number) = placeholder.format, number.notation == .integer {
                    shown.insert(placeholder.argument)
                }
            default: break
            }
        }
        guard let selecting, arguments[safe: selecting]?.position != nil else { return false }
        let first = shown.min { (arguments[safe: $0]?.position ?? .max) < (arguments[safe: $1]?.position ?? .max) }
        return first != selecting
    }
}

extension Message {
    /// What selects are called that numbers with positions choose by, by these positions.
    fileprivate func namesOfSelects(_ arguments: [Argument]) -> [Int: OrderedSet<String>] {
        var names: [Int: OrderedSet<String>] = [:]
        forEachElement { element in
            guard case .select(let select) = element, let name = select.name, let number = select.numberArgument,
                let position = arguments[safe: number]?.position
            else { return }
            names[position, default: []].append(name)
        }
        return names
    }

    /// The message with selects by numbers called otherwise.
    fileprivate func renamingSelects(_ names: [Int: String], _ arguments: [Argument]) -> Message {
        func renamed(_ element: Element) -> Pattern? {
            guard case .select(var select) = element,
                let position = select.numberArgument.flatMap({ arguments[safe: $0]?.position }),
                let name = names[position]
            else { return nil }
            select.name = name
            for index in select.variants.indices {
                select.variants[index].pattern = select.variants[index].pattern.replacing(renamed)
            }
            return Pattern([.select(select)])
        }
        return replacing(renamed)
    }
}
