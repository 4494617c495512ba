import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import InterlinguaSemantics
import Testing

@testable import InterlinguaCompiler

/// What apps pass to platforms that know arguments by name, or choose by one text.
@Suite struct CallBuilderTests {
    private let key = Key("k")

    private func entry(_ arguments: [Argument], _ elements: [Element]) -> Entry {
        Entry(arguments: arguments, messages: [SampleEntries.english: Message(Pattern(elements))])
    }

    private func select(
        _ argument: Int,
        _ reading: Reading,
        _ conditions: [Condition],
        _ inner: [Element] = []
    ) -> Element {
        .select(
            Select(
                .argument(argument, reading),
                variants: conditions.enumerated().map { index, condition in
                    Variant(condition, Pattern([.text("\(index) ")] + inner))
                }
            )
        )
    }

    private func call(
        _ entry: Entry,
        _ format: any TranslationFormat,
        _ signature: CallSignature
    ) throws -> Call.LookUp {
        var catalog = Catalog(sourceLanguage: SampleEntries.english)
        catalog.entries[key] = entry
        let builder = CallBuilder(catalog, format: format, names: [:])
        return try #require(builder.call(for: key, signature: signature, isList: false)?.singleLookUp)
    }

    @Test func argumentsArePassedUnderAllTheirNames() throws {
        let count = Argument(position: 1, type: .number)
        let name = Argument(position: 2, name: "user")
        var signature = CallSignature([count, name])
        signature.arguments[0].names = ["count", "n"]
        let target = entry([Argument(name: "count"), Argument(name: "user")], [select(0, .decimal, [.otherwise])])
        let lookUp = try call(target, I18nextFormat(.v4), signature)
        #expect(
            lookUp.named == [
                Call.NamedOperand(name: "count", operand: .argument(0)),
                Call.NamedOperand(name: "n", operand: .argument(0)),
                Call.NamedOperand(name: "user", operand: .argument(1)),
            ]
        )
        #expect(lookUp.operands.isEmpty && lookUp.number == nil && lookUp.value == nil)
    }

    @Test func whatTheTargetCanNotChooseByIsPartOfOneText() throws {
        let context = Argument(name: "context", type: .text)
        let count = Argument(name: "count", type: .number)
        var target = entry([context], [select(0, .text, [.text("male_w22_eq2"), .otherwise])])
        let two = NumberRange.exactly(DecimalNumber(2))
        target.annotations[ComposedTextAnnotation.self] = ComposedTextAnnotation(
            argument: "context",
            components: [
                .argument(context, texts: ["male"]), .device(["mac"]), .width([22, 1], widest: 53),
                .numbers(count, [ComposedTextAnnotation.NumberValue(two, "eq2")]),
            ],
            separator: "_"
        )
        let lookUp = try call(target, I18nextFormat(.v4), CallSignature([context, count]))
        let passed = try #require(lookUp.named.first { $0.name == "context" })
        guard case .text(let text) = passed.operand else {
            Issue.record("a text is made")
            return
        }
        let male = ArgumentValue.text("male")
        let cases: [(CallArguments, String?)] = [
            (CallArguments([male, .number(2)]), "male_eq2"),
            (CallArguments([male, .number(1)]), "male"),
            (CallArguments([.absent, .number(2)]), "eq2"),
            (CallArguments([.text("it"), .number(3)]), nil),
            (CallArguments([male, .number(2)], width: 30), "male_w22_eq2"),
            (CallArguments([.absent, .number(0)], width: 0), "w1"),
            (CallArguments([.absent, .number(0)], width: 53), nil),
            (CallArguments([male, .number(2)], width: 30, device: "mac"), "male_mac_w22_eq2"),
            (CallArguments([.absent, .absent], device: "tv"), nil),
        ]
        for (arguments, expected) in cases { #expect(text.value(for: arguments) == expected, "\(arguments)") }
        // The report says the same.
        let source = VerifiedProject(
            format: AppleFormat(),
            catalog: Catalog(sourceLanguage: SampleEntries.english),
            files: []
        )
        var report = ConversionReport(
            sourceFormat: source.format.name,
            targetFormat: "i18next-v4",
            sourceLanguage: SampleEntries.english
        )
        report.entries = [ConversionReport.Entry(key: key, outcomes: [], call: .lookUp(lookUp))]
        let read = try ConversionReport(path: "report.json", bytes: report.json())
        #expect(read.entries.first?.call == .lookUp(lookUp))
    }

    @Test("Swifternalization is given what chooses, joined where there are several: male:3")
    func oneTextForEverythingThatChooses() throws {
        let gender = Argument(name: "gender", type: .text)
        let count = Argument(position: 1, name: "count", type: .number)
        let inner = select(1, .text, [.number(.exactly(DecimalNumber(1))), .otherwise])
        let both = entry([gender, count], [select(0, .text, [.text("male"), .otherwise], [inner])])
        let lookUp = try call(both, SwifternalizationFormat(), CallSignature([count, gender]))
        #expect(lookUp.value == .text(Call.ComposedText(components: [.argument(1), .argument(0)], separator: ":")))
        guard case .text(let text)? = lookUp.value else { return }
        #expect(text.value(for: CallArguments([.number(3), .text("male")])) == "male:3")
        let alone = entry([count], [countSelect(at: 0)])
        #expect(try call(alone, SwifternalizationFormat(), CallSignature([count])).value == .argument(0))
        let plain = entry([count], [.placeholder(Placeholder(argument: 0))])
        #expect(try call(plain, SwifternalizationFormat(), CallSignature([count])).value == nil)
    }

    private func countSelect(at argument: Int) -> Element {
        select(argument, .text, [.number(.exactly(DecimalNumber(1))), .otherwise])
    }

    @Test func whereWidthsChooseTheAppSaysHowMuchRoomThereIs() throws {
        let widths = Select(
            .width,
            variants: [Variant(.atLeast(22), Pattern("long")), Variant(.atLeast(0), Pattern("short"))]
        )
        let lookUp = try call(entry([], [.select(widths)]), SwifternalizationFormat(), CallSignature([]))
        #expect(lookUp.passesWidth && lookUp.value == nil)
    }

    @Test(
        "Parts for ranges, ordinal numbers, words and calls without a number",
        arguments: [
            ("argument1", "2..4", ArgumentValue.number(3), true),
            ("argument1", "2..4", .number(5), false),
            ("argument1", "ordinal-two", .number(22), true),
            ("argument1", "ordinal-two", .number(2), true),
            ("argument1", "ordinal-two", .number(12), false),
            ("argument1", "absent", .absent, true),
            ("argument1", "absent", .number(1), false),
            ("argument:n", "=0", .number(0), true),
            ("text:n", "male", .text("male"), true),
            ("text1", "male", .text("female"), false),
        ]
    )
    func partsAreChosen(selector: String, condition: String, value: ArgumentValue, isPart: Bool) throws {
        var catalog = Catalog(sourceLanguage: SampleEntries.english)
        let argument = Argument(position: 1, name: "n")
        catalog.entries[key] = entry([argument], [.text("whole")])
        var part = entry([argument], [.text("part")])
        part.annotations[PartAnnotation.self] = PartAnnotation(
            whole: "k",
            role: .variant(selector: selector, condition: condition)
        )
        catalog.entries[Key("k_part")] = part
        let builder = CallBuilder(catalog, format: AndroidFormat(), names: [:])
        let call = try #require(builder.call(for: key, signature: CallSignature([argument]), isList: false))
        guard case .choice(let choice) = call else {
            Issue.record("the app chooses")
            return
        }
        let chosen = choice.call(for: CallArguments([value]), in: SampleEntries.english)?.singleLookUp?.name
        #expect(chosen == (isPart ? "k_part" : "k"))
    }

    // MARK: Chance

    /// A platform that leaves the text of one key to chance.
    private struct ChancePlatform: Runtime {
        func answer(_ request: RuntimeRequest) -> RuntimeAnswer {
            if request.keys == ["part"] { return .outcomes(["a", "b"]) }
            let texts = request.arguments.map(\.text) + request.namedArguments.values.map(\.text)
            return .text(texts.joined(separator: "+"))
        }

        func explain(_ request: RuntimeRequest) -> RuntimeExplanation {
            RuntimeExplanation(answer: answer(request), steps: [])
        }
    }

    @Test func chanceGoesThroughToTheWhole() {
        let part = Call.lookUp(Call.LookUp(key: Key("part"), name: "part", isFormat: false, number: nil, operands: []))
        var whole = Call.LookUp(
            key: key,
            name: "k",
            isFormat: true,
            number: nil,
            operands: [.call(part), .argument(0), .call(part)]
        )
        let user = Caller(runtime: ChancePlatform()).user(SampleEntries.english, of: "")
        let arguments = CallArguments([.text("x")])
        #expect(
            user.answer(.lookUp(whole), arguments)
                == .outcomes(["a+x+a", "a+x+b", "b+x+a", "b+x+b"])
        )
        whole.operands = []
        whole.named = [Call.NamedOperand(name: "n", operand: .call(part))]
        #expect(user.answer(.lookUp(whole), arguments) == .outcomes(["a", "b"]))
        #expect(RuntimeAnswer.outcomes(["a", "b", "c"]).isSaid(by: .outcomes(["c", "a"])))
        #expect(!RuntimeAnswer.outcomes(["a", "b"]).isSaid(by: .outcomes(["a", "d"])))
        #expect(RuntimeAnswer.outcomes(["a", "b"]).isSaid(by: .text("b")))
        #expect(!RuntimeAnswer.text("b").isSaid(by: .outcomes(["a", "b"])))
    }
}
