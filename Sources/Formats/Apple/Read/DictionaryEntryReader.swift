import InterlinguaIR

/// Reads one entry of a .stringsdict that is a dictionary: a format with variables, or a choice by width or device.
struct DictionaryEntryReader: PropertyListDiagnosticCollector {
    struct Content {
        /// What is said if the entry is used as a format.
        var format: Pattern

        /// What is said if it is not; nil if that is the same.
        var plain: Pattern?

        var isFormat = false

        var claims: [ArgumentClaim] = []

        /// What is wrong if it is used as a format.
        var formatDiagnostics: [Diagnostic] = []
    }

    /// The names that Apple gives to the parts of an entry.
    enum Name {
        static let formatKey = "NSStringLocalizedFormatKey"
        /// The key of texts by width.
        static let width = "NSStringVariableWidthRuleType"
        /// The key of texts by device.
        static let device = "NSStringDeviceSpecificRuleType"
        /// The key of the kind of a rule.
        static let ruleType = "NSStringFormatSpecTypeKey"
        /// The key of the type of a variable's value.
        static let valueType = "NSStringFormatValueTypeKey"
        /// The kind of a rule that chooses by number.
        static let pluralRule = "NSStringPluralRuleType"
        /// The kind of a rule that chooses by gender.
        static let genderRule = "NSStringGenderRuleType"
        /// The key of texts by device.
        static let devices = ["appletv", "applevision", "applewatch", "ipad", "iphone", "ipod", "mac", "other"]
    }

    let document: PropertyListDocument

    var diagnostics: [Diagnostic] = []

    /// The variables of the last entry that nothing refers to.
    private(set) var unusedVariables: [AppleUnusedVariable] = []

    /// Comments and empty lines within the last entry.
    private(set) var gaps: [AppleEntryGap] = []

    /// The spellings of value types in the last entry.
    private(set) var valueTypes: [AppleValueType] = []

    /// What the entries of the file share.
    private var context: ExpansionContext

    init(document: PropertyListDocument, language: LanguageTag) {
        self.document = document
        context = ExpansionContext(document: document, language: language)
    }

    /// Reads an entry; nil with a diagnostic if it makes no sense.
    mutating func read(_ entry: PropertyListMember) -> Content? {
        unusedVariables = []
        valueTypes = []
        gaps = []
        if document.mayHaveGaps { collectGaps(of: entry.value, path: []) }
        guard let members = entry.value.members else {
            let message = "“\(entry.key)” has to be a text or a dictionary, not \(entry.value.kindName)"
            report(.error, .invalidEntry, message, at: entry.value.bounds)
            return nil
        }
        return content(members, of: entry, isInDevice: false)
    }

    /// Entries nest no deeper than a choice by device, a variable and its texts.
    private static let gapDepthLimit = 8

    private mutating func collectGaps(of node: PropertyListNode, path: [String]) {
        guard let members = node.members, path.count < Self.gapDepthLimit else { return }
        for member in members {
            if !member.gap.isEmpty {
                gaps.append(AppleEntryGap(path: path + [member.key], isFinal: false, gap: member.gap))
            }
            if case .dictionary = member.value.value { collectGaps(of: member.value, path: path + [member.key]) }
        }
        if !node.finalGap.isEmpty { gaps.append(AppleEntryGap(path: path, isFinal: true, gap: node.finalGap)) }
    }

    private mutating func content(
        _ members: [PropertyListMember],
        of entry: PropertyListMember,
        isInDevice: Bool
    ) -> Content? {
        var format: PropertyListMember?
        var rule: PropertyListMember?
        for member in members {
            if format == nil, member.key == Name.formatKey {
                format = member
            } else if rule == nil, member.key == Name.width || member.key == Name.device {
                rule = member
            }
        }
        if let format, let rule {
            let message = "“\(entry.key)” has both a format and \(rule.key); an entry has only one of them"
            let note = Diagnostic.Note("the format is here", at: document.range(format.keyBounds))
            report(.error, .mixedEntry, message, at: rule.keyBounds, notes: [note])
        }
        if let format { return self.format(format, members, of: entry) }
        guard let rule else {
            report(.error, .unknownEntry, "“\(entry.key)” lacks \(Name.formatKey)", at: entry.keyBounds)
            return nil
        }
        for member in members where member.key != rule.key {
            report(.warning, .unknownMember, "“\(member.key)” means nothing beside \(rule.key)", at: member.keyBounds)
        }
        guard let choices = rule.value.members, !choices.isEmpty else {
            report(
                .error,
                .invalidEntry,
                "\(rule.key) has to be a dictionary with at least one text",
                at: rule.keyBounds
            )
            return nil
        }
        if rule.key == Name.width { return width(choices) }
        guard !isInDevice else {
            report(.error, .invalidEntry, "a choice by device can't stand within another one", at: rule.keyBounds)
            return nil
        }
        return device(choices)
    }

