package import InterlinguaFormats
package import InterlinguaGenerator
package import InterlinguaIR
package import InterlinguaPlatforms

/// The files that stand where a conversion writes, with all that they hold.
///
/// Whose files they are does not matter, nor who made them: what a file holds and the conversion does not make again
/// disappears only if that is asked for.
package struct ExistingFiles: Sendable {
    /// What becomes of entries that the conversion does not make.
    package enum Treatment: String, Sendable, CaseIterable {
        /// They stay where they are.
        case merge
        /// They are taken out; what is no translation stays.
        case prune
        /// They go with the old file.
        case replace

        /// Whether texts stay as long as users see the same.
        package var keepsTexts: Bool { self != .replace }
    }

    /// Why nothing can be written.
    package struct Refusal: Error, Sendable {
        /// What is to be said, one diagnostic a file.
        package var diagnostics: [Diagnostic]
    }

    /// Of the entries of one file only so many are named.
    private static let shownCount = 5

    /// What is to be said about texts that take the places of others.
    package private(set) var diagnostics: [Diagnostic] = []

    private let files: [String: InputFile]

    /// The paths of files that stand there as they would be written.
    private let identical: Set<String>

    /// Files beside them that are not written and share their names for entries, by their paths.
    private var neighbours: [String: InputFile] = [:]
    private let format: any TranslationFormat

    /// The project whose files they are, as far as its folder tells it.
    private let project: ExistingProject?

    /// What was taken apart of what is written, by paths.
    private var outlines: [String: OutlinedFile] = [:]

    /// What was taken out of files of the source language, by their paths.
    private var removed: [String: Set<[String]>] = [:]

    /// Whether nothing stands there that would change.
    package var isEmpty: Bool { files.isEmpty }

    private var nests: Bool { format.capabilities.keys.itemSeparator == nil }

    /// Reads what stands where files are to be written and differs from them.
    ///
    /// - Throws: `FileError` if something can't be read.
    package init(
        in directory: String,
        where output: [OutputFile],
        format: any TranslationFormat,
        of project: ExistingProject?
    ) throws(FileError) {
        self.format = format
        self.project = project
        var files: [String: InputFile] = [:]
        var identical: Set<String> = []
        for file in output {
            let path = directory + "/" + file.path
            guard let bytes = try FileWriter.content(at: path, unlessHolding: file) else {
                if FileKind(ofPath: path) == .file { identical.insert(file.path) }
                continue
            }
            files[file.path] = InputFile(path: path, layoutPath: file.path, bytes: bytes)
        }
        self.files = files
        self.identical = identical
        let written = Set(output.map(\.path))
        for (folder, files) in Dictionary(grouping: output, by: { Self.folder(of: $0.path) }) {
            guard FileKind(ofPath: directory + "/" + folder) == .folder else { continue }
            for name in try FileFinder().names(in: directory + "/" + folder) where !name.hasPrefix(".") {
                let path = folder + name
                let place = directory + "/" + path
                guard !written.contains(path), files.contains(where: { format.sharesNames(path, $0.path) }),
                    FileKind(ofPath: place) != .folder
                else { continue }
                neighbours[path] = InputFile(path: place, layoutPath: path, bytes: try readFile(at: place))
            }
        }
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }

    /// Refuses to change files that were read: the conversion's own input.
    ///
    /// - Throws: `Refusal` if one of them would be changed.
    package func protect(_ inputs: [InputFile]) throws(Refusal) {
        let own = Set(inputs.compactMap { FileIdentity(ofPath: $0.path) })
        let found = files.values.map(\.path).sorted().filter { FileIdentity(ofPath: $0).map(own.contains) == true }
        if found.isEmpty { return }
        let problems = found.map { path in
            let message = "the file is an input of this conversion; write over it with --replace"
            return Diagnostic(.error, .outputIsInput, message, at: SourceFile(path: path, utf8: []).start)
        }
        throw Refusal(diagnostics: problems)
    }

    /// The files to write, put together with those that are there, of which items stay that say the same.
    ///
    /// - Parameters:
    ///   - loaded: The project that is converted.
    ///   - made: What was written.
    ///   - converter: Made it.
    /// - Throws: `Refusal` if something would disappear that was not asked for, or a file can't be put together.
    package mutating func combine(
        _ output: [OutputFile],
        _ treatment: Treatment?,
        of loaded: Loader.Loaded,
        as made: Converter.Result,
        by converter: Converter
    ) throws(Refusal) -> [OutputFile] {
        // A file without entries changes nothing, and would make an app say that it has the language.
        let output =
            project == nil || treatment == .replace
            ? output : output.filter { files[$0.path] != nil || (try? outlined($0).outline.isEmpty) != true }
        let inputs = Set(loaded.files.compactMap { FileIdentity(ofPath: $0.path) })
        neighbours = neighbours.filter { FileIdentity(ofPath: $0.value.path).map(inputs.contains) != true }
        if files.isEmpty && neighbours.isEmpty { return output }
        var updates = updates(by: output, of: loaded, as: made, converter, treatment)
        diagnostics += updates.diagnostics
        while true {
            // Each attempt begins with what is there.
            var attempt = self
            let result = try attempt.combine(output, treatment, updates)
            let files = project?.files(with: result) ?? result.map { InputFile(path: $0.path, bytes: $0.bytes) }
            guard updates.dependOnOthers(in: format),
                updates.giveUp(differingIn: loaded.reading(files, as: format.written))
            else {
                diagnostics = attempt.diagnostics
                return result
            }
        }
    }

    /// Puts files together with those that are there.
    private mutating func combine(
        _ output: [OutputFile],
        _ treatment: Treatment?,
        _ updates: EntryUpdates
    ) throws(Refusal) -> [OutputFile] {
        var result = output
        leaveOutUnchanged(of: &result, updates)
        let changed = try settleNames(in: &result, updates)
        if treatment == .replace { return result + changed }
        let made = names(in: result)
        var problems: [Diagnostic] = []
        var emptied: Set<String> = []
        for (index, file) in result.enumerated() where !identical.contains(file.path) {
            guard let old = files[file.path] else {
                guard let new = try? outlined(file).outline else { continue }
                let implied = updates.implied(in: new)
                guard !implied.isEmpty, let rest = try? new.keeping({ !implied.contains($0) }) else { continue }
                result[index] = OutputFile(path: file.path, bytes: rest.file.utf8)
                if rest.isEmpty { emptied.insert(file.path) }
                continue
            }
            do throws(Refusal) {
                let isMade = made[Self.stem(of: file.path)] ?? []
                if let bytes = try combine(old, file, made: isMade, updates, treatment) {
                    result[index] = OutputFile(path: file.path, bytes: bytes)
                }
            } catch {
                problems += error.diagnostics
            }
        }
        if !problems.isEmpty { throw Refusal(diagnostics: problems) }
        return result.filter { !emptied.contains($0.path) } + (try takeOutTranslations(changing: changed))
    }

    /// Takes entries that went from files of the source language out of the project's others, also in languages that the
    /// source lacks, and says which files stay that hold them; gives the files that change.
    private mutating func takeOutTranslations(changing changed: [OutputFile]) throws(Refusal) -> [OutputFile] {
        if removed.isEmpty { return changed }
        var result = changed
        var others = neighbours
        let readPaths = project?.readPaths ?? []
        for file in project?.loaded.files ?? [] where files[file.layoutPath] == nil { others[file.layoutPath] = file }
        for (path, file) in others.sorted(by: { $0.key < $1.key }) {
            let project = Self.folder(of: String(Self.folder(of: path).dropLast()))
            let name = path.split(separator: "/").last ?? ""
            let names = removed.filter { source, _ in
                let folder = Self.folder(of: source)
                return Self.folder(of: String(folder.dropLast())) == project
                    && format.sharesNames(folder + name, source)
            }
            .reduce(into: Set<[String]>()) { $0.formUnion($1.value) }
            let index = result.firstIndex { $0.path == path }
            do {
                let bytes = index.map { result[$0].bytes } ?? file.bytes
                let outline = try FileOutline.read(path: file.path, bytes: bytes, nests: nests)
                let going = outline.names.filter { names.contains($0.path) }
                if going.isEmpty { continue }
                let paths = Set(going.map(\.path))
                if neighbours[path] == nil, !readPaths.contains(file.path) {
                    let message = "the file still holds \(Self.list(going.map(\.label))), which the source doesn't have"
                    diagnostics.append(Diagnostic(.warning, .existingEntries, message, at: file.start))
                    continue
                }
                let rest = file.encoding(try outline.keeping { !paths.contains($0) }.file.utf8)
                noteRemoval(of: going.map(\.label), at: file.start)
                if let index { result.remove(at: index) }
                result.append(OutputFile(path: path, bytes: rest))
            } catch is FileOutline.Failure {
                // Nothing was merged into it either.
                continue
            } catch {
                throw unmergeable(file, error)
            }
        }
        return result
    }

    /// Leaves entries out of what is written whose texts stay in files of another kind.
    private mutating func leaveOutUnchanged(of output: inout [OutputFile], _ updates: EntryUpdates) {
        for (path, file) in files.merging(neighbours, uniquingKeysWith: { $1 }).sorted(by: { $0.key < $1.key }) {
            let others = output.filter {
                format.sharesNames(path, $0.path) && Self.ending(of: path) != Self.ending(of: $0.path)
                    && !identical.contains($0.path)
            }
            guard !others.isEmpty, let old = try? OutlinedFile(path: file.path, bytes: file.bytes, nests) else {
                continue
            }
            let unchanged = updates.unchanged(in: old.outline).intersection(old.names)
            if unchanged.isEmpty { continue }
            for other in others {
                guard let new = try? outlined(other), !new.names.isDisjoint(with: unchanged),
                    let rest = try? new.outline.keeping({ !unchanged.contains($0) })
                else { continue }
                outlines[other.path] = nil
                output.removeAll { $0.path == other.path }
                if rest.isEmpty && files[other.path] == nil { continue }
                output.append(OutputFile(path: other.path, bytes: rest.file.utf8))
            }
        }
    }

    /// Writes entries where neighbours hold them, and takes those out of neighbours that can't hold them any more; gives the
    /// neighbours that change.
    private mutating func settleNames(
        in output: inout [OutputFile],
        _ updates: EntryUpdates
    ) throws(Refusal) -> [OutputFile] {
        var changed: [OutputFile] = []
        var emptied: Set<String> = []
        let folders = Dictionary(grouping: output.indices) { Self.folder(of: output[$0].path) }
        for (place, path) in output.map(\.path).enumerated() {
            let others = (folders[Self.folder(of: path)] ?? []).filter {
                $0 != place && format.sharesNames(path, output[$0].path)
                    && Self.ending(of: path) == Self.ending(of: output[$0].path)
            }
            guard !others.isEmpty, let file = files[path],
                let names = try? OutlinedFile(path: file.path, bytes: file.bytes, nests).names
            else { continue }
            for other in others where try move(names, from: other, to: place, of: &output, file) {
                emptied.insert(output[other].path)
            }
        }
        for (path, file) in neighbours.sorted(by: { $0.key < $1.key }) {
            var own: OutlinedFile?
            var isChanged = false
            for index in folders[Self.folder(of: path)] ?? [] where format.sharesNames(path, output[index].path) {
                let isOfOneKind = Self.ending(of: path) == Self.ending(of: output[index].path)
                do {
                    let old = try own ?? OutlinedFile(path: file.path, bytes: file.bytes, nests)
                    own = old
                    guard let settled = try settle(file, old, outlined(output[index]), updates, isOfOneKind) else {
                        continue
                    }
                    own = settled.neighbour
                    isChanged = true
                    if !isOfOneKind { continue }
                    output[index] = OutputFile(path: output[index].path, bytes: settled.rest.file.utf8)
                    outlines[output[index].path] = nil
                    if settled.rest.isEmpty, files[output[index].path] == nil { emptied.insert(output[index].path) }
                } catch let failure as FileOutline.Failure {
                    // Whether it hides what is written can't be told.
                    if !isOfOneKind { throw Refusal(diagnostics: [unreadable(file, failure)]) }
                } catch {
                    throw unmergeable(file, error)
                }
            }
            if isChanged, let own { changed.append(OutputFile(path: path, bytes: own.bytes)) }
        }
        output.removeAll { emptied.contains($0.path) }
        return changed
    }

    /// Moves the entries that a file holds to it from another one that is written; whether nothing is left there that has to
    /// be written.
    private mutating func move(
        _ names: Set<[String]>,
        from other: Int,
        to place: Int,
        of output: inout [OutputFile],
        _ file: InputFile
    ) throws(Refusal) -> Bool {
        do {
            let (new, own) = (try outlined(output[other]), try outlined(output[place]))
            let moved = new.names.intersection(names).subtracting(own.names)
            if moved.isEmpty { return false }
            let rest = try new.outline.keeping { !moved.contains($0) }
            let joined = try own.outline.union(with: new.outline.keeping(moved.contains)) { _, _ in true }
            output[place] = OutputFile(path: output[place].path, bytes: joined)
            output[other] = OutputFile(path: output[other].path, bytes: rest.file.utf8)
            for index in [place, other] { outlines[output[index].path] = nil }
            return rest.isEmpty && files[output[other].path] == nil
        } catch {
            throw unmergeable(file, error)
        }
    }

    /// A neighbour with the entries that it shares with a file, or without them where it is of another kind, and the rest of
    /// the file; nil if they share none.
    private func settle(
        _ file: InputFile,
        _ old: OutlinedFile,
        _ new: OutlinedFile,
        _ updates: EntryUpdates,
        _ isOfOneKind: Bool
    ) throws -> (neighbour: OutlinedFile, rest: FileOutline)? {
        let common = new.names.intersection(old.names)
        if common.isEmpty { return nil }
        let own = try new.outline.keeping { isOfOneKind && common.contains($0) }
        let unchanged = updates.kept(in: old.outline, new.outline)
        let union = try old.outline.union(with: own, unchanged: unchanged) { path, _ in !common.contains(path) }
        return (
            try OutlinedFile(path: file.path, bytes: file.encoding(union), nests),
            try new.outline.keeping { !common.contains($0) }
        )
    }

    /// A file taken apart, with the names in it.
    private struct OutlinedFile: Sendable {
        let bytes: [UInt8]
        let outline: FileOutline
        let names: Set<[String]>

        init(path: String, bytes: [UInt8], _ nests: Bool) throws(FileOutline.Failure) {
            self.init(bytes, try FileOutline.read(path: path, bytes: bytes, nests: nests))
        }

        init(_ bytes: [UInt8], _ outline: FileOutline) {
            self.bytes = bytes
            self.outline = outline
            names = Set(outline.names.map(\.path))
        }
    }

    /// A written file taken apart, in the syntax of the one whose place it takes.
    private mutating func outlined(_ file: OutputFile) throws(FileOutline.Failure) -> OutlinedFile {
        if let known = outlines[file.path] { return known }
        let outline: FileOutline
        if let old = files[file.path] {
            outline = try FileOutline.read(file, insteadOf: old, nests: nests)
        } else {
            outline = try FileOutline.read(path: file.path, bytes: file.bytes, nests: nests)
        }
        let outlined = OutlinedFile(file.bytes, outline)
        outlines[file.path] = outlined
        return outlined
    }

    private static func ending(of path: String) -> Substring? { path.split(separator: ".").last }

    /// Compares what was there with what is made.
    private func updates(
        by output: [OutputFile],
        of loaded: Loader.Loaded,
        as made: Converter.Result,
        _ converter: Converter,
        _ treatment: Treatment?
    ) -> EntryUpdates {
        let format = format.written
        let new = output.map { InputFile(path: $0.path, bytes: $0.bytes) }
            .filter { format.recognizes(path: $0.layoutPath) }
        // What would not change is there, too.
        let old = new.map { files[$0.layoutPath] ?? $0 } + neighbours.values.sorted { $0.path < $1.path }
        let paths = Set(old.map(\.layoutPath))
        let there = project.map { Set($0.loaded.files.map(\.layoutPath)) } ?? []
        let isWhole = there.isSubset(of: paths) && Set(files.keys).union(neighbours.keys).isSubset(of: there)
        return EntryUpdates(
            (isWhole ? project?.loaded : nil) ?? loaded.reading(old, as: format),
            loaded.reading(new, as: format),
            echo: treatment?.keepsTexts == true ? converter.echo(through: loaded) : nil,
            of: made,
            from: loaded.catalog,
            treatment,
            readingTags: loaded.format.capabilities.markup == .asText
        )
    }

    /// What is made, by the path without its ending: an entry may move between the two files of a table.
    private mutating func names(in output: [OutputFile]) -> [Substring: Set<[String]>] {
        var names: [Substring: Set<[String]>] = [:]
        let stems = Set(files.keys.map(Self.stem))
        for file in output where stems.contains(Self.stem(of: file.path)) {
            guard let outlined = try? outlined(file) else { continue }
            names[Self.stem(of: file.path), default: []].formUnion(outlined.names)
        }
        return names
    }

    private static func stem(of path: String) -> Substring {
        guard let dot = path.lastIndex(of: ".") else { return path[...] }
        return path[..<dot]
    }

    /// The bytes of a file with those that are there; nil if it is to be written as it is.
    private mutating func combine(
        _ old: InputFile,
        _ new: OutputFile,
        made: Set<[String]>,
        _ updates: EntryUpdates,
        _ treatment: Treatment?
    ) throws(Refusal) -> [UInt8]? {
        let union: FileUnion?
        do throws(FileOutline.Failure) {
            union = try format.union(
                of: old,
                with: new,
                keepsOthers: treatment != .prune,
                unchanged: updates.unchangedTexts(in: old)
            )
        } catch {
            throw Refusal(diagnostics: [unreadable(old, error)])
        }
        if let union {
            if treatment == .prune { noteRemoval(of: union.lost, at: old.start) }
            let lost = union.lost + updates.lostChoices(in: old)
            if treatment != nil || lost.isEmpty { return union.bytes }
            throw Refusal(diagnostics: [disappearance(of: lost, at: old.start)])
        }
        let outline: FileOutline
        do throws(FileOutline.Failure) {
            outline = try FileOutline.read(path: old.path, bytes: old.bytes, nests: nests)
        } catch {
            throw Refusal(diagnostics: [unreadable(old, error)])
        }
        let addition: FileOutline
        do throws(FileOutline.Failure) {
            addition = try outlined(new).outline
        } catch {
            throw Refusal(diagnostics: [unreadable(old, .unknownSyntax)])
        }
        guard let treatment else {
            let unwritten = updates.unwritten(in: addition)
            let lost = outline.names.filter { unwritten.contains($0.path) || !made.contains($0.path) }
            let labels = lost.isEmpty ? updates.lostChoices(in: old) : lost.map(\.label)
            if !labels.isEmpty { throw Refusal(diagnostics: [disappearance(of: labels, at: outline.file.start)]) }
            if let comment = lostComment(of: outline, addition) { throw Refusal(diagnostics: [comment]) }
            return nil
        }
        let (replaced, shown) = (updates.replaced(in: outline), updates.shown(in: outline))
        do throws(FileOutline.Conflict) {
            let unchanged = updates.kept(in: outline, addition)
            let implied = updates.implied(in: addition)
            let new = implied.isEmpty ? addition : try addition.keeping { !implied.contains($0) }
            let union = try outline.union(with: new, unchanged: unchanged) { path, isEntry in
                if made.contains(path), path.first.map(shown.contains) == true { return false }
                return !replaced.contains(path) && (treatment == .merge || !isEntry)
            }
            if treatment == .prune {
                let rest = (try? FileOutline.read(path: old.path, bytes: union, nests: nests).names) ?? []
                let stays = Set(rest.map(\.path)).union(updates.succeeded(in: outline))
                let going = outline.names.filter { !stays.contains($0.path) }
                if project?.sourceFiles.contains(old.path) == true { removed[old.layoutPath] = Set(going.map(\.path)) }
                noteRemoval(of: going.map(\.label), at: outline.file.start)
            }
            return old.encoding(union)
        } catch {
            let message = "\(error.message); write the file anew with --replace"
            throw Refusal(diagnostics: [Diagnostic(.error, .unmergeableFile, message, at: outline.file.start)])
        }
    }

    private func unmergeable(_ file: InputFile, _ error: any Error) -> Refusal {
        let message = (error as? FileOutline.Conflict)?.message ?? "its entries can't be replaced"
        return Refusal(diagnostics: [Diagnostic(.error, .unmergeableFile, message, at: file.start)])
    }

    private static func list(_ labels: [String]) -> String {
        let shown = labels.prefix(shownCount).map { "“\($0)”" }.joined(separator: ", ")
        let rest = labels.count - shownCount
        return rest > 0 ? "\(shown) and \(rest) more" : shown
    }

    private mutating func noteRemoval(of labels: [String], at start: SourceRange) {
        if labels.isEmpty { return }
        let message =
            "the source doesn't have \(Self.list(labels)), which \(labels.count == 1 ? "is" : "are") taken out"
        diagnostics.append(Diagnostic(.note, .existingEntries, message, at: start))
    }

    private func disappearance(of labels: [String], at start: SourceRange) -> Diagnostic {
        Diagnostic(
            .error,
            .existingEntries,
            "the file holds \(Self.list(labels)), which this conversion does not make; --merge keeps "
                + "\(labels.count == 1 ? "it" : "them"), --prune takes out such translations, --replace writes the file anew",
            at: start
        )
    }

    /// Says which comment of a file the new one lacks, if there is one; right in front of an entry another one may stand.
    private func lostComment(of old: FileOutline, _ new: FileOutline) -> Diagnostic? {
        func text(_ range: Range<Int>, of file: FileOutline) -> String {
            file.text(range).split { $0.isWhitespace }.joined(separator: " ")
        }
        let known = Set(new.comments.map { text($0.range, of: new) })
        let places = Set(new.comments.compactMap(\.path))
        let comments = old.comments
        let lost = comments.enumerated().first { index, comment in
            let isNearest = index + 1 == comments.count || comments[index + 1].path != comment.path
            let isReplaced = isNearest && comment.path.map(places.contains) == true
            return !isReplaced && !known.contains(text(comment.range, of: old))
        }?.element
        guard let range = lost?.range else { return nil }
        return Diagnostic(
            .error,
            .existingEntries,
            "the file holds comments that this conversion does not make; --merge keeps them, --replace writes the file anew",
            at: SourceRange(file: old.file, lowerBound: range.lowerBound, upperBound: range.upperBound)
        )
    }

    private func unreadable(_ file: InputFile, _ failure: FileOutline.Failure) -> Diagnostic {
        let message = "the existing file can't be read, and its entries would be lost"
        let advice = "; write it anew with --replace"
        if case .conflicting(let reason) = failure {
            return Diagnostic(.error, .unmergeableFile, reason, at: file.start)
        }
        guard case .faulty(let errors) = failure, let first = errors.first else {
            return Diagnostic(.error, .unreadableExistingFile, message + advice, at: file.start)
        }
        return Diagnostic(
            .error,
            .unreadableExistingFile,
            "\(message): \(first.message)\(advice)",
            at: first.range
        )
    }
}
