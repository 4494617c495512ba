import InterlinguaIR

extension FileOutline {
    /// Two files that can't be put together.
    package struct Conflict: Error, Sendable {
        /// What stands in the way.
        package let message: String
    }

    /// This file with the items of another one: they take the places of those of the same names, or follow.
    ///
    /// - Parameters:
    ///   - replacesValues: Whether only the values of items are taken where both have one.
    ///   - unchanged: The paths of items that stay although the other file has them, too.
    ///   - keeps: Which of the items stay that the other file lacks, by path.
    /// - Returns: The bytes of the file in UTF-8.
    package func union(
        with new: FileOutline,
        replacingValues replacesValues: Bool = false,
        unchanged: Set<[String]> = [],
        keeping keeps: @escaping (_ path: [String], _ isEntry: Bool) -> Bool
    ) throws(Conflict)
        -> [UInt8]
    {
        if isEmpty {
            if comments.isEmpty, declarations.isEmpty { return endingLines(new.file.utf8) }
            if new.isEmpty { return file.utf8 }
            if root.opening.isEmpty { return endingLines(comments(before: new)) }
            if isOneTag {
                return try parted()
                    .union(with: new, replacingValues: replacesValues, unchanged: unchanged, keeping: keeps)
            }
        }
        var output = Array(bytes(root.opening))
        let union = Union(new: new, replacesValues: replacesValues, unchanged: unchanged, keeps: keeps)
        _ = try append(root, union, new.root, path: [], to: &output)
        let added = try addedDeclarations(of: new, for: output)
        if !added.isEmpty {
            output.insert(contentsOf: added.utf8, at: declarationPlace - root.opening.lowerBound)
        }
        return endingLines(output)
    }

    /// Whether the element that would hold the items is `<resources/>`, which has no room for any.
    private var isOneTag: Bool { bytes(root.opening).suffix(2).elementsEqual("/>".utf8) }

    /// The file with a start tag and an end tag in place of its one tag.
    private func parted() throws(Conflict) -> FileOutline {
        let tag = bytes(root.opening).dropLast(2)
        let name = tag[(tag.lastIndex(of: 0x3C) ?? tag.startIndex)...].dropFirst().prefix { !$0.isASCIISpace }
        let start = tag.prefix(through: tag.lastIndex { !$0.isASCIISpace } ?? tag.startIndex)
        let text = start + Array(">\n</".utf8) + name + [0x3E] + file.utf8[root.opening.upperBound...]
        do {
            return try FileOutline.read(path: file.path, bytes: Array(text), nests: true)
        } catch {
            throw Conflict(message: "\(file.path) can't be taken apart")
        }
    }

    /// The other file, behind the comments of this one, which has nothing else.
    private func comments(before new: FileOutline) -> [UInt8] {
        // An empty line keeps them from being those of the first item.
        file.utf8.reversed().drop(while: \.isASCIISpace).reversed()
            + Array("\n\n".utf8) + new.file.utf8.drop(while: \.isASCIISpace)
    }

    /// A text with the line ends that all lines of this file have.
    private func endingLines(_ text: [UInt8]) -> [UInt8] {
        func hasLineFeedAlone(_ text: [UInt8]) -> Bool {
            text.indices.contains { text[$0] == 0x0A && ($0 == 0 || text[$0 - 1] != 0x0D) }
        }
        guard file.utf8.contains(0x0A), !hasLineFeedAlone(file.utf8), hasLineFeedAlone(text) else { return text }
        var result: [UInt8] = []
        result.reserveCapacity(text.count + text.count / 16)
        for byte in text {
            if byte == 0x0A, result.last != 0x0D { result.append(0x0D) }
            result.append(byte)
        }
        return result
    }

    /// The file with some of its items, by path, and what they need declared.
    package func keeping(_ keeps: @escaping ([String]) -> Bool) throws(Conflict) -> FileOutline {
        let none = FileOutline(file: file, root: Group(opening: 0..<0, closing: 0..<0))
        let bytes = try union(with: none) { path, _ in keeps(path) }
        do {
            return try FileOutline.read(path: file.path, bytes: bytes, nests: true).changes(since: none)
        } catch {
            throw Conflict(message: "\(file.path) can't be taken apart")
        }
    }

    /// How this file is put together with another one.
    private struct Union {
        let new: FileOutline
        let replacesValues: Bool
        let unchanged: Set<[String]>
        let keeps: ([String], Bool) -> Bool
    }

