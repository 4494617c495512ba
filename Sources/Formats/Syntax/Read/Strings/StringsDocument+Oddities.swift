import InterlinguaIR

extension StringsDocument {
    /// Warns of escapes that are probably not meant as they are read.
    func reportOddities(of token: StringsToken, to diagnostics: inout [Diagnostic]) {
        guard token.hasEscapes else { return }
        let bytes = file.utf8[Int(token.lowerBound)..<Int(token.upperBound)]
        for (oddity, source) in StringsEscapes.oddities(in: bytes) {
            let written = String(decoding: file.utf8[source], as: UTF8.self)
            let message =
                switch oddity {
                case .lowercaseU:
                    "“\\u” is no escape and shows “u”; write “\\U” with four digits, or the character itself"
                case .longCode: "“\\U” reads only four digits; write the character itself"
                case .loneSurrogate: "“\(written)” is half of a surrogate pair and shows “\u{FFFD}”"
                case .unknown: "“\(written)” is no escape; the backslash is dropped"
                }
            diagnostics.append(Diagnostic(.warning, .unknownEscape, message, at: range(source)))
        }
    }
}
