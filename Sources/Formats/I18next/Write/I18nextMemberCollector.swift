import InterlinguaIR
import OrderedCollections

/// One member of a file before its text is written.
struct I18nextMemberDraft: Sendable {
    /// What stands behind the entry's name: context and plural suffix with their separators; empty for the name itself.
    var suffix: String

    /// The text without any choice, or the texts of a list.
    var content: Message.Content

    var origin: Origin

    /// Whether no file has it, so that it may be what the library shows without it.
    var isAdded = false
}

/// Something in a message that no member can hold.
struct I18nextMemberProblem: Sendable, Hashable {
    var kind: Diagnostic.Kind

    /// What happened, in words.
    var message: String

    var origin: Origin
}

/// Takes a message apart into the members that say it.
struct I18nextMemberCollector {
    private let suffixes: I18nextSuffixes
    private let arguments: [Argument]
    private let usesSpellings: Bool
    private var drafts: OrderedDictionary<String, I18nextMemberDraft> = [:]

    /// The suffixes that the message's members have in the project that is written into.
    var existing: Set<String> = []

    /// Texts that were found under another name than the one that is asked for first.
    private var borrowed: [Borrowed] = []

    /// A text that stands under another name than the one that is asked for first.
    private struct Borrowed {
        /// The context that it is for, with its separator.
        let context: String
        /// The suffix that is asked for first.
        let asked: String
        /// The text under the name where it was found.
        let draft: I18nextMemberDraft
    }

    /// What no member can hold.
    private(set) var problems: [I18nextMemberProblem] = []

    /// Prepares for a message of an entry.
    ///
    /// - Parameter usesSpellings: whether the variants are spelled as members of this version are named.
    init(_ suffixes: I18nextSuffixes, arguments: [Argument], usesSpellings: Bool) {
        self.suffixes = suffixes
        self.arguments = arguments
        self.usesSpellings = usesSpellings
    }

    /// The choices on the way to a text.
    private struct Branch {
        var context = ""
        var number = ""
        var article = ""
        var spelling: String?
        var origin: Origin
        var isAdded = false
    }

    /// The members of a message, the name itself before contexts, each with its forms behind it.
    mutating func members(of message: Message) -> [I18nextMemberDraft] {
        switch message.content {
        case .list:
            return [I18nextMemberDraft(suffix: "", content: message.content, origin: message.origin)]
        case .pattern(let pattern):
            guard pattern.onlySelect != nil else {
                return [I18nextMemberDraft(suffix: "", content: message.content, origin: message.origin)]
            }
            walk(pattern, Branch(origin: message.origin))
            addBorrowed()
            if !usesSpellings { addBaseOfOneForm() }
            return Array(drafts.values)
        }
    }

    private mutating func walk(_ pattern: Pattern, _ branch: Branch) {
        guard let select = pattern.onlySelect else {
            add(pattern, branch)
            return
        }
        guard case .argument(let argument, let reading) = select.selector else {
            lose("a choice by width, device or product", branch)
            if let last = select.variants.last { walk(last.pattern, branch) }
            return
        }
        let isText =
            reading == .text || select.variants.contains { if case .text = $0.condition { true } else { false } }
        if isText {
            walkTexts(select, argument, branch)
        } else {
            walkNumbers(select, branch)
        }
    }

    private mutating func walkTexts(_ select: Select, _ argument: Int, _ branch: Branch) {
        let isArticle = arguments.indices.contains(argument) && arguments[argument].name == "indefinite_article"
        func isRest(_ condition: Condition) -> Bool { condition == .otherwise || condition == .absent }
        let ordered =
            usesSpellings
            ? select.variants
            : select.variants.filter { isRest($0.condition) } + select.variants.filter { !isRest($0.condition) }
        for variant in ordered {
            var next = branch
            next.spelling = variant.spelling
            next.isAdded = variant.origin.range == nil
            if variant.origin.range != nil { next.origin = variant.origin }
            switch variant.condition {
            case .otherwise, .absent: break
            case .text(let text):
                if isArticle {
                    guard text == "true" else { continue }
                    next.article = "_indefinite"
                } else {
                    next.context += suffixes.contextSeparator + text
                }
            case .category, .rule, .number, .matches, .atLeast:
                lose("a choice by a text’s look", next)
                continue
            }
            walk(variant.pattern, next)
        }
    }

