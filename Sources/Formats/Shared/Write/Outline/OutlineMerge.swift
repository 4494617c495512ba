import InterlinguaFormats

/// Two versions of a file put together, by what each of them changed since a common one.
///
/// Items are merged one by one, so that versions conflict only where both changed the same item. What neither changed
/// stays byte for byte; the order is that of the version that changed it.
package struct OutlineMerge: Sendable {
    /// The merged file, with conflict markers as git writes them.
    package private(set) var bytes: [UInt8] = []

    /// What people call the items that both versions changed differently.
    package private(set) var conflicts: [String] = []

    private let base: FileOutline
    private let ours: FileOutline
    private let theirs: FileOutline
    private let markerLength: Int

    /// Merges files of one path.
    ///
    /// - Throws: `FileOutline.Failure` for files that can't be told apart into items, and where both versions changed what
    ///   is around them.
    package init(
        path: String,
        base: [UInt8],
        ours: [UInt8],
        theirs: [UInt8],
        markerLength: Int = 7
    ) throws(FileOutline.Failure) {
        // A .strings file may become a property list.
        let versions = path.hasSuffix(".strings") ? [base, ours, theirs].filter { !$0.isEmpty } : []
        if Set(versions.map { PropertyListDocument.serialization(of: $0) == .xml }).count > 1 { throw .unknownSyntax }
        func outline(_ bytes: [UInt8]) throws(FileOutline.Failure) -> FileOutline {
            try FileOutline.read(path: path, bytes: bytes, nests: true)
        }
        self.base = try outline(base)
        self.ours = try outline(ours)
        self.theirs = try outline(theirs)
        self.markerLength = markerLength
        do throws(FileOutline.Conflict) {
            let utf8 = try merge(self.base.root, self.ours.root, self.theirs.root, label: "")
            // An encoding that ours left as it was is the one that theirs has.
            let isUnchanged =
                TextEncoding.byteOrderMark(of: base)?.encoding == TextEncoding.byteOrderMark(of: ours)?.encoding
            bytes = InputFile(path: path, bytes: isUnchanged && !theirs.isEmpty ? theirs : ours).encoding(utf8)
        } catch {
            throw .conflicting(error.message)
        }
        if conflicts.isEmpty { _ = try outline(bytes) }
    }

    // MARK: Items

    /// A merged item, or both versions of one.
    private struct Piece {
        var trivia: [UInt8]
        var ours: [UInt8]
        var theirs: [UInt8] = []
        var isConflict = false
        /// Whether it is the first one in either version.
        var isFirst = false
    }

    /// The items of a group and what is around them; the depth is that of the files' nesting.
    private mutating func merge(
        _ old: FileOutline.Group?,
        _ own: FileOutline.Group,
        _ other: FileOutline.Group,
        label: String
    ) throws(FileOutline.Conflict) -> [UInt8] {
        let (before, left, right) = (
            try items(of: old, in: base), try items(of: own, in: ours), try items(of: other, in: theirs)
        )
        var pieces: [Piece] = []
        for name in order(old?.items ?? [], own.items, other.items) {
            guard var piece = try piece(before[name], left[name], right[name], label: label) else { continue }
            piece.isFirst = [own, other].contains { $0.items.first?.name == name }
            pieces.append(piece)
        }
        return text(
            of: pieces,
            from: try surroundings(old?.opening, own.opening, other.opening),
            to: try surroundings(old?.closing, own.closing, other.closing)
        )
    }

    private func items(
        of group: FileOutline.Group?,
        in file: FileOutline
    ) throws(FileOutline.Conflict) -> [String: FileOutline.Item] {
        var items: [String: FileOutline.Item] = [:]
        for item in group?.items ?? [] where items.updateValue(item, forKey: item.name) != nil {
            throw FileOutline.Conflict(message: "“\(item.label)” occurs twice in one version")
        }
        return items
    }

    /// The names of all items: those of one version, with those of the other behind what they follow there.
    private func order(
        _ old: [FileOutline.Item],
        _ own: [FileOutline.Item],
        _ other: [FileOutline.Item]
    ) -> [String] {
        let (left, right) = (own.map(\.name), other.map(\.name))
        let common = Set(left).intersection(right).intersection(old.map(\.name))
        let before = old.lazy.map(\.name).filter(common.contains)
        func isSorted(_ names: [String]) -> Bool { names.lazy.filter(common.contains).elementsEqual(before) }
        let (main, rest) = isSorted(left) && !isSorted(right) ? (right, left) : (left, right)
        // What a version lacks has its place, too: others follow it.
        let all = [main, rest].map { Self.inserting(old.map(\.name), into: $0) }
        return Self.inserting(all[1], into: all[0])
    }

    /// Names with others behind what they follow; what some names already add at a place comes first there.
    private static func inserting(_ others: [String], into names: [String]) -> [String] {
        let known = Set(names)
        var followers: [String?: [String]] = [:]
        var anchor: String?
        for name in others {
            if known.contains(name) { anchor = name } else { followers[anchor, default: []].append(name) }
        }
        let shared = Set(others)
        var result: [String] = []
        var waiting = followers[nil] ?? []
        for name in names {
            if shared.contains(name) {
                result += waiting
                waiting = []
            }
            result.append(name)
            waiting += followers[name] ?? []
        }
        return result + waiting
    }

    /// An item of which each version may have been added, changed or removed; nil if it is gone.
    private mutating func piece(
        _ old: FileOutline.Item?,
        _ own: FileOutline.Item?,
        _ other: FileOutline.Item?,
        label: String
    ) throws(FileOutline.Conflict) -> Piece? {
        guard let own, let other else {
            guard let item = own ?? other else { return nil }
            let file = own == nil ? theirs : ours
            let trivia = Array(file.bytes(item.trivia))
            let content = Array(file.bytes(item.range))
            guard let old else { return Piece(trivia: trivia, ours: content) }
            let isUnchanged =
                base.bytes(old.range) == content[...] && Self.isSame(base.bytes(old.trivia), trivia[...])
            if isUnchanged { return nil }
            conflicts.append(label + item.label)
            let (left, right) = own == nil ? ([], content) : (content, [])
            return Piece(trivia: trivia, ours: left, theirs: right, isConflict: true)
        }
        let trivia = Self.merge(
            old.map { base.bytes($0.trivia) },
            ours.bytes(own.trivia),
            theirs.bytes(other.trivia),
            ignoringSpace: true
        )
        if let trivia {
            // Nothing tells which elements of a list are the same in two versions: it may have been sorted or shifted.
            if let left = own.content, let right = other.content,
                ![old?.content, left, right].contains(where: { $0?.isList == true })
            {
                let text = try merge(old?.content, left, right, label: label + own.label + ".")
                return Piece(trivia: trivia, ours: text)
            }
            if let text = content(old, own, other) { return Piece(trivia: trivia, ours: text) }
        }
        conflicts.append(label + own.label)
        var piece = Piece(
            trivia: trivia ?? Array(ours.bytes(own.trivia).prefix { $0.isASCIISpace }),
            ours: Array(ours.bytes(own.range)),
            theirs: Array(theirs.bytes(other.range)),
            isConflict: true
        )
        if trivia == nil {
            piece.ours = ours.bytes(own.trivia).drop { $0.isASCIISpace } + piece.ours
            piece.theirs = theirs.bytes(other.trivia).drop { $0.isASCIISpace } + piece.theirs
        }
        return piece
    }

    /// The item itself; nil if both versions changed its text, or what is before or behind it.
    private func content(_ old: FileOutline.Item?, _ own: FileOutline.Item, _ other: FileOutline.Item) -> [UInt8]? {
        let (left, right) = (ours.bytes(own.range), theirs.bytes(other.range))
        if let whole = Self.merge(old.map { base.bytes($0.range) }, left, right, ignoringSpace: false) { return whole }
        guard let old, let before = old.value, let leftValue = own.value, let rightValue = other.value,
            [old, own, other].allSatisfy({ $0.content == nil }),
            let head = Self.merge(
                base.bytes(old.range.lowerBound..<before.lowerBound),
                ours.bytes(own.range.lowerBound..<leftValue.lowerBound),
                theirs.bytes(other.range.lowerBound..<rightValue.lowerBound),
                ignoringSpace: true
            ),
            let value = Self.merge(
                base.bytes(before),
                ours.bytes(leftValue),
                theirs.bytes(rightValue),
                ignoringSpace: false
            ),
            let tail = Self.merge(
                base.bytes(before.upperBound..<old.range.upperBound),
                ours.bytes(leftValue.upperBound..<own.range.upperBound),
                theirs.bytes(rightValue.upperBound..<other.range.upperBound),
                ignoringSpace: true
            )
        else { return nil }
        return head + value + tail
    }

    /// What is before or behind items.
    private func surroundings(
        _ old: Range<Int>?,
        _ own: Range<Int>,
        _ other: Range<Int>
    ) throws(FileOutline.Conflict) -> [UInt8] {
        let before = old.map { base.bytes($0) }
        if let text = Self.merge(before, ours.bytes(own), theirs.bytes(other), ignoringSpace: true) { return text }
        throw FileOutline.Conflict(message: "both versions changed what is around the texts")
    }

    // MARK: Bytes

    /// The version that was changed; nil if both were, otherwise than the other.
    private static func merge(
        _ old: ArraySlice<UInt8>?,
        _ own: ArraySlice<UInt8>,
        _ other: ArraySlice<UInt8>,
        ignoringSpace: Bool
    ) -> [UInt8]? {
        if own == other || other == old { return Array(own) }
        if own == old { return Array(other) }
        guard ignoringSpace else { return nil }
        if isSame(own, other) || old.map({ isSame($0, other) }) == true { return Array(own) }
        return old.map { isSame($0, own) } == true ? Array(other) : nil
    }

    /// Whether two stretches differ in space alone.
    private static func isSame(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
        left.lazy.filter { !$0.isASCIISpace }.elementsEqual(right.lazy.filter { !$0.isASCIISpace })
    }

    private func text(of pieces: [Piece], from opening: [UInt8], to closing: [UInt8]) -> [UInt8] {
        let separator = Array((ours.isEmpty ? theirs.separator : ours.separator).utf8)
        var output = opening
        var isBehindMarker = false
        func append(_ trivia: [UInt8]) {
            if isBehindMarker, trivia.first(where: { $0 != 0x20 && $0 != 0x0D }) != 0x0A { output.append(0x0A) }
            output += trivia
        }
        for (index, piece) in pieces.enumerated() {
            var trivia = piece.trivia
            if index > 0, piece.isFirst, separator.isEmpty {
                // It was the first one; the comment at the top of the file stands there already.
                if trivia == pieces[0].trivia, !trivia.allSatisfy(\.isASCIISpace) { trivia = [] }
                if trivia.first?.isASCIISpace != true { trivia.insert(0x0A, at: 0) }
            }
            append(trivia)
            let comma = index < pieces.count - 1 ? separator : []
            isBehindMarker = piece.isConflict
            guard piece.isConflict else {
                output += piece.ours + comma
                continue
            }
            let indentation = trivia.reversed().prefix { $0 == 0x20 || $0 == 0x09 }.reversed()
            output.removeLast(indentation.count)
            if let last = output.last, last != 0x0A { output.append(0x0A) }
            func marker(_ sign: String, _ name: String) -> [UInt8] {
                Array((String(repeating: sign, count: markerLength) + name).utf8)
            }
            func side(_ text: [UInt8]) -> [UInt8] { text.isEmpty ? [] : Array(indentation) + text + comma + [0x0A] }
            output += marker("<", " ours\n") + side(piece.ours)
            output += marker("=", "\n") + side(piece.theirs) + marker(">", " theirs")
        }
        append(closing)
        return output
    }
}
