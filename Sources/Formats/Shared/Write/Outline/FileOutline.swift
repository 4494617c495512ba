import InterlinguaFormats
package import InterlinguaIR

/// A translation file as text with named items in it, whatever they say.
///
/// What is done to files as wholes goes by it: finding what would disappear if one replaced another, and putting two
/// together so that everything stays byte by byte that is not replaced.
package struct FileOutline: Sendable {
    /// An item with a name, such as an element with its attributes or a member of an object.
    package struct Item: Sendable {
        /// What tells it from its neighbours.
        package var name: String

        /// What people call it.
        var label: String

        /// Whether it holds a translation.
        var isEntry = true

        /// What stands between the item before and this one: line breaks, comments.
        package var trivia: Range<Int>

        /// The item itself.
        package var range: Range<Int>

        /// The part of the item that holds its text, where all else is its name and how people laid it out.
        var value: Range<Int>?

        /// The name of the item before it in its file; nil for the first one, and where nobody asked.
        var predecessor: String?

        /// The items inside, where its name is a part of theirs.
        package var content: Group?

        /// The variants of the text, where they have no names of their own in the file.
        var variants: Group?
    }

    /// Items side by side with what stands around them.
    package struct Group: Sendable {
        /// What stands before the first item's trivia.
        var opening: Range<Int>

        /// The items in the order of the file.
        package var items: [Item] = []

        /// Whether they have no names in the file but their places.
        var isList = false

        /// What stands behind the last item.
        var closing: Range<Int>
    }

    /// The file; all ranges are stretches of its text.
    package let file: SourceFile

    /// All items.
    var root: Group

    /// What stands between two items beside their trivia.
    package var separator = ""

    /// Names that the items use and the root declares, with the spelling of each declaration.
    var declarations: [(name: String, spelling: String)] = []

    /// Where further declarations go.
    var declarationPlace = 0

    func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> { file.utf8[range] }

    /// The innermost item around a place; nil if the place is in none.
    package func item(around place: Range<Int>) -> Item? { items(around: place).last }

    /// The items around a place, from the outside in.
    ///
    /// - Parameter countsVariants: Whether variants without names of their own in the file count as items.
    package func items(around place: Range<Int>, countingVariants countsVariants: Bool = false) -> [Item] {
        var found: [Item] = []
        var next: Group? = root
        while let items = next?.items {
            var (low, high) = (0, items.count)
            while low < high {
                let middle = low + (high - low) / 2
                if items[middle].range.lowerBound <= place.lowerBound { low = middle + 1 } else { high = middle }
            }
            guard low > 0, items[low - 1].range.upperBound >= place.upperBound else { break }
            found.append(items[low - 1])
            next = items[low - 1].content ?? (countsVariants ? items[low - 1].variants : nil)
        }
        return found
    }

    /// The comments around the items, with the path of the item that follows each; nil for those of the file.
    package var comments: [(range: Range<Int>, path: [String]?)] {
        // JSON has none.
        if !separator.isEmpty { return [] }
        let isXML = file.utf8.first { !$0.isASCIISpace } == UInt8(ascii: "<")
        let marks = isXML ? [("<!--", "-->")] : [("/*", "*/"), ("//", "\n")]
        var comments: [(range: Range<Int>, path: [String]?)] = []
        func add(_ trivia: Range<Int>, _ path: [String]?) {
            comments += self.comments(in: trivia, marks).map { ($0, path) }
        }
        var groups: [(group: Group, path: [String])] = [(root, [])]
        while let (group, path) = groups.popLast() {
            add(group.opening, nil)
            for item in group.items {
                add(item.trivia, path + [item.name])
                if let content = item.content { groups.append((content, path + [item.name])) }
            }
            add(group.closing, nil)
        }
        return comments.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// A stretch of the file.
    package func text(_ range: Range<Int>) -> String { String(decoding: bytes(range), as: UTF8.self) }

    private func comments(in trivia: Range<Int>, _ marks: [(opening: String, closing: String)]) -> [Range<Int>] {
        var comments: [Range<Int>] = []
        var index = trivia.lowerBound
        while index < trivia.upperBound {
            guard let mark = marks.first(where: { file.utf8[index..<trivia.upperBound].starts(with: $0.opening.utf8) })
            else {
                index += 1
                continue
            }
            let start = index
            index += mark.opening.utf8.count
            while index < trivia.upperBound, !file.utf8[start..<index].ends(with: mark.closing) { index += 1 }
            comments.append(start..<index)
        }
        return comments
    }

    /// Whether an item of a list is null, and only keeps the places of others.
    func isGap(_ item: Item, in group: Group) -> Bool {
        group.isList && bytes(item.value ?? item.range).elementsEqual("null".utf8)
    }

    /// Whether the file holds nothing at all.
    package var isEmpty: Bool { root.items.isEmpty }

    /// The paths of all items that hold no others, with what people call them.
    package var names: [(path: [String], label: String)] {
        var names: [(path: [String], label: String)] = []
        var stack: [(group: Group, path: [String], label: String)] = [(root, [], "")]
        while let (group, path, label) = stack.popLast() {
            for item in group.items where !isGap(item, in: group) {
                let own = (path: path + [item.name], label: label + item.label)
                if let content = item.content, !content.items.isEmpty {
                    stack.append((content, own.path, own.label + "."))
                } else {
                    names.append(own)
                }
            }
        }
        return names
    }
}

extension ArraySlice<UInt8> {
    fileprivate func ends(with text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
