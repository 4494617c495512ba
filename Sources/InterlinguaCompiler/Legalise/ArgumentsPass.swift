import InterlinguaIR
import OrderedCollections

/// Gives arguments positions or names, and shows them and spans of text in the ways that the target has.
struct ArgumentsPass: LegalisationPass {
    func run(on state: inout LegalisationState) {
        switch state.target.arguments {
        case .positions: state.assignPositions()
        case .names(let names): assignNames(in: &state, names)
        }
        rewriteFormats(in: &state)
        if state.target.escapesValues { markUnescaped(in: &state) } else { reportUnescaped(&state) }
        if state.target.markup == .asText { rewriteMarkup(in: &state) }
        if let looksLikeFormat = state.target.looksLikeFormat { reportSeemingFormats(&state, looksLikeFormat) }
        if state.options.apps.contains(where: { $0.numberStyle != state.target.numberStyle }) {
            reportNumberStyles(&state)
        }
        reportLostFacts(&state)
    }

    // MARK: Formats

    private func rewriteFormats(in state: inout LegalisationState) {
        let supported = state.target.formats
        state.replaceEntries(having: EntryFeatures(lackingIn: supported)) { state, working in
            var changes: [(language: LanguageTag, message: Message, losses: [String])] = []
            for (language, message) in working.entry.messages {
                guard message.containsPattern(where: { $0.hasFormat(beyond: supported) }) else { continue }
                var losses: [String] = []
                let changed = message.mapPatterns { pattern in
                    pattern.replacing { element in
                        guard case .placeholder(var placeholder) = element else { return nil }
                        let adapted = placeholder.format.adapted(to: supported)
                        guard adapted.format != placeholder.format else { return nil }
                        losses.append(contentsOf: adapted.losses)
                        placeholder.format = adapted.format
                        return Pattern([.placeholder(placeholder)])
                    }
                }
                changes.append((language, changed, losses))
            }
            if changes.isEmpty { return nil }
            var result = working
            var entry = working.entry
            for change in changes {
                entry.messages[change.language] = change.message
                state.outcomes.recordRewriting(of: working.source, in: change.language)
                for loss in change.losses {
                    state.outcomes.recordLoss(of: working.source, in: change.language, "lost-format")
                    state.collected.add(
                        .warning,
                        "lost-format",
                        loss,
                        entry: "\(working.key.name) in \(change.language)",
                        at: change.message.origin.range
                    )
                }
            }
            result.entry = entry
            return [result]
        }
    }

    // MARK: Markup

    private func rewriteMarkup(in state: inout LegalisationState) {
        state.replaceEntries(having: .markup) { state, working in
            var result = working
            var entry = working.entry
            for (index, language) in working.entry.messages.keys.enumerated() {
                let message = working.entry.messages.values[index]
                guard message.containsPattern(where: \.hasMarkup) else { continue }
                entry.messages.values[index] = message.mapPatterns { $0.withMarkupAsText() }
                if message.containsPattern(where: { $0.hasElements }) {
                    state.outcomes.recordChangedCall(of: working.source)
                    state.collected.add(
                        .warning,
                        "lost-markup",
                        "spans such as <b> become text, which the app has to parse",
                        entry: "\(working.key.name) in \(language)",
                        at: message.origin.range
                    )
                }
            }
            result.entry = entry
            return [result]
        }
    }

    // MARK: Percent signs

    /// Names the texts that are no formats and can't be told from one in the target's files.
    private func reportSeemingFormats(
        _ state: inout LegalisationState,
        _ looksLikeFormat: @Sendable (String) -> Bool
    ) {
        state.visitEntries { state, working in
            if working.features.contains(.arguments) { return }
            var seeming: Set<LanguageTag> = []
            for (language, message) in working.entry.messages {
                message.forEachPattern { pattern in
                    guard let text = pattern.plainText, text.containsASCII(UInt8(ascii: "%")), looksLikeFormat(text)
                    else { return }
                    seeming.insert(language)
                    state.outcomes.recordLoss(of: working.source, in: language, "seeming-format")
                    state.collected.add(
                        .warning,
                        "seeming-format",
                        "texts that are no formats look like formats in the target; they must not be formatted there",
                        entry: "\(working.key.name) in \(language)",
                        at: message.origin.range
                    )
                }
            }
            if seeming.isEmpty { return }
            // Who reads the files takes the other languages' texts for formats of the same arguments.
            for language in working.entry.messages.keys where !seeming.contains(language) {
                state.outcomes.recordRewriting(of: working.source, in: language)
            }
        }
    }

    // MARK: Platforms' ways with numbers

