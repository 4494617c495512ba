import InterlinguaFormats
import InterlinguaIR
import InterlinguaSemantics

/// One call of the library for iOS, 1.0.1, with all the calls that it leads to.
struct AppleI18nextTranslation: I18nextTranslation {
    /// What a call passes on: the library looks up every form in all languages before it tries the next.
    struct Call {
        /// The language that the call names; nil for the one that the library was set to.
        var language: String?
        var namespace: String?
        var context: String?
        var count: I18nextValue?
        var variables: [String: I18nextValue] = [:]
        var defaultValue: I18nextValue?
        /// The arguments of a native format.
        var arguments: [ArgumentValue] = []
    }

    let store: ResourceStore

    /// What the app said when it started the library.
    let configuration: AppleI18nextConfiguration

    /// The language that the library was set to, as it spells it.
    let language: String?

    /// In which of the orders that are left to chance variables and nested texts are put in.
    let order: Int

    /// Whether another order could give another text.
    var dependsOnOrder = false

    /// Which arguments the values are that texts print.
    var marks = I18nextMarks.none

    var depth = 0
    var work = 0
    var steps: I18nextSteps?
    static let depthLimit = 150

    init(
        _ store: ResourceStore,
        _ configuration: AppleI18nextConfiguration,
        language: String?,
        order: Int,
        explains: Bool
    ) {
        self.store = store
        self.configuration = configuration
        self.language = configuration.chain(for: language).first
        self.order = order
        steps = explains ? I18nextSteps() : nil
    }

    mutating func noteLanguages() {
        guard steps != nil else { return }
        let codes = configuration.chain(for: language)
        let list = codes.map { store.languages[$0] == nil ? "\($0) (without files)" : $0 }
        note(
            list.isEmpty
                ? "no language is set"
                : "every name is looked for in all of these languages before the next name: "
                    + list.joined(separator: ", then ")
        )
    }

    // MARK: A call

    /// What a call from the app, or from a nested text, gives.
    mutating func translate(_ keys: [String], _ call: Call) throws(RuntimeFailure) -> I18nextValue {
        if keys.count > 1 {
            for key in keys {
                let value = try candidate(key, call)
                // A default text ends the search at the first key that is missing.
                if value != .undefined { return value }
            }
        }
        guard let key = keys.last else { return .undefined }
        var call = call
        if call.defaultValue == nil { call.defaultValue = .text(key) }
        return try candidate(key, call)
    }

    /// What one name gives: with the context first, then in the form of the count, then alone.
    private mutating func candidate(_ wholeKey: String, _ call: Call) throws(RuntimeFailure) -> I18nextValue {
        defer { depth -= 1 }
        try enter()
        try spend(512)
        var namespace = call.namespace.flatMap { $0.isEmpty ? nil : $0 } ?? configuration.defaultNamespace
        var key = wholeKey
        let parts = wholeKey.split(by: configuration.namespaceSeparator)
        if !configuration.namespaceSeparator.isEmpty, parts.count > 1 {
            namespace = parts[0]
            key = parts.dropFirst().joined(separator: configuration.namespaceSeparator)
        }
        var inner = call
        inner.namespace = namespace
        inner.context = nil
        inner.defaultValue = nil
        if let context = call.context, !context.isEmpty {
            let value = try candidate(key + "_" + context, inner)
            if value != .undefined { return value }
        }
        var variables = call.variables
        if let count = call.count {
            guard case .number(let number) = count else {
                throw RuntimeFailure("count-not-a-number", "the app crashes, since the count is no number")
            }
            variables["count"] = .text(number.foundationText)
            let whole = number.unsignedInteger
            if whole != 1 {
                let code = call.language.flatMap { $0.isEmpty ? nil : $0 } ?? language ?? ""
                let (suffix, rule) = configuration.suffix(for: code, whole)
                let reason = rule == nil ? "of which the library knows no forms" : "by the library's own table"
                note("in “\(code)”, \(reason), \(number.foundationText) asks for “\(key + suffix)”")
                inner.count = nil
                inner.variables = variables
                let value = try candidate(key + suffix, inner)
                if value != .undefined { return value }
            }
        }
        return try find(key, namespace, configuration.fallbackNamespaces, call, variables)
    }

    // MARK: Looking up

