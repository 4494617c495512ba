import InterlinguaIR

/// Makes one entry of its occurrences in all languages.
struct AndroidEntryAssembly {
    private let chains: AndroidEntryChains
    private let project: AndroidProject
    private let slot: AndroidNameIndex.Slot
    private let name: String
    private let groups: [Group]
    private let occurrences: [Int32]
    private let fileName: String
    private(set) var diagnostics: [Diagnostic] = []

    private var entry = Entry()
    private var isFormat = false

    /// Whether the source text shows a percent sign, so that the arguments of translations mean nothing.
    private var isLiteral = false
    /// The argument that chooses a plural's item.
    private var selectingArgument = 0
    private var claims: [TypeUse] = []

    /// The occurrences of one language, of which there are several if they differ by product.
    private struct Group {
        /// Index into the project's languages.
        var language: Int32
        /// The occurrences, in the order of the files.
        var occurrences: ArraySlice<Int32>
    }

    init(_ chains: AndroidEntryChains, slot: Int) {
        self.chains = chains
        project = chains.project
        self.slot = chains.index.slots[slot]
        name = chains.index.slots[slot].name
        occurrences = chains.occurrences(of: slot)
        var groups: [Group] = []
        groups.reserveCapacity(occurrences.count)
        for (index, occurrence) in occurrences.enumerated() {
            let language = project.languageOfFile[project.file(of: occurrence)]
            if groups.last?.language == language {
                let first = groups[groups.count - 1].occurrences.startIndex
                groups[groups.count - 1].occurrences = occurrences[first...index]
            } else {
                groups.append(Group(language: language, occurrences: occurrences[index...index]))
            }
        }
        self.groups = groups
        fileName = project.files[Int(chains.index.slots[slot].file)].path.name
    }

    mutating func assemble() -> Entry {
        decideFormat()
        declareArguments()
        var messages: [Message] = []
        messages.reserveCapacity(groups.count)
        for group in groups { messages.append(message(of: group)) }
        if groups.count == project.languages.count {
            entry.messages = project.languageIndices.mapValues { messages[$0] }
        } else {
            for (group, message) in zip(groups, messages) {
                entry.messages[project.languages[Int(group.language)]] = message
            }
        }
        addSourceFacts()
        checkEmptiness()
        if slot.kind == .plurals { checkQuantities() }
        if isFormat { reportProblems() }
        if !entry.arguments.isEmpty {
            // All that the patterns imply is among the claims, but for the selecting number.
            if slot.kind == .plurals, let group = groups.first {
                let language = project.languages[Int(group.language)]
                claims.append(TypeUse(argument: selectingArgument, type: .number, language: language))
            }
            let unification = Unification(
                claims,
                argumentCount: entry.arguments.count,
                sourceLanguage: project.sourceLanguage
            )
            for index in entry.arguments.indices { entry.arguments[index].type = unification.types[index] }
            for conflict in unification.conflicts {
                let index = conflict.deviating.argument
                guard entry.arguments.indices.contains(index) else { continue }
                var diagnostic = conflict.diagnostic(argument: entry.arguments[index])
                if let place = specifierRange(of: conflict.deviating) { diagnostic.range = place }
                diagnostics.append(diagnostic)
            }
        }
        return entry
    }

    // MARK: Arguments

    private func items(of occurrence: Int32) -> Range<Int> { project.items(of: occurrence) }

    /// An entry is a format if one of its texts shows an argument, unless the source language says that it is none.
    private mutating func decideFormat() {
        if project.keepsTextsUnformatted { return }
        func formats(_ occurrence: Int32) -> [AndroidFile.Format] {
            let file = project.file(of: occurrence)
            return items(of: occurrence).compactMap { project.files[file].items[$0].format }
        }
        let first = groups.first?.occurrences ?? []
        let isUnformatted = first.contains { occurrence in
            let (file, index) = project.place(of: occurrence)
            return file.resources[index].isUnformatted
        }
        if isUnformatted { return }
        guard occurrences.contains(where: { formats($0).contains(where: \.hasArguments) }) else { return }
        let source = groups.first?.language == 0 ? first.flatMap(formats) : []
        isLiteral = source.lazy.map(\.percentSigns).max() == .text
        isFormat = !isLiteral
    }

