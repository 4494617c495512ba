import Dispatch

extension Array where Element: Sendable {
    /// Maps the elements on all cores; the order of the results is that of the elements.
    package func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
        if count < 2 { return map(transform) }
        return [Result](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            // Every iteration writes one slot of its own, so the shared buffer is never accessed twice.
            nonisolated(unsafe) let slots = buffer
            withoutActuallyEscaping(transform) { transform in
                DispatchQueue.concurrentPerform(iterations: count) { index in
                    slots.initializeElement(at: index, to: transform(self[index]))
                }
            }
            initializedCount = count
        }
    }
}

extension Array where Element: Sendable {
    /// The elements cut into runs of a length; the last one may be shorter.
    package func runs(of length: Int) -> [ArraySlice<Element>] {
        stride(from: 0, to: count, by: length).map { self[$0..<Swift.min($0 + length, count)] }
    }

    /// Maps the elements on all cores in runs of many, for a function that takes little time.
    package func concurrentMapInRuns<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
        runs(of: 512).concurrentMap { $0.map(transform) }.flatMap { $0 }
    }
}
