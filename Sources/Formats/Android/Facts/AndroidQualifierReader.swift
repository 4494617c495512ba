import InterlinguaIR

/// Reads the parts of a folder's name, which are in small letters, one behind the other.
struct AndroidQualifierReader {
    /// The first part that was not read yet.
    private(set) var position = 0

    /// Whether a part was read that makes the folder one for some devices only.
    private(set) var hasRestrictions = false

    private let parts: [Substring]

    init(_ parts: [Substring]) { self.parts = parts }

    /// The first part that was not read yet; nil at the end.
    var current: Substring? { position < parts.count ? parts[position] : nil }

    /// Reads each of the qualifiers, in their order, if it is there; `any` stands for every one and says nothing.
    mutating func read(_ qualifiers: [AndroidQualifier]) {
        for qualifier in qualifiers {
            guard let part = current else { return }
            if qualifier.matches(part) {
                hasRestrictions = true
            } else if part != AndroidQualifier.anything {
                continue
            }
            position += 1
        }
    }

    mutating func readLanguage() -> Result<AndroidFolder.LanguagePart?, AndroidFolder.Problem> {
        guard let part = current else { return .success(nil) }
        if part.hasPrefix("b+") {
            position += 1
            return AndroidFolder.LanguagePart.read(part.dropFirst(2))
        }
        guard (2...3).contains(part.utf8.count), Self.isAlphabetic(part), part != AndroidQualifier.car else {
            return .success(nil)
        }
        position += 1
        var text = String(part)
        if let next = current, next.utf8.count == 3, next.hasPrefix("r"), Self.isAlphabetic(next) {
            position += 1
            text += "-" + next.dropFirst()
        }
        guard let tag = LanguageTag(text) else {
            return .failure(AndroidFolder.Problem(reason: "“\(text)” is no language tag"))
        }
        return .success(AndroidFolder.LanguagePart(tag: tag, code: String(part), isPlain: true))
    }

    private static func isAlphabetic(_ part: Substring) -> Bool {
        part.utf8.allSatisfy { (0x61...0x7A).contains($0) }
    }
}

extension AndroidFolder {
    /// Why a folder's name can't be read.
    struct Problem: Error, Hashable {
        /// Part of a sentence.
        var reason: String
    }

    /// The language in a folder's name.
    struct LanguagePart: Hashable {
        var tag: LanguageTag

        /// The language's code as it is written.
        var code: String

        /// Whether the language is written without `b+`.
        var isPlain: Bool

        /// Reads what follows `b+`: up to four subtags separated by `+`; private ones are lost in Android's tools.
        static func read(_ text: Substring) -> Result<LanguagePart?, Problem> {
            if text.isEmpty { return .success(nil) }
            var subtags = text.split(separator: "+", omittingEmptySubsequences: false)
            let tag = LanguageTag(subtags.joined(separator: "-"))
            if tag?.privateUse != nil, let x = subtags.firstIndex(of: "x"), x > 0 { subtags.removeSubrange(x...) }
            // Android takes what precedes the first plus sign for the language, which no user's is of one letter.
            guard let code = subtags.first, code.utf8.count > 1, let tag = LanguageTag(subtags.joined(separator: "-")),
                tag.privateUse == nil
            else {
                return .failure(Problem(reason: "“\(text.replacingPlus())” is no language tag"))
            }
            guard tag.extensions.isEmpty else {
                return .failure(Problem(reason: "extensions of language tags can't stand in a folder's name"))
            }
            guard tag.variants.count < 2 else {
                return .failure(Problem(reason: "a folder's name holds one variant subtag at most"))
            }
            return .success(LanguagePart(tag: tag, code: String(code), isPlain: false))
        }
    }
}

extension Substring {
    /// The text with hyphens for plus signs.
    fileprivate func replacingPlus() -> String {
        split(separator: "+", omittingEmptySubsequences: false).joined(separator: "-")
    }
}
