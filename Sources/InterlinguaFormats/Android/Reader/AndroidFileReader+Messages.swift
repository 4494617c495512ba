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
            content = takePattern(ofItem: items.lowerBound)
        } else {
            guard let number = resource.summary.firstInteger else { return }
            var variants: [Variant] = []
            variants.reserveCapacity(items.count)
            for item in items {
                let category = file.items[item].category
                variants.append(
                    Variant(
                        category == .other ? .otherwise : .category(category, .cardinal),
                        takePattern(ofItem: item),
                        origin: Origin(range: file.range(ofElement: file.items[item].event))
                    )
                )
            }
            content = Pattern([.select(Select(.argument(number, .integer), variants: variants))])
        }
        let extra = file.extra(of: resource)
        resource.message = file.messages.append(
            Message(
                content: .pattern(content),
                comment: extra?.comment,
                headings: extra?.headings ?? [],
                origin: Origin(range: file.range(of: resource))
            )
        )
    }

    private func summary(ofItems items: Range<Int>) -> AndroidSummary {
        var summary = AndroidSummary()
        for index in items {
            let item = file.items[index]
            if item.format < 0 {
                summary.add(item)
            } else {
                let format = file.formats[Int(item.format)]
                summary.add(item, format, file.claims[format.claims])
            }
        }
        return summary
    }

    /// Takes the pattern out of an item, since the message will hold it.
    private mutating func takePattern(ofItem item: Int) -> Pattern {
        let pattern = file.items[item].pattern
        file.items[item].pattern = Pattern()
        return pattern
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
        guard let message = messages[resource.message], case .pattern(let content) = message.content else {
            return items[item].pattern
        }
        if resource.kind == .string { return content }
        let variant = item - Int(resource.firstItem)
        guard case .select(let select)? = content.elements.first, select.variants.indices.contains(variant) else {
            return Pattern()
        }
        return select.variants[variant].pattern
    }
}
