import InterlinguaPlatforms
import InterlinguaFormats
import InterlinguaIR
import InterlinguaSemantics
import OrderedCollections
import Testing

@testable import InterlinguaCompiler
@testable import InterlinguaGenerator

/// Sentences that generated code has to say.
struct SentenceRequests {
    /// One line for each sentence: the entry, the language, the width, the device, the product, the values.
    private(set) var lines: [String] = []

    /// What a renderer says.
    private(set) var answers: [String] = []

    /// What the platform of the source shows for the same call, by the places of the sentences, where it shows a text.
    private(set) var platformAnswers: [Int: RuntimeAnswer] = [:]

    /// The entries with their linked arguments.
    let catalog: Catalog

    private let languages: [LanguageTag]
    private let renderer: Renderer
    private let localizesNumbers: Bool
    private let plan: VerificationPlan
    private let plans: [Key: EntryPlan]

    /// What reading the source reports of texts that its platform does not show as they are meant.
    private let faults: FaultyMessages

    /// Who asks the source's platform.
    private let platform: Caller

    /// How the source's platform writes numbers.
    private let numberStyle: NumberStyle

    /// Whether the source's platform escapes values for HTML unless it is told not to.
    private let escapesValues: Bool

    /// Asks for every entry in every language.
    init(_ source: VerifiedProject, localizesNumbers: Bool = false) {
        self.localizesNumbers = localizesNumbers
        catalog = source.catalog.linkingArguments(referring: CatalogSurvey(source.catalog).referring)
        languages = catalog.generatedLanguages
        renderer = Renderer(catalog)
        var source = source
        // Escaping for HTML is what apps turn off that show texts elsewhere.
        escapesValues = source.format.capabilities.escapesValues
        if escapesValues { source.settings["escapeValue"] = .flag(false) }
        numberStyle = source.format.capabilities.numberStyle
        platform = Caller(
            runtime: source.runtime(),
            missingText: Verifier.missingText,
            refusesOverflow: true
        )
        faults = source.faults
        plan = VerificationPlan(source: source, calls: OwnCalls())
        plans = Dictionary(plan.entries.map { ($0.key, $0) }) { first, _ in first }
        for (index, element) in catalog.entries.elements.enumerated() {
            let asked = catalog.languagesToAsk(for: element.key, element.value)
            for (place, language) in languages.enumerated() {
                let asked = asked.first { $0.language == language }
                add(element.key, element.value, at: index, in: language, at: place, asked)
            }
        }
    }

    private mutating func add(
        _ key: Key,
        _ entry: Entry,
        at index: Int,
        in language: LanguageTag,
        at place: Int,
        _ asked: AskedLanguage?
    ) {
        var seen: Set<CallArguments> = []
        // What the source's platform can be asked for in the same way.
        if !localizesNumbers, let asked, let plan = plans[key],
            plan.arguments.arguments.map(\.type) == entry.arguments.map(\.type)
        {
            let user = platform.user(
                catalog.user(of: language),
                of: plan.source.lookUps.first?.key.table ?? ""
            )
            for arguments in plan.arguments.combinations(in: asked.rules, self.plan.numbers).all {
                guard let spelled = Self.spelling(of: arguments, entry) else { continue }
                seen.insert(arguments)
                let answer = user.answer(plan.source, arguments)
                let line = add(key, at: index, in: language, at: place, arguments, spelled)
                // All generated code writes numbers in one style, whatever the source's platform does.
                let context = self.context(for: arguments, numberStyle)
                let isSame = renderer.render(key, in: language, context).shown == answers[line]
                let isFaulty = faults.contains(key, language)
                if isSame, !isFaulty, Self.isText(answer), !isOfPlatform(entry, arguments) {
                    platformAnswers[line] = answer
                }
            }
        }
        let patterns = catalog.languagesAsked(for: key, in: language).compactMap { entry.messages[$0] }.flatMap(
            \.patterns
        )
        for arguments in SentenceSamples(entry, patterns, language, in: catalog).all where !seen.contains(arguments) {
            guard let spelled = Self.spelling(of: arguments, entry) else { continue }
            add(key, at: index, in: language, at: place, arguments, spelled)
        }
    }

    /// Whether only the platform shows an entry so: with functions of its own, which the generator reports; with the bits of
    /// a negative number, of which Java has 32 or 64 by the type that is passed; or with a reference whose options are no
    /// JSON any more, since a value with a quotation mark was put into them.
    private func isOfPlatform(_ entry: Entry, _ arguments: CallArguments) -> Bool {
        let hasNegative = arguments.values.contains { value in
            if case .number(let number, _) = value { number.isNegative } else { false }
        }
        let hasQuote = arguments.values.contains { $0.text.utf8.contains(UInt8(ascii: "\"")) }
        var isOwn = false
        for pattern in entry.messages.values.flatMap(\.patterns) {
            pattern.forEachElement { element in
                if case .reference = element, hasQuote, escapesValues { isOwn = true }
                guard case .placeholder(let placeholder) = element else { return }
                switch placeholder.format {
                case .functions: isOwn = true
                case .number(let format) where [.hexadecimal, .octal].contains(format.notation):
                    if hasNegative, numberStyle == .java { isOwn = true }
                default: break
                }
            }
        }
        return isOwn
    }

