import InterlinguaIR

/// A file that was read but not understood: its values, and what its bytes show at a glance.
struct I18nextSource: Sendable {
    let path: I18nextPath

    /// The path below the folder that was searched.
    let layoutPath: String

    let document: JSONDocument

    var diagnostics: [Diagnostic]

    /// The texts with `{{name}}`.
    let braces: I18nextTexts

    /// The texts with `__name__`.
    let underscores: I18nextTexts

    let hasNesting: Bool
    let layout: I18nextFileLayout

    static func read(_ input: InputFile, path: I18nextPath, settings: I18nextSettings) -> I18nextSource {
        let (document, diagnostics) = JSONReader.read(path: input.path, bytes: input.bytes)
        return document.file.utf8.withUnsafeBufferPointer { bytes in
            I18nextSource(
                path: path,
                layoutPath: input.layoutPath,
                document: document,
                diagnostics: diagnostics,
                braces: bytes.texts { bytes.firstBracedName(from: $0) },
                underscores: bytes.texts { bytes.firstUnderscoredName(from: $0) },
                hasNesting: bytes.contains(Array(settings.nestingPrefix.utf8)),
                layout: I18nextFileLayout(bytes)
            )
        }
    }
}

/// How many of a file's texts hold something, and where the first one does.
struct I18nextTexts: Sendable {
    var first: Int?
    var count = 0
}

extension UnsafeBufferPointer<UInt8> {
    /// The texts, and no keys, that hold what is found from an offset on.
    fileprivate func texts(holding next: (_ start: Int) -> Int?) -> I18nextTexts {
        var texts = I18nextTexts()
        var index = 0
        while let found = next(index) {
            var end = found
            while end < count, self[end] != UInt8(ascii: "\"") { end += self[end] == UInt8(ascii: "\\") ? 2 : 1 }
            index = Swift.min(end + 1, count)
            if self[index...].first(where: { $0 > 0x20 }) == UInt8(ascii: ":") { continue }
            texts.first = texts.first ?? found
            texts.count += 1
        }
        return texts
    }

    /// The first place where a byte stands twice.
    fileprivate func firstDouble(_ byte: UInt8, from start: Int) -> Int? {
        var index = start
        while let found = firstIndex(ofByte: byte, from: index) {
            if found + 1 < count, self[found + 1] == byte { return found }
            index = found + 1
        }
        return nil
    }

    /// The first `{{` that `}}` follows in the same text.
    fileprivate func firstBracedName(from place: Int) -> Int? {
        var index = place
        while let start = firstDouble(UInt8(ascii: "{"), from: index) {
            var end = start + 2
            while end < count, self[end] != UInt8(ascii: "\""), self[end] != UInt8(ascii: "}") { end += 1 }
            if end > start + 2, end + 1 < count, self[end] == UInt8(ascii: "}"), self[end + 1] == UInt8(ascii: "}") {
                return start
            }
            index = Swift.max(end, start + 1)
        }
        return nil
    }

    /// The first `__name__` whose name stands on one line and holds no quotes.
    fileprivate func firstUnderscoredName(from place: Int) -> Int? {
        var index = place
        while let start = firstDouble(UInt8(ascii: "_"), from: index) {
            var end = start + 2
            while end < count, self[end] > 0x20, self[end] != UInt8(ascii: "\""), self[end] != UInt8(ascii: "_") {
                end += 1
            }
            while end + 1 < count, self[end] == UInt8(ascii: "_"), self[end + 1] != UInt8(ascii: "_") {
                end += 1
                while end < count, self[end] > 0x20, self[end] != UInt8(ascii: "\""), self[end] != UInt8(ascii: "_") {
                    end += 1
                }
            }
            if end > start + 2, end + 1 < count, self[end] == UInt8(ascii: "_"), self[end + 1] == UInt8(ascii: "_") {
                return start
            }
            index = Swift.max(end, start + 1)
        }
        return nil
    }
}

extension I18nextFileLayout {
    /// Looks at the first line behind the opening brace, and at the end.
    fileprivate init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self = .usual
        endsLine = bytes.last == 0x0A
        guard let brace = bytes.firstIndex(ofByte: UInt8(ascii: "{")) else { return }
        var index = brace + 1
        if index < bytes.count, bytes[index] == 0x0D { index += 1 }
        guard index < bytes.count, bytes[index] == 0x0A else {
            if index < bytes.count, bytes[index] == UInt8(ascii: "\"") { indentation = nil }
            return
        }
        index += 1
        let start = index
        while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
        usesTabs = start < bytes.count && bytes[start] == 0x09
        indentation = usesTabs ? 1 : Swift.min(index - start, 16)
    }
}