    /// Declarations of the other file's root that this one lacks and its items need, as they are written.
    private func addedDeclarations(of new: FileOutline, for text: [UInt8]) throws(Conflict) -> String {
        var own: [String: String] = [:]
        for (name, spelling) in declarations { own[name] = spelling }
        var added = ""
        var prefixes: Set<Substring> = []
        let text = String(decoding: text, as: UTF8.self)
        // Elements may declare their own prefixes.
        func isDeclared(_ prefix: Substring) -> Bool {
            !["\n", "\t", " "].contains { text.contains("\($0)\(prefix):") }
                && text.ranges(of: "<\(prefix):").count <= text.ranges(of: "xmlns:\(prefix)=").count
        }
        for (name, spelling) in new.declarations where name.hasPrefix("xmlns") {
            if let known = own[name] {
                if known != spelling { throw Conflict(message: "\(name) has another meaning in \(file.path)") }
                continue
            }
            let prefix = name.dropFirst("xmlns:".count)
            if isDeclared(prefix) { continue }
            added += " \(name)=\"\(spelling)\""
            prefixes.insert(prefix)
        }
        for (name, spelling) in new.declarations where own[name] == nil {
            if let colon = name.firstIndex(of: ":"), prefixes.contains(name[..<colon]) {
                added += " \(name)=\"\(spelling)\""
            }
        }
        return added
    }

    /// Appends the items of both and what stands behind them; the depth is that of the files' nesting.
    ///
    /// - Returns: Whether there are any.
    private func append(
        _ old: Group,
        _ union: Union,
        _ group: Group,
        path: [String],
        to output: inout [UInt8]
    ) throws(Conflict) -> Bool {
        let new = union.new
        let known = Set(old.items.map(\.name))
        var replacements: [String: Item] = [:]
        for item in group.items where !new.isGap(item, in: group) { replacements[item.name] = item }
        // Items are added behind those that they follow in their file, as far as that is known, or at the end.
        var followers: [String: [Item]] = [:]
        var anchors: [String: String] = [:]
        var rest: [Item] = []
        for item in group.items where !known.contains(item.name) {
            let anchor = item.predecessor.flatMap { known.contains($0) ? $0 : anchors[$0] }
            anchors[item.name] = anchor
            if let anchor { followers[anchor, default: []].append(item) } else { rest.append(item) }
        }
        var isFirst = true
        var isBeginGone = false
        // Of what goes from the beginning of a file the end of its line goes as well.
        func appendTrivia(_ trivia: ArraySlice<UInt8>) {
            var trivia = trivia
            if isBeginGone, output.isEmpty {
                if trivia.first == 0x0D { trivia.removeFirst() }
                if trivia.first == 0x0A { trivia.removeFirst() }
            }
            output += trivia
        }
        // What goes from a list leaves its place to the others.
        var gaps: [Item] = []
        func separate(_ trivia: some Sequence<UInt8>) {
            let places = gaps
            gaps = []
            for item in places {
                separate(bytes(item.trivia))
                output += Array("null".utf8)
            }
            if !isFirst { output += Array(separator.utf8) }
            isFirst = false
            appendTrivia(ArraySlice(trivia))
        }
        func add(_ items: [Item], behind neighbour: Item?) {
            for item in items {
                separate(additionTrivia(item, behind: neighbour, union, at: output))
                output += indented(item.range, of: new)
            }
        }
        for item in old.items {
            let own = path + [item.name]
            defer { if let items = followers.removeValue(forKey: item.name) { add(items, behind: item) } }
            guard let replacement = replacements[item.name] else {
                if let content = item.content, !content.items.isEmpty {
                    var inner = Array(bytes(content.opening))
                    let empty = Group(opening: 0..<0, closing: 0..<0)
                    if try append(content, union, empty, path: own, to: &inner) {
                        separate(bytes(item.trivia))
                        output += inner
                    } else if old.isList {
                        gaps.append(item)
                    }
                } else if union.keeps(own, item.isEntry) {
                    separate(bytes(item.trivia))
                    output += bytes(item.range)
                } else if old.isList {
                    gaps.append(item)
                } else {
                    output += bytes(keptTrivia(item.trivia))
                    isBeginGone = output.isEmpty
                }
                continue
            }
            separate(bytes(item.trivia))
            if union.unchanged.contains(own) {
                output += bytes(item.range)
                continue
            }
            switch (item.content, replacement.content) {
            case (let content?, let other?) where content.isList == other.isList:
                output += bytes(content.opening)
                _ = try append(content, union, other, path: own, to: &output)
            case (nil, nil):
                if union.replacesValues || !separator.isEmpty || new.isBare(replacement), let value = item.value,
                    let other = replacement.value
                {
                    output += bytes(item.range.lowerBound..<value.lowerBound)
                    output += new.bytes(other)
                    output += bytes(value.upperBound..<item.range.upperBound)
                } else if let variants = item.variants, let others = replacement.variants,
                    new.hasNameAlone(others.opening), variants.isSame(as: others)
                {
                    output += bytes(variants.opening)
                    let inner = Union(
                        new: new,
                        replacesValues: union.replacesValues,
                        unchanged: union.unchanged
                    ) { _, _ in false }
                    _ = try append(variants, inner, others, path: own, to: &output)
                } else {
                    output += indented(replacement.range, of: new)
                }
            case _ where separator.isEmpty: output += indented(replacement.range, of: new)
            default:
                let isKept =
                    item.content.map { !$0.items.isEmpty }
                    ?? (!isGap(item, in: old) && union.keeps(own, item.isEntry))
                if isKept {
                    let kinds = "\(kind(of: item)) in \(file.path) and \(new.kind(of: replacement)) in the conversion"
                    throw Conflict(message: "“\(own.joined(separator: "."))” is \(kinds)")
                }
                output += indented(replacement.range, of: new)
            }
        }
        add(rest, behind: old.items.last)
        appendTrivia(bytes(old.closing))
        return !isFirst
    }

