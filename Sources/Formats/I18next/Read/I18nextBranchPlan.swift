import InterlinguaIR

/// Which of an entry's members a language shows for which numbers in one context.
///
/// It depends on which members there are, and not on what they say.
struct I18nextBranchPlan {
    /// A member that is shown for some numbers.
    struct Choice {
        var condition: Condition
        var member: I18nextFoundMember
        /// What stands behind the key in the member's name.
        var spelling: String
        /// What is to be said of a category that the language lacks.
        var foreign: (kind: Diagnostic.Kind, message: String)?
    }

    /// The members that are shown for some numbers, in the order in which they are tried.
    var choices: [Choice] = []

    /// The member without a form; nil if there is none.
    var bare: I18nextFoundMember?

    /// Whether the member without a form stands in for forms that are missing.
    var usesBare = false

    /// Whether numbers decide; else all is said by the member without a form.
    var isChoice = false

    /// What is to be said of forms that are missing.
    var missing: String?
}

/// A member that a call finds.
struct I18nextFoundMember: Hashable {
    /// Its place in the entry.
    var index: Int
    /// The number of the language that has it.
    var column: Int
}

extension I18nextGrouping.Unit {
    /// What stands behind the key in a member's name.
    func suffix(of member: Int, _ context: I18nextTextContext) -> String {
        let member = members[member]
        let settings = context.settings
        var suffix = member.context.map { settings.contextSeparator + contexts[$0] } ?? ""
        // Libraries 21 and 22 spell ordinal forms like cardinal ones: the name itself tells.
        if let form = member.form {
            suffix += form.spelling(version: context.version, separator: settings.pluralSeparator)
        }
        return suffix + (member.isIndefinite ? "_indefinite" : "")
    }
}

/// Finds out which members a language shows.
struct I18nextBranchPlanner {
    let unit: I18nextGrouping.Unit

    /// The members by what tells them apart.
    let places: [I18nextMemberPlace: Int]

    /// The languages in which each name is sought before the next name, with whether they have each member; the asked
    /// language first.
    let languages: [(column: Int, has: (Int) -> Bool)]

    let reading: I18nextTableReading

    private var version: I18nextVersion { reading.context.version }

    /// The number of the asked language.
    private var column: Int { languages.first?.column ?? 0 }

    /// What is shown in a context: each number's text by the candidates in the library's order.
    ///
    /// - Parameter contexts: The contexts in which members are looked for, one after the other.
    func plan(_ contexts: [Int?], isIndefinite: Bool) -> I18nextBranchPlan {
        var plan = I18nextBranchPlan()
        for context in contexts where plan.bare == nil { plan.bare = find(context, nil, isIndefinite) }
        var usesForm = false
        var missing: [I18nextCell] = []
        let own = reading.cells[column]
        for cell in unit.isOrdinal ? own.ordinals : own.cardinals {
            guard let found = find(contexts, cell.forms, isIndefinite) else {
                if !cell.isOptional { missing.append(cell) }
                continue
            }
            let form = unit.members[found.index].form
            if cell.isOptional, form != cell.forms.first { continue }
            if form == nil {
                plan.usesBare = true
                if !cell.forms.isEmpty { continue }
            } else {
                usesForm = true
            }
            let condition = own.excludesOne && plan.bare == nil ? cell.condition.withoutOne : cell.condition
            plan.choices.append(choice(condition, found))
        }
        if !unit.isOrdinal, version == .v4, let first = contexts.first {
            addForeignCategories(first, isIndefinite, to: &plan)
        }
        if usesForm, plan.bare == nil, contexts.count == 1 { plan.missing = message(about: missing) }
        let spelling = plan.choices.first?.spelling
        plan.isChoice = usesForm || plan.choices.contains { $0.spelling != spelling }
        return plan
    }

    private func choice(_ condition: Condition, _ member: I18nextFoundMember) -> I18nextBranchPlan.Choice {
        .init(condition: condition, member: member, spelling: unit.suffix(of: member.index, reading.context))
    }

    private func find(_ contexts: [Int?], _ forms: [I18nextFormName], _ isIndefinite: Bool) -> I18nextFoundMember? {
        for context in contexts {
            for form in forms { if let found = find(context, form, isIndefinite) { return found } }
            if let found = find(context, nil, isIndefinite) { return found }
        }
        return nil
    }

    private func find(_ context: Int?, _ form: I18nextFormName?, _ isIndefinite: Bool) -> I18nextFoundMember? {
        if isIndefinite, let found = member(context, form, isIndefinite: true) { return found }
        return member(context, form, isIndefinite: false)
    }

    private func member(_ context: Int?, _ form: I18nextFormName?, isIndefinite: Bool) -> I18nextFoundMember? {
        let place = I18nextMemberPlace(context: context, form: form, isIndefinite: isIndefinite)
        guard let index = places[place], let language = languages.first(where: { $0.has(index) }) else { return nil }
        return I18nextFoundMember(index: index, column: language.column)
    }

    /// Adds the texts for categories that the language lacks, which are never shown and kept.
    private func addForeignCategories(_ context: Int?, _ isIndefinite: Bool, to plan: inout I18nextBranchPlan) {
        let cells = reading.cells[column].cardinals
        for category in PluralCategory.allCases where category != .zero && category != .other {
            let form = I18nextFormName.category(category)
            guard !cells.contains(where: { $0.forms.contains(form) }), let member = find(context, form, isIndefinite)
            else { continue }
            var choice = choice(.category(category, .cardinal), member)
            choice.foreign = CategoryCheck(reading.table.columns[column].language).foreign(category)
            plan.choices.append(choice)
        }
    }

    /// What is to be said of forms that counts below 200 ask for and that the language lacks.
    private func message(about missing: [I18nextCell]) -> String? {
        let language = reading.table.columns[column].language
        let code = reading.table.columns[column].code
        let rules = I18nextPlurals.rules(for: code, kind: unit.isOrdinal ? .ordinal : .cardinal)
        let names = missing.compactMap { cell -> String? in
            guard let form = cell.forms.first else { return nil }
            let spelling = form.spelling(version: version, separator: reading.context.settings.pluralSeparator)
            guard let category = form.category else { return "“\(spelling)”" }
            if !rules.smallNumberCategories.contains(category) { return nil }
            return "“\(spelling)” (\(rules.examples(of: category)))"
        }
        guard !names.isEmpty, language.identifier != "dev" else { return nil }
        let list = names.joined(separator: ", ")
        let name = LanguageTag(code) == nil ? code : language.name
        return "“\(name)” lacks \(list): i18next shows another language’s text or the key"
    }
}

/// What tells a member from the others of its entry.
struct I18nextMemberPlace: Hashable {
    /// The place of its context among the entry's; nil for none.
    var context: Int?
    /// Its form; nil for the text without one.
    var form: I18nextFormName?
    var isIndefinite: Bool
}
