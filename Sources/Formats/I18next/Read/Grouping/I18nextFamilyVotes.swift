import InterlinguaIR

/// A sign of a version and where it was seen first.
struct I18nextVersionSign {
    var place: SourceRange?
    /// What stands there, in words.
    var what: String
}

/// The plural families of a project, by the versions that name forms as they do.
///
/// One name proves little: `message_age_2` and `delete_other` are keys like others. So families are counted, and first those
/// that something besides their names confirms: a text that shows the count, or further languages.
struct I18nextFamilyVotes {
    /// How a family names its forms.
    enum Kind: Int, CaseIterable {
        /// `_plural_2`, version 1.
        case numberedPlural
        /// `_plural`, versions 1 to 3.
        case plural
        /// `_1`, `_2`, `_5`, version 2.
        case numbers
        /// `_0`, `_1`, `_2`, version 3.
        case indices
        /// `_one`, `_other`, version 4.
        case categories
    }

    struct Votes {
        var count = 0
        /// How many of them are confirmed.
        var confirmedCount = 0
        /// In how many languages they are, all together.
        var languageCount = 0
        /// The first one; a confirmed one if there is any.
        var first: I18nextVersionSign?
    }

    private var votes = [Votes](repeating: Votes(), count: Kind.allCases.count)

    init(_ project: I18nextProject) {
        for table in project.tables {
            let families = I18nextFamilyFinder(table, project.settings).families
            for family in families { add(family, of: table) }
        }
    }

    subscript(kind: Kind) -> Votes { votes[kind.rawValue] }

    /// Whether more families are named as version 4 does than as the versions before it.
    ///
    /// Where there are as many, some languages were forgotten: the library that is installed reads those of the app, else
    /// those count that most languages have. A project on its way to version 4 still has an app that reads the old ones,
    /// unless nothing confirms either.
    func speakForVersion4(installed: I18nextVersion?) -> Bool {
        let isConfirmed = votes.contains { $0.confirmedCount > 0 }
        func lead(_ count: KeyPath<Votes, Int>) -> Int {
            votes.reduce(2 * self[.categories][keyPath: count]) { $0 - $1[keyPath: count] }
        }
        let leads = lead(isConfirmed ? \.confirmedCount : \.count)
        if leads != 0 { return leads > 0 }
        guard self[.categories].count > 0 else { return false }
        if let installed { return installed == .v4 }
        let leadsInLanguages = lead(\.languageCount)
        return leadsInLanguages == 0 ? !isConfirmed : leadsInLanguages > 0
    }

    private mutating func add(_ family: I18nextFamilyFinder.Family, of table: I18nextTableDraft) {
        let kind = family.kind.rawValue
        let isFirst = votes[kind].first == nil || (family.isConfirmed && votes[kind].confirmedCount == 0)
        votes[kind].count += 1
        votes[kind].languageCount += family.languageCount
        if family.isConfirmed { votes[kind].confirmedCount += 1 }
        guard isFirst else { return }
        let neighbours = family.column == nil ? "" : " and its neighbours"
        votes[kind].first = I18nextVersionSign(
            place: family.column.map { table.columns[$0].element(of: family.name)?.range }
                ?? table.firstPlace(of: family.name),
            what: "“\(table.names.name(family.name))”\(neighbours)"
        )
    }
}
