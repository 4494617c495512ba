import InterlinguaIR

/// A variable of a .stringsdict entry as it stands in the file.
struct PluralVariable {
    /// The text for one category.
    struct Form {
        var category: PluralCategory
        var text: String
        var bounds: Range<UInt32>
        /// Where the name of the category stands.
        var keyBounds: Range<UInt32>
    }

    /// The name that formats refer to.
    var name: String
    /// Where the name stands.
    var nameBounds: Range<UInt32>
    /// The value type as spelled, and where it stands; nil if there is none.
    var valueType: (text: String, bounds: Range<UInt32>)?

    /// In CLDR's order.
    var forms: [Form] = []

    /// Whether something refers to it.
    var isUsed = false

    /// What an expansion takes up at least, in bytes.
    var size: Int { forms.reduce(1024) { $0 + 256 + $1.text.utf8.count } }
}

extension PluralVariable {
    /// Reads a variable; nil with a diagnostic if it is none.
    static func read(
        _ member: PropertyListMember,
        report: (Diagnostic.Severity, Diagnostic.Kind, String, Range<UInt32>) -> Void
    ) -> PluralVariable? {
        typealias Name = DictionaryEntryReader.Name
        guard let members = member.value.members else {
            let message = "the variable “\(member.key)” has to be a dictionary, not \(member.value.kindName)"
            report(.error, .invalidVariable, message, member.value.bounds)
            return nil
        }
        var variable = PluralVariable(name: member.key, nameBounds: member.keyBounds)
        var hasRule = false
        var isOrdered = true
        var lastOrder = 0
        for part in members {
            switch part.key {
            case Name.ruleType:
                hasRule = true
                checkRule(part, report: report)
            case Name.valueType:
                if let text = part.value.string {
                    variable.valueType = (text, part.value.bounds)
                } else {
                    let message = "the value type has to be a text, not \(part.value.kindName)"
                    report(.error, .invalidValueType, message, part.value.bounds)
                }
            default:
                guard let category = PluralCategory(rawValue: part.key) else {
                    let message = "“\(part.key)” is no plural category and is never used"
                    report(.warning, .unknownCategory, message, part.keyBounds)
                    continue
                }
                guard let text = part.value.string else {
                    let message = "the text for “\(part.key)” has to be a text, not \(part.value.kindName)"
                    report(.error, .notAString, message, part.value.bounds)
                    continue
                }
                let form = Form(category: category, text: text, bounds: part.value.bounds, keyBounds: part.keyBounds)
                variable.forms.append(form)
                if category.order < lastOrder { isOrdered = false }
                lastOrder = category.order
            }
        }
        if !hasRule {
            report(.error, .missingRuleType, "the variable “\(member.key)” lacks \(Name.ruleType)", member.keyBounds)
        }
        if !isOrdered { variable.forms.sort { $0.category.order < $1.category.order } }
        return variable
    }

    private static func checkRule(
        _ part: PropertyListMember,
        report: (Diagnostic.Severity, Diagnostic.Kind, String, Range<UInt32>) -> Void
    ) {
        typealias Name = DictionaryEntryReader.Name
        switch part.value.string {
        case Name.pluralRule: break
        case Name.genderRule:
            let message = "choices by gender were announced once and never came; only \(Name.pluralRule) works"
            report(.error, .unsupportedRule, message, part.value.bounds)
        default:
            let written = part.value.string.map { "“\($0)”" } ?? part.value.kindName
            report(.error, .unsupportedRule, "\(written) is no rule; write \(Name.pluralRule)", part.value.bounds)
        }
    }

    /// What the variable's value type reads from the argument list.
    ///
    /// A type that is missing or none has been reported, and does not conflict with any other.
    func storage(
        report: (Diagnostic.Severity, Diagnostic.Kind, String, Range<UInt32>) -> Void
    ) -> VariableStorage {
        guard let valueType else {
            let message =
                "the variable “\(name)” has no value type and takes an object; "
                + "write “lld” for integers"
            report(.error, .missingValueType, message, nameBounds)
            return VariableStorage(type: .any, storage: .none, spelling: "@")
        }
        var text = valueType.text
        if text.hasPrefix("%") {
            text.removeFirst()
            report(.warning, .invalidValueType, "a value type is written without “%”", valueType.bounds)
        }
        let parsed = FormatString(parsing: "%" + text, as: .foundation)
        if parsed.pieces.count == 1, case .specifier(let specifier)? = parsed.pieces.first?.kind,
            specifier.conversion == text
        {
            let storage = ArgumentClaim.Storage(conversion: text)
            if storage != .pointer {
                return VariableStorage(type: specifier.type, storage: storage, spelling: text)
            }
        }
        let message =
            "“\(valueType.text)” is no value type; write “lld” for integers, “f” for decimals, “@” for objects"
        report(.error, .invalidValueType, message, valueType.bounds)
        return VariableStorage(type: .any, storage: .none, spelling: "lld")
    }

    /// The variable as its message's annotation keeps it if nothing refers to it.
    var unused: AppleUnusedVariable {
        AppleUnusedVariable(
            name: name,
            valueType: valueType?.text,
            variants: forms.map { .init(category: $0.category.rawValue, text: $0.text) }
        )
    }
}
