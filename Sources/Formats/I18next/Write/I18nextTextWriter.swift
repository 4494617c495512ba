import InterlinguaFormats
import InterlinguaIR
import OrderedCollections

/// How a reference calls another entry, and what the other entry looks at.
struct I18nextCallee: Sendable, Hashable {
    /// The name that stands between the parentheses, with the namespace if that is written there.
    var name: String

    /// The namespace that has to be given as an option.
    var namespace: String?

    /// Whether a count chooses among its texts.
    var looksAtCount = false

    /// Whether a context chooses among its texts.
    var looksAtContext = false

    /// Whether it is asked for by an ordinal number.
    var isOrdinal = false
}

/// Writes one text with its placeholders and references.
struct I18nextTextWriter {
    /// How the consumer finds the moving parts.
    let syntax: I18nextTextSyntax

    /// The entry's arguments.
    let arguments: [Argument]

    /// Whether the text was read from a file of this format, so that whatever is in it means what it means there.
    let isOwn: Bool

    /// How an entry is called.
    let callee: (Key) -> I18nextCallee?

    private let scanner: I18nextTextScanner
    private let names: [String]
    private var output: [UInt8] = []
    private var placeholders: [(range: Range<Int>, isUnescaped: Bool)] = []
    private var escapesNothing = false

    /// What the text can't hold, in the order of the text.
    private(set) var problems: [I18nextTextProblem] = []

    init(
        _ syntax: I18nextTextSyntax,
        arguments: [Argument],
        isOwn: Bool,
        callee: @escaping (Key) -> I18nextCallee?
    ) {
        self.syntax = syntax
        self.arguments = arguments
        self.isOwn = isOwn
        self.callee = callee
        scanner = I18nextTextScanner(syntax)
        names = arguments.enumerated().map { index, argument in
            argument.name ?? "arg\(argument.position ?? index + 1)"
        }
    }

    /// The text of a pattern; ``problems`` are those of this pattern.
    mutating func text(of pattern: Pattern) -> String {
        problems = []
        if let text = pattern.plainText {
            // Most texts are nothing else.
            let isPlain =
                isOwn || !(text.containsBytes(of: syntax.prefix) || text.containsBytes(of: syntax.nestingPrefix))
            if isPlain, !syntax.doublesPercentSigns { return text }
        }
        escapesNothing = false
        write(pattern)
        if !isOwn, syntax.marksUnescaped, hasHiddenPlaceholder {
            // Those that are not escaped are looked for first, before a brace of the text can stand in their way.
            escapesNothing = true
            write(pattern)
        }
        return String(decoding: output, as: UTF8.self)
    }

    private mutating func write(_ pattern: Pattern) {
        output.removeAll(keepingCapacity: true)
        placeholders.removeAll()
        problems = []
        append(pattern)
    }

    private mutating func append(_ pattern: Pattern) {
        for element in pattern.elements {
            switch element {
            case .text(let text): append(text)
            case .placeholder(let placeholder): append(placeholder)
            case .reference(let reference): append(reference)
            case .markup(let markup): append(markup)
            case .select(let select):
                note(.choice)
                if let variant = select.variants.last { append(variant.pattern) }
            }
        }
    }

    private mutating func append(_ text: String) {
        guard syntax.doublesPercentSigns, text.containsASCII(UInt8(ascii: "%")) else {
            output.append(contentsOf: text.utf8)
            return
        }
        for byte in text.utf8 {
            output.append(byte)
            if byte == UInt8(ascii: "%") { output.append(byte) }
        }
    }

    private mutating func note(_ problem: I18nextTextProblem) {
        if !problems.contains(problem) { problems.append(problem) }
    }

    private mutating func appendQuoted(_ text: String) {
        output.append(contentsOf: JSONValue.string(text).bytes(.compact, endsLine: false))
    }

    // MARK: Placeholders

    private mutating func append(_ placeholder: Placeholder) {
        var format: String?
        if case .functions(let functions) = placeholder.format, syntax.hasFormats,
            functions.allSatisfy({ $0.namespace == "i18next" })
        {
            format = functions.map(\.spelling).joined(separator: syntax.formatJoint)
        }
        appendPlaceholder(placeholder.argument, format: format, isUnescaped: placeholder.isUnescaped)
    }

    private mutating func appendPlaceholder(_ argument: Int, format: String? = nil, isUnescaped: Bool) {
        guard names.indices.contains(argument) else { return }
        let name = names[argument]
        if !isOwn, !syntax.isName(name) { note(.name(name)) }
        // Where nothing is escaped, the mark says nothing.
        let isMarked = (isUnescaped && (isOwn || syntax.escapesValues)) || escapesNothing
        let start = output.count
        output.append(contentsOf: syntax.placeholder(name, format: format, isUnescaped: isMarked).utf8)
        let isUnescaped = isMarked && syntax.marksUnescaped
        placeholders.append((start..<output.count, isUnescaped))
    }

    private mutating func append(_ markup: Markup) {
        guard case .element(let name, let attributes) = markup.kind else {
            append(markup.content)
            return
        }
        var tag = "<" + name
        for attribute in attributes { tag += " \(attribute.name)=\"\(attribute.value)\"" }
        output.append(contentsOf: (tag + ">").utf8)
        append(markup.content)
        output.append(contentsOf: "</\(name)>".utf8)
    }

    // MARK: References

