import InterlinguaFormats
import InterlinguaPlatforms
import Testing

/// Facts that a format states in two places: for who only reads it, and for who writes it as well.
@Suite struct FormatFactTests {
    @Test func namesAreThoseOfFoldersForReadersAndWriters() {
        for format in FormatRegistry.formats {
            #expect(format.namesEntriesByFolder == (format.capabilities.keys.scope == .folder), "\(format.name)")
        }
    }
}
