import InterlinguaIR

/// How the specifiers of an argument are spelled where its type does not tell.
package struct ClaimedSpelling: Hashable, Sendable {
    /// Index into the entry's arguments.
    package var argument: Int

    /// The size of an integer (`l`, `z`), or `s` or `S` for a C string.
    package var spelling: String
}

extension [ClaimedSpelling] {
    /// What the claims spell that the types don't tell; the first use of each argument counts.
    init(_ claims: some Sequence<ArgumentClaim>, for arguments: [Argument]) {
        self = []
        var isKnown = Array<Bool>(repeating: false, count: arguments.count)
        for claim in claims {
            guard arguments.indices.contains(claim.argument), !isKnown[claim.argument], claim.storage != .none else {
                continue
            }
            isKnown[claim.argument] = true
            switch (claim.storage, arguments[claim.argument].type) {
            case (.pointer, _):
                append(ClaimedSpelling(argument: claim.argument, spelling: String(claim.conversion.suffix(1))))
            case (.number, .integer(let integer)) where integer.bits == 64 && claim.conversion.utf8.count == 2:
                let size = String(claim.conversion.dropLast())
                if ["l", "q", "z", "t", "j", "L"].contains(size) {
                    append(ClaimedSpelling(argument: claim.argument, spelling: size))
                }
            default: break
            }
        }
        sort { $0.argument < $1.argument }
    }
}
