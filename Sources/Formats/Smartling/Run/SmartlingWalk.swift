import InterlinguaIR

/// One look-up of the library: from localisation to localisation, until one has the form that its own rules ask for.
struct SmartlingWalk {
    /// The folders that are searched; nil if the project has none where the table would be.
    let bundle: SmartlingBundle?

    /// The table's name within its bundle.
    let table: String

    /// What the app passes.
    let request: RuntimeRequest

    /// Whether a key that the first localisation lacks is shown in upper case.
    let showsNonLocalized: Bool

    /// What was done so far; nil if nobody asks.
    var steps: [RuntimeExplanation.Step]?

    private var key: String { request.keys.first ?? "" }

    /// What the look-up found.
    private enum Found {
        case text(FoundationText, FoundationFile)
        /// A text that no file has: the key or the app's default.
        case made(String)
        case failure(RuntimeFailure)
    }

    /// The number as the library has it.
    private var number: Float {
        switch request.count {
        // NSString's floatValue reads the number that a text begins with.
        case .text(let text)?: return Float(DecimalNumber(prefixOf: text).description) ?? 0
        case .number(let number, _)?: return Float(number.description) ?? 0
        case .date?, .list?, .absent?, nil: return 0
        }
    }

    /// What the app shows: several answers where it is left to chance, in a fixed order, without duplicates.
    mutating func answers() -> [RuntimeAnswer] {
        explainNumber()
        var answers: [RuntimeAnswer] = []
        for isCast in SmartlingPlurals.isBeyondIntegers(number) ? [false, true] : [false] {
            for found in search(isCast: isCast) {
                let answer = answer(found)
                if !answers.contains(answer) { answers.append(answer) }
            }
        }
        return answers
    }

    private mutating func note(_ text: @autoclosure () -> String, at origin: Origin = Origin()) {
        guard steps != nil else { return }
        steps?.append(.init(text(), at: origin))
    }

    private mutating func explainNumber() {
        guard steps != nil else { return }
        defer {
            if SmartlingPlurals.isBeyondIntegers(number) {
                note("the number has more than 32 bits: which form is asked for is left to chance")
            }
        }
        let value = DecimalNumber(exactly: number) ?? .zero
        switch request.count {
        case .number(let passed, _)? where passed == value: note("the number is \(passed)")
        case .number(let passed, _)?:
            note("the number \(passed) is rounded to \(value), since the library keeps a float")
        case .text(let text)?: note("the text “\(text)” is read as the number \(value)")
        default: note("no number is passed, which counts as 0")
        }
    }

    // MARK: Search

    private mutating func search(isCast: Bool) -> [Found] {
        let (table, key) = (table, key)
        guard let bundle else {
            note("no .lproj folder lies where the table “\(table)” is looked for")
            return [missing()]
        }
        var results: [Found] = []
        let places = bundle.search(for: request.languages)
        for (rank, place) in places.enumerated() {
            let localization = bundle.localizations[place]
            let form =
                request.form
                ?? SmartlingPlurals.form(
                    of: number,
                    language: localization.rulesLanguage,
                    isCast: isCast
                )
            let fullKey = "\(key)##{\(form)}"
            note("“\(localization.name).lproj” is searched; for its language the library asks for “\(form)”")
            let files = bundle.tables(table, in: localization)
            explainTables(files, localization)
            var isMissedSomewhere = files.isEmpty
            for file in files {
                switch text(of: fullKey, in: file) {
                case let found?: results.append(found)
                case nil: isMissedSomewhere = true
                }
            }
            if !isMissedSomewhere { return results }
            if showsNonLocalized, rank == 0 {
                note("NSShowNonLocalizedStrings is set: the key is shown in upper case")
                return results + [.made(fullKey.uppercased())]
            }
        }
        return results + [missing()]
    }

    private mutating func explainTables(_ files: [FoundationFile], _ localization: SmartlingBundle.Localization) {
        guard steps != nil else { return }
        guard let first = files.first else { return note("it has no .strings file") }
        guard first.layout.table != table else { return }
        let names = files.map { "“\($0.layout.table)”" }.joined(separator: " or ")
        let table = table
        note("it has no table “\(table)”: any other one is taken instead, \(names)")
    }

    private mutating func text(of fullKey: String, in file: FoundationFile) -> Found? {
        guard let place = file.table.place(of: fullKey) else {
            note("“\(file.layout.table)” has no key “\(fullKey)”")
            return nil
        }
        let entry = file.table.entries[place]
        switch entry.content {
        case .text(let text) where text.text.isEmpty:
            note("the text of “\(fullKey)” is empty, which counts as missing", at: file.origin(entry.keyBounds))
            return nil
        case .text(let text):
            note("the text of “\(fullKey)” is “\(text.text)”", at: file.origin(text.bounds))
            return .text(text, file)
        case .damaged(let failure): return .failure(failure)
        case .format, .widths, .devices: return nil
        }
    }

    private mutating func missing() -> Found {
        if let text = request.defaultText, !text.isEmpty {
            note("no localisation is left: the app's default value is taken")
            return .made(text)
        }
        note("no localisation is left: the key itself is taken")
        return .made(key)
    }

    // MARK: Formatting

    private mutating func answer(_ found: Found) -> RuntimeAnswer {
        var arguments = request.arguments
        var firstMark = ArgumentMark.position(0)
        if arguments.isEmpty, let count = request.count, count != .absent { (arguments, firstMark) = ([count], .count) }
        let file: FoundationFile?
        let text: FoundationText
        switch found {
        case .failure(let failure): return .failure(failure)
        case .text(let found, let own): (text, file) = (found, own)
        case .made(let made): (text, file) = (FoundationText(made, bounds: 0..<0), nil)
        }
        var formatting = FoundationFormatting(
            arguments: arguments,
            source: nil,
            file: file,
            mismatches: file.flatMap { mismatches(of: text, in: $0) },
            steps: steps
        )
        if request.marksArguments { formatting.firstMark = firstMark }
        defer { steps = formatting.steps }
        do throws(RuntimeFailure) {
            return .text(try formatting.text(of: .text(text), request))
        } catch {
            return .failure(error)
        }
    }

    /// The positions that a text reads as something else than the app passes: what the development language's texts take.
    private func mismatches(of text: FoundationText, in file: FoundationFile) -> [Int]? {
        guard let bundle, text.format != nil else { return nil }
        let development = bundle.search(for: [])
        guard let own = development.first.map({ bundle.localizations[$0] }),
            let source = bundle.tables(table, in: own).first, source !== file
        else { return nil }
        let texts = PluralCategory.allCases.compactMap { category -> FoundationText? in
            guard let place = source.table.place(of: "\(key)##{\(category.rawValue)}"),
                case .text(let text) = source.table.entries[place].content
            else { return nil }
            return text
        }
        let positions = FoundationUses(of: [text]).positions(unlike: FoundationUses(of: texts))
        return positions.isEmpty ? nil : positions
    }
}
