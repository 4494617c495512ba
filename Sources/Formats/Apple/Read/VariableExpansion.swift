import InterlinguaIR

/// Puts the variables of a .stringsdict entry into its format, as CoreFoundation does when the format is used.
///
/// All texts of an entry share one argument list. Unnumbered specifiers count from 1 in the format, and in a variant from
/// the position of the variable that is being expanded. So positions depend on where a variable is used, and are resolved here.
struct VariableExpansion {
    /// What the entries of the file share, among it how much repeated expansions may yet take up.
    private(set) var context: ExpansionContext

    private var variables: [PluralVariable] = []

    /// Where the variables stand, by their names.
    private var places: [String: Int] = [:]

    /// The places of the variables in the order of the file.
    private var order: [Int] = []

    /// What the variables' value types read, by place, as far as it was asked for.
    private var storages: [VariableStorage?] = []

    /// The names of variables that were reported and are none.
    private var invalidNames: Set<String> = []

    private var reported: Set<Reported> = []
    private var expansions: [String: Select] = [:]

    /// The variables around what is read.
    private var stack: [Int] = []

    private var expansionCount = 0
    private var highestPosition = 2

    /// What is to be said about the file.
    private(set) var diagnostics: [Diagnostic] = []
    /// What the variables ask of the arguments.
    private(set) var claims: [ArgumentClaim] = []
    private(set) var valueTypes: [AppleValueType] = []

    private var document: PropertyListDocument { context.document }

    private struct Reported: Hashable {
        let kind: Diagnostic.Kind
        let message: String
        let offset: UInt32
    }

    /// Variables used twice by each other double with every level; no real entry comes near this.
    private static let expansionLimit = 4096

    /// How many names are tried for one select.
    private static let nameLimit = 32

    init(_ context: ExpansionContext) { self.context = context }

    /// Takes a variable's dictionary.
    mutating func read(_ member: PropertyListMember) {
        var found: [(Diagnostic.Severity, Diagnostic.Kind, String, Range<UInt32>)] = []
        let variable = PluralVariable.read(member) { found.append(($0, $1, $2, $3)) }
        for (severity, kind, message, bounds) in found { report(severity, kind, message, at: bounds) }
        guard let variable else {
            invalidNames.insert(member.key)
            return
        }
        for form in variable.forms { countPositions(form.text) }
        if let place = places[variable.name] {
            variables[place] = variable
            order.append(place)
            return
        }
        order.append(variables.count)
        places[variable.name] = variables.count
        variables.append(variable)
        storages.append(nil)
    }

    /// The pattern of the entry's format.
    mutating func expand(_ text: String, bounds: Range<UInt32>) -> Pattern {
        countPositions(text)
        return pattern(of: text, bounds: bounds, position: 1)
    }

    /// Makes room for the positions that a text may mention; all texts of an entry share one argument list.
    private mutating func countPositions(_ text: String) {
        var text = text
        text.withUTF8 { utf8 in
            var index = utf8.firstIndex(ofByte: UInt8(ascii: "%"))
            while let found = index {
                highestPosition += 3
                index = utf8.firstIndex(ofByte: UInt8(ascii: "%"), from: found + 1)
            }
        }
    }

    /// The variables that nothing referred to, each with a warning.
    mutating func unusedVariables() -> [AppleUnusedVariable] {
        var isEachUsed = true
        for variable in variables where !variable.isUsed { isEachUsed = false }
        if isEachUsed { return [] }
        let unused = order.map { variables[$0] }.filter { !$0.isUsed }
        let isDamaged = diagnostics.contains {
            $0.kind == .malformedVariable || $0.kind == .missingVariable
        }
        for variable in unused {
            let hint = isDamaged ? "; the damaged reference probably means it" : ""
            report(
                .warning,
                .unusedVariable,
                "unused variable “\(variable.name)”\(hint)",
                at: variable.nameBounds
            )
        }
        return unused.map(\.unused)
    }

    // MARK: Texts

    /// Reports the first escape in a text that is written as in .strings, whose backslashes are shown here.
    private mutating func reportEscape(in text: String, _ bounds: Range<UInt32>) {
        guard [.xml, .binary].contains(document.serialization), text.containsByte(UInt8(ascii: "\\")) else { return }
        let bytes = Array(text.utf8)
        let escaped = Array("nrt\"'".utf8)
        let places = bytes.indices.dropLast()
        guard let place = places.first(where: { bytes[$0] == 0x5C && escaped.contains(bytes[$0 + 1]) }) else { return }
        let escape = text.utf8Slice(place..<place + 2)
        let message = "“\(escape)” is shown with its backslash: a property list has no such escapes"
        add(Diagnostic(.warning, .literalEscape, message, at: document.range(ofBytes: place..<place + 2, in: bounds)))
    }

