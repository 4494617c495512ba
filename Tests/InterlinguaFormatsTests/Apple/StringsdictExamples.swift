import InterlinguaIR
import InterlinguaSemantics
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

/// An entry of a .stringsdict, short enough for tables.
indirect enum ExampleEntry: Sendable {
    struct Variable: Sendable {
        let name: String
        let valueType: String?
        let forms: [(String, String)]

        init(_ name: String, _ valueType: String?, _ forms: [(String, String)]) {
            self.name = name
            self.valueType = valueType
            self.forms = forms
        }
    }

    case text(String)
    case format(String, [Variable])
    case device([(String, ExampleEntry)])
    case width([(String, String)])

    /// The entry as a property list.
    var node: PropertyListNode {
        let string = { (text: String) in PropertyListNode(.string(text)) }
        let dictionary = { (members: [PropertyListMember]) in PropertyListNode(.dictionary(members)) }
        switch self {
        case .text(let text): return string(text)
        case .format(let format, let variables):
            let members = variables.map { variable in
                var parts = [PropertyListMember("NSStringFormatSpecTypeKey", string("NSStringPluralRuleType"))]
                if let type = variable.valueType { parts.append(.init("NSStringFormatValueTypeKey", string(type))) }
                parts += variable.forms.map { PropertyListMember($0.0, string($0.1)) }
                return PropertyListMember(variable.name, dictionary(parts))
            }
            return dictionary([PropertyListMember("NSStringLocalizedFormatKey", string(format))] + members)
        case .device(let choices):
            let members = choices.map { PropertyListMember($0.0, $0.1.node) }
            return dictionary([PropertyListMember("NSStringDeviceSpecificRuleType", dictionary(members))])
        case .width(let choices):
            let members = choices.map { PropertyListMember($0.0, string($0.1)) }
            return dictionary([PropertyListMember("NSStringVariableWidthRuleType", dictionary(members))])
        }
    }

    /// A file with entries.
    static func file(_ entries: [(String, ExampleEntry)]) -> [UInt8] {
        PropertyListWriter.write(PropertyListNode(.dictionary(entries.map { PropertyListMember($0.0, $0.1.node) })))
    }
}

extension PropertyListWriter {
    /// A file of texts and dictionaries of them.
    static func write(_ root: PropertyListNode) -> [UInt8] {
        var writer = PropertyListWriter()
        writer.write(root, depth: 0)
        return prologue + writer.output + epilogue
    }

    private mutating func write(_ node: PropertyListNode, depth: Int) {
        guard let members = node.members else { return string(node.string ?? "", depth: depth) }
        if members.isEmpty { return line("<dict/>", depth: depth) }
        line("<dict>", depth: depth)
        for member in members {
            gap(member.gap, depth: depth + 1)
            key(member.key, depth: depth + 1)
            write(member.value, depth: depth + 1)
        }
        line("</dict>", depth: depth)
    }
}

/// What an entry says when it is called in one way.
struct StringsdictExample: Sendable, CustomTestStringConvertible {
    let number: Int
    let key: String
    let language: String
    let values: [ArgumentValue]
    let result: String
    let device: String?
    let width: Int?

    init(
        _ number: Int,
        _ key: String,
        _ language: String,
        _ values: [ArgumentValue],
        _ result: String,
        device: String? = nil,
        width: Int? = nil
    ) {
        self.number = number
        self.key = key
        self.language = language
        self.values = values
        self.result = result
        self.device = device
        self.width = width
    }

    var testDescription: String { "\(number) \(key) \(language)" }

    /// What a catalogue says.
    func rendering(in catalog: Catalog) -> Rendering? {
        guard let language = LanguageTag(language) else { return nil }
        let context = RenderingContext(values, width: width, device: device)
        return Renderer(catalog).render(Key(key), in: language, context)
    }
}

extension ArgumentValue {
    /// A decimal number as a caller writes it.
    static func decimal(_ text: String) -> ArgumentValue { .number(DecimalNumber(text) ?? .zero, spelling: text) }
}

