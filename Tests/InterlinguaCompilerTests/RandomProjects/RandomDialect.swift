/// How random entries are spelled in a format.
protocol RandomDialect: Sendable {
    /// The format's name.
    var format: String { get }

    /// The shapes that it knows beside those that all know.
    var shapes: Set<RandomFeature> { get }

    /// Forms that may be written where they are not asked for.
    var foreignForms: [String] { get }

    /// An argument as it is shown.
    func spelled(_ argument: RandomArgument) -> String

    /// Words as they are written in the file; what the syntax escapes is escaped later.
    func escaped(_ words: String) -> String

    /// A percent sign, which formats escape where they are formats.
    func percent(inFormat: Bool) -> String

    /// The forms that a language has.
    func forms(of language: String) -> [String]

    /// The name of a new entry, made of two words.
    func path(_ first: String, _ second: String) -> [String]

    /// What an entry says in a shape of the format's own; the same choices are made for each language.
    func native(_ feature: RandomFeature, _ words: RandomWords, _ random: inout RandomSource) -> RandomContent?

    /// Writes what an entry says in a language.
    func write(_ content: RandomContent, of draft: RandomDraft, in language: String, to project: inout RandomProject)

    /// Writes what belongs to a language or the project as a whole.
    func finish(_ project: inout RandomProject, languages: [String])
}

extension RandomDialect {
    func escaped(_ words: String) -> String { words }

    func finish(_ project: inout RandomProject, languages: [String]) {}

    /// The pieces of a text.
    func pieces(_ text: [RandomPiece]) -> [String] {
        let isFormat = text.contains { if case .argument = $0 { true } else { false } }
        return text.map { piece in
            switch piece {
            case .words(let words): escaped(words)
            case .percent: percent(inFormat: isFormat)
            case .argument(let argument): spelled(argument)
            case .raw(let text): text
            }
        }
    }
}

/// What the texts of an entry are made of.
struct RandomWords {
    /// The entry.
    var entry: String

    /// The language.
    var language: String

    /// A name that other entries may have.
    var other: String

    /// Words that are the same nowhere else.
    func words(_ form: String = "") -> String {
        entry + " " + language + (form.isEmpty ? "" : " " + form.filter { $0.isLetter || $0.isNumber })
    }

    /// A node of the entry.
    func node(_ name: String, _ pieces: [String], element: String = "string") -> RandomNode {
        RandomNode(entry: entry, name: name, value: .text(pieces), element: element)
    }

    /// A node that is written as it is.
    func literal(_ name: String, _ text: String) -> RandomNode {
        RandomNode(entry: entry, name: name, value: .literal(text))
    }
}

extension RandomProject {
    /// Adds something to a file, which is made where it is missing.
    mutating func add(_ node: RandomNode, at path: [String] = [], to file: RandomFile) {
        let index: Int
        if let known = files.firstIndex(where: { $0.path == file.path }) {
            index = known
        } else {
            index = files.count
            files.append(file)
        }
        Self.add(node, at: path[...], to: &files[index].nodes)
    }

    private static func add(_ node: RandomNode, at path: ArraySlice<String>, to nodes: inout [RandomNode]) {
        guard let first = path.first else {
            nodes.append(node)
            return
        }
        let place = nodes.firstIndex { child in
            if case .members = child.value { child.name == first && child.entry.isEmpty } else { false }
        }
        if place == nil { nodes.append(RandomNode(entry: "", name: first, value: .members([]))) }
        let index = place ?? nodes.count - 1
        add(node, at: path.dropFirst(), to: &nodes[index].children)
    }
}
