import Foundation
import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import InterlinguaSemantics
import OrderedCollections
import Testing

@testable import InterlinguaCompiler

/// The examples by which the libraries explain themselves say the same in every format for 0 to 1000, or differ
/// from a number on by a cause that is found.
@Suite struct ExampleProjectTests {
    /// The projects: a folder of `TestData/examples` with the format and the language of its texts.
    private static let sources: [(folder: String, format: any TranslationFormat, language: String)] = [
        ("swifternalization", SwifternalizationFormat(), "en"), ("smartling", SmartlingFormat(), "en"),
        ("i18next-v1", I18nextFormat(.v1), "en"), ("i18next-v1-arabic", I18nextFormat(.v1), "ar"),
        ("apple", AppleFormat(), "en"), ("android", AndroidFormat(), "en"),
    ]

    private static let targets: [any TranslationFormat] = [
        AppleFormat(), AndroidFormat(), SwifternalizationFormat(), I18nextFormat(.v4), StringCatalogFormat(),
    ]

    /// What differs, with the first number, by source and target; all else says the same.
    ///
    /// Tomatoes and bills have texts for some numbers only; Polish lacks a few entries, which Apple looks for nowhere else.
    private static let differences: [String: [String]] = [
        "swifternalization to apple": [
            "cars in pl: 0", "tomatoes in en: 0", "tomatoes in pl: 3", "forgot-password in pl: ", "garage in pl: 0",
            "bill in en: 2", "bill in pl: 0",
        ],
        "swifternalization to android": ["tomatoes in en: 0", "tomatoes in pl: 0", "bill in en: 0", "bill in pl: 0"],
        "swifternalization to i18next-v4": [
            "tomatoes in en: 0", "tomatoes in pl: 0", "bill in en: 2", "bill in pl: 0",
        ],
        "swifternalization to xcstrings": [
            "tomatoes in en: 0", "tomatoes in pl: 0", "bill in en: 2", "bill in pl: 0",
        ],
    ]

    /// One conversion.
    struct Conversion: CustomTestStringConvertible, Sendable {
        let folder: String
        let source: any TranslationFormat
        let language: String
        let target: any TranslationFormat
        var testDescription: String { "\(folder) to \(target.name)" }
    }

    static let conversions = sources.flatMap { folder, source, language in
        targets.filter { $0.name != source.name }.map {
            Conversion(folder: folder, source: source, language: language, target: $0)
        }
    }

    @Test(arguments: conversions)
    func saysTheSame(_ conversion: Conversion) throws {
        let project = try project(conversion)
        #expect(project.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let converter = Converter()
        let result = converter.convert(project.catalog, from: conversion.source, to: conversion.target)
        #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let verification = converter.verify(result, of: project, for: conversion.target)
        #expect(verification.unexplained.map(\.description) == [])
        let found = differences(in: project, result, conversion.target)
        #expect(found == Self.differences[conversion.testDescription] ?? [])
    }

    // MARK: Asking both apps

    private func project(_ conversion: Conversion) throws -> VerifiedProject {
        let format = conversion.source
        let root = ComparedProject.folder(named: "TestData") + "/examples/\(conversion.folder)"
        let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String }.sorted() ?? []
        let files = paths.filter { format.recognizes(path: $0) }.compactMap { path in
            FileManager.default.contents(atPath: "\(root)/\(path)").map { InputFile(path: path, bytes: Array($0)) }
        }
        #expect(!files.isEmpty)
        return ComparedProject.make(format, files, conversion.language)
    }

    /// For each entry and language the first number for which the target says something else.
    private func differences(
        in project: VerifiedProject,
        _ result: Converter.Result,
        _ target: any TranslationFormat
    ) -> [String] {
        let calls = ConversionCalls(result.legalised, format: target, names: result.names)
        let plan = VerificationPlan(source: project, calls: calls)
        let written = result.files.map { InputFile(path: $0.path, bytes: $0.bytes) }
        let options = RuntimeOptions(sourceLanguage: project.catalog.sourceLanguage)
        let source = Caller(runtime: project.runtime())
        let other = Caller(runtime: target.runtime(for: written, options: options))
        var found: [String] = []
        for entry in plan.entries {
            guard let call = entry.target, let declared = project.catalog.entries[entry.key] else {
                found.append("\(entry.key.name) is gone")
                continue
            }
            for asked in project.catalog.languagesToAsk(for: entry.key, declared) {
                let user = source.user(asked.language, of: entry.key.table)
                let otherUser = other.user(asked.language, of: call.lookUps.first?.key.table ?? "")
                let first = Self.arguments(of: entry.arguments).first { arguments in
                    !user.answer(entry.source, arguments).isSaid(by: otherUser.answer(call, arguments))
                }
                guard let first else { continue }
                found.append("\(entry.key.name) in \(asked.language): \(first.text)")
            }
        }
        return found
    }

    /// 0 to 1000 for each number that chooses, with every text and width, the numbers ascending.
    private static func arguments(of plan: ArgumentPlan) -> [CallArguments] {
        var widths: [Int?] = [nil]
        for width in plan.widths.sorted() { widths += [width, width - 1] }
        var contexts: [[Int: ArgumentValue]] = [[:]]
        for (argument, texts) in plan.texts {
            contexts = contexts.flatMap { context in
                ([.absent] + texts.map { .text($0) }).map { value in context.merging([argument: value]) { $1 } }
            }
        }
        let numbers = plan.selecting.isEmpty ? 0...0 : 0...1000
        var result: [CallArguments] = []
        for number in numbers {
            for (place, selecting) in (plan.selecting.isEmpty ? [-1] : Array(plan.selecting)).enumerated() {
                // A second number is one of few.
                for second in plan.arguments.count > 1 ? [0, 1, 2, 5] : [place] {
                    for context in contexts {
                        for width in widths {
                            let values = plan.arguments.indices.map { index -> ArgumentValue in
                                if let text = context[index] { return text }
                                if index == selecting { return .number(number) }
                                if plan.selecting.contains(index) { return .number(second) }
                                // A number that a reference hands on chooses there.
                                return plan.arguments[index].type == .number ? .number(second) : .text("value")
                            }
                            result.append(CallArguments(values, width: width))
                        }
                    }
                }
            }
        }
        return result
    }
}
