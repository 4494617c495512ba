import InterlinguaIR
import InterlinguaOracle
@testable import InterlinguaSemantics
import Testing

@Suite("The examples of .stringsdict render as Apple's systems show them")
struct StringsdictRenderingTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var number: Int
        var key: String
        var language: String
        var values: [ArgumentValue]
        var result: String
        var width: Int?
        var device: String?

        init(
            _ number: Int,
            _ key: String,
            _ language: String,
            _ values: [ArgumentValue],
            _ result: String,
            width: Int? = nil,
            device: String? = nil
        ) {
            self.number = number
            self.key = key
            self.language = language
            self.values = values
            self.result = result
            self.width = width
            self.device = device
        }

        var testDescription: String { "\(number) \(key)" }
    }

    static let cases: [Case] = [
        Case(1, "mail", "en", [.number(1)], "1 letter"),
        Case(2, "mail", "en", [.number(0)], "0 letters"),
        Case(3, "mail", "en", [.number(5)], "5 letters"),
        Case(4, "mail", "en", [.number(-1)], "-1 letter"),
        Case(5, "mail0", "en", [.number(0)], "You have no letters."),
        Case(6, "mail0", "en", [.number(1)], "You have one letter."),
        Case(7, "mail0", "en", [.number(7)], "You have 7 letters."),
        Case(8, "mail_ru", "ru", [.number(1)], "1 письмо"),
        Case(9, "mail_ru", "ru", [.number(3)], "3 письма"),
        Case(10, "mail_ru", "ru", [.number(11)], "11 писем"),
        Case(11, "mail_ru", "ru", [.number(21)], "21 письмо"),
        Case(12, "mail_ru", "ru", [.number(0)], "0 писем"),
        Case(13, "mail_pl", "pl", [.number(22)], "22 listy"),
        Case(14, "mail_pl", "pl", [.number(12)], "12 listów"),
        Case(15, "mail_ar", "ar", [.number(0)], "Z"),
        Case(16, "mail_ar", "ar", [.number(2)], "T"),
        Case(17, "mail_ar", "ar", [.number(103)], "F103"),
        Case(18, "mail_ar", "ar", [.number(11)], "M11"),
        Case(19, "mail_ar", "ar", [.number(100)], "X100"),
        Case(20, "mail_lv", "lv", [.number(0)], "0 vēstuļu"),
        Case(21, "mail_lv", "lv", [.number(10)], "10 vēstuļu"),
        Case(22, "mail_lv", "lv", [.number(21)], "21 vēstule"),
        Case(23, "mail_lv", "lv", [.number(22)], "22 vēstules"),
        Case(24, "mail_ja", "ja", [.number(1)], "手紙1通"),
        Case(25, "gap_ru", "ru", [.number(3)], "3 файла(ов)"),
        Case(26, "gap_ru", "ru", [.number(5)], "5 файла(ов)"),
        Case(27, "two", "en", [.number(1), .number(2)], "1 file in 2 folders"),
        Case(28, "two", "en", [.number(4), .number(1)], "4 files in 1 folder"),
        Case(29, "swap", "en", [.number(1), .number(2)], "2 folders: 1 file"),
        Case(30, "name", "en", [.text("Ada"), .number(1)], "Ada sent a photo"),
        Case(31, "name", "en", [.text("Ada"), .number(4)], "Ada sent 4 photos"),
        Case(32, "name2", "en", [.text("Ada"), .number(3), .text("Bo")], "Ada sent 3 photos to Bo"),
        Case(33, "whole", "en", [.text("Ada"), .number(0)], "Ada sent nothing"),
        Case(34, "whole", "en", [.text("Ada"), .number(9)], "Ada sent 9 photos"),
        Case(35, "nest", "en", [.number(1), .number(2)], "One bird (1) on 2 wires"),
        Case(36, "nest", "en", [.number(3), .number(1)], "3 birds on a wire"),
        Case(37, "nestskip", "en", [.number(1), .number(3)], "A bird on 3 wires"),
        Case(38, "nestskip", "en", [.number(2), .number(1)], "2 birds on a wire"),
        Case(39, "nesttrap", "en", [.number(1), .number(3)], "A bird on a wire"),
        Case(40, "nesttrap", "en", [.number(2), .number(3)], "2 birds on 3 wires"),
        Case(41, "same", "en", [.number(1)], "There is 1 seat"),
        Case(42, "same", "en", [.number(6)], "There are 6 seats"),
        Case(43, "hidden", "en", [.number(1500), .text("1.5K")], "1.5K messages"),
        Case(44, "hidden", "en", [.number(1), .text("1")], "1 message"),
        Case(45, "float", "en", [.number(DecimalNumber(1))], "1.0 kilometre"),
        Case(46, "float", "en", [.number(DecimalNumber(prefixOf: "1.5"))], "1.5 kilometres"),
        Case(47, "float", "fr", [.number(DecimalNumber(prefixOf: "1.5"))], "1.5 kilometre"),
        Case(48, "obj", "en", [.number(1)], "1 point"),
        Case(49, "obj", "en", [.number(2)], "2 points"),
        Case(50, "pct", "en", [.number(1)], "1 item at 50% (100%)"),
        Case(51, "plain", "en", [], "Just a string"),
        Case(52, "fmtonly", "en", [.text("Ada")], "Hello, Ada"),
        Case(53, "width1", "en", [.number(0), .text("A"), .text("B")], "A and B"),
        Case(54, "width1", "en", [.number(1), .text("A"), .text("B")], "A, B and one more"),
        Case(55, "width1", "en", [.number(4), .text("A"), .text("B")], "A, B and 4 more"),
        Case(56, "empty", "en", [.number(2), .number(0)], "2 photos. "),
        Case(57, "empty", "en", [.number(0), .number(1)], "1 clip."),
        Case(58, "empty", "en", [.number(0), .number(0)], ""),
        Case(59, "dev", "en", [], "Tap", device: "iphone"),
        Case(60, "dev", "en", [], "Select", device: "appletv"),
        Case(61, "devp", "en", [.number(1)], "Click the file", device: "mac"),
        Case(62, "devp", "en", [.number(3)], "Tap 3 files", device: "ipad"),
        Case(63, "wide", "en", [], "Hi", width: 0),
        Case(64, "wide", "en", [], "Hello", width: 22),
        Case(65, "wide", "en", [], "Hello", width: 52),
        Case(66, "wide", "en", [], "Greetings and salutations", width: 400),
        Case(68, "cs", "cs", [.number(3)], "3 dny"),
        Case(69, "cs", "cs", [.number(DecimalNumber(prefixOf: "1.5"))], "1.5 dne"),
        Case(70, "cs", "cs", [.number(5)], "5 dnů"),
        Case(71, "he", "he", [.number(2)], "T"),
        Case(72, "he", "he", [.number(20)], "X20"),
        Case(73, "sl", "sl", [.number(102)], "102 dneva"),
        Case(74, "sl", "sl", [.number(4)], "4 dnevi"),
        Case(75, "cy", "cy", [.number(6)], "6 chi."),
        Case(76, "fr", "fr", [.number(0)], "0 jour"),
        Case(77, "fr", "en", [.number(0)], "0 jours"),
        Case(78, "ltz", "lt", [.number(21)], "21 diena"),
        Case(79, "ltz", "lt", [.number(11)], "11 dienų"),
    ]

    @Test("the example", arguments: cases)
    func example(_ example: Case) {
        let context = RenderingContext(example.values, width: example.width, device: example.device)
        let renderer = Renderer(stringsdictExamples)
        #expect(renderer.render(Key(example.key), in: language(example.language), context) == .text(example.result))
    }

    @Test("without a width there is room for everything")
    func noWidth() {
        #expect(Renderer(stringsdictExamples).render(Key("wide"), in: english) == .text("Greetings and salutations"))
    }

    @Test("the examples satisfy the invariants")
    func invariants() { #expect(stringsdictExamples.validate() == []) }
}
