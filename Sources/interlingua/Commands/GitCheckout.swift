import ArgumentParser
import InterlinguaGenerator
import InterlinguaOutput
import InterlinguaSystem

/// Files of a revision in a temporary folder, taken out by the installed git; the work tree stays as it is.
struct GitCheckout {
    private let folder: String

    /// Where the files are, in the order in which they were named.
    let paths: [String]

    /// Takes out the files, and those by which a project says what it is.
    ///
    /// - Throws: What is wrong with the command, for a revision that git doesn't know.
    init(of revision: String, _ paths: [String]) throws {
        guard Self.knows(revision: revision) else {
            throw ValidationError("There is no revision “\(revision)”")
        }
        folder = try Self.makeFolder()
        self.paths = paths.map { [folder] in "\(folder)/current/\($0)" }
        // An index of its own: the user's stays as it is, and no attribute leaves files out. “current” is the folder of the
        // tree that corresponds to the current one, so that relative paths lead to the same files; beyond “.git” no project
        // is looked for.
        let script = """
            set -e
            tree=\(folder.shellWord)/tree
            export GIT_INDEX_FILE=\(folder.shellWord)/index
            current=$(git rev-parse --show-prefix)
            git read-tree \(revision.shellWord)
            git ls-files -z --full-name -- \(paths.map(\.shellWord).joined(separator: " ")) >"$tree.files"
            \(Self.listingFacts(inScriptsWith: ["i18n", "fallbackLng", ".json"])) >>"$tree.files"
            mkdir -p "$tree/$current" "$tree/.git"
            ln -s "tree/$current" \(folder.shellWord)/current
            cd "$(git rev-parse --show-toplevel)"
            git checkout-index -f -q -z --stdin --prefix="$tree/" <"$tree.files"
            """
        guard Shell.run(script) == 0 else {
            remove()
            throw ExitStatus.inputHasErrors.saying("git can't take files out of revision “\(revision)”")
        }
    }

    /// Lists the files of the index by which a project says what it is: configurations, and scripts that hold one of some
    /// words, as those do that start a library.
    private static func listingFacts(inScriptsWith words: [String]) -> String {
        """
        { git ls-files -z --full-name -- \(pathspecs(["interlingua.json", "project.pbxproj", "Package.swift", "package.json"]))
        git grep --cached -F -l -z --full-name \(words.map { "-e \($0.shellWord)" }.joined(separator: " ")) -- \
            \(pathspecs(ProjectFiles.scriptEndings.map { "*" + $0 })) || true; }
        """
    }

    private static func pathspecs(_ names: [String]) -> String {
        names.map { ":(top,glob)**/\($0)".shellWord }.joined(separator: " ")
    }

    /// Whether the repository around the current folder has a revision of a name.
    static func knows(revision: String) -> Bool {
        Shell.run("git rev-parse --quiet --verify --end-of-options \((revision + "^{tree}").shellWord) >/dev/null 2>&1")
            == 0
    }

    /// Puts a file that git wrote somewhere at its path in the repository, among what says what the project is; none for one
    /// that a version lacks.
    init(placing file: String, at path: String) throws {
        folder = try Self.makeFolder()
        paths = ["\(folder)/\(path)"]
        if file == "/dev/null" { return }
        let place = paths[0].shellWord
        // Outside of a repository there is no index. Each file of a diff is placed by itself, so that fewer scripts are.
        let facts = Self.listingFacts(inScriptsWith: ["fallbackLng", ".init("])
        let script = """
            \(facts) 2>/dev/null | git checkout-index -f -q -z --stdin --prefix=\((folder + "/").shellWord) 2>/dev/null
            mkdir -p "$(dirname \(place))" \((folder + "/.git").shellWord) && cp \(file.shellWord) \(place)
            """
        guard Shell.run(script) == 0 else {
            remove()
            throw ExitStatus.fileFailed.saying("can't read “\(file)”")
        }
    }

    private static func makeFolder() throws -> String {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array((parent + "/interlingua-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else {
            throw ExitStatus.fileFailed.saying("can't make a temporary folder: \(String(cString: strerror(errno)))")
        }
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Removes the temporary folder.
    func remove() { _ = Shell.run("trap '' INT TERM HUP; rm -rf \(folder.shellWord)") }
}
