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
            item.draft.claims.withUnsafeBufferPointer { claims in
                guard let base = claims.baseAddress else { return }
                var index = 0
                while index < claims.count {
                    add(base + index)
                    index += 1
                }
            }
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

    /// Adds a claim; behind a pointer, since a claim that is copied counts a reference to its file, for which threads would
    /// wait.
    private mutating func add(_ claim: UnsafePointer<ArgumentClaim>) {
        let argument = claim.pointee.argument
        guard argument >= 0, argument < arguments.count else { return isTypeSame = false }
        if claim.pointee.type != .any {
            if let known = arguments[argument].type {
                if known != claim.pointee.type { isTypeSame = false }
            } else {
                arguments[argument].type = claim.pointee.type
            }
        }
        let storage = claim.pointee.storage
        guard storage != .none else { return }
        if let known = arguments[argument].storage {
            if known != storage { isStorageSame = false }
        } else {
            arguments[argument].storage = storage
        }
        if arguments[argument].spelled == nil, storage != .object || claim.pointee.conversion != "@" {
            arguments[argument].spelled = (claim.pointee.conversion, storage)
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