    private mutating func declareArguments() {
        var names: [(argument: Int, name: String, place: (item: Int, file: Int))] = []
        var count = 0
        if isFormat {
            for occurrence in occurrences {
                let file = project.file(of: occurrence)
                let language = project.languages[Int(project.languageOfFile[file])]
                for item in items(of: occurrence) {
                    guard let format = project.files[file].items[item].format else { continue }
                    let origin = Origin(range: range(ofItem: item, file))
                    for claim in format.claims {
                        count = max(count, claim.argument + 1)
                        claims.append(
                            TypeUse(argument: claim.argument, type: claim.type, origin: origin, language: language)
                        )
                    }
                    names += format.names.map { ($0.argument, $0.name, (item, file)) }
                }
            }
        }
        let number = occurrences.compactMap { project.extra(of: $0)?.number }.first
        if slot.kind == .plurals, let number { count = max(count, number) }
        entry.arguments = (0..<count).map { Argument(position: $0 + 1) }
        nameArguments(names)
        if slot.kind == .plurals {
            if let number, number > 0 {
                selectingArgument = number - 1
            } else if number == nil, let shown = firstInteger {
                selectingArgument = shown
            } else {
                let taken = Set(entry.arguments.compactMap(\.name))
                let free = ["count", "number", "quantity"].first { !taken.contains($0) }
                selectingArgument = count
                entry.arguments.append(Argument(name: free, type: .number))
            }
        }
        if isFormat || isLiteral { checkArguments() }
    }

    /// The first argument that the source language shows as an integer.
    private var firstInteger: Int? {
        guard isFormat, let group = groups.first else { return nil }
        var first: Int?
        for occurrence in group.occurrences {
            let file = project.files[project.file(of: occurrence)]
            for item in items(of: occurrence) {
                for claim in file.items[item].format?.claims ?? [] {
                    if case .integer = claim.type { first = min(first ?? claim.argument, claim.argument) }
                }
            }
        }
        return first
    }

    /// The source language's first name counts.
    private mutating func nameArguments(_ names: [(argument: Int, name: String, place: (item: Int, file: Int))]) {
        var taken: [String: SourceRange] = [:]
        var reported: Set<Int> = []
        for (argument, name, place) in names {
            guard entry.arguments.indices.contains(argument) else { continue }
            if let given = entry.arguments[argument].name {
                if given == name || given.isSameArgumentName(as: name) || !reported.insert(argument).inserted {
                    continue
                }
                let other = entry.arguments.firstIndex { $0.name?.isSameArgumentName(as: name) ?? false }
                let message =
                    "argument \(argument + 1) is named “\(name)” here and “\(given)” elsewhere"
                    + (other.map { "; “\(name)” is argument \($0 + 1) there" } ?? "")
                // A name of its own is a translated one.
                let severity: Diagnostic.Severity = other == nil ? .note : .warning
                let range = project.files[place.file].range(ofArgument: argument, inItem: place.item)
                let note = Diagnostic.Note("the name “\(given)” is here", at: taken[given])
                diagnostics.append(Diagnostic(severity, .argumentNameConflict, message, at: range, notes: [note]))
            } else if taken[name] == nil {
                taken[name] = range(ofItem: place.item, place.file)
                entry.arguments[argument].name = name
            }
        }
    }

    /// Compares the arguments that translations show with those of the source language, which are passed.
    private mutating func checkArguments() {
        guard project.comparesTranslations, let source = groups.first, source.language == 0 else { return }
        // A part is asked for with the arguments of the whole, which its source text need not show.
        if occurrences.contains(where: { project.extra(of: $0)?.part != nil }) { return }
        // A text that is the entry's name stands for a missing one, and tells nothing about what is passed.
        if source.occurrences.contains(where: showsName) { return }
        var passed: Set<Int> = []
        var shownByAll: Set<Int>?
        var typed: Set<Int> = []
        for occurrence in source.occurrences {
            let file = project.file(of: occurrence)
            for item in items(of: occurrence) {
                let claims = claims(ofItem: item, file)
                passed.formUnion(claims.lazy.map(\.argument))
                typed.formUnion(claims.lazy.filter { $0.type != .any }.map(\.argument))
                if project.files[file].items[item].category == .other {
                    let arguments = Set(claims.lazy.map(\.argument))
                    shownByAll = shownByAll?.intersection(arguments) ?? arguments
                }
            }
        }
        if slot.kind == .plurals {
            passed.insert(selectingArgument)
            typed.insert(selectingArgument)
        }
        let shown = slot.kind == .array ? [] : shownByAll?.sorted() ?? []
        let passedAsText = passed.subtracting(typed)
        let note = source.occurrences.first.map {
            Diagnostic.Note("the source text is here", at: project.range(of: $0))
        }
        let notes = note.map { [$0] } ?? []
        for group in groups.dropFirst() {
            let language = project.languages[Int(group.language)]
            for occurrence in group.occurrences {
                let file = project.file(of: occurrence)
                for item in items(of: occurrence) {
                    let claims = claims(ofItem: item, file)
                    if let argument = claims.lazy.map(\.argument).filter({ !passed.contains($0) }).min() {
                        let range = project.files[file].range(ofArgument: argument, inItem: item)
                        diagnostics.append(
                            .argumentNotInSource(argument, language: language, isFormat: true, at: range, notes: notes)
                        )
                    }
                    checkTypes(claims, of: item, file, passedAsText: passedAsText, notes)
                    let missing = shown.filter { argument in !claims.contains { $0.argument == argument } }
                    if missing.isEmpty { continue }
                    let text = project.files[file].items[item]
                    if text.maySpellNumber || text.isEmpty { continue }
                    let range = project.files[file].range(ofText: item)
                    diagnostics.append(
                        .argumentsNotShown(missing, language: language, at: range, notes: notes)
                    )
                }
            }
        }
    }

