import InterlinguaIR
import OrderedCollections

/// A namespace's names, grouped into entries.
struct I18nextGrouping: Sendable {
    /// A name that says a part of an entry.
    struct Member: Sendable {
        var name: Int
        /// The place of its context among the entry's; nil for none.
        var context: Int?
        /// Its form; nil for the text without one.
        var form: I18nextFormName?
        var isIndefinite: Bool
    }

    struct Unit: Sendable {
        /// The number of its key's name.
        var base: Int
        var isOrdinal: Bool
        /// The values of `context` that it has texts for.
        var contexts: [String]
        var members: [Member]

        /// Whether numbers choose among its texts.
        var hasForms: Bool { members.contains { $0.form != nil } }

        /// How many arguments choose among its texts.
        var choiceCount: Int {
            (contexts.isEmpty ? 0 : 1) + (hasForms ? 1 : 0) + (members.contains(where: \.isIndefinite) ? 1 : 0)
        }

        /// The name of the text that is shown without a number in a context, or in none if the context has no text.
        func base(in context: String?) -> Int? {
            let texts = members.filter { $0.form == nil && !$0.isIndefinite }
            let own = texts.first { $0.context != nil && $0.context.map { contexts[$0] } == context }
            return (own ?? texts.first { $0.context == nil })?.name
        }

        /// Whether the entry is one text and nothing else.
        var isPlain: Bool {
            members.count == 1 && contexts.isEmpty && members[0].form == nil && !members[0].isIndefinite
        }
    }

    /// The entries, in the order of the names.
    private(set) var units: [Unit] = []

    /// Groups a namespace's names, which may get further numbers for keys that no file has.
    init(_ table: inout I18nextTableDraft, version: I18nextVersion, settings: I18nextSettings) {
        let keyNames = I18nextKeyNames(settings, namespace: table.namespace)
        let families = I18nextFamilies(&table, version: version, settings: settings, keys: keyNames)
        // For each name the place of the form that it is, -1 for none; names are numbers here and below.
        var forms: [(stem: I18nextFamilies.Stem, member: I18nextFamilies.Member)] = []
        var places = [Int](repeating: -1, count: table.names.count)
        for (stem, members) in families.candidates where families.accepted.contains(stem) {
            for member in members {
                places[member.name] = forms.count
                forms.append((stem, member))
            }
        }
        var keys = I18nextKeys(nameCount: table.names.count)
        for name in table.leaves {
            let place = places[name]
            keys.insert(place >= 0 ? forms[place].stem.name : name, isPlural: place >= 0)
        }
        let contexts = I18nextContexts(keys, &table, settings: settings)
        // For each name the entries that it is the key of, of cardinal and of ordinal numbers; -1 for none.
        var numbers = [Int](repeating: -1, count: table.names.count * 2)
        var contextNumbers: [ContextName: Int] = [:]
        units.reserveCapacity(keys.names.count)
        for name in table.leaves {
            let form = places[name] >= 0 ? forms[places[name]] : nil
            let stem = form?.stem ?? I18nextFamilies.Stem(name: name, isOrdinal: false)
            let part = contexts.parts.isEmpty ? nil : contexts.parts[stem.name]
            let key = I18nextFamilies.Stem(name: part?.base ?? stem.name, isOrdinal: stem.isOrdinal)
            var member = Member(
                name: name,
                context: nil,
                form: form?.member.form,
                isIndefinite: form?.member.isIndefinite ?? false
            )
            let place = key.name * 2 + (key.isOrdinal ? 1 : 0)
            var number = numbers[place]
            if number < 0 {
                number = units.count
                numbers[place] = number
                units.append(Unit(base: key.name, isOrdinal: key.isOrdinal, contexts: [], members: []))
            }
            if let part {
                let context = ContextName(unit: number, value: part.value)
                let place = contextNumbers[context] ?? units[number].contexts.count
                if place == units[number].contexts.count {
                    contextNumbers[context] = place
                    units[number].contexts.append(part.value)
                }
                member.context = place
            }
            units[number].members.append(member)
        }
    }

    private struct ContextName: Hashable {
        var unit: Int
        var value: String
    }
}
