package import InterlinguaIR

/// What is reported of bytes and values of every syntax.
extension Diagnostic.Kind {
    package static let invalidEncoding = Diagnostic.Kind(
        "invalid-encoding",
        "Some bytes are not text in the encoding of the file. Readers refuse the file or show replacement characters. "
            + "Texts of .strings files with such bytes are left out.",
        repair: "Save the file as UTF-8."
    )
    package static let fileTooLarge = Diagnostic.Kind(
        "file-too-large",
        "The file is larger than 4 GiB (2 GiB for XML) and is not read.",
        repair: "Split the file."
    )
    package static let secondByteOrderMark = Diagnostic.Kind(
        "second-byte-order-mark",
        "The file begins with two byte order marks. Foundation refuses the whole file.",
        repair: "Save the file as UTF-8 without a byte order mark."
    )
    package static let missingByteOrderMark = Diagnostic.Kind(
        "missing-byte-order-mark",
        "The file is UTF-16 or UTF-32 without a byte order mark. Foundation refuses it.",
        repair: "Save the file as UTF-8, or with a byte order mark."
    )
    package static let unterminatedString = Diagnostic.Kind(
        "unterminated-string",
        "A quoted text has no closing quote, so everything after it is taken for text.",
        repair: "Close the quote."
    )
    package static let unterminatedComment = Diagnostic.Kind(
        "unterminated-comment",
        "A comment is never closed, so everything after it is skipped.",
        repair: "Close the comment with “*/”."
    )
    package static let tooDeep = Diagnostic.Kind(
        "too-deep",
        "Values are nested too deep to be read.",
        repair: "Flatten the file."
    )
    package static let duplicateKey = Diagnostic.Kind(
        "duplicate-key",
        "An object has the same key twice. Most readers take the last value, some the first.",
        repair: "Remove one of the two."
    )

    package static let encodingKinds: [Diagnostic.Kind] = [
        .invalidEncoding, .fileTooLarge, .secondByteOrderMark, .missingByteOrderMark, .unterminatedString,
        .unterminatedComment, .tooDeep, .duplicateKey,
    ]
}
