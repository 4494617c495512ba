import InterlinguaIR

/// The files that answer for a table in one localisation.
final class FoundationSource: Sendable {
    /// The .strings file; nil if no folder that is searched has one.
    let strings: FoundationFile?

    let dictionary: FoundationFile?

    /// The files that repeat what nibs show for keys that neither file has, the first that counts first.
    let nibs: [FoundationFile]

    /// What answers for keys that neither file has; nil where the key itself is shown.
    private let outside: FoundationSource?

    /// Whether a key in both files is taken from the .stringsdict.
    let prefersDictionary: Bool

    /// The language by whose rules the .stringsdict chooses.
    let language: LanguageTag

    /// Those rules.
    let rules: PluralRules

    /// The entries of the .strings file whose keys the .stringsdict has as well, by their places.
    private let shared: Set<Int>

    /// The positions at which entries read something else than the app passes, by the entries' places in their files.
    private let mismatches: (strings: [Int: [Int]], dictionary: [Int: [Int]])

    /// As what the entries of the development language read their arguments, by the entries' places in their files.
    private let uses: (strings: [FoundationUses], dictionary: [FoundationUses])

    /// An entry and the file that has it.
    struct Found {
        /// The file that has the entry.
        var file: FoundationFile
        var entry: FoundationTable.Entry
        /// The text of the .strings file beside an entry of the .stringsdict for devices.
        var fallback: FoundationText?
        /// The positions that are read as something else than the app passes.
        var mismatches: [Int]?
        /// Where the app has the text from if no file of the table has the key: `the nib`.
        var owner: String?
    }

    /// Puts files together; the app passes what the texts of the development language take.
    ///
    /// - Parameter isOfPropertyList: whether the table translates Info.plist, whose own values are shown where a language has
    ///   none: those of the development language, in all projects that Xcode makes.
    init(
        strings: FoundationFile?,
        dictionary: FoundationFile?,
        nibs: [FoundationFile],
        isOfPropertyList: Bool,
        prefersDictionary: Bool,
        language: LanguageTag,
        rules: PluralRules,
        development: FoundationSource?
    ) {
        self.strings = strings
        self.dictionary = dictionary
        self.nibs = nibs
        outside = isOfPropertyList ? development : nil
        self.prefersDictionary = prefersDictionary
        self.language = language
        self.rules = rules
        shared = Set(
            dictionary.map { dictionary in
                dictionary.table.entries.indices.compactMap { strings?.table.place(ofEntry: $0, in: dictionary.table) }
            } ?? []
        )
        mismatches = (
            Self.mismatches(of: strings, development, development?.strings),
            Self.mismatches(of: dictionary, development, development?.dictionary)
        )
        // All other languages are compared with those of the development language.
        uses = development == nil ? (Self.uses(in: strings), Self.uses(in: dictionary)) : ([], [])
    }

    private static func uses(in file: FoundationFile?) -> [FoundationUses] {
        file?.table.entries.map { FoundationUses(of: $0.content) } ?? []
    }

    /// As what the entry that is found in the development language reads its arguments; nil if no file has it.
    private func uses(placeOf: (FoundationTable) -> Int?) -> FoundationUses? {
        func inDictionary() -> FoundationUses? { (dictionary?.table).flatMap(placeOf).map { uses.dictionary[$0] } }
        func inStrings() -> FoundationUses? { (strings?.table).flatMap(placeOf).map { uses.strings[$0] } }
        return prefersDictionary ? inDictionary() ?? inStrings() : inStrings() ?? inDictionary()
    }

    private static func mismatches(
        of file: FoundationFile?,
        _ development: FoundationSource?,
        _ same: FoundationFile?
    ) -> [Int: [Int]] {
        guard let file, let development, file !== same else { return [:] }
        var result: [Int: [Int]] = [:]
        for place in file.table.entries.indices where file.table.entries[place].mayTakeArguments {
            let uses = FoundationUses(of: file.table.entries[place].content)
            guard !uses.isEmpty,
                let expected = development.uses(placeOf: { $0.place(ofEntry: place, in: file.table) })
            else { continue }
            let positions = uses.positions(unlike: expected)
            if !positions.isEmpty { result[place] = positions }
        }
        return result
    }

    /// The entry of a key; nil if no file has it, and no nib is known to.
    func find(_ key: String) -> Found? { find { $0.place(of: key) } }

    /// The text of a key that only the .strings file has.
    func plainText(of key: String) -> String? {
        guard let strings, let place = strings.table.place(of: key), !shared.contains(place),
            case .text(let text) = strings.table.entries[place].content
        else { return nil }
        return text.text
    }

