import InterlinguaIR

/// Makes one entry that has something out of the ordinary: plurals, lists, formats, products, references.
struct AndroidEntryAssembly {
    private let builder: AndroidCatalogBuilder
    private let slot: AndroidNameIndex.Slot
    private let name: String
    private let groups: [AndroidEntryAssembler.Group]
    private let fileName: String
    private(set) var diagnostics: [Diagnostic] = []

    private var entry = Entry()
    private var isFormat = false
    /// The argument that chooses a plural's item.
    private var selectingArgument = 0
    private var claims: [TypeUse] = []

    init(builder: AndroidCatalogBuilder, slot: Int, groups: [AndroidEntryAssembler.Group]) {
        self.builder = builder
        self.slot = builder.index.slots[slot]
        name = builder.index.name(of: builder.index.slots[slot])
        self.groups = groups
        fileName = builder.files[Int(builder.index.slots[slot].file)].path.name
    }

    /// Makes the entry.
    mutating func assemble() -> Entry {
        decideFormat()
        declareArguments()
        for group in groups {
            let language = builder.languages[Int(group.language)]
            entry.messages[language] = message(of: group)
        }
        addSourceFacts()
        if isFormat { reportProblems() }
        if !entry.arguments.isEmpty {
            let conflicts = entry.unifyArguments(claims: claims, sourceLanguage: builder.sourceLanguage)
            for conflict in conflicts {
                let index = conflict.deviating.argument
                guard entry.arguments.indices.contains(index) else { continue }
                diagnostics.append(conflict.diagnostic(argument: entry.arguments[index]))
            }
        }
        return entry
    }

    // MARK: Arguments

    private var occurrences: [Int32] { groups.flatMap(\.occurrences) }

    private func items(of occurrence: Int32) -> ArraySlice<AndroidFile.Item> {
        let resource = builder.resource(occurrence)
        let first = Int(resource.firstItem)
        return builder.files[builder.file(of: occurrence)].items[first..<first + Int(resource.itemCount)]
    }

    private func format(_ item: AndroidFile.Item, _ occurrence: Int32) -> AndroidFile.Format? {
        item.format < 0 ? nil : builder.files[builder.file(of: occurrence)].formats[Int(item.format)]
    }

    /// An entry is a format if one of its texts shows an argument, unless the source language says that it is none.
    private mutating func decideFormat() {
        if let source = groups.first,
            source.occurrences.contains(where: { builder.resource($0).flags.contains(.unformatted) })
        {
            return
        }
        isFormat = occurrences.contains { occurrence in
            items(of: occurrence).contains { format($0, occurrence)?.hasArguments ?? false }
        }
    }

