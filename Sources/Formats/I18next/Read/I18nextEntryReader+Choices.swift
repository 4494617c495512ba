import InterlinguaIR

/// Messages of several members: those of contexts and those of numbers.
extension I18nextEntryReader {
    /// A message of several members; nil if neither the language nor one of the next has any of them.
    ///
    /// - Parameter next: the numbers of the languages in which each name is sought before the next name.
    func message(in column: I18nextOpenColumn, next: [Int] = []) -> Message? {
        let own = OwnMembers(unit, column, next.map { (number: $0, column: reading.table.columns[$0]) })
        if own.hasNone { return nil }
        texts = [I18nextPatternReader.Text?](repeating: nil, count: unit.members.count)
        isReached = [Bool](repeating: false, count: unit.members.count)
        var pattern = branches(own, false, column)
        if own.hasIndefinite, let indefinite = branches(own, true, column) {
            let index = patterns.arguments.index(of: "indefinite_article")
            var variants = [Variant(.text("true"), indefinite, spelling: "_indefinite")]
            if let pattern { variants.append(Variant(.otherwise, pattern, spelling: "")) }
            pattern = Pattern([.select(Select(.argument(index, .text), variants: variants))])
        }
        let annotations = annotations(of: own, column)
        guard let pattern else { return nil }
        let origin =
            own.firstNode < Int.max
            ? column.origin(of: column.value(at: own.firstNode)) : pattern.selects.first?.variants.first?.origin
        var message = Message(content: .pattern(pattern), origin: origin ?? Origin(), annotations: annotations)
        addPath(of: unit.base, in: column, to: &message)
        return message
    }

    private struct OwnMembers {
        /// For each member of the entry the index of its value in the file; -1 for those that the language lacks.
        var nodes: [Int]
        /// The value that stands first in the file.
        var firstNode = Int.max
        /// Whether an indefinite text is among them.
        var hasIndefinite = false
        /// For each context of the entry whether a member of it is among them.
        var hasContext: [Bool]

        /// The other languages in which each name is sought before the next name.
        let next: [(number: Int, column: I18nextColumn)]

        /// Whether no language has any of them.
        var hasNone: Bool { firstNode == Int.max && !isOfOthers }
        private var isOfOthers = false

        init(_ unit: I18nextGrouping.Unit, _ column: I18nextOpenColumn, _ next: [(Int, I18nextColumn)]) {
            self.next = next
            nodes = [Int](repeating: -1, count: unit.members.count)
            hasContext = [Bool](repeating: false, count: unit.contexts.count)
            var index = 0
            while index < nodes.count {
                defer { index += 1 }
                let member = unit.members[index]
                if let node = column.node(of: member.name), column.value(at: node).kind.isLeaf {
                    nodes[index] = node
                    // Values are numbered in the order of the file.
                    firstNode = min(firstNode, node)
                } else if next.contains(where: { $0.1.hasLeaf(member.name) }) {
                    isOfOthers = true
                } else {
                    continue
                }
                if member.isIndefinite { hasIndefinite = true }
                if let context = member.context { hasContext[context] = true }
            }
        }
    }

    /// What the writer needs in order to write the members again; those that no call asks for are noted.
    private func annotations(of own: OwnMembers, _ column: I18nextOpenColumn) -> Annotations {
        var annotation: I18nextMessageAnnotation?
        for index in own.nodes.indices {
            let node = own.nodes[index]
            if node < 0 { continue }
            guard isReached[index], let text = texts[index] else {
                if !isInheriting { noteUnreached(index, own, column) }
                continue
            }
            if text.isUsual, case .string = column.value(at: node).kind { continue }
            let member = I18nextMemberAnnotation(
                suffix: unit.suffix(of: index, reading.context),
                value: column.element(at: node).value,
                content: .pattern(text.pattern)
            )
            annotation = annotation ?? I18nextMessageAnnotation(version: reading.context.version)
            annotation?.members.append(member)
        }
        return annotation.map { Annotations($0) } ?? reading.choiceAnnotations
    }

