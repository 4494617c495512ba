import InterlinguaIR
import InterlinguaPlatforms

/// What the messages of an entry hold, so that passes can skip the many entries that do not concern them.
struct EntryFeatures: OptionSet, Sendable {
    let rawValue: UInt32
    static let placeholders = EntryFeatures(rawValue: 1)
    static let numberSelects = EntryFeatures(rawValue: 2)
    static let otherSelects = EntryFeatures(rawValue: 4)
    static let references = EntryFeatures(rawValue: 8)
    static let markup = EntryFeatures(rawValue: 16)
    static let lists = EntryFeatures(rawValue: 32)
    static let arguments = EntryFeatures(rawValue: 64)
    static let parts = EntryFeatures(rawValue: 128)
    static let namedArguments = EntryFeatures(rawValue: 256)
    /// Arguments shown as single characters.
    static let characters = EntryFeatures(rawValue: 512)
    /// Widths and precisions taken from arguments.
    static let sizesFromArguments = EntryFeatures(rawValue: 1 << 10)
    /// Least numbers of digits of integers.
    static let integerPrecisions = EntryFeatures(rawValue: 1 << 11)
    static let grouping = EntryFeatures(rawValue: 1 << 12)
    /// Functions of one platform.
    static let functions = EntryFeatures(rawValue: 1 << 13)
    /// Widths, decimals, signs and notations other than plain digits.
    static let fields = EntryFeatures(rawValue: 1 << 14)
    /// Texts for calls that pass no number.
    static let absentVariants = EntryFeatures(rawValue: 1 << 15)
    /// Categories of ordinal numbers.
    static let ordinals = EntryFeatures(rawValue: 1 << 16)
    /// Empty texts, and selects with an empty variant.
    static let emptyTexts = EntryFeatures(rawValue: 1 << 17)

    init(rawValue: UInt32) { self.rawValue = rawValue }

    init(of entry: Entry) {
        var features: EntryFeatures = []
        for index in entry.arguments.indices {
            features.insert(.arguments)
            if entry.arguments[index].position == nil { features.insert(.namedArguments) }
        }
        if !entry.annotations.isEmpty, entry.annotations[PartAnnotation.self] != nil { features.insert(.parts) }
        for message in entry.messages.values {
            switch message.content {
            case .pattern(let pattern):
                if pattern.isEmpty { features.insert(.emptyTexts) }
                features.collect(pattern)
            case .list(let patterns):
                features.insert(.lists)
                for pattern in patterns { features.collect(pattern) }
            }
        }
        self = features
    }

    /// The features that a target lacks, of those that are ways to show an argument.
    init(lackingIn supported: Set<Capabilities.FormatKind>) {
        // Which platform's functions they are is for the pass to see.
        self = .functions
        if !supported.contains(.character) { insert(.characters) }
        if !supported.contains(.sizeFromArgument) { insert(.sizesFromArguments) }
        if !supported.contains(.integerPrecision) { insert(.integerPrecisions) }
        if !supported.contains(.grouping) { insert(.grouping) }
        if !supported.contains(.fields) { insert(.fields) }
    }

    private mutating func collect(_ pattern: Pattern) {
        if pattern.isPlainText { return }
        for element in pattern.elements {
            switch element {
            case .text: break
            case .placeholder(let placeholder):
                insert(.placeholders)
                collect(placeholder.format)
            case .reference(let reference):
                insert(.references)
                for case .pattern(let pattern) in reference.bindings.values { collect(pattern) }
            case .markup(let markup):
                insert(.markup)
                collect(markup.content)
            case .select(let select):
                insert(select.isNumberSelect ? .numberSelects : .otherSelects)
                for index in select.variants.indices {
                    switch select.variants[index].condition {
                    case .absent: insert(.absentVariants)
                    case .category(_, .ordinal): insert(.ordinals)
                    default: break
                    }
                    if select.variants[index].pattern.isEmpty { insert(.emptyTexts) }
                    collect(select.variants[index].pattern)
                }
            }
        }
    }

    private mutating func collect(_ format: Format) {
        switch format {
        case .text(let field): collect(field)
        case .character(let field):
            insert(.characters)
            collect(field)
        case .number(let number):
            collect(number.field)
            if number.isGrouped { insert(.grouping) }
            if number.notation != .integer || number.sign != .negative || number.isAlternate || number.isZeroPadded {
                insert(.fields)
            }
            if number.notation == .integer, number.field.precision != nil { insert(.integerPrecisions) }
        case .functions: insert(.functions)
        }
    }

    private mutating func collect(_ field: Field) {
        if field.width != nil || field.precision != nil { insert(.fields) }
        if case .argument? = field.width { insert(.sizesFromArguments) }
        if case .argument? = field.precision { insert(.sizesFromArguments) }
    }
}
