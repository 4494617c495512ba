import InterlinguaIR

/// Puts the variables of a .stringsdict entry into its format, as CoreFoundation does when the format is used.
///
/// All texts of an entry share one argument list. Unnumbered specifiers count from 1 in the format, and in a variant from
/// the position of the variable that is being expanded. So positions depend on where a variable is used, and are resolved here.
struct VariableExpansion {
    private let document: PropertyListDocument
    private let language: LanguageTag
    private var variables: [String: PluralVariable] = [:]
    private var names: [String] = []
    private var storages: [String: (type: ArgumentType, storage: ArgumentClaim.Storage, spelling: String)] = [:]
    private var reported: Set<Reported> = []
    private var expansions: [String: Select] = [:]
    private var expansionCount = 0
    private var highestPosition = 2

    /// How many bytes repeated expansions may yet take up.
    private(set) var budget: Int

    private(set) var diagnostics: [Diagnostic] = []
    private(set) var claims: [ArgumentClaim] = []
    private(set) var valueTypes: [AppleValueType] = []

    private struct Reported: Hashable {
        let identifier: String
        let offset: UInt32
    }

    /// The variable whose variant is read, and those around it.
    private struct Context {
        var position = 1
        var stack: [String] = []
    }

    /// Variables used twice by each other double with every level; no real entry comes near this.
    private static let expansionLimit = 4096

    /// How many names are tried for one select.
    private static let nameLimit = 32

    /// How many bytes of texts all entries of a file may expand to beyond what they are; the same limit as for XML.
    static let fileBudget = 64 << 20

    /// Prepares for an entry; `budget` is how many bytes the texts of variables may yet take up in the file when they are
    /// expanded again.
    init(document: PropertyListDocument, language: LanguageTag, budget: Int) {
        self.document = document
        self.language = language
        self.budget = budget
    }

    /// Takes the variables' dictionaries.
    mutating func read(_ members: [PropertyListMember]) {
        for member in members {
            var found: [(Diagnostic.Severity, String, String, Range<UInt32>)] = []
            let variable = PluralVariable.read(member, in: document) { found.append(($0, $1, $2, $3)) }
            for (severity, identifier, message, bounds) in found { report(severity, identifier, message, at: bounds) }
            guard let variable else { continue }
            variables[variable.name] = variable
            for form in variable.forms { countPositions(form.text) }
            names.append(variable.name)
        }
    }

    /// The pattern of the entry's format.
    mutating func expand(_ text: String, bounds: Range<UInt32>) -> Pattern {
        countPositions(text)
        return pattern(of: text, bounds: bounds, in: Context())
    }

    /// Makes room for the positions that a text may mention; all texts of an entry share one argument list.
    private mutating func countPositions(_ text: String) {
        for byte in text.utf8 where byte == UInt8(ascii: "%") { highestPosition += 3 }
    }

    /// The variables that nothing referred to, each with a warning.
    mutating func unusedVariables() -> [AppleUnusedVariable] {
        let unused = names.compactMap { variables[$0] }.filter { !$0.isUsed }
        let isDamaged = diagnostics.contains {
            $0.identifier == "malformed-variable" || $0.identifier == "missing-variable"
        }
        for variable in unused {
            let hint = isDamaged ? "; the damaged reference probably means it" : ""
            report(
                .warning,
                "unused-variable",
                "nothing refers to the variable “\(variable.name)”\(hint)",
                at: variable.nameBounds
            )
        }
        return unused.map(\.unused)
    }

    // MARK: Texts