    /// Warns of a specifier for numbers where the source text has %s, for which anything may be passed: Java's format
    /// throws then, unless it is a number after all.
    private mutating func checkTypes(
        _ claims: [AndroidFile.Claim],
        of item: Int,
        _ file: Int,
        passedAsText: Set<Int>,
        _ notes: [Diagnostic.Note]
    ) {
        guard let claim = claims.first(where: { passedAsText.contains($0.argument) && $0.type != .any }) else { return }
        let message =
            "argument \(claim.argument + 1) has to be \(claim.type.label) here, but anything in the source text: "
            + "an app that passes a text crashes"
        let range = project.files[file].range(ofArgument: claim.argument, inItem: item)
        diagnostics.append(Diagnostic(.warning, .argumentTypeConflict, message, at: range, notes: notes))
    }

    /// Whether the text of a string is the name of the entry, as it is called outside of Android.
    private func showsName(_ occurrence: Int32) -> Bool {
        let items = items(of: occurrence)
        guard slot.kind == .string, let item = items.first else { return false }
        let pattern = project.files[project.file(of: occurrence)].pattern(ofItem: item, isFormat: true)
        return pattern.plainText == project.extra(of: occurrence)?.originalName ?? name
    }

    /// The specifier of a use, which itself knows its element.
    private func specifierRange(of use: TypeUse) -> SourceRange? {
        for occurrence in occurrences {
            let file = project.file(of: occurrence)
            guard project.languages[Int(project.languageOfFile[file])] == use.language else { continue }
            for item in items(of: occurrence) where range(ofItem: item, file) == use.origin.range {
                return project.files[file].range(ofArgument: use.argument, inItem: item)
            }
        }
        return nil
    }

    /// What a text takes its arguments for as a format.
    private func claims(ofItem item: Int, _ file: Int) -> [AndroidFile.Claim] {
        project.files[file].items[item].format?.claims ?? []
    }

    /// Warns of empty translations of texts that say something.
    private mutating func checkEmptiness() {
        guard slot.kind != .array, let source = groups.first, source.language == 0,
            source.occurrences.allSatisfy({ isEmpty($0) == false })
        else { return }
        for group in groups.dropFirst() {
            for occurrence in group.occurrences {
                let file = project.files[project.file(of: occurrence)]
                for item in items(of: occurrence) where file.items[item].isEmpty {
                    let language = project.languages[Int(group.language)]
                    diagnostics.append(.emptyTranslation(language, "nothing is shown", at: file.range(ofText: item)))
                }
            }
        }
    }

    /// Whether a string, or a plural's text for other numbers, is empty; nil without one.
    private func isEmpty(_ occurrence: Int32) -> Bool? {
        let file = project.files[project.file(of: occurrence)]
        let item = items(of: occurrence).first { file.items[$0].category == .other }
        return item.map { file.items[$0].isEmpty }
    }

    // MARK: Messages