    /// The branches of all contexts, and that of calls in no context or another one.
    private func branches(
        _ own: OwnMembers,
        _ isIndefinite: Bool,
        _ column: I18nextOpenColumn
    ) -> Pattern? {
        if unit.contexts.isEmpty { return branch([nil], isIndefinite, own, column)?.pattern }
        var variants: [Variant] = []
        for context in unit.contexts.indices where own.hasContext[context] {
            guard let branch = branch([context, nil], isIndefinite, own, column) else { continue }
            variants.append(
                Variant(
                    .text(unit.contexts[context]),
                    branch.pattern,
                    spelling: branch.spelling ?? reading.context.settings.contextSeparator + unit.contexts[context],
                    origin: branch.origin
                )
            )
        }
        let rest = branch([nil], isIndefinite, own, column)
        if variants.isEmpty { return rest?.pattern }
        if let rest {
            variants.append(Variant(.otherwise, rest.pattern, spelling: rest.spelling ?? "", origin: rest.origin))
        }
        let index = patterns.arguments.index(of: "context")
        return Pattern([.select(Select(.argument(index, .text), variants: variants))])
    }

    private struct Branch {
        var pattern: Pattern
        /// The suffix of the only member; nil if there is a select.
        var spelling: String?
        var origin: Origin
    }

    private func branch(
        _ contexts: [Int?],
        _ isIndefinite: Bool,
        _ own: OwnMembers,
        _ column: I18nextOpenColumn
    ) -> Branch? {
        let plan = plan(contexts, isIndefinite, own, column)
        var variants: [Variant] = []
        variants.reserveCapacity(plan.choices.count + 1)
        for choice in plan.choices {
            if let foreign = choice.foreign {
                report(.warning, foreign.kind, foreign.message, origin(of: choice.member, own, column).range)
            }
            variants.append(variant(choice.condition, choice.member, choice.spelling, own, column))
        }
        let hasRest = plan.choices.contains { unit.members[$0.member.index].form?.category == .other }
        if let missing = plan.missing, column.language != reading.sourceLanguage || !isSaidByKey(besideRest: hasRest) {
            report(.warning, .missingForm, missing, variants.first?.origin.range)
        }
        guard plan.isChoice else {
            guard let bare = plan.bare else { return nil }
            return Branch(
                pattern: text(of: bare, own, column).pattern,
                spelling: unit.suffix(of: bare.index, reading.context),
                origin: origin(of: bare, own, column)
            )
        }
        if let bare = plan.bare {
            // Where the key itself is a form, or stands in for one, it says all that is left; so does a copy of the only
            // form, for libraries before 10.
            let text = text(of: bare, own, column).pattern
            let saysTheRest = plan.usesBare || variants.allSatisfy { $0.pattern == text }
            let spelling = unit.suffix(of: bare.index, reading.context)
            // Beside a text for all other numbers it is that of calls without a number, and stands in for forms besides;
            // one that shows the number is a form itself.
            let count = patterns.arguments.index(of: "count")
            let showsCount = text.contains {
                if case .placeholder(let own) = $0 { own.argument == count } else { false }
            }
            if !saysTheRest || hasRest && !showsCount { variants.append(variant(.absent, bare, spelling, own, column)) }
            if !saysTheRest, showsCount { noteShownCount(bare, own, column) }
            if saysTheRest { variants.append(variant(.otherwise, bare, spelling, own, column)) }
        }
        let index = patterns.arguments.index(of: "count")
        let numbers = reading.cells[column.number].reading
        let select = Select(.argument(index, numbers), variants: variants)
        return Branch(pattern: Pattern([.select(select)]), origin: variants.first?.origin ?? Origin())
    }

