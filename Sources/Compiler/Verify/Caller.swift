import InterlinguaIR
import InterlinguaPlatforms
import InterlinguaSemantics

/// Apps that ask a platform as calls say, whoever uses them.
struct Caller: Sendable {
    let runtime: any Runtime

    /// The text that platforms which can are told to show for a missing entry; nil lets them show what they show.
    var missingText: String?

    /// Whether numbers are passed only where the platform's types hold them.
    var refusesOverflow = false

    /// The tags under which the apps' files have languages, where both projects are asked in the other one's.
    var ownLanguages: [LanguageTag: LanguageTag] = [:]

    /// Whether the apps may ask in every way in which the platform lets them name a table: nothing tells which is theirs.
    var mayNameTableInKey = false

    /// What becomes of elements such as `<b>` in answers.
    var markup = RuntimeRequest.Markup.dropped

    /// Whether answers hold marks around what each of the source's arguments printed.
    var marksArguments = false

    /// The app of one user, prepared for the look-ups of one table.
    func user(_ language: LanguageTag, of table: String) -> UserCaller {
        UserCaller(
            caller: self,
            language: language,
            table: table,
            prepared: runtime.prepared(for: [ownLanguages[language] ?? language], table: table)
        )
    }

    /// A request without arguments.
    func request(for lookUp: Call.LookUp) -> RuntimeRequest {
        var request = RuntimeRequest([lookUp.name], table: lookUp.key.table)
        request.kind = lookUp.key.kind
        request.isRaw = !lookUp.isFormat
        request.defaultText = lookUp.showsKey ? nil : missingText
        request.markup = markup
        request.marksArguments = marksArguments
        request.refusesOverflow = refusesOverflow
        request.showsOwnFormats = true
        request.mayNameTableInKey = mayNameTableInKey
        return request
    }
}

/// One user's app that asks a platform as calls say.
struct UserCaller: Sendable {
    var caller: Caller

    let language: LanguageTag

    /// The table that most look-ups are in.
    let table: String

    /// The platform as the user has it for that table.
    let prepared: any PreparedRuntime

    /// The same app, which shows a text of its own for missing entries where the platform lets it; nil for none.
    func telling(_ missingText: String?) -> UserCaller {
        var caller = caller
        caller.missingText = missingText
        return UserCaller(caller: caller, language: language, table: table, prepared: prepared)
    }

    /// What the app shows that asks so, with the stretches that arguments printed: several texts where it leaves that to
    /// chance, ``Verifier/missingText`` where it has no such text, none where it fails.
    func spannedAnswers(_ call: Call, _ arguments: CallArguments) -> [SpannedText] {
        var user = telling(Verifier.missingText)
        user.caller.marksArguments = true
        let answer = user.answer(call, arguments)
        guard case .failure(let failure) = answer else { return SpannedText.texts(of: answer) }
        // A platform that fails for lack of a text fails in the same way for one that nobody has.
        let other = user.answer(call.named(Verifier.missingText), arguments)
        guard case .failure(let own) = other, own.identifier == failure.identifier else { return [] }
        return [SpannedText(Verifier.missingText)]
    }

    /// What the app shows that asks so.
    func answer(_ call: Call, _ arguments: CallArguments) -> RuntimeAnswer {
        switch call {
        case .lookUp(let lookUp):
            var request = caller.request(for: lookUp)
            return answer(lookUp, arguments, &request, nil)
        case .items(let calls):
            var texts: [String] = []
            for call in calls {
                switch answer(call, arguments) {
                case .text(let text): texts.append(text)
                case .list(let items): texts += items
                case .outcomes(let outcomes): texts += outcomes.prefix(1)
                case .failure(let failure): return .failure(failure)
                }
            }
            return .list(texts)
        case .choice(let choice):
            guard let call = choice.call(for: arguments, in: language) else {
                return .failure(RuntimeFailure("no-call", "there is nothing to ask for"))
            }
            return answer(call, arguments)
        }
    }

