import InterlinguaFormats
import InterlinguaIR

/// Makes entries out of the values of a .stringsdict.
enum FoundationEntryReader {
    private static let formatKey = "NSStringLocalizedFormatKey"
    private static let widthKey = "NSStringVariableWidthRuleType"
    private static let deviceKey = "NSStringDeviceSpecificRuleType"
    private static let ruleKey = "NSStringFormatSpecTypeKey"
    private static let pluralRule = "NSStringPluralRuleType"
    private static let valueTypeKey = "NSStringFormatValueTypeKey"

    /// Reads the value of a key; `depth` counts the device entries around it.
    static func content(of node: PropertyListNode, depth: Int = 0) -> FoundationContent {
        switch node.value {
        case .string(let text): return .text(FoundationText(text, bounds: node.bounds))
        case .dictionary(let members):
            let rules = [formatKey, widthKey, deviceKey].filter { rule in members.contains { $0.key == rule } }
            if rules.count > 1 {
                let names = rules.joined(separator: " and ")
                return damaged("ambiguous-entry", "the entry has \(names); what Foundation does then is not known")
            }
            return dictionary(members, depth: depth)
        default: return damaged("not-a-string", "the value is \(node.kindName); a look-up of it crashes")
        }
    }

    private static func damaged(_ identifier: String, _ description: String) -> FoundationContent {
        .damaged(RuntimeFailure(identifier, description))
    }

    private static func dictionary(_ members: [PropertyListMember], depth: Int) -> FoundationContent {
        for member in members {
            switch member.key {
            case formatKey:
                guard let text = member.value.string else {
                    return damaged("not-a-string", "the format is \(member.value.kindName); a look-up of it crashes")
                }
                return .format(format(text, member.value.bounds, members))
            case widthKey:
                guard let texts = member.value.members else {
                    return damaged("not-a-dictionary", "the texts by width are \(member.value.kindName)")
                }
                return widths(texts)
            case deviceKey:
                guard depth == 0, let contents = member.value.members else {
                    return damaged("not-a-dictionary", "the texts by device are \(member.value.kindName)")
                }
                return .devices(
                    contents.map { member in
                        let content = content(of: member.value, depth: depth + 1)
                        return FoundationDevice(name: member.key, nameBounds: member.keyBounds, content: content)
                    }
                )
            default: continue
            }
        }
        return damaged("not-an-entry", "the entry has no format and no rule; a look-up of it crashes")
    }

    private static func widths(_ members: [PropertyListMember]) -> FoundationContent {
        var widths: [FoundationWidth] = []
        for member in members {
            guard let width = Int(member.key) else { continue }
            guard let text = member.value.string else {
                return damaged("not-a-string", "the text for the width \(width) is \(member.value.kindName)")
            }
            widths.append(FoundationWidth(width: width, text: FoundationText(text, bounds: member.value.bounds)))
        }
        if widths.isEmpty { return damaged("missing-width", "the entry has a rule for widths, but no text for one") }
        return .widths(widths.sorted { $0.width < $1.width })
    }

    private static func format(
        _ text: String,
        _ bounds: Range<UInt32>,
        _ members: [PropertyListMember]
    ) -> FoundationFormatEntry {
        // All texts of an entry share one argument list, for whose length the percent signs of all are counted.
        var percentSigns = text.utf8.count { $0 == UInt8(ascii: "%") }
        for member in members {
            for part in member.value.members ?? [] {
                percentSigns += part.value.string?.utf8.count { $0 == UInt8(ascii: "%") } ?? 0
            }
        }
        let highest = 3 * percentSigns + 2
        return FoundationFormatEntry(
            text: FoundationText(text, bounds: bounds, highestPosition: highest),
            variables: members.compactMap { member in
                member.value.members.map { variable(member, $0, highestPosition: highest) }
            }
        )
    }

    private static func variable(
        _ member: PropertyListMember,
        _ parts: [PropertyListMember],
        highestPosition: Int
    ) -> FoundationVariable {
        let forms = [FoundationText?](repeating: nil, count: PluralCategory.allCases.count)
        var variable = FoundationVariable(name: member.key, bounds: member.keyBounds, forms: forms)
        var rule: String?
        for part in parts {
            switch part.key {
            case ruleKey: rule = part.value.string
            case valueTypeKey:
                guard let text = part.value.string, let type = valueType(text) else {
                    variable.failure = RuntimeFailure(
                        "invalid-value-type",
                        "the value type of the variable “\(member.key)” is none; it is not known which argument it reads"
                    )
                    continue
                }
                variable.valueType = type.storage == .object ? nil : type
            default:
                guard let category = PluralCategory(rawValue: part.key) else { continue }
                guard let text = part.value.string else {
                    variable.failure = RuntimeFailure(
                        "not-a-string",
                        "the text of the variable “\(member.key)” for “\(part.key)” is \(part.value.kindName)"
                    )
                    continue
                }
                variable.forms[category.order] = FoundationText(
                    text,
                    bounds: part.value.bounds,
                    highestPosition: highestPosition
                )
            }
        }
        if rule != pluralRule {
            variable.failure = RuntimeFailure(
                "unsupported-rule",
                "the variable “\(member.key)” has no rule that Foundation knows; it shows nothing or “(null)”"
            )
        }
        return variable
    }

    /// What a value type reads: a conversion without its percent sign, which some files nevertheless have.
    private static func valueType(_ text: String) -> FoundationFormat.Specifier? {
        let format = FoundationFormat(text.hasPrefix("%") ? text : "%" + text, highestPosition: 1)
        guard format.pieces.count == 1, case .specifier(let specifier)? = format.pieces.first else { return nil }
        switch specifier.storage {
        case .object, .integer, .double: return specifier
        default: return nil
        }
    }
}
