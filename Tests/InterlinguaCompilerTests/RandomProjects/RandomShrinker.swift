/// Finds a smaller project that fails in the same way.
struct RandomShrinker {
    /// Whether a project still fails.
    var fails: (RandomProject) -> Bool

    /// How many projects are tried at most.
    var stepCount = 300

    /// Drops languages, entries, forms and parts of texts as long as the failure stays.
    mutating func shrink(_ project: RandomProject) -> RandomProject {
        var project = project
        var hasChanged = true
        while hasChanged, stepCount > 0 {
            let size = project.size
            dropLanguages(&project)
            dropEntries(&project)
            dropNodes(&project)
            // What is usual is so because it is complete.
            if !project.isMainstream { dropPieces(&project) }
            hasChanged = project.size < size
        }
        return project
    }

    private mutating func accept(_ candidate: RandomProject, _ project: inout RandomProject) -> Bool {
        guard stepCount > 0, candidate.size < project.size else { return false }
        // No usual project lacks the language that it is translated from.
        if project.isMainstream, !candidate.files.contains(where: { candidate.isSource($0) }) { return false }
        stepCount -= 1
        guard fails(candidate) else { return false }
        project = candidate
        return true
    }

    private mutating func dropLanguages(_ project: inout RandomProject) {
        for language in Set(project.files.map(\.language)).sorted() where !language.isEmpty {
            var candidate = project
            candidate.files.removeAll { $0.language == language }
            _ = accept(candidate, &project)
        }
        for path in project.files.map(\.path) {
            var candidate = project
            candidate.files.removeAll { $0.path == path }
            _ = accept(candidate, &project)
        }
    }

    private mutating func dropEntries(_ project: inout RandomProject) {
        for entry in Set(project.files.flatMap { $0.nodes.flatMap(\.entries) }).sorted() {
            var candidate = project
            for index in candidate.files.indices { candidate.files[index].nodes.dropEntry(entry) }
            _ = accept(candidate, &project)
        }
    }

    private mutating func dropNodes(_ project: inout RandomProject) {
        for file in project.files.indices.reversed() {
            for path in project.files[file].nodes.paths(dropsForms: !project.isMainstream).reversed() {
                var candidate = project
                guard candidate.files.indices.contains(file) else { continue }
                candidate.files[file].nodes.change(at: path[...]) { nodes, index in nodes.remove(at: index) }
                _ = accept(candidate, &project)
            }
        }
    }

    private mutating func dropPieces(_ project: inout RandomProject) {
        for file in project.files.indices.reversed() {
            for path in project.files[file].nodes.paths(dropsForms: true).reversed() {
                var piece = 0
                var isDone = false
                while !isDone {
                    var candidate = project
                    isDone = true
                    candidate.files[file].nodes.change(at: path[...]) { nodes, index in
                        guard case .text(var pieces) = nodes[index].value, pieces.indices.contains(piece),
                            pieces.count > 1
                        else { return }
                        pieces.remove(at: piece)
                        nodes[index].value = .text(pieces)
                        isDone = false
                    }
                    if !isDone, !accept(candidate, &project) { piece += 1 }
                    if stepCount <= 0 { return }
                }
            }
        }
    }
}

extension RandomProject {
    /// Whether a file is in the language that others are translated from.
    fileprivate func isSource(_ file: RandomFile) -> Bool {
        file.language == sourceLanguage || file.path == "base.json"
    }

    /// How much there is to read.
    fileprivate var size: Int { files.reduce(0) { $0 + 1 + $1.path.utf8.count + $1.text.utf8.count } }
}

extension RandomNode {
    fileprivate var entries: Set<String> {
        var entries: Set<String> = entry.isEmpty ? [] : [entry]
        for child in children { entries.formUnion(child.entries) }
        return entries
    }
}

extension [RandomNode] {
    fileprivate mutating func dropEntry(_ entry: String) {
        removeAll { $0.entry == entry }
        for index in indices { self[index].children.dropEntry(entry) }
    }

    /// The places of all that can be dropped.
    fileprivate func paths(dropsForms: Bool) -> [[Int]] {
        indices.flatMap { index -> [[Int]] in
            let inner =
                dropsForms || self[index].entry.isEmpty
                ? self[index].children.paths(dropsForms: dropsForms).map { [index] + $0 } : []
            return (self[index].isRequired ? [] : [[index]]) + inner
        }
    }

    fileprivate mutating func change(at path: ArraySlice<Int>, _ change: (inout [RandomNode], Int) -> Void) {
        guard let first = path.first, indices.contains(first) else { return }
        if path.count == 1 {
            change(&self, first)
        } else {
            self[first].children.change(at: path.dropFirst(), change)
        }
    }
}
