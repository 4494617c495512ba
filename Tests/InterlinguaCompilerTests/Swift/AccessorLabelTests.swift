import InterlinguaPlatforms
import InterlinguaFormats
import InterlinguaIR
import Testing

@testable import InterlinguaCompiler
@testable import InterlinguaGenerator

@Suite("What callers see of accessors")
struct AccessorLabelTests {
    /// The lines of a generated file that declare accessors, without indentation, and their documentation.
    private static func declarations(
        _ format: any TranslationFormat,
        _ files: [(path: String, text: String)]
    ) -> [String] {
        let project = ComparedProject.make(format, files)
        let bytes = SwiftGenerator().generate(project.catalog, from: format, files: project.files).bytes
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
            .map { String($0.drop { $0 == " " }) }
        let accessors = lines.prefix { $0 != "// MARK: - Machinery" }
        return accessors.filter { line in
            line.contains("{ _text") || line.hasPrefix("/// {")
                || line.hasPrefix("/// - ") && !line.hasPrefix("/// - Param")
        }
    }

    /// On Android names are those of all files of a folder.
    @Test
    func filesOfAndroidAreNoGroups() {
        let text = { (name: String) in "<resources><string name=\"\(name)\">\(name)</string></resources>" }
        let found = Self.declarations(
            AndroidFormat(),
            [
                ("values/strings.xml", text("title")), ("values/errors.xml", text("offline")),
                ("legacy/values/errors.xml", text("gone")),
            ]
        )
        #expect(found.contains("static var title: String { _text(0) }"))
        #expect(found.contains { $0.hasPrefix("static var offline: String") })
        #expect(found.contains { $0.hasPrefix("var gone: String") })
    }

    /// A module of Gradle is a group; what all modules' folders are called is none.
    @Test
    func modulesAreGroups() {
        let text = { (name: String) in "<resources><string name=\"\(name)\">\(name)</string></resources>" }
        let project = ComparedProject.make(
            AndroidFormat(),
            ["app/src/main", "feature/src/main", "feature/src/debug"].map {
                (path: "\($0)/res/values/strings.xml", text: text($0.contains("app") ? "title" : "name"))
            }
        )
        let result = SwiftGenerator().generate(project.catalog, from: AndroidFormat(), files: project.files)
        let code = String(decoding: result.bytes, as: UTF8.self)
        #expect(code.matches(of: /nonisolated struct (\w+): Sendable/).map(\.output.1) == ["App", "Feature", "Debug"])
    }

    /// A reference hands on what the other entry makes of its arguments.
    @Test
    func referencesHandArgumentsOn() {
        let text = #"""
            {"friend_male": "Boyfriend", "friend_female": "Girlfriend", "nest": "See $t(friend)",
             "birds_one": "{{count}} bird", "birds_other": "{{count}} birds", "all": "All: $t(birds)",
             "bound": "$t(birds, {\"count\": {{n}} })"}
            """#
        let found = Self.declarations(I18nextFormat(), [("locales/en/translation.json", text)])
        #expect(found.contains { $0.hasPrefix("static func nest(context: L10n.Choice.nest_context? = nil) ->") })
        #expect(found.contains { $0.hasPrefix("static func all(count: Int) ->") })
        #expect(found.contains { $0.hasPrefix("static func bound(n: ") })
    }

    /// Part of the names would leave callers in doubt about the others.
    @Test
    func commentsNameAllArgumentsOrNone() {
        let found = Self.declarations(
            AppleFormat(),
            [("en.lproj/Localizable.strings", "/* %1$@ is the chapter. */\n\"at\" = \"%1$@ of %2$@\";\n")]
        )
        #expect(found.contains { $0.hasPrefix("static func at(_ value1: String, _ value2: String) ->") })
    }

    @Test
    func documentationNamesOuterVariants() {
        let text = """
            {"friend_male_one": "{{count}} boy", "friend_male_other": "{{count}} boys", "friend_one": "{{count}} friend",
             "friend_other": "{{count}} friends"}
            """
        let found = Self.declarations(I18nextFormat(), [("locales/en/translation.json", text)])
        #expect(found.contains("/// - male, one (1 …): {count} boy"))
        #expect(found.contains("/// - otherwise, other (0, 2, 3 …): {count} friends"))
    }

    @Test
    func labelsComeFromComments() {
        let found = Self.declarations(
            AppleFormat(),
            [
                (
                    "en.lproj/Localizable.strings",
                    """
                    /* %1$@ is the price; '%2$@' is a placeholder for the date. */
                    "offer" = "%1$@ until %2$@";
                    """
                )
            ]
        )
        #expect(
            found == [
                "/// {price} until {date}",
                "static func offer(price: String, date: String) -> String { _text_TT(0, price, date) }",
            ]
        )
    }

    /// A whole number chooses a variant, as a rule; what is only shown can be any number.
    @Test
    func numbersHaveTypesThatPeopleExpect() {
        let text =
            #"{"birds_one": "{{count}} bird", "birds_other": "{{count}} birds", "price": "{{value, number}} EUR"}"#
        let found = Self.declarations(I18nextFormat(), [("locales/en/translation.json", text)])
        #expect(found.contains("static func birds(count: Int) -> String { _text_I(0, count) }"))
        #expect(found.contains("static func birds(count: some Numeric) -> String { _text_N(0, count) }"))
        #expect(found.contains("static func price(value: some Numeric) -> String { _text_N(1, value) }"))
    }

    @Test
    func documentationNamesRanges() {
        let text = #"{"cars": {"ie:x=0": "no cars", "iex:0<x<=9": "%d cars", "ie:x>9": "many"}}"#
        let found = Self.declarations(SwifternalizationFormat(), [("base.json", text)])
        #expect(found.contains("/// - 0: no cars"))
        #expect(found.contains("/// - above 0, up to 9: {count} cars"))
        #expect(found.contains("/// - above 9: many"))
    }
}
