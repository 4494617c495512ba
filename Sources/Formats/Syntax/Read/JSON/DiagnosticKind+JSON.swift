package import InterlinguaIR

/// What is reported of JSON.
extension Diagnostic.Kind {
    package static let jsonBadEscape = Diagnostic.Kind(
        "json-bad-escape",
        "A backslash begins no escape sequence of JSON. Parsers refuse the file.",
        repair: "Write \\\\ for a backslash, \\n for a line break."
    )
    package static let jsonByteOrderMark = Diagnostic.Kind(
        "json-byte-order-mark",
        "The file begins with a byte order mark. Some JSON parsers refuse it.",
        repair: "Save the file as UTF-8 without a byte order mark."
    )
    package static let jsonComment = Diagnostic.Kind(
        "json-comment",
        "JSON has no comments. Parsers refuse the file.",
        repair: "Remove the comment."
    )
    package static let jsonControlCharacter = Diagnostic.Kind(
        "json-control-character",
        "A string holds a raw control character. Parsers refuse the file.",
        repair: "Write it as an escape sequence, such as \\n or \\t."
    )
    package static let jsonEmpty = Diagnostic.Kind(
        "json-empty",
        "The file is empty. Parsers refuse it.",
        repair: "Write {}, or remove the file."
    )
    package static let jsonEncoding = Diagnostic.Kind(
        "json-encoding",
        "The file is not UTF-8. JSON parsers refuse it.",
        repair: "Save the file as UTF-8."
    )
    package static let jsonExtraComma = Diagnostic.Kind(
        "json-extra-comma",
        "A comma has no value before it. Parsers refuse the file.",
        repair: "Remove the comma."
    )
    package static let jsonLeadingPlus = Diagnostic.Kind(
        "json-leading-plus",
        "A number begins with “+”. Parsers refuse the file.",
        repair: "Remove the sign."
    )
    package static let jsonLeadingZero = Diagnostic.Kind(
        "json-leading-zero",
        "A number begins with a zero before other digits. Parsers refuse the file.",
        repair: "Remove the zero."
    )
    package static let jsonLoneSurrogate = Diagnostic.Kind(
        "json-lone-surrogate",
        "A \\u escape gives half of a surrogate pair. Readers show a replacement character.",
        repair: "Write both halves, or the character itself."
    )
    package static let jsonMismatchedBracket = Diagnostic.Kind(
        "json-mismatched-bracket",
        "A bracket closes another kind of bracket, or none. Parsers refuse the file.",
        repair: "Balance the brackets."
    )
    package static let jsonMissingColon = Diagnostic.Kind(
        "json-missing-colon",
        "A key is not followed by “:” and a value. Parsers refuse the file.",
        repair: "Write “:” and the value."
    )
    package static let jsonMissingComma = Diagnostic.Kind(
        "json-missing-comma",
        "Two members or elements have no comma between them. Parsers refuse the file.",
        repair: "Write the comma."
    )
    package static let jsonMissingKey = Diagnostic.Kind(
        "json-missing-key",
        "A member has no key. Parsers refuse the file.",
        repair: "Write the key in double quotes."
    )
    package static let jsonMissingValue = Diagnostic.Kind(
        "json-missing-value",
        "A member has no value. Parsers refuse the file.",
        repair: "Write the value."
    )
    package static let jsonNotANumber = Diagnostic.Kind(
        "json-not-a-number",
        "NaN, Infinity and undefined are not JSON. Parsers refuse the file.",
        repair: "Write null, or a string."
    )
    package static let jsonNumber = Diagnostic.Kind(
        "json-number",
        "A number is malformed. Parsers refuse the file.",
        repair: "Write it as JSON does, or as a string in double quotes."
    )
    package static let jsonSeveralValues = Diagnostic.Kind(
        "json-several-values",
        "Something follows the file's value. Parsers refuse the file.",
        repair: "Keep one value in the file."
    )
    package static let jsonSingleQuotes = Diagnostic.Kind(
        "json-single-quotes",
        "A string stands between single quotes. Parsers refuse the file.",
        repair: "Use double quotes."
    )
    package static let jsonSyntax = Diagnostic.Kind(
        "json-syntax",
        "The file is not JSON at this place. Parsers refuse the file.",
        repair: "Correct or remove what stands here."
    )
    package static let jsonTrailingComma = Diagnostic.Kind(
        "json-trailing-comma",
        "A comma follows the last member or element. Parsers refuse the file.",
        repair: "Remove the comma."
    )
    package static let jsonTruncated = Diagnostic.Kind(
        "json-truncated",
        "The file ends within an object or array. Parsers refuse it.",
        repair: "Restore the end of the file."
    )
    package static let jsonTypographicQuotes = Diagnostic.Kind(
        "json-typographic-quotes",
        "A string stands between typographic quotes. Parsers refuse the file.",
        repair: "Use straight double quotes."
    )
    package static let jsonUnquotedKey = Diagnostic.Kind(
        "json-unquoted-key",
        "A key has no quotes. Parsers refuse the file.",
        repair: "Put the key in double quotes."
    )
    package static let jsonUnquotedValue = Diagnostic.Kind(
        "json-unquoted-value",
        "A string has no quotes. Parsers refuse the file.",
        repair: "Put the string in double quotes."
    )
    package static let jsonWhiteSpace = Diagnostic.Kind(
        "json-white-space",
        "The file has a white space character that JSON does not allow, such as a no-break space. Parsers refuse the file.",
        repair: "Replace it by a space."
    )
    package static let tooManyErrors = Diagnostic.Kind(
        "too-many-errors",
        "The file has so many syntax errors that the rest was not read.",
        repair: "Correct the errors reported before."
    )

    package static let jsonKinds: [Diagnostic.Kind] = [
        .jsonBadEscape, .jsonByteOrderMark, .jsonComment, .jsonControlCharacter, .jsonEmpty, .jsonEncoding,
        .jsonExtraComma, .jsonLeadingPlus, .jsonLeadingZero, .jsonLoneSurrogate, .jsonMismatchedBracket,
        .jsonMissingColon, .jsonMissingComma, .jsonMissingKey, .jsonMissingValue, .jsonNotANumber, .jsonNumber,
        .jsonSeveralValues, .jsonSingleQuotes, .jsonSyntax, .jsonTrailingComma, .jsonTruncated, .jsonTypographicQuotes,
        .jsonUnquotedKey, .jsonUnquotedValue, .jsonWhiteSpace, .tooManyErrors,
    ]
}
