package import InterlinguaIR

/// Android as it shows texts from a project's own files.
package struct AndroidRuntime: Runtime {
    /// Creates a run time over a project's files.
    package init(_ files: [InputFile], options: RuntimeOptions) {}

    package func answer(_ request: RuntimeRequest) -> RuntimeAnswer {
        .failure(RuntimeFailure("no-runtime", "the platform's behavior is not modeled yet"))
    }

    package func explain(_ request: RuntimeRequest) -> RuntimeExplanation {
        RuntimeExplanation(answer: answer(request), steps: [])
    }
}
