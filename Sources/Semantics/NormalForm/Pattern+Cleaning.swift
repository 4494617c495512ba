import InterlinguaIR

/// A pattern is nested too deeply, or has too many sentences.
struct TooLarge: Error {}

extension Pattern {
    /// A select without variants: nothing can be said here.
    static let gap = Pattern([.select(Select(.width, variants: []))])

    /// The pattern without names, spellings, places and protected spans, its arguments renumbered.
    func cleaned(_ indices: [Int], depth: Int = 0) throws(TooLarge) -> Pattern {
        if depth > Pattern.maximumDepth { throw TooLarge() }
        if isPlainText { return self }
        var result = Pattern()
        for element in elements {
            switch element {
            case .text: result.append(element)
            case .placeholder(var placeholder):
                placeholder.argument = indices.at(placeholder.argument)
                placeholder.format = placeholder.format.mappingSizes { indices.at($0) }.withoutIdleFlags
                placeholder.isUnescaped = false
                result.append(.placeholder(placeholder))
            case .select(let select):
                var variants: [Variant] = []
                for variant in select.variants {
                    variants.append(Variant(variant.condition, try variant.pattern.cleaned(indices, depth: depth + 1)))
                }
                var selector = select.selector
                if case .argument(let index, let reading) = selector {
                    selector = .argument(indices.at(index), reading)
                }
                result.append(.select(Select(selector, variants: variants)))
            case .reference(var reference):
                for (name, operand) in reference.bindings {
                    switch operand {
                    case .argument(let index): reference.bindings[name] = .argument(indices.at(index))
                    case .pattern(let pattern):
                        reference.bindings[name] = .pattern(try pattern.cleaned(indices, depth: depth + 1))
                    }
                }
                result.append(.reference(reference))
            case .markup(var markup):
                let content = try markup.content.cleaned(indices, depth: depth + 1)
                if case .protected = markup.kind {
                    result.append(content)
                } else {
                    markup.content = content
                    result.append(.markup(markup))
                }
            }
        }
        return result
    }
}

extension Format {
    /// The format without flags that change nothing: zeros in front where there is no width, and signs of what has none.
    fileprivate var withoutIdleFlags: Format {
        guard case .number(var number) = self else { return self }
        if number.field.width == nil { number.isZeroPadded = false }
        if number.notation == .hexadecimal || number.notation == .octal { number.sign = .negative }
        return .number(number)
    }
}

extension [Int] {
    /// The element at an index; the index itself if there is none.
    fileprivate func at(_ index: Int) -> Int { indices.contains(index) ? self[index] : index }
}