    /// What JSON's values are to people.
    private func kind(of item: Item) -> String {
        switch item.value.flatMap({ bytes($0).first }) {
        case UInt8(ascii: "["): "an array"
        case UInt8(ascii: "{"): "an object"
        default: "a text"
        }
    }

    /// Whether nothing but its name stands in front of an item's text.
    private func isBare(_ item: Item) -> Bool {
        guard let value = item.value else { return false }
        return hasNameAlone(item.range.lowerBound..<value.lowerBound)
    }

    /// Whether a start tag has one attribute.
    private func hasNameAlone(_ tag: Range<Int>) -> Bool { bytes(tag).count { $0 == UInt8(ascii: "=") } == 1 }

    /// A stretch of another file, its lines indented as this file's are: in JSON, lines break between values alone, and in
    /// XML those are indented that begin with a tag or a comment.
    private func indented(_ range: Range<Int>, of new: FileOutline) -> [UInt8] {
        let text = new.bytes(range)
        guard let own = indentation, let other = new.indentation, own != other else { return Array(text) }
        var result: [UInt8] = []
        var index = text.startIndex
        while index < text.endIndex {
            let lineEnd = text[index...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.endIndex
            result += text[index..<lineEnd]
            index = lineEnd
            let start = text[index...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? text.endIndex
            let isLine = !separator.isEmpty || start == text.endIndex || text[start] == UInt8(ascii: "<")
            while isLine, text[index...].starts(with: other) {
                result += own
                index += other.count
            }
        }
        return result
    }

    /// What indents the outermost items; nil where they don't begin lines of their own.
    private var indentation: [UInt8]? {
        guard let trivia = root.items.first.map({ bytes($0.trivia) }), let lineEnd = trivia.lastIndex(of: 0x0A),
            lineEnd + 1 < trivia.endIndex
        else { return nil }
        let own = trivia[(lineEnd + 1)...].prefix { $0 == 0x20 || $0 == 0x09 }
        return own.isEmpty ? nil : Array(own)
    }

    /// What stands before an item that is added: what its neighbour has, where that is nothing but space.
    private func additionTrivia(
        _ item: Item,
        behind neighbour: Item?,
        _ union: Union,
        at output: [UInt8]
    ) -> [UInt8] {
        if !separator.isEmpty, let neighbour { return Array(bytes(neighbour.trivia)) }
        let trivia = indented(item.trivia, of: union.new)
        if union.replacesValues, let neighbour, trivia.allSatisfy(\.isASCIISpace) {
            let own = bytes(neighbour.trivia)
            let lastLine = own.lastIndex(of: 0x0A).map { own[$0...] }
            if let lastLine, lastLine.allSatisfy(\.isASCIISpace) { return Array(lastLine) }
        }
        if output.isEmpty || trivia.prefix(while: { $0 != 0x2F && $0 != 0x3C }).contains(0x0A) { return trivia }
        return [0x0A] + trivia
    }

    /// What stays of what stood before an item that goes: what an empty line sets apart from it.
    private func keptTrivia(_ trivia: Range<Int>) -> Range<Int> {
        if !separator.isEmpty { return trivia.lowerBound..<trivia.lowerBound }
        let text = file.utf8
        var lineStart: Int?
        var end = trivia.lowerBound
        for index in trivia where text[index] == 0x0A {
            if let start = lineStart, text[start..<index].allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) {
                // The line break before the empty line belongs to what goes.
                end = start - 1
            }
            lineStart = index + 1
        }
        return trivia.lowerBound..<max(end, trivia.lowerBound)
    }
}

extension FileOutline.Group {
    /// Whether its items, with what people wrote around them, are those of another group: the places of a list are not
    /// where it got longer or shorter.
    fileprivate func isSame(as other: FileOutline.Group) -> Bool {
        items.count == other.items.count || items.allSatisfy { Int($0.name) == nil }
    }
}