    /// Names the formats that the two platforms print differently.
    private func reportNumberStyles(_ state: inout LegalisationState) {
        let recorded = state.outcomes
        state.replaceEntries(having: [.roundedNumbers, .generalNumbers, .markedHexadecimals, .bits]) { state, working in
            if state.options.apps[working.source].numberStyle == state.target.numberStyle { return nil }
            for (language, message) in working.entry.messages {
                var notations: Set<NumberFormat.Notation> = []
                var rounding: OrderedSet<Int> = []
                var markingZero: OrderedSet<Int> = []
                var showingBits: OrderedSet<Int> = []
                message.forEachPattern { pattern in
                    pattern.forEachElement { element in
                        if case .placeholder(let placeholder) = element, case .number(let number) = placeholder.format {
                            let argument = placeholder.argument
                            notations.insert(number.notation)
                            if [.fixed, .scientific].contains(number.notation) { rounding.append(argument) }
                            if number.isAlternate, number.notation == .hexadecimal { markingZero.append(argument) }
                            // 32 bits are those of Java's Int, too; with others the app decides.
                            let type = working.entry.arguments[safe: placeholder.argument]?.type
                            let isBits = number.notation == .hexadecimal || number.notation == .octal
                            if isBits, type?.bitCount != 32 { showingBits.append(argument) }
                        }
                    }
                }
                let entry = "\(working.key.name) in \(language)"
                func announce(_ numbers: ConversionLoss.NumberClass, of arguments: OrderedSet<Int>) {
                    for argument in arguments {
                        state.outcomes.announce(
                            ConversionLoss(
                                "reading-differs",
                                of: working.source,
                                in: language,
                                .numbers(
                                    numbers,
                                    of: working.entry.arguments[safe: argument].map {
                                        recorded.declaration(of: $0, in: working)
                                    }
                                )
                            )
                        )
                    }
                }
                if !rounding.isEmpty {
                    announce(.fractional, of: rounding)
                    state.collected.add(
                        .note,
                        "reading-differs",
                        "ties are rounded half up by Java and half to even by C: 0.5 is shown as 1 or as 0",
                        entry: entry,
                        at: message.origin.range
                    )
                }
                if !showingBits.isEmpty {
                    announce(.negative, of: showingBits)
                    state.collected.add(
                        .note,
                        "reading-differs",
                        "%x and %o show as many digits of a negative number as the type has that the app passes",
                        entry: entry,
                        at: message.origin.range
                    )
                }
                if !markingZero.isEmpty {
                    announce(.exactly(.zero), of: markingZero)
                    state.collected.add(
                        .note,
                        "reading-differs",
                        "%#x of 0 is 0 in C and 0x0 in Java",
                        entry: entry,
                        at: message.origin.range
                    )
                }
                if notations.contains(.general) || notations.contains(.hexadecimalFloat) {
                    state.outcomes.recordLoss(of: working.source, in: language, "lost-format")
                    state.collected.add(
                        .warning,
                        "lost-format",
                        "%g and %a are printed differently by C and Java: 1.5 is 1.5 or 1.50000",
                        entry: entry,
                        at: message.origin.range
                    )
                }
            }
            return nil
        }
    }

    // MARK: Facts without a place

    /// Counts what changes no sentence but is gone from the files.
    private func reportLostFacts(_ state: inout LegalisationState) {
        let target = state.target
        state.visitEntries { state, working in
            func report(_ identifier: String, _ message: String) {
                let range = working.entry.range(in: state.sourceLanguage)
                state.collected.add(.note, identifier, message, entry: working.key.name, at: range)
            }
            if !target.untranslatable, !working.entry.isTranslatable {
                report("lost-annotation", "that a text is not to be translated can't be written")
            }
            if !target.formats.contains(.fields), working.entry.showsNumbers {
                for language in working.entry.messages.keys {
                    state.outcomes.recordRewriting(of: working.source, in: language)
                }
                report("lost-annotation", "that an argument is a whole number can't be written")
            }
            if target.passesNumberApart, working.entry.hasUnmarkedNumber(in: state.sourceLanguage) {
                for language in working.entry.messages.keys {
                    state.outcomes.recordRewriting(of: working.source, in: language)
                }
                report(
                    "lost-annotation",
                    "which argument chooses can't be written where it is not the first that is shown as a whole number"
                )
            }
            if !target.comments,
                working.entry.messages.values.contains(where: { $0.comment != nil || !$0.headings.isEmpty })
            {
                report("lost-comment", "comments can't be written")
            }
            if !target.argumentNames, working.entry.arguments.contains(where: { $0.name != nil }) {
                report("lost-name", "names of arguments can't be written")
            }
            if !target.integerTypes,
                working.entry.arguments.contains(where: { argument in
                    if case .integer(let type) = argument.type { return type != IntegerType(bits: 64) }
                    return false
                })
            {
                report("lost-annotation", "the width and sign of C's integer types can't be written")
            }
        }
    }
}

extension Entry {
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
        message.forEachPattern { pattern in
            pattern.forEachElement { element in
                switch element {
                case .select(let select): if selecting == nil { selecting = select.numberArgument }
                case .placeholder(let placeholder):
                    if case .number(let number) = placeholder.format, number.notation == .integer {
                        shown.insert(placeholder.argument)
                    }
                default: break
                }
            }
        }
        guard let selecting, arguments[safe: selecting]?.position != nil else { return false }
        let first = shown.min { (arguments[safe: $0]?.position ?? .max) < (arguments[safe: $1]?.position ?? .max) }
        return first != selecting
    }
}

extension ArgumentType {
    /// How many bits an integer has; nil where that is not known.
    fileprivate var bitCount: Int? {
        if case .integer(let type) = self { return type.bits }
        return nil
    }
}
