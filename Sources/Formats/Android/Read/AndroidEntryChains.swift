import InterlinguaIR

/// The entries of a project: for each one the chain of its occurrences, in the order of languages.
///
/// An object for the same reason as ``AndroidProject``.
final class AndroidEntryChains: Sendable {
    /// The files that the entries occur in.
    let project: AndroidProject

    let index: AndroidNameIndex

    private let next: [Int32]
    private let replaced: [Int32: Int32]

    /// Keeps what was linked.
    ///
    /// - Parameters:
    ///   - project: The files that the entries occur in.
    ///   - index: The entries by their names.
    ///   - next: The next occurrence in each occurrence's chain, -1 at the end.
    ///   - replaced: Occurrences in whose place others stand.
    init(project: AndroidProject, index: AndroidNameIndex, next: [Int32], replaced: [Int32: Int32]) {
        self.project = project
        self.index = index
        self.next = next
        self.replaced = replaced
    }

    /// Gives the occurrences of an entry, in the order of languages.
    func occurrences(of slot: Int) -> [Int32] {
        var list: [Int32] = []
        var occurrence = index.slots[slot].head
        while occurrence >= 0 {
            list.append(replaced.isEmpty ? occurrence : replaced[occurrence] ?? occurrence)
            occurrence = next[Int(occurrence)]
        }
        return list
    }

    func key(of slot: Int) -> Key {
        let slot = index.slots[slot]
        let name = project.extra(of: slot.head)?.originalName ?? slot.name
        return Key(name, table: project.files[Int(slot.file)].table, kind: slot.kind.lookup)
    }

    /// The name of an entry in its files; nil where its key has the same one.
    func spelling(of slot: Int) -> String? {
        let head = index.slots[slot].head
        let (file, place) = project.place(of: head)
        if let spelling = file.resources[place].spelling { return spelling }
        return project.extra(of: head)?.originalName == nil ? nil : index.slots[slot].name
    }

    /// The entry of the same name over which one is laid; nil without any.
    func overlaid(by slot: AndroidNameIndex.Slot) -> Int? {
        project.overlaidModules[Int(slot.module)].flatMap { index.find(slot.name, slot.kind, $0) }
    }

    /// The key that a reference in a file means; nil where nothing has the name, or nothing tells which module is meant.
    func key(of type: String, _ name: String, from file: Int) -> Key? {
        let slots = slots(of: type, name, from: file)
        return slots.count == 1 ? key(of: slots[0]) : nil
    }

    /// The entries that a reference in a file may mean: that of its module or the one that this is laid over, else that of
    /// the nearest module that the build files name, else all of that name.
    func slots(of type: String, _ name: String, from file: Int) -> [Int] {
        let kind: AndroidFile.Kind = type == "string" ? .string : type == "plurals" ? .plurals : .array
        // Entries of files with mangled names are known by those that they were made of.
        let unmangled = project.files[file].hasMangledNames ? AndroidName.unmangle(name) : name
        let module = Int(project.moduleOfFile[file])
        let near = [module] + [project.overlaidModules[module].map(Int.init)].compactMap(\.self)
        for name in unmangled == name ? [name] : [name, unmangled] {
            func find(_ module: Int) -> Int? { index.find(name, kind, Int32(truncatingIfNeeded: module)) }
            if let slot = near.lazy.compactMap(find).first { return [slot] }
            let others = project.modules.indices.filter { find($0) != nil }
            let nearest = others.count > 1 ? GradleBuild.nearest(of: others, to: near[0], project.dependencies) : nil
            if !others.isEmpty { return (nearest.map { [$0] } ?? others).compactMap(find) }
        }
        return []
    }
}
