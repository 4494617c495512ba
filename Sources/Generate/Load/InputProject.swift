import InterlinguaFormats

/// The files of each format below a folder that was given, or among the files that were given themselves.
struct InputProject {
    /// The folder; nil for files.
    let folder: String?

    var parts: [(format: any SourceFormat, files: [InputFile])]

    /// The folder's path on the machine, component by component.
    fileprivate var components: [Substring] { folder.map { pathComponents(of: realPath($0) ?? $0) } ?? [] }

    /// The files by format and place.
    fileprivate var places: Set<[String]> {
        Set(parts.flatMap { part in part.files.map { [part.format.name, $0.layoutPath] } })
    }
}

extension [InputProject] {
    /// Tells folders that hold the same files apart by what is left of their paths after the folder around them all, as if
    /// that one had been given: each is a project of its own, such as a package's targets.
    mutating func separate() {
        let folders = indices.filter { self[$0].folder != nil }
        if folders.count < 2 { return }
        var known: Set<[String]> = []
        let areParts = folders.allSatisfy { index in
            let places = self[index].places
            defer { known.formUnion(places) }
            return known.isDisjoint(with: places)
        }
        if areParts { return }
        let paths = folders.map { self[$0].components }
        let common = paths.dropFirst().reduce(paths[0].count) { count, path in
            zip(paths[0].prefix(count), path).prefix { $0 == $1 }.count
        }
        // One folder in another, or the same one twice.
        if paths.contains(where: { $0.count == common }) { return }
        for (index, path) in zip(folders, paths) {
            let depth = pathComponents(of: self[index].folder ?? "").count
            for part in self[index].parts.indices {
                self[index].parts[part].files = self[index].parts[part].files.map { file in
                    let rest = pathComponents(of: file.path).dropFirst(depth)
                    var placed = file
                    placed.layoutPath = (path.dropFirst(common) + rest).joined(separator: "/")
                    return placed
                }
            }
        }
    }
}

/// The components of a path without those that stay where they are.
private func pathComponents(of path: String) -> [Substring] { path.split(separator: "/").filter { $0 != "." } }
