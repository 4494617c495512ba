import InterlinguaFormats
import InterlinguaIR
import InterlinguaSemantics

/// Answers to simple calls without anything that they do not need: one key, no options, a text without surprises.
extension ScriptPlatform {
    /// The text that a simple call gives; nil for calls that have to be gone through in full.
    func quickText(for request: RuntimeRequest, namespace: String?) -> String? {
        guard request.keys.count == 1, request.callOptions.isEmpty, request.settings.isEmpty, request.consumer == nil,
            request.arguments.isEmpty, request.fallbackLanguages == nil, isSimple,
            request.kind != .ordinal, request.kind != .list,
            let chain = quickChain(request.languages, namespace)
        else {
            return nil
        }
        let key = request.keys[0]
        guard !key.isEmpty, !key.utf8.contains(separatorByte) else { return nil }
        let named = request.namedArguments
        var count = request.count ?? named["count"]
        var context = request.context
        if context == nil, let said = named["context"], said != .absent {
            guard case .text(let text) = said else { return nil }
            context = text
        }
        if context?.isEmpty == true { context = nil }
        switch count {
        case .absent?, .text?, .date?: count = nil
        case .list?: return nil
        case .number?, nil: break
        }
        let number = count.map { I18nextValue($0) }
        for (tree, forms) in chain {
            guard let tree else {
                if ResourceTree.endsInInheritedName(key) { return nil }
                continue
            }
            guard let text = quickText(key, context, number, tree, forms) else { continue }
            switch text {
            case .unclear: return nil
            case .text(let text):
                return filled(text, named, request.count, I18nextMarks(request, namespace: namespace))
            }
        }
        return nil
    }

    /// The text of a key that is nothing but a text; nil for all others.
    func plainText(of key: String, _ languages: [LanguageTag], namespace: String?) -> String? {
        guard isSimple, !key.isEmpty, !key.utf8.contains(separatorByte), let chain = quickChain(languages, namespace)
        else {
            return nil
        }
        for case let (tree?, _) in chain {
            guard let found = quickText(key, nil, nil, tree, .none) else { continue }
            guard case .text(let text) = found, text.isPlain else { return nil }
            return text.string
        }
        return nil
    }

    private enum Found {
        case text(ResourceText)
        /// Something else, which a full call makes something of.
        case unclear
    }

    private func quickText(
        _ key: String,
        _ context: String?,
        _ count: I18nextValue?,
        _ tree: ResourceTree,
        _ forms: ScriptForms
    ) -> Found? {
        func text(_ name: String) -> Found? {
            let found = tree.find(name)
            if found.isUndefined { return nil }
            guard let text = found.text, !text.string.isEmpty else { return .unclear }
            return .text(text)
        }
        guard count != nil || context != nil else { return text(key) }
        let contextKey = context.map { key + usual.contextSeparator + $0 }
        guard let count else { return contextKey.flatMap { text($0) } ?? text(key) }
        let suffix = usual.suffix(forms, count)
        var isZero = false
        if usual.version == 4, case .number(let number) = count { isZero = number.value == 0 }
        let zero = usual.pluralSeparator + "zero"
        if let contextKey {
            if isZero, let found = text(contextKey + zero) { return found }
            if let found = text(contextKey + suffix) ?? text(contextKey) { return found }
        }
        if isZero, let found = text(key + zero) { return found }
        return text(key + suffix) ?? text(key)
    }

    /// The text with its values; nil where one of them needs a search.
    private func filled(
        _ text: ResourceText,
        _ arguments: [String: ArgumentValue],
        _ count: ArgumentValue?,
        _ marks: I18nextMarks
    ) -> String? {
        if text.isPlain { return text.string }
        guard let pieces = text.pieces, let delimiters = delimiters(usual) else { return nil }
        var result = ""
        for piece in pieces {
            switch piece {
            case .text(let text): result += text
            case .variable(let variable):
                guard variable.path.count == 1 else { return nil }
                let isCount = variable.name == "count"
                let value = isCount ? count ?? arguments["count"] : arguments[variable.name]
                guard let value else {
                    // What the app does not pass may still be there: an option, or what all objects have.
                    return nil
                }
                let shown: String
                switch value {
                case .text(let text), .date(let text): shown = text
                case .number(let number, _): shown = I18nextNumber(number).scriptText
                case .list: return nil
                case .absent:
                    if isCount || variable.name == "context" { return nil }
                    shown = ""
                }
                guard delimiters.areAbsent(from: shown) else { return nil }
                let escapes = usual.interpolation.escapesValues && !variable.isUnescaped
                result += marks.marked(escapes ? shown.escapedForHTML : shown, variable.name)
            }
        }
        return result
    }
}
