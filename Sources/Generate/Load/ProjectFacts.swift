package import InterlinguaFormats
import InterlinguaIR

/// Where the files of a project lie that may say something about its translations.
package struct ProjectPlaces: Sendable {
    /// The files and folders that were given.
    package var inputs: [String]

    /// All files below the folders that were given.
    package var files: [FileFinder.Candidate]

    /// The translation files of one format.
    package var translations: [String]
}

/// What the files around translations say about them, or about those of one app.
package struct ProjectFacts: Sendable, Hashable {
    /// The language that the project is written in.
    package var word: SourceLanguageChoice.Word?

    /// What the app tells the library that reads the translations.
    package var settings: [String: RuntimeSetting]

    /// The settings whose values the file computes.
    package var unreadable: [String]

    /// The file that says the settings; empty where they change nothing that an app does.
    package var place: String

    /// What the summary says of settings in place of their names.
    package var remarks: [String: String] = [:]

    /// The paths of the translations that it is said about, where it holds for some only: those of one of several apps.
    package var translations: Set<String> = []

    package init(
        word: SourceLanguageChoice.Word? = nil,
        settings: [String: RuntimeSetting] = [:],
        unreadable: [String] = [],
        place: String = ""
    ) {
        self.word = word
        self.settings = settings
        self.unreadable = unreadable
        self.place = place
    }

    /// Which settings count, for the summary of a run; nil if there are none.
    package var settingsNote: String? {
        if place.isEmpty { return nil }
        let computed = unreadable.isEmpty ? [] : ["not understood: " + unreadable.joined(separator: ", ")]
        let said = settings.keys.sorted().map { remarks[$0] ?? $0 }.filter { !$0.isEmpty }
        let parts = (said.isEmpty ? [] : [said.joined(separator: ", ")]) + computed
        return parts.isEmpty ? nil : "settings: \(parts.joined(separator: "; ")) (\(place))"
    }
}
