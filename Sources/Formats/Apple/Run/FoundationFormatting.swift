import InterlinguaIR
import InterlinguaSemantics

/// Writes a text with its arguments, as `String(format:)` does with what the look-up returned.
struct FoundationFormatting {
    let arguments: [ArgumentValue]

    /// The files whose language says how variables choose; nil for a key that no file has.
    let source: FoundationSource?

    /// The file that the texts stand in; nil for a key that no file has.
    var file: FoundationFile?

    /// The positions that texts read as something else than the app passes.
    let mismatches: [Int]?

    /// What was done so far; nil if nobody asks.
    var steps: [RuntimeExplanation.Step]?

    /// What the first argument is for those who want to know what it printed; nil if nobody does.
    var firstMark: ArgumentMark?

    /// Whether a number that an integer type does not hold is a failure.
    private(set) var refusesOverflow = false

    /// What was written so far.
    var output = ""

    /// What the arguments of an entry with variables were read as so far, by position; nil for a text that stands alone.
    private var storages: [Int: FoundationFormat.Storage]?

    /// How many variables were expanded; two that refer to each other twice double with every level.
    private var expansions = 0

    /// No real entry comes near these.
    private static let depthLimit = 64
    private static let expansionLimit = 4096

    init(
        arguments: [ArgumentValue],
        source: FoundationSource?,
        file: FoundationFile?,
        mismatches: [Int]?,
        steps: [RuntimeExplanation.Step]?
    ) {
        self.arguments = arguments
        self.source = source
        self.file = file
        self.mismatches = mismatches
        self.steps = steps
    }

    /// Remembers a step, if anybody asks, with the place that it is about.
    mutating func note(_ text: @autoclosure () -> String, _ bounds: Range<UInt32>?) {
        guard steps != nil else { return }
        let origin = bounds.flatMap { bounds in file.map { $0.origin(bounds) } } ?? Origin()
        steps?.append(.init(text(), at: origin))
    }

    // MARK: Entries

    /// What an entry's content shows.
    mutating func text(of content: FoundationContent, _ request: RuntimeRequest) throws(RuntimeFailure) -> String {
        refusesOverflow = request.refusesOverflow
        switch content {
        case .damaged(let failure): throw failure
        case .devices: throw RuntimeFailure("not-an-entry", "texts by device stand within texts by device")
        case .text(let text): return try plain(text, isRaw: request.isRaw)
        case .widths(let widths):
            guard let width = fitting(widths, request.width) else {
                throw RuntimeFailure("missing-width", "the entry has no text for any width")
            }
            return try plain(width.text, isRaw: request.isRaw)
        case .format(let entry):
            if request.isRaw { return entry.text.text }
            note("the text is the format “\(entry.text.text)”", entry.text.bounds)
            output.reserveCapacity(entry.text.text.utf8.count + 32)
            storages = [:]
            try write(entry.text, of: entry, start: 1, depth: 0)
            return output
        }
    }

    /// What a key shows that no file has: itself or the text that the app passes for that case, formatted like any text.
    mutating func text(ofMissing text: String, isRaw: Bool) throws(RuntimeFailure) -> String {
        note("the key itself is shown instead, or the text that the app gives for that case", nil)
        return try plain(FoundationText(text, bounds: 0..<0), isRaw: isRaw)
    }

    private mutating func plain(_ text: FoundationText, isRaw: Bool) throws(RuntimeFailure) -> String {
        if isRaw || arguments.isEmpty || text.format == nil {
            note("the text is “\(text.text)”", text.bounds)
            return text.text
        }
        note("the text is the format “\(text.text)”", text.bounds)
        output.reserveCapacity(text.text.utf8.count + 16)
        try write(text, of: nil, start: 1, depth: 0)
        return output
    }

    /// The widest text that fits, else the narrowest; without a request the widest.
    private mutating func fitting(_ widths: [FoundationWidth], _ room: Int?) -> FoundationWidth? {
        guard let room else {
            note("no width is asked for: the widest text is taken", widths.last?.text.bounds)
            return widths.last
        }
        let found = widths.last { $0.width <= room }
        if let found {
            note("the width is \(room): the text for \(found.width) is the widest that fits", found.text.bounds)
        } else {
            note("the width is \(room), below all: the narrowest text is taken", widths.first?.text.bounds)
        }
        return found ?? widths.first
    }

    // MARK: Texts

    /// Writes a text of which unnumbered specifiers count from a position.
    mutating func write(
        _ text: FoundationText,
        of entry: FoundationFormatEntry?,
        start: Int,
        depth: Int
    ) throws(RuntimeFailure) {
        guard let format = text.format else {
            output += text.text
            return
        }
        if let failure = format.failure { throw failure }
        if format.isAbandoned {
            note("a position in the text is so high that nothing of it is shown", text.bounds)
            return
        }
        let conflict = format.mixesNumbering ? format.conflict(start: start) : format.conflictingPosition
        if let conflict { throw Self.conflict(at: conflict) }
        var next = start
        for piece in format.pieces {
            switch piece {
            case .text(let part): output += part
            case .specifier(let specifier): try write(specifier, of: format, &next, text.bounds)
            case .variable(let name, let place):
                let position = place.position(&next)
                guard let variable = entry?.variable(name) else {
                    try writeUndefined(name, at: format.argumentPlace(position), text.bounds)
                    continue
                }
                guard let entry else { continue }
                try write(variable, named: name, of: entry, at: position, depth: depth, text.bounds)
            }
        }
    }

