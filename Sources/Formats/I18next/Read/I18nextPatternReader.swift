import InterlinguaIR
import OrderedCollections

/// Reads the texts of one entry into patterns.
struct I18nextPatternReader {
    struct Text {
        var pattern: Pattern
        /// Whether a back end would spell it the same way.
        var isUsual: Bool
    }

    private let context: I18nextTextContext
    private let scope: I18nextScope

    /// The variables that calls around what is being read hand on, though the app has a value for all calls.
    private var handed: Set<String>

    /// The entry's arguments so far.
    var arguments = I18nextArguments()

    /// What is to be said about the text that was read last.
    private(set) var problems: [I18nextProblem] = []

    private var language = LanguageTag.undetermined

    /// The language that a call around what is being read asks for, and that calls in it ask for as well; nil for none.
    private var askedLanguage: LanguageTag?
    private var origin = Origin()
    /// Whether a back end would spell the text that is being read the same way.
    private var isUsual = true

    private var nextPosition = 1

    /// The names by which the text that is being read was asked for, and those around it, the outermost first.
    private var names: [String]

    /// Whether the text that is being read is a format of printf besides.
    private var isFormat = false

    /// How much more may be put in the place of nested calls: no texts but hostile ones come near.
    private var room = 0

    /// How much longer what calls hand on may make the texts that are put in their place.
    private var roomForValues = 0

    /// Why calls in the text could not be followed to their end.
    private var failure: Failure?

    private enum Failure {
        case circle
        case length
    }

    /// The calls of other entries in the texts.
    private(set) var calls: [I18nextWrittenCall] = []

    /// Entries that the texts call, and in which calls look elsewhere than where the app asks for them.
    private(set) var variants: [I18nextVariant] = []

    /// The name by which the entry is asked for.
    var name: String { names[0] }

    /// What no choice of ICU's lacks.
    private static let choices = ["plural", "select"].map { Array($0.utf8) }

    /// Creates a reader for an entry; from where it is asked for, and by which name, matters only where texts are nested.
    init(_ context: I18nextTextContext, from scope: I18nextScope, name: String, handed: Set<String> = []) {
        self.context = context
        self.scope = scope
        self.handed = handed
        names = [name]
    }

    /// Reads a text, escapes undone.
    mutating func read(_ text: UnsafeBufferPointer<UInt8>, language: LanguageTag, origin: Origin) -> Text {
        if !problems.isEmpty { problems.removeAll(keepingCapacity: true) }
        if context.isPlain(text) { return Text(pattern: Pattern(String(decoding: text, as: UTF8.self)), isUsual: true) }
        self.language = language
        self.origin = origin
        isUsual = true
        // ICU's library shows these in place of i18next, to which two of their braces would be a variable's.
        if context.dialect == .js, context.settings.prefix(for: context.version) == "{{",
            Self.choices.contains(where: { text.firstIndex(of: $0, from: 0) != nil })
        {
            let string = String(decoding: text, as: UTF8.self)
            if string.isICUMessage { return Text(pattern: Pattern(string), isUsual: true) }
        }
        isFormat = context.settings.usesSprintf && (context.dialect == .ios || text.isSprintfFormat)
        nextPosition = 1
        room = 64 * text.count + 1 << 12
        roomForValues = room
        let tokens = context.variables.tokens(of: text, &problems)
        let pattern = pattern(of: tokens, text)
        return Text(pattern: pattern, isUsual: isUsual)
    }

    private mutating func pattern(of tokens: [I18nextToken], _ text: UnsafeBufferPointer<UInt8>) -> Pattern {
        if context.lookup != nil, text.firstIndex(of: context.nesting.prefix, from: 0) != nil {
            return nestedPattern(of: tokens, text)
        }
        var pattern = Pattern()
        for token in tokens { append(token, text, to: &pattern) }
        return pattern
    }

    private mutating func append(
        _ token: I18nextToken,
        _ text: UnsafeBufferPointer<UInt8>,
        to pattern: inout Pattern
    ) {
        switch token {
        case .text(let range): appendText(text.slice(range), to: &pattern)
        case .variable(let variable): pattern.append(element(for: variable))
        }
    }

