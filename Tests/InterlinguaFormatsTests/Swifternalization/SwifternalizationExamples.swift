import Testing

/// One look-up with what the library shows (Documentation/formats/swifternalization.md, sections 2 to 6).
struct SwifternalizationExample: Sendable, CustomTestStringConvertible {
    /// What a look-up gives.
    enum Result: Sendable, Hashable {
        /// A text of the files.
        case text(String)
        /// The key, since no text was found.
        case key
        /// The default that the caller gave, since no text was found.
        case defaultText(String)
        /// Any one of several texts.
        case chance([String])
    }

    let number: String
    let language: String
    let key: String
    let value: String?
    let width: Int?
    let result: Result

    var testDescription: String { number }

    init(
        _ number: String,
        _ language: String,
        _ key: String,
        value: String? = nil,
        width: Int? = nil,
        _ result: Result
    ) {
        self.number = number
        self.language = language
        self.key = key
        self.value = value
        self.width = width
        self.result = result
    }
}

/// The files of some worked examples, and the look-ups in them.
struct SwifternalizationExamples: Sendable {
    let name: String
    let files: [String: String]
    let examples: [SwifternalizationExample]

    static let filesA = SwifternalizationExamples(
        name: "A",
        files: [
            "base.json": #"""
            {
              "title": "Library",
              "hello": "Hello",
              "blank": "",
              "only_base": "Base only",
              "broken": "base text",
              "masked": "base text",
              "exp:^lib": "unreachable",
              "ie:x=0": "zero-key",
              "café": "Coffee"
            }
            """#,
            "de.json": #"""
            {"hello": "Hallo", "broken": {}, "masked": {"one": {"@10": 7}}}
            """#,
        ],
        examples: [
            .init("A1", "de", "hello", .text("Hallo")),
            .init("A2", "de", "only_base", .text("Base only")),
            .init("A3", "fr", "hello", .text("Hello")),
            .init("A4", "de", "nope", .key),
            .init("A5", "de", "nope", .defaultText("?")),
            .init("A6", "de", "TITLE", .key),
            .init("A7", "de", "hello", value: "3", .key),
            .init("A8", "de", "hello", value: "3", .defaultText("D")),
            .init("A9", "de", "hello", value: "hello", .text("Hallo")),
            .init("A10", "de", "hello", width: 1, .text("Hallo")),
            .init("A11", "de", "blank", .text("")),
            .init("A12", "de", "broken", .text("base text")),
            .init("A13", "de", "masked", .key),
            .init("A14", "de", "exp:^lib", .key),
            .init("A15", "de", "ie:x=0", .text("zero-key")),
            .init("A16", "de", "cafe\u{301}", .text("Coffee")),
        ]
    )

    static let filesB = SwifternalizationExamples(
        name: "B",
        files: [
            "base.json": #"""
            {"apples": {"ie:x=0": "none", "ie:x=1": "single", "iex:1<x<=4": "a few", "ie:x>4": "lots", "ie:x<0": "debt"}}
            """#
        ],
        examples: [
            .init("B1", "en", "apples", value: "0", .text("none")),
            .init("B2", "en", "apples", value: "1", .text("single")),
            .init("B3", "en", "apples", value: "2", .text("a few")),
            .init("B4", "en", "apples", value: "4", .text("a few")),
            .init("B5", "en", "apples", value: "5", .text("lots")),
            .init("B6", "en", "apples", value: "-1", .text("debt")),
            .init("B7", "en", "apples", value: "2.5", .text("a few")),
            .init("B8", "en", "apples", value: "1.0", .text("single")),
            .init("B9", "en", "apples", value: "0.3", .key),
            .init("B10", "en", "apples", value: "0.3", .defaultText("n/a")),
            .init("B11", "en", "apples", value: "4.0001", .text("lots")),
            .init("B12", "en", "apples", value: "7 kg", .text("lots")),
            .init("B13", "en", "apples", value: "1e2", .text("lots")),
            .init("B14", "en", "apples", value: "plenty", .text("none")),
            .init("B15", "en", "apples", value: "", .text("none")),
            .init("B16", "en", "apples", .text("none")),
        ]
    )

    static let filesC = SwifternalizationExamples(
        name: "C",
        files: [
            "base.json": #"""
            {
              "c1": {"ie:x==7": "Y"},
              "c2": {"ie:x=>7": "Y"},
              "c3": {"ie:x<>7": "Y"},
              "c4": {"ie:x=.5": "Y"},
              "c5": {"ie:x <7": "Y"},
              "c6": {"ie:x<= 7": "Y"},
              "c7": {"ie:x= 7": "Y"},
              "c8": {"IE:x=7": "Y"},
              "c9": {"ie:X=7": "Y"},
              "c10": {"ie:x=1e3": "Y"},
              "c11": {"ie:x=7 or so": "Y"},
              "c12": {"ie:x!=7": "Y"},
              "c13": {"ie:x=1,ie:x>7": "Y"},
              "d1": {"iex:3<=x<=3": "Y"},
              "d2": {"iex:9<x<2": "Y"},
              "d3": {"iex:-3<=x<=-1": "Y"},
              "d4": {"iex:0.5<x<1.5": "Y"},
              "d5": {"iex:2<x>8": "Y"},
              "d6": {"iex:.5<x<2": "Y"},
              "d7": {"iex:1<x<5<9": "Y"},
              "d8": {"iex:1<x< 5": "Y"}
            }
            """#
        ],
        examples: [
            .init("C1", "en", "c1", value: "7", .text("Y")),
            .init("C2", "en", "c2", value: "7", .text("Y")),
            .init("C3", "en", "c2", value: "8", .key),
            .init("C4", "en", "c3", value: "6", .text("Y")),
            .init("C5", "en", "c3", value: "8", .key),
            .init("C6", "en", "c4", value: "5", .text("Y")),
            .init("C7", "en", "c4", value: "0.5", .key),
            .init("C8", "en", "c5", value: "3", .key),
            .init("C9", "en", "c5", value: "ie:x <7", .text("Y")),
            .init("C10", "en", "c6", value: "3", .key),
            .init("C11", "en", "c7", value: "7", .text("Y")),
            .init("C12", "en", "c8", value: "7", .key),
            .init("C13", "en", "c9", value: "7", .text("Y")),
            .init("C14", "en", "c10", value: "1", .text("Y")),
            .init("C15", "en", "c10", value: "1000", .key),
            .init("C16", "en", "c11", value: "7", .text("Y")),
            .init("C17", "en", "c12", value: "8", .key),
            .init("C18", "en", "c13", value: "9", .text("Y")),
            .init("C19", "en", "d1", value: "3", .text("Y")),
            .init("C20", "en", "d1", value: "-50", .text("Y")),
            .init("C21", "en", "d1", value: "4", .key),
            .init("C22", "en", "d2", value: "1", .text("Y")),
            .init("C23", "en", "d2", value: "5", .key),
            .init("C24", "en", "d3", value: "-2", .text("Y")),
            .init("C25", "en", "d4", value: "1.25", .text("Y")),
            .init("C26", "en", "d5", value: "5", .key),
            .init("C27", "en", "d6", value: "1", .key),
            .init("C28", "en", "d7", value: "7", .text("Y")),
            .init("C29", "en", "d8", value: "3", .key),
        ]
    )

    static let filesD = SwifternalizationExamples(
        name: "D",
        files: [
            "base.json": #"""
            {
              "code": {"exp:^[ab]$": "AB", "exp:^c": "C-word", "exp:\\d{3}": "three digits"},
              "bad": {"exp:(": "never"},
              "nil": {"exp:": "never"},
              "up": {"EXP:5": "literal"}
            }
            """#
        ],
        examples: [
            .init("D1", "en", "code", value: "A", .text("AB")),
            .init("D2", "en", "code", value: "cat", .text("C-word")),
            .init("D3", "en", "code", value: "x1234", .text("three digits")),
            .init("D4", "en", "code", value: "12", .key),
            .init("D5", "en", "bad", value: "(", .key),
            .init("D6", "en", "nil", value: "", .key),
            .init("D7", "en", "up", value: "5", .key),
            .init("D8", "en", "up", value: "EXP:5", .text("literal")),
        ]
    )

    static let filesE = SwifternalizationExamples(
        name: "E",
        files: [
            "expressions.json": #"""
            {
              "base": {"few": "iex:3<=x<=5", "big": "ie:x>=100", "alias": "one"},
              "pl": {"big": "ie:x>=1000"},
              "de": {"one": "ie:x=77", "n": 5}
            }
            """#,
            "base.json": #"""
            {"files": {"one": "O", "few": "F", "big": "B", "alias": "A", "odd": "U"}}
            """#,
        ],
        examples: [
            .init("E1", "en", "files", value: "1", .text("O")),
            .init("E2", "en", "files", value: "4", .text("F")),
            .init("E3", "en", "files", value: "100", .text("B")),
            .init("E4", "pl", "files", value: "100", .key),
            .init("E5", "pl", "files", value: "1000", .text("B")),
            .init("E6", "pl", "files", value: "4", .text("F")),
            .init("E7", "pl", "files", value: "22", .key),
            .init("E8", "en", "files", value: "odd", .text("U")),
            .init("E9", "en", "files", value: "9", .key),
            .init("E10", "en", "files", value: "one", .text("A")),
            .init("E11", "en", "files", value: "alias", .key),
            .init("E12", "de", "files", value: "1", .text("O")),
        ]
    )

    static let filesF = SwifternalizationExamples(
        name: "F",
        files: [
            "pl.json": #"""
            {"day": {"one": "dzień", "few": "dni (few)", "many": "dni (many)"}}
            """#,
            "base.json": #"""
            {"day": {"one": "day", "few": "days (few)"}, "week": {"one": "week", "few": "weeks (few)"}}
            """#,
        ],
        examples: [
            .init("F1", "pl", "day", value: "1", .text("dzień")),
            .init("F2", "pl", "day", value: "2", .text("dni (few)")),
            .init("F3", "pl", "day", value: "5", .text("dni (many)")),
            .init("F4", "pl", "day", value: "12", .text("dni (many)")),
            .init("F5", "pl", "day", value: "22", .text("dni (few)")),
            .init("F6", "pl", "day", value: "112", .text("dni (many)")),
            .init("F7", "pl", "day", value: "0", .text("dni (many)")),
            .init("F8", "pl", "day", value: "21", .text("dni (many)")),
            .init("F9", "pl", "day", value: "-2", .text("dni (few)")),
            .init("F10", "pl", "day", value: "-5", .key),
            .init("F11", "pl", "day", value: "-12", .text("dni (many)")),
            .init("F12", "pl", "day", value: "1.5", .text("dni (many)")),
            .init("F13", "pl", "day", value: "2.2", .text("dni (few)")),
            .init("F14", "pl", "week", value: "3", .text("weeks (few)")),
            .init("F15", "en", "week", value: "3", .key),
            .init("F16", "en", "week", value: "few", .text("weeks (few)")),
        ]
    )

    static let filesG = SwifternalizationExamples(
        name: "G",
        files: [
            "base.json": #"""
            {"n": {"one": "1!", "other": "N"}, "gt": {">one": "more", "two": "pair"}}
            """#
        ],
        examples: [
            .init("G1", "en", "n", value: "1", .text("1!")),
            .init("G2", "en", "n", value: "0", .text("N")),
            .init("G3", "en", "n", value: "11", .text("N")),
            .init("G4", "en", "n", value: "-1", .text("N")),
            .init("G5", "en", "n", value: "1.5", .key),
            .init("G6", "en", "n", value: "0.5", .text("N")),
            .init("G7", "en", "n", value: "10.5", .text("N")),
            .init("G8", "en", "n", value: "1.0", .text("1!")),
            .init("G9", "en", "n", value: "1st", .text("1!")),
            .init("G10", "en", "n", value: "x", .text("N")),
            .init("G11", "en", "n", value: "", .key),
            .init("G12", "en", "n", .text("N")),
            .init("G13", "en", "gt", value: "3", .text("more")),
            .init("G14", "en", "gt", value: "1", .key),
        ]
    )

    static let filesH = SwifternalizationExamples(
        name: "H",
        files: [
            "base.json": #"""
            {
              "w": {"@60": "S", "@120": "M", "@240": "L"},
              "solo": {"@60": "only"},
              "mix": {"one": {"@60": "1S", "@120": "1M"}, "other": "N"},
              "odd": {"@1@90": "late", "@30px": "early"},
              "in": {"one": {"max@60": "P"}},
              "x": {"ie:x>0": {"@40": "a", "@80": {"@1": "b"}}, "ie:x<0": "neg"}
            }
            """#
        ],
        examples: [
            .init("H1", "en", "w", width: 60, .text("S")),
            .init("H2", "en", "w", width: 119, .text("S")),
            .init("H3", "en", "w", width: 120, .text("M")),
            .init("H4", "en", "w", width: 240, .text("L")),
            .init("H5", "en", "w", width: 9999, .text("L")),
            .init("H6", "en", "w", width: 59, .chance(["L", "M", "S"])),
            .init("H7", "en", "w", .chance(["L", "M", "S"])),
            .init("H8", "en", "w", value: "3", width: 120, .key),
            .init("H9", "en", "w", value: "w", width: 120, .text("M")),
            .init("H10", "en", "solo", .text("only")),
            .init("H11", "en", "solo", width: -5, .text("only")),
            .init("H12", "en", "mix", value: "1", width: 100, .text("1S")),
            .init("H13", "en", "mix", value: "1", width: 120, .text("1M")),
            .init("H14", "en", "mix", value: "5", width: 100, .text("N")),
            .init("H15", "en", "mix", value: "1", .chance(["1M", "1S"])),
            .init("H16", "en", "mix", width: 60, .text("N")),
            .init("H17", "en", "odd", width: 89, .text("early")),
            .init("H18", "en", "odd", width: 90, .text("late")),
            .init("H19", "en", "in", value: "1", width: 60, .text("P")),
            .init("H20", "en", "x", value: "5", width: 80, .key),
            .init("H21", "en", "x", value: "-5", width: 80, .text("neg")),
        ]
    )

    static let filesI = SwifternalizationExamples(
        name: "I",
        files: [
            "base.json": #"""
            {"m": {"one": "b1", "other": "bN"}, "m2": {"one": "c1", "other": "cN"}}
            """#,
            "de.json": #"""
            {"m": {"one": "d1"}}
            """#,
        ],
        examples: [
            .init("I1", "de", "m", value: "1", .text("d1")),
            .init("I2", "de", "m", value: "5", .key),
            .init("I3", "de", "m2", value: "5", .text("cN")),
        ]
    )

    static let filesJ = SwifternalizationExamples(
        name: "J",
        files: [
            "base.json": #"""
            {
              "lit": {"5": "five", "male": "he", "two words": "tw"},
              "o": {"ie:x>1": "a", "ie:x<5": "b"},
              "same": {"ie:x>1": "t", "ie:x<5": "t"}
            }
            """#
        ],
        examples: [
            .init("J1", "en", "lit", value: "5", .text("five")),
            .init("J2", "en", "lit", value: "5.0", .key),
            .init("J3", "en", "lit", value: "male", .text("he")),
            .init("J4", "en", "lit", value: "Male", .key),
            .init("J5", "en", "lit", value: "two words", .text("tw")),
            .init("J6", "en", "o", value: "0", .text("b")),
            .init("J7", "en", "o", value: "9", .text("a")),
            .init("J8", "en", "o", value: "3", .chance(["a", "b"])),
            .init("J9", "en", "same", value: "3", .text("t")),
        ]
    )

    static let all = [filesA, filesB, filesC, filesD, filesE, filesF, filesG, filesH, filesI, filesJ]
}
