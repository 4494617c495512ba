import InterlinguaIR
import OrderedCollections

/// Finds which names are plural forms of a key, over all languages of a namespace.
///
/// Nothing in a file says so: `step_one` may be a first step. A family is accepted by its completeness, by texts that show the
/// count, or because the base stands beside it; what one language has holds for all.
struct I18nextFamilies {
    /// The key that forms belong to.
    struct Stem: Hashable {
        var name: Int
        /// Whether the forms are those of ordinal numbers.
        var isOrdinal: Bool
    }

    /// One form of a family.
    struct Member {
        var name: Int
        /// The form; nil for an indefinite text of the key itself.
        var form: I18nextFormName?
        var isIndefinite: Bool

        /// The number that the form's name ends in; nil for other forms.
        fileprivate var number: Int? { if case .number(let number)? = form { number } else { nil } }
    }

    /// All families, accepted or not.
    private(set) var candidates: OrderedDictionary<Stem, [Member]> = [:]

    private(set) var accepted: Set<Stem> = []
    private let version: I18nextVersion
    private let settings: I18nextSettings
    private let countPattern: I18nextCountPattern

    /// For each language the numbers that its forms have in names.
    private let numbers: [Set<Int>]

    /// Collects the families of a namespace and decides on them.
    init(_ table: inout I18nextTableDraft, version: I18nextVersion, settings: I18nextSettings, keys: I18nextKeyNames) {
        self.version = version
        self.settings = settings
        countPattern = I18nextCountPattern(version: version, settings: settings)
        numbers = table.columns.map { column in
            guard version == .v2 || version == .v3 else { return [] }
            let forms = settings.forms(of: column.code, version: version)
            return Set(forms.compactMap { Int($0.suffix.dropFirst(settings.pluralSeparator.count)) })
        }
        let reader = I18nextSuffixReader(version: version, settings: settings)
        for name in table.leaves {
            guard let suffix = table.names.withBytes(of: name, { reader.suffix(of: $0) }),
                !keys.isOrdinary(name, in: table)
            else { continue }
            let bytes = table.names.withBytes(of: name) { Array($0.prefix(suffix.stemLength)) }
            let parent = table.names.parents[name]
            let stem = bytes.withUnsafeBufferPointer { table.names.number(of: $0, in: parent, expected: -1) }
            var isOrdinal = false
            if case .ordinal? = suffix.form { isOrdinal = true }
            candidates[Stem(name: stem, isOrdinal: isOrdinal), default: []].append(
                Member(name: name, form: suffix.form, isIndefinite: suffix.isIndefinite)
            )
        }
        var rest: [Stem] = []
        let joinsArrays = settings.arraySeparator(for: version) != nil
        for (stem, members) in candidates {
            // Lists are asked for as such, never by a number.
            let areLists = !joinsArrays && members.allSatisfy { table.isList($0.name) }
            if keys.isPlural(stem.name, in: table) || !areLists && accepts(stem, members, table) {
                accepted.insert(stem)
            } else if !areLists, !stem.isOrdinal, members.contains(where: { isAskedFor($0, table) }) {
                rest.append(stem)
            }
        }
        if !rest.isEmpty {
            let counted = I18nextCountedKeys(table, settings)
            accepted.formUnion(rest.filter { counted.contains($0.name, in: table) })
            // With a context the library asks for forms wherever it does without one.
            let contexts = I18nextContexts.values(settings).map { settings.contextSeparator + $0 }
            let ofContexts = rest.filter { stem in
                bases(of: stem.name, contexts, table).contains { base in
                    accepted.contains(Stem(name: base, isOrdinal: false)) || counted.contains(base, in: table)
                }
            }
            accepted.formUnion(ofContexts)
        }
        if version == .v1 { acceptIndefinite(table) }
        if version == .v4 { separateOrdinals(table) }
    }

