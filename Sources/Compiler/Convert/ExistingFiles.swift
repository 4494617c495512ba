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

    private let files: [String: InputFile]
    private let format: any TranslationFormat

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

    /// The files to write, put together with those that are there.
    ///
    /// - Throws: `Refusal` if something would disappear that was not asked for, or a file can't be put together.
    package func combine(_ output: [OutputFile], _ treatment: Treatment?) throws(Refusal) -> [OutputFile] {
        if files.isEmpty || treatment == .replace { return output }
        let made = names(in: output)
        var result = output
        var problems: [Diagnostic] = []
        for (index, file) in output.enumerated() {
            guard let old = files[file.path] else { continue }
            do throws(Refusal) {
                let isMade = made[Self.stem(of: file.path)] ?? []
                if let bytes = try combine(old, file, made: isMade, treatment) {
                    result[index] = OutputFile(path: file.path, bytes: bytes)
                }
            } catch {
                problems += error.diagnostics
            }
        }
        if !problems.isEmpty { throw Refusal(diagnostics: problems) }
        return result
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
            if lost.isEmpty { return nil }
            throw Refusal(diagnostics: [disappearance(of: lost.map(\.label), at: outline.file.start)])
        }
        do {
            let addition = try FileOutline.read(path: new.path, bytes: new.bytes, nests: nests)
            return try outline.union(with: addition) { path, isEntry in
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
