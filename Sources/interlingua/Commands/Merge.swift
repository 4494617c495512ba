import ArgumentParser
import InterlinguaGenerator
import InterlinguaOutput
import InterlinguaPlatforms

/// `interlingua merge`: what git calls to merge translation files.
struct Merge: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Merges two versions of a translation file message by message, for git.",
        discussion: """
            OURS becomes the merged file. Versions conflict only where both changed the same message; what neither changed \
            stays as it is. Files that can't be merged in this way are merged line by line, as git does.
            """,
        examples: [
            """
            git config merge.interlingua.driver \
            "interlingua merge %O %A %B --path %P --marker-size %L"; echo "*.strings merge=interlingua" >> .gitattributes
            """
        ],
        failure: "there are conflicts, which are marked in OURS"
    )

    @ArgumentParser.Argument(help: "The common ancestor.", completion: .file())
    var base: String

    @ArgumentParser.Argument(help: "The current version.", completion: .file())
    var ours: String

    @ArgumentParser.Argument(help: "The other version.", completion: .file())
    var theirs: String

    @Option(help: "The file's path in the repository, whose ending names the syntax. (default: that of OURS)")
    var path: String?

    @Option(help: "The length of conflict markers.")
    var markerSize = 7

    func validate() throws {
        if !(1...1000).contains(markerSize) { throw ValidationError("--marker-size takes a number from 1 to 1000") }
    }

    func run() throws {
        let path = path ?? ours
        do {
            let versions = try [base, ours, theirs].map(readFile(at:))
            let merge = try OutlineMerge(
                path: path,
                base: versions[0],
                ours: versions[1],
                theirs: versions[2],
                markerLength: markerSize
            )
            try FileWriter.write(merge.bytes, to: ours)
            for label in merge.conflicts { StandardError.print("\(path): conflict in “\(label)”".printable) }
            if !merge.conflicts.isEmpty { throw ExitStatus.inputHasErrors }
        } catch let failure as FileOutline.Failure {
            try mergeLines(of: path, since: failure)
        }
    }

    private func mergeLines(of path: String, since failure: FileOutline.Failure) throws {
        let reason =
            switch failure {
            case .conflicting(let reason): reason
            case .faulty(let errors): errors.first?.message ?? "the file has errors"
            case .unknownSyntax: "it is no file with a message an item"
            }
        StandardError.print("\(path): merged line by line: \(reason)".printable)
        let names = ["ours", "base", "theirs"].map { "-L " + $0 }.joined(separator: " ")
        let files = [ours, base, theirs].map(\.shellWord).joined(separator: " ")
        if Shell.run("git merge-file \(names) --marker-size=\(markerSize) -- \(files)") != 0 {
            throw ExitStatus.inputHasErrors
        }
    }
}
