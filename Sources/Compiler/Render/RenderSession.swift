import InterlinguaFormats
package import InterlinguaGenerator
package import InterlinguaIR
package import InterlinguaPlatforms

/// A project's platform, ready to be asked for texts by one caller.
package final class RenderSession {
    package let format: any TranslationFormat

    /// What is to be said about the files.
    package let diagnostics: [Diagnostic]

    /// The platform over the project's files.
    package let runtime: any Runtime

    private let found: Loader.Found
    /// The names of the project's entries, read when somebody asks for one that is not there.
    private lazy var names = EntryNames(
        found.format.read(found.files, options: found.readingOptions)
    )

    /// Prepares a platform over files.
    package init(_ found: Loader.Found) {
        self.found = found
        format = found.format
        diagnostics = found.diagnostics
        runtime = format.runtime(for: found.files, options: found.runtimeOptions)
    }

    /// Finds and reads a project's files.
    ///
    /// - Throws: `LoadingError` if there is nothing to read, or the format is in doubt.
    package convenience init(_ loader: Loader, _ inputs: [String]) throws(LoadingError) {
        self.init(try loader.find(inputs))
    }

    /// What the app shows for a request, with the steps that lead there if they are asked for.
    ///
    /// A failure for a key that no file has names keys that may have been meant.
    package func answer(_ request: RuntimeRequest, explains: Bool = false) -> RuntimeExplanation {
        var result =
            explains ? runtime.explain(request) : RuntimeExplanation(answer: runtime.answer(request), steps: [])
        guard case .failure(var failure) = result.answer, let hint = hint(for: request) else { return result }
        failure.description += "; " + hint
        result.answer = .failure(failure)
        return result
    }

    /// What a request asks for and the platform has nothing of; nil where it takes everything.
    package func remark(onIgnored request: RuntimeRequest) -> String? {
        let ignored = format.ignoredFields(of: request).map(\.label)
        if ignored.isEmpty { return nil }
        return "\(format.name) has nothing like \(ignored.joined(separator: ", ")); that is ignored"
    }

    /// Why a text that is no entry's own was shown, such as the key itself; nil where nothing is to be said.
    package func remark(on answer: RuntimeAnswer, to request: RuntimeRequest) -> String? {
        guard case .text(let text) = answer, let key = request.keys.first,
            request.keys.contains(text) || text == request.defaultText
        else {
            return nil
        }
        let asked = request.keys.map { "“\($0)”" }.joined(separator: ", ")
        if let hint = hint(for: request) { return "there is no entry \(asked); \(hint)" }
        let table = table(of: request)
        if !names.has(key, in: table) { return "there is no entry \(asked)" }
        guard let wanted = request.languages.first else { return nil }
        let languages = names.languages(of: key, in: table)
        let serving = request.languages.flatMap { [$0] + $0.parents }
        if languages.isEmpty || languages.contains(where: serving.contains) { return nil }
        let list = languages.prefix(5).map(\.name).joined(separator: ", ")
        let rest = languages.count > 5 ? " and \(languages.count - 5) more languages" : ""
        return "“\(key)” has no text in \(wanted), but in \(list)\(rest)"
    }

    /// What may have been meant by keys that the project does not have where they are looked for; nil for others.
    package func hint(for request: RuntimeRequest) -> String? {
        let own = table(of: request)
        guard let key = request.keys.first, !request.keys.contains(where: { names.has($0, in: own) }) else {
            return nil
        }
        let tables = names.tables(of: key)
        if tables.isEmpty {
            let near = NearNames(to: key).among(names.inOrder, limit: 3)
            return near.isEmpty ? nil : "did you mean \(near.map { "“\($0)”" }.joined(separator: " or "))?"
        }
        let missing = runtime.answer(request)
        let helpful = tables.filter { table in
            var other = request
            other.table = table
            let answer = runtime.answer(other)
            if case .failure = answer { return false }
            return answer != missing
        }
        // What no table shows may want other arguments, or another language.
        let meant = (helpful.isEmpty ? tables : helpful).map { $0.isEmpty ? "the default table" : "the table “\($0)”" }
        let rest = meant.count > 3 ? ", or in \(meant.count - 3) more" : ""
        return "there is one in " + meant.prefix(3).joined(separator: ", or in ") + rest + " (--table)"
    }

    /// The request with the only table that has its key, where it names none and fails.
    package func completed(_ request: RuntimeRequest) -> RuntimeRequest {
        guard request.table == nil, let key = request.keys.first, case .failure = runtime.answer(request) else {
            return request
        }
        let tables = names.tables(of: key)
        guard tables.count == 1, let table = tables.first, !table.isEmpty else { return request }
        var completed = request
        completed.table = table
        return completed
    }

    /// The table that is asked for, as the catalogue calls it.
    private func table(of request: RuntimeRequest) -> String {
        let table = request.table ?? ""
        return table == found.sourceFormat.nameOfUnnamedTable(in: names.catalog) ? "" : table
    }
}

extension RuntimeRequest.Field {
    /// How people call the field.
    fileprivate var label: String {
        switch self {
        case .keys: "several keys"
        case .table: "a table"
        case .kind: "a kind of look-up"
        case .count: "a count apart from the arguments"
        case .value: "a value for expressions"
        case .arguments: "arguments by position"
        case .namedArguments: "arguments by name"
        case .context: "a context"
        case .width: "a width"
        case .device: "a device"
        case .product: "a product"
        case .form: "a form of a plural"
        case .defaultText: "a default text"
        case .fallback: "languages to fall back to"
        case .settings: "settings of a library"
        case .consumer: "a variant of the library"
        }
    }
}

extension RenderSession {
    /// Answers a request that is one line of JSON by one line of JSON, its line end included.
    package func answer(json bytes: [UInt8]) -> [UInt8] {
        do throws(RenderRequestError) {
            let request = try RenderRequest(json: bytes)
            let answer = answer(request.request, explains: request.explains)
            return answer.json(withSteps: request.explains, note: remark(onIgnored: request.request))
        } catch {
            return Self.answer(error: error.description)
        }
    }

    /// An answer that says what is wrong with a request, as a line of JSON.
    package static func answer(error: String) -> [UInt8] {
        let answer = RuntimeExplanation(answer: .failure(RuntimeFailure("request", error)), steps: [])
        return answer.json(withSteps: false, note: nil)
    }
}

extension RuntimeExplanation {
    /// The answer as one line of JSON: `{"text": …}`, a list for an array; `{"outcomes": […]}`; `{"error": …}`.
    fileprivate func json(withSteps: Bool, note: String?) -> [UInt8] {
        var members =
            switch answer {
            case .text(let text): [JSONMember("text", .string(text))]
            case .list(let texts): [JSONMember("text", .array(texts.map { .string($0) }))]
            case .outcomes(let texts): [JSONMember("outcomes", .array(texts.map { .string($0) }))]
            case .failure(let failure): [JSONMember("error", .string(failure.description))]
            }
        if let note { members.append(JSONMember("note", .string(note))) }
        if withSteps { members.append(JSONMember("steps", .array(steps.map(\.json)))) }
        return JSONValue.object(members).bytes(.compact)
    }
}

extension RuntimeExplanation.Step {
    fileprivate var json: JSONValue {
        guard let range = origin.range else { return ["text": .string(text)] }
        let start = range.start
        return [
            "text": .string(text), "file": .string(range.file.path), "line": .number(start.line),
            "column": .number(start.column),
        ]
    }
}
