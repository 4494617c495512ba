#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#endif
import InterlinguaCompiler
import InterlinguaFormats
import InterlinguaGenerator
import InterlinguaIR
import InterlinguaPlatforms

/// What reads bytes that nobody can vouch for.
enum FuzzTarget: String, CaseIterable {
    case strings, stringsdict, xcstrings, android, i18next, i18nextV1 = "i18next-v1", smartling, swifternalization
    case configuration, requests, exchange

    /// The name of the format and the path of the one file that its project has, where it is a front end.
    private var file: (format: String, path: String)? {
        switch self {
        case .strings: ("apple", "en.lproj/Localizable.strings")
        case .stringsdict: ("apple", "en.lproj/Localizable.stringsdict")
        case .xcstrings: ("xcstrings", "Localizable.xcstrings")
        case .android: ("android", "values/strings.xml")
        case .i18next: ("i18next", "en/translation.json")
        case .i18nextV1: ("i18next-v1", "en.lproj/i18next.json")
        case .smartling: ("smartling", "en.lproj/Localizable.strings")
        case .swifternalization: ("swifternalization", "base.json")
        case .configuration, .requests, .exchange: nil
        }
    }

    /// Does with the bytes what commands do with a file.
    func run(_ bytes: [UInt8]) {
        switch self {
        case .configuration: _ = ProjectConfiguration.read(path: "interlingua.json", bytes: bytes)
        case .requests: _ = try? RenderRequest(json: bytes)
        case .exchange: _ = ExchangeFormat.read(path: "pl.xliff", bytes: bytes)
        default: if let file { convert(bytes, at: file.path, of: file.format) }
        }
    }

    /// Reads a file, writes another format, and compares what both apps show.
    private func convert(_ bytes: [UInt8], at path: String, of name: String) {
        guard let format = FormatRegistry.format(named: name),
            let target = FormatRegistry.format(named: name == "android" ? "apple" : "android")
        else { return }
        let files = [InputFile(path: path, bytes: bytes)]
        let result = format.read(files, options: ReadingOptions(sourceLanguage: LanguageTag("en")))
        if result.catalog.entries.isEmpty { return }
        let project = VerifiedProject(
            format: format.settled(by: result).platform,
            catalog: result.catalog,
            unfolded: result.unfolded,
            names: result.names,
            files: files,
            diagnostics: result.diagnostics
        )
        let converter = Converter()
        let converted = converter.convert(project.catalog, from: project.format, to: target)
        _ = converter.verify(converted, of: project, for: target)
        _ = converter.readBack(converted, as: target, result.diagnostics)
    }

    /// The target that the environment names.
    static let chosen: FuzzTarget = {
        if let name = getenv("INTERLINGUA_FUZZ"), let target = FuzzTarget(rawValue: String(cString: name)) {
            return target
        }
        print("INTERLINGUA_FUZZ names what is fed: \(allCases.map(\.rawValue).joined(separator: ", "))")
        exit(64)
    }()
}

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    FuzzTarget.chosen.run(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
}
