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
            content = pattern(ofItem: items.lowerBound)
        } else {
            guard let number = resource.summary.firstInteger else { return }
            var variants: [Variant] = []
            variants.reserveCapacity(items.count)
            var item = items.lowerBound
            while item < items.upperBound {
                let category = file.items[item].category
                variants.append(
                    Variant(
                        category == .other ? .otherwise : .category(category, .cardinal),
                        pattern(ofItem: item),
                        origin: Origin(range: file.items[item].place.range(in: document.file))
                    )
                )
                item += 1
            }
            content = Pattern([.select(Select(.argument(number, .integer), variants: variants))])
        }
        let extra = resource.extra < 0 ? nil : file.extras[Int(resource.extra)]
        let index = file.messages.append(
            Message(
                content: .pattern(content),
                comment: extra?.comment,
                headings: extra?.headings ?? [],
                origin: Origin(range: resource.place.range(in: document.file))
            )
        )
        resource.message = Int32(truncatingIfNeeded: index)
        if index >= 0 { dropPatterns(ofItems: items) }
    }

    /// What an item says, in the list of patterns yet.
    private mutating func pattern(ofItem item: Int) -> Pattern {
        let pattern = Int(file.items[item].pattern)
        return pattern < 0 ? Pattern() : file.patterns[pattern]
    }

    private mutating func summary(ofItems items: Range<Int>) -> AndroidSummary {
        var summary = AndroidSummary()
        var index = items.lowerBound
        while index < items.upperBound {
            let item = file.items[index]
            if item.format < 0 {
                summary.add(item)
            } else {
                summary.add(item, file.formats[Int(item.format)], file.claims)
            }
            index += 1
        }
        return summary
    }

    /// Takes the patterns of the last entry's items away, since its message holds them.
    private mutating func dropPatterns(ofItems items: Range<Int>) {
        var item = items.lowerBound
        while item < items.upperBound {
            if file.items[item].pattern >= 0 {
                file.patterns.removeLast()
                file.items[item].pattern = -1
            }
            item += 1
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
