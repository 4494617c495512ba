package import InterlinguaFormats
import InterlinguaIR

extension SourceFormat {
    package var platform: any TranslationFormat { self as? any TranslationFormat ?? UnknownPlatform(format: self) }
}

/// Stands for a platform that nobody wrote a model of: its format can be read, and that is all.
private struct UnknownPlatform: TranslationFormat {
    let format: any SourceFormat

    var name: String { format.name }
    var summary: String { format.summary }
    var capabilities: Capabilities { .apple }
    var callSyntax: any CallSyntax { SwiftCalls.foundation }
    var settingNames: [String] { format.settingNames }

    func recognizes(path: String) -> Bool { format.recognizes(path: path) }
    func evidence(in files: [InputFile]) -> [FormatEvidence] { format.evidence(in: files) }
    func values(ofSetting name: String) -> String { format.values(ofSetting: name) }
    func accepts(setting name: String, _ value: RuntimeSetting) -> Bool { format.accepts(setting: name, value) }
    func isFormat(_ entry: Entry) -> Bool { format.isFormat(entry) }

    func read(_ files: [InputFile], options: ReadingOptions) -> ReadingResult { format.read(files, options: options) }

    func write(_ catalog: Catalog, options: WritingOptions) -> WritingResult {
        let message = "\(name) is a format that can only be read"
        return WritingResult(files: [], diagnostics: [Diagnostic(.error, .unwritable, message)])
    }

    func runtime(for files: [InputFile], options: RuntimeOptions) -> any Runtime { Silence() }

    /// A platform that shows nothing.
    private struct Silence: Runtime {
        func answer(_ request: RuntimeRequest) -> RuntimeAnswer {
            .failure(RuntimeFailure("missing-resource", "nothing is known of the platform"))
        }

        func explain(_ request: RuntimeRequest) -> RuntimeExplanation {
            RuntimeExplanation(answer: answer(request), steps: [])
        }
    }
}
