import InterlinguaFormats
import InterlinguaIR
import InterlinguaSemantics

/// What is told of a call, if anybody asks.
extension ScriptTranslation {
    mutating func noteLanguages() {
        guard steps != nil else { return }
        let codes = configuration.chain(for: language)
        let list = codes.map { platform.store.languages[$0] == nil ? "\($0) (without files)" : $0 }
        note(
            list.isEmpty
                ? "no language is set" : "texts are looked for in these languages: \(list.joined(separator: ", then "))"
        )
    }

    mutating func note(_ name: String, _ namespace: String, _ code: String, _ found: FoundResource) {
        guard steps != nil else { return }
        guard let tree = platform.store.tree(code, namespace) else {
            note("“\(name)” is looked for in “\(code)”, for which no file has the namespace “\(namespace)”")
            return
        }
        switch found {
        case .undefined: note("“\(name)” is not in \(tree.file.path)")
        case .value: note("“\(name)” leads to something in \(tree.file.path) that is no text")
        case .node(let tree, let index):
            let isValid = configuration.isValid(found)
            let verdict = isValid ? "" : found.isNull ? ", but is null, which counts as missing" : ", but is empty"
            note("“\(name)” is in \(tree.file.path)\(verdict)", tree.origin(of: index))
        }
    }

    mutating func noteForm(_ code: String, _ count: I18nextValue, _ isOrdinal: Bool, _ suffix: String) {
        guard steps != nil else { return }
        switch forms(of: code, isOrdinal: isOrdinal) {
        case .none: note("there is no plural rule for “\(code)”, so that names get no suffix")
        case .singular: note("“\(code)” is no code of a language, for which 1 has the suffix “_one”: “\(suffix)”")
        case .categories(let rules):
            guard case .number(let number) = count, let decimal = number.decimal,
                let tag = LanguageTag(code)
            else {
                note("by the rules of “\(code)” the suffix is “\(suffix)”")
                return
            }
            note("by the rules for “\(code)”, \(rules.explanation(of: PluralOperands(decimal), in: tag)): “\(suffix)”")
        case .table(let rule):
            let index = rule.function.index(count.scriptNumber.magnitude)
            let numbers = rule.numbers.map(String.init).joined(separator: ", ")
            note(
                "by the library's own table, whose forms in “\(code)” are those of \(numbers), "
                    + "\(count.scriptText) has form \(index + 1): the suffix is “\(suffix)”"
            )
        }
    }
}