    /// The keys of which a key is one of some contexts.
    private func bases(of name: Int, _ contexts: [String], _ table: I18nextTableDraft) -> [Int] {
        table.names.withBytes(of: name) { bytes in
            contexts.compactMap { context in
                let length = bytes.count - context.utf8.count
                guard length > 0, bytes.hasBytes(Array(context.utf8), at: length) else { return nil }
                return table.names.find(bytes.slice(0..<length), in: table.names.parents[name])
            }
        }
    }

    // MARK: Evidence

    private func accepts(_ stem: Stem, _ members: [Member], _ table: I18nextTableDraft) -> Bool {
        switch version {
        case .v4: acceptsCategories(stem, members, table)
        case .v1: acceptsPlural(stem, members.filter { $0.form != nil && !$0.isIndefinite }, table)
        case .v2, .v3: acceptsNumbers(stem, members, table)
        }
    }

    private func acceptsCategories(_ stem: Stem, _ members: [Member], _ table: I18nextTableDraft) -> Bool {
        let categories = Set(members.compactMap { $0.form?.category })
        let showsCount = members.contains { countPattern.isShown(by: $0.name, in: table) }
        if categories == [.zero] {
            // Calls that pass the count that a text shows get this text for 0, whatever the name was meant for.
            return table.hasLeaf(stem.name) && (showsCount || countPattern.isShown(by: stem.name, in: table))
        }
        if !showsCount, continuesSeries(stem, members.count, table) { return false }
        if categories.contains(.other), categories.count >= 2 { return true }
        if showsCount, categories.contains(.other) || categories.count >= 2 || table.hasLeaf(stem.name) { return true }
        guard categories.count >= 2 else { return false }
        // Russian or Polish files often stop at `many`.
        return table.columns.indices.contains { column in
            let rules = PluralRules.rules(
                for: table.columns[column].language,
                kind: stem.isOrdinal ? .ordinal : .cardinal
            )
            let own = Set(members.filter { table.hasLeaf($0.name, in: column) }.compactMap { $0.form?.category })
            return own.count >= 2 && rules.smallNumberCategories.allSatisfy(own.contains)
        }
    }

    private func acceptsPlural(_ stem: Stem, _ members: [Member], _ table: I18nextTableDraft) -> Bool {
        if members.isEmpty { return false }
        if table.hasLeaf(stem.name) || members.contains(where: { countPattern.isShown(by: $0.name, in: table) }) {
            return true
        }
        return languageCount(members, table) >= 2
    }

    private func acceptsNumbers(_ stem: Stem, _ members: [Member], _ table: I18nextTableDraft) -> Bool {
        if acceptsPlural(stem, members.filter { $0.form == .plural }, table) { return true }
        let showsCount = members.contains { isAskedFor($0, table) && countPattern.isShown(by: $0.name, in: table) }
        if showsCount { return true }
        if areNumbered(members, table) { return false }
        let hasBase = table.hasLeaf(stem.name)
        return table.columns.indices.contains { column in
            let own = formCount(members, in: column, table)
            return own >= 2 || (own == 1 && hasBase && numbers[column].count == 1)
        }
    }

    /// Whether names are keys like others, as `step_1` is where a language without such forms has it as well, or beside
    /// `step_3`.
    private func areNumbered(_ members: [Member], _ table: I18nextTableDraft) -> Bool {
        let found = Set(members.compactMap(\.number))
        let known = numbers.reduce(into: Set()) { $0.formUnion($1) }
        if found.contains(where: { !known.contains($0) && found.contains($0 - 1) }) { return true }
        func haveNames(in column: Int) -> Bool {
            members.contains { $0.number != nil && table.hasLeaf($0.name, in: column) }
        }
        // Names that the source's language lacks come from a tool that gives all languages the same forms.
        return haveNames(in: 0)
            && table.columns.indices.contains { haveNames(in: $0) && formCount(members, in: $0, table) == 0 }
    }