    /// What stands in a variable's place: its text, if the app has one for all calls; forms are shown for what a call counts.
    private mutating func element(for variable: I18nextVariable) -> Element {
        let (settings, version) = (context.settings, context.version)
        guard context.dialect == .js, variable.format == .text(Field()), variable.name != "count",
            !handed.contains(variable.name),
            let text = settings.defaultVariables[variable.name]
        else {
            return .placeholder(placeholder(for: variable))
        }
        isUsual = false
        let isEscaped = settings.escapesValues(for: version) && !variable.isUnescaped
        return .text(isEscaped ? text.escapedForHTML : text)
    }

    private mutating func placeholder(for variable: I18nextVariable) -> Placeholder {
        let index = arguments.index(of: variable.name)
        if !variable.isUsual { isUsual = false }
        if let type = I18nextArguments.type(in: variable.name) {
            isUsual = false
            claim(type, of: index)
        } else if variable.name == "count" {
            // Under this name apps pass the number that forms are chosen by, also where there are none.
            claim(.number, of: index)
        }
        if case .functions(let functions) = variable.format, let first = functions.first, first.claim != .any {
            claim(first.claim, of: index)
        }
        return Placeholder(argument: index, format: variable.format, isUnescaped: variable.isUnescaped)
    }

    /// Notes what a use in the text that is being read takes an argument for.
    private mutating func claim(_ type: ArgumentType, of argument: Int) {
        arguments.claims.append(TypeUse(argument: argument, type: type, origin: origin, language: language))
    }

    private mutating func appendText(_ text: UnsafeBufferPointer<UInt8>, to pattern: inout Pattern) {
        guard isFormat, text.firstIndex(ofByte: UInt8(ascii: "%")) != nil else {
            pattern.append(.text(String(decoding: text, as: UTF8.self)))
            return
        }
        let format = FormatString(parsing: text, as: .foundation, startingPosition: nextPosition)
        isUsual = false
        nextPosition = format.nextPosition
        var indices: [Int: Int] = [:]
        for claim in format.claims where claim.position <= maximumArgumentPosition {
            let index = arguments.index(at: claim.position)
            indices[claim.position - 1] = index
            self.claim(claim.type, of: index)
        }
        for element in format.pattern(of: text).mappingArguments({ indices[$0] ?? 0 }).elements {
            pattern.append(element)
        }
    }

    private mutating func report(
        _ severity: Diagnostic.Severity,
        _ kind: Diagnostic.Kind,
        _ message: String,
        _ range: Range<Int>
    ) {
        // What is wrong with a text that is put in is said where it stands.
        if names.count > 1 { return }
        problems.append(
            I18nextProblem(severity: severity, kind: kind, message: message, range: range)
        )
    }

    // MARK: Nesting

    private mutating func nestedPattern(of tokens: [I18nextToken], _ text: UnsafeBufferPointer<UInt8>) -> Pattern {
        var pattern = Pattern()
        // What is left of the tokens, the next one last.
        var rest: [I18nextToken] = tokens.reversed()
        while let token = rest.popLast() {
            guard case .text(let range) = token,
                let start = text.slice(range).firstIndex(of: context.nesting.prefix, from: 0)
            else {
                append(token, text, to: &pattern)
                continue
            }
            let begin = range.lowerBound + start
            let inner = begin + context.nesting.prefix.count
            guard let call = takeCall(inner, range, &rest, text) else {
                let place = begin..<range.upperBound
                if context.dialect == .js1 {
                    report(.error, .i18nextNesting, "unterminated nested call: i18next 1 shows nothing", place)
                    return Pattern()
                }
                let message =
                    "“\(context.settings.nestingPrefix)” begins no complete nested call; i18next shows it as it stands"
                report(.warning, .i18nextNesting, message, place)
                append(token, text, to: &pattern)
                continue
            }
            if begin > range.lowerBound { append(.text(range.lowerBound..<begin), text, to: &pattern) }
            isUsual = false
            if let shown = callWithin(call, inner) {
                rest += shown.reversed().map(I18nextToken.text)
                continue
            }
            append(call, begin..<call.end, text, to: &pattern)
        }
        return pattern
    }