    private mutating func message(of group: Group) -> Message {
        let isVaried = group.occurrences.contains { project.extra(of: $0)?.variantProduct != nil }
        let main =
            group.occurrences.first { project.extra(of: $0)?.variantProduct == nil } ?? group.occurrences.first ?? 0
        var annotation = AndroidMessageAnnotation()
        let content: Message.Content
        if slot.kind == .array {
            let file = project.file(of: main)
            var patterns = items(of: main).map { pattern(ofItem: $0, file) }
            for (index, pattern) in patterns.enumerated() {
                guard let spelling = pattern.nullSpelling else { continue }
                annotation.nullItems[index] = spelling
                patterns[index] = Pattern()
            }
            content = .list(patterns)
            if isVaried {
                let other = group.occurrences.first { $0 != main } ?? main
                let text = "arrays that differ by product can't be converted; the default one is taken"
                let note = Diagnostic.Note("this one is taken", at: project.range(of: main))
                diagnostics.append(
                    Diagnostic(.warning, .arrayProduct, text, at: project.range(of: other), notes: [note])
                )
            }
        } else if isVaried {
            content = .pattern(Pattern([.select(productSelect(group))]))
        } else {
            content = .pattern(pattern(of: main))
        }
        let extra = project.extra(of: main)
        annotate(&annotation, extra, group, main)
        return Message(
            content: content,
            comment: extra?.comment,
            headings: group.occurrences.first.flatMap { project.extra(of: $0)?.headings } ?? [],
            origin: Origin(range: group.occurrences.first.map { project.range(of: $0) }),
            annotations: annotation.isEmpty ? Annotations() : Annotations(annotation)
        )
    }

    private mutating func productSelect(_ group: Group) -> Select {
        var variants: [Variant] = []
        var standard: Variant?
        for occurrence in group.occurrences {
            let origin = Origin(range: project.range(of: occurrence))
            if let product = project.extra(of: occurrence)?.variantProduct {
                variants.append(Variant(.text(product), pattern(of: occurrence), origin: origin))
            } else {
                standard = Variant(.otherwise, pattern(of: occurrence), origin: origin)
            }
        }
        if let standard {
            variants.append(standard)
        } else {
            let message = "“\(name)” has no text for the default product"
            diagnostics.append(
                Diagnostic(
                    .error,
                    .noDefaultProduct,
                    message,
                    at: group.occurrences.first.map { project.range(of: $0) }
                )
            )
        }
        return Select(.environment(.product), variants: variants)
    }

    /// What one occurrence of a string or a plural says.
    private func pattern(of occurrence: Int32) -> Pattern {
        let items = items(of: occurrence)
        let file = project.file(of: occurrence)
        if slot.kind == .string { return items.first.map { pattern(ofItem: $0, file) } ?? Pattern() }
        if items.isEmpty { return Pattern() }
        let variants = items.map { item in
            let category = project.files[file].items[item].category
            let condition: Condition = category == .other ? .otherwise : .category(category, .cardinal)
            let origin = Origin(range: range(ofItem: item, file))
            return Variant(condition, pattern(ofItem: item, file), origin: origin)
        }
        return Pattern([.select(Select(.argument(selectingArgument, .integer), variants: variants))])
    }

    /// What a text of a file says.
    private func pattern(ofItem item: Int, _ file: Int) -> Pattern {
        let pattern = project.files[file].pattern(ofItem: item, isFormat: isFormat)
        if let found = project.files[file].items[item].reference,
            case .reference(var reference)? = pattern.elements.first, let key = target(of: found, file)
        {
            reference.target = .entry(key)
            return Pattern([.reference(reference)])
        }
        return pattern
    }

    /// The entry that a text refers to.
    private func target(of reference: AndroidFile.ReferenceItem, _ file: Int) -> Key? {
        chains.key(of: reference.type, reference.name, from: file)
    }

    private func range(ofItem item: Int, _ file: Int) -> SourceRange {
        project.files[file].range(ofItem: item)
    }

    // MARK: What is beside the texts

    private func annotate(
        _ annotation: inout AndroidMessageAnnotation,
        _ extra: AndroidFile.Extra?,
        _ group: Group,
        _ main: Int32
    ) {
        annotation.element = extra?.element
        annotation.attributes = extra?.attributes ?? []
        annotation.itemGaps = extra?.itemGaps ?? []
        if group.occurrences.count > 1 || extra?.product != nil {
            annotation.products = group.occurrences.map { occurrence in
                let extra = project.extra(of: occurrence)
                var product = AndroidMessageAnnotation.Product(name: extra?.product)
                if occurrence != main {
                    product.comment = extra?.comment
                    product.attributes = extra?.attributes ?? []
                    product.itemGaps = extra?.itemGaps ?? []
                }
                if occurrence != group.occurrences.first { product.headings = extra?.headings ?? [] }
                return product
            }
        }
        let file = project.files[project.file(of: main)].path.name
        if file != fileName { annotation.file = file }
    }

