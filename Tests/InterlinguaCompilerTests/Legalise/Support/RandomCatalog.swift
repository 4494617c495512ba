import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import InterlinguaTestSupport

/// Catalogues in the shapes that the formats' front ends give, made at random from a seed.
struct RandomCatalog {
    /// Whose front end the catalogue could come from.
    enum Shape: String, CaseIterable {
        case apple, android, swifternalization, smartling
        case i18nextVersion1, i18nextVersion2, i18nextVersion3, i18nextVersion4
    }

    private let shape: Shape
    private var random: SeededGenerator
    private var counter = 0

    private static let languages = ["en", "pl", "lv", "fr", "ar", "ja", "ru", "cy", "he", "sl"]
    private static let int32 = ArgumentType.integer(IntegerType(bits: 32))

    /// A catalogue of a few entries in two languages.
    static func make(_ shape: Shape, seed: UInt64) -> Catalog {
        var maker = RandomCatalog(shape: shape, random: SeededGenerator(seed: seed &* 31 &+ UInt64(shape.index)))
        return maker.make()
    }

    private init(shape: Shape, random: SeededGenerator) {
        self.shape = shape
        self.random = random
    }

    private mutating func number(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }

    private mutating func chance(_ percent: Int) -> Bool { number(100) < percent }

    private mutating func word() -> String {
        counter += 1
        return "t\(counter)"
    }

    private mutating func make() -> Catalog {
        let english = SampleEntries.english
        let other = SampleEntries.tag(Self.languages[1 + number(Self.languages.count - 1)])
        var catalog = Catalog(sourceLanguage: english)
        var table = Table(languages: [english, other])
        switch shape {
        case .apple: break
        case .android: table.fallback = Fallback(languages: .parentsThenSource)
        case .swifternalization: table.fallback = Fallback(languages: .source)
        case .smartling: table.fallback = Capabilities.smartling.fallback
        default: table.fallback = Fallback(languages: .parentsThenSource, gap: .nextLanguage)
        }
        catalog.tables[""] = table
        for index in 0..<4 {
            let name = "e\(index)"
            let (key, entry) =
                switch shape {
                case .apple: apple(name, [english, other])
                case .android: android(name, [english, other])
                case .swifternalization: swifternalization(name, [english, other])
                case .smartling: smartling(name, [english, other])
                default: i18next(name, [english, other])
                }
            catalog.entries[key] = entry
        }
        if shape.isI18next || shape == .android { addReference(to: &catalog, [english, other]) }
        return catalog
    }

    // MARK: Parts of messages

    private func show(_ argument: Int, _ type: ArgumentType) -> Element {
        if case .integer = type {
            return .placeholder(Placeholder(argument: argument, format: .number(NumberFormat())))
        }
        return .placeholder(Placeholder(argument: argument))
    }

    private mutating func leaf(_ shown: [Int], _ arguments: [Argument]) -> Pattern {
        var pattern = Pattern(word())
        for argument in shown where chance(60) {
            pattern.append(.text(" "))
            pattern.append(show(argument, arguments[argument].type))
            pattern.append(.text(word()))
        }
        return pattern
    }

    private func category(_ category: PluralCategory, _ kind: PluralKind = .cardinal) -> Condition {
        .category(category, kind)
    }

    /// The conditions of a stringsdict or of Android's plurals.
    private mutating func categories(_ language: LanguageTag, exactZero: Bool) -> [Condition] {
        let all = PluralRules.rules(for: language, kind: .cardinal).categories
        var conditions: [Condition] = []
        if exactZero, !all.contains(.zero), chance(40) { conditions.append(SampleEntries.zero) }
        for own in all where own != .other && chance(85) { conditions.append(category(own)) }
        return conditions + [.otherwise]
    }