    /// The calls in a text, as they are written.
    func calls(in text: String) -> [I18nextNestedCall] {
        var text = text
        return text.withUTF8 { text in
            var calls: [I18nextNestedCall] = []
            var problems: [I18nextProblem] = []
            var rest: [I18nextToken] = context.variables.tokens(of: text, &problems).reversed()
            while let token = rest.popLast() {
                guard case .text(let range) = token,
                    let start = text.slice(range).firstIndex(of: context.nesting.prefix, from: 0)
                else { continue }
                let inner = range.lowerBound + start + context.nesting.prefix.count
                if let call = takeCall(inner, range, &rest, text) { calls.append(nestedCall(call)) }
            }
            return calls
        }
    }

    /// A nested call with the variables that its units stand for.
    private struct Call {
        var units: [Int] = []
        var variables: [I18nextVariable] = []
        /// Where the texts stand among the units, in their order.
        var texts: [Range<Int>] = []
        var end = 0
    }

    /// Takes the tokens up to the end of a nested call; nil if it has none, and then takes nothing.
    private func takeCall(
        _ start: Int,
        _ first: Range<Int>,
        _ rest: inout [I18nextToken],
        _ text: UnsafeBufferPointer<UInt8>
    ) -> Call? {
        var call = Call()
        var range = start..<first.upperBound
        var taken = 0
        while true {
            let part = text.slice(range)
            // A call without anything in it is none to JavaScript.
            let from = context.dialect == .js && call.units.isEmpty ? 1 : 0
            if let end = part.firstIndex(of: context.nesting.suffix, from: from) {
                call.units += part[..<end].map(Int.init)
                call.texts.append(range.lowerBound..<range.lowerBound + end)
                call.end = range.lowerBound + end + context.nesting.suffix.count
                rest.removeLast(taken)
                if call.end < range.upperBound { rest.append(.text(call.end..<range.upperBound)) }
                return call
            }
            call.units += part.map(Int.init)
            call.texts.append(range)
            // Variables stand between texts; a call is never longer than a text of this size.
            var next: Range<Int>?
            while next == nil, taken < rest.count, taken < 256 {
                switch rest[rest.count - 1 - taken] {
                case .text(let range): next = range
                case .variable(let variable):
                    call.units.append(I18nextNestedCall.firstVariable + call.variables.count)
                    call.variables.append(variable)
                }
                taken += 1
            }
            guard let next else { return nil }
            range = next
        }
    }

    /// What JavaScript shows of a call in whose key another one begins, where it reads on; nil if there is none.
    ///
    /// There is no such key. What is shown is the key itself, so that the call in it ends behind the outer one.
    private mutating func callWithin(_ call: Call, _ start: Int) -> [Range<Int>]? {
        let nested = nestedCall(call)
        guard context.dialect == .js, nested.badOptions == nil, nested.formats.isEmpty, let lookup = context.lookup,
            let key = nested.key, key.ranges(of: context.settings.nestingPrefix).count == 1,
            case .missing(let shown, _) = lookup.find(
                key,
                I18nextNestedOptions([], dialect: context.dialect),
                from: scope,
                in: language
            ),
            // Separators of their own can make it longer.
            key.hasSuffix(shown)
        else { return nil }
        let message = "i18next doesn't resolve a call within the key of another; it shows the result of the inner one"
        report(.warning, .i18nextComputedKey, message, start..<call.end)
        readOptions(of: nested, call)
        // Spaces in front of the key, and its namespace, are not shown.
        var hidden = call.units.prefix { I18nextNestedCall.isSpace($0) }.count + key.utf8.count - shown.utf8.count
        var left = shown.utf8.count
        return call.texts.compactMap { range in
            let begin = range.lowerBound + min(hidden, range.count)
            let end = begin + min(left, range.upperBound - begin)
            hidden -= begin - range.lowerBound
            left -= end - begin
            return begin < end ? begin..<end : nil
        }
    }

