import InterlinguaFormats
import InterlinguaIR

/// Asks a platform as calls say.
struct Caller: Sendable {
    /// The platform.
    let runtime: any Runtime

    /// The text that platforms which can are told to show for a missing entry; nil lets them show what they show.
    var missingText: String?

    /// What an app shows that asks so in a language.
    func answer(_ call: Call, _ arguments: CallArguments, in language: LanguageTag) -> RuntimeAnswer {
        switch call {
        case .lookUp(let lookUp): return answer(lookUp, arguments, in: language)
        case .items(let calls):
            var texts: [String] = []
            for call in calls {
                switch answer(call, arguments, in: language) {
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
            return answer(call, arguments, in: language)
        }
    }

    private func answer(
        _ lookUp: Call.LookUp,
        _ arguments: CallArguments,
        in language: LanguageTag
    ) -> RuntimeAnswer {
        var request = request(for: lookUp, [language])
        return answer(lookUp, arguments, in: language, &request)
    }

    /// What an app shows that asks so in a language; only what hangs on the arguments is changed in the request.
    func answer(
        _ lookUp: Call.LookUp,
        _ arguments: CallArguments,
        in language: LanguageTag,
        _ request: inout RuntimeRequest
    ) -> RuntimeAnswer {
        request.width = arguments.width
        request.device = arguments.device
        request.product = arguments.product
        if let number = lookUp.number {
            switch value(of: number, arguments, in: language) {
            case .success(let value): request.count = value
            case .failure(let failure): return .failure(failure)
            }
        }
        if lookUp.isFormat {
            request.arguments.removeAll(keepingCapacity: true)
            for operand in lookUp.operands {
                switch value(of: operand, arguments, in: language) {
                case .success(let value): request.arguments.append(value)
                case .failure(let failure): return .failure(failure)
                }
            }
        }
        return runtime.answer(request)
    }

    /// A request without arguments.
    func request(for lookUp: Call.LookUp, _ languages: [LanguageTag]) -> RuntimeRequest {
        var request = RuntimeRequest([lookUp.name], languages: languages, table: lookUp.key.table)
        request.kind = lookUp.key.kind
        request.isRaw = !lookUp.isFormat
        request.defaultText = missingText
        return request
    }

    private func value(
        of operand: Call.Operand,
        _ arguments: CallArguments,
        in language: LanguageTag
    ) -> Result<ArgumentValue, RuntimeFailure> {
        switch operand {
        case .nothing: return .success(.absent)
        case .argument(let index):
            return .success(arguments.values.indices.contains(index) ? arguments.values[index] : .absent)
        case .call(let call):
            switch answer(call, arguments, in: language) {
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
