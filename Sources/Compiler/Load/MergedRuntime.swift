import InterlinguaIR
import InterlinguaPlatforms

/// Asks the platform whose files have a key.
struct MergedRuntime: Runtime {
    /// A name in a table, whatever the kind of look-up.
    private struct Name: Hashable {
        let table: String
        let name: String
    }

    private let runtimes: [any Runtime]

    /// The platforms that have a name, by the kinds of look-up.
    private var owners: [Name: [Key.Kind: Int]] = [:]

    /// Prepares for platforms; `names` are those by which apps ask where they are not the keys'.
    init(_ runtimes: [any Runtime], owners: [Key: Int], names: [[Key: String]]) {
        self.runtimes = runtimes
        for (key, owner) in owners {
            let name = names.indices.contains(owner) ? names[owner][key] : nil
            self.owners[Name(table: key.table, name: name ?? key.name), default: [:]][key.kind] = owner
        }
    }

    func answer(_ request: RuntimeRequest) -> RuntimeAnswer {
        runtime(for: request)?.answer(request)
            ?? .failure(RuntimeFailure("missing-resource", "there are no files that could answer"))
    }

    func explain(_ request: RuntimeRequest) -> RuntimeExplanation {
        runtime(for: request)?.explain(request) ?? RuntimeExplanation(answer: answer(request), steps: [])
    }

    /// The platform that has the key, else the first one.
    private func runtime(for request: RuntimeRequest) -> (any Runtime)? {
        for key in request.keys {
            guard let kinds = owners[Name(table: request.table ?? "", name: key)] else { continue }
            let isPlural = request.count != nil || request.form != nil
            let kind = request.kind ?? (isPlural ? .plural : .text)
            guard let owner = kinds[kind] ?? kinds.values.min() else { continue }
            return runtimes.indices.contains(owner) ? runtimes[owner] : nil
        }
        return runtimes.first
    }
}
