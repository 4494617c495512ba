import InterlinguaIR

/// Makes one entry that has something out of the ordinary: plurals, lists, formats, products, references.
struct AndroidEntryAssembly {
    private let chains: AndroidEntryChains
    private let project: AndroidProject
    private let slot: AndroidNameIndex.Slot
    private let name: String
    private let groups: [AndroidEntryAssembler.Group]
    private let occurrences: [Int32]
    private let fileName: String
    /// What is to be said about the entry.
    private(set) var diagnostics: [Diagnostic] = []

    private var entry = Entry()
    private var isFormat = false
    /// The argument that chooses a plural's item.
    private var selectingArgument = 0
    private var claims: [TypeUse] = []

    /// Prepares for an entry by its occurrences.
    init(_ chains: AndroidEntryChains, slot: Int, groups: [AndroidEntryAssembler.Group]) {
        self.chains = chains
        project = chains.project
        self.slot = chains.index.slots[slot]
        name = chains.index.slots[slot].name
        self.groups = groups
        occurrences = groups.flatMap(\.occurrences)
        fileName = project.files[Int(chains.index.slots[slot].file)].path.name
    }

    mutating func assemble() -> Entry {
        decideFormat()
        declareArguments()
        for group in groups {
            let language = project.languages[Int(group.language)]
            entry.messages[language] = message(of: group)
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

    /// The texts of an occurrence, by their indices in the file.
    private func items(of occurrence: Int32) -> Range<Int> {
        let resource = project.resource(occurrence)
        let first = Int(resource.firstItem)
        return first..<first + Int(resource.itemCount)
    }

    /// An entry is a format if one of its texts shows an argument, unless the source language says that it is none.
    private mutating func decideFormat() {
        if let source = groups.first,
            source.occurrences.contains(where: { project.resource($0).isUnformatted })
        {
            return
        }
        isFormat = occurrences.contains { occurrence in
            let file = project.file(of: occurrence)
            return items(of: occurrence).contains { item in
                let format = project.files[file].items[item].format
                return format >= 0 && project.files[file].formats[Int(format)].hasArguments
            }
        }
    }

    private mutating func declareArguments() {
        var names: [(argument: Int, name: String, place: (item: Int, file: Int))] = []
        var count = 0
        if isFormat {
            for occurrence in occurrences {
                let file = project.file(of: occurrence)
                let language = project.languages[Int(project.languageOfFile[file])]
                for item in items(of: occurrence) {
                    let format = Int(project.files[file].items[item].format)
                    if format < 0 { continue }
                    let origin = Origin(range: range(ofItem: item, file))
                    for claim in claims(ofItem: item, file) {
                        count = max(count, claim.argument + 1)
                        claims.append(
                            TypeUse(argument: claim.argument, type: claim.type, origin: origin, language: language)
                        )
                    }
                    for name in project.files[file].argumentNames[project.files[file].formats[format].names.range] {
                        names.append((name.argument, name.name, (item, file)))
                    }
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
        if isFormat { checkArguments() }
    }

    /// The first argument that the source language shows as an integer.
    private var firstInteger: Int? {
        guard isFormat, let group = groups.first else { return nil }
        var first: Int?
        for occurrence in group.occurrences {
            let file = project.files[project.file(of: occurrence)]
            for item in items(of: occurrence) where file.items[item].format >= 0 {
                for claim in file.claims[file.formats[Int(file.items[item].format)].claims.range] {
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
        guard let source = groups.first, source.language == 0 else { return }
        // A part is asked for with the arguments of the whole, which its source text need not show.
        if occurrences.contains(where: { project.extra(of: $0)?.part != nil }) { return }
        // A text that is the entry's name stands for a missing one, and tells nothing about what is passed.
        if source.occurrences.contains(where: showsName) { return }
        var passed: Set<Int> = []
        var shown: Set<Int>?
        var typed: Set<Int> = []
        for occurrence in source.occurrences {
            let file = project.file(of: occurrence)
            for item in items(of: occurrence) {
                let arguments = arguments(ofItem: item, file)
                passed.formUnion(arguments)
                typed.formUnion(claims(ofItem: item, file).lazy.filter { $0.type != .any }.map(\.argument))
                if project.files[file].items[item].category == .other {
                    shown = shown?.intersection(arguments) ?? arguments
                }
            }
        }
        if slot.kind == .plurals {
            passed.insert(selectingArgument)
            typed.insert(selectingArgument)
        }
        if slot.kind == .array { shown = nil }
        let note = source.occurrences.first.map {
            Diagnostic.Note("the source text is here", at: project.range(of: $0))
        }
        let notes = note.map { [$0] } ?? []
        for group in groups.dropFirst() {
            let language = project.languages[Int(group.language)]
            for occurrence in group.occurrences {
                let file = project.file(of: occurrence)
                for item in items(of: occurrence) {
                    let arguments = arguments(ofItem: item, file)
                    if let argument = arguments.subtracting(passed).min() {
                        let range = project.files[file].range(ofArgument: argument, inItem: item)
                        diagnostics.append(
                            .argumentNotInSource(argument, language: language, isFormat: true, at: range, notes: notes)
                        )
                    }
                    checkTypes(ofItem: item, file, passedAsText: passed.subtracting(typed), notes)
                    let missing = shown?.subtracting(arguments).sorted() ?? []
                    let text = project.files[file].items[item]
                    if missing.isEmpty || text.maySpellNumber || text.isEmpty { continue }
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
        ofItem item: Int,
        _ file: Int,
        passedAsText: Set<Int>,
        _ notes: [Diagnostic.Note]
    ) {
        guard
            let claim = claims(ofItem: item, file).first(where: {
                passedAsText.contains($0.argument) && $0.type != .any
            })
        else { return }
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
        let pattern = project.files[project.file(of: occurrence)]
            .pattern(ofItem: item, of: project.resource(occurrence), isFormat: true)
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

    /// The arguments that a text shows as a format.
    private func arguments(ofItem item: Int, _ file: Int) -> Set<Int> {
        Set(claims(ofItem: item, file).lazy.map(\.argument))
    }

    /// What a text takes its arguments for as a format.
    private func claims(ofItem item: Int, _ file: Int) -> ArraySlice<AndroidFile.Claim> {
        let format = Int(project.files[file].items[item].format)
        if format < 0 { return [] }
        return project.files[file].claims[project.files[file].formats[format].claims.range]
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

    private mutating func message(of group: AndroidEntryAssembler.Group) -> Message {
        let isVaried = group.occurrences.contains { project.extra(of: $0)?.variantProduct != nil }
        let main =
            group.occurrences.first { project.extra(of: $0)?.variantProduct == nil } ?? group.occurrences.first ?? 0
        var message = Message(Pattern())
        var annotation = AndroidMessageAnnotation()
        message.origin = Origin(range: group.occurrences.first.map { project.range(of: $0) })
        if slot.kind == .array {
            let file = project.file(of: main)
            var patterns = items(of: main).map { pattern(ofItem: $0, of: main, file) }
            for (index, pattern) in patterns.enumerated() {
                guard let spelling = pattern.nullSpelling else { continue }
                annotation.nullItems[index] = spelling
                patterns[index] = Pattern()
            }
            message.content = .list(patterns)
            if isVaried {
                let other = group.occurrences.first { $0 != main } ?? main
                let text = "arrays that differ by product can't be converted; the default one is taken"
                let note = Diagnostic.Note("this one is taken", at: project.range(of: main))
                diagnostics.append(
                    Diagnostic(.warning, .arrayProduct, text, at: project.range(of: other), notes: [note])
                )
            }
        } else if isVaried {
            message.content = .pattern(Pattern([.select(productSelect(group))]))
        } else {
            message.content = .pattern(pattern(of: main))
        }
        annotate(&message, annotation, group, main)
        return message
    }

    private mutating func productSelect(_ group: AndroidEntryAssembler.Group) -> Select {
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
        if slot.kind == .string { return items.first.map { pattern(ofItem: $0, of: occurrence, file) } ?? Pattern() }
        if items.isEmpty { return Pattern() }
        let variants = items.map { item in
            let category = project.files[file].items[item].category
            let condition: Condition = category == .other ? .otherwise : .category(category, .cardinal)
            let origin = Origin(range: range(ofItem: item, file))
            return Variant(condition, pattern(ofItem: item, of: occurrence, file), origin: origin)
        }
        return Pattern([.select(Select(.argument(selectingArgument, .integer), variants: variants))])
    }

    /// What a text of a file says.
    private func pattern(ofItem item: Int, of occurrence: Int32, _ file: Int) -> Pattern {
        let pattern = project.files[file].pattern(ofItem: item, of: project.resource(occurrence), isFormat: isFormat)
        if project.files[file].items[item].reference >= 0, case .reference(var reference)? = pattern.elements.first,
            let key = target(ofItem: item, file)
        {
            reference.target = .entry(key)
            return Pattern([.reference(reference)])
        }
        return pattern
    }

    /// The entry that a text refers to.
    private func target(ofItem item: Int, _ file: Int) -> Key? {
        let reference = Int(project.files[file].items[item].reference)
        if reference < 0 { return nil }
        let found = project.files[file].references[reference]
        return chains.key(of: found.type, found.name, from: file)
    }

    private func range(ofItem item: Int, _ file: Int) -> SourceRange {
        project.files[file].range(ofItem: item)
    }

    // MARK: What is beside the texts

    private func annotate(
        _ message: inout Message,
        _ annotation: AndroidMessageAnnotation,
        _ group: AndroidEntryAssembler.Group,
        _ main: Int32
    ) {
        let extra = project.extra(of: main)
        var annotation = annotation
        message.comment = extra?.comment
        message.headings = group.occurrences.first.flatMap { project.extra(of: $0)?.headings } ?? []
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
        if !annotation.isEmpty { message.annotations[AndroidMessageAnnotation.self] = annotation }
    }

    private mutating func addSourceFacts() {
        guard let first = groups.first else { return }
        if let part = occurrences.compactMap({ project.extra(of: $0)?.part }).first {
            entry.annotations[PartAnnotation.self] = part
        }
        if first.language != 0 {
            reportMissingInDefault()
        } else if first.occurrences.contains(where: { project.resource($0).isUntranslatable }) {
            entry.isTranslatable = false
            for group in groups.dropFirst() {
                let message = "the text is marked as not to be translated"
                let range = group.occurrences.first.map { project.range(of: $0) }
                diagnostics.append(Diagnostic(.warning, .untranslatableEntry, message, at: range))
            }
        }
        for occurrence in occurrences { checkReferences(occurrence) }
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
        guard project.extra(of: occurrence)?.hasReferences ?? false else { return }
        let file = project.file(of: occurrence)
        for item in items(of: occurrence) where project.files[file].items[item].reference >= 0 {
            if target(ofItem: item, file) != nil { continue }
            let found = project.files[file].references[Int(project.files[file].items[item].reference)]
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

    private mutating func checkQuantities() {
        for occurrence in occurrences {
            let number = project.file(of: occurrence)
            let file = project.files[number]
            let language = project.languageOfFile[number]
            let texts = items(of: occurrence).map { item in
                AndroidQuantities.Text(category: file.items[item].category, item: item)
            }
            diagnostics += project.quantities[Int(language)].diagnostics(
                for: texts,
                in: project.languages[Int(language)],
                of: file,
                at: project.range(of: occurrence)
            )
        }
    }

    /// Reports what would throw or be shown otherwise when a text is formatted.
    private mutating func reportProblems() {
        for occurrence in occurrences {
            let file = project.files[project.file(of: occurrence)]
            for item in items(of: occurrence) where file.items[item].format >= 0 {
                let problems = file.formats[Int(file.items[item].format)].problems
                if problems.isEmpty { continue }
                diagnostics += file.diagnostics(for: file.problems[problems.range], at: Int(file.items[item].event))
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