    private mutating func addSourceFacts() {
        guard let first = groups.first else { return }
        if let part = occurrences.compactMap({ project.extra(of: $0)?.part }).first {
            entry.annotations[PartAnnotation.self] = part
        }
        if first.language != 0 {
            reportMissingInDefault()
        } else if first.occurrences.contains(where: { isUntranslatable($0) }) {
            entry.isTranslatable = false
            for group in groups.dropFirst() {
                let message = "the text is marked as not to be translated"
                let range = group.occurrences.first.map { project.range(of: $0) }
                diagnostics.append(Diagnostic(.warning, .untranslatableEntry, message, at: range))
            }
        }
        for occurrence in occurrences { checkReferences(occurrence) }
    }

    private func isUntranslatable(_ occurrence: Int32) -> Bool {
        let (file, index) = project.place(of: occurrence)
        return file.resources[index].isUntranslatable
    }

    private mutating func reportMissingInDefault() {
        if let overlaid = chains.overlaid(by: slot), project.isInDefault(chains.index.slots[overlaid].head) { return }
        let group = groups.first { !project.languages[Int($0.language)].isForNotes }
        guard let occurrence = group?.occurrences.first else { return }
        let kinds: [AndroidFile.Kind] = [.string, .plurals, .array]
        let other = kinds.first { kind in
            guard kind != slot.kind, let found = chains.index.find(name, kind, slot.module) else { return false }
            return project.isInDefault(chains.index.slots[found].head)
        }
        let message =
            other.map { "“\(name)” is a <\(slot.kind.type)> here, but a <\($0.type)> in the default folder" }
            ?? "“\(name)” is missing from the default folder: apps crash in languages without it"
        diagnostics.append(Diagnostic(.warning, .missingInDefault, message, at: project.range(of: occurrence)))
    }

    private mutating func checkReferences(_ occurrence: Int32) {
        let file = project.file(of: occurrence)
        for item in items(of: occurrence) {
            guard let found = project.files[file].items[item].reference, target(of: found, file) == nil else {
                continue
            }
            let name = "@\(found.type)/\(found.name)"
            let modules = chains.slots(of: found.type, found.name, from: file)
                .map { "“\(project.modules[Int(chains.index.slots[$0].module)])”" }
            let message =
                modules.isEmpty
                ? "there is no \(name) here; unless a library has it, the build fails"
                : "several modules have \(name), and no build file below the inputs tells which is meant: "
                    + modules.joined(separator: ", ")
            let range = range(ofItem: item, file)
            diagnostics.append(Diagnostic(.warning, .unresolvedReference, message, at: range))
        }
    }

    /// Says what is probably wrong with the quantities of a plural.
    private mutating func checkQuantities() {
        for occurrence in occurrences {
            let file = project.files[project.file(of: occurrence)]
            let language = Int(project.languageOfFile[project.file(of: occurrence)])
            let check = project.quantities[language]
            let given = items(of: occurrence).lazy.map { file.items[$0].category }
            if given.contains(.other), let list = check.missing(from: given, hasFractions: false) {
                let message = "“\(project.languages[language])” requires \(list); “other” is shown instead"
                let range = project.range(of: occurrence)
                diagnostics.append(Diagnostic(.warning, .missingCategory, message, at: range))
            }
            for item in items(of: occurrence) {
                guard let foreign = check.foreign(file.items[item].category) else { continue }
                let range = file.range(ofQuantity: item)
                diagnostics.append(Diagnostic(.warning, foreign.kind, foreign.message, at: range))
            }
        }
    }

    /// Reports what would throw or be shown otherwise when a text is formatted.
    private mutating func reportProblems() {
        for occurrence in occurrences {
            let file = project.files[project.file(of: occurrence)]
            for item in items(of: occurrence) {
                guard let problems = file.items[item].format?.problems, !problems.isEmpty else { continue }
                diagnostics += file.diagnostics(for: problems, at: file.items[item].event)
            }
        }
    }
}

extension Pattern {
    /// How an item is written for which the app gets null in an array; nil for others.
    fileprivate var nullSpelling: String? {
        guard case .reference(let reference)? = onlyElement, case .external(let spelling) = reference.target,
            spelling == "@null" || spelling == "@empty"
        else { return nil }
        return spelling
    }
}

extension String {
    /// Whether two names differ only in case, in what parts their words, and in a number at the end, as translation
    /// tools make them: `supp service` and `SUPP_SERVICE_0`.
    fileprivate func isSameArgumentName(as other: String) -> Bool { argumentNameStem == other.argumentNameStem }

    private var argumentNameStem: String {
        var name = Substring(lowercased())
        if let underscore = name.lastIndex(of: "_") {
            let number = name[underscore...].dropFirst()
            if !number.isEmpty, number.utf8.allSatisfy(\.isASCIIDigit) { name = name[..<underscore] }
        }
        return name.filter { $0 != "_" && $0 != "-" && $0 != " " }
    }
}
