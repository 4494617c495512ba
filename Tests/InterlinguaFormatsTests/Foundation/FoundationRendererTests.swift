import InterlinguaIR
import InterlinguaSemantics
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

/// Two readings of the same files: the model of the platform, and the front end with the renderer.
@Suite("The model of Foundation against front end and renderer")
struct FoundationRendererTests {
    @Test("The example app says the same")
    func exampleApp() throws {
        let result = try compare(TestData.appleFiles(in: "apple"))
        #expect(result.differences == [])
        #expect(result.count > 10_000)
    }

    @Test("String Catalogs say the same", arguments: ["xcstrings", "examples/xcstrings"])
    func catalogs(folder: String) throws {
        let result = try compare(StringCatalogFiles.below(folder), as: StringCatalogFormat())
        #expect(result.differences == [])
        #expect(result.count > 100)
    }

    // Skipped without the folder of real files, which is not part of the package.
    @Test(
        "Real String Catalogs say the same",
        .enabled(if: AppleCorpus.folder != nil),
        arguments: ["coteditor", "fixtures-xcresource", "fixtures-xcstrings-tool", "rectangle", "trio"]
    )
    func realCatalogs(name: String) throws {
        let files = StringCatalogFiles.all(in: "\(AppleCorpus.folder ?? "")/xcstrings/\(name)")
        let keys = try compare(files, as: StringCatalogFormat()).keys.sorted()
        // Names with points, and an argument that is a number and an object.
        #expect(
            keys.allSatisfy {
                name == "fixtures-xcstrings-tool" && ["Key en", "xample.string en"].contains(where: $0.hasSuffix)
            }
        )
    }

    // Skipped without the folder of real files, which is not part of the package.
    @Test(
        "Real projects say the same",
        .enabled(if: AppleCorpus.folder != nil),
        arguments: AppleCorpus.projects
    )
    func project(project: String) throws {
        let result = try compare(AppleCorpus.files(of: project))
        if project == "stringsdict/utm" {
            // Foundation stops reading the French file in silence and loses 258 entries.
            #expect(result.keys.allSatisfy { $0.hasSuffix(" fr") })
            #expect((200...258).contains(result.keys.count))
        } else {
            #expect(result.keys.sorted() == Self.expected[project, default: []].sorted())
        }
    }

    /// Where the front end reads what was meant, and the app nevertheless shows something else.
    private static let expected: [String: [String]] = [
        // A percent sign and a space.
        "strings/pocket-casts-ios": ["/eoy_year_over_year_title_went_up ja"],
        // References with blanks in them are objects, for which a number crashes.
        "stringsdict/duckduckgo-ios": ["cs", "et", "fr", "lt"].map {
            "SyncUI//bookmarks.invalid.objects.present.description \($0)"
        } + ["SyncUI//credentials.invalid.objects.present.description et"],
        // Keys that only Base.lproj has, beside a file in en.lproj; variables that are not defined; `%d` for a text.
        "stringsdict/fixtures-r-swift": [
            "LocalizedStringApp/LocalizedStringApp/nine/nine3 en",
            "LocalizedStringApp/LocalizedStringApp/nine/nineArg3 en",
            "ResourceApp/ResourceApp/Strings/Generic/fault delta en",
            "ResourceApp/ResourceApp/Strings/Generic/fault epsilon en",
            "ResourceApp/ResourceApp/Strings/Settings/FormatSpecifiers2 nl",
            "ResourceApp/ResourceApp/Strings/Settings/FormatSpecifiers5 nl",
            "ResourceApp/ResourceApp/Strings/Settings/incorrect in dutch nl",
        ],
        // A file outside of folders hides the one in en.lproj; addresses; an entry with two rules; objects that variables
        // take for integers.
        "stringsdict/fixtures-swiftgen": [
            "/because en", "/duplicate en", "/types en",
            "LocPluralErrorBothTypeKeys/competition.tab.favorite-players en",
            "LocPluralErrorPlaceholders/plural.wrong-positional-value en",
            "LocPluralUnsupported/unsupported-use.placeholders-in-variable-rule.string-int en",
            "playground//types en",
        ],
        // Files with two byte order marks.
        "stringsdict/mapbox-gl-native-ios": ["GROUP_FOOTER", "GROUP_TITLE", "SWITCH_TITLE"].flatMap { name in
            ["gl", "it"].map { "ios-settings/Root/TELEMETRY_\(name) \($0)" }
        },
    ]

    private func compare(
        _ files: [InputFile],
        as format: any TranslationFormat = AppleFormat()
    ) throws -> (count: Int, differences: [String], keys: Set<String>) {
        let source = try #require(LanguageTag("en"))
        let catalog = format.read(files, options: ReadingOptions(sourceLanguage: source)).catalog
        let renderer = Renderer(catalog)
        let runtime = format.runtime(for: files, options: RuntimeOptions(sourceLanguage: source))
        var compared = 0
        var differences: [String] = []
        var keys: Set<String> = []
        for (key, entry) in catalog.entries {
            let contexts = Self.contexts(for: entry)
            let isRaw = !format.isFormat(entry)
            for language in entry.messages.keys {
                for context in contexts {
                    var request = RuntimeRequest(
                        [key.name],
                        languages: [language],
                        table: key.table,
                        arguments: context.values,
                        isRaw: isRaw
                    )
                    request.width = context.width
                    request.device = context.device
                    compared += 1
                    let shown = renderer.render(key, in: language, context).shown ?? ""
                    let answer = runtime.answer(request)
                    if answer != .text(shown) {
                        let call = "\(key.table)/\(key.name) \(language) \(context.values.map(\.text))"
                        keys.insert("\(key.table)/\(key.name) \(language)")
                        differences.append("\(call): \(answer) ≠ \(shown)")
                    }
                }
            }
        }
        return (compared, differences, keys)
    }

    private static func contexts(for entry: Entry) -> [RenderingContext] {
        if entry.arguments.isEmpty, !entry.hasSelects { return [RenderingContext()] }
        let numbers = [0, 1, 2, 3, 5, 10, 11, 21, 100, 103]
        var contexts = numbers.indices.map { step in
            RenderingContext(
                entry.arguments.enumerated().map { index, argument in
                    switch argument.type {
                    case .any, .text: return index == 0 && step == 1 ? .text("") : .text("text \(index)")
                    case .character: return .text("c")
                    case .decimal where step % 2 == 1: return .decimal("\(numbers[step]).5")
                    default: return .number(numbers[(step + 3 * index) % numbers.count])
                    }
                }
            )
        }
        if let first = contexts.first {
            for width in [0, 10, 20, 30, 60] {
                contexts.append(RenderingContext(first.values, width: width))
            }
            for device in ["iphone", "ipad", "mac", "applewatch"] {
                contexts.append(RenderingContext(first.values, device: device))
            }
        }
        return contexts
    }
}

extension Entry {
    /// Whether something is chosen by width, device or number.
    fileprivate var hasSelects: Bool {
        messages.values.contains { message in
            message.patterns.contains { pattern in
                pattern.elements.contains { element in
                    if case .select = element { return true }
                    return false
                }
            }
        }
    }
}
