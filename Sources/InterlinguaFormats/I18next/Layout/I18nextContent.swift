import InterlinguaIR

/// Tells i18next's JSON from other JSON that lies in the same places.
enum I18nextContent {
    /// What a file's content says.
    static func evidence(in file: InputFile) -> FormatEvidence {
        let path = I18nextPath(file.layoutPath, fileFolders: [])
        let (document, _) = JSONReader.read(path: file.path, bytes: file.bytes)
        guard let root = document.root, root.kind == .object else { return .none }
        if path.kind == .store { return I18nextStore.isStore(root) ? .certain : .none }
        var signs = Signs()
        document.file.utf8.withUnsafeBufferPointer { bytes in
            for node in document.nodes {
                switch node.kind {
                case .key: signs.lookAt(key: bytes.slice(node.textBounds))
                case .string: signs.lookAt(text: bytes.slice(node.textBounds))
                default: break
                }
                if signs.isSwifternalization { break }
            }
        }
        if signs.isSwifternalization { return .none }
        return signs.isI18next || path.kind == .languageBundle ? .certain : .possible
    }

    /// What was seen so far.
    private struct Signs {
        /// Variables, nested calls, plural forms.
        var isI18next = false

        /// Expressions and widths of Swifternalization.
        var isSwifternalization = false

        private static let endings = ["_plural", "_other", "_many", "_few"].map { Array($0.utf8) }
        private static let expressions = ["ie:", "iex:", "exp:"].map { Array($0.utf8) }
        private static let nesting = Array("$t(".utf8)

        mutating func lookAt(key: UnsafeBufferPointer<UInt8>) {
            for ending in Self.endings where key.count > ending.count && key.ends(with: ending) { isI18next = true }
            for start in Self.expressions where key.hasBytes(start, at: 0) { isSwifternalization = true }
            if key.first == UInt8(ascii: "@"), key.count > 1, key.dropFirst().allSatisfy(JSONNumberScanner.isDigit) {
                isSwifternalization = true
            }
        }

        mutating func lookAt(text: UnsafeBufferPointer<UInt8>) {
            if isI18next { return }
            isI18next =
                text.contains(Self.nesting) || text.contains([UInt8(ascii: "{"), UInt8(ascii: "{")])
                || Self.hasUnderscoredName(text)
        }

        /// Whether a text holds `__name__`.
        private static func hasUnderscoredName(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
            let mark = [UInt8(ascii: "_"), UInt8(ascii: "_")]
            guard let start = text.firstIndex(of: mark, from: 0),
                let end = text.firstIndex(of: mark, from: start + 3)
            else { return false }
            return text[(start + 2)..<end].allSatisfy { $0 > 0x20 }
        }
    }
}
