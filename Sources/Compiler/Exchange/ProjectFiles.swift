import InterlinguaFormats
import InterlinguaIR
import InterlinguaPlatforms

/// The files of a project, into which written ones are put.
struct ProjectFiles {
    /// Why a file can't be put together with the one that is there.
    struct Refusal: Error {
        var diagnostic: Diagnostic
    }

    private let files: [InputFile]

    /// Whether objects of JSON files hold further keys.
    private let nests: Bool

    init(_ files: [InputFile], nests: Bool) {
        self.files = files
        self.nests = nests
    }

    /// A file of the project with what a written one has and an earlier one lacks; everything else stays as it is.
    func file(_ new: OutputFile, insteadOf old: OutputFile?) throws(Refusal) -> InputFile {
        let known = files.filter { $0.layoutPath == new.path }
        guard let own = known.first else {
            return InputFile(path: folder + new.path, layoutPath: new.path, bytes: new.bytes)
        }
        if let other = known.dropFirst().first {
            let message = "“\(other.path)” has the same place in another input; import into one of the inputs at a time"
            throw Refusal(diagnostic: diagnostic(own, .conflicting(message)))
        }
        var result = own
        if let old, own.bytes == old.bytes {
            // It stands there as it would be written.
            result.bytes = new.bytes
            return result
        }
        do {
            let written = try FileOutline.read(new, insteadOf: own, nests: nests, isDetailed: true)
            let there = try FileOutline.read(path: own.path, bytes: own.bytes, nests: nests, isDetailed: true)
            var changes = written
            var removed: Set<[String]> = []
            if let old {
                let before = try FileOutline.read(old, insteadOf: own, nests: nests, isDetailed: true)
                changes = written.changes(since: before)
                removed = written.removedPaths(since: before)
            }
            if there.isEmpty {
                result.bytes = new.bytes
            } else {
                let union = try there.union(with: changes, replacingValues: true) { path, _ in !removed.contains(path) }
                result.bytes = own.encoding(union)
            }
            return result
        } catch let failure as FileOutline.Failure {
            throw Refusal(diagnostic: diagnostic(own, failure))
        } catch {
            let message = (error as? FileOutline.Conflict)?.message ?? "the file can't be changed"
            throw Refusal(diagnostic: diagnostic(own, .conflicting(message)))
        }
    }

    /// The folder that new files' paths start from: that of the others.
    private var folder: String {
        for file in files {
            var path = file.path.split(separator: "/", omittingEmptySubsequences: false)
            // A file may be read as if it lay in an `.lproj` folder, or as if it were one.
            let layout = file.layoutPath.split(separator: "/")
            if let name = layout.dropLast().last, path.last.map({ $0.prefix { $0 != "." } + ".lproj" == name }) == true
            {
                path = path.dropLast() + layout.suffix(2)
            } else if let name = layout.dropLast().last,
                let place = path.dropLast().lastIndex(where: { $0 == name || $0 + ".lproj" == name })
            {
                path.remove(at: place)
                path.insert(name, at: path.count - 1)
            }
            let joined = path.joined(separator: "/")
            if joined.hasSuffix(file.layoutPath) { return String(joined.dropLast(file.layoutPath.count)) }
        }
        return ""
    }

    private func diagnostic(_ file: InputFile, _ failure: FileOutline.Failure) -> Diagnostic {
        let start = file.start
        switch failure {
        case .conflicting(let reason): return Diagnostic(.error, .unmergeableFile, reason, at: start)
        case .faulty(let errors):
            let reason = errors.first.map { ": \($0.message)" } ?? ""
            let message = "the file has faults, so that nothing can be put into it" + reason
            return Diagnostic(.error, .unreadableExistingFile, message, at: errors.first?.range ?? start)
        case .unknownSyntax:
            return Diagnostic(.error, .unmergeableFile, "nothing can be put into a file of this kind", at: start)
        }
    }
}
