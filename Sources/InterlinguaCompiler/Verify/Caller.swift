import InterlinguaFormats
import InterlinguaIR

/// Apps that ask a platform as calls say, whoever uses them.
struct Caller: Sendable {
    /// The platform.
    let runtime: any Runtime

    /// The text that platforms which can are told to show for a missing entry; nil lets them show what they show.
    var missingText: String?

    /// What becomes of elements such as `<b>` in answers.
    var markup = RuntimeRequest.Markup.dropped

    /// The app of one user, prepared for the look-ups of one table.
    func user(_ language: LanguageTag, of table: String) -> UserCaller {
        UserCaller(
            caller: self,
            language: language,
            table: table,
            prepared: runtime.prepared(for: [language], table: table)
        )
    }

    /// What the app of a user shows.
    func answer(_ call: Call, _ arguments: CallArguments, in language: LanguageTag) -> RuntimeAnswer {
        user(language, of: call.lookUps.first?.key.table ?? "").answer(call, arguments)
    }

    /// A request without arguments.
    func request(for lookUp: Call.LookUp) -> RuntimeRequest {
        var request = RuntimeRequest([lookUp.name], table: lookUp.key.table)
        request.kind = lookUp.key.kind
        request.isRaw = !lookUp.isFormat
        request.defaultText = missingText
        request.markup = markup
        return request
    }
}

/// One user's app that asks a platform as calls say.
struct UserCaller: Sendable {
    /// How all apps ask.
    let caller: Caller

    /// The language that the user prefers.
    let language: LanguageTag

    /// The table that most look-ups are in.
    let table: String

    /// The platform as the user has it for that table.
    let prepared: any PreparedRuntime

    /// What the app shows that asks so.
    func answer(_ call: Call, _ arguments: CallArguments) -> RuntimeAnswer {
        switch call {
        case .lookUp(let lookUp):
            var request = caller.request(for: lookUp)
            return answer(lookUp, arguments, &request)
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
    func answer(
        _ lookUp: Call.LookUp,
        _ arguments: CallArguments,
        _ request: inout RuntimeRequest
    ) -> RuntimeAnswer {
        request.width = arguments.width
        request.device = arguments.device
        request.product = arguments.product
        if let number = lookUp.number {
            switch value(of: number, arguments) {
            case .success(let value): request.count = value
            case .failure(let failure): return .failure(failure)
            }
        }
        if lookUp.isFormat {
            request.arguments.removeAll(keepingCapacity: true)
            for operand in lookUp.operands {
                switch value(of: operand, arguments) {
                case .success(let value): request.arguments.append(value)
                case .failure(let failure): return .failure(failure)
                }
            }
        }
        return answer(request)
    }

    private func answer(_ request: RuntimeRequest) -> RuntimeAnswer {
        if request.table == table { return prepared.answer(request) }
        var request = request
        request.languages = [language]
        return caller.runtime.answer(request)
    }

    private func value(
        of operand: Call.Operand,
        _ arguments: CallArguments
    ) -> Result<ArgumentValue, RuntimeFailure> {
        switch operand {
        case .nothing: return .success(.absent)
        case .argument(let index):
            return .success(arguments.values.indices.contains(index) ? arguments.values[index] : .absent)
        case .call(let call):
            switch answer(call, arguments) {
            case .text(let text): return .success(.text(text))
            case .list(let texts): return .success(.list(texts.map { .text($0) }))
            case .outcomes(let texts): return .success(.text(texts.first ?? ""))
            case .failure(let failure): return .failure(failure)
            }
        }
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
            guard arguments.values.indices.contains(index) else { return otherwise }
            switch arguments.values[index] {
            case .number(let number, _):
                let category = PluralRules.rules(for: language, kind: .cardinal).category(of: number)
                for branch in branches {
                    switch branch.condition {
                    case .number(let range) where range.contains(number): return branch.call
                    case .category(category, _): return branch.call
                    default: continue
                    }
                }
                return otherwise
            case .text(let text): return call(forText: text)
            default: return otherwise
            }
        }
    }

    private func call(forText text: String?) -> Call? {
        guard let text else { return otherwise }
        return branches.first { $0.condition == .text(text) }?.call ?? otherwise
    }
}
