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
    private let format: any TranslationFormat

    /// Whether nothing stands there that would change.
    package var isEmpty: Bool { files.isEmpty }

    private var nests: Bool { format.capabilities.keys.itemSeparator == nil }

    /// Reads what stands where files are to be written and differs from them.
    ///
    /// - Throws: `FileError` if something can't be read.
    package init(
        in directory: String,
        where output: [OutputFile],
        format: any TranslationFormat
    ) throws(FileError) {
        self.format = format
        var files: [String: InputFile] = [:]
        for file in output {
            let path = directory + "/" + file.path
            guard let bytes = try FileWriter.content(at: path, unlessHolding: file) else { continue }
            files[file.path] = InputFile(path: path, layoutPath: file.path, bytes: bytes)
        }
        self.files = files
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
    /// - Parameter loaded: The project that is converted.
    /// - Throws: `Refusal` if something would disappear that was not asked for, or a file can't be put together.
    package mutating func combine(
        _ output: [OutputFile],
        _ treatment: Treatment?,
        of loaded: Loader.Loaded
    ) throws(Refusal) -> [OutputFile] {
        if files.isEmpty || treatment == .replace { return output }
        let made = names(in: output)
        let unchanged = treatment == nil ? nil : unchangedItems(output, of: loaded)
        if let warning = unchanged?.changedCalls { diagnostics.append(warning) }
        var result = output
        var problems: [Diagnostic] = []
        for (index, file) in output.enumerated() {
            guard let old = files[file.path] else { continue }
            do throws(Refusal) {
                let isMade = made[Self.stem(of: file.path)] ?? []
                if let bytes = try combine(old, file, made: isMade, unchanged, treatment) {
                    result[index] = OutputFile(path: file.path, bytes: bytes)
                }
            } catch {
                problems += error.diagnostics
            }
        }
        if !problems.isEmpty { throw Refusal(diagnostics: problems) }
        return result
    }

    /// Compares what was there with what is made.
    private func unchangedItems(_ output: [OutputFile], of loaded: Loader.Loaded) -> UnchangedItems {
        let format = format.written
        let new = output.map { InputFile(path: $0.path, bytes: $0.bytes) }
            .filter { format.recognizes(path: $0.layoutPath) }
        // What would not change is there, too.
        let old = new.map { files[$0.layoutPath] ?? $0 }
        return UnchangedItems(loaded.reading(old, as: format), loaded.reading(new, as: format))
    }

    /// What is made, by the path without its ending: an entry may move between the two files of a table.
    private func names(in output: [OutputFile]) -> [Substring: Set<[String]>] {
        var names: [Substring: Set<[String]>] = [:]
        let stems = Set(files.keys.map(Self.stem))
        for file in output where stems.contains(Self.stem(of: file.path)) {
            guard let outline = try? FileOutline.read(path: file.path, bytes: file.bytes, nests: nests) else {
                continue
            }
            names[Self.stem(of: file.path), default: []].formUnion(outline.names.map(\.path))
        }
        return names
    }

    private static func stem(of path: String) -> Substring {
        guard let dot = path.lastIndex(of: ".") else { return path[...] }
        return path[..<dot]
    }

    /// The bytes of a file with those that are there; nil if it is to be written as it is.
    private func combine(
        _ old: InputFile,
        _ new: OutputFile,
        made: Set<[String]>,
        _ unchanged: UnchangedItems?,
        _ treatment: Treatment?
    ) throws(Refusal) -> [UInt8]? {
        let union: FileUnion?
        do throws(FileOutline.Failure) {
            union = try format.union(of: old, with: new, keepsOthers: treatment != .prune)
        } catch {
            throw Refusal(diagnostics: [unreadable(old, error)])
        }
        if let union {
            if treatment != nil || union.lost.isEmpty { return union.bytes }
            throw Refusal(diagnostics: [disappearance(of: union.lost, at: old.start)])
        }
        let outline: FileOutline
        do throws(FileOutline.Failure) {
            outline = try FileOutline.read(path: old.path, bytes: old.bytes, nests: nests)
        } catch {
            throw Refusal(diagnostics: [unreadable(old, error)])
        }
        guard let treatment else {
            let lost = outline.names.filter { !made.contains($0.path) }
            if !lost.isEmpty {
                throw Refusal(diagnostics: [disappearance(of: lost.map(\.label), at: outline.file.start)])
            }
            if let comment = lostComment(of: outline, new) { throw Refusal(diagnostics: [comment]) }
            return nil
        }
        do {
            let addition = try FileOutline.read(path: new.path, bytes: new.bytes, nests: nests)
            let kept = unchanged?.paths(in: outline) ?? []
            return try outline.union(with: addition, unchanged: kept) { path, isEntry in
                !made.contains(path) && (treatment == .merge || !isEntry)
            }
        } catch let conflict as FileOutline.Conflict {
            let message = "\(conflict.message); write the file anew with --replace"
            throw Refusal(diagnostics: [Diagnostic(.error, .unmergeableFile, message, at: outline.file.start)])
        } catch {
            throw Refusal(diagnostics: [unreadable(old, .unknownSyntax)])
        }
    }

    private func disappearance(of labels: [String], at start: SourceRange) -> Diagnostic {
        let shown = labels.prefix(Self.shownCount).map { "“\($0)”" }.joined(separator: ", ")
        let rest = labels.count - Self.shownCount
        let list = rest > 0 ? "\(shown) and \(rest) more" : shown
        return Diagnostic(
            .error,
            .existingEntries,
            "the file holds \(list), which this conversion does not make; --merge keeps "
                + "\(labels.count == 1 ? "it" : "them"), --prune takes out such translations, --replace writes the file anew",
            at: start
        )
    }

    /// Says which comment of a file the new one lacks, if there is one.
    private func lostComment(of old: FileOutline, _ new: OutputFile) -> Diagnostic? {
        guard let made = try? FileOutline.read(path: new.path, bytes: new.bytes, nests: nests) else { return nil }
        func text(_ range: Range<Int>, in outline: FileOutline) -> String {
            String(decoding: outline.file.utf8[range], as: UTF8.self)
        }
        let known = Set(made.comments.map { text($0, in: made) })
        guard let lost = old.comments.first(where: { !known.contains(text($0, in: old)) }) else { return nil }
        return Diagnostic(
            .error,
            .existingEntries,
            "the file holds comments that this conversion does not make; --merge keeps them, --replace writes the file anew",
            at: SourceRange(file: old.file, lowerBound: lost.lowerBound, upperBound: lost.upperBound)
        )
    }

    private func unreadable(_ file: InputFile, _ failure: FileOutline.Failure) -> Diagnostic {
        let message = "the existing file can't be read, and its entries would be lost"
        let advice = "; write it anew with --replace"
        if case .conflicting(let reason) = failure {
            return Diagnostic(.error, .unmergeableFile, reason + advice, at: file.start)
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
