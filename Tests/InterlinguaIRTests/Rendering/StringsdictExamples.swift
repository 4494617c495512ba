import InterlinguaIR

/// The entries of a .stringsdict that shows every construct, as its front end represents them: positions resolved, `zero`
/// as exact 0 where the language has no such category.
let stringsdictExamples: Catalog = {
    var catalog = Catalog(sourceLanguage: english, tables: ["": Table()])
    catalog.entries[Key("mail")] = entry(
        [int32],
        ["en": [select(0, name: "m", ["one": [integer(0), " letter"], "other": [integer(0), " letters"]])]]
    )
    catalog.entries[Key("mail0")] = entry(
        [int32],
        [
            "en": [
                "You have ", select(0, ["=0": "no letters", "one": "one letter", "other": [integer(0), " letters"]]),
                ".",
            ]
        ]
    )
    catalog.entries[Key("mail_ru")] = entry(
        [int32],
        [
            "ru": [
                select(
                    0,
                    [
                        "one": [integer(0), " письмо"], "few": [integer(0), " письма"], "many": [integer(0), " писем"],
                        "other": [integer(0), " письма"],
                    ]
                )
            ]
        ]
    )
    catalog.entries[Key("mail_pl")] = entry(
        [int32],
        [
            "pl": [
                select(
                    0,
                    [
                        "one": [integer(0), " list"], "few": [integer(0), " listy"], "many": [integer(0), " listów"],
                        "other": [integer(0), " listu"],
                    ]
                )
            ]
        ]
    )
    catalog.entries[Key("mail_ar")] = entry(
        [int32],
        [
            "ar": [
                select(
                    0,
                    [
                        "zero": "Z", "one": "O", "two": "T", "few": ["F", integer(0)], "many": ["M", integer(0)],
                        "other": ["X", integer(0)],
                    ]
                )
            ]
        ]
    )
    catalog.entries[Key("mail_lv")] = entry(
        [int32],
        [
            "lv": [
                select(
                    0,
                    [
                        "zero": [integer(0), " vēstuļu"], "one": [integer(0), " vēstule"],
                        "other": [integer(0), " vēstules"],
                    ]
                )
            ]
        ]
    )
    catalog.entries[Key("mail_ja")] = entry(
        [int32],
        ["ja": [select(0, ["one": ["ignored ", integer(0)], "other": ["手紙", integer(0), "通"]])]]
    )
    catalog.entries[Key("gap_ru")] = entry(
        [int32],
        ["ru": [select(0, ["one": [integer(0), " файл"], "other": [integer(0), " файла(ов)"]])]]
    )
    catalog.entries[Key("two")] = entry(
        [int32, int32],
        [
            "en": [
                select(0, name: "f", ["one": [integer(0), " file"], "other": [integer(0), " files"]]), " in ",
                select(1, name: "d", ["one": [integer(1), " folder"], "other": [integer(1), " folders"]]),
            ]
        ]
    )
    catalog.entries[Key("swap")] = entry(
        [int32, int32],
        [
            "en": [
                select(1, ["one": [integer(1), " folder"], "other": [integer(1), " folders"]]), ": ",
                select(0, ["one": [integer(0), " file"], "other": [integer(0), " files"]]),
            ]
        ]
    )
    catalog.entries[Key("name")] = entry(
        [.any, int32],
        ["en": [text(0), " sent ", select(1, ["one": "a photo", "other": [integer(1), " photos"]])]]
    )
    catalog.entries[Key("name2")] = entry(
        [.any, .integer(IntegerType(bits: 64)), .any],
        [
            "en": [
                text(0), " sent ", select(1, ["one": "one photo", "other": [integer(1), " photos"]]), " to ", text(2),
            ]
        ]
    )
    catalog.entries[Key("whole")] = entry(
        [.any, int32],
        [
            "en": [
                select(
                    1,
                    [
                        "=0": [text(0), " sent nothing"], "one": [text(0), " sent one photo"],
                        "other": [text(0), " sent ", integer(1), " photos"],
                    ]
                )
            ]
        ]
    )
    catalog.entries[Key("nest")] = entry(
        [int32, int32],
        [
            "en": [
                select(
                    0,
                    [
                        "one": ["One bird (", integer(0), ") on ", wires(1)],
                        "other": [integer(0), " birds on ", wires(1)],
                    ]
                )
            ]
        ]
    )
    catalog.entries[Key("nestskip")] = entry(
        [int32, int32],
        ["en": [select(0, ["one": ["A bird on ", wires(1)], "other": [integer(0), " birds on ", wires(1)]])]]
    )
    catalog.entries[Key("nesttrap")] = entry(
        [int32, int32],
        ["en": [select(0, ["one": ["A bird on ", wires(0)], "other": [integer(0), " birds on ", wires(1)]])]]
    )
    catalog.entries[Key("same")] = entry(
        [int32],
        [
            "en": [
                select(0, ["one": "There is", "other": "There are"]), " ",
                select(0, ["one": [integer(0), " seat"], "other": [integer(0), " seats"]]),
            ]
        ]
    )
    catalog.entries[Key("hidden")] = entry(
        [.integer(IntegerType(bits: 64, isSigned: false)), .any],
        ["en": [select(0, ["one": [text(1), " message"], "other": [text(1), " messages"]])]]
    )
    catalog.entries[Key("float")] = entry(
        [.decimal],
        [
            "en": [select(0, ["one": [fixed(0, 1), " kilometre"], "other": [fixed(0, 1), " kilometres"]])],
            "fr": [select(0, ["one": [fixed(0, 1), " kilometre"], "other": [fixed(0, 1), " kilometres"]])],
        ]
    )
    catalog.entries[Key("obj")] = entry(
        [.number],
        ["en": [select(0, ["one": [text(0), " point"], "other": [text(0), " points"]])]]
    )
    catalog.entries[Key("pct")] = entry(
        [int32],
        [
            "en": [
                select(0, ["one": [integer(0), " item at 50%"], "other": [integer(0), " items at 50%"]]), " (100%)",
            ]
        ]
    )
    catalog.entries[Key("plain")] = entry(["en": "Just a string"])
    catalog.entries[Key("fmtonly")] = entry([.any], ["en": ["Hello, ", text(0)]])
    catalog.entries[Key("width1")] = entry(
        [int32, .any, .any],
        [
            "en": [
                select(
                    0,
                    [
                        "=0": [text(1), " and ", text(2)], "one": [text(1), ", ", text(2), " and one more"],
                        "other": [text(1), ", ", text(2), " and ", integer(0), " more"],
                    ]
                )
            ]
        ]
    )
    catalog.entries[Key("empty")] = entry(
        [int32, int32],
        [
            "en": [
                select(0, ["=0": [], "one": "1 photo. ", "other": [integer(0), " photos. "]]),
                select(1, ["=0": [], "one": "1 clip.", "other": [integer(1), " clips."]]),
            ]
        ]
    )
    catalog.entries[Key("dev")] = entry([
        "en": [select(by: .environment(.device), ["text iphone": "Tap", "text mac": "Click", "other": "Select"])]
    ])
    catalog.entries[Key("devp")] = entry(
        [int32],
        [
            "en": [
                select(
                    by: .environment(.device),
                    [
                        "text mac": ["Click ", select(0, ["one": "the file", "other": [integer(0), " files"]])],
                        "other": ["Tap ", select(0, ["one": "the file", "other": [integer(0), " files"]])],
                    ]
                )
            ]
        ]
    )
    catalog.entries[Key("wide")] = entry([
        "en": [select(by: .width, [">=53": "Greetings and salutations", ">=22": "Hello", ">=1": "Hi"])]
    ])
    catalog.entries[Key("cs")] = entry(
        [.decimal],
        [
            "cs": [
                select(
                    0,
                    [
                        "one": [general(0), " den"], "few": [general(0), " dny"], "many": [general(0), " dne"],
                        "other": [general(0), " dnů"],
                    ]
                )
            ]
        ]
    )
    catalog.entries[Key("sl")] = entry(
        [int32],
        [
            "sl": [
                select(
                    0,
                    [
                        "one": [integer(0), " dan"], "two": [integer(0), " dneva"], "few": [integer(0), " dnevi"],
                        "other": [integer(0), " dni"],
                    ]
                )
            ]
        ]
    )
    catalog.entries[Key("cy")] = entry(
        [int32],
        [
            "cy": [
                select(
                    0,
                    [
                        "zero": [integer(0), " ci"], "one": [integer(0), " ci"], "two": [integer(0), " gi"],
                        "few": [integer(0), " chi"], "many": [integer(0), " chi."], "other": [integer(0), " ci"],
                    ]
                )
            ]
        ]
    )
    catalog.entries[Key("he")] = entry(
        [int32],
        ["he": [select(0, ["one": "O", "two": "T", "other": ["X", integer(0)]])]]
    )
    catalog.entries[Key("fr")] = entry(
        [int32],
        [
            "fr": [select(0, ["one": [integer(0), " jour"], "other": [integer(0), " jours"]])],
            "en": [select(0, ["one": [integer(0), " jour"], "other": [integer(0), " jours"]])],
        ]
    )
    catalog.entries[Key("ltz")] = entry(
        [int32],
        [
            "lt": [
                select(
                    0,
                    ["one": [integer(0), " diena"], "few": [integer(0), " dienos"], "other": [integer(0), " dienų"]]
                )
            ]
        ]
    )
    return catalog
}()

private func wires(_ argument: Int) -> Element {
    select(argument, name: "w", ["one": "a wire", "other": [integer(argument), " wires"]])
}