    /// The pattern of a text in which unnumbered specifiers count from a position.
    private mutating func pattern(of text: String, bounds: Range<UInt32>, position: Int) -> Pattern {
        reportEscape(in: text, bounds)
        guard text.containsByte(UInt8(ascii: "%")) else { return Pattern(text) }
        let parsed = FormatString(
            parsing: text,
            as: .foundation,
            startingPosition: position,
            highestPosition: highestPosition
        )
        var cursor = DecodingCursor()
        for problem in parsed.problems {
            add(problem.diagnostic(at: document.range(ofBytes: problem.range, in: bounds, &cursor)))
        }
        if let mixed = parsed.mixedNumbering {
            let range = document.range(ofBytes: mixed.range, in: bounds)
            add(mixed.diagnostic(isInVariable: !stack.isEmpty, at: range))
        }
        // Pieces are built here and not by the parser, since every variable adds claims and diagnostics.
        var result = Pattern()
        cursor = DecodingCursor()
        for piece in parsed.pieces {
            switch piece.kind {
            case .text: result.append(.text(text.utf8Slice(piece.range)))
            case .replacement(let shown): result.append(.text(shown))
            case .specifier(let specifier):
                let range = document.range(ofBytes: piece.range, in: bounds, &cursor)
                claims.appendClaims(of: piece, range: range)
                result.append(.placeholder(Placeholder(argument: specifier.position - 1, format: specifier.format)))
            case .skipped:
                let range = document.range(ofBytes: piece.range, in: bounds, &cursor)
                claims.appendClaims(of: piece, range: range)
            case .variable(let reference):
                let range = document.range(ofBytes: piece.range, in: bounds, &cursor)
                if let element = element(for: reference, range: range, position: position) { result.append(element) }
            }
        }
        return result
    }

    private mutating func element(for reference: FormatVariable, range: SourceRange, position: Int) -> Element? {
        let argument = reference.position - 1
        guard let place = places[reference.name] else {
            if !invalidNames.contains(reference.name) {
                let message =
                    "undefined variable “\(reference.name)”: Foundation reads it as %@ and crashes for a number"
                add(Diagnostic(.error, .missingVariable, message, at: range))
            }
            claims.append(.object(at: reference.position, range: range))
            return .placeholder(Placeholder(argument: argument))
        }
        let wasUsed = variables[place].isUsed
        variables[place].isUsed = true
        guard !stack.contains(place) else {
            let names = (stack.drop { $0 != place } + [place]).map { variables[$0].name }
            let message = "the variable refers to itself: \(names.joined(separator: " → "))"
            add(Diagnostic(.error, .variableCycle, message, at: range))
            return nil
        }
        expansionCount += 1
        if wasUsed { context.budget -= variables[place].size }
        guard context.budget >= 0, expansionCount <= Self.expansionLimit, stack.count < Pattern.maximumDepth - 2 else {
            let message = "the variables of the entry expand to more than \(Self.expansionLimit) texts, or too deep"
            if reported.insert(Reported(kind: .tooManyExpansions, message: "", offset: 0)).inserted {
                add(Diagnostic(.error, .tooManyExpansions, message, at: range))
            }
            return nil
        }
        if let owner = stack.last, reference.numbering == .implicit, reference.position == position {
            let message =
                "“\(reference.name)” looks at argument \(reference.position), the number of "
                + "“\(variables[owner].name)” itself, since no specifier precedes it; "
                + "write the position that is meant, as in %2$#@\(reference.name)@"
            add(Diagnostic(.warning, .implicitOwnArgument, message, at: range))
        }
        return select(at: place, argument: argument).map { .select($0) }
    }

    // MARK: Variables

