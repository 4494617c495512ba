import InterlinguaIR
import OrderedCollections

/// How a text marks for translators where it shows an argument.
struct ProtectionMark: Hashable {
    /// The argument's index.
    let argument: Int

    private let kind: Markup.Kind

    /// What else of the text is in the mark, such as a currency or a percent sign.
    private var before = ""
    private var after = ""

    /// Nil for what marks something else than one argument.
    init?(_ markup: Markup) {
        guard case .protected = markup.kind else { return nil }
        var argument: Int?
        for element in markup.content.elements {
            switch element {
            case .text(let text): if argument == nil { before = text } else { after = text }
            case .placeholder(let placeholder) where argument == nil: argument = placeholder.argument
            default: return nil
            }
        }
        guard let argument else { return nil }
        self.argument = argument
        kind = markup.kind
    }

    /// How much of the text around a placeholder goes into the mark; nil if other text is there.
    fileprivate func size(between start: String, _ end: String) -> Int? {
        guard start.utf8.suffix(before.utf8.count).elementsEqual(before.utf8), end.utf8.starts(with: after.utf8) else {
            return nil
        }
        return before.utf8.count + after.utf8.count
    }

    /// Puts a placeholder into the mark with text from around it, which is taken away there.
    fileprivate func element(around placeholder: Element, _ start: inout String, _ end: inout String) -> Element {
        var content = Pattern()
        if size(between: start, end) != nil {
            start = String(decoding: start.utf8.dropLast(before.utf8.count), as: UTF8.self)
            end = String(decoding: end.utf8.dropFirst(after.utf8.count), as: UTF8.self)
            content = Pattern([.text(before), placeholder, .text(after)])
        } else {
            content = Pattern([placeholder])
        }
        return .markup(Markup(kind, content))
    }
}

extension Pattern {
    /// The same text with its arguments marked, where they are not yet.
    ///
    /// - Parameter marks: Those of each argument, of which the one counts that holds most of the text around it.
    func protected(by marks: [Int: OrderedSet<ProtectionMark>]) -> Pattern {
        if isPlainText { return self }
        var result: [Element] = []
        // The text before the next element.
        var start = ""
        var rest = elements[...]
        while let element = rest.popFirst() {
            switch element {
            case .text(let text):
                start += text
                continue
            case .placeholder(let placeholder):
                guard let known = marks[placeholder.argument] else { break }
                var end = ""
                if case .text(let text)? = rest.first {
                    end = text
                    rest.removeFirst()
                }
                func size(_ mark: ProtectionMark) -> Int { mark.size(between: start, end) ?? -1 }
                guard let mark = known.max(by: { size($0) < size($1) }) else { break }
                let marked = mark.element(around: element, &start, &end)
                result += [.text(start), marked]
                start = end
                continue
            case .select(var select):
                for index in select.variants.indices {
                    select.variants[index].pattern = select.variants[index].pattern.protected(by: marks)
                }
                result += [.text(start), .select(select)]
                start = ""
                continue
            case .markup(let markup):
                if case .protected = markup.kind { break }
                result += [.text(start), .markup(Markup(markup.kind, markup.content.protected(by: marks)))]
                start = ""
                continue
            case .reference: break
            }
            result += [.text(start), element]
            start = ""
        }
        return Pattern(result + [.text(start)])
    }
}
