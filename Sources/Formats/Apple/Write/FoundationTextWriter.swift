import InterlinguaFormats
import InterlinguaIR

/// Spells the texts of one entry's messages as Foundation reads them.
struct FoundationTextWriter {
    /// The text that is being put together.
    private(set) var text: [UInt8] = []

    /// The argument that a text may call `%arg`, and the spelling of its specifier; nil where there is no such name.
    var ownSpecifier: (argument: Int, conversion: String)?

    private let entry: Entry
    private let arguments: [Argument]
    private let hasAnnotations: Bool

    /// Specifiers that were spelled before: the languages have the same.
    private var specifiers: [(placeholder: Placeholder, isNumbered: Bool, spelling: String)] = []

    /// Value types by argument that were spelled before.
    private var valueTypes: [(argument: Int, spelling: String)] = []

    init(_ entry: Entry) {
        self.entry = entry
        arguments = entry.arguments
        hasAnnotations = !entry.annotations.isEmpty
    }

    /// Puts a text without selects together, as a format if the entry has arguments.
    mutating func setText(of pattern: Pattern) {
        text.removeAll(keepingCapacity: true)
        appendText(of: pattern, isNumbered: arguments.count > 1 || pattern.specifierCount > 1)
    }

    private mutating func appendText(of pattern: Pattern, isNumbered: Bool) {
        if let literal = pattern.plainText { return append(literal, doublesPercentSigns: !arguments.isEmpty) }
        for element in pattern.elements {
            switch element {
            case .text(let literal): append(literal, doublesPercentSigns: !arguments.isEmpty)
            case .placeholder(let placeholder): appendSpelling(of: placeholder, isNumbered: isNumbered)
            case .markup(let markup): appendText(of: markup.content, isNumbered: isNumbered)
            case .select, .reference: break
            }
        }
    }

    /// Puts a pattern together as a format, with a reference in the place of each select and of what is stepped over.
    mutating func setFormat(of pattern: Pattern, _ variables: AppleVariables, steppingOver steps: [Select] = []) {
        text.removeAll(keepingCapacity: true)
        appendFormat(of: pattern, variables)
        for step in steps { text.append(utf8: variables.reference(to: step)) }
    }

    private mutating func appendFormat(of pattern: Pattern, _ variables: AppleVariables) {
        for element in pattern.elements {
            switch element {
            case .text(let literal): append(literal, doublesPercentSigns: true)
            case .placeholder(let placeholder): appendSpelling(of: placeholder, isNumbered: true)
            case .select(let select): text.append(utf8: variables.reference(to: select))
            case .markup(let markup): appendFormat(of: markup.content, variables)
            case .reference: break
            }
        }
    }

    private mutating func append(_ literal: String, doublesPercentSigns: Bool) {
        let isEscaped = doublesPercentSigns && literal.containsByte(UInt8(ascii: "%"))
        text.append(utf8: isEscaped ? FormatString.escaping(literal) : literal)
    }

    /// Appends a placeholder's specifier.
    private mutating func appendSpelling(of placeholder: Placeholder, isNumbered: Bool) {
        if let ownSpecifier, ownSpecifier.argument == placeholder.argument {
            let spelling = spelling(of: placeholder, isNumbered: false)
            return text.append(
                utf8: spelling == "%" + ownSpecifier.conversion
                    ? "%arg" : self.spelling(of: placeholder, isNumbered: isNumbered)
            )
        }
        for known in specifiers where known.isNumbered == isNumbered && known.placeholder == placeholder {
            return text.append(utf8: known.spelling)
        }
        let spelling = spelling(of: placeholder, isNumbered: isNumbered)
        if specifiers.count < 16 { specifiers.append((placeholder, isNumbered, spelling)) }
        text.append(utf8: spelling)
    }

    /// A placeholder's specifier, with the size and the conversion that the entry's files have.
    func spelling(of placeholder: Placeholder, isNumbered: Bool) -> String {
        FoundationFormatWriter.spelling(
            of: placeholder,
            arguments: arguments,
            isNumbered: isNumbered,
            spelled: hasAnnotations ? entry.spelling(ofArgument: placeholder.argument) : nil
        )
    }

    /// The value type of a variable as its file spells it, else as the argument's type gives it.
    mutating func valueType(
        ofVariable name: String,
        argument: Int,
        _ annotation: AppleMessageAnnotation?
    ) -> String {
        if let spelled = annotation?.valueTypes.first(where: { $0.variable == name }) { return spelled.spelling }
        if let known = valueTypes.first(where: { $0.argument == argument }) { return known.spelling }
        let spelling = entry.valueType(ofArgument: argument)
        if valueTypes.count < 16 { valueTypes.append((argument, spelling)) }
        return spelling
    }

    /// What steps over the arguments whose positions a text does not show although it shows a higher one: Foundation
    /// would not step over them.
    func steps(in pattern: Pattern) -> [Select] {
        if arguments.count < 2 { return [] }
        let shown = pattern.argumentIndices
        guard let highest = shown.last, shown.count <= highest else { return [] }
        return (0..<highest).filter { !shown.contains($0) }.map { index in
            Select(.argument(index, .decimal), variants: [Variant(.otherwise, Pattern())], name: "skipped")
        }
    }
}
