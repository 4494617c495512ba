import InterlinguaIR

extension FoundationSource {
    /// What the app shows for a request's key, arguments, width and device if some files answer.
    static func answer(_ request: RuntimeRequest, from source: FoundationSource?) -> RuntimeAnswer {
        var steps: [RuntimeExplanation.Step]?
        return answer(request, from: source, &steps)
    }

    /// The same, and adds the steps that lead there unless they are nil.
    static func answer(
        _ request: RuntimeRequest,
        from source: FoundationSource?,
        _ steps: inout [RuntimeExplanation.Step]?
    ) -> RuntimeAnswer {
        answer(request, with: source?.find(request.keys.first ?? ""), from: source, &steps)
    }

    /// What the app shows with the entry that was found; nil if no file has the key.
    static func answer(
        _ request: RuntimeRequest,
        with found: Found?,
        from source: FoundationSource?,
        _ steps: inout [RuntimeExplanation.Step]?
    ) -> RuntimeAnswer {
        var arguments = request.arguments
        var firstMark = ArgumentMark.position(0)
        if arguments.isEmpty, let count = request.count { (arguments, firstMark) = ([count], .count) }
        if steps == nil, case .text(let text)? = found?.entry.content,
            request.isRaw || arguments.isEmpty || text.format == nil
        {
            return .text(text.text)
        }
        var formatting = FoundationFormatting(
            arguments: arguments,
            source: source,
            file: found?.file,
            mismatches: found?.mismatches,
            steps: steps
        )
        if request.marksArguments { formatting.firstMark = firstMark }
        let result: Result<String, RuntimeFailure>
        do throws(RuntimeFailure) {
            if let found, let content = chosen(found, request, &formatting) {
                result = .success(try formatting.text(of: content, request))
            } else {
                let shown = request.defaultText.flatMap { $0.isEmpty ? nil : $0 } ?? request.keys.first ?? ""
                result = .success(try formatting.text(ofMissing: shown, isRaw: request.isRaw))
            }
        } catch {
            result = .failure(error)
        }
        if steps != nil {
            steps = formatting.steps
            if case .failure(let failure) = result { steps?.append(.init("no text is shown: \(failure.description)")) }
        }
        switch result {
        case .success(let text): return .text(text)
        case .failure(let failure): return .failure(failure)
        }
    }

    /// What is shown on the request's device; nil if the entry has nothing for it.
    private static func chosen(
        _ found: Found,
        _ request: RuntimeRequest,
        _ formatting: inout FoundationFormatting
    ) -> FoundationContent? {
        guard case .devices(let devices) = found.entry.content else { return found.entry.content }
        let asked = request.device ?? "other"
        let device = devices.first { $0.name == asked } ?? devices.first { $0.name == "other" }
        if let device {
            let reason = request.device.map { "the device is “\($0)”" } ?? "no device is named"
            formatting.note("\(reason): the entry's text for “\(device.name)” is taken", device.nameBounds)
            return device.content
        }
        guard let fallback = found.fallback else {
            formatting.note("the entry has no text for the device “\(asked)”", found.entry.keyBounds)
            return nil
        }
        formatting.note("the entry has no text for the device “\(asked)”: that of the .strings file is taken", nil)
        formatting.file = formatting.source?.strings
        return .text(fallback)
    }
}
