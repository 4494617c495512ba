import InterlinguaIR

/// What tells the version of a project's files, collected over all of them.
struct I18nextVersionEvidence {
    private(set) var version: I18nextVersion
    private let families: I18nextFamilyVotes
    private var braces: I18nextVersionSign?
    private var underscores: I18nextVersionSign?

    /// How many more texts have underscores than have braces: names such as `__init__` are none of variables.
    private var majority = 0

    /// Whether nothing but how variables are spelled can tell the version, and no more texts have braces than underscores.
    private var hasOnlyVariables = false

    private var hasUnderscores: Bool { underscores != nil && majority >= 0 }

    init(_ project: I18nextProject) {
        version = .v4
        families = I18nextFamilyVotes(project)
        // An app that says what begins its variables may have taken over the first version's.
        let mayUnderscore = project.settings.interpolationPrefix == nil
        // Tools mark texts that nobody has translated yet: `__STRING_NOT_TRANSLATED__`.
        let needsSource = project.settings.installedVersion.map { $0 != .v1 } ?? false
        for column in project.tables.lazy.flatMap(\.columns) {
            let source = column.source
            if braces == nil, let offset = source.braces.first {
                braces = I18nextVersionSign(place: column.place(offset), what: "a variable between braces")
            }
            majority -= source.braces.count
            if needsSource, column.language != project.sourceLanguage { continue }
            if mayUnderscore, underscores == nil, let offset = source.underscores.first {
                underscores = I18nextVersionSign(place: column.place(offset), what: "a variable between underscores")
            }
            majority += source.underscores.count
        }
        version = decide(installed: project.settings.installedVersion, isBundle: project.isBundle)
    }

    private mutating func decide(installed: I18nextVersion?, isBundle: Bool) -> I18nextVersion {
        if hasUnderscores, braces == nil { return .v1 }
        if families.speakForVersion4(installed: installed) { return .v4 }
        if families[.numberedPlural].first != nil { return .v1 }
        let hasNumbers = families[.numbers].count > families[.indices].count
        if families[.plural].first != nil {
            if hasUnderscores { return .v1 }
            return hasNumbers ? .v2 : .v3
        }
        if hasNumbers { return .v2 }
        if families[.indices].first != nil { return .v3 }
        hasOnlyVariables = installed == nil && hasUnderscores
        return isBundle && braces == nil ? .v1 : installed ?? .v4
    }

    // MARK: Conflicts

    /// Warnings of signs that speak for another version than the one in which the files are read.
    func diagnostics(version: I18nextVersion) -> [Diagnostic] {
        var conflicts: [(I18nextVersionSign, String)] = []
        func add(_ sign: I18nextVersionSign?, _ belongs: String, unless versions: [I18nextVersion]) {
            if let sign, !versions.contains(version) { conflicts.append((sign, belongs)) }
        }
        add(families[.numberedPlural].first, "version 1", unless: [.v1])
        add(families[.plural].first, "versions 1 to 3", unless: [.v1, .v2, .v3])
        add(families[.numbers].first, "version 2", unless: [.v2])
        add(families[.indices].first, "version 3", unless: [.v3])
        add(families[.categories].first, "version 4", unless: [.v4])
        if version == .v1, hasUnderscores { add(braces, "versions 2 to 4", unless: []) }
        add(underscores, "version 1", unless: hasOnlyVariables ? [.v1] : [.v1, .v4])
        return conflicts.map { sign, belongs in
            let message =
                "\(sign.what) belongs to \(belongs) of i18next's JSON, but the project is read as version "
                + "\(version.rawValue.dropFirst()); say which one it is"
            return Diagnostic(.warning, .mixedVersions, message, at: sign.place, notes: notes(version))
        }
    }

    /// Where the version was seen that the files are read in.
    private func notes(_ version: I18nextVersion) -> [Diagnostic.Note] {
        let sign: I18nextVersionSign?
        switch version {
        case .v1: sign = families[.numberedPlural].first ?? families[.plural].first ?? underscores
        case .v2: sign = families[.numbers].first ?? families[.plural].first
        case .v3: sign = families[.plural].first ?? families[.indices].first
        case .v4: sign = families[.categories].first ?? braces
        }
        guard let sign, self.version == version else { return [] }
        return [Diagnostic.Note("\(sign.what) tells the version", at: sign.place)]
    }
}

extension I18nextColumn {
    fileprivate func place(_ offset: Int) -> SourceRange {
        SourceRange(file: source.document.file, lowerBound: offset, upperBound: offset)
    }
}