    /// Takes notice of options of a call that finds nothing: the library reads them before it looks for the key.
    private mutating func readOptions(of nested: I18nextNestedCall, _ call: Call) {
        let options = I18nextNestedOptions(nested.options ?? [], dialect: context.dialect)
        for (name, value) in options.bindings { _ = operand(value, of: name, call) }
    }

    private func nestedCall(_ call: Call) -> I18nextNestedCall {
        I18nextNestedCall(
            call.units,
            dialect: context.dialect,
            formatSeparator: context.settings.formatSeparator,
            optionsSeparator: context.settings.nestingOptionsSeparator
        )
    }

    private mutating func append(
        _ call: Call,
        _ range: Range<Int>,
        _ text: UnsafeBufferPointer<UInt8>,
        to pattern: inout Pattern
    ) {
        let nested = nestedCall(call)
        // On iOS what begins within a key is a part of it, like any other text.
        guard let key = nested.key, context.dialect == .ios || !key.contains(context.settings.nestingPrefix) else {
            report(
                .warning,
                .i18nextComputedKey,
                "the nested key is computed at run time; the text was kept as it is",
                range
            )
            return appendVerbatim(call, range, text, to: &pattern)
        }
        // JavaScript leaves out a call of the text around the one that calls.
        if context.dialect == .js, names.count > 1, names[names.count - 2] == key { return }
        if let options = nested.badOptions {
            reportBadOptions(range)
            if context.dialect == .js, !nested.failsAtOptions {
                // The library looks for what it can't read as a part of the key, and shows it.
                pattern.append(.text(key + context.settings.nestingOptionsSeparator))
                pattern.append(self.pattern(of: options, call))
                return
            }
            if context.dialect != .ios { return appendVerbatim(call, range, text, to: &pattern) }
        }
        guard let reference = reference(key, nested, call, range) else {
            return appendVerbatim(call, range, text, to: &pattern)
        }
        switch reference {
        case .reference(let reference): pattern.append(.reference(reference))
        case .shown(let shown): for element in shown.elements { pattern.append(element) }
        }
    }

    private mutating func reportBadOptions(_ range: Range<Int>) {
        switch context.dialect {
        case .ios:
            let message = "the options are not valid JSON: i18next on iOS ignores them"
            report(.warning, .i18nextNestingOptions, message, range)
        case .js, .js1:
            let message = "the options are not valid JSON: i18next shows the call itself, or fails"
            report(.error, .i18nextNestingOptions, message, range)
        }
    }

    /// Appends a call as it stands, its variables as variables.
    private mutating func appendVerbatim(
        _ call: Call,
        _ range: Range<Int>,
        _ text: UnsafeBufferPointer<UInt8>,
        to pattern: inout Pattern
    ) {
        var end = range.lowerBound
        for variable in call.variables {
            pattern.append(.text(String(decoding: text.slice(end..<variable.range.lowerBound), as: UTF8.self)))
            pattern.append(element(for: variable))
            end = variable.range.upperBound
        }
        pattern.append(.text(String(decoding: text.slice(end..<range.upperBound), as: UTF8.self)))
    }

    private enum Nested {
        case reference(Reference)
        case shown(Pattern)
    }

