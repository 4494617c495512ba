import InterlinguaFormats

/// A small project as a tree, so that parts of it can be dropped.
struct RandomProject {
    /// The name of the format.
    var format: String

    /// The language that the front end is told.
    var sourceLanguage: String

    /// Whether it is well-formed and usual.
    var isMainstream: Bool

    /// The files.
    var files: [RandomFile]

    /// What was drawn for it.
    var features: Set<RandomFeature> = []

    /// The files as a front end reads them.
    var inputs: [InputFile] {
        files.map { InputFile(path: $0.path, bytes: Array($0.text.utf8)) }
    }

    /// Paths and contents, to be pasted into a test.
    var description: String {
        let texts = files.map { "--- \($0.path)\n\($0.text)" }
        return "\(format), source language \(sourceLanguage)\n" + texts.joined(separator: "\n")
    }
}

/// A file of a random project.
struct RandomFile {
    /// How trees are written.
    enum Syntax { case json, strings, stringsdict, android }

    /// The path below the project.
    var path: String

    /// The language; empty for what serves all.
    var language: String

    /// How the tree is written.
    var syntax: Syntax

    /// What is in it.
    var nodes: [RandomNode] = []
}

/// Something in a file that can be dropped: an entry, a form, an item.
struct RandomNode {
    /// What is said.
    enum Value {
        /// Pieces of a text, escaped when they are written (Android's are escaped already).
        case text([String])
        /// What is written as it is.
        case literal(String)
        /// Values in a row.
        case list([RandomNode])
        /// Values with names.
        case members([RandomNode])
    }

    /// The entry that it belongs to, in all files.
    var entry: String

    /// Its name in the file.
    var name: String

    /// The value.
    var value: Value

    /// The element of Android's, with attributes.
    var element = "string"

    /// What translators are told.
    var comment: String?

    /// Whether what holds it is malformed without it.
    var isRequired = false

    /// The nodes in it.
    var children: [RandomNode] {
        get {
            switch value {
            case .list(let nodes), .members(let nodes): nodes
            case .text, .literal: []
            }
        }
        set {
            switch value {
            case .list: value = .list(newValue)
            case .members: value = .members(newValue)
            case .text, .literal: break
            }
        }
    }
}
