import InterlinguaFormats

extension [FileFinder.Candidate] {
    /// The same files with those that have `.lproj` folders of their own in them: what lies deeper in one, and what lies in
    /// folders, or is in files, that are called by the mere languages, as translation services export them.
    ///
    /// Such a folder or file is one of several side by side that hold a file of the same name; beside a folder that Foundation
    /// reads, one of the same language is a leftover, and a file beside any language's folder is a table. No file takes
    /// another one's place.
    func placedInLanguageFolders() -> Self {
        var neighbours: [[Substring]: Set<Substring>] = [:]
        var names: [[Substring]: Set<Substring>] = [:]
        let read = map { Place($0.layoutPath) }
        let parents = Set(read.compactMap { $0 }.filter { !$0.isFile && $0.language != nil }.map(\.parents))
        let places = read.map { place in
            place.flatMap { $0.isFile && parents.contains($0.parents) ? nil : $0 }
        }
        for place in places.compactMap({ $0 }) {
            guard let language = place.language else { continue }
            neighbours[place.beside, default: []].insert(place.name)
            names[place.parents + [language], default: []].insert(place.name)
        }
        var exported: Set<[Substring]> = []
        for case let place? in places where !place.isLproj {
            guard let language = place.language, neighbours[place.beside].map({ $0.count > 1 }) == true,
                names[place.parents + [language]]?.count == 1
            else { continue }
            exported.insert(place.folder)
        }
        let moved = zip(self, places).map { candidate, place in
            guard var place, !place.isLproj else { return candidate.layoutPath }
            if exported.contains(place.folder) {
                place.name += Place.ending
            } else if place.isFile {
                return candidate.layoutPath
            } else if let outer = place.parents.lastIndex(where: { $0.hasSuffix(Place.ending) }) {
                place.parents.append(place.name)
                place.name = place.parents.remove(at: outer)
            }
            return (place.folder + [place.file]).joined(separator: "/")
        }
        let counts = Dictionary(moved.map { ($0, 1) }, uniquingKeysWith: +)
        return zip(self, moved).map { candidate, path in
            counts[path] == 1 ? FileFinder.Candidate(path: candidate.path, layoutPath: path) : candidate
        }
    }
}

/// A file of an app's bundle and the folder that it lies in, or that a file of a language, `de.strings`, is all of.
private struct Place {
    static let ending = ".lproj"

    var parents: [Substring]
    var name: Substring
    let file: Substring

    /// Whether the file itself is called by a language.
    var isFile = false

    /// Reads a path; nil for a file that needs no folder of a language.
    init?(_ path: String) {
        parents = path.split(separator: "/")
        guard let file = parents.popLast(),
            let ending = [".strings", ".stringsdict"].first(where: { file.hasSuffix($0) })
        else { return nil }
        let stem = file.dropLast(ending.count)
        if Self.language(ofName: stem) != nil, !parents.contains(where: { $0.hasSuffix(Self.ending) }) {
            (name, self.file, isFile) = (stem, "Localizable" + ending[...], true)
        } else {
            guard let folder = parents.popLast() else { return nil }
            (name, self.file) = (folder, file)
        }
    }

    var folder: [Substring] { parents + [name] }

    /// What folders, or files, of languages have in common that lie side by side.
    var beside: [Substring] { parents + [isFile ? "" : file] }

    var isLproj: Bool { name.hasSuffix(Self.ending) }

    /// The language by which the folder is called, whatever its spelling; nil for others.
    var language: Substring? {
        if isLproj {
            let own = name.dropLast(Self.ending.count)
            return KnownLanguages.tag(of: own).map { Substring($0.description) } ?? own
        }
        return Self.language(ofName: name)
    }

    private static func language(ofName name: Substring) -> Substring? {
        // Apps have folders such as `My` and `Is`.
        guard !name.prefix(while: { $0 != "-" && $0 != "_" }).contains(where: \.isUppercase),
            let tag = KnownLanguages.tag(of: name), tag.isLanguageOnly || tag.region != nil || tag.script != nil
        else { return nil }
        return Substring(tag.description)
    }
}
