import InterlinguaFormats
import InterlinguaIR

/// A file as Foundation has it in memory.
final class FoundationFile: Sendable {
    /// What became of the file.
    enum State: Sendable {
        case read
        /// Foundation stops reading at a byte offset without an error.
        case cutShort(at: Int)
        /// Foundation refuses the file; the words say why.
        case refused(String, at: Int)
    }

    /// Where the file lies.
    let layout: FoundationLayout

    /// The file's text, for places in it.
    let file: SourceFile

    /// What became of the file.
    let state: State

    /// The entries.
    let table: FoundationTable

    /// The texts that a nib has by itself; nil if no comment repeats any.
    let nib: FoundationTable?

    /// Reads a file; its keys share the memory of another one's.
    init(_ input: InputFile, layout: FoundationLayout, keysOf other: FoundationFile? = nil) {
        self.layout = layout
        guard PropertyListDocument.serialization(of: input.bytes) == .text else {
            let result = PropertyListReader.read(path: input.path, bytes: input.bytes)
            file = result.document.file
            nib = nil
            let error = result.diagnostics.first { $0.severity == .error }
            guard error == nil, let members = result.document.root?.members else {
                state = .refused(
                    error?.message ?? "it holds no dictionary",
                    at: Int(error?.range?.lowerBound ?? 0)
                )
                table = FoundationTable([], kind: layout.kind)
                return
            }
            state = .read
            table = FoundationTable(members, kind: layout.kind, keysOf: other?.table)
            return
        }
        let decoded = StringsEncoding.decode(path: input.path, bytes: input.bytes)
        file = decoded.file
        if let diagnostic = decoded.diagnostics.first {
            state = .refused(diagnostic.message, at: Int(diagnostic.range?.lowerBound ?? 0))
            table = FoundationTable([], kind: layout.kind)
            nib = nil
            return
        }
        let parsed = FoundationTextParser.parse(file.utf8)
        let hasNib = layout.kind == .strings && !parsed.nibTexts.isEmpty
        nib = hasNib ? FoundationTable(parsed.nibTexts, kind: .strings) : nil
        switch parsed.outcome {
        case .whole(let members):
            state = .read
            table = FoundationTable(members, kind: layout.kind, keysOf: other?.table)
        case .cutShort(let members, let offset):
            state = .cutShort(at: offset)
            table = FoundationTable(members, kind: layout.kind)
        case .refused(let offset):
            state = .refused("its syntax is broken", at: offset)
            table = FoundationTable([], kind: layout.kind)
        }
    }

    /// Takes entries that stand in a file with more than them.
    init(file: SourceFile, layout: FoundationLayout, members: [PropertyListMember]) {
        self.file = file
        self.layout = layout
        state = .read
        table = FoundationTable(members, kind: layout.kind)
        let texts = layout.kind == .strings ? members.compactMap(\.nibText) : []
        nib = texts.isEmpty ? nil : FoundationTable(texts, kind: .strings)
    }

    /// A stretch of the file.
    func origin(_ bounds: Range<UInt32>) -> Origin {
        Origin(
            range: SourceRange(file: file, lowerBound: Int(bounds.lowerBound), upperBound: Int(bounds.upperBound))
        )
    }

    /// A place in the file.
    func origin(at offset: Int) -> Origin {
        Origin(range: SourceRange(file: file, lowerBound: offset, upperBound: offset))
    }
}

extension PropertyListMember {
    /// The text that a nib has for the key, as the comment repeats it.
    fileprivate var nibText: PropertyListMember? {
        guard let comment = comments.first, comment.containsBytes(of: "ObjectID") else { return nil }
        let text = Array(comment.utf8).withUnsafeBufferPointer { bytes in
            NibText(comment: 0..<bytes.count, in: bytes, key: key)
        }
        return text.map { text in
            PropertyListMember(key, PropertyListNode(.string(text.text), bounds: keyBounds), keyBounds: keyBounds)
        }
    }
}

/// Where a file lies: its bundle, table and language, told by its path.
struct FoundationLayout: Sendable, Hashable {
    /// The two kinds of files of a table.
    enum Kind: Sendable, Hashable {
        /// A table of texts, or of entries with variables.
        case strings, dictionary
    }

    /// The folder that the .lproj folders are in, with a slash behind it; empty for the folder that was searched.
    var bundle: String

    /// The file's name without its ending.
    var table: String

    /// The name of the .lproj folder without its ending; nil for a file outside of such folders.
    var localization: String?

    var kind: Kind

    /// The same in no language.
    var ofTable: FoundationLayout {
        var layout = self
        layout.localization = nil
        return layout
    }

    /// Reads a path with `/`; nil if it is no file of Apple's translations.
    init?(path: String) {
        var folders = path.split(separator: "/")
        guard let name = folders.popLast(), let point = name.lastIndex(of: "."), point > name.startIndex else {
            return nil
        }
        switch name[point...] {
        case ".strings": kind = .strings
        case ".stringsdict": kind = .dictionary
        default: return nil
        }
        table = String(name[..<point])
        let ending = ".lproj"
        if let folder = folders.last, folder.hasSuffix(ending), folder.utf8.count > ending.utf8.count {
            localization = String(folder.dropLast(ending.utf8.count))
            folders.removeLast()
        }
        bundle = folders.map { $0 + "/" }.joined()
    }
}
