package import InterlinguaIR

/// Finds the message that a place in a file belongs to: the last one that begins before it.
package struct MessageIndex {
    private struct Start {
        var offset: UInt32
        var key: Key
        var language: LanguageTag
    }

    private var starts: [ObjectIdentifier: [Start]] = [:]

    /// Prepares to find messages of a catalogue.
    ///
    /// - Parameter files: the files that places are in.
    package init(_ catalog: Catalog, files: Set<ObjectIdentifier>) {
        for (key, entry) in catalog.entries {
            for (language, message) in entry.messages {
                guard let place = message.place, files.contains(place.file) else { continue }
                starts[place.file, default: []].append(Start(offset: place.offset, key: key, language: language))
            }
        }
        for file in starts.keys { starts[file]?.sort { $0.offset < $1.offset } }
    }

    /// The message; nil for a place before the first one of its file.
    package func message(at place: SourceRange) -> (key: Key, language: LanguageTag)? {
        let own = starts[ObjectIdentifier(place.file)] ?? []
        var (low, high) = (0, own.count)
        while low < high {
            let middle = (low + high) / 2
            if own[middle].offset <= place.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : (own[low - 1].key, own[low - 1].language)
    }
}
