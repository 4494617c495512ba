import ArgumentParser
import InterlinguaCompiler
import InterlinguaFormats
import InterlinguaGenerator
import InterlinguaOutput

/// Files of a project that were changed in memory.
struct ChangedFiles {
    private let files: [InputFile]

    init(_ files: [InputFile]) { self.files = files }

    /// Writes the files, those of one folder together or none of them; returns how many were written.
    ///
    /// - Parameter onlyShowing: whether the changes are printed as a unified diff, and nothing is written.
    func write(onlyShowing: Bool) throws -> Int {
        do {
            var count = 0
            for (folder, files) in folders {
                if onlyShowing {
                    try StandardOutput.write(diff: FileChanges(in: folder, files).diff)
                } else {
                    count += try FileWriter(directory: folder).write(files).writtenCount
                }
            }
            return count
        } catch let error as FileError {
            throw ExitStatus.fileFailed.saying(error.outcome)
        }
    }

    /// The files by the folders that their layouts begin in.
    private var folders: [(folder: String, files: [OutputFile])] {
        var folders: [String: [OutputFile]] = [:]
        for file in files {
            var (folder, path) = ("", file.layoutPath)
            if file.path == path || file.path.hasSuffix("/" + path) {
                folder = String(file.path.dropLast(path.count))
            } else {
                path = file.path.split(separator: "/").last.map(String.init) ?? path
                folder = String(file.path.dropLast(path.count))
            }
            while folder.count > 1, folder.last == "/" { folder.removeLast() }
            folders[folder.isEmpty ? "." : folder, default: []].append(OutputFile(path: path, bytes: file.bytes))
        }
        return folders.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