    private func context(for arguments: CallArguments, _ style: NumberStyle) -> RenderingContext {
        var context = RenderingContext(
            arguments.values,
            width: arguments.width,
            device: arguments.device,
            product: arguments.product,
            numberStyle: style
        )
        context.localizesNumbers = localizesNumbers
        return context
    }

    @discardableResult
    private mutating func add(
        _ key: Key,
        at index: Int,
        in language: LanguageTag,
        at place: Int,
        _ arguments: CallArguments,
        _ spelled: [String]
    ) -> Int {
        lines.append(([String(index), String(place)] + spelled).joined(separator: "\u{1}"))
        answers.append(renderer.render(key, in: language, context(for: arguments, .c)).shown ?? "undecided")
        return lines.count - 1
    }

    /// Whether a platform shows a text of the project.
    private static func isText(_ answer: RuntimeAnswer) -> Bool {
        switch answer {
        case .failure: false
        case .text(let text): text != Verifier.missingText
        case .list(let texts), .outcomes(let texts): !texts.contains(Verifier.missingText)
        }
    }

    /// The fields of a line; nil for values that a caller in Swift can't pass.
    private static func spelling(of arguments: CallArguments, _ entry: Entry) -> [String]? {
        var fields = [arguments.width.map { String($0) } ?? "", arguments.device ?? "", arguments.product ?? ""]
        for (value, argument) in zip(arguments.values, entry.arguments) {
            switch value {
            case .absent: fields.append("a")
            case .number(let number, let spelling):
                let text = number.description
                if spelling ?? text != text { return nil }
                if Int(text) != nil, argument.type != .decimal {
                    fields.append("i" + text)
                } else if case .integer = argument.type {
                    if UInt(text) == nil { return nil }
                    fields.append("i" + text)
                } else {
                    guard let double = Double(text), DecimalNumber(shortest: double) == number else { return nil }
                    fields.append("d" + text)
                }
            default: fields.append("t" + value.text)
            }
        }
        return fields
    }

    /// What a program said otherwise, in words.
    func differences(_ said: [String]) -> [String] {
        zip(answers, said).enumerated().filter { !$1.0.utf8.elementsEqual($1.1.utf8) }
            .map { place, texts in "\(self.text(ofLine: place)): “\(texts.1)” for “\(texts.0)”" }
    }

    /// What the source's platform shows otherwise, in words.
    func platformDifferences(_ said: [String]) -> [String] {
        platformAnswers.sorted { $0.key < $1.key }.compactMap { place, answer in
            let text = said[place]
            let isSame =
                switch answer {
                case .list(let texts): texts.joined(separator: "\n").isIdentical(to: text)
                default: answer.isSaid(by: .text(text))
                }
            return isSame ? nil : "\(self.text(ofLine: place)): “\(text)” for \(answer)"
        }
    }

    private func text(ofLine place: Int) -> String {
        let fields = lines[place].split(separator: "\u{1}", omittingEmptySubsequences: false)
        let key = Int(fields[0]).map { catalog.entries.keys[$0].name } ?? ""
        let language = Int(fields[1]).map { languages[$0].identifier } ?? ""
        return "\(key) in \(language) \(fields.dropFirst(2))"
    }

    /// The code that answers requests, to stand behind a generated file.
    static let code = """
        enum Sentences {
            static func say() {
                for line in requests().split(separator: 2) {
                    let fields = line.split(separator: 1, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
                    let frame = Decoder.Frame(
                        values: fields.dropFirst(5).map { field in
                            let text = String(field.dropFirst())
                            switch field.utf8.first {
                            case UInt8(ascii: "i"): return Int(text).map { .integer($0) } ?? .unsigned(UInt(text) ?? 0)
                            case UInt8(ascii: "d"): return .decimal(Double(text) ?? 0)
                            case UInt8(ascii: "t"): return .text(text)
                            default: return .absent
                            }
                        },
                        width: Int(fields[2]),
                        device: fields[3].isEmpty ? nil : fields[3],
                        product: fields[4].isEmpty ? nil : fields[4]
                    )
                    let text = _catalog.text(Int(fields[0]) ?? 0, in: Int(fields[1]) ?? 0, frame)
                    print(text, terminator: "\\u{0}")
                }
            }
        }
        """
}

/// Calls of a project that is compared with nothing.
private struct OwnCalls: CallSource {
    let knowsAllTargets = false
    let passesNumbers = false
    func call(for key: Key, arguments: [Argument]) -> Call? { nil }
    func targets(of key: Key) -> [Entry] { [] }
}

extension Catalog {
    /// The language that users have for whom a language's texts are meant: English has a region on Android.
    fileprivate func user(of language: LanguageTag) -> LanguageTag {
        guard language == LanguageTag("en"), let american = LanguageTag("en-US"), !languages.contains(american) else {
            return language
        }
        return american
    }
}