    /// What the app shows that asks so; only what hangs on the arguments is changed in the request.
    ///
    /// - Parameter entry: what the request asks for, if it was found before.
    fileprivate func answer(
        _ lookUp: Call.LookUp,
        _ arguments: CallArguments,
        _ request: inout RuntimeRequest,
        _ entry: (any PreparedEntry)?
    ) -> RuntimeAnswer {
        request.width = arguments.width ?? (lookUp.passesWidth ? Self.unlimitedWidth : nil)
        request.device = arguments.device
        request.product = arguments.product
        var alternatives: [Alternatives] = []
        func value(of operand: Call.Operand, _ place: Alternatives.Place) throws(RuntimeFailure) -> ArgumentValue {
            switch operand {
            case .nothing: return .absent
            case .argument(let index): return arguments.value(at: index)
            case .text(let text): return text.value(for: arguments).map { .text($0) } ?? .absent
            case .call(let call):
                let values = try values(of: call, arguments)
                if values.count > 1 { alternatives.append(Alternatives(place: place, values: values)) }
                return values.first ?? .absent
            }
        }
        do throws(RuntimeFailure) {
            if let number = lookUp.number { request.count = try value(of: number, .count) }
            if let operand = lookUp.value { request.value = try value(of: operand, .value) }
            if lookUp.isFormat {
                request.arguments.removeAll(keepingCapacity: true)
                for (index, operand) in lookUp.operands.enumerated() {
                    request.arguments.append(try value(of: operand, .position(index)))
                }
            }
            for named in lookUp.named {
                request.namedArguments[named.name] = try value(of: named.operand, .name(named.name))
            }
        } catch {
            return .failure(error)
        }
        let answer =
            alternatives.isEmpty
            ? entry?.answer(request) ?? answer(request) : answer(request, alternatives[...])
        return request.marksArguments ? answer.mapTexts { lookUp.marksOfSource(in: $0, request) } : answer
    }

    /// More room than any text takes.
    private static let unlimitedWidth = Int(Int32.max)

    /// What may be passed at one place, where a platform leaves a text that is put in to chance.
    private struct Alternatives {
        enum Place {
            case count, value
            case position(Int)
            case name(String)
        }

        let place: Place
        let values: [ArgumentValue]
    }

    /// What the app may show, whatever is passed of each of some alternatives.
    private func answer(_ request: RuntimeRequest, _ alternatives: ArraySlice<Alternatives>) -> RuntimeAnswer {
        guard let first = alternatives.first else { return answer(request) }
        var request = request
        var texts: [String] = []
        // Every further text multiplies them.
        for value in first.values.prefix(8) {
            switch first.place {
            case .count: request.count = value
            case .value: request.value = value
            case .position(let index): request.arguments[index] = value
            case .name(let name): request.namedArguments[name] = value
            }
            switch answer(request, alternatives.dropFirst()) {
            case .text(let text): if !texts.contains(text) { texts.append(text) }
            case .outcomes(let outcomes): for text in outcomes where !texts.contains(text) { texts.append(text) }
            case .list(let list): return .list(list)
            case .failure(let failure): return .failure(failure)
            }
        }
        return texts.count == 1 ? .text(texts[0]) : .outcomes(texts)
    }

    private func answer(_ request: RuntimeRequest) -> RuntimeAnswer {
        let answer = directAnswer(request)
        // An item without a text of its own is no missing entry: the platform shows something else in its place.
        guard let missing = request.defaultText, case .list(let items) = answer, items.contains(missing),
            items.contains(where: { $0 != missing })
        else { return answer }
        var request = request
        request.defaultText = nil
        return directAnswer(request)
    }

    private func directAnswer(_ request: RuntimeRequest) -> RuntimeAnswer {
        if request.table == table { return prepared.answer(request) }
        var request = request
        request.languages = [language]
        return caller.runtime.answer(request)
    }

    /// What is passed for another call: several values where the platform leaves it to chance.
    private func values(of call: Call, _ arguments: CallArguments) throws(RuntimeFailure) -> [ArgumentValue] {
        switch answer(call, arguments) {
        case .text(let text): return [.text(text)]
        case .list(let texts): return [.list(texts.map { .text($0) })]
        case .outcomes(let texts): return texts.map { .text($0) }
        case .failure(let failure): throw failure
        }
    }
}