    private mutating func walkNumbers(_ select: Select, _ branch: Branch) {
        var forms: [(suffix: String, variant: Variant)] = []
        for variant in select.variants {
            guard let suffix = suffixes.suffix(of: variant.condition) ?? (usesSpellings ? variant.spelling : nil) else {
                var next = branch
                if variant.origin.range != nil { next.origin = variant.origin }
                lose("“\(variant.spelling ?? variant.condition.words)”", next)
                continue
            }
            forms.append((suffix, variant))
        }
        if !usesSpellings {
            // The name itself comes first.
            forms = forms.filter { $0.suffix.isEmpty } + forms.filter { !$0.suffix.isEmpty }
        }
        for (suffix, variant) in forms {
            var next = branch
            next.number = suffix
            next.spelling = variant.spelling
            next.isAdded = variant.origin.range == nil
            if variant.origin.range != nil { next.origin = variant.origin }
            walk(variant.pattern, next)
        }
    }

    private mutating func add(_ pattern: Pattern, _ branch: Branch) {
        let composed = branch.context + branch.number + branch.article
        let suffix = usesSpellings ? branch.spelling ?? composed : composed
        var draft = I18nextMemberDraft(suffix: suffix, content: .pattern(pattern), origin: branch.origin)
        draft.isAdded = branch.isAdded
        if suffix == composed {
            add(draft)
        } else {
            borrowed.append(Borrowed(context: branch.context, asked: composed, draft: draft))
        }
    }

    private mutating func add(_ draft: I18nextMemberDraft) {
        guard let other = drafts[draft.suffix] else {
            drafts[draft.suffix] = draft
            return
        }
        if other.content != draft.content {
            let name = draft.suffix.isEmpty ? "the key itself" : "“\(draft.suffix)”"
            problems.append(
                I18nextMemberProblem(
                    kind: .duplicateName,
                    message: "\(name) stands for several texts of the message; only the first is written",
                    origin: draft.origin
                )
            )
        }
    }

    /// Leaves the texts to the names where they were found, and gives names of their own to those that are others now.
    private mutating func addBorrowed() {
        for text in borrowed {
            var own = text.draft
            if let found = drafts[own.suffix] {
                // The context's own text is asked for before one without the context.
                let nearer = own.suffix.hasPrefix(text.context) ? nil : drafts[text.context]
                let isFound = found.content == own.content && (nearer.map { $0.content == own.content } ?? true)
                if isFound { continue }
                own.suffix = text.asked
            }
            add(own)
        }
    }

    /// Libraries before 10 ask for the key itself in languages of one form, later ones for its number: those that find a form
    /// that is there alone.
    private mutating func addBaseOfOneForm() {
        guard let form = suffixes.onlyForm else { return }
        for draft in drafts.values where draft.suffix.hasSuffix(form) {
            let base = String(draft.suffix.dropLast(form.count))
            let isAlone = existing.contains(draft.suffix) && !existing.contains(base)
            guard drafts[base] == nil, !isAlone else { continue }
            var copy = draft
            copy.suffix = base
            drafts.updateValue(copy, forKey: base, insertingAt: drafts.index(forKey: draft.suffix) ?? 0)
        }
    }

    private mutating func lose(_ what: String, _ branch: Branch) {
        problems.append(
            I18nextMemberProblem(
                kind: .unwritable,
                message: "\(what) can't be written in this version",
                origin: branch.origin
            )
        )
    }
}

extension Condition {
    /// The condition in words, for messages.
    fileprivate var words: String {
        switch self {
        case .category(let category, _): category.rawValue
        case .rule(let rule): rule.description
        case .number(let range): range.onlyNumber.map { "=\($0)" } ?? "a range of numbers"
        case .text(let text): text
        case .matches: "a regular expression"
        case .atLeast(let width): "width \(width)"
        case .absent: "no number"
        case .otherwise: "otherwise"
        }
    }
}
