package import InterlinguaIR

/// A table as one user's app sees it.
package struct FoundationLookup: PreparedRuntime {
    /// The files that answer; nil if there are none for the table.
    let source: FoundationSource?

    /// The bundle that the table belongs to; nil if the project has none of that path.
    let bundle: FoundationBundle?

    /// The table's name within its bundle.
    let table: String

    let languages: [LanguageTag]

    /// What the app shows for a request's key, arguments, width and device.
    package func answer(_ request: RuntimeRequest) -> RuntimeAnswer {
        FoundationSource.answer(request, from: source)
    }

    package func plainText(of key: String, _ kind: Key.Kind) -> String? { source?.plainText(of: key) }

    package func entry(for request: RuntimeRequest) -> (any PreparedEntry)? {
        guard let source, let found = source.find(request.keys.first ?? "") else { return nil }
        return FoundationFoundEntry(source: source, found: found)
    }

    /// The same with the steps that lead there.
    package func explain(_ request: RuntimeRequest) -> RuntimeExplanation {
        var steps: [RuntimeExplanation.Step]? = files()
        let key = request.keys.first ?? ""
        steps?.append(contentsOf: words(for: source?.find(key), key))
        let answer = FoundationSource.answer(request, from: source, &steps)
        return RuntimeExplanation(answer: answer, steps: steps ?? [])
    }

    // MARK: Words

    /// Why these files answer.
    private func files() -> [RuntimeExplanation.Step] {
        guard let bundle else { return [.init("no .lproj folder lies where the table “\(table)” is looked for")] }
        var steps = [RuntimeExplanation.Step(bundle.words(for: languages))]
        for (file, name) in [(source?.dictionary, "stringsdict"), (source?.strings, "strings")] {
            guard let file else { continue }
            let place = file.layout.localization.map { "“\($0).lproj”" } ?? "no .lproj folder"
            switch file.state {
            case .read: steps.append(.init("the table's .\(name) file is the one in \(place)", at: file.origin(at: 0)))
            case .cutShort(let offset):
                let message = "Foundation stops reading the .\(name) file in \(place) here, without an error"
                steps.append(.init(message, at: file.origin(at: offset)))
            case .refused(let reason, let offset):
                let message = "Foundation refuses the whole .\(name) file in \(place): \(reason)"
                steps.append(.init(message, at: file.origin(at: offset)))
            }
        }
        if source?.dictionary == nil, source?.strings == nil {
            steps.append(.init("there is no file for the table “\(table)”"))
        }
        return steps
    }

    private func words(for found: FoundationSource.Found?, _ key: String) -> [RuntimeExplanation.Step] {
        guard let found else {
            return [
                .init(
                    "no file that is looked into has the key “\(key)”; other languages are not searched for single keys"
                )
            ]
        }
        if let owner = found.owner {
            let message = "no file that is looked into has the key “\(key)”: the text of \(owner) itself is shown"
            return [.init(message, at: found.file.origin(found.entry.keyBounds))]
        }
        var steps: [RuntimeExplanation.Step] = []
        if let dead = found.entry.deadBounds {
            steps.append(.init("the key is given here as well, but the last one counts", at: found.file.origin(dead)))
        }
        let kind = found.file.layout.kind == .dictionary ? "the .stringsdict" : "the .strings file"
        steps.append(.init("\(kind) has the key “\(key)”", at: found.file.origin(found.entry.keyBounds)))
        return steps
    }
}

extension FoundationBundle {
    /// Why the folder of a user's languages is the one that it is.
    fileprivate func words(for preferred: [LanguageTag]) -> String {
        let (place, reason) = localization(for: preferred)
        let folder = "“\(localizations[place].name).lproj”"
        guard !localizations[place].name.isEmpty else {
            let none = "the development language \(developmentLanguage), which has no folder of its own"
            if case .preferred = reason { return "the user's language is \(none)" }
            return "no folder suits the user, so that the language is \(none)"
        }
        switch reason {
        case .preferred(let tag): return "\(folder) is the user's language \(tag)"
        case .parent(let tag): return "there is no folder for \(tag): \(folder) stands in for it"
        case .sibling(let tag): return "there is no folder for \(tag): \(folder) is the same language"
        case .development: return "no folder suits the user: \(folder) is the development language's"
        }
    }
}

/// An entry that was found in the files of one localisation.
private struct FoundationFoundEntry: PreparedEntry {
    let source: FoundationSource
    let found: FoundationSource.Found

    func answer(_ request: RuntimeRequest) -> RuntimeAnswer {
        var steps: [RuntimeExplanation.Step]?
        return FoundationSource.answer(request, with: found, from: source, &steps)
    }
}
