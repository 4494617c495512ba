import InterlinguaIR

/// How a way to show an argument is written behind its name.
struct I18nextFormatSpelling {
    /// What stands behind the name; nil for nothing.
    private(set) var text: String?

    init(_ format: Format, for syntax: I18nextTextSyntax) {
        let formatting = syntax.formatting
        switch format {
        case .character(let field), .text(let field):
            if field != Field() { keep(format, formatting) }
        case .number(let number):
            if number == NumberFormat() || number == NumberFormat(isUppercase: true) { return }
            if formatting == .builtIn, let options = Self.options(of: number) {
                text = options.isEmpty ? "number" : "number(\(options))"
            } else {
                keep(format, formatting)
            }
        case .functions(let functions):
            guard formatting != .none, functions.allSatisfy({ $0.namespace == "i18next" }) else { return }
            text = functions.map(Self.spelling).joined(separator: syntax.formatJoint)
        }
    }

    /// A function with its options as the file has them.
    static func spelling(_ function: Function) -> String {
        if function.options.isEmpty { return function.name }
        let options = function.options.map { $0.name.isEmpty ? $0.value : "\($0.name): \($0.value)" }
        return "\(function.name)(\(options.joined(separator: "; ")))"
    }

    /// Keeps a format that no consumer knows under a name that all of them pass over, if there can be one.
    private mutating func keep(_ format: Format, _ formatting: I18nextTextSyntax.Formatting) {
        if formatting != .none { text = "printf(\(Self.conversion(format)))" }
    }

    /// The options of the formatter `number` that print a number in the same way; nil where there are none.
    private static func options(of number: NumberFormat) -> String? {
        guard number.sign == .negative, !number.isAlternate, !number.field.isLeftAligned else { return nil }
        var options: [String] = []
        var width: Int?
        switch number.field.width {
        case nil: break
        case .literal(let value)? where number.isZeroPadded: width = value
        default: return nil
        }
        var precision: Int?
        switch number.field.precision {
        case nil: break
        case .literal(let value)?: precision = value
        case .argument?: return nil
        }
        switch number.notation {
        case .integer:
            // A precision is a least number of digits, and takes the padding's place.
            if let digits = precision ?? width, digits > 1 {
                guard (1...21).contains(digits) else { return nil }
                options.append("minimumIntegerDigits: \(digits)")
            }
        case .fixed:
            let decimals = precision ?? 6
            guard (0...20).contains(decimals) else { return nil }
            if let width, width - decimals - (decimals > 0 ? 1 : 0) > 1 {
                let digits = width - decimals - (decimals > 0 ? 1 : 0)
                guard digits <= 21 else { return nil }
                options.append("minimumIntegerDigits: \(digits)")
            }
            options += ["minimumFractionDigits: \(decimals)", "maximumFractionDigits: \(decimals)"]
        default: return nil
        }
        if !number.isGrouped { options.append("useGrouping: false") }
        return options.joined(separator: "; ")
    }

    /// The conversion in printf's letters, without the percent sign: `-10.2f`.
    static func conversion(_ format: Format) -> String {
        var flags = ""
        var letter = "@"
        var field = Field()
        switch format {
        case .text(let own): field = own
        case .character(let own):
            field = own
            letter = "c"
        case .number(let number):
            field = number.field
            if number.sign == .always { flags += "+" }
            if number.sign == .space { flags += " " }
            if number.isAlternate { flags += "#" }
            if number.isZeroPadded { flags += "0" }
            if number.isGrouped { flags += "'" }
            switch number.notation {
            case .integer: letter = "d"
            case .fixed: letter = "f"
            case .scientific: letter = "e"
            case .general: letter = "g"
            case .hexadecimal: letter = "x"
            case .octal: letter = "o"
            case .hexadecimalFloat: letter = "a"
            }
            if number.isUppercase { letter = letter.uppercased() }
        case .functions: break
        }
        if field.isLeftAligned { flags = "-" + flags }
        if case .literal(let width)? = field.width { flags += String(width) }
        if case .argument? = field.width { flags += "*" }
        if case .literal(let precision)? = field.precision { flags += "." + String(precision) }
        if case .argument? = field.precision { flags += ".*" }
        return flags + letter
    }
}