    private mutating func declareArguments() {
        var names: [(argument: Int, name: String, occurrence: Int32)] = []
        var count = 0
        if isFormat {
            for occurrence in occurrences {
                let language = builder.languages[Int(builder.languageOfFile[builder.file(of: occurrence)])]
                for item in items(of: occurrence) {
                    guard let format = format(item, occurrence) else { continue }
                    let origin = Origin(range: range(of: item, occurrence))
                    for claim in format.claims {
                        count = max(count, claim.argument + 1)
                        claims.append(
                            TypeUse(argument: claim.argument, type: claim.type, origin: origin, language: language)
                        )
                    }
                    for name in format.names { names.append((name.argument, name.name, occurrence)) }
                }
            }
        }
        let number = occurrences.compactMap { builder.extra(of: $0)?.number }.first
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
            for item in items(of: occurrence) {
                guard let format = format(item, occurrence) else { continue }
                for case (let argument, .integer) in format.claims { first = min(first ?? argument, argument) }
            }
        }
        return first
    }

    /// The source language's first name counts.
    private mutating func nameArguments(_ names: [(argument: Int, name: String, occurrence: Int32)]) {
        var taken: Set<String> = []
        var reported: Set<Int32> = []
        for (argument, name, occurrence) in names {
            guard entry.arguments.indices.contains(argument) else { continue }
            if let given = entry.arguments[argument].name {
                if given == name || !reported.insert(occurrence).inserted { continue }
                let message = "Argument \(argument + 1) is called “\(name)” here and “\(given)” elsewhere"
                let range = builder.range(of: occurrence)
                diagnostics.append(Diagnostic(.warning, "argument-name-conflict", message, at: range))
            } else if taken.insert(name).inserted {
                entry.arguments[argument].name = name
            }
        }
    }

    /// Translations may leave arguments out, but show none that the source language doesn't pass.
    private mutating func checkArguments() {
        guard let source = groups.first, source.language == 0 else { return }
        let language = builder.sourceLanguage
        var passed = Set(claims.lazy.filter { $0.language == language }.map(\.argument))
        if slot.kind == .plurals { passed.insert(selectingArgument) }
        var reported: Set<LanguageTag> = []
        for claim in claims where claim.language != language && !passed.contains(claim.argument) {
            guard reported.insert(claim.language).inserted else { continue }
            let message = "The text shows argument \(claim.argument + 1), which the source language does not pass"
            let note = source.occurrences.first.map { Diagnostic.Note("The source text", at: builder.range(of: $0)) }
            diagnostics.append(
                Diagnostic(.error, "extra-argument", message, at: claim.origin.range, notes: note.map { [$0] } ?? [])
            )
        }
    }

    // MARK: Messages

    private mutating func message(of group: AndroidEntryAssembler.Group) -> Message {
        let isVaried = group.occurrences.contains { builder.extra(of: $0)?.variantProduct != nil }
        let main =
            group.occurrences.first { builder.extra(of: $0)?.variantProduct == nil } ?? group.occurrences.first ?? 0
        var message = Message(Pattern())
        message.origin = Origin(range: group.occurrences.first.map { builder.range(of: $0) })
        if slot.kind == .array {
            message.content = .list(items(of: main).map { pattern(of: $0, main) })
            if isVaried {
                let text = "Arrays that differ by product can't be converted; the default one is taken"
                diagnostics.append(Diagnostic(.warning, "array-product", text, at: builder.range(of: main)))
            }
        } else if isVaried {
            message.content = .pattern(Pattern([.select(productSelect(group))]))
        } else {
            message.content = .pattern(pattern(of: main))
        }
        annotate(&message, group, main)
        return message
    }

    private mutating func productSelect(_ group: AndroidEntryAssembler.Group) -> Select {
        var variants: [Variant] = []
        var standard: Variant?
        for occurrence in group.occurrences {
            let origin = Origin(range: builder.range(of: occurrence))
            if let product = builder.extra(of: occurrence)?.variantProduct {
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
                    "no-default-product",
                    message,
                    at: group.occurrences.first.map { builder.range(of: $0) }
                )
            )
        }
        return Select(.environment(.product), variants: variants)
    }

    /// What one occurrence of a string or a plural says.
    private func pattern(of occurrence: Int32) -> Pattern {
        let items = items(of: occurrence)
        if slot.kind == .string { return items.first.map { pattern(of: $0, occurrence) } ?? Pattern() }
        if items.isEmpty { return Pattern() }
        let variants = items.map { item in
            let condition: Condition = item.category == .other ? .otherwise : .category(item.category, .cardinal)
            return Variant(condition, pattern(of: item, occurrence), origin: Origin(range: range(of: item, occurrence)))
        }
        return Pattern([.select(Select(.argument(selectingArgument, .integer), variants: variants))])
    }

    private func pattern(of item: AndroidFile.Item, _ occurrence: Int32) -> Pattern {
        if isFormat, let format = format(item, occurrence) { return format.pattern }
        if case .reference(var reference)? = item.pattern.elements.first {
            if let key = target(of: item, occurrence) { reference.target = .entry(key) }
            return Pattern([.reference(reference)])
        }
        return item.pattern
    }

    /// The entry that an item refers to.
    private func target(of item: AndroidFile.Item, _ occurrence: Int32) -> Key? {
        if item.reference < 0 { return nil }
        let file = builder.file(of: occurrence)
        let found = builder.files[file].references[Int(item.reference)]
        return builder.key(of: found.type, found.name, from: file)
    }

    private func range(of item: AndroidFile.Item, _ occurrence: Int32) -> SourceRange {
        let file = builder.files[builder.file(of: occurrence)]
        let start = file.document.events[Int(item.event)]
        let end = file.document.events[Int(start.partner)]
        return SourceRange(
            file: file.document.file,
            lowerBound: Int(start.lowerBound),
            upperBound: Int(max(start.upperBound, end.upperBound))
        )
    }

    // MARK: What is beside the texts

    private func annotate(_ message: inout Message, _ group: AndroidEntryAssembler.Group, _ main: Int32) {
        let extra = builder.extra(of: main)
        message.comment = extra?.comment
        message.headings = group.occurrences.first.flatMap { builder.extra(of: $0)?.headings } ?? []
        var annotation = AndroidMessageAnnotation()
        annotation.element = extra?.element
        annotation.attributes = extra?.attributes ?? []
        if group.occurrences.count > 1 || extra?.product != nil {
            annotation.products = group.occurrences.map { occurrence in
                let extra = builder.extra(of: occurrence)
                var product = AndroidMessageAnnotation.Product(name: extra?.product)
                if occurrence != main {
                    product.comment = extra?.comment
                    product.attributes = extra?.attributes ?? []
                }
                if occurrence != group.occurrences.first { product.headings = extra?.headings ?? [] }
                return product
            }
        }
        let file = builder.files[builder.file(of: main)].path.name
        if file != fileName { annotation.file = file }
        if !annotation.isEmpty { message.annotations[AndroidMessageAnnotation.self] = annotation }
    }

    private mutating func addSourceFacts() {
        guard let first = groups.first, let occurrence = first.occurrences.first else { return }
        if let part = occurrences.compactMap({ builder.extra(of: $0)?.part }).first {
            entry.annotations[PartAnnotation.self] = part
        }
        if first.language != 0 {
            let message = "“\(name)” is missing in the default folder, so that no app sees it"
            let range = builder.range(of: occurrence)
            diagnostics.append(Diagnostic(.warning, "missing-in-default", message, at: range))
        } else if first.occurrences.contains(where: { builder.resource($0).flags.contains(.untranslatable) }) {
            entry.isTranslatable = false
            for group in groups.dropFirst() {
                let message = "The text is marked as not to be translated"
                let range = group.occurrences.first.map { builder.range(of: $0) }
                diagnostics.append(Diagnostic(.warning, "untranslatable-entry", message, at: range))
            }
        }
        for occurrence in occurrences { checkReferences(occurrence) }
    }

    private mutating func checkReferences(_ occurrence: Int32) {
        guard builder.extra(of: occurrence)?.hasReferences ?? false else { return }
        let file = builder.file(of: occurrence)
        for item in items(of: occurrence) where item.reference >= 0 {
            let found = builder.files[file].references[Int(item.reference)]
            if builder.key(of: found.type, found.name, from: file) != nil { continue }
            let message = "There is no @\(found.type)/\(found.name)"
            let range = range(of: item, occurrence)
            diagnostics.append(Diagnostic(.error, "unresolved-reference", message, at: range))
        }
    }

    /// Reports what would throw or be shown otherwise when a text is formatted.
    private mutating func reportProblems() {
        for occurrence in occurrences {
            let file = builder.files[builder.file(of: occurrence)]
            for item in items(of: occurrence) {
                guard let format = format(item, occurrence), !format.problems.isEmpty else { continue }
                diagnostics += file.diagnostics(for: format.problems, at: Int(item.event))
            }
        }
    }
}

extension AndroidFile {
    /// Diagnostics about a format, whose text is decoded again to find the places.
    func diagnostics(for problems: [FormatProblem], at start: Int) -> [Diagnostic] {
        document.events.withUnsafeBufferPointer { events in
            document.arena.withUnsafeBufferPointer { arena in
                var decoder = AndroidTextDecoder(
                    document: document,
                    events: events,
                    arena: arena,
                    names: AndroidNameTable(document.names),
                    keepsPlaces: true
                )
                _ = decoder.decode(children: (start + 1)..<Int(events[start].partner))
                return problems.map { problem in
                    let range = decoder.range(ofDecoded: problem.range)
                    return Diagnostic(problem.severity, problem.identifier, problem.message, at: range)
                }
            }
        }
    }
}
