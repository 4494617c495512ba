import Foundation
import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler
@testable import InterlinguaGenerator

/// Projects to compare, made of texts.
enum ComparedProject {
    /// Reads a project of files that a test writes down.
    static func make(
        _ format: any TranslationFormat,
        _ files: [(path: String, text: String)],
        sourceLanguage: String = "en"
    ) -> VerifiedProject {
        make(format, files.map { InputFile(path: $0.path, bytes: Array($0.text.utf8)) }, sourceLanguage)
    }

    /// Reads a project of files.
    static func make(
        _ format: any TranslationFormat,
        _ files: [InputFile],
        _ sourceLanguage: String = "en"
    ) -> VerifiedProject {
        let options = ReadingOptions(sourceLanguage: LanguageTag(sourceLanguage))
        let result = format.read(files.filter { format.recognizes(path: $0.layoutPath) }, options: options)
        return VerifiedProject(
            format: format,
            catalog: result.catalog,
            unfolded: result.unfolded,
            names: result.names,
            files: files,
            diagnostics: result.diagnostics
        )
    }

    /// Reads one of the two catalogues of the imaginary app, in some of its languages or all.
    static func testData(_ name: String, folders: Set<String>? = nil) throws -> VerifiedProject {
        let format = try #require(FormatRegistry.format(named: name))
        let loaded = try Loader(formatName: name).load(["\(testDataFolder)/\(name)"])
        guard let folders else { return loaded.project }
        let files = loaded.files.filter { file in
            file.layoutPath.split(separator: "/").contains { folders.contains(String($0)) }
        }
        return make(format, files, loaded.catalog.sourceLanguage.identifier)
    }

    /// The folder of the imaginary app's catalogues.
    static var testDataFolder: String { folder(named: "TestData") }

    /// A folder at the root of the repository.
    static func folder(named name: String) -> String {
        var components = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        while let last = components.popLast(), last != "Tests" {}
        return (components + [Substring(name)]).joined(separator: "/")
    }
}

extension VerifiedProject {
    /// Converts the project, and reads what was written.
    func converted(
        to target: any TranslationFormat,
        fillsGaps: Bool = false
    ) -> (project: VerifiedProject, report: ConversionReport, result: Converter.Result) {
        let converter = Converter(options: Converter.Options(fillsGaps: fillsGaps))
        let result = converter.convert(catalog, from: format, to: target)
        let files = result.files.map { InputFile(path: $0.path, bytes: $0.bytes) }
        let project = ComparedProject.make(target, files, catalog.sourceLanguage.identifier)
        return (project, converter.report(result, of: self, for: target), result)
    }
}
