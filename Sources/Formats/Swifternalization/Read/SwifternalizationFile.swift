import InterlinguaIR

/// A file of a project of Swifternalization, read but not put together with the others.
struct SwifternalizationFile: Sendable {
    struct Text: Sendable {
        let element: JSONElement

        /// The text, escapes undone.
        let text: String

        /// The place of a stretch of the text.
        func range(ofBytes bytes: Range<Int>) -> SourceRange {
            let file = element.document.file
            let lower = element.sourceOffset(ofByte: bytes.lowerBound)
            let upper = element.sourceOffset(ofByte: bytes.upperBound)
            return SourceRange(file: file, lowerBound: lower, upperBound: upper)
        }
    }

    /// A text for so much room.
    struct Width: Sendable {
        let key: JSONElement

        let name: String

        /// The least width at which the library takes the text.
        let room: Int

        let text: Text
    }

    /// What a member or an entry without expressions says.
    enum Content: Sendable {
        case text(Text)
        /// Texts by width, no two for the same, the widest first.
        case widths([Width])

        var isText: Bool { if case .text = self { true } else { false } }

        var texts: [Text] {
            switch self {
            case .text(let text): [text]
            case .widths(let widths): widths.map(\.text)
            }
        }
    }

    /// What is said if an expression matches.
    struct Member: Sendable {
        let key: JSONElement

        /// The expression, or the name of a shared one.
        let name: String

        let content: Content
    }

    /// What an entry says.
    enum Shape: Sendable {
        /// The same for every call without a value.
        case plain(Content)
        /// By expressions; none if the library drops them all.
        case expressions([Member])

        var texts: [Text] {
            switch self {
            case .plain(let content): content.texts
            case .expressions(let members): members.flatMap(\.content.texts)
            }
        }
    }

    /// An entry that survives loading.
    struct Entry: Sendable {
        let key: JSONElement

        let name: String

        let shape: Shape

        /// The key and what it says.
        var range: SourceRange {
            let end = shape.texts.map(\.element.range.upperBound).reduce(key.range.upperBound, max)
            return SourceRange(file: key.range.file, bounds: key.range.lowerBound..<end)
        }
    }

    /// A section of `expressions.json`.
    struct Section: Sendable {
        struct Expression: Sendable {
            let key: JSONElement

            let value: JSONElement

            let expression: SharedExpressions.Expression
        }

        /// The section's name in the file.
        let key: JSONElement

        /// The section's name: `base` or a language.
        package let identifier: String

        package let expressions: [Expression]
    }

    /// The file's text.
    let file: SourceFile

    let path: SwifternalizationPath

    /// The entries of a file of texts, keys once each.
    var entries: [Entry] = []

    /// The sections of `expressions.json`, names once each.
    var sections: [Section] = []

    /// Whether it is an `expressions.json` that the library takes for absent, although its sections can be read.
    var isIgnored = false

    /// What is to be said about the file alone.
    var diagnostics: [Diagnostic] = []
}
