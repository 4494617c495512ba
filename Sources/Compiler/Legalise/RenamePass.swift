import InterlinguaIR
import InterlinguaPlatforms

/// Gives every entry the kind of look-up that the target has for it, and a name of its own.
struct RenamePass: LegalisationPass {
    func run(on state: inout LegalisationState) {
        var oldKeys: [Key]?
        if state.entries.contains(where: { $0.features.contains(.references) }) { oldKeys = state.entries.map(\.key) }
        for index in state.entries.indices {
            state.entries[index].key.kind = kind(of: state.entries[index], state.target)
        }
        if state.target.keys.tablesAreFiles { renameTables(in: &state) }
        resolveCollisions(in: &state)
        if !state.target.keys.keepsTables { reportTables(in: &state) }
        if let oldKeys { state.redirectReferences(from: oldKeys) }
    }

    private func kind(of working: WorkingEntry, _ target: Capabilities) -> Key.Kind {
        if working.features.contains(.lists), target.kinds.contains(.list) { return .list }
        if target.kinds.contains(.ordinal) {
            return working.key.kind == .ordinal || working.features.contains(.ordinals) ? .ordinal : .text
        }
        let isAround = working.features.contains(.numberSelects) && target.kinds.contains(.plural)
        return isAround ? .plural : .text
    }

    /// Gives tables with slashes in their names other names in the same folder: files of one name in several folders are
    /// one table to an app.
    private func renameTables(in state: inout LegalisationState) {
        var names: [String: String] = [:]
        for table in state.tables.keys {
            let place = state.tables.place(ofTable: table)
            guard place.name.contains("/") else { continue }
            var name = place.folder + place.name.replacing("/", with: "_")
            while state.tables[name] != nil { name += "_" }
            names[table] = name
            state.tables[name] = state.tables[table]
        }
        if names.isEmpty { return }
        state.tables.removeAll { names[$0.key] != nil }
        for index in state.entries.indices {
            guard let name = names[state.entries[index].key.table] else { continue }
            state.entries[index].key.table = name
            if state.entries[index].isHelper || !state.target.keys.keepsTables { continue }
            let message = "tables with “/” in their names were renamed; use the new names in code"
            state.reportChangedCall(of: state.entries[index], message, name)
        }
    }

    /// Appends the table, the kind or a separator to names that would be taken twice; the first keeps its name.
    private func resolveCollisions(in state: inout LegalisationState) {
        struct Name: Hashable {
            let scope: String
            let kind: Key.Kind
            let path: [String]
        }
        var taken: Set<Name> = []
        taken.reserveCapacity(state.entries.count)
        let scopeKind = state.target.keys.scope
        let separator = state.target.keys.choiceSeparator
        let nests = state.target.keys.itemSeparator == nil
        // `["steps", "0"]` and `["steps.0"]` are one name where names don't nest.
        func name(_ path: [String], _ kind: Key.Kind, in scope: String) -> Name {
            Name(scope: scope, kind: kind, path: nests || path.count == 1 ? path : [path.joined(separator: ".")])
        }
        let marks = state.target.keys.formMarks
        for key in state.entries.lazy.map(\.key) where !marks.isEmpty && key.kind == .plural {
            let scope = scopeKind == .table ? key.table : state.tables.place(ofTable: key.table).folder
            for mark in marks { taken.insert(name([key.name + mark], .text, in: scope)) }
        }
        for index in state.entries.indices {
            let working = state.entries[index]
            let table = working.key.table
            let place = state.tables.place(ofTable: table)
            let scope = scopeKind == .table ? table : place.folder
            var path = working.key.path
            if taken.insert(name(path, working.key.kind, in: scope)).inserted { continue }
            var suffix = place.name[...]
            if suffix.isEmpty || scopeKind == .table { suffix = working.source.kind.rawValue[...] }
            path[path.count - 1] += separator + suffix
            while !taken.insert(name(path, working.key.kind, in: scope)).inserted {
                path[path.count - 1] += separator
            }
            let oldName = working.key.name
            state.entries[index].key.path = path
            redirectParts(of: oldName, in: working.key.table, to: state.entries[index].key.name, around: index, &state)
            if state.target.partLinks {
                let annotation = OriginalNameAnnotation(name: oldName)
                state.entries[index].entry.annotations[OriginalNameAnnotation.self] = annotation
            }
            if working.isHelper { continue }
            let message = "names that would collide in the target were made unique"
            state.reportChangedCall(of: working, message, state.entries[index].key.name)
        }
    }

    /// Names the entries of which the target's files don't tell in which table they are.
    private func reportTables(in state: inout LegalisationState) {
        for working in state.entries where !working.isHelper && !working.key.table.isNameOfFolder {
            if state.options.apps[working.source].asksByTable {
                state.reportChangedCall(of: working, "the target has no tables: look entries up by key alone")
            } else {
                state.recordRewriting(of: working)
                let message = "the target doesn't record which of a language's files an entry is in"
                state.report(.note, .lostAnnotation, message, of: working)
            }
        }
    }

    /// Lets the links of parts follow an entry that was renamed.
    private func redirectParts(
        of name: String,
        in table: String,
        to newName: String,
        around place: Int,
        _ state: inout LegalisationState
    ) {
        // The entries of one source entry stand together.
        let source = state.entries[place].source
        let start = state.entries[..<place].lastIndex { $0.source != source }.map { $0 + 1 } ?? 0
        let end = state.entries[place...].firstIndex { $0.source != source } ?? state.entries.count
        for index in start..<end {
            guard var annotation = state.entries[index].entry.annotations[PartAnnotation.self],
                annotation.whole == name, state.entries[index].key.table == table
            else { continue }
            annotation.whole = newName
            state.entries[index].entry.annotations[PartAnnotation.self] = annotation
        }
    }
}

extension LegalisationState {
    /// Lets references follow entries whose keys changed.
    mutating func redirectReferences(from oldKeys: [Key]) {
        var renamed: [Key: Key] = [:]
        for (working, old) in zip(entries, oldKeys) {
            if working.key != old, renamed[old] == nil { renamed[old] = working.key }
            if working.source != working.key, !working.features.contains(.parts), !working.isHelper,
                renamed[working.source] == nil
            {
                renamed[working.source] = working.key
            }
        }
        if renamed.isEmpty { return }
        for index in entries.indices where entries[index].features.contains(.references) {
            entries[index].entry = entries[index].entry.mappingMessages { _, message in
                message.replacing { element in
                    guard case .reference(var reference) = element, case .entry(let key) = reference.target,
                        let target = renamed[key]
                    else { return nil }
                    reference.target = .entry(target)
                    return Pattern([.reference(reference)])
                }
            }
        }
    }
}

extension String {
    /// Whether it is the name of a folder's default table, and so of none that is called by a name.
    fileprivate var isNameOfFolder: Bool { isEmpty || utf8.last == UInt8(ascii: "/") }
}
