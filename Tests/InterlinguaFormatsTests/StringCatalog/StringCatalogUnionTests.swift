import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

/// A new catalogue is put into one that is there.
@Suite struct StringCatalogUnionTests {
    private static let old = #"""
        {
          "sourceLanguage" : "en",
          "strings" : {
            "a" : {
              "comment" : "Mine",
              "extractionState" : "stale",
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "needs_review",
                    "value" : "alt"
                  }
                },
                "ja" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "あ"
                  }
                }
              }
            },
            "mine" : {

            }
          },
          "version" : "1.1"
        }
        """#

    private static let new = #"""
        {"sourceLanguage": "en", "strings": {
          "a": {"extractionState": "manual", "localizations": {"de": {"stringUnit": {"state": "translated", "value": "neu"}}}},
          "b": {"extractionState": "manual"}}, "version": "1.0"}
        """#

    private func union(keepsOthers: Bool) throws -> FileUnion {
        let format = StringCatalogFormat()
        let old = InputFile(path: "Localizable.xcstrings", bytes: Array(Self.old.utf8))
        let new = OutputFile(path: "Localizable.xcstrings", bytes: Array(Self.new.utf8))
        return try #require(try format.union(of: old, with: new, keepsOthers: keepsOthers, unchanged: []))
    }

    @Test func everythingElseStays() throws {
        let union = try union(keepsOthers: true)
        let expected = Self.old.replacing("needs_review", with: "translated").replacing("alt", with: "neu").replacing(
            "    \"mine\"",
            with: "    \"b\" : {\n      \"extractionState\" : \"manual\"\n    },\n    \"mine\""
        )
        #expect(String(decoding: union.bytes, as: UTF8.self) == expected)
        #expect(union.lost == ["a in ja", "mine"])
    }

    @Test func whatIsNotMadeAgainGoesOnDemand() throws {
        let text = String(decoding: try union(keepsOthers: false).bytes, as: UTF8.self)
        #expect(!text.contains("あ"))
        #expect(!text.contains("mine"))
        #expect(text.contains("\"comment\" : \"Mine\""))
        #expect(text.contains("\"extractionState\" : \"stale\""))
    }

    @Test func aFileThatIsNoCatalogueIsRefused() {
        let format = StringCatalogFormat()
        let new = OutputFile(path: "Localizable.xcstrings", bytes: Array(Self.new.utf8))
        for text in ["[]", "{\"strings\": 1}", "{"] {
            let old = InputFile(path: "Localizable.xcstrings", bytes: Array(text.utf8))
            #expect(throws: FileOutline.Failure.self) {
                try format.union(of: old, with: new, keepsOthers: true, unchanged: [])
            }
        }
    }

    private func union(of old: String, with new: String) throws -> FileUnion? {
        try StringCatalogFormat().union(
            of: InputFile(path: "Localizable.xcstrings", bytes: Array(old.utf8)),
            with: OutputFile(path: "Localizable.xcstrings", bytes: Array(new.utf8)),
            keepsOthers: true,
            unchanged: []
        )
    }

    /// The texts of one source language would become translations of the other.
    @Test func anotherSourceLanguageIsRefused() {
        #expect(throws: FileOutline.Failure.self) {
            try union(
                of: #"{"sourceLanguage": "de", "strings": {}, "version": "1.0"}"#,
                with: #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#
            )
        }
    }

    @Test func translationsThatComeAreShown() throws {
        let union = try union(
            of: #"{"sourceLanguage": "en", "strings": {"a": {"shouldTranslate": false}}, "version": "1.0"}"#,
            with: """
                {"sourceLanguage": "en", "strings": {"a": {"localizations": {"de": {"stringUnit": {"state": "translated", \
                "value": "A"}}}}}, "version": "1.0"}
                """
        )
        let text = String(decoding: try #require(union).bytes, as: UTF8.self)
        #expect(!text.contains("shouldTranslate"))
        #expect(text.contains("\"de\""))
    }

    @Test func argumentsKeepTheirNames() throws {
        func text(_ text: String) -> String { #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"# }
        func catalog(_ german: String, _ english: String) -> String {
            let texts = #"{"de": \#(text(german)), "en": \#(text(english))}"#
            return #"{"sourceLanguage": "en", "strings": {"a": {"localizations": \#(texts)}}, "version": "1.0"}"#
        }
        let union = try union(
            of: catalog("Aus %(city)@: %(name)@", "%(name)@ from %(city)@"),
            with: catalog("Von %2$@: %1$@", "%1$@ from %2$@")
        )
        let merged = String(decoding: try #require(union).bytes, as: UTF8.self)
        #expect(merged.contains("Von %2$(city)@: %1$(name)@"))
        #expect(merged.contains("%1$(name)@ from %2$(city)@"))
    }

    /// What is still the same was reviewed, or was not.
    @Test func statesAndCommentsAreTheTranslators() throws {
        let old = """
            {"sourceLanguage": "en", "strings": {"a": {"comment": "Own", "localizations": {"de": {"stringUnit": {"value": "A", \
            "state": "needs_review"}}}}}, "version": "1.0"}
            """
        let union = try union(
            of: old,
            with: """
                {"sourceLanguage": "en", "strings": {"a": {"comment": "New", "localizations": {"de": {"stringUnit": {"state": \
                "translated", "value": "A"}}}}}, "version": "1.0"}
                """
        )
        let text = String(decoding: try #require(union).bytes, as: UTF8.self)
        #expect(text.contains("needs_review") && text.contains("Own") && !text.contains("New"))
    }
}
