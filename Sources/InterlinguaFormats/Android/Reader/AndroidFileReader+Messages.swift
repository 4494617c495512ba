import InterlinguaIR

extension AndroidFileReader {
    /// Makes the message of an ordinary entry, which needs no more than its own file.
    ///
    /// A plural's number is taken to be the first one that it shows; where the source language has it otherwise the
    /// message is made anew.
    mutating func prepareMessage(of resource: inout AndroidFile.Resource) {
        guard resource.kind != .array, resource.itemCount > 0 else { return }
        if resource.extra >= 0, file.extras[Int(resource.extra)].isSpecial { return }
        let items = Int(resource.firstItem)..<file.items.count
        resource.summary = summary(ofItems: items)
        if resource.summary.facts.contains(.hasEmptyText) { return }
        let content: Pattern
        if resource.kind == .string {
            content = file.pattern(of: file.items[items.lowerBound])
        } else {
            guard let number = resource.summary.firstInteger else { return }
            let variants = items.map { item in
                let category = file.items[item].category
                return Variant(
                    category == .other ? .otherwise : .category(category, .cardinal),
                    file.pattern(of: file.items[item]),
                    origin: Origin(range: file.range(ofItem: item))
                )
            }
            content = Pattern([.select(Select(.argument(number, .integer), variants: variants))])
        }
        let extra = file.extra(of: resource)
        let index = file.messages.append(
            Message(
                content: .pattern(content),
                comment: extra?.comment,
                headings: extra?.headings ?? [],
                origin: Origin(range: file.range(of: resource))
            )
        )
        resource.message = Int32(truncatingIfNeeded: index)
        if index >= 0 { dropPatterns(ofItems: items) }
    }

    private func summary(ofItems items: Range<Int>) -> AndroidSummary {
        var summary = AndroidSummary()
        for index in items {
            let item = file.items[index]
            if item.format < 0 {
                summary.add(item)
            } else {
                let format = file.formats[Int(item.format)]
                summary.add(item, format, file.claims[format.claims.range])
            }
        }
        return summary
    }

    /// Takes the patterns of the last entry's items away, since its message holds them.
    private mutating func dropPatterns(ofItems items: Range<Int>) {
        for item in items where file.items[item].pattern >= 0 {
            file.patterns.removeLast()
            file.items[item].pattern = -1
        }
    }
}

extension AndroidFile {
    /// What a text of an entry says, as a format or literally.
    ///
    /// It is asked for before the entry's message is handed over.
    func pattern(ofItem item: Int, of resource: Resource, isFormat: Bool) -> Pattern {
        let format = Int(items[item].format)
        if format >= 0, formats[format].hasArguments != isFormat {
            return pattern(decodingAgain: items[item].event, isFormat: isFormat)
        }
        guard let message = messages[Int(resource.message)], case .pattern(let content) = message.content else {
            return pattern(of: items[item])
        }
        if resource.kind == .string { return content }
        let variant = item - Int(resource.firstItem)
        guard case .select(let select)? = content.elements.first, select.variants.indices.contains(variant) else {
            return Pattern()
        }
        return select.variants[variant].pattern
    }
}
