import InterlinguaIR

/// What tells the version of a project's files, collected over all of them.
struct I18nextVersionEvidence {
    /// A sign of a version and where it was seen first.
    private struct Sign {
        var place: SourceRange?
        var what: String
    }

    /// The version that the signs speak for.
    private(set) var version: I18nextVersion

    private var numberedPlural: Sign?
    private var plural: Sign?
    private var numbers: Sign?
    private var indices: Sign?
    private var categories: Sign?
    private var braces: Sign?
    private var underscores: Sign?

    /// Collects the signs of a project.
    init(_ project: I18nextProject) {
        version = .v4
        for table in project.tables { look(at: table, project.settings) }
        for table in project.tables {
            for column in table.columns {
                if braces == nil, let offset = column.source.firstBraces {
                    braces = Sign(place: column.place(offset), what: "a variable between braces")
                }
                if underscores == nil, let offset = column.source.firstUnderscores {
                    underscores = Sign(place: column.place(offset), what: "a variable between underscores")
                }
            }
        }
        version = decide(isBundle: project.isBundle)
    }

    private func decide(isBundle: Bool) -> I18nextVersion {
        if numberedPlural != nil || (underscores != nil && braces == nil) { return .v1 }
        if plural != nil {
            if underscores != nil { return .v1 }
            return numbers != nil ? .v2 : .v3
        }
        if numbers != nil { return .v2 }
        if indices != nil { return .v3 }
        if categories != nil || braces != nil { return .v4 }
        return isBundle ? .v1 : .v4
    }

    // MARK: Names

    private mutating func look(at table: I18nextTableDraft, _ settings: I18nextSettings) {
        let separator = Array(settings.pluralSeparator.utf8)
        let readers = (
            one: I18nextSuffixReader(version: .v1, settings: settings),
            three: I18nextSuffixReader(version: .v3, settings: settings),
            four: I18nextSuffixReader(version: .v4, settings: settings)
        )
        let counts = [I18nextVersion.v1, .v4].map { I18nextCountPattern(version: $0, settings: settings) }
        var stems: [I18nextFamilies.Stem: [Int: Set<Int>]] = [:]
        let suffixes = table.columns.map { column in
            [I18nextVersion.v2, .v3].map { version in
                Set(
                    settings.forms(of: column.language, version: version)
                        .compactMap { Int($0.suffix.dropFirst(settings.pluralSeparator.count)) }
                )
            }
        }
        // Languages whose numbers are also their forms' places tell nothing.
        let manyForms = table.columns.indices.filter { column in
            suffixes[column][1].count > 1 && suffixes[column][0] != suffixes[column][1]
        }
        for name in table.leaves {
            table.names.withBytes(of: name) { bytes in
                guard let last = bytes.last else { return }
                if last == UInt8(ascii: "r"), categories == nil, let suffix = readers.four.suffix(of: bytes),
                    suffix.form?.category == .other, hasSibling(bytes, suffix, name, table, separator)
                {
                    categories = Sign(place: table.firstPlace(of: name), what: "“\(table.names.name(name))”")
                }
                let isDigit = JSONNumberScanner.isDigit(last)
                if last == UInt8(ascii: "l") || isDigit, let suffix = readers.one.suffix(of: bytes) {
                    if case .number? = suffix.form, numberedPlural == nil {
                        numberedPlural = Sign(place: table.firstPlace(of: name), what: "“\(table.names.name(name))”")
                    }
                    if suffix.form == .plural, plural == nil {
                        let parent = table.names.parents[name]
                        let base = table.names.find(bytes.slice(0..<suffix.stemLength), in: parent)
                        if base.map(table.hasLeaf) == true
                            || counts.contains(where: { $0.isShown(by: name, in: table) })
                        {
                            plural = Sign(place: table.firstPlace(of: name), what: "“\(table.names.name(name))”")
                        }
                    }
                } else if isDigit, !manyForms.isEmpty,
                    let suffix = readers.three.suffix(of: bytes), case .number(let number)? = suffix.form
                {
                    let parent = table.names.parents[name]
                    let key = bytes.slice(0..<suffix.stemLength)
                    // Stems are told apart by a hash of their bytes, or by their number where they are keys themselves.
                    var hasher = Hasher()
                    hasher.combine(parent)
                    hasher.combine(bytes: UnsafeRawBufferPointer(key))
                    let stem = I18nextFamilies.Stem(name: hasher.finalize(), isOrdinal: false)
                    for column in manyForms where table.hasLeaf(name, in: column) {
                        stems[stem, default: [:]][column, default: []].insert(number)
                        decide(stems[stem]?[column] ?? [], suffixes[column], name, column, table)
                    }
                }
            }
        }
    }