/// Worked examples of .stringsdict; numbers are shown without grouping.
enum StringsdictExamples {
    /// The entries that the examples call.
    static let entries: [(String, ExampleEntry)] = [
        ("mail", .format("%#@m@", [.init("m", "d", [("one", "%d letter"), ("other", "%d letters")])])),
        (
            "mail0",
            .format(
                "You have %#@m@.",
                [.init("m", "d", [("zero", "no letters"), ("one", "one letter"), ("other", "%d letters")])]
            )
        ),
        (
            "mail_ru",
            .format(
                "%#@m@",
                [
                    .init(
                        "m",
                        "d",
                        [("one", "%d письмо"), ("few", "%d письма"), ("many", "%d писем"), ("other", "%d письма")]
                    )
                ]
            )
        ),
        (
            "mail_pl",
            .format(
                "%#@m@",
                [
                    .init(
                        "m",
                        "d",
                        [("one", "%d list"), ("few", "%d listy"), ("many", "%d listów"), ("other", "%d listu")]
                    )
                ]
            )
        ),
        (
            "mail_ar",
            .format(
                "%#@m@",
                [
                    .init(
                        "m",
                        "d",
                        [("zero", "Z"), ("one", "O"), ("two", "T"), ("few", "F%d"), ("many", "M%d"), ("other", "X%d")]
                    )
                ]
            )
        ),
        (
            "mail_lv",
            .format(
                "%#@m@",
                [.init("m", "d", [("zero", "%d vēstuļu"), ("one", "%d vēstule"), ("other", "%d vēstules")])]
            )
        ),
        ("mail_ja", .format("%#@m@", [.init("m", "d", [("one", "ignored %d"), ("other", "手紙%d通")])])),
        ("gap_ru", .format("%#@m@", [.init("m", "d", [("one", "%d файл"), ("other", "%d файла(ов)")])])),
        (
            "two",
            .format(
                "%#@f@ in %#@d@",
                [
                    .init("f", "d", [("one", "%d file"), ("other", "%d files")]),
                    .init("d", "d", [("one", "%d folder"), ("other", "%d folders")]),
                ]
            )
        ),
        (
            "swap",
            .format(
                "%2$#@d@: %1$#@f@",
                [
                    .init("f", "d", [("one", "%d file"), ("other", "%d files")]),
                    .init("d", "d", [("one", "%d folder"), ("other", "%d folders")]),
                ]
            )
        ),
        ("name", .format("%@ sent %#@p@", [.init("p", "d", [("one", "a photo"), ("other", "%d photos")])])),
        (
            "name2",
            .format("%1$@ sent %2$#@p@ to %3$@", [.init("p", "ld", [("one", "one photo"), ("other", "%2$ld photos")])])
        ),
        (
            "whole",
            .format(
                "%2$#@p@",
                [
                    .init(
                        "p",
                        "d",
                        [
                            ("zero", "%1$@ sent nothing"), ("one", "%1$@ sent one photo"),
                            ("other", "%1$@ sent %2$d photos"),
                        ]
                    )
                ]
            )
        ),
        (
            "nest",
            .format(
                "%#@b@",
                [
                    .init("b", "d", [("one", "One bird (%d) on %#@w@"), ("other", "%d birds on %#@w@")]),
                    .init("w", "d", [("one", "a wire"), ("other", "%d wires")]),
                ]
            )
        ),
        (
            "nestskip",
            .format(
                "%#@b@",
                [
                    .init("b", "d", [("one", "A bird on %2$#@w@"), ("other", "%1$d birds on %2$#@w@")]),
                    .init("w", "d", [("one", "a wire"), ("other", "%d wires")]),
                ]
            )
        ),
        (
            "nesttrap",
            .format(
                "%#@b@",
                [
                    .init("b", "d", [("one", "A bird on %#@w@"), ("other", "%d birds on %#@w@")]),
                    .init("w", "d", [("one", "a wire"), ("other", "%d wires")]),
                ]
            )
        ),
        (
            "same",
            .format(
                "%1$#@v@ %1$#@n@",
                [
                    .init("v", "d", [("one", "There is"), ("other", "There are")]),
                    .init("n", "d", [("one", "%1$d seat"), ("other", "%1$d seats")]),
                ]
            )
        ),
        ("hidden", .format("%1$#@n@", [.init("n", "lu", [("one", "%2$@ message"), ("other", "%2$@ messages")])])),
        ("float", .format("%#@k@", [.init("k", "f", [("one", "%.1f kilometre"), ("other", "%.1f kilometres")])])),
        ("obj", .format("%#@n@", [.init("n", "@", [("one", "%@ point"), ("other", "%@ points")])])),
        ("noval", .format("%#@n@", [.init("n", nil, [("one", "%@ point"), ("other", "%@ points")])])),
        (
            "pct",
            .format("%#@n@ (100%%)", [.init("n", "d", [("one", "%d item at 50%%"), ("other", "%d items at 50%%")])])
        ),
        ("plain", .text("Just a string")),
        ("fmtonly", .format("Hello, %@", [])),
        (
            "width1",
            .format(
                "%1#@c@",
                [
                    .init(
                        "c",
                        "d",
                        [
                            ("zero", "%2$@ and %3$@"), ("one", "%2$@, %3$@ and one more"),
                            ("other", "%2$@, %3$@ and %d more"),
                        ]
                    )
                ]
            )
        ),
        (
            "empty",
            .format(
                "%#@a@%#@b@",
                [
                    .init("a", "d", [("zero", ""), ("one", "1 photo. "), ("other", "%d photos. ")]),
                    .init("b", "d", [("zero", ""), ("one", "1 clip."), ("other", "%d clips.")]),
                ]
            )
        ),
        ("dev", .device([("iphone", .text("Tap")), ("mac", .text("Click")), ("other", .text("Select"))])),
        (
            "devp",
            .device([
                ("mac", .format("Click %#@n@", [.init("n", "d", [("one", "the file"), ("other", "%d files")])])),
                ("other", .format("Tap %#@n@", [.init("n", "d", [("one", "the file"), ("other", "%d files")])])),
            ])
        ),
        ("wide", .width([("1", "Hi"), ("22", "Hello"), ("53", "Greetings and salutations")])),
        (
            "html",
            .format(
                "%#@n@",
                [.init("n", "d", [("one", "<b>%d</b> result &amp; more"), ("other", "<b>%d</b> results &amp; more")])]
            )
        ),
        (
            "cs",
            .format(
                "%#@n@",
                [.init("n", "f", [("one", "%g den"), ("few", "%g dny"), ("many", "%g dne"), ("other", "%g dnů")])]
            )
        ),
        ("he", .format("%#@n@", [.init("n", "d", [("one", "O"), ("two", "T"), ("other", "X%d")])])),
        (
            "sl",
            .format(
                "%#@n@",
                [.init("n", "d", [("one", "%d dan"), ("two", "%d dneva"), ("few", "%d dnevi"), ("other", "%d dni")])]
            )
        ),
        (
            "cy",
            .format(
                "%#@n@",
                [
                    .init(
                        "n",
                        "d",
                        [
                            ("zero", "%d ci"), ("one", "%d ci"), ("two", "%d gi"), ("few", "%d chi"),
                            ("many", "%d chi."), ("other", "%d ci"),
                        ]
                    )
                ]
            )
        ),
        ("fr", .format("%#@n@", [.init("n", "d", [("one", "%d jour"), ("other", "%d jours")])])),
        (
            "ltz",
            .format("%#@n@", [.init("n", "d", [("one", "%d diena"), ("few", "%d dienos"), ("other", "%d dienų")])])
        ),
        // The recursion that the release notes of 2013 work through.
        (
            "recursion",
            .format(
                "%2$#@all@",
                [
                    .init(
                        "all",
                        "d",
                        [
                            ("zero", "Nothing here"), ("one", "One item, %1$#@picked@"),
                            ("other", "%1$d of %2$d items picked"),
                        ]
                    ), .init("picked", "d", [("zero", "not picked"), ("other", "picked")]),
                ]
            )
        ),
        // What test suites on Apple's systems assert.
        (
            "swapped",
            .format(
                "%2$#@second@ %1$#@first@",
                [
                    .init("first", "d", [("one", "%d one"), ("other", "%d many")]),
                    .init("second", "d", [("one", "%d single"), ("other", "%d lots")]),
                ]
            )
        ),
        ("three", .format("%@ has %#@n@ and %d", [.init("n", "d", [("one", "%d cat"), ("other", "%d cats")])])),
        (
            "ignores",
            .format(
                "%#@a@",
                [
                    .init("a", "d", [("zero", "none"), ("other", "%d with %#@b@")]),
                    .init("b", "d", [("one", "%d b"), ("other", "%d bs")]),
                ]
            )
        ),
    ]

