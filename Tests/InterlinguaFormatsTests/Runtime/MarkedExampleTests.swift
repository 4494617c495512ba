import InterlinguaIR
import InterlinguaSemantics
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

/// Asks with marks, expects that they change nothing else, and says whether there were any.
@discardableResult
func checkMarks(_ runtime: any Runtime, _ request: RuntimeRequest) -> Bool {
    var bare = request
    bare.count = request.count?.unmarked
    bare.arguments = request.arguments.map(\.unmarked)
    bare.namedArguments = request.namedArguments.mapValues(\.unmarked)
    var marking = request
    marking.marksArguments = true
    let (plain, marked) = (runtime.answer(bare), runtime.answer(marking))
    #expect(marked.unmarked == plain)
    #expect(runtime.explain(marking).answer == marked)
    #expect(runtime.prepared(for: request.languages, table: request.table).answer(marking) == marked)
    return marked != plain
}

extension RuntimeAnswer {
    /// The answer without marks.
    fileprivate var unmarked: RuntimeAnswer {
        switch self {
        case .text(let text): .text(MarkedText.unmarked(text))
        case .list(let texts): .list(texts.map(MarkedText.unmarked))
        case .outcomes(let texts): .outcomes(texts.map(MarkedText.unmarked))
        case .failure: self
        }
    }
}

/// The worked examples of all formats, asked with marks.
@Suite struct MarkedExampleTests {
    @Test func stringsdict() throws {
        let bytes = ExampleEntry.file(StringsdictExamples.entries)
        let languages = Set(StringsdictExamples.examples.map(\.language)).sorted()
        let files = languages.map { InputFile(path: "\($0).lproj/Localizable.stringsdict", bytes: bytes) }
        let runtime = FoundationRuntime(files, options: RuntimeOptions())
        var count = 0
        for example in StringsdictExamples.examples {
            let language = try #require(LanguageTag(example.language))
            var request = RuntimeRequest([example.key], languages: [language], arguments: example.values)
            request.device = example.device
            request.width = example.width
            if checkMarks(runtime, request) { count += 1 }
        }
        #expect(count > StringsdictExamples.examples.count / 2)
    }

    @Test func smartling() {
        for example in SmartlingExamples.examples {
            let files = SmartlingExamples.files.filter { file in
                example.locales.contains { file.path.hasPrefix($0 + ".") }
            }
            let tags = example.locales.compactMap { name -> LanguageTag? in
                if case .language(let tag)? = LprojFolder(name: name) { tag } else { nil }
            }
            let runtime = SmartlingRuntime(files, options: RuntimeOptions(sourceLanguage: tags.last))
            var request = RuntimeRequest([example.key], languages: tags, table: example.table)
            request.kind = .plural
            request.count = example.count == .absent ? nil : example.count
            request.defaultText = example.defaultText
            checkMarks(runtime, request)
            request.arguments = [.number(3), .text("x")]
            checkMarks(runtime, request)
        }
    }

    @Test func swifternalization() {
        for group in SwifternalizationExamples.all {
            let runtime = SwifternalizationRuntime(group.inputs, options: RuntimeOptions())
            for example in group.examples {
                let tags = [LanguageTag(example.language)].compactMap(\.self)
                var request = RuntimeRequest([example.key], languages: tags, arguments: [.number(3), .number(4)])
                request.value = example.value.map { text in Int(text).map { .number($0) } ?? .text(text) }
                request.width = example.width
                checkMarks(runtime, request)
            }
        }
    }

    @Test func android() {
        let values: [ArgumentValue] = [
            .number(7), .text("b"), .absent, .number(DecimalNumber(prefixOf: "1.5"), spelling: "1.5"),
        ]
        for example in AndroidTextExample.all {
            let app = androidRuntime(["values": "<string name=\"a\">\(example.xml)</string>"])
            checkMarks(app, RuntimeRequest("a", "en", count: nil, values))
        }
        let formats = ["%s %2$s %s", "%1$s %&lt;s %s", "%08d|%x|%c", "%4$.2f|%2$5S", "%h %b %%%n", "%d", "%5%"]
        for format in formats {
            let app = androidRuntime(["values": "<string name=\"a\">\(format)</string>"])
            checkMarks(app, RuntimeRequest("a", "en", count: nil, values))
        }
    }

    @Test(arguments: I18nextExample.all)
    func i18next(_ example: I18nextExample) throws {
        let (runtime, request) = try example.prepared()
        checkMarks(runtime, request)
        checkMarks(runtime, Self.withArguments(request))
    }

    @Test func i18nextHasMarks() throws {
        let count = try I18nextExample.all.count { example in
            let (runtime, request) = try example.prepared()
            var marking = Self.withArguments(request)
            marking.marksArguments = true
            guard case .text(let text) = runtime.answer(marking) else { return false }
            return MarkedText.unmarked(text) != text
        }
        #expect(count == 49)
    }

    /// The request with options as arguments, which they are for the library too.
    private static func withArguments(_ request: RuntimeRequest) -> RuntimeRequest {
        var request = request
        for (name, option) in request.callOptions {
            switch option {
            case .text(let text): request.namedArguments[name] = .text(text)
            case .number(let number): request.namedArguments[name] = .number(number)
            case .flag, .list, .group, .null: continue
            }
            request.callOptions[name] = nil
        }
        return request
    }
}