    private mutating func select(
        _ argument: Int,
        _ reading: Reading,
        _ conditions: [Condition],
        _ name: String?,
        _ content: (inout RandomCatalog) -> Pattern
    ) -> Pattern {
        let variants = conditions.map { Variant($0, content(&self)) }
        return Pattern([.select(Select(.argument(argument, reading), variants: variants, name: name))])
    }

    // MARK: Formats

    private mutating func apple(_ name: String, _ languages: [LanguageTag]) -> (Key, Entry) {
        let style = number(6)
        var entry = Entry(arguments: [
            Argument(position: 1, type: Self.int32), Argument(position: 2, type: style == 5 ? .any : Self.int32),
        ])
        let arguments = entry.arguments
        for language in languages {
            let first = categories(language, exactZero: true)
            let second = categories(language, exactZero: chance(30))
            var pattern: Pattern
            switch style {
            case 0:
                // Two that stand side by side.
                pattern = select(0, .decimal, first, "f") { $0.leaf([0], arguments) }
                pattern.append(.text(" in "))
                pattern.append(select(1, .decimal, second, "d") { $0.leaf([1], arguments) })
            case 1:
                // One in the other, the same in each variant.
                let inner = select(1, .decimal, second, "w") { $0.leaf([1], arguments) }
                pattern = select(0, .decimal, first, "b") { maker in
                    var own = maker.leaf([0], arguments)
                    own.append(inner)
                    return own
                }
            case 2:
                // One in the other, another one in each variant.
                pattern = select(0, .decimal, first, "b") { maker in
                    maker.select(1, .decimal, second, "w") { $0.leaf([0, 1], arguments) }
                }
            case 3:
                let widths = [100, 50, 20].prefix(2 + number(2))
                pattern = Pattern([
                    .select(Select(.width, variants: widths.map { Variant(.atLeast($0), leaf([], arguments)) }))
                ])
            case 4:
                var variants = [Variant(.text("mac"), select(0, .decimal, first, "n") { $0.leaf([0], arguments) })]
                variants.append(Variant(.otherwise, select(0, .decimal, second, "n") { $0.leaf([0, 1], arguments) }))
                pattern = Pattern([.select(Select(.environment(.device), variants: variants))])
            default:
                pattern = select(0, .decimal, first, "n") { $0.leaf([0, 1], arguments) }
                pattern.append(.placeholder(Placeholder(argument: 1)))
            }
            if !chance(15) || language == languages[0] { entry.messages[language] = Message(pattern) }
        }
        return (Key(name), entry)
    }

    private mutating func android(_ name: String, _ languages: [LanguageTag]) -> (Key, Entry) {
        let isShown = chance(70)
        var entry = Entry(
            arguments: isShown
                ? [Argument(position: 1, type: Self.int32), Argument(position: 2)]
                : [Argument(position: 1), Argument(name: "count", type: .number)]
        )
        let arguments = entry.arguments
        let number = isShown ? 0 : 1
        let hasProduct = chance(20)
        for language in languages {
            let conditions = categories(language, exactZero: false)
            var pattern = select(number, .integer, conditions, nil) { $0.leaf(isShown ? [0, 1] : [0], arguments) }
            if hasProduct {
                let other = select(number, .integer, conditions, nil) { $0.leaf(isShown ? [0] : [], arguments) }
                pattern = Pattern([
                    .select(
                        Select(
                            .environment(.product),
                            variants: [Variant(.text("tablet"), other), Variant(.otherwise, pattern)]
                        )
                    )
                ])
            }
            if !chance(15) || language == languages[0] { entry.messages[language] = Message(pattern) }
        }
        return (Key(name, kind: .plural), entry)
    }

