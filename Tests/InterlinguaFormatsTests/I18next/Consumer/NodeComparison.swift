import InterlinguaIR
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

extension I18nextRuntime {
    /// What the library returns for a request, the first of what is left to chance.
    func value(for request: RuntimeRequest) throws(RuntimeFailure) -> I18nextValue {
        let (app, namespace) = app(of: request.table)
        return try app.outcome(of: request, namespace: namespace, explains: false).result.get()[0]
    }
}

/// The run time beside the real library: the same questions to both.
struct NodeComparison {
    /// A question, and what the run time answers.
    private struct Case {
        let description: String
        let own: Result<I18nextValue, RuntimeFailure>
    }

    private var questions: [NodeI18next.Question] = []
    private var cases: [Case] = []
    private var runtime: I18nextRuntime?
    private var start = ""

    /// How many calls were put to both.
    var count: Int { cases.count }

    /// How many of them ask for formats that the run time does not know.
    var unknownCount: Int {
        cases.count { question in
            if case .failure(let failure) = question.own { return failure.identifier == "format-not-modelled" }
            return false
        }
    }

    /// Starts both anew.
    ///
    /// - Parameters:
    ///   - settings: What the app passes to `init`, without `compatibilityJSON` and `resources`.
    ///   - resources: A store of languages, as JSON; it is what the run time reads as well.
    mutating func start(_ version: I18nextVersion, _ settings: JSONValue, resources: JSONValue) {
        let bytes = resources.bytes(.compact, endsLine: false)
        runtime = Self.runtime([InputFile(path: "store.json", bytes: bytes)], version, settings)
        start = "\(version.rawValue) \(settings.line) \(String(decoding: bytes, as: UTF8.self))"
        var members = Self.members(of: settings, version)
        members.append(JSONMember("resources", resources))
        questions.append(.start(options: JSONValue.object(members).line, files: []))
    }

    /// Starts both anew over files.
    mutating func start(
        _ version: I18nextVersion,
        _ settings: JSONValue,
        _ runtime: I18nextRuntime,
        files: [NodeI18next.File],
        description: String
    ) {
        self.runtime = runtime
        start = description
        questions.append(.start(options: JSONValue.object(Self.members(of: settings, version)).line, files: files))
    }

    /// What the real library is told beside: the version, and for version 1 what makes it read such files.
    private static func members(of settings: JSONValue, _ version: I18nextVersion) -> [JSONMember] {
        guard case .object(var members) = settings else { return [] }
        members.append(JSONMember("compatibilityJSON", .string(version.rawValue)))
        if version == .v1 {
            var interpolation: [JSONMember] = [
                JSONMember("prefix", "__"), JSONMember("suffix", "__"), JSONMember("unescapeSuffix", "HTML"),
                JSONMember("escapeValue", false),
            ]
            if let index = members.firstIndex(where: { $0.key == "interpolation" }) {
                if case .object(let own) = members[index].value {
                    interpolation.removeAll { usual in own.contains { $0.key == usual.key } }
                    interpolation += own
                }
                members.remove(at: index)
            }
            members.append(JSONMember("interpolation", .object(interpolation)))
            for (name, value) in [("joinArrays", "\n" as JSONValue), ("returnNull", false)]
            where !members.contains(where: { $0.key == name }) {
                members.append(JSONMember(name, value))
            }
        }
        return members
    }

    /// A run time that stands for the library that is installed.
    static func runtime(_ files: [InputFile], _ version: I18nextVersion, _ settings: JSONValue) -> I18nextRuntime {
        var said: [String: RuntimeSetting] = ["dialect": .text("js")]
        for (name, value) in I18nextValue(settings).members ?? [:] { said[name] = RuntimeSetting(value) }
        return I18nextRuntime(files, version: version, options: RuntimeOptions(settings: said))
    }

    /// Puts a call to both.
    mutating func call(_ keys: JSONValue, _ options: JSONValue) throws {
        var request = RuntimeRequest()
        if case .array(let list) = keys {
            request.keys = list.compactMap { I18nextValue($0).text }
        } else {
            request.keys = [I18nextValue(keys).text ?? ""]
        }
        let runtime = try #require(runtime)
        for (name, value) in I18nextValue(options).members ?? [:] { request.callOptions[name] = RuntimeSetting(value) }
        questions.append(.call(keys: keys.line, options: options.line))
        let own = Result { () throws(RuntimeFailure) in try runtime.value(for: request) }
        cases.append(Case(description: "\(start)\n  t(\(keys.line), \(options.line))", own: own))
    }

    /// What the two differ in; nothing where both fail.
    func differences() throws -> [String] {
        let answers = try NodeI18next.ask(questions)
        try #require(answers.count == cases.count)
        return zip(cases, answers).compactMap { question, answer in
            switch (question.own, answer) {
            case (.success(let own), .value(let real)) where own == real: nil
            case (.failure, .failure): nil
            // What the run time says that it does not know it can't get wrong.
            case (.failure(let failure), _) where failure.identifier == "format-not-modelled": nil
            default: "\(question.description)\n  run time: \(question.own)\n  library:  \(answer)"
            }
        }
    }
}

extension JSONValue {
    /// The value on one line.
    var line: String { String(decoding: bytes(.compact, endsLine: false), as: UTF8.self) }
}
