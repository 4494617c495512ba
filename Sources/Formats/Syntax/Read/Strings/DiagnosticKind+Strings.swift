package import InterlinguaIR

/// What is reported of .strings files.
extension Diagnostic.Kind {
    package static let loneSurrogate = Diagnostic.Kind(
        "lone-surrogate",
        "An escape denotes half of a surrogate pair, which is no character. Android drops it, Foundation shows U+FFFD.",
        repair: "Write the character itself."
    )
    package static let stringsSyntax = Diagnostic.Kind(
        "strings-syntax",
        "The .strings file is malformed at this place. Foundation refuses the whole file, or reads it only up to here.",
        repair: "Write entries as \"key\" = \"value\";"
    )
    package static let trailingJunk = Diagnostic.Kind(
        "trailing-junk",
        "Something follows the last entry. Foundation ignores it, and whatever follows.",
        repair: "Remove it, or write an entry."
    )
    package static let unknownEscape = Diagnostic.Kind(
        "unknown-escape",
        "A backslash precedes a character that needs none. The backslash is dropped.",
        repair: "Remove the backslash, or write \\\\ to show one."
    )

    package static let stringsKinds: [Diagnostic.Kind] = [
        .loneSurrogate, .stringsSyntax, .trailingJunk, .unknownEscape,
    ]
}