    /// The calls and what they show.
    static let examples: [StringsdictExample] = [
        .init(1, "mail", "en", [.number(1)], "1 letter"),
        .init(2, "mail", "en", [.number(0)], "0 letters"),
        .init(3, "mail", "en", [.number(5)], "5 letters"),
        .init(4, "mail", "en", [.number(-1)], "-1 letter"),
        .init(5, "mail0", "en", [.number(0)], "You have no letters."),
        .init(6, "mail0", "en", [.number(1)], "You have one letter."),
        .init(7, "mail0", "en", [.number(7)], "You have 7 letters."),
        .init(8, "mail_ru", "ru", [.number(1)], "1 письмо"),
        .init(9, "mail_ru", "ru", [.number(3)], "3 письма"),
        .init(10, "mail_ru", "ru", [.number(11)], "11 писем"),
        .init(11, "mail_ru", "ru", [.number(21)], "21 письмо"),
        .init(12, "mail_ru", "ru", [.number(0)], "0 писем"),
        .init(13, "mail_pl", "pl", [.number(22)], "22 listy"),
        .init(14, "mail_pl", "pl", [.number(12)], "12 listów"),
        .init(15, "mail_ar", "ar", [.number(0)], "Z"),
        .init(16, "mail_ar", "ar", [.number(2)], "T"),
        .init(17, "mail_ar", "ar", [.number(103)], "F103"),
        .init(18, "mail_ar", "ar", [.number(11)], "M11"),
        .init(19, "mail_ar", "ar", [.number(100)], "X100"),
        .init(20, "mail_lv", "lv", [.number(0)], "0 vēstuļu"),
        .init(21, "mail_lv", "lv", [.number(10)], "10 vēstuļu"),
        .init(22, "mail_lv", "lv", [.number(21)], "21 vēstule"),
        .init(23, "mail_lv", "lv", [.number(22)], "22 vēstules"),
        .init(24, "mail_ja", "ja", [.number(1)], "手紙1通"),
        .init(25, "gap_ru", "ru", [.number(3)], "3 файла(ов)"),
        .init(26, "gap_ru", "ru", [.number(5)], "5 файла(ов)"),
        .init(27, "two", "en", [.number(1), .number(2)], "1 file in 2 folders"),
        .init(28, "two", "en", [.number(4), .number(1)], "4 files in 1 folder"),
        .init(29, "swap", "en", [.number(1), .number(2)], "2 folders: 1 file"),
        .init(30, "name", "en", [.text("Ada"), .number(1)], "Ada sent a photo"),
        .init(31, "name", "en", [.text("Ada"), .number(4)], "Ada sent 4 photos"),
        .init(32, "name2", "en", [.text("Ada"), .number(3), .text("Bo")], "Ada sent 3 photos to Bo"),
        .init(33, "whole", "en", [.text("Ada"), .number(0)], "Ada sent nothing"),
        .init(34, "whole", "en", [.text("Ada"), .number(9)], "Ada sent 9 photos"),
        .init(35, "nest", "en", [.number(1), .number(2)], "One bird (1) on 2 wires"),
        .init(36, "nest", "en", [.number(3), .number(1)], "3 birds on a wire"),
        .init(37, "nestskip", "en", [.number(1), .number(3)], "A bird on 3 wires"),
        .init(38, "nestskip", "en", [.number(2), .number(1)], "2 birds on a wire"),
        .init(39, "nesttrap", "en", [.number(1), .number(3)], "A bird on a wire"),
        .init(40, "nesttrap", "en", [.number(2), .number(3)], "2 birds on 3 wires"),
        .init(41, "same", "en", [.number(1)], "There is 1 seat"),
        .init(42, "same", "en", [.number(6)], "There are 6 seats"),
        .init(43, "hidden", "en", [.number(1500), .text("1.5K")], "1.5K messages"),
        .init(44, "hidden", "en", [.number(1), .text("1")], "1 message"),
        .init(45, "float", "en", [.decimal("1.0")], "1.0 kilometre"),
        .init(46, "float", "en", [.decimal("1.5")], "1.5 kilometres"),
        .init(47, "float", "fr", [.decimal("1.5")], "1.5 kilometre"),
        .init(48, "obj", "en", [.number(1)], "1 point"),
        .init(49, "noval", "en", [.number(2)], "2 points"),
        .init(50, "pct", "en", [.number(1)], "1 item at 50% (100%)"),
        .init(51, "plain", "en", [], "Just a string"),
        .init(52, "fmtonly", "en", [.text("Ada")], "Hello, Ada"),
        .init(53, "width1", "en", [.number(0), .text("A"), .text("B")], "A and B"),
        .init(54, "width1", "en", [.number(1), .text("A"), .text("B")], "A, B and one more"),
        .init(55, "width1", "en", [.number(4), .text("A"), .text("B")], "A, B and 4 more"),
        .init(56, "empty", "en", [.number(2), .number(0)], "2 photos. "),
        .init(57, "empty", "en", [.number(0), .number(1)], "1 clip."),
        .init(58, "empty", "en", [.number(0), .number(0)], ""),
        .init(59, "dev", "en", [], "Tap", device: "iphone"),
        .init(60, "dev", "en", [], "Select", device: "appletv"),
        .init(61, "devp", "en", [.number(1)], "Click the file", device: "mac"),
        .init(62, "devp", "en", [.number(3)], "Tap 3 files", device: "ipad"),
        .init(63, "wide", "en", [], "Hi", width: 0),
        .init(64, "wide", "en", [], "Hello", width: 22),
        .init(65, "wide", "en", [], "Hello", width: 52),
        .init(66, "wide", "en", [], "Greetings and salutations", width: 400),
        .init(67, "html", "en", [.number(2)], "<b>2</b> results &amp; more"),
        .init(68, "cs", "cs", [.decimal("3.0")], "3 dny"),
        .init(69, "cs", "cs", [.decimal("1.5")], "1.5 dne"),
        .init(70, "cs", "cs", [.decimal("5.0")], "5 dnů"),
        .init(71, "he", "he", [.number(2)], "T"),
        .init(72, "he", "he", [.number(20)], "X20"),
        .init(73, "sl", "sl", [.number(102)], "102 dneva"),
        .init(74, "sl", "sl", [.number(4)], "4 dnevi"),
        .init(75, "cy", "cy", [.number(6)], "6 chi."),
        .init(76, "fr", "fr", [.number(0)], "0 jour"),
        .init(77, "fr", "en", [.number(0)], "0 jours"),
        .init(78, "ltz", "lt", [.number(21)], "21 diena"),
        .init(79, "ltz", "lt", [.number(11)], "11 dienų"),
        .init(80, "recursion", "en", [.number(0), .number(0)], "Nothing here"),
        .init(81, "recursion", "en", [.number(0), .number(1)], "One item, not picked"),
        .init(82, "recursion", "en", [.number(1), .number(1)], "One item, picked"),
        .init(83, "recursion", "en", [.number(3), .number(5)], "3 of 5 items picked"),
        .init(84, "swapped", "en", [.number(1), .number(2)], "2 lots 1 one"),
        .init(85, "three", "en", [.text("Ada"), .number(1), .number(7)], "Ada has 1 cat and 7"),
        .init(86, "ignores", "en", [.number(0), .number(4)], "none"),
        .init(87, "ignores", "en", [.number(1), .number(4)], "1 with 4 bs"),
        .init(88, "wide", "en", [], "Greetings and salutations"),
    ]
}