    private mutating func pattern(of text: String, bounds: Range<UInt32>, in context: Context) -> Pattern {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return Pattern(text) }
        let parsed = FormatString(
            parsing: text,
            as: .foundation,
            startingPosition: context.position,
            highestPosition: highestPosition
        )
        var cursor = DecodingCursor()
        for problem in parsed.problems {
            add(problem.diagnostic(at: document.range(ofBytes: problem.range, in: bounds, &cursor)))
        }
        if let mixed = parsed.mixedNumbering {
            let range = document.range(ofBytes: mixed.range, in: bounds)
            add(mixed.diagnostic(isInVariable: !context.stack.isEmpty, at: range))
        }
        // Pieces are built here and not by the parser, since every variable adds claims and diagnostics.
        var result = Pattern()
        let bytes = Array(text.utf8)
        cursor = DecodingCursor()
        for piece in parsed.pieces {
            switch piece.kind {
            case .text: result.append(.text(String(decoding: bytes[piece.range], as: UTF8.self)))
            case .replacement(let shown): result.append(.text(shown))
            case .specifier(let specifier):
                let range = document.range(ofBytes: piece.range, in: bounds, &cursor)
                claims += ArgumentClaim.claims(of: piece, range: range)
                result.append(.placeholder(Placeholder(argument: specifier.position - 1, format: specifier.format)))
            case .skipped:
                let range = document.range(ofBytes: piece.range, in: bounds, &cursor)
                claims += ArgumentClaim.claims(of: piece, range: range)
            case .variable(let reference):
                let range = document.range(ofBytes: piece.range, in: bounds, &cursor)
                for element in elements(for: reference, range: range, in: context) { result.append(element) }
            }
        }
        return result
    }

    private mutating func elements(
        for reference: FormatVariable,
        range: SourceRange,
        in context: Context
    ) -> [Element] {
        let argument = reference.position - 1
        guard let variable = variables[reference.name] else {
            let message =
                "the variable “\(reference.name)” is not defined; Foundation takes it for %@, and crashes for a number"
            add(Diagnostic(.error, "missing-variable", message, at: range))
            claims.append(
                ArgumentClaim(
                    argument: argument,
                    type: .any,
                    storage: .none,
                    conversion: "",
                    range: range,
                    isShown: true
                )
            )
            return [.placeholder(Placeholder(argument: argument))]
        }
        variables[reference.name]?.isUsed = true
        guard !context.stack.contains(reference.name) else {
            let path = (context.stack.drop { $0 != reference.name } + [reference.name]).joined(separator: " → ")
            add(Diagnostic(.error, "variable-cycle", "the variable refers to itself: \(path)", at: range))
            return []
        }
        expansionCount += 1
        if variable.isUsed { budget -= variable.size }
        guard budget >= 0, expansionCount <= Self.expansionLimit, context.stack.count < Pattern.maximumDepth - 2 else {
            let message = "the variables of the entry expand to more than \(Self.expansionLimit) texts, or too deep"
            if reported.insert(Reported(identifier: "too-many-expansions", offset: 0)).inserted {
                add(Diagnostic(.error, "too-many-expansions", message, at: range))
            }
            return []
        }
        if let owner = context.stack.last, reference.numbering == .implicit, reference.position == context.position {
            let message =
                "“\(reference.name)” looks at argument \(reference.position), the number of “\(owner)” itself, "
                + "since no specifier precedes it; write the position that is meant, as in %2$#@\(reference.name)@"
            add(Diagnostic(.warning, "implicit-own-argument", message, at: range))
        }
        return select(variable, argument: argument, range: range, in: context).map { [.select($0)] } ?? []
    }

    // MARK: Variables

    private mutating func select(
        _ variable: PluralVariable,
        argument: Int,
        range: SourceRange,
        in context: Context
    ) -> Select? {
        let storage = storage(of: variable)
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
        var inner = context
        inner.position = argument + 1
        inner.stack.append(variable.name)
        var variants: [Variant] = []
        for form in variable.forms {
            let pattern = pattern(of: form.text, bounds: form.bounds, in: inner)
            let origin = Origin(range: document.range(form.bounds))
            switch form.category {
            case .zero where !hasZeroCategory:
                variants.append(Variant(.number(.exactly(DecimalNumber(0))), pattern, spelling: "zero", origin: origin))
            case .other: variants.append(Variant(.otherwise, pattern, origin: origin))
            default: variants.append(Variant(.category(form.category, .cardinal), pattern, origin: origin))
            }
        }
        let showsArgument = variants.contains { $0.pattern.argumentIndices.contains(argument) }
        let isDummy = variants.allSatisfy { $0.pattern == variants.first?.pattern } && !showsArgument
        // A dummy only steps over its argument, which may be of any type.
        if isDummy {
            claims[claimIndex].type = .any
            claims[claimIndex].storage = .none
        }
        checkCategories(of: variable, isDummy: isDummy, argument: argument, variants: variants, type: storage.type)
        guard !variants.isEmpty else { return nil }
        var select = Select(.argument(argument, .decimal), variants: variants)
        name(&select, after: variable, spelling: storage.spelling)
        return select
    }

    private var hasZeroCategory: Bool { PluralRules.rules(for: language, kind: .cardinal).categories.contains(.zero) }

    /// The value type, which is reported on once.
    private mutating func storage(
        of variable: PluralVariable
    ) -> (type: ArgumentType, storage: ArgumentClaim.Storage, spelling: String) {
        if let known = storages[variable.name] { return known }
        var found: [(Diagnostic.Severity, String, String, Range<UInt32>)] = []
        let storage = variable.storage(in: document) { found.append(($0, $1, $2, $3)) }
        for (severity, identifier, message, bounds) in found { report(severity, identifier, message, at: bounds) }
        storages[variable.name] = storage
        return storage
    }

    /// Names a select after its variable; where that looks at another argument, or reads otherwise, than elsewhere in the
    /// entry, under a name of its own, since positions are absolute from here on.
    private mutating func name(_ select: inout Select, after variable: PluralVariable, spelling: String) {
        guard case .argument(let argument, _) = select.selector else { return }
        var name = variable.name
        // Only variables that refer to each other in a circle differ at one argument; no entry needs many names for that.
        for _ in 0..<Self.nameLimit {
            select.name = name
            let isTaken = name != variable.name && variables[name] != nil
            if let known = expansions[name] {
                if known == select { return }
            } else if !isTaken {
                expansions[name] = select
                valueTypes.append(AppleValueType(variable: name, spelling: spelling))
                return
            }
            name += "_\(argument + 1)"
        }
        select.name = nil
    }

    private mutating func checkCategories(
        of variable: PluralVariable,
        isDummy: Bool,
        argument: Int,
        variants: [Variant],
        type: ArgumentType
    ) {
        let given = Set(variable.forms.map(\.category))
        if !given.contains(.other) {
            let message = "the variable “\(variable.name)” lacks the category “other”, which every variable needs"
            report(.error, "missing-other", message, at: variable.nameBounds)
        }
        let check = CategoryCheck(language)
        for form in variable.forms where form.category != .zero {
            if let message = check.foreign(form.category) {
                report(.warning, "foreign-category", message, at: form.keyBounds)
            }
        }
        guard !isDummy else { return }
        if given.contains(.other), let list = check.missing(from: given, hasFractions: type == .decimal) {
            let message =
                "the variable “\(variable.name)” lacks \(list), which “\(language)” needs; “other” is shown instead"
            report(.warning, "missing-category", message, at: variable.nameBounds)
        }
        checkZero(of: variable, argument: argument, variants: variants)
    }

    /// Warns of a text for nothing at all, such as "no files", where the category holds more numbers than 0.
    private mutating func checkZero(of variable: PluralVariable, argument: Int, variants: [Variant]) {
        let base = language.identifier.split(separator: "-").first.map(String.init) ?? ""
        guard base == "lv" || base == "prg", let place = variable.forms.firstIndex(where: { $0.category == .zero }),
            place < variants.count, !variants[place].pattern.argumentIndices.contains(argument),
            variants.contains(where: { $0.pattern.argumentIndices.contains(argument) })
        else { return }
        let message =
            "in “\(language)” the category “zero” also holds 10 to 20, 30 and more, but the text shows no number"
        report(.warning, "zero-covers-more", message, at: variable.forms[place].bounds)
    }

    // MARK: Diagnostics

    private mutating func report(
        _ severity: Diagnostic.Severity,
        _ identifier: String,
        _ message: String,
        at bounds: Range<UInt32>
    ) {
        add(Diagnostic(severity, identifier, message, at: document.range(bounds)))
    }

    /// Adds a diagnostic unless the same place has got it in another expansion.
    private mutating func add(_ diagnostic: Diagnostic) {
        // Binary files have no places, so that equal messages are what tells repetitions.
        let identifier =
            document.serialization == .binary ? diagnostic.identifier + diagnostic.message : diagnostic.identifier
        let key = Reported(identifier: identifier, offset: diagnostic.range?.lowerBound ?? 0)
        if reported.insert(key).inserted { diagnostics.append(diagnostic) }
    }
}
