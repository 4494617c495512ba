package import InterlinguaFormats

extension FileOutline {
    /// The outline of a written file in the syntax of the one that is there: a .strings file may be a property list.
    package static func read(
        _ file: OutputFile,
        insteadOf own: InputFile,
        nests: Bool,
        isDetailed: Bool = false
    ) throws(Failure) -> FileOutline {
        var bytes = file.bytes
        if file.path.hasSuffix(".strings"), PropertyListDocument.serialization(of: own.bytes) == .xml {
            let (document, _) = StringsReader.read(path: file.path, bytes: bytes)
            var writer = PropertyListWriter()
            writer.line("<dict>", depth: 0)
            for entry in document.entries {
                guard case .string(let token) = entry.value else { continue }
                writer.key(document.string(of: entry.key), depth: 1)
                writer.string(document.string(of: token), depth: 1)
            }
            writer.line("</dict>", depth: 0)
            bytes = PropertyListWriter.prologue + writer.output + PropertyListWriter.epilogue
        }
        return try read(path: file.path, bytes: bytes, nests: nests, isDetailed: isDetailed)
    }

    /// The items that are not in an earlier version of the file, or are written otherwise there; none of the others.
    package func changes(since old: FileOutline) -> FileOutline {
        var result = self
        result.root = changes(of: root, since: old.root, of: old) ?? Group(opening: root.opening, closing: root.closing)
        // What is declared for other items stays with them.
        var bytes: [UInt8] = []
        for item in result.root.items { bytes += self.bytes(item.range) }
        let text = String(decoding: bytes, as: UTF8.self)
        result.declarations.removeAll { name, _ in
            guard let colon = name.firstIndex(of: ":") else { return true }
            let prefix = name.hasPrefix("xmlns:") ? name[name.index(after: colon)...] : name[..<colon]
            return !text.contains(prefix + ":")
        }
        return result
    }

    /// The paths of all items that an earlier version has and this one lacks.
    package func removedPaths(since old: FileOutline) -> Set<[String]> {
        Set(old.names.map(\.path)).subtracting(names.map(\.path))
    }

    /// The changed items of a group; nil if there is none.
    ///
    /// The depth is that of the files' nesting.
    private func changes(of group: Group, since old: Group, of file: FileOutline) -> Group? {
        var known: [String: Item] = [:]
        for item in old.items { known[item.name] = item }
        var result = group
        var predecessor: String?
        result.items = group.items.compactMap { item in
            defer { predecessor = item.name }
            var changed = item
            changed.predecessor = predecessor
            guard let other = known[item.name] else { return changed }
            if let content = item.content, let before = other.content {
                changed.content = changes(of: content, since: before, of: file)
                return changed.content == nil ? nil : changed
            }
            return bytes(item.range) == file.bytes(other.range) ? nil : changed
        }
        return result.items.isEmpty ? nil : result
    }
}

extension InputFile {
    /// A text in UTF-8 as bytes in this file's encoding, with a byte order mark if the file has one.
    package func encoding(_ utf8: [UInt8]) -> [UInt8] {
        guard let mark = TextEncoding.byteOrderMark(of: bytes) else {
            let encoding = TextEncoding.unmarkedUTF16(of: bytes) ?? XMLEncoding.declaredSingleByte(of: bytes)
            return encoding.map { $0.encode(utf8) } ?? utf8
        }
        return Array(bytes[..<mark.length]) + mark.encoding.encode(utf8)
    }
}

extension TextEncoding {
    /// The text of a file in UTF-8, without a byte order mark; its bytes where nothing tells another encoding.
    package static func utf8(of bytes: [UInt8]) -> [UInt8] {
        guard let mark = byteOrderMark(of: bytes) else {
            return unmarkedUTF16(of: bytes)?.decode(bytes[...]).utf8 ?? bytes
        }
        return mark.encoding.decode(bytes[mark.length...]).utf8
    }

    /// A text in UTF-8 as bytes in this encoding; what those of one byte a character lack, which only XML files name, becomes
    /// a reference.
    fileprivate func encode(_ utf8: [UInt8]) -> [UInt8] {
        let text = String(decoding: utf8, as: UTF8.self)
        func bytes<Unit: FixedWidthInteger>(_ units: some Sequence<Unit>, isLittle: Bool) -> [UInt8] {
            units.flatMap { unit in withUnsafeBytes(of: isLittle ? unit.littleEndian : unit.bigEndian) { Array($0) } }
        }
        switch self {
        case .utf8: return utf8
        case .latin1, .ascii:
            let last: UInt8 = self == .ascii ? 0x7F : 0xFF
            return text.unicodeScalars.flatMap { scalar in
                scalar.value <= last
                    ? [UInt8(truncatingIfNeeded: scalar.value)] : Array("&#x\(String(scalar.value, radix: 16));".utf8)
            }
        case .utf16LittleEndian: return bytes(text.utf16, isLittle: true)
        case .utf16BigEndian: return bytes(text.utf16, isLittle: false)
        case .utf32LittleEndian: return bytes(text.unicodeScalars.map(\.value), isLittle: true)
        case .utf32BigEndian: return bytes(text.unicodeScalars.map(\.value), isLittle: false)
        }
    }
}
