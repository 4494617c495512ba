import InterlinguaIR

/// i18next, as it shows texts from a project's files.
struct I18nextRuntime: Runtime {
    /// Takes a project's files; without a version they tell it.
    init(_ files: [InputFile], version: I18nextVersion?, options: RuntimeOptions) {}

    func answer(_ request: RuntimeRequest) -> RuntimeAnswer {
        .failure(RuntimeFailure("not-modelled", "i18next is not modelled yet"))
    }

    func explain(_ request: RuntimeRequest) -> RuntimeExplanation {
        RuntimeExplanation(answer: answer(request), steps: [])
    }
}
