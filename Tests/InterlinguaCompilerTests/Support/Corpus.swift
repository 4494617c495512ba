import Foundation
import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler
@testable import InterlinguaGenerator

/// Real applications' catalogues, which are no part of the project.
enum Corpus {
    /// The folder that holds `android/`, `stringsdict/` and the others; nil where there is none.
    static let directory = ProcessInfo.processInfo.environment["INTERLINGUA_CORPUS"]

    /// Whether the corpus is there; tests that need it say so where it is not.
    static var isPresent: Bool { directory != nil }

    /// Apple projects, those made of real applications.
    static let appleProjects = [
        "stringsdict/duckduckgo-ios", "stringsdict/mapbox-gl-native-ios", "stringsdict/utm",
        "strings/home-assistant-ios",
        "strings/swiftfin", "strings/pocket-casts-ios", "strings/formatterkit", "strings/datetools", "strings/vpnon",
    ]

    /// Android projects.
    static let androidProjects = [
        "android/thunderbird-android", "android/lineageos-messaging", "android/lineageos-deskclock",
        "android/lineageos-telephony", "android/wikipedia-android", "android/focus-android",
    ]

    /// Reads a project.
    static func load(_ project: String, as format: String) throws -> Loader.Loaded {
        let directory = try #require(Self.directory)
        return try Loader(formatName: format).load([directory + "/" + project])
    }
}

extension TranslationFormat {
    /// Reads files that a back end made.
    func readBack(_ files: [OutputFile], sourceLanguage: LanguageTag) -> ReadingResult {
        read(
            files.filter { recognizes(path: $0.path) }.map { InputFile(path: $0.path, bytes: $0.bytes) },
            options: ReadingOptions(sourceLanguage: sourceLanguage)
        )
    }
}
