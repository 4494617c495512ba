import InterlinguaIR

extension [ArgumentClaim] {
    /// What texts in a language say of their arguments' types.
    func uses(in language: LanguageTag) -> [TypeUse] {
        map { TypeUse(argument: $0.argument, type: $0.type, origin: Origin(range: $0.range), language: language) }
    }
}

extension Entry {
    /// Finds the arguments' types by what all texts take them for; gives the contradictions.
    ///
    /// The same contradiction is found in a specifier and in what the pattern implies; the specifier comes first.
    mutating func unifyArguments(_ uses: [TypeUse], sourceLanguage: LanguageTag) -> [Diagnostic] {
        struct Reported: Hashable {
            let argument: Int
            let language: LanguageTag
            let kind: TypeConflict.Kind
        }
        let uses = uses.filter { $0.type != .any }
        var reported: Set<Reported> = []
        return unifyArguments(claims: uses, sourceLanguage: sourceLanguage).compactMap { conflict in
            let use = conflict.deviating
            guard arguments.indices.contains(use.argument),
                reported.insert(Reported(argument: use.argument, language: use.language, kind: conflict.kind)).inserted
            else { return nil }
            return conflict.diagnostic(argument: arguments[use.argument])
        }
    }
}

/// Finds arguments that are read as an object here and as a number or C string there, which crashes.
struct StorageCheck {
    private(set) var diagnostics: [Diagnostic] = []

    /// Arguments that are objects in what counts, and that other texts read as something else.
    private(set) var contradictedObjects: Set<Int> = []

    private var established: [(claim: ArgumentClaim, language: LanguageTag)?]
    private var reported: Set<Int> = []

    init(argumentCount: Int) { established = Array(repeating: nil, count: argumentCount) }

    /// Takes what a text reads for right.
    mutating func establish(_ claims: [ArgumentClaim], in language: LanguageTag) {
        for claim in claims where established.indices.contains(claim.argument) && claim.storage != .none {
            established[claim.argument] = (claim, language)
        }
    }

    /// Compares what texts read with what others read.
    ///
    /// - Parameter reportsAgain: Whether arguments are reported that were before.
    mutating func check(_ claims: [ArgumentClaim], in language: LanguageTag, reportsAgain: Bool = true) {
        if reportsAgain { reported = [] }
        for claim in claims where established.indices.contains(claim.argument) && claim.storage != .none {
            guard let first = established[claim.argument] else {
                established[claim.argument] = (claim, language)
                continue
            }
            if first.claim.storage == claim.storage { continue }
            if first.claim.storage == .object { contradictedObjects.insert(claim.argument) }
            guard reported.insert(claim.argument).inserted else { continue }
            diagnostics.append(.storageConflict(claim, with: first.claim, in: first.language))
        }
    }
}