/// One entry that users' apps ask for one after the other, whatever they pass.
struct LookUpCaller {
    private let lookUp: Call.LookUp
    private var request: RuntimeRequest
    private var entry: (any PreparedEntry)?

    /// Prepares for the apps of one platform.
    init(_ lookUp: Call.LookUp, _ caller: Caller) {
        self.lookUp = lookUp
        request = caller.request(for: lookUp)
    }

    /// Finds the entry as a user's app does.
    mutating func find(_ user: UserCaller) {
        entry = request.table == user.table ? user.prepared.entry(for: request) : nil
    }

    /// What the app of the user shows for whom the entry was found.
    mutating func answer(_ arguments: CallArguments, _ user: UserCaller) -> RuntimeAnswer {
        user.answer(lookUp, arguments, &request, entry)
    }
}

extension CallArguments {
    /// The value of an argument; nothing where none is passed.
    func value(at index: Int) -> ArgumentValue { values.indices.contains(index) ? values[index] : .absent }
}

extension Call.ComposedText {
    /// The text that an app passes; nil where nothing has a value.
    func value(for arguments: CallArguments) -> String? {
        let parts = components.compactMap { $0.value(for: arguments) }
        return parts.isEmpty ? nil : parts.joined(separator: separator)
    }
}

extension Call.ComposedText.Component {
    /// What the thing adds to the text; nil for nothing.
    fileprivate func value(for arguments: CallArguments) -> String? {
        func named(_ name: String?, among names: [String]) -> String? { name.flatMap { names.contains($0) ? $0 : nil } }
        switch self {
        case .argument(let index):
            let value = arguments.value(at: index)
            return value == .absent ? nil : value.text
        case .oneOf(let index, let texts):
            guard case .text(let text) = arguments.value(at: index) else { return nil }
            return named(text, among: texts)
        case .numbers(let index, let values):
            guard case .number(let number, _) = arguments.value(at: index) else { return nil }
            return values.first { $0.range.contains(number) }?.value
        case .device(let devices): return named(arguments.device, among: devices)
        case .product(let products): return named(arguments.product, among: products)
        case .width(let widths, let widest):
            guard let width = arguments.width, width < widest else { return nil }
            return (widths.first { $0 <= width } ?? widths.last).map { "w\($0)" }
        }
    }
}

extension Call {
    /// The outermost look-up that an app makes; nil if it makes none, or one for each item of a list.
    func lookUp(for arguments: CallArguments, in language: LanguageTag) -> LookUp? {
        var call = self
        while case .choice(let choice) = call {
            guard let chosen = choice.call(for: arguments, in: language) else { return nil }
            call = chosen
        }
        guard case .lookUp(let lookUp) = call else { return nil }
        return lookUp
    }
}

extension Call.Choice {
    /// The call that an app makes, categories chosen by the rules of a language.
    func call(for arguments: CallArguments, in language: LanguageTag) -> Call? {
        switch selector {
        case .width:
            guard let width = arguments.width else { return (branches.first?.call) ?? otherwise }
            let fitting = branches.first { branch in
                if case .atLeast(let least) = branch.condition { return least <= width }
                return false
            }
            return fitting?.call ?? branches.last?.call ?? otherwise
        case .device: return call(forText: arguments.device)
        case .product: return call(forText: arguments.product)
        case .argument(let index):
            let value = arguments.value(at: index)
            for branch in branches where branch.condition.holds(for: value, in: language) { return branch.call }
            return otherwise
        }
    }

    private func call(forText text: String?) -> Call? {
        guard let text else { return otherwise }
        return branches.first { $0.condition == .text(text) }?.call ?? otherwise
    }
}

extension Condition {
    /// Whether an app that chooses by the condition takes it for a value, categories by the rules of its language.
    fileprivate func holds(for value: ArgumentValue, in language: LanguageTag) -> Bool {
        switch (self, value) {
        case (.absent, .absent): true
        case (.number(let range), .number(let number, _)): range.contains(number)
        case (.category(let category, let kind), .number(let number, _)):
            PluralRules.rules(for: language, kind: kind).category(of: number) == category
        case (.text(let wanted), .text(let text)): wanted == text
        case (.text(let wanted), .number): wanted == value.text
        default: false
        }
    }
}
