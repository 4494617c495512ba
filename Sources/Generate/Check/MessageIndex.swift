package import InterlinguaIR

/// What a message is known by.
package struct MessageName: Sendable, Hashable {
    package var key: Key
    package var language: LanguageTag

    package init(_ key: Key, _ language: LanguageTag) {
        self.key = key
        self.language = language
    }
}

/// Finds the message that a place in a file belongs to.
///
/// That is the last one that begins before it, unless another one begins later on the same line: a message may be placed at
/// its text, and a diagnostic at its key.
package struct MessageIndex {
    private struct Start {
        var offset: UInt32
        var end: UInt32
        var message: MessageName
    }

    private var starts: [ObjectIdentifier: [Start]] = [:]

    /// Prepares to find messages of a catalogue.
    ///
    /// - Parameter files: the files that places are in.
    package init(_ catalog: Catalog, files: Set<ObjectIdentifier>) {
        for (key, entry) in catalog.entries {
            for (language, message) in entry.messages where message.state != .inherited {
                guard let place = message.place, files.contains(place.file) else { continue }
                starts[place.file, default: []].append(
                    Start(
                        offset: place.offset,
                        end: message.origin.range?.upperBound ?? place.offset,
                        message: MessageName(key, language)
                    )
                )
            }
        }
        for file in starts.keys { starts[file]?.sort { $0.offset < $1.offset } }
    }

    /// The message that a diagnostic is about; nil for what is about no message.
    ///
    /// Of an entry that is given twice only one was read, at the diagnostic's place or at that of a note.
    package func message(of diagnostic: Diagnostic) -> MessageName? {
        let places = [diagnostic.range].compactMap(\.self) + diagnostic.notes.compactMap(\.range)
        let found = places.lazy.compactMap { find(at: $0) }.first { $0.isExact } ?? diagnostic.range.flatMap(find)
        return found?.start.message
    }

    /// The message at a place; nil for a place without one.
    package func message(at place: SourceRange) -> MessageName? {
        find(at: place)?.start.message
    }

    /// The message at a place, and whether the place is within it or before it on its line.
    private func find(at place: SourceRange) -> (start: Start, isExact: Bool)? {
        let own = starts[ObjectIdentifier(place.file)] ?? []
        var (low, high) = (0, own.count)
        while low < high {
            let middle = (low + high) / 2
            if own[middle].offset <= place.lowerBound { low = middle + 1 } else { high = middle }
        }
        // An empty text ends where it begins.
        if low > 0, place.lowerBound < max(own[low - 1].end, own[low - 1].offset + 1) { return (own[low - 1], true) }
        if low < own.count, isOneLine(place.file, from: place.lowerBound, to: own[low].offset) {
            return (own[low], true)
        }
        return low == 0 ? nil : (own[low - 1], false)
    }

    private func isOneLine(_ file: SourceFile, from start: UInt32, to end: UInt32) -> Bool {
        let bytes = file.utf8.dropFirst(Int(start)).prefix(Int(end) - Int(start))
        return !bytes.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    }
}
