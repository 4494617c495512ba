import InterlinguaFormats

extension [FileFinder.Candidate] {
    /// The same files with those that have `.lproj` folders of their own in them: what lies deeper in one, and what lies in
    /// folders that are called by the mere languages, as translation services export them.
    ///
    /// Such a folder is one of several side by side that hold a file of the same name.
    func placedInLanguageFolders() -> Self {
        let ending = ".lproj"
        var names: [Place: Set<Substring>] = [:]
        for candidate in self {
            guard let place = Place(candidate.layoutPath), place.name.hasSuffix(ending) || place.isLanguage else {
                continue
            }
            names[place.beside, default: []].insert(place.name)
        }
        return map { candidate in
            guard var place = Place(candidate.layoutPath), !place.name.hasSuffix(ending) else { return candidate }
            if place.isLanguage, names[place.beside].map({ $0.count > 1 }) == true {
                place.name += ending
            } else if let outer = place.parents.lastIndex(where: { $0.hasSuffix(ending) }) {
                place.parents.append(place.name)
                place.name = place.parents.remove(at: outer)
            } else {
                return candidate
            }
            let path = (place.parents + [place.name, place.file]).joined(separator: "/")
            return FileFinder.Candidate(path: candidate.path, layoutPath: path)
        }
    }
}

/// A file of an app's bundle and the folder that it lies in.
private struct Place: Hashable {
    var parents: [Substring]
    var name: Substring
    let file: Substring

    /// Reads a path; nil for a file that needs no folder of a language.
    init?(_ path: String) {
        parents = path.split(separator: "/")
        guard path.hasSuffix(".strings") || path.hasSuffix(".stringsdict"), let file = parents.popLast(),
            let name = parents.popLast()
        else { return nil }
        (self.name, self.file) = (name, file)
    }

    /// The same for all folders side by side.
    var beside: Place {
        var place = self
        place.name = ""
        return place
    }

    /// Whether the folder is called by a language alone.
    var isLanguage: Bool {
        guard let tag = KnownLanguages.tag(of: name) else { return false }
        return tag.isLanguageOnly || tag.region != nil || tag.script != nil
    }
}