    private mutating func reference(
        _ key: String,
        _ nested: I18nextNestedCall,
        _ call: Call,
        _ range: Range<Int>
    ) -> Nested? {
        var options = I18nextNestedOptions(nested.options ?? [], dialect: context.dialect)
        if let problem = options.problem { report(problem.severity, problem.kind, problem.message, range) }
        if options.isOpaque { return nil }
        guard let lookup = context.lookup else { return nil }
        let (outer, outerAsked) = (language, askedLanguage)
        defer { (language, askedLanguage) = (outer, outerAsked) }
        if let asked = options.language { (language, askedLanguage) = (asked, asked) }
        var found = lookup.find(key, options, from: scope, in: language)
        if case .entry(let entry) = found, entry.key.kind == .ordinal, !options.isOrdinal {
            // The names of ordinal forms are only looked for with an ordinal number.
            found = .missing(entry.key.name)
        }
        switch found {
        case .missing, .null, .container: readOptions(of: nested, call)
        case .entry, .member: break
        }
        switch found {
        case .missing(let shown, let namespace):
            report(
                .warning,
                .i18nextNestedKey,
                namespace.map {
                    "no file has the namespace “\($0)” of the nested key “\(shown)”; i18next shows the key, unless the app "
                        + "adds that"
                } ?? "nested key “\(shown)” doesn't exist; i18next shows the key",
                range
            )
            return .shown(Pattern(shown))
        case .null: return .shown(Pattern())
        case .container:
            let message = "nested list or object: i18next shows an error in its place"
            report(.error, .i18nextNestedList, message, range)
            return .shown(Pattern("key '\(key) (\(language))' returned an object instead of string."))
        case .member(let number, let name, let item):
            return inlined(table: number, name: name, item: item, key, options, call, range).map(Nested.shown)
        case .entry(let entry):
            if entry.isBesideContainer {
                let message = "nested list or object for numbers without a form: i18next shows an error in its place"
                report(.error, .i18nextNestedList, message, range)
            }
            if let own = entry.context { options.bind("context", to: .text(own.utf8.map(Int.init))) }
            var reference = reference(to: entry.key, options, nested.formats)
            let knowsContext = entry.unit.contexts.isEmpty || options.context != nil
            if askedLanguage != nil {
                guard knowsContext, !entry.unit.hasForms, let base = entry.unit.base(in: options.context) else {
                    report(.warning, .i18nextNestedOption, I18nextNestedOptions.undecided("lng"), range)
                    return nil
                }
                return inlined(table: entry.table, name: base, key, options, call, range).map(Nested.shown)
            }
            if options.hasTextAsCount, entry.unit.hasForms, knowsContext {
                // The library chooses as for a call without a count.
                if let base = entry.unit.base(in: options.context) {
                    return inlined(table: entry.table, name: base, key, options, call, range).map(Nested.shown)
                }
                options.unbind("count")
                reference.inherited.remove(.selectors)
            }
            // The name of an entry without a text is not always the one that the library shows for it.
            if context.dialect != .js, key != entry.key.name, lookup.isMissing(entry, options, in: language) {
                let message = "nested key “\(key)” has no text in “\(language)”; i18next shows the key"
                report(.warning, .i18nextNestedKey, message, range)
            }
            let handed = handed.union(ownValues(options))
            if !handed.isEmpty || context.scopes.differs(entry.table, entry.unit.base, in: scope) {
                let variant = I18nextVariant(entry, from: scope, name: key, handed: handed)
                variants.append(variant)
                reference.target = .entry(variant.key)
            }
            bind(options, of: call, to: &reference)
            if case .entry(let target) = reference.target {
                calls.append(I18nextWrittenCall(name: key, target: target, language: language))
            }
            return .reference(reference)
        }
    }

    /// What a call hands on in place of values that the app has for all calls.
    private func ownValues(_ options: I18nextNestedOptions) -> [String] {
        context.settings.defaultVariables.isEmpty
            ? [] : options.bindings.keys.filter { context.settings.defaultVariables[$0] != nil }
    }

    private func reference(to key: Key, _ options: I18nextNestedOptions, _ formats: [String] = []) -> Reference {
        var inherited: Reference.Inherited = context.dialect == .js ? [.variables, .selectors] : .variables
        if options.replacesVariables { inherited = [] }
        return Reference(.entry(key), inherited: inherited, functions: I18nextFormatReader.functions(formats))
    }

    private mutating func bind(_ options: I18nextNestedOptions, of call: Call, to reference: inout Reference) {
        for (name, value) in options.bindings {
            let operand = operand(value, of: name, call)
            // A count that is put in without quotes has to be a number.
            if name == "count", case .literal = value, case .argument(let argument)? = operand {
                claim(.number, of: argument)
            }
            reference.bindings[name] = operand
        }
    }