    private mutating func swifternalization(_ name: String, _ languages: [LanguageTag]) -> (Key, Entry) {
        let hasWords = chance(30)
        let type: ArgumentType = hasWords ? .any : .number
        var entry = Entry(arguments: [Argument(name: "value", type: type)])
        let arguments = entry.arguments
        let isWide = chance(25)
        for language in languages {
            var conditions: [Condition]
            if hasWords {
                conditions = [.text("male"), .text("female")] + (chance(60) ? [.otherwise] : [])
                if chance(30) { conditions.insert(.number(.exactly(DecimalNumber(5))), at: 0) }
            } else {
                conditions =
                    [
                        [
                            number(0...0), number(1...1), range(1, 4), range(4, nil), range(nil, 0),
                        ],
                        [.matches(RegularExpression("^-?1$")), .matches(RegularExpression("^(?!-?1$)"))],
                        [
                            number(1...1), .matches(RegularExpression("(((?!1).[2-4]{1})$)|(^[2-4]$)")),
                            .matches(RegularExpression("(^[05-9]$)|(.*(?=1).[0-9]$)|(^[0-9]{1}.*[0156789]$)")),
                        ],
                        [number(1...1), number(2...2)],
                        [.matches(RegularExpression("^[3-7]$")), range(2, 9), .otherwise],
                    ][number(5)]
            }
            let pattern = select(0, .text, conditions, nil) { maker in
                guard isWide, maker.chance(60) else { return maker.leaf([0], arguments) }
                let widths = [80, 30].map { Variant(.atLeast($0), maker.leaf([0], arguments)) }
                return Pattern([.select(Select(.width, variants: widths))])
            }
            if !chance(20) || language == languages[0] { entry.messages[language] = Message(pattern) }
        }
        return (Key(name), entry)
    }

    private func number(_ range: ClosedRange<Int>) -> Condition {
        .number(.exactly(DecimalNumber(range.lowerBound)))
    }

    private func range(_ lower: Int?, _ upper: Int?) -> Condition {
        .number(
            NumberRange(
                lower: lower.map { NumberRange.Bound(DecimalNumber($0), isInclusive: false) },
                upper: upper.map { NumberRange.Bound(DecimalNumber($0), isInclusive: lower != nil) }
            )
        )
    }

    private mutating func smartling(_ name: String, _ languages: [LanguageTag]) -> (Key, Entry) {
        var entry = Entry(arguments: [Argument(position: 1, type: Self.int32), Argument(position: 2)])
        let arguments = entry.arguments
        for language in languages {
            let rules = Capabilities.smartling.forms?(language, .cardinal).map(\.condition) ?? []
            var conditions = rules.filter { _ in language == languages[0] || chance(85) }
            if conditions.isEmpty { conditions = rules }
            let pattern = select(0, .signedFloat, conditions, nil) { maker in
                maker.chance(5) ? Pattern() : maker.leaf([0, 1], arguments)
            }
            if !chance(15) || language == languages[0] { entry.messages[language] = Message(pattern) }
        }
        return (Key(name, kind: .plural), entry)
    }

    /// The forms that a version has in a language.
    private func forms(_ language: LanguageTag) -> [Condition] {
        switch shape {
        case .i18nextVersion1:
            I18nextPlurals.suffixesOfVersion1(for: language.identifier, in: .ios).map(\.condition)
        case .i18nextVersion2: I18nextPlurals.suffixes(for: language.identifier, ofVersion3: false).map(\.condition)
        case .i18nextVersion3: I18nextPlurals.suffixes(for: language.identifier, ofVersion3: true).map(\.condition)
        default: PluralRules.rules(for: language, kind: .cardinal).categories.map { category($0) }
        }
    }

