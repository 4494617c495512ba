import InterlinguaIR

/// Packs the patterns of one message as programs.
///
/// Where the rules of languages stand is known before, so that the messages of all languages can be packed at the same time;
/// where other entries stand is not, so that messages that refer to them are packed one after the other.
struct PatternPacker {
    /// Where a reference leads.
    struct Target {
        /// The place of the record in the language that was asked for.
        var start: Int

        /// The place of the record that says the key.
        var missing: Int

        /// What the entry takes.
        var arguments: [Argument]
    }

    let entry: Entry

    /// The language of the message, with whose rules categories are read.
    let language: LanguageTag

    /// The places of the language's rules.
    let rules: PackedRules.Places

    /// Whether elements are told apart from text.
    let keepsElements: Bool

    /// The entries that the message refers to, those that there are; nil as long as nobody knows where they stand.
    var targets: [Key: Target]? = nil

    /// Whether a select may have no variant for a value.
    private(set) var canHaveGap = false

    /// Whether a reference stood there whose target is not known yet, so that what was packed is of no use.
    private(set) var needsTargets = false

    /// What the decoder needs for what was packed.
    private(set) var features: DecoderFeatures = .programs

    /// What an element begins with.
    private enum Operation: Int {
        case end, text, value, integer, field, number, select, width, environment, reference, tag
    }

    /// Packs a pattern and its end.
    mutating func pack(_ pattern: Pattern, depth: Int = 0) -> PackedBytes {
        var bytes = PackedBytes()
        // Deeper patterns say nothing, as a renderer leaves them.
        if depth > Pattern.maximumDepth {
            canHaveGap = true
            features.insert(.environments)
            bytes.append(digit: Operation.environment.rawValue)
            bytes.append(digit: 0)
            bytes.append(number: 0)
        } else {
            append(pattern, to: &bytes, depth: depth)
        }
        bytes.append(digit: Operation.end.rawValue)
        return bytes
    }

    private mutating func append(
        _ pattern: Pattern,
        to bytes: inout PackedBytes,
        depth: Int
    ) {
        for element in pattern.elements {
            switch element {
            case .text(let text):
                bytes.append(digit: Operation.text.rawValue)
                bytes.append(text)
            case .placeholder(let placeholder): append(placeholder, to: &bytes)
            case .markup(let markup):
                guard depth < Pattern.maximumDepth else { continue }
                let tags = keepsElements ? markup.tags : nil
                if let tags { append(tag: tags.start, to: &bytes) }
                append(markup.content, to: &bytes, depth: depth + 1)
                if let end = tags?.end { append(tag: end, to: &bytes) }
            case .select(let select): append(select, to: &bytes, depth: depth)
            case .reference(let reference): append(reference, to: &bytes, depth: depth)
            }
        }
    }

    private func append(tag: String, to bytes: inout PackedBytes) {
        bytes.append(digit: Operation.tag.rawValue)
        bytes.append(tag)
    }

    // MARK: Values

    private mutating func append(_ placeholder: Placeholder, to bytes: inout PackedBytes) {
        switch placeholder.format {
        case .functions: append(.value, placeholder.argument, to: &bytes)
        case .text(let field):
            if field == Field() {
                append(.value, placeholder.argument, to: &bytes)
            } else {
                append(.field, placeholder.argument, to: &bytes)
                bytes.append(digit: 0)
                append(field, to: &bytes)
            }
        case .character(let field):
            append(.field, placeholder.argument, to: &bytes)
            bytes.append(digit: 1)
            append(Field(width: field.width, isLeftAligned: field.isLeftAligned), to: &bytes)
        case .number(let format):
            var type = IntegerType(bits: 64)
            if entry.arguments.indices.contains(placeholder.argument),
                case .integer(let own) = entry.arguments[placeholder.argument].type
            {
                type = own
            }
            // Digits are never grouped, as C never groups them.
            if type.isSigned, format == NumberFormat(isGrouped: format.isGrouped) {
                append(.integer, placeholder.argument, to: &bytes)
            } else {
                append(.number, placeholder.argument, to: &bytes)
                append(format, type, to: &bytes)
            }
        }
    }

    private mutating func append(_ operation: Operation, _ argument: Int, to bytes: inout PackedBytes) {
        switch operation {
        case .integer: features.insert(.integers)
        case .field: features.insert(.fields)
        case .number: features.insert(.numbers)
        default: break
        }
        bytes.append(digit: operation.rawValue)
        bytes.append(number: argument)
    }