    /// Whether the key is a text that somebody meant for the forms that are missing: without objects around it, and without
    /// variables where it would be the singular.
    private func isSaidByKey(besideRest hasRest: Bool) -> Bool {
        guard isKeySentence, reading.table.names.path(unit.base).count == 1 else { return false }
        let prefix = reading.context.settings.prefix(for: reading.context.version)
        return !hasRest || reading.key(of: unit.base)?.contains(prefix) == false
    }

    /// Which members are shown for which numbers in a context.
    private func plan(
        _ contexts: [Int?],
        _ isIndefinite: Bool,
        _ own: OwnMembers,
        _ column: I18nextOpenColumn
    ) -> I18nextBranchPlan {
        let planner = I18nextBranchPlanner(
            unit: unit,
            places: places,
            languages: [(column.number, { own.nodes[$0] >= 0 })]
                + own.next.map { next in (next.number, { [unit] in next.column.hasLeaf(unit.members[$0].name) }) },
            reading: reading
        )
        return planner.plan(contexts, isIndefinite: isIndefinite)
    }

    private func variant(
        _ condition: Condition,
        _ member: I18nextFoundMember,
        _ spelling: String,
        _ own: OwnMembers,
        _ column: I18nextOpenColumn
    ) -> Variant {
        let text = text(of: member, own, column)
        return Variant(condition, text.pattern, spelling: spelling, origin: origin(of: member, own, column))
    }

    private func origin(of member: I18nextFoundMember, _ own: OwnMembers, _ column: I18nextOpenColumn) -> Origin {
        if member.column == column.number { return column.origin(of: column.value(at: own.nodes[member.index])) }
        let element = reading.table.columns[member.column].element(of: unit.members[member.index].name)
        return Origin(range: element?.range)
    }

    /// What a member says, which is thereby reached.
    private func text(
        of member: I18nextFoundMember,
        _ own: OwnMembers,
        _ column: I18nextOpenColumn
    ) -> I18nextPatternReader.Text {
        guard member.column == column.number else {
            let other = reading.table.columns[member.column]
            guard let element = other.element(of: unit.members[member.index].name) else {
                return I18nextPatternReader.Text(pattern: Pattern(), isUsual: true)
            }
            isInheriting = true
            defer { isInheriting = false }
            return text(of: element, in: other.language)
        }
        let index = member.index
        isReached[index] = true
        if let text = texts[index] { return text }
        let node = own.nodes[index]
        let value = column.value(at: node)
        let text: I18nextPatternReader.Text
        if case .string = value.kind {
            text = self.text(at: node, value, column.origin(of: value), in: column)
        } else {
            let element = column.element(at: node)
            if element.kind == .array, reading.arraySeparator == nil {
                let message = "an array in place of a plural form: i18next shows an error"
                report(.error, .i18nextNoText, message, element.range)
            }
            text = self.text(of: element, in: column.language)
        }
        texts[index] = text
        return text
    }

    /// Notes the text for calls without a count, if it shows one.
    private func noteShownCount(_ member: I18nextFoundMember, _ own: OwnMembers, _ column: I18nextOpenColumn) {
        if isInheriting || member.column != column.number { return }
        let name = reading.table.names.name(unit.members[member.index].name)
        let message = "i18next uses “\(name)” only for calls without a count, which it shows"
        report(.warning, .unreachableForm, message, origin(of: member, own, column).range)
    }

    /// Notes a member of the language that no call asks for.
    private func noteUnreached(_ member: Int, _ own: OwnMembers, _ column: I18nextOpenColumn) {
        unreachable.append((column.number, unit.members[member].name))
        let name = reading.table.names.name(unit.members[member].name)
        let code = reading.table.columns[column.number].code
        let message = "i18next never uses “\(name)”: “\(code)” has no such plural form"
        let found = I18nextFoundMember(index: member, column: column.number)
        report(.warning, .unreachableForm, message, origin(of: found, own, column).range)
    }
}
