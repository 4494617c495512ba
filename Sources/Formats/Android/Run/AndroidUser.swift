import InterlinguaIR

/// One user's app with one package.
struct AndroidUser: PreparedRuntime {
    /// Answers all requests, or why none is answered.
    private let lookup: Result<AndroidLookup, RuntimeFailure>

    /// Finds the package, and what the user's languages mean for it.
    init(resources: AndroidResources, languages: [LanguageTag], table: String?) {
        do throws(RuntimeFailure) {
            lookup = .success(try AndroidLookup(languages: languages, table: table, in: resources))
        } catch {
            lookup = .failure(error)
        }
    }

    func answer(_ request: RuntimeRequest) -> RuntimeAnswer {
        do throws(RuntimeFailure) {
            return try lookup.get().answer(request)
        } catch {
            return .failure(error)
        }
    }

    func plainText(of key: String, _ kind: Key.Kind) -> String? {
        guard kind == .text, case .success(let lookup) = lookup else { return nil }
        return lookup.plainText(of: key)
    }

    func entry(for request: RuntimeRequest) -> (any PreparedEntry)? {
        // Without a kind the arguments tell which resource is asked for.
        guard let kind = request.kind, kind != .ordinal, case .success(let lookup) = lookup else { return nil }
        let resource = lookup.kind(of: request)
        guard let found = try? lookup.find(request.keys.first ?? "", resource, product: request.product) else {
            return nil
        }
        return AndroidFoundEntry(lookup: lookup, kind: resource, found: found, product: request.product)
    }
}

/// A resource that was found for one product.
private struct AndroidFoundEntry: PreparedEntry {
    let lookup: AndroidLookup
    let kind: AndroidResourceFile.Kind
    let found: AndroidLookup.Found
    let product: String?

    func answer(_ request: RuntimeRequest) -> RuntimeAnswer {
        do throws(RuntimeFailure) {
            if request.product != product { return try lookup.answer(request) }
            return try lookup.answer(request, with: found, kind)
        } catch {
            return .failure(error)
        }
    }
}