    private mutating func i18next(_ name: String, _ languages: [LanguageTag]) -> (Key, Entry) {
        let isOrdinal = shape == .i18nextVersion4 && chance(15)
        let hasContext = !isOrdinal && chance(40)
        var arguments = [Argument(name: "count", type: .number), Argument(name: "who")]
        if hasContext { arguments.insert(Argument(name: "context", type: .text), at: 0) }
        let count = hasContext ? 1 : 0
        let shown = [count, count + 1]
        var entry = Entry(arguments: arguments)
        let hasBase = !isOrdinal && chance(50)
        for language in languages {
            func plural(_ maker: inout RandomCatalog) -> Pattern {
                if isOrdinal {
                    let all = PluralRules.rules(for: language, kind: .ordinal).categories
                    return maker.select(count, .decimal, all.map { maker.category($0, .ordinal) }, nil) {
                        $0.leaf(shown, arguments)
                    }
                }
                let base = maker.leaf(shown, arguments)
                var conditions = maker.forms(language)
                if maker.shape == .i18nextVersion4, maker.chance(30) {
                    let categories = PluralRules.rules(for: language, kind: .cardinal).categories
                    if !categories.contains(.zero) { conditions.insert(SampleEntries.zero, at: 0) }
                }
                let kept = conditions.filter { _ in language == languages[0] || maker.chance(85) }
                var variants = (kept.isEmpty ? conditions : kept).map { Variant($0, maker.leaf(shown, arguments)) }
                if maker.shape == .i18nextVersion1 {
                    // The base key is the form of 1, and the text for whatever has no form of its own.
                    variants.removeAll { $0.condition == maker.number(1...1) }
                    variants.insert(Variant(maker.number(1...1), base), at: 0)
                    variants.append(Variant(.otherwise, base))
                } else if hasBase {
                    variants.insert(Variant(.absent, base), at: 0)
                    if kept.count < conditions.count { variants.append(Variant(.otherwise, base)) }
                }
                let reading: Reading = maker.shape == .i18nextVersion1 ? .unsignedInteger : .decimal
                return Pattern([.select(Select(.argument(count, reading), variants: variants))])
            }
            var pattern = plural(&self)
            if hasContext {
                var variants = [Variant(.text("male"), plural(&self)), Variant(.text("female"), plural(&self))]
                if chance(85) { variants.append(Variant(.otherwise, pattern)) }
                pattern = Pattern([.select(Select(.argument(0, .text), variants: variants))])
            }
            if !chance(15) || language == languages[0] { entry.messages[language] = Message(pattern) }
        }
        return (Key(name, kind: isOrdinal ? .ordinal : .text), entry)
    }

    private mutating func addReference(to catalog: inout Catalog, _ languages: [LanguageTag]) {
        guard let (key, target) = catalog.entries.elements.first(where: { $0.key.kind != .ordinal }) else { return }
        var entry = Entry()
        if shape == .android {
            entry.arguments = target.arguments
            for language in languages {
                entry.messages[language] = Message(Pattern([.reference(Reference(.entry(key)))]))
            }
            catalog.entries[Key("r")] = entry
            return
        }
        let context = target.arguments.contains { $0.name == "context" } ? [Argument(name: "context", type: .text)] : []
        entry.arguments = context + [Argument(name: "who"), Argument(name: "files", type: .number)]
        let inherited: Reference.Inherited = shape == .i18nextVersion1 ? .variables : [.variables, .selectors]
        let style = number(2)
        for language in languages {
            var pattern = Pattern(word() + " ")
            let operand: Reference.Operand = style == 0 ? .argument(context.count + 1) : .pattern(Pattern("3"))
            pattern.append(.reference(Reference(.entry(key), bindings: ["count": operand], inherited: inherited)))
            pattern.append(.text(" " + word()))
            entry.messages[language] = Message(pattern)
        }
        catalog.entries[Key("r")] = entry
    }
}

extension RandomCatalog.Shape {
    /// The place in the list of shapes.
    fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// Whether the shape is i18next's, of any version.
    var isI18next: Bool { rawValue.hasPrefix("i18next") }

    /// The capabilities of the format.
    var capabilities: Capabilities {
        switch self {
        case .apple: .apple
        case .android: .android
        case .swifternalization: .swifternalization
        case .smartling: .smartling
        case .i18nextVersion1: .i18nextVersion1
        case .i18nextVersion2: .i18nextVersion2
        case .i18nextVersion3: .i18nextVersion3
        case .i18nextVersion4: .i18nextVersion4
        }
    }
}
