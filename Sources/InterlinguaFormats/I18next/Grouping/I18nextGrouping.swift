import InterlinguaIR
import OrderedCollections

/// A namespace's names, grouped into entries.
struct I18nextGrouping: Sendable {
    /// A name that says a part of an entry.
    struct Member: Sendable {
        /// The number of its name.
        var name: Int
        /// The place of its context among the entry's; nil for none.
        var context: Int?
        /// Its form; nil for the text without one.
        var form: I18nextFormName?
        /// Whether it is the indefinite text.
        var isIndefinite: Bool
    }

    /// One entry to be.
    struct Unit: Sendable {
        /// The number of its key's name.
        var base: Int
        /// Whether it says ordinal numbers.
        var isOrdinal: Bool
        /// The values of `context` that it has texts for.
        var contexts: [String]
        /// Its names, in order.
        var members: [Member]

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
        // For each name the key whose form it is.
        var forms: [Int: (stem: I18nextFamilies.Stem, member: I18nextFamilies.Member)] = [:]
        for (stem, members) in families.candidates where families.accepted.contains(stem) {
            for member in members { forms[member.name] = (stem, member) }
        }
        var keys: OrderedDictionary<Int, Bool> = [:]
        keys.reserveCapacity(table.leaves.count)
        for name in table.leaves {
            if let form = forms[name] {
                keys[form.stem.name] = true
            } else if keys[name] == nil {
                keys[name] = false
            }
        }
        let contexts = I18nextContexts(keys, &table, settings: settings)
        var numbers: [I18nextFamilies.Stem: Int] = [:]
        var contextNumbers: [ContextName: Int] = [:]
        units.reserveCapacity(keys.count)
        for name in table.leaves {
            let form = forms[name]
            let stem = form?.stem ?? I18nextFamilies.Stem(name: name, isOrdinal: false)
            let part = contexts.parts[stem.name]
            let key = I18nextFamilies.Stem(name: part?.base ?? stem.name, isOrdinal: stem.isOrdinal)
            var member = Member(
                name: name,
                context: nil,
                form: form?.member.form,
                isIndefinite: form?.member.isIndefinite ?? false
            )
            let number = numbers[key] ?? units.count
            if number == units.count {
                numbers[key] = number
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

    /// A context of an entry.
    private struct ContextName: Hashable {
        var unit: Int
        var value: String
    }
}
