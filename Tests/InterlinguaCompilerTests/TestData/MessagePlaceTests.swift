import InterlinguaFormats
import InterlinguaIR
import Testing

@testable import InterlinguaCompiler
@testable import InterlinguaGenerator

/// Messages know where they are, whatever their construct: findings are told by it whose they are.
@Suite struct MessagePlaceTests {
    @Test(arguments: SourceFormatRegistry.formats.filter { $0.name != "i18next" }.map(\.name))
    func everyMessageOfTestDataHasAPlaceOfItsOwn(_ format: String) throws {
        let loaded = try Loader(formatName: format).load([ComparedProject.folder(named: "TestData") + "/" + format])
        let catalog = loaded.unfolded ?? loaded.catalog
        #expect(!catalog.entries.isEmpty)
        var known: [Message.Place: Key] = [:]
        for (key, entry) in catalog.entries {
            for (language, message) in entry.messages where message.state != .inherited {
                // A binary property list has no places.
                if message.origin.range?.file.utf8.isEmpty ?? false { continue }
                guard let place = message.place, place.offset > 0 else {
                    Issue.record("“\(key.name)” in \(language) has no place")
                    continue
                }
                if let other = known[place] {
                    #expect(other.path == key.path, "“\(key.name)” in \(language) is where “\(other.name)” is")
                }
                known[place] = key
            }
        }
    }
}
