import Foundation
import InterlinguaPlatforms
import InterlinguaTestSupport
import Testing

@testable import InterlinguaFormats

/// The real i18next on Node.js, where both are installed (Debian: `nodejs`, `node-i18next`).
enum NodeI18next {
    /// Where Node.js is; nil where it is not installed.
    static let node: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/node" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// Where the library is, as one file without dependencies; nil where it is not installed.
    static let library: String? = [
        "/usr/share/nodejs/i18next/dist/umd/i18next.js", "/usr/share/javascript/i18next/i18next.js",
    ].first { FileManager.default.isReadableFile(atPath: $0) }

    /// Whether tests that need both run: elsewhere than in CI they are skipped without them, in CI they fail.
    static var isExpected: Bool {
        (node != nil && library != nil) || ProcessInfo.processInfo.environment["CI"] != nil
    }

    /// A question to the library.
    enum Question {
        /// Start the library anew: options of `init` as JSON, and files by language and namespace, each with the names of
        /// the objects around the tree.
        case start(options: String, files: [File])
        /// A call: keys and options, as JSON.
        case call(keys: String, options: String)
        /// An expression of JavaScript.
        case evaluate(String)
    }

    /// A file that is one namespace's, or has it in it.
    struct File {
        let language: String
        let namespace: String
        let path: String
        let levels: [String]
    }

    /// What the library gave.
    enum Answer: Equatable {
        case value(I18nextValue)
        /// It threw.
        case failure(String)
    }

    /// Puts questions to one process; a start has no answer.
    static func ask(_ questions: [Question]) throws -> [Answer] {
        let node = try #require(node, "Node.js is not installed")
        let library = try #require(library, "i18next is not installed")
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("interlingua-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let names = ["questions", "answers", "errors", "script.js"].map { folder.appendingPathComponent($0) }
        var lines: [UInt8] = []
        for question in questions {
            lines += question.json.utf8
            lines.append(0x0A)
        }
        try Data(lines).write(to: names[0])
        try Data(script.utf8).write(to: names[3])
        let status = try ChildProcess.run(
            node,
            [names[3].path, library, names[0].path],
            output: names[1].path,
            error: names[2].path
        )
        let errors = (try? String(contentsOf: names[2], encoding: .utf8)) ?? ""
        try #require(status == 0, "node: \(errors)")
        let output = try Data(contentsOf: names[1])
        return output.split(separator: 0x0A).map { Answer(line: String(decoding: $0, as: UTF8.self)) }
    }

    /// Answers each line; what hangs the library is cut off.
    private static let script = #"""
        const fs = require('fs')
        const library = require(process.argv[2])
        const encode = (value) => {
          if (value === undefined) return { u: 1 }
          // Half a character is none that a file could have.
          if (typeof value === 'string') return { v: value.toWellFormed() }
          if (typeof value === 'number') return { n: String(value) }
          if (typeof value === 'function') return { f: value.name }
          if (Array.isArray(value)) return { l: value.map(encode) }
          if (value !== null && typeof value === 'object') {
            const members = []
            for (const name of Object.keys(value)) members.push([name, encode(value[name])])
            return { o: members }
          }
          return { v: value }
        }
        let instance, calls, begun
        const begin = (question) => {
          const resources = JSON.parse(JSON.stringify(question.start.resources || {}))
          for (const file of question.files) {
            let tree = JSON.parse(fs.readFileSync(file.path, 'utf8'))
            for (const level of file.levels) tree = tree[level]
            resources[file.language] = resources[file.language] || {}
            resources[file.language][file.namespace] = tree
          }
          instance = library.createInstance()
          instance.init({ initImmediate: false, ...question.start, resources })
          const translator = instance.translator
          const translate = translator.translate
          translator.translate = function () {
            if (++calls > 3000) throw new Error('endless')
            return translate.apply(translator, arguments)
          }
        }
        const answers = []
        for (const line of fs.readFileSync(process.argv[3], 'utf8').split('\n')) {
          if (!line) continue
          const question = JSON.parse(line)
          if (question.start) {
            begun = question
            begin(begun)
            continue
          }
          let answer
          calls = 0
          try {
            answer = { r: encode(question.code ? eval(question.code) : instance.t(question.keys, question.options)) }
          } catch (error) {
            answer = { e: String(error.message) }
            // The library keeps the interpolation of a call that fails, which no app of one look-up would see.
            begin(begun)
          }
          answers.push(JSON.stringify(answer))
        }
        fs.writeSync(1, answers.join('\n') + '\n')
        """#
}

extension NodeI18next.Question {
    fileprivate var json: String {
        switch self {
        case .start(let options, let files):
            let list = files.map { file in
                let value: JSONValue = [
                    "language": .string(file.language), "namespace": .string(file.namespace),
                    "path": .string(file.path),
                    "levels": .array(file.levels.map { .string($0) }),
                ]
                return String(decoding: value.bytes(.compact, endsLine: false), as: UTF8.self)
            }
            return #"{"start":\#(options),"files":[\#(list.joined(separator: ","))]}"#
        case .call(let keys, let options): return #"{"keys":\#(keys),"options":\#(options)}"#
        case .evaluate(let code):
            let value: JSONValue = ["code": .string(code)]
            return String(decoding: value.bytes(.compact, endsLine: false), as: UTF8.self)
        }
    }
}

extension NodeI18next.Answer {
    fileprivate init(line: String) {
        guard let members = I18nextValue(json: line)?.members else {
            self = .failure("no answer: \(line)")
            return
        }
        if let error = members["e"]?.text {
            self = .failure(error)
        } else {
            self = .value(I18nextValue(encoded: members["r"] ?? .undefined))
        }
    }
}

extension I18nextValue {
    /// Undoes the script's encoding, which tells apart what JSON can't.
    fileprivate init(encoded value: I18nextValue) {
        let members = value.members ?? [:]
        if let text = members["n"]?.text {
            self = .number(I18nextNumber(Double(text) ?? .nan))
        } else if let name = members["f"]?.text {
            self = .function(name)
        } else if let list = members["l"]?.list {
            self = .list(list.map { I18nextValue(encoded: $0) })
        } else if let pairs = members["o"]?.list {
            var object: [String: I18nextValue] = [:]
            for case .list(let pair) in pairs where pair.count == 2 {
                object[pair[0].text ?? ""] = I18nextValue(encoded: pair[1])
            }
            self = .object(object)
        } else {
            self = members["v"] ?? .undefined
        }
    }
}
