import InterlinguaIR

/// What the content of a JSON file says about Swifternalization.
enum SwifternalizationEvidence {
    /// What the files' contents say, where their paths may be Swifternalization's.
    ///
    /// Nearly any short name is well-formed as a language tag; without a sign of the library in it, a file of texts has to be
    /// called as a language that there is, or have the keys of one beside it. A language's file that is no JSON at all is
    /// one that somebody broke.
    ///
    /// `base.json` with a specifier in it is the library's, and so are the files of languages beside it: its texts are
    /// formats, whatever else they show.
    static func evidence(in files: [InputFile]) -> [FormatEvidence] {
        let paths = files.map { SwifternalizationPath($0.layoutPath) }
        var neighbours: [String: Int] = [:]
        for (index, path) in paths.enumerated() {
            guard let path, path.isCertain else { continue }
            let other = neighbours[path.folder].map { files[$0].bytes.count } ?? -1
            if files[index].bytes.count > other { neighbours[path.folder] = index }
        }
        var names = JSONNames(files)
        let areLanguages = paths.enumerated().map { index, path in
            guard let path else { return false }
            guard case .language(_, let identifier) = path.role, !path.isCertain else { return true }
            guard let neighbour = neighbours[path.folder], !KnownLanguages.isWord(identifier) else { return false }
            return names.areShared(by: index, neighbour, otherwise: false)
        }
        let found = files.indices.map { $0 }.concurrentMap { index in
            paths[index].map { evidence(in: files[index], $0, isLanguage: areLanguages[index]) } ?? .none
        }
        let bases = files.indices.filter { paths[$0]?.role == .base && found[$0] == .possible }
        var folders = Set(bases.filter { hasSpecifier(files[$0]) }.compactMap { paths[$0]?.folder })
        for (path, evidence) in zip(paths, found) where evidence == .none && path?.isCertain == true {
            if let path { folders.remove(path.folder) }
        }
        return zip(paths, found).map { path, evidence in
            guard let path, folders.contains(path.folder) else { return evidence }
            return evidence == .possible && path.role != .expressions ? .certain : evidence
        }
    }

    /// Whether a text is a format with arguments.
    private static func hasSpecifier(_ file: InputFile) -> Bool {
        var result = false
        JSONReader.read(JSONEncoding.decode(path: file.path, bytes: file.bytes).file) { node, bytes in
            guard node.kind == .string else { return false }
            let text = String(decoding: bytes.slice(node.textBounds), as: UTF8.self)
            let format = FormatString(parsing: text, as: .foundation)
            // No string of Swift's can be passed for “%s”, which i18next's sprintf knows as well.
            result = format.hasArguments && !format.hasOnlyProseSpecifiers && !text.contains("%s")
            return result
        }
        return result
    }

    private static func evidence(
        in file: InputFile,
        _ path: SwifternalizationPath,
        isLanguage: Bool
    ) -> FormatEvidence {
        file.bytes.withUnsafeBufferPointer { bytes -> FormatEvidence in
            if bytes.beginsJSONObject, hasMark(bytes) { return .certain }
            if !isLanguage { return .none }
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

extension SwifternalizationPath {
    /// Whether the path is the library's for all that is known: others are only well-formed as languages.
    fileprivate var isCertain: Bool {
        switch role {
        case .base: true
        case .expressions: false
        case .language(_, let identifier): KnownLanguages.tag(of: identifier) != nil
        }
    }
}
