import InterlinguaIR

/// What all languages' claims of an entry's arguments have in common, found in one pass.
///
/// Nearly always the languages agree, and nothing has to be told apart.
struct ClaimAgreement {
    /// Whether an argument is read in the same way wherever it is read.
    private(set) var isStorageSame = true

    private var arguments: [Agreed]
    private var isTypeSame = true

    private struct Agreed {
        var type: ArgumentType?
        var storage: ArgumentClaim.Storage?

        /// The first claim whose spelling the type may not tell.
        var spelled: (conversion: String, storage: ArgumentClaim.Storage)?
    }

    /// Compares the claims of all messages.
    init(_ drafts: [LanguageDraft], argumentCount: Int) {
        arguments = Array(repeating: Agreed(), count: argumentCount)
        for item in drafts {
            for claim in item.draft.claims { add(claim) }
        }
        guard isTypeSame else { return }
        var selecting = ArgumentSet()
        for item in drafts where !item.draft.isText { item.draft.format.insertSelectingArguments(into: &selecting) }
        // A select takes its argument for a number.
        for argument in arguments.indices where selecting.contains(argument) {
            switch arguments[argument].type {
            case .integer, .decimal, .number: break
            default: isTypeSame = false
            }
        }
    }

    private mutating func add(_ claim: ArgumentClaim) {
        let index = claim.argument
        guard arguments.indices.contains(index) else { return isTypeSame = false }
        if claim.type != .any {
            if let type = arguments[index].type {
                if type != claim.type { isTypeSame = false }
            } else {
                arguments[index].type = claim.type
            }
        }
        guard claim.storage != .none else { return }
        if let storage = arguments[index].storage {
            if storage != claim.storage { isStorageSame = false }
        } else {
            arguments[index].storage = claim.storage
        }
        if arguments[index].spelled == nil, claim.conversion != "@" || claim.storage != .object {
            arguments[index].spelled = (claim.conversion, claim.storage)
        }
    }

    /// The types of the arguments; nil if the claims differ, so that they have to be unified.
    ///
    /// What a pattern implies by itself is never narrower than what its specifiers claim.
    var types: [ArgumentType]? { isTypeSame ? arguments.map { $0.type ?? .any } : nil }

    /// Spellings of specifiers that the arguments' types don't tell; the first use of each argument counts.
    func spellings(for declared: [Argument]) -> [AppleEntryAnnotation.Spelling] {
        var result: [AppleEntryAnnotation.Spelling] = []
        for index in declared.indices where arguments.indices.contains(index) {
            guard let spelled = arguments[index].spelled else { continue }
            switch (spelled.storage, declared[index].type) {
            case (.pointer, _):
                result.append(.init(argument: index, spelling: spelled.conversion.suffix(1).description))
            case (.number, .integer(let integer)) where integer.bits == 64 && spelled.conversion.utf8.count == 2:
                let size = String(spelled.conversion.dropLast())
                if ["l", "q", "z", "t", "j", "L"].contains(size) {
                    result.append(.init(argument: index, spelling: size))
                }
            default: break
            }
        }
        return result
    }
}

extension Pattern {
    /// Adds the arguments that selects look at, at any depth.
    fileprivate func insertSelectingArguments(into arguments: inout ArgumentSet) {
        for element in elements {
            switch element {
            case .text, .placeholder, .reference: break
            case .select(let select):
                if case .argument(let argument, _) = select.selector { arguments.insert(argument) }
                for variant in select.variants { variant.pattern.insertSelectingArguments(into: &arguments) }
            case .markup(let markup): markup.content.insertSelectingArguments(into: &arguments)
            }
        }
    }
}
