import InterlinguaIR

/// Entries built by hand, in the shape that a .stringsdict's front end gives them.
enum SampleEntries {
    static let english = tag("en")
    static let int32 = ArgumentType.integer(IntegerType(bits: 32))

    static func tag(_ text: String) -> LanguageTag { LanguageTag(text) ?? LanguageTag.undetermined }

    /// A place that shows an argument as a whole number.
    static func number(_ argument: Int) -> Element {
        .placeholder(Placeholder(argument: argument, format: .number(NumberFormat())))
    }

    /// A place that shows an argument as text.
    static func text(_ argument: Int) -> Element { .placeholder(Placeholder(argument: argument)) }

    static func select(_ argument: Int, _ name: String, _ variants: [(Condition, [Element])]) -> Element {
        .select(
            Select(
                .argument(argument, .decimal),
                variants: variants.map { Variant($0.0, Pattern($0.1)) },
                name: name
            )
        )
    }

    static let zero = Condition.number(.exactly(DecimalNumber(0)))
    static let one = Condition.category(.one, .cardinal)
    static let few = Condition.category(.few, .cardinal)
    static let many = Condition.category(.many, .cardinal)

    static func arguments(_ types: ArgumentType...) -> [Argument] {
        types.enumerated().map { Argument(position: $0.offset + 1, type: $0.element) }
    }

    static func catalog(_ name: String, _ arguments: [Argument], _ patterns: [(String, [Element])]) -> Catalog {
        var entry = Entry(arguments: arguments)
        for (language, elements) in patterns { entry.messages[tag(language)] = Message(Pattern(elements)) }
        var catalog = Catalog(sourceLanguage: english)
        catalog.tables[""] = Table(languages: Array(entry.messages.keys))
        catalog.entries[Key(name)] = entry
        return catalog
    }

    /// Two independent plurals, `%#@f@ in %#@d@`.
    static let two = catalog(
        "two",
        arguments(int32, int32),
        [
            (
                "en",
                [
                    select(0, "f", [(one, [number(0), .text(" file")]), (.otherwise, [number(0), .text(" files")])]),
                    .text(" in "),
                    select(
                        1,
                        "d",
                        [(one, [number(1), .text(" folder")]), (.otherwise, [number(1), .text(" folders")])]
                    ),
                ]
            )
        ]
    )

    private static let wires = select(1, "w", [(one, [.text("a wire")]), (.otherwise, [number(1), .text(" wires")])])

    /// The second number is chosen inside the first one's variants, the same in each.
    static let nest = catalog(
        "nest",
        arguments(int32, int32),
        [
            (
                "en",
                [
                    select(
                        0,
                        "b",
                        [
                            (one, [.text("One bird ("), number(0), .text(") on "), wires]),
                            (.otherwise, [number(0), .text(" birds on "), wires]),
                        ]
                    )
                ]
            )
        ]
    )

    /// The second number's text depends on the first number's form.
    static let agree = catalog(
        "agree",
        arguments(int32, int32),
        [
            (
                "en",
                [
                    select(
                        0,
                        "b",
                        [
                            (one, [.text("A bird on "), wires]),
                            (
                                .otherwise,
                                [
                                    number(0), .text(" birds on "),
                                    select(
                                        1,
                                        "w",
                                        [(one, [.text("one wire")]), (.otherwise, [number(1), .text(" wires")])]
                                    ),
                                ]
                            ),
                        ]
                    )
                ]
            )
        ]
    )

    /// `You have %#@m@.` with a text for exactly 0.
    static let mail = catalog(
        "mail",
        arguments(int32),
        [
            (
                "en",
                [
                    .text("You have "),
                    select(
                        0,
                        "m",
                        [
                            (zero, [.text("no letters")]),
                            (one, [.text("one letter")]),
                            (.otherwise, [number(0), .text(" letters")]),
                        ]
                    ),
                    .text("."),
                ]
            ),
            (
                "lv",
                [
                    select(
                        0,
                        "m",
                        [
                            (.category(.zero, .cardinal), [number(0), .text(" vēstuļu")]),
                            (one, [number(0), .text(" vēstule")]),
                            (.otherwise, [number(0), .text(" vēstules")]),
                        ]
                    )
                ]
            ),
            ("ja", [.text("手紙"), number(0), .text("通")]),
        ]
    )

    /// A width entry.
    static let welcome = catalog(
        "welcome",
        [],
        [
            (
                "en",
                [
                    .select(
                        Select(
                            .width,
                            variants: [
                                Variant(.atLeast(53), Pattern("Greetings and salutations")),
                                Variant(.atLeast(22), Pattern("Hello")),
                                Variant(.atLeast(1), Pattern("Hi")),
                            ]
                        )
                    )
                ]
            )
        ]
    )

    /// A device entry with a plural inside.
    static let device = catalog(
        "device",
        arguments(int32),
        [
            (
                "en",
                [
                    .select(
                        Select(
                            .environment(.device),
                            variants: [
                                Variant(
                                    .text("mac"),
                                    Pattern([
                                        .text("Click "),
                                        select(
                                            0,
                                            "n",
                                            [(one, [.text("the file")]), (.otherwise, [number(0), .text(" files")])]
                                        ),
                                    ])
                                ),
                                Variant(
                                    .otherwise,
                                    Pattern([
                                        .text("Tap "),
                                        select(
                                            0,
                                            "n",
                                            [(one, [.text("the file")]), (.otherwise, [number(0), .text(" files")])]
                                        ),
                                    ])
                                ),
                            ]
                        )
                    )
                ]
            )
        ]
    )

    /// Two numbers, each with a text for exactly 0.
    static let empty = catalog(
        "empty",
        arguments(int32, int32),
        [
            (
                "en",
                [
                    select(
                        0,
                        "a",
                        [(zero, []), (one, [.text("1 photo. ")]), (.otherwise, [number(0), .text(" photos. ")])]
                    ),
                    select(
                        1,
                        "b",
                        [(zero, []), (one, [.text("1 clip.")]), (.otherwise, [number(1), .text(" clips.")])]
                    ),
                ]
            )
        ]
    )

    /// A text argument before the number, which is the only one that chooses.
    static let name = catalog(
        "name",
        arguments(.any, int32),
        [
            (
                "en",
                [
                    text(0), .text(" sent "),
                    select(1, "p", [(one, [.text("a photo")]), (.otherwise, [number(1), .text(" photos")])]),
                ]
            )
        ]
    )
}
