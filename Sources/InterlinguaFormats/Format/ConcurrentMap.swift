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
    /// Maps the elements on all cores in runs of many, for a function that takes little time.
    package func concurrentMapInRuns<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
        let length = 512
        let starts = Array<Int>(stride(from: 0, to: count, by: length))
        return starts.concurrentMap { start in self[start..<Swift.min(start + length, count)].map(transform) }
            .flatMap { $0 }
    }
}
