import InterlinguaIR

/// The messages of one language in one table.
struct LanguageDrafts: Sendable {
    /// A message by the file that holds it and its place among the file's messages.
    struct Place: Sendable {
        /// Index into the language's files.
        var file: Int32

        /// Index into the file's messages.
        var draft: Int32
    }

    /// The files, of which later ones count where both have a key.
    private(set) var files: [AppleFile] = []

    /// The numbers of the keys in the order of their entries.
    private(set) var order: [Int32] = []

    /// The message of each key that has one, by the key's number; a draft of −1 where there is none.
    private(set) var places: [Place] = []

    private var folder: String?
    private var finalComments: [StringsFinalComment] = []

    /// Lays a file's messages over those that are there; gives what is to be said about it.
    ///
    /// - Parameter keys: The table's keys, by which the file's are numbered.
    mutating func add(_ file: AppleFile, keys: KeyTable) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        switch file.layout.place {
        case .language(let name): folder = name
        case .base: folder = "Base"
        case .unlocalized, .misspelt: folder = nil
        }
        finalComments += file.finalComments
        places.reserveCapacity(keys.keys.count)
        while places.count < keys.keys.count { places.append(Place(file: 0, draft: -1)) }
        let fileIndex = files.count
        files.append(file)
        order.reserveCapacity(order.count + file.messages.count)
        var overridden: Set<Int32> = []
        let numbers = file.keyNumbers
        var index = 0
        while index < numbers.count {
            defer { index += 1 }
            let number = Int(numbers[index])
            let place = places[number]
            places[number] = Place(file: Int32(truncatingIfNeeded: fileIndex), draft: Int32(truncatingIfNeeded: index))
            if place.draft < 0 {
                order.append(numbers[index])
            } else if file.layout.kind == .dictionary {
                let fallback = draft(at: place)
                file.messages.withElement(index) { draft in fallback.map { draft.takeFallback($0) } }
            } else {
                // A file that hides the whole table is reported once.
                if file.layout.place != .unlocalized,
                    let difference = difference(at: place, from: index, of: file, key: keys.keys[number])
                {
                    diagnostics.append(difference)
                }
                // It stands where the file has it that counts.
                overridden.insert(numbers[index])
                order.append(numbers[index])
            }
        }
        for index in file.messagesWithoutDevice {
            guard let draft = file.messages[index], draft.lacksDevice else { continue }
            let message =
                "devices that “\(keys.keys[Int(file.keyNumbers[index])])” does not name have no text: "
                + "there is no “other”, and no entry in the .strings"
            let range = file.document.range(draft.keyBounds)
            diagnostics.append(Diagnostic(.warning, .missingOther, message, at: range))
        }
        if !overridden.isEmpty { removeEarlierPlaces(of: overridden) }
        return diagnostics
    }

    /// Takes the empty line before the language's first entry as the usual one.
    mutating func forgetFirstBlankLine(ofKey number: Int) {
        let place = places[number]
        files[Int(place.file)].messages.withElement(Int(place.draft)) { draft in
            if draft.hasAnnotation { draft.forgetBlankLine() }
        }
    }

    /// A message that was not handed over.
    private func draft(at place: Place) -> MessageDraft? { files[Int(place.file)].messages[Int(place.draft)] }

    private mutating func removeEarlierPlaces(of numbers: Set<Int32>) {
        var pending = numbers
        let kept = order.reversed().filter { !numbers.contains($0) || pending.remove($0) != nil }
        order = kept.reversed()
    }

    /// What to say if another file gives the same key of the same language with another value.
    private func difference(at place: Place, from index: Int, of other: AppleFile, key: String) -> Diagnostic? {
        let file = files[Int(place.file)]
        guard let draft = draft(at: place), let otherDraft = other.messages[index] else { return nil }
        guard draft.format != otherDraft.format || draft.text != otherDraft.text else { return nil }
        return Diagnostic(
            .warning,
            .overriddenEntry,
            "“\(key)” is overridden with another value by a second file of the same language",
            at: file.document.range(draft.keyBounds),
            notes: [Diagnostic.Note("this one counts", at: other.document.range(otherDraft.keyBounds))]
        )
    }

    /// How the language's files are named and end, if that is not what the language suggests.
    func fileAnnotation(language: LanguageTag) -> AppleTableAnnotation.File? {
        if folder == language.name, finalComments.isEmpty { return nil }
        return AppleTableAnnotation.File(language: language, folder: folder, finalComments: finalComments)
    }
}

extension MessageDraft {
    /// Whether devices are left without a text.
    var lacksDevice: Bool {
        guard !isText, case .select(let select)? = format.elements.first, select.selector == .environment(.device)
        else { return false }
        return select.variants.last?.condition != .otherwise
    }

    /// Keeps the text that the .strings file has for the same key.
    fileprivate mutating func takeFallback(_ other: MessageDraft) {
        guard let text = other.text else { return }
        let details = other.details
        var own = self.details
        own.annotation.fallback = AppleFallback(
            text: text,
            comment: other.message.comment,
            layout: details.annotation.layout,
            headings: other.message.headings,
            origin: other.message.origin
        )
        if message.comment == nil, let comment = other.message.comment { message.comment = comment }
        defer { self.details = own }
        // A device without a text of its own shows that of the .strings file.
        guard case .select(var select)? = format.onlyElement,
            select.selector == .environment(.device), select.variants.last?.condition != .otherwise
        else { return }
        let plainSelect = own.plain.flatMap { pattern -> Select? in
            if case .select(let select)? = pattern.elements.first { return select }
            return nil
        }
        var plainVariants = plainSelect?.variants ?? select.variants
        select.variants.append(Variant(.otherwise, other.format))
        plainVariants.append(Variant(.otherwise, other.plain))
        format = Pattern([.select(select)])
        let plainPattern = Pattern([.select(Select(select.selector, variants: plainVariants))])
        own.plain = plainPattern == format ? nil : plainPattern
        own.isFormat = own.isFormat || details.isFormat
        own.claims += details.claims
        own.formatDiagnostics += details.formatDiagnostics
    }

    /// Takes the empty line before the entry as the usual one.
    fileprivate mutating func forgetBlankLine() {
        var annotation = details.annotation
        annotation.layout =
            annotation.layout?.withUsualBlankLine(hasComment: message.comment != nil, headings: message.headings)
        if var fallback = annotation.fallback {
            let hasComment = fallback.comment != nil
            fallback.layout = fallback.layout?.withUsualBlankLine(hasComment: hasComment, headings: fallback.headings)
            annotation.fallback = fallback
        }
        details.annotation = annotation
    }
}

extension StringsEntryLayout {
    /// The layout with the usual empty line before the entry; nil if all of it is usual then.
    fileprivate func withUsualBlankLine(hasComment: Bool, headings: [String]) -> StringsEntryLayout? {
        let usual = StringsEntryLayout.usual(hasComment: hasComment, headings: headings)
        var layout = self
        layout.hasBlankLineBefore = usual.hasBlankLineBefore
        return layout == usual ? nil : layout
    }
}