    /// Whether the numbers behind one key are those of the language's forms, in version 2 or in version 3.
    private mutating func decide(
        _ found: Set<Int>,
        _ suffixes: [Set<Int>],
        _ name: Int,
        _ column: Int,
        _ table: I18nextTableDraft
    ) {
        guard numbers == nil || indices == nil, let version = suffixes.firstIndex(of: found) else { return }
        let place = table.columns[column].element(of: name)?.range
        let sign = Sign(place: place, what: "“\(table.names.name(name))” and its neighbours")
        if version == 0 { numbers = numbers ?? sign } else { indices = indices ?? sign }
    }

    /// Whether another category stands beside one.
    private func hasSibling(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ suffix: I18nextSuffix,
        _ name: Int,
        _ table: I18nextTableDraft,
        _ separator: [UInt8]
    ) -> Bool {
        let isOrdinal = suffix.form == .ordinal(.other)
        let stem = Array(bytes[..<suffix.stemLength]) + separator + (isOrdinal ? Array("ordinal".utf8) + separator : [])
        return PluralCategory.allCases.contains { category in
            guard category != .other else { return false }
            let sibling = stem + Array(category.rawValue.utf8)
            let found = sibling.withUnsafeBufferPointer { table.names.find($0, in: table.names.parents[name]) }
            return found.map(table.hasLeaf) == true
        }
    }

    // MARK: Conflicts

    /// Warnings of signs that speak for another version than the one in which the files are read.
    func diagnostics(version: I18nextVersion) -> [Diagnostic] {
        var conflicts: [(Sign, String)] = []
        func add(_ sign: Sign?, _ belongs: String, unless versions: [I18nextVersion]) {
            if let sign, !versions.contains(version) { conflicts.append((sign, belongs)) }
        }
        add(numberedPlural, "version 1", unless: [.v1])
        add(plural, "versions 1 to 3", unless: [.v1, .v2, .v3])
        add(numbers, "version 2", unless: [.v2])
        add(indices, "version 3", unless: [.v3])
        add(categories, "version 4", unless: [.v4])
        if version == .v1, underscores != nil { add(braces, "versions 2 to 4", unless: []) }
        return conflicts.map { sign, belongs in
            let message =
                "\(sign.what) belongs to \(belongs) of i18next's JSON, but the project is read as version "
                + "\(version.rawValue.dropFirst()); say which one it is"
            return Diagnostic(.warning, "mixed-versions", message, at: sign.place, notes: notes(version))
        }
    }

    /// Where the version was seen that the files are read in.
    private func notes(_ version: I18nextVersion) -> [Diagnostic.Note] {
        let sign: Sign?
        switch version {
        case .v1: sign = numberedPlural ?? plural ?? underscores
        case .v2: sign = numbers ?? plural
        case .v3: sign = plural ?? indices
        case .v4: sign = categories ?? braces
        }
        guard let sign, self.version == version else { return [] }
        return [Diagnostic.Note("\(sign.what) tells the version", at: sign.place)]
    }
}

extension I18nextColumn {
    /// A place in the file.
    fileprivate func place(_ offset: Int) -> SourceRange {
        SourceRange(file: source.document.file, lowerBound: offset, upperBound: offset)
    }
}
