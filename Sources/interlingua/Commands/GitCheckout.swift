#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#endif
import InterlinguaGenerator
import InterlinguaOutput

/// Files of a revision in a temporary folder, taken out by the installed git; the work tree stays as it is.
struct GitCheckout {
    private let folder: String

    /// Where the files are, in the order in which they were named.
    let paths: [String]

    /// - Throws: The exit status for a revision or path that git doesn't know, which is reported.
    init(of revision: String, _ paths: [String]) throws {
        var template = Array("/tmp/interlingua-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            StandardError.print("error: can't make a temporary folder: \(String(cString: strerror(errno)))")
            throw ExitStatus.fileFailed
        }
        let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        self.folder = folder
        self.paths = paths.map { "\(folder)/\($0)" }
        let names = paths.map(\.shellWord).joined(separator: " ")
        // A pipe tells of its last command alone, so that the archive is a file of its own.
        let archive = "\(folder)/.archive"
        let script =
            "git archive --format=tar -o \(archive) \(revision.shellWord) -- \(names) && "
            + "tar -xf \(archive) -C \(folder) && rm \(archive)"
        guard Self.run(script) else {
            remove()
            StandardError.print("error: git has no \(names) in revision “\(revision)”".printable)
            throw ExitStatus.inputHasErrors
        }
    }

    /// Removes the temporary folder.
    func remove() { _ = Self.run("rm -rf \(folder)") }

    private static func run(_ script: String) -> Bool {
        guard let process = popen(script, "r") else { return false }
        return pclose(process) == 0
    }
}

extension String {
    /// The text as one word of a shell's command.
    fileprivate var shellWord: String { "'" + replacing("'", with: #"'\''"#) + "'" }
}