    /// How many of a key's names are those of forms that the library asks for in a language.
    private func formCount(_ members: [Member], in column: Int, _ table: I18nextTableDraft) -> Int {
        members.count { member in
            guard let number = member.number else { return false }
            return numbers[column].contains(number) && table.hasLeaf(member.name, in: column)
        }
    }

    /// Whether a library asks for a form when it is given a number.
    private func isAskedFor(_ member: Member, _ table: I18nextTableDraft) -> Bool {
        guard let number = member.number, version != .v1 else { return member.form != nil }
        return table.columns.indices.contains {
            numbers[$0].contains(number) && table.hasLeaf(member.name, in: $0)
        }
    }

    private func languageCount(_ members: [Member], _ table: I18nextTableDraft) -> Int {
        table.columns.indices.filter { column in members.contains { table.hasLeaf($0.name, in: column) } }.count
    }

    /// Whether names beside the forms go on counting, as `step_three` does beside `step_one` and `step_two`.
    private func continuesSeries(_ stem: Stem, _ count: Int, _ table: I18nextTableDraft) -> Bool {
        if stem.isOrdinal { return false }
        let prefix = table.names.withBytes(of: stem.name) { Array($0) } + Array(settings.pluralSeparator.utf8)
        let parent = table.names.parents[stem.name]
        let siblings = Self.numberWords.filter { word in
            let name = prefix + word
            guard let number = name.withUnsafeBufferPointer({ table.names.find($0, in: parent) }) else { return false }
            return table.hasLeaf(number)
        }
        return siblings.count >= count || siblings.contains(Self.numberWords[0])
    }

    private static let numberWords = [
        "three", "four", "five", "six", "seven", "eight", "nine", "ten", "first", "second", "third",
    ].map { Array($0.utf8) }

    /// Indefinite texts belong to a key that exists, or whose form exists.
    private mutating func acceptIndefinite(_ table: I18nextTableDraft) {
        for (stem, members) in candidates where !accepted.contains(stem) {
            if members.contains(where: \.isIndefinite), table.hasLeaf(stem.name) { accepted.insert(stem) }
        }
    }

    /// Libraries 21 and 22 name ordinal forms like cardinal ones: a category that only ordinals have tells them.
    private mutating func separateOrdinals(_ table: I18nextTableDraft) {
        let rules = table.columns.map { column in
            (
                cardinals: PluralRules.rules(for: column.language, kind: .cardinal),
                ordinals: PluralRules.rules(for: column.language, kind: .ordinal)
            )
        }
        // For each category, by its place in CLDR's order, the languages in which only ordinals have it.
        let ordinalOnly = PluralCategory.allCases.map { category in
            category == .zero
                ? []
                : rules.indices.filter { column in
                    !rules[column].cardinals.hasCategory(category) && rules[column].ordinals.hasCategory(category)
                }
        }
        for (stem, members) in candidates where accepted.contains(stem) && !stem.isOrdinal {
            let ordinal = Stem(name: stem.name, isOrdinal: true)
            guard candidates[ordinal] == nil else { continue }
            let isFound = members.contains { member in
                guard let category = member.form?.category else { return false }
                return ordinalOnly[category.order].contains { table.hasLeaf(member.name, in: $0) }
            }
            if !isFound { continue }
            let isRefuted = members.contains { member in
                guard let category = member.form?.category, category != .zero else { return false }
                return rules.indices.contains { column in
                    !rules[column].ordinals.hasCategory(category) && table.hasLeaf(member.name, in: column)
                }
            }
            if isRefuted { continue }
            accepted.remove(stem)
            accepted.insert(ordinal)
            candidates[ordinal] = members
            candidates[stem] = nil
        }
    }
}

extension I18nextFormName {
    /// The category of version 4; nil for other versions' forms.
    var category: PluralCategory? {
        switch self {
        case .category(let category), .ordinal(let category): category
        case .plural, .number: nil
        }
    }
}