    private mutating func append(_ format: NumberFormat, _ type: IntegerType, to bytes: inout PackedBytes) {
        let notation =
            switch format.notation {
            case .integer: 0
            case .hexadecimal: 1
            case .octal: 2
            case .fixed: 3
            case .scientific: 4
            case .general: 5
            case .hexadecimalFloat: 6
            }
        if notation > 2 { features.insert(.floats) }
        bytes.append(digit: notation)
        var flags = format.sign == .always ? 1 : format.sign == .space ? 2 : 0
        if format.isZeroPadded { flags |= 4 }
        if format.isAlternate { flags |= 8 }
        if format.isUppercase { flags |= 16 }
        if !type.isSigned { flags |= 32 }
        bytes.append(digit: flags)
        bytes.append(number: type.bits)
        append(format.field, to: &bytes)
    }

    private func append(_ field: Field, to bytes: inout PackedBytes) {
        var flags = field.isLeftAligned ? 1 : 0
        var sizes: [Int] = []
        for (size, bit) in [(field.width, 2), (field.precision, 8)] {
            switch size {
            case nil: break
            case .literal(let value)?:
                flags |= bit
                sizes.append(value)
            case .argument(let index)?:
                flags |= bit | bit << 1
                sizes.append(index)
            }
        }
        bytes.append(digit: flags)
        for size in sizes { bytes.append(number: size) }
    }

    // MARK: Selects

    private mutating func append(
        _ select: Select,
        to bytes: inout PackedBytes,
        depth: Int
    ) {
        var packer = ConditionPacker(language: language)
        var variants = PackedBytes()
        let dependsOnWidth = select.selector == .width
        var hasRest = dependsOnWidth
        for index in select.variants.indices {
            let variant = select.variants[index]
            if case .otherwise = variant.condition { hasRest = true }
            let condition =
                dependsOnWidth
                ? packer.packWidth(variant.condition, isLast: index == select.variants.count - 1)
                : packer.pack(variant.condition)
            guard let condition else { continue }
            variants.append(digit: condition.kind)
            variants.append(counted: condition.bytes)
            variants.append(counted: pack(variant.pattern, depth: depth + 1))
        }
        if !hasRest { canHaveGap = true }
        features.formUnion(packer.features)
        switch select.selector {
        case .width:
            features.insert(.widths)
            bytes.append(digit: Operation.width.rawValue)
        case .environment(let environment):
            features.insert(.environments)
            bytes.append(digit: Operation.environment.rawValue)
            bytes.append(digit: environment == .device ? 0 : 1)
        case .argument(let index, let reading):
            features.insert(reading == .signedFloat ? [.selects, .floats] : .selects)
            bytes.append(digit: Operation.select.rawValue)
            bytes.append(number: index)
            let place =
                switch reading {
                case .decimal: 0
                case .integer: 1
                case .unsignedInteger: 2
                case .signedFloat: 3
                case .text: 4
                }
            bytes.append(digit: place)
            bytes.append(number: packer.needsCardinals ? rules.cardinal : 0)
            bytes.append(number: packer.needsOrdinals ? rules.ordinal : 0)
        }
        bytes.append(counted: variants)
    }

    // MARK: References

    private mutating func append(
        _ reference: Reference,
        to bytes: inout PackedBytes,
        depth: Int
    ) {
        let name: String
        switch reference.target {
        case .external(let text): name = text
        case .entry(let key):
            guard let targets else {
                needsTargets = true
                return
            }
            if let target = targets[key] {
                features.insert(.references)
                bytes.append(digit: Operation.reference.rawValue)
                bytes.append(number: target.start)
                bytes.append(number: target.missing)
                bytes.append(number: target.arguments.count)
                for argument in target.arguments {
                    append(argument, of: reference, to: &bytes, depth: depth)
                }
                return
            }
            name = key.name
        }
        bytes.append(digit: Operation.text.rawValue)
        bytes.append(name)
    }

    /// Packs what a referred entry sees as one of its arguments: what is bound first, then what it inherits.
    private mutating func append(
        _ argument: Argument,
        of reference: Reference,
        to bytes: inout PackedBytes,
        depth: Int
    ) {
        if let name = argument.name, let operand = reference.bindings[name] {
            switch operand {
            case .argument(let index):
                bytes.append(digit: 5)
                bytes.append(number: index)
            case .pattern(let pattern):
                bytes.append(digit: 4)
                bytes.append(pack(pattern, depth: depth + 1))
            }
            return
        }
        let inherited =
            entry.arguments.firstIndex { $0.position != nil && $0.position == argument.position }
            ?? entry.arguments.firstIndex { $0.name != nil && $0.name == argument.name }
        let kind =
            (reference.inherited.contains(.variables) ? 2 : 0) + (reference.inherited.contains(.selectors) ? 3 : 0)
        guard let inherited, kind > 0 else {
            bytes.append(digit: 0)
            return
        }
        bytes.append(digit: kind == 5 ? 1 : kind)
        bytes.append(number: inherited)
    }
}
