import InterlinguaIR

/// One message of each format, as its front end represents it.
enum FormatExamples {
    /// .stringsdict: two variables.
    static let two = entry(
        [int32, int32],
        [
            "en": [
                select(0, name: "f", ["one": [integer(0), " file"], "other": [integer(0), " files"]]), " in ",
                select(1, name: "d", ["one": [integer(1), " folder"], "other": [integer(1), " folders"]]),
            ]
        ]
    )

    /// .stringsdict: `zero` in English and in Latvian.
    static let mail: Entry = {
        let noMail = Variant(condition("=0"), "No mail", spelling: "zero")
        let others = [
            Variant(condition("one"), "One letter"), Variant(.otherwise, [integer(0), " letters"]),
        ]
        return entry(
            [int32],
            [
                "en": [.select(Select(.argument(0, .decimal), variants: [noMail] + others, name: "m"))],
                "lv": [
                    select(
                        0,
                        name: "m",
                        [
                            "zero": [integer(0), " vēstuļu"], "one": [integer(0), " vēstule"],
                            "other": [integer(0), " vēstules"],
                        ]
                    )
                ],
            ]
        )
    }()

    /// Android: a styled text.
    static let news = entry(["en": ["What's ", .markup(Markup(.element("b", []), "new")), "?"]])

    /// Android: a protected placeholder.
    static let greet = entry(
        [Argument(position: 1, name: "user")],
        ["en": ["Hi ", .markup(Markup(.protected(id: "user", example: "Ann"), [text(0)])), "!"]]
    )

    /// Android: a reference.
    static let title = entry(["en": [.reference(Reference(.entry(Key("app_name"))))]])

    /// Swifternalization: a built-in name is its predicate, widths are minima, there is no `otherwise`.
    static let cars: Entry = {
        let variants = [
            Variant(
                condition("=1"),
                [select(by: .width, [">=120": "jeden samochód", ">=60": "1 auto"])],
                spelling: "one"
            ),
            Variant(
                .matches(RegularExpression("(((?!1).[2-4]{1})$)|(^[2-4]$)")),
                [integer(0), " samochody"],
                spelling: "few"
            ),
            Variant(condition("(4,9)"), "kilka samochodów", spelling: "iex:4<x<9"),
        ]
        return entry(
            [Argument(name: "value", type: .number)],
            ["pl": [.select(Select(.argument(0, .text), variants: variants))]]
        )
    }()

    /// i18next v4: context with plural, a base text for calls without count.
    static let boss = entry(
        [Argument(name: "context", type: .text), Argument(name: "count", type: .number)],
        [
            "en": [
                select(
                    0,
                    reading: .text,
                    [
                        "text f": [
                            select(
                                1,
                                [
                                    "absent": "boss (f)", "one": "1 boss (f)",
                                    "category other": [text(1), " bosses (f)"],
                                ]
                            )
                        ],
                        "other": "boss",
                    ]
                )
            ]
        ]
    )

    /// i18next v4: nesting with bound count.
    static let dir = entry(
        [Argument(name: "files", type: .number)],
        [
            "en": [
                .reference(Reference(.entry(Key("fileN")), bindings: ["count": .argument(0)])), " found",
            ]
        ]
    )

    /// The entry that ``dir`` refers to.
    static let fileN = entry(
        [Argument(name: "count", type: .number)],
        ["en": [select(0, ["one": [text(0), " file"], "category other": [text(0), " files"]])]]
    )

    /// i18next v1 in Russian: forms are rules, and the base text answers where a form lacks.
    static let kg: Entry = {
        let variants = [
            Variant(condition("=1"), "кило"),
            Variant(condition("rule n % 10 = 2..4 and n % 100 != 10..19"), "кила", spelling: "_plural_2"),
            Variant(condition("rule n % 10 != 1..4 or n % 100 = 11..14"), "кил", spelling: "_plural_5"),
            Variant(.otherwise, "кило"),
        ]
        return entry(
            [Argument(name: "count", type: .number)],
            ["ru": [.select(Select(.argument(0, .unsignedInteger), variants: variants))]]
        )
    }()

    /// Swifternalization: ranges and inequalities, one of them for negative numbers.
    static let apples = entry(
        [Argument(name: "value", type: .number)],
        [
            "en": [
                select(
                    0,
                    reading: .text,
                    ["=0": "none", "=1": "single", "(1,4]": "a few", "(4,)": "lots", "(,0)": "debt"]
                )
            ]
        ]
    )

    /// .stringsdict: widths.
    static let welcome = entry([
        "en": [select(by: .width, [">=53": "Greetings and salutations", ">=22": "Hello", ">=1": "Hi"])]
    ])

    /// i18next: a context with a plural inside.
    static let friend: Entry = {
        func friends(_ word: String) -> Pattern {
            [select(1, ["one": [text(1), .text(" \(word)")], "category other": [text(1), .text(" \(word)s")]])]
        }
        return entry(
            [Argument(name: "context", type: .text), Argument(name: "count", type: .number)],
            ["en": [select(0, reading: .text, ["text male": friends("boyfriend"), "other": friends("friend")])]]
        )
    }()

    /// All of them, with the fallback of i18next.
    static let catalog: Catalog = {
        var catalog = Catalog(
            sourceLanguage: english,
            tables: ["": Table(fallback: Fallback(languages: .parentsThenSource, gap: .nextLanguage))]
        )
        let entries: KeyValuePairs = [
            "two": two, "mail": mail, "news": news, "greet": greet, "title": title, "cars": cars, "boss": boss,
            "dir": dir,
            "fileN": fileN, "kg": kg, "apples": apples, "welcome": welcome, "friend": friend,
        ]
        for (name, entry) in entries { catalog.entries[Key(name)] = entry }
        return catalog
    }()
}