    // MARK: Formats

    private mutating func format(
        _ format: PropertyListMember,
        _ members: [PropertyListMember],
        of entry: PropertyListMember
    ) -> Content? {
        guard let text = format.value.string else {
            let message = "\(Name.formatKey) has to be a text, not \(format.value.kindName)"
            report(.error, .invalidEntry, message, at: format.value.bounds)
            return nil
        }
        var expansion = VariableExpansion(context)
        for member in members
        where member.key != Name.formatKey && member.key != Name.width && member.key != Name.device {
            expansion.read(member)
        }
        let pattern = expansion.expand(text, bounds: format.value.bounds)
        unusedVariables += expansion.unusedVariables()
        valueTypes += expansion.valueTypes
        context = expansion.context
        // An entry that ran out of it does so alone.
        context.budget = max(0, context.budget)
        diagnostics += expansion.diagnostics
        return Content(format: pattern, isFormat: true, claims: expansion.claims)
    }

    // MARK: Choices

    private mutating func width(_ choices: [PropertyListMember]) -> Content? {
        var texts: [(width: Int, member: PropertyListMember)] = []
        var places: [Int: PropertyListMember] = [:]
        for member in choices {
            guard let width = Int(member.key), width >= 0 else {
                report(
                    .error,
                    .invalidWidth,
                    "a width has to be a whole number, not “\(member.key)”",
                    at: member.keyBounds
                )
                continue
            }
            if let same = places[width] {
                let note = Diagnostic.Note("the same width is here", at: document.range(same.keyBounds))
                report(
                    .error,
                    .invalidWidth,
                    "the width \(width) is given twice",
                    at: member.keyBounds,
                    notes: [note]
                )
                continue
            }
            places[width] = member
            texts.append((width, member))
        }
        texts.sort { $0.width > $1.width }
        var choice = Choice(selector: .width)
        for (width, member) in texts {
            guard let content = plainText(member) else { continue }
            choice.append(
                content,
                .atLeast(width),
                spelling: member.key == String(width) ? nil : member.key,
                range: document.range(member.value.bounds)
            )
        }
        return choice.content
    }

    private mutating func device(_ choices: [PropertyListMember]) -> Content? {
        var choice = Choice(selector: .environment(.device))
        for member in choices.filter({ $0.key != "other" }) + choices.filter({ $0.key == "other" }) {
            if !Name.devices.contains(member.key) {
                let message = "“\(member.key)” is no device; there are \(Name.devices.joined(separator: ", "))"
                report(.warning, .unknownDevice, message, at: member.keyBounds)
            }
            let content =
                if let members = member.value.members {
                    self.content(members, of: member, isInDevice: true)
                } else {
                    plainText(member)
                }
            guard let content else { continue }
            let condition: Condition = member.key == "other" ? .otherwise : .text(member.key)
            choice.append(content, condition, spelling: nil, range: document.range(member.value.bounds))
        }
        return choice.content
    }

    private mutating func plainText(_ member: PropertyListMember) -> Content? {
        guard let text = member.value.string else {
            let message = "the value for “\(member.key)” has to be a text, not \(member.value.kindName)"
            report(.error, .notAString, message, at: member.value.bounds)
            return nil
        }
        let format = PlainFormat(text, bounds: member.value.bounds, in: document)
        return Content(
            format: format.format,
            plain: format.plain,
            isFormat: format.isFormat,
            claims: format.claims,
            formatDiagnostics: format.diagnostics
        )
    }
}

/// A select whose variants may read differently as formats and as texts.
private struct Choice {
    private let selector: Selector
    private var formats: [Variant] = []
    private var plains: [Variant] = []
    private var result = DictionaryEntryReader.Content(format: Pattern())

    init(selector: Selector) { self.selector = selector }

    mutating func append(
        _ content: DictionaryEntryReader.Content,
        _ condition: Condition,
        spelling: String?,
        range: SourceRange
    ) {
        let origin = Origin(range: range)
        formats.append(Variant(condition, content.format, spelling: spelling, origin: origin))
        plains.append(Variant(condition, content.plain ?? content.format, spelling: spelling, origin: origin))
        result.isFormat = result.isFormat || content.isFormat
        result.claims += content.claims
        result.formatDiagnostics += content.formatDiagnostics
    }

    /// The finished content; nil if there is no variant.
    var content: DictionaryEntryReader.Content? {
        guard !formats.isEmpty else { return nil }
        var content = result
        content.format = Pattern([.select(Select(selector, variants: formats))])
        let plain = Pattern([.select(Select(selector, variants: plains))])
        content.plain = plain == content.format ? nil : plain
        return content
    }
}