    private mutating func append(_ reference: Reference) {
        guard case .entry(let key) = reference.target, let callee = callee(key) else {
            let name: String
            switch reference.target {
            case .external(let external): name = external
            case .entry(let key): name = key.name
            }
            note(.external(name))
            return
        }
        if !isOwn, !syntax.isCallee(callee.name) { note(.callee(callee.name)) }
        output.append(contentsOf: (syntax.nestingPrefix + callee.name).utf8)
        appendOptions(of: reference, to: callee)
        if !reference.functions.isEmpty, syntax.engine == .javaScript {
            for function in reference.functions {
                output.append(contentsOf: (syntax.formatJoint + function.spelling).utf8)
            }
        }
        output.append(contentsOf: syntax.nestingSuffix.utf8)
    }

    private mutating func appendOptions(of reference: Reference, to callee: I18nextCallee) {
        let isIOS = syntax.engine == .ios
        // Variables stand in an object of their own where the others are not to be seen, and in iOS always.
        let hidesVariables = syntax.engine == .javaScript && !reference.inherited.contains(.variables)
        var bindings = reference.bindings
        let ownCount = names.firstIndex(of: "count")
        let ownContext = names.firstIndex(of: "context")
        if callee.looksAtCount, bindings["count"] == nil, let ownCount,
            reference.inherited.contains(.selectors), !syntax.nestingInheritsSelectors
        {
            bindings["count"] = .argument(ownCount)
        }
        if callee.looksAtContext, bindings["context"] == nil, ownContext != nil,
            reference.inherited.contains(.selectors), !syntax.nestingInheritsSelectors
        {
            note(.binding("context"))
        }
        var separator = syntax.nestingOptionsSeparator + " {"
        func begin(_ name: String) {
            output.append(contentsOf: separator.utf8)
            appendQuoted(name)
            output.append(contentsOf: ": ".utf8)
            separator = ", "
        }
        let optionNames: Set<String> = ["count", "context"]
        let variables = isIOS || hidesVariables ? bindings.filter { !optionNames.contains($0.key) } : [:]
        for (name, operand) in bindings where variables[name] == nil {
            begin(name)
            append(operand, of: name)
        }
        if !reference.inherited.contains(.selectors), syntax.nestingInheritsSelectors {
            // A count that is a text chooses nothing, and neither does an empty context.
            if callee.looksAtCount, bindings["count"] == nil, let ownCount {
                begin("count")
                output.append(UInt8(ascii: "\""))
                appendPlaceholder(ownCount, isUnescaped: false)
                output.append(UInt8(ascii: "\""))
            }
            if callee.looksAtContext, bindings["context"] == nil, ownContext != nil {
                begin("context")
                output.append(contentsOf: "\"\"".utf8)
            }
        }
        if callee.isOrdinal {
            begin("ordinal")
            output.append(contentsOf: "true".utf8)
        }
        if let namespace = callee.namespace {
            begin(isIOS ? "namespace" : "ns")
            appendQuoted(namespace)
        }
        if !variables.isEmpty {
            begin(isIOS ? "variables" : "replace")
            appendVariables(variables, reference)
        }
        if separator == ", " { output.append(contentsOf: " }".utf8) }
    }

    /// Writes an object of variables; the other text sees all of ours or those that are listed.
    private mutating func appendVariables(
        _ variables: OrderedDictionary<String, Reference.Operand>,
        _ reference: Reference
    ) {
        var all = variables
        if reference.inherited.contains(.variables) {
            for (index, name) in names.enumerated() where all[name] == nil && name != "count" && name != "context" {
                all[name] = .argument(index)
            }
        }
        var separator = "{"
        for (name, operand) in all {
            output.append(contentsOf: separator.utf8)
            appendQuoted(name)
            output.append(contentsOf: ": ".utf8)
            appendText(operand, of: name)
            separator = ", "
        }
        output.append(UInt8(ascii: "}"))
    }

    private mutating func append(_ operand: Reference.Operand, of name: String) {
        switch operand {
        case .argument(let argument):
            if name == "count" || arguments.isNumber(argument) {
                appendPlaceholder(argument, isUnescaped: false)
            } else {
                appendText(operand, of: name)
            }
        case .pattern(let pattern):
            if name == "count", let text = pattern.plainText, let number = JSONNumber(text) {
                output.append(contentsOf: number.spelling.utf8)
            } else {
                appendText(operand, of: name)
            }
        }
    }

    /// Writes an operand as a text in quotation marks.
    private mutating func appendText(_ operand: Reference.Operand, of name: String) {
        output.append(UInt8(ascii: "\""))
        switch operand {
        case .argument(let argument):
            // The other text escapes it once more, which only texts of this format mean.
            appendPlaceholder(argument, isUnescaped: !isOwn && !arguments.isNumber(argument))
        case .pattern(let pattern):
            for element in pattern.elements {
                switch element {
                case .text(let text):
                    let quoted = JSONValue.string(text).bytes(.compact, endsLine: false)
                    output.append(contentsOf: quoted.dropFirst().dropLast())
                case .placeholder(let placeholder): append(placeholder)
                case .select, .reference, .markup: note(.binding(name))
                }
            }
        }
        output.append(UInt8(ascii: "\""))
    }

    // MARK: What the consumer finds

    /// Whether the consumer overlooks a placeholder beside the text around it.
    private var hasHiddenPlaceholder: Bool {
        if placeholders.isEmpty { return false }
        let found = scanner.placeholders(in: output, unescaped: placeholders.filter(\.isUnescaped).map(\.range))
        return placeholders.contains { !found.contains($0.range) }
    }
}

extension [Argument] {
    /// Whether an argument can be nothing but a number.
    func isNumber(_ index: Int) -> Bool {
        guard indices.contains(index) else { return false }
        switch self[index].type {
        case .number, .integer, .decimal: return true
        case .any, .text, .character, .date, .list: return false
        }
    }
}
