package import InterlinguaIR

/// The elements that a message's texts hold as characters: apps make views of them, as React's `Trans` does of
/// `<1>Terms</1>`.
package struct TextTags {
    /// The names of elements that are closed, in order.
    package let names: [String]

    package init(_ message: Message) {
        var names: [String] = []
        message.forEachPattern { pattern in
            for case .text(let text) in pattern.elements where text.containsByte(UInt8(ascii: "<")) {
                let pieces = text.utf8.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false).dropFirst()
                for name in pieces.compactMap(Self.closedName) where !names.contains(name) { names.append(name) }
            }
        }
        self.names = names
    }

    /// The element that what follows a `<` closes: `/b>` or `br />`.
    private static func closedName(_ piece: Substring.UTF8View) -> String? {
        guard let end = piece.firstIndex(of: UInt8(ascii: ">")) else { return nil }
        let tag = piece[..<end]
        let isEnd = tag.first == UInt8(ascii: "/")
        let name = (isEnd ? tag.dropFirst() : tag).prefix {
            $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
        }
        guard !name.isEmpty, isEnd ? name.endIndex == end : tag.last == UInt8(ascii: "/") else { return nil }
        return String(Substring(name))
    }

    /// What a translation does with the source text's elements; line breaks are the translator's affair.
    func diagnostics(
        of translation: TextTags,
        _ language: LanguageTag,
        at range: SourceRange?,
        notes: [Diagnostic.Note]
    ) -> [Diagnostic] {
        let absent = names.filter { !translation.names.contains($0) && $0 != "br" }.map { "“<\($0)>”" }
        let strangers = translation.names.filter { !names.contains($0) && $0 != "br" }.map { "“<\($0)>”" }
        if let stranger = strangers.first {
            let hint = absent.isEmpty ? "" : ", which has \(absent.joined(separator: ", "))"
            let message = "\(stranger) in the “\(language)” text is not in the source text\(hint)"
            return [Diagnostic(.warning, .placeholderNotInSource, message, at: range, notes: notes)]
        }
        if absent.isEmpty { return [] }
        let message =
            "the text in “\(language)” lacks \(absent.joined(separator: ", ")), which the source text has"
        return [Diagnostic(.warning, .placeholderNotShown, message, at: range, notes: notes)]
    }
}