    private mutating func operand(
        _ value: I18nextNestedCall.Value,
        of name: String,
        _ call: Call
    ) -> Reference.Operand? {
        let pattern: Pattern
        switch value {
        case .text(let units): pattern = self.pattern(of: units, call)
        case .literal(let units):
            pattern = self.pattern(of: units, call)
            // Without quotes only a number makes JSON of it.
            pattern.forEachElement { element in
                if case .placeholder(let placeholder) = element { claim(.number, of: placeholder.argument) }
            }
        case .object: return nil
        }
        if case .placeholder(let placeholder)? = pattern.onlyElement,
            placeholder.format == .text(Field())
        {
            // That a text is passed on as it is can only be said of a pattern; what chooses has to be an argument.
            let isMarked = placeholder.isUnescaped && context.dialect == .js
            if !isMarked || name == "count" || name == "context" { return .argument(placeholder.argument) }
        }
        return .pattern(pattern)
    }

    /// Bytes as text, and the variables among them as placeholders.
    private mutating func pattern(of units: [I18nextNestedCall.Unit], _ call: Call) -> Pattern {
        var pattern = Pattern()
        var bytes: [UInt8] = []
        for unit in units {
            if let byte = UInt8(exactly: unit) {
                bytes.append(byte)
                continue
            }
            pattern.append(.text(String(decoding: bytes, as: UTF8.self)))
            bytes.removeAll(keepingCapacity: true)
            let number = unit - I18nextNestedCall.firstVariable
            guard call.variables.indices.contains(number) else { continue }
            pattern.append(element(for: call.variables[number]))
        }
        pattern.append(.text(String(decoding: bytes, as: UTF8.self)))
        return pattern
    }

    /// What a text says that is put in the place of a call, with what the call hands on.
    private mutating func handing(_ options: I18nextNestedOptions, to pattern: Pattern, _ call: Call) -> Pattern {
        if options.bindings.isEmpty, !options.replacesVariables { return pattern }
        var reference = reference(to: Key(""), options)
        bind(options, of: call, to: &reference)
        let growth = reference.growth(of: pattern, declared: arguments.list)
        guard growth <= roomForValues else {
            failure = failure ?? .length
            return Pattern()
        }
        roomForValues -= growth
        return reference.said(pattern, declared: arguments.list, among: arguments.list, in: language)
    }

    /// A text that is a form of another entry, put in the place of the call: forms have no keys of their own.
    private mutating func inlined(
        table: Int,
        name: Int,
        item: Int? = nil,
        _ key: String,
        _ options: I18nextNestedOptions,
        _ call: Call,
        _ range: Range<Int>
    ) -> Pattern? {
        guard let element = context.lookup?.element(table: table, name: name, item: item, language: language) else {
            return nil
        }
        let outer = handed
        handed.formUnion(ownValues(options))
        let text = followed(context.text(of: element), key)
        handed = outer
        let shown = handing(options, to: text, call)
        if names.count == 1, let failure {
            self.failure = nil
            report(failure, key, range)
        }
        return shown
    }

    /// What a text says that a call asks for by a name; empty if it can't be followed to its end.
    private mutating func followed(_ text: String, _ key: String) -> Pattern {
        let isCircle = names.indices.dropLast().contains { names[$0] == names.last && names[$0 + 1] == key }
        if isCircle {
            failure = .circle
            return Pattern()
        }
        guard names.count <= Self.depthLimit, room > 0 else {
            failure = failure ?? .length
            return Pattern()
        }
        var own = text
        room -= own.utf8.count + 16
        names.append(key)
        defer { names.removeLast() }
        return own.withUTF8 { text in
            var inner: [I18nextProblem] = []
            return pattern(of: context.variables.tokens(of: text, &inner), text)
        }
    }

    private mutating func report(_ failure: Failure, _ key: String, _ range: Range<Int>) {
        switch failure {
        case .circle:
            let message = "“\(key)” nests itself, endlessly, at which i18next crashes"
            report(.error, .i18nextNestingCycle, message, range)
        case .length:
            let message = "“\(key)” nests texts too deep, or beyond any usable length; they were left out"
            report(.error, .nestingTooLong, message, range)
        }
    }

    /// How deep texts are put into each other: the stacks of threads are small, and no texts but hostile ones come near.
    private static let depthLimit = 24
}