    private func find(placeOf: (FoundationTable) -> Int?) -> Found? {
        if prefersDictionary, let found = findInDictionary(placeOf) { return found }
        if let strings, let place = placeOf(strings.table) {
            return Found(
                file: strings,
                entry: strings.table.entries[place],
                mismatches: mismatches.strings.isEmpty ? nil : mismatches.strings[place]
            )
        }
        if !prefersDictionary, let found = findInDictionary(placeOf) { return found }
        for file in nibs {
            if let nib = file.nib, let place = placeOf(nib) {
                return Found(file: file, entry: nib.entries[place], owner: "the nib")
            }
        }
        var found = outside?.find(placeOf: placeOf)
        found?.owner = "Info.plist"
        return found
    }

    private func findInDictionary(_ placeOf: (FoundationTable) -> Int?) -> Found? {
        guard let dictionary, let place = placeOf(dictionary.table) else { return nil }
        var found = Found(
            file: dictionary,
            entry: dictionary.table.entries[place],
            mismatches: mismatches.dictionary.isEmpty ? nil : mismatches.dictionary[place]
        )
        if case .devices = found.entry.content, let strings, let place = placeOf(strings.table),
            case .text(let text) = strings.table.entries[place].content
        {
            found.fallback = text
        }
        return found
    }
}

extension FoundationSource {
    /// What the app shows for a request's key, arguments, width and device if some files answer.
    static func answer(_ request: RuntimeRequest, from source: FoundationSource?) -> RuntimeAnswer {
        var steps: [RuntimeExplanation.Step]?
        return answer(request, from: source, &steps)
    }

    /// The same, and adds the steps that lead there unless they are nil.
    static func answer(
        _ request: RuntimeRequest,
        from source: FoundationSource?,
        _ steps: inout [RuntimeExplanation.Step]?
    ) -> RuntimeAnswer {
        answer(request, with: source?.find(request.keys.first ?? ""), from: source, &steps)
    }

    /// What the app shows with the entry that was found; nil if no file has the key.
    static func answer(
        _ request: RuntimeRequest,
        with found: Found?,
        from source: FoundationSource?,
        _ steps: inout [RuntimeExplanation.Step]?
    ) -> RuntimeAnswer {
        var arguments = request.arguments
        var firstMark = ArgumentMark.position(0)
        if arguments.isEmpty, let count = request.count { (arguments, firstMark) = ([count], .count) }
        if steps == nil, case .text(let text)? = found?.entry.content,
            request.isRaw || arguments.isEmpty || text.format == nil
        {
            return .text(text.text)
        }
        var formatting = FoundationFormatting(
            arguments: arguments,
            source: source,
            file: found?.file,
            mismatches: found?.mismatches,
            steps: steps
        )
        if request.marksArguments { formatting.firstMark = firstMark }
        let result: Result<String, RuntimeFailure>
        do throws(RuntimeFailure) {
            if let found, let content = chosen(found, request, &formatting) {
                result = .success(try formatting.text(of: content, request))
            } else {
                let shown = request.defaultText.flatMap { $0.isEmpty ? nil : $0 } ?? request.keys.first ?? ""
                result = .success(try formatting.text(ofMissing: shown, isRaw: request.isRaw))
            }
        } catch {
            result = .failure(error)
        }
        if steps != nil {
            steps = formatting.steps
            if case .failure(let failure) = result { steps?.append(.init("no text is shown: \(failure.description)")) }
        }
        switch result {
        case .success(let text): return .text(text)
        case .failure(let failure): return .failure(failure)
        }
    }

    /// What is shown on the request's device; nil if the entry has nothing for it.
    private static func chosen(
        _ found: Found,
        _ request: RuntimeRequest,
        _ formatting: inout FoundationFormatting
    ) -> FoundationContent? {
        guard case .devices(let devices) = found.entry.content else { return found.entry.content }
        let asked = request.device ?? "other"
        let device = devices.first { $0.name == asked } ?? devices.first { $0.name == "other" }
        if let device {
            let reason = request.device.map { "the device is “\($0)”" } ?? "no device is named"
            formatting.note("\(reason): the entry's text for “\(device.name)” is taken", device.nameBounds)
            return device.content
        }
        guard let fallback = found.fallback else {
            formatting.note("the entry has no text for the device “\(asked)”", found.entry.keyBounds)
            return nil
        }
        formatting.note("the entry has no text for the device “\(asked)”: that of the .strings file is taken", nil)
        formatting.file = formatting.source?.strings
        return .text(fallback)
    }
}