    /// Remembers as what an argument is read; all texts of an entry with variables read it as the same.
    mutating func read(_ position: Int, as storage: FoundationFormat.Storage) throws(RuntimeFailure) {
        guard let known = storages?[position], known != .skipped else {
            storages?[position] = storage
            return
        }
        if !known.isLike(storage) { throw Self.conflict(at: position) }
    }

    private static func conflict(at position: Int) -> RuntimeFailure {
        RuntimeFailure(
            "conflicting-types",
            "argument \(position) is read in two ways, one of which crashes or shows garbage"
        )
    }

    /// A reference to nothing is taken for `%@`.
    private mutating func writeUndefined(
        _ name: String,
        at position: Int,
        _ bounds: Range<UInt32>
    ) throws(RuntimeFailure) {
        let value = try argument(position, reader: .variable(name))
        guard case .number = value else {
            let shown = try objectText(value)
            note("there is no variable “\(name)”: argument \(position), “\(shown)”, is shown", bounds)
            output += marked(shown, position)
            return
        }
        throw RuntimeFailure(
            "missing-variable",
            "the variable “\(name)” is not defined, and the number is taken for an object: the app crashes"
        )
    }

    // MARK: Variables

    private mutating func write(
        _ variable: FoundationVariable,
        named name: String,
        of entry: FoundationFormatEntry,
        at position: Int,
        depth: Int,
        _ bounds: Range<UInt32>
    ) throws(RuntimeFailure) {
        if let failure = variable.failure { throw failure }
        expansions += 1
        guard depth < Self.depthLimit, expansions <= Self.expansionLimit else {
            throw RuntimeFailure(
                "variable-cycle",
                "the variable “\(name)” leads to itself without end: the app crashes"
            )
        }
        let value = try argument(position, reader: .variable(name))
        guard let number = try selecting(variable, value) else {
            try writeUnchosen(variable, of: entry, at: position, depth: depth)
            return
        }
        if let type = variable.valueType, variable.hasChoice { try read(position, as: type.storage) }
        note("the variable “\(name)” takes argument \(position), which is \(number)", bounds)
        let form = try form(of: variable, for: number)
        note("“\(form.text)” stands for the variable “\(name)”", form.bounds)
        try write(form, of: entry, start: position, depth: depth + 1)
    }

    /// The number that a variable chooses by, as its value type reads it; nil for a text, which is no number.
    private func selecting(
        _ variable: FoundationVariable,
        _ value: ArgumentValue
    ) throws(RuntimeFailure) -> DecimalNumber? {
        guard case .number(let number, _) = value else { return nil }
        guard let type = variable.valueType, type.storage == .integer else { return number }
        let bits = try integer(number, type)
        return type.isUnsigned ? DecimalNumber(UInt64(bitPattern: bits)) : DecimalNumber(bits)
    }

    /// The text that a variable shows for a number.
    private mutating func form(
        of variable: FoundationVariable,
        for number: DecimalNumber
    ) throws(RuntimeFailure) -> FoundationText {
        let category = source?.rules.category(of: number) ?? .other
        if number.isZero, let zero = variable.form(.zero) {
            note("“zero” is taken, since the number is exactly 0", zero.bounds)
            return zero
        }
        explainCategory(category, of: number)
        if let form = variable.form(category) { return form }
        guard let other = variable.form(.other) else {
            throw RuntimeFailure(
                "missing-other",
                "the variable “\(variable.name)” has neither “\(category.rawValue)” nor “other”; what is shown is not known"
            )
        }
        note("the variable has no text for “\(category.rawValue)”: “other” is taken", variable.bounds)
        return other
    }

    /// Writes a variable whose argument is a text: the number that Foundation sees is part of an address, so that the
    /// outcome is known only if all texts are one, as those of a variable that merely steps over its argument.
    private mutating func writeUnchosen(
        _ variable: FoundationVariable,
        of entry: FoundationFormatEntry,
        at position: Int,
        depth: Int
    ) throws(RuntimeFailure) {
        guard let form = variable.forms.lazy.compactMap({ $0 }).first, !variable.hasChoice else {
            throw RuntimeFailure(
                "number-expected",
                "the variable “\(variable.name)” takes argument \(position), which is no number: it chooses by chance"
            )
        }
        note("argument \(position) is no number, but “\(variable.name)” has only one text", form.bounds)
        try write(form, of: entry, start: position, depth: depth + 1)
    }

    /// Says which rule of the language a number fulfils.
    private mutating func explainCategory(_ category: PluralCategory, of number: DecimalNumber) {
        guard steps != nil, let source else { return }
        let operands = PluralOperands(number)
        let (rules, language) = (source.rules, source.language)
        let reason = rules.reason(for: operands)
        note("\(number) is “\(category.rawValue)” in \(language): \(reason)", nil)
        let values = "n = \(number.magnitude), i = \(operands.i), v = \(operands.v), f = \(operands.f)"
        if let rule = rules.rule(for: category) {
            note("CLDR's rule of “\(category.rawValue)” is “\(rule)”, which holds for \(values)", nil)
        } else if !rules.rules.isEmpty {
            let all = rules.rules.map { "“\($0.category.rawValue)” (\($0.rule))" }.joined(separator: ", ")
            note("none of CLDR's rules holds for \(values): \(all)", nil)
        }
    }
}
