import InterlinguaIR

/// How large entries are, which has to be known before they are put into each other.
extension Entry {
    /// How deep elements stand inside each other in the deepest message.
    var nestingDepth: Int {
        var depth = 0
        for message in messages.values {
            for pattern in message.patterns { depth = max(depth, pattern.nestingDepth) }
        }
        return depth
    }

    /// How many elements are added if a part's messages are put in the places of an argument's placeholders.
    func growth(byInserting part: Entry, at position: Int) -> Int {
        guard let argument = arguments.firstIndex(where: { $0.position == position }) else { return 0 }
        var growth = 0
        for (language, message) in messages {
            guard let own = part.messages[language] else { continue }
            var places = 0
            message.patterns.forEach { pattern in
                pattern.forEachElement {
                    if case .placeholder(let placeholder) = $0, placeholder.argument == argument { places += 1 }
                }
            }
            var size = 0
            own.patterns.forEach { pattern in pattern.forEachElement { _ in size += 1 } }
            // The first place takes what the part gives up.
            let (added, isTooLarge) = max(0, places - 1).multipliedReportingOverflow(by: size)
            growth = isTooLarge || added > .max - growth ? .max : growth + added
        }
        return growth
    }
}

extension Pattern {
    /// How deep elements stand inside each other: 0 for texts and placeholders alone.
    fileprivate var nestingDepth: Int {
        var depth = 0
        for element in elements {
            switch element {
            case .text, .placeholder: break
            case .select(let select):
                for variant in select.variants { depth = max(depth, 1 + variant.pattern.nestingDepth) }
            case .reference(let reference):
                for case .pattern(let pattern) in reference.bindings.values {
                    depth = max(depth, 1 + pattern.nestingDepth)
                }
            case .markup(let markup): depth = max(depth, 1 + markup.content.nestingDepth)
            }
        }
        return depth
    }
}
