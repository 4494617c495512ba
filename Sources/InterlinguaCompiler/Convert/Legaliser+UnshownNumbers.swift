import InterlinguaFormats
import InterlinguaIR

extension Legaliser.Result {
    /// Says that numbers which choose, and which no text shows, are passed as whole numbers, if there are such arguments.
    mutating func announceWholeNumbers(of source: Catalog, _ apps: SourceApps) {
        var first: (key: Key, entry: Entry)?
        var found: [ConversionLoss] = []
        let unshown = source.entries.values.elements.concurrentMapInRuns { $0.unshownNumbers }
        for (index, arguments) in unshown.enumerated() where !arguments.isEmpty {
            let (key, entry) = source.entries.elements[index]
            guard apps[key].passesUnshownFractions else { continue }
            for argument in arguments {
                let loss = ConversionLoss("reading-differs", of: key, in: nil, .numbers(.fractional, of: argument))
                outcomes.announce(loss)
                found.append(loss)
            }
            if first == nil { first = (key, entry) }
        }
        guard let first else { return }
        announce(found, throughAllReferencesIn: source)
        diagnostics.append(
            Diagnostic(
                .note,
                "reading-differs",
                "a number that no text shows is passed as a whole number in the target: 1.5 can't be asked for",
                at: first.entry.range(in: source.sourceLanguage),
                notes: [Diagnostic.Note(first.key.name, at: first.entry.range(in: source.sourceLanguage))]
            )
        )
    }
}

extension Entry {
    /// The arguments by which number selects choose, that can be any number and that no text shows.
    fileprivate var unshownNumbers: [Argument] {
        if arguments.isEmpty { return [] }
        var selecting: Set<Int> = []
        for message in messages.values {
            for pattern in message.patterns where pattern.plainText == nil {
                for select in pattern.selects {
                    if case .argument(let argument, let reading) = select.selector, reading != .integer,
                        reading != .unsignedInteger, select.numberArgument != nil
                    {
                        selecting.insert(argument)
                    }
                }
            }
        }
        return arguments.indices.filter { index in
            guard selecting.contains(index) else { return false }
            switch arguments[index].type {
            case .any, .number: return !shows(index)
            default: return false
            }
        }.map { arguments[$0] }
    }
}
