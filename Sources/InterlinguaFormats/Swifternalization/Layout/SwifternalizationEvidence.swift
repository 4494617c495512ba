import InterlinguaIR

/// What the content of a JSON file says about Swifternalization.
enum SwifternalizationEvidence {
    /// What a file's content says, where its path may be one of Swifternalization's.
    ///
    /// Nearly any short name is well-formed as a language tag; without a sign of the library in it, a file of texts has to be
    /// called as a language that there is. Such a file that is no JSON at all is one that somebody broke.
    static func evidence(in file: InputFile) -> FormatEvidence {
        guard let path = SwifternalizationPath(file.layoutPath) else { return .none }
        return file.bytes.withUnsafeBufferPointer { bytes -> FormatEvidence in
            if bytes.beginsJSONObject, hasMark(bytes) { return .certain }
            if case .language(_, let identifier) = path.role, KnownLanguages.tag(of: identifier) == nil { return .none }
            if !bytes.beginsJSONObject { return bytes.beginsJSONValue ? .otherContent : .possible }
            return path.role == .expressions || nestsNoDeeper(file) ? .possible : .none
        }
    }

    /// Whether there is an expression, or a member with a width.
    private static func hasMark(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        if bytes.contains("\"ie:x") || bytes.contains("\"iex:") || bytes.contains("\"exp:") { return true }
        return bytes.contains("\"@", where: { $0 < bytes.count && (0x30...0x39).contains(bytes[$0]) })
    }

    /// Whether texts stand in entries, in their members or in those, and nowhere deeper, and nothing but texts is there.
    private static func nestsNoDeeper(_ file: InputFile) -> Bool {
        guard let root = JSONReader.read(path: file.path, bytes: file.bytes).document.root else { return false }
        return isTexts(root, depth: 3)
    }

    private static func isTexts(_ value: JSONElement, depth: Int) -> Bool {
        if value.kind == .string { return true }
        guard depth > 0, let members = value.members else { return false }
        for member in members where !isTexts(member.value, depth: depth - 1) { return false }
        return true
    }
}