    private mutating func select(at place: Int, argument: Int) -> Select? {
        let variable = variables[place]
        let storage = storage(at: place)
        let claimIndex = claims.count
        claims.append(
            ArgumentClaim(
                argument: argument,
                type: storage.type,
                storage: storage.storage,
                conversion: storage.spelling,
                range: variable.valueType.map { document.range($0.bounds) } ?? document.range(variable.nameBounds),
                isShown: true
            )
        )
        stack.append(place)
        var variants: [Variant] = []
        variants.reserveCapacity(variable.forms.count)
        for form in variable.forms {
            let pattern = pattern(of: form.text, bounds: form.bounds, position: argument + 1)
            let origin = Origin(range: document.range(form.bounds))
            switch form.category {
            case .zero where !context.hasZeroCategory:
                variants.append(Variant(.number(.exactly(DecimalNumber(0))), pattern, spelling: "zero", origin: origin))
            case .other: variants.append(Variant(.otherwise, pattern, origin: origin))
            default: variants.append(Variant(.category(form.category, .cardinal), pattern, origin: origin))
            }
        }
        stack.removeLast()
        let isDummy =
            !variants.contains { $0.pattern.argumentIndices.contains(argument) }
            && variants.allSatisfy { $0.pattern == variants.first?.pattern }
        // A dummy only steps over its argument, which may be of any type.
        if isDummy {
            claims[claimIndex].type = .any
            claims[claimIndex].storage = .none
        }
        checkCategories(of: variable, isDummy: isDummy, type: storage.type)
        guard !variants.isEmpty else { return nil }
        var select = Select(.argument(argument, .decimal), variants: variants)
        name(&select, after: variable, storage)
        return select
    }

    /// The value type, which is reported on once.
    private mutating func storage(at place: Int) -> VariableStorage {
        if let known = storages[place] { return known }
        var found: [(Diagnostic.Severity, Diagnostic.Kind, String, Range<UInt32>)] = []
        let storage = variables[place].storage { found.append(($0, $1, $2, $3)) }
        for (severity, kind, message, bounds) in found { report(severity, kind, message, at: bounds) }
        storages[place] = storage
        return storage
    }

    /// Names a select after its variable; where that looks at another argument, or reads otherwise, than elsewhere in the
    /// entry, under a name of its own, since positions are absolute from here on.
    private mutating func name(_ select: inout Select, after variable: PluralVariable, _ storage: VariableStorage) {
        guard case .argument(let argument, _) = select.selector else { return }
        var name = variable.name
        // Only variables that refer to each other in a circle differ at one argument; no entry needs many names for that.
        for _ in 0..<Self.nameLimit {
            select.name = name
            let isTaken = name != variable.name && places[name] != nil
            if let known = expansions[name] {
                if known == select { return }
            } else if !isTaken {
                expansions[name] = select
                // A type that is missing or none is mended by what the texts show.
                if storage.storage != .none {
                    valueTypes.append(AppleValueType(variable: name, spelling: storage.spelling))
                }
                return
            }
            name += "_\(argument + 1)"
        }
        select.name = nil
    }

    private mutating func checkCategories(of variable: PluralVariable, isDummy: Bool, type: ArgumentType) {
        let given = Set(variable.forms.map(\.category))
        if !given.contains(.other) {
            let message = "the variable “\(variable.name)” lacks “other”, which every variable requires"
            report(.error, .missingOther, message, at: variable.nameBounds)
        }
        for form in variable.forms where form.category != .zero {
            if let foreign = context.check.foreign(form.category) {
                report(.warning, foreign.kind, foreign.message, at: form.keyBounds)
            }
        }
        guard !isDummy else { return }
        if given.contains(.other), let list = context.check.missing(from: given, hasFractions: type == .decimal) {
            let message =
                "variable “\(variable.name)”: “\(context.language)” requires \(list); "
                + "“other” is shown instead"
            report(.warning, .missingCategory, message, at: variable.nameBounds)
        }
    }

    // MARK: Diagnostics

    private mutating func report(
        _ severity: Diagnostic.Severity,
        _ kind: Diagnostic.Kind,
        _ message: String,
        at bounds: Range<UInt32>
    ) {
        add(Diagnostic(severity, kind, message, at: document.range(bounds)))
    }

    /// Adds a diagnostic unless the same place has got it in another expansion.
    private mutating func add(_ diagnostic: Diagnostic) {
        // Binary files have no places, so that equal messages are what tells repetitions.
        let key = Reported(
            kind: diagnostic.kind,
            message: document.serialization == .binary ? diagnostic.message : "",
            offset: diagnostic.range?.lowerBound ?? 0
        )
        if reported.insert(key).inserted { diagnostics.append(diagnostic) }
    }
}