    private mutating func find(
        _ key: String,
        _ namespace: String,
        _ fallbackNamespaces: [String],
        _ call: Call,
        _ variables: [String: I18nextValue]
    ) throws(RuntimeFailure) -> I18nextValue {
        var result = I18nextValue.undefined
        let asked = call.language.flatMap { $0.isEmpty ? nil : $0 } ?? language
        for code in configuration.chain(for: asked) {
            try spend(1)
            guard let tree = store.tree(code, namespace) else { continue }
            let names = configuration.keySeparator.isEmpty ? key : key.replacing(configuration.keySeparator, by: ".")
            let (value, node) = tree.keyValue(names)
            let origin = node.map { tree.origin(of: $0) } ?? Origin()
            switch value {
            case .undefined:
                note("“\(key)” is not in \(tree.file.path)")
                continue
            case .null where configuration.fallsBackOnNull:
                note("“\(key)” is null in \(tree.file.path), which counts as missing", origin)
                continue
            case .list(let values) where !configuration.returnsObjects:
                note("“\(key)” is a list in \(tree.file.path), which is joined to one text", origin)
                result = .text(try Self.joined(values))
            case .object(let members):
                note("“\(key)” is an object in \(tree.file.path)", origin)
                result = try object(members, key, namespace, code, call, variables)
            default:
                note("“\(key)” is in \(tree.file.path)", origin)
                result = value
            }
            break
        }
        if result == .undefined {
            for fallback in fallbackNamespaces {
                var inner = call
                inner.defaultValue = nil
                let value = try find(key, fallback, [], inner, variables)
                if value != .undefined { return value }
            }
            result = call.defaultValue ?? .undefined
            if result != .undefined { note("nothing is found for “\(key)”, so that “\(result.scriptText)” is shown") }
        }
        guard let text = result.text else { return result }
        var shown = try replaceVariables(text, variables)
        shown = try nest(shown, variables)
        if !call.arguments.isEmpty { shown = AppleI18nextFormat.text(shown, call.arguments, marks) }
        return .text(shown)
    }

    private mutating func object(
        _ members: [String: I18nextValue],
        _ key: String,
        _ namespace: String,
        _ code: String,
        _ call: Call,
        _ variables: [String: I18nextValue]
    ) throws(RuntimeFailure) -> I18nextValue {
        guard configuration.returnsObjects else {
            let name = namespace + configuration.namespaceSeparator + key
            return .text("key '\(name) (\(code))' returned an object instead of a string")
        }
        var inner = Call(language: code, namespace: namespace, variables: variables)
        inner.arguments = call.arguments
        var copy: [String: I18nextValue] = [:]
        depth += 1
        defer { depth -= 1 }
        for name in members.keys.sorted() {
            copy[name] = try translate([key + configuration.keySeparator + name], inner)
        }
        return .object(copy)
    }

    static func joined(_ values: [I18nextValue]) throws(RuntimeFailure) -> String {
        var texts: [String] = []
        for value in values { texts.append(try value.foundationText()) }
        return texts.joined(separator: "\n")
    }
}

extension I18nextNumber {
    /// What `unsignedIntegerValue` gives: truncated, and a negative number is 2⁶⁴ more.
    var unsignedInteger: UInt64 {
        guard let whole = decimal?.truncated else { return 0 }
        if let value = UInt64(exactly: whole) { return value }
        if let value = Int64(exactly: whole) { return UInt64(bitPattern: value) }
        return whole.isNegative ? 1 << 63 : .max
    }
}

extension I18nextValue {
    /// What Foundation makes of the value when it becomes a text (`description`).
    func foundationText() throws(RuntimeFailure) -> String {
        switch self {
        case .text(let text): return text
        case .number(let number): return number.foundationText
        case .boolean(let flag): return flag ? "1" : "0"
        case .null: return "<null>"
        case .printing(let value, _): return try value.foundationText()
        case .undefined, .list, .object, .function:
            throw RuntimeFailure("debug-description", "a list or dictionary is shown as programmers see it")
        }
    }
}

extension String {
    func replacing(_ text: String, by other: String) -> String {
        text.isEmpty || !contains(text) ? self : split(by: text).joined(separator: other)
    }
}

extension AppleI18nextTranslation.Call {
    /// What an app passes: count, context and variables are apart from each other.
    init(_ request: RuntimeRequest, namespace: String?) throws(RuntimeFailure) {
        variables = I18nextValue.variables(request.namedArguments)
        self.namespace = namespace
        context = request.context ?? variables["context"]?.text
        if let value = request.count ?? request.namedArguments["count"], value != .absent {
            count = I18nextValue(value)
        }
        for name in ["count", "context"] { variables[name] = nil }
        defaultValue = request.defaultText.map { .text($0) }
        if !request.isRaw { arguments = request.arguments }
        try take(request.callOptions.mapValues { I18nextValue($0) })
    }
}
