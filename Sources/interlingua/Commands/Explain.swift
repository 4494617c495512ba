import ArgumentParser
import InterlinguaCompiler
import InterlinguaIR

/// `interlingua explain`: what a kind of diagnostic means.
struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Explains a kind of diagnostic: what is wrong, and what to do.",
        discussion: """
            The kind follows each diagnostic in brackets. Without one, all kinds are listed.
            """,
        examples: [
            "interlingua explain missing-category",
            "interlingua explain",
        ]
    )

    @ArgumentParser.Argument(help: "The kind, such as missing-category.")
    var kind: String?

    @Flag(help: "Print the reference of all kinds as Markdown.")
    var markdown = false

    func run() throws {
        if markdown { return try StandardOutput.print(Diagnostic.Kind.reference.trimmed, isForPrograms: true) }
        guard let kind else {
            let names = Diagnostic.Kind.all.map(\.name).sorted()
            return try StandardOutput.print(names.joined(separator: "\n"))
        }
        try StandardOutput.print(Diagnostic.Kind(option: kind, among: Diagnostic.Kind.all).page)
    }
}

extension String {
    /// Without the line end, which is printed anyway.
    fileprivate var trimmed: String { hasSuffix("\n") ? String(dropLast()) : self }
}

extension Diagnostic.Kind {
    init(option name: String, among kinds: [Diagnostic.Kind]) throws {
        guard let kind = kinds.first(where: { $0.name == name }) else {
            let names = kinds.map(\.name)
            let near = names.first { $0.hasPrefix(name) } ?? NearNames(to: name).among(names, limit: 1).first
            let question = near.map { " Did you mean “\($0)”?" } ?? ""
            throw ValidationError("There is no diagnostic “\(name)”.\(question)")
        }
        self = kind
    }
}
