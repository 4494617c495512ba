import Dispatch

extension Array where Element: Sendable {
    /// Makes an array of so many elements on all cores, each from its index, in runs of a length.
    package init(concurrentCount count: Int, inRunsOf length: Int = 1, _ make: @Sendable (Int) -> Element) {
        if count <= length {
            self = (0..<Swift.max(0, count)).map(make)
            return
        }
        self.init(unsafeUninitializedCapacity: count) { buffer, initializedCount in
            // Every iteration writes slots of its own, so the shared buffer is never accessed twice.
            nonisolated(unsafe) let slots = buffer
            withoutActuallyEscaping(make) { make in
                DispatchQueue.concurrentPerform(iterations: (count + length - 1) / length) { run in
                    for index in run * length..<Swift.min(count, (run + 1) * length) {
                        slots.initializeElement(at: index, to: make(index))
                    }
                }
            }
            initializedCount = count
        }
    }

    /// Maps the elements on all cores; the order of the results is that of the elements.
    package func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
        [Result](concurrentCount: count) { transform(self[$0]) }
    }
}

extension Array where Element: Sendable {
    /// The elements cut into runs of a length; the last one may be shorter.
    package func runs(of length: Int) -> [ArraySlice<Element>] {
        stride(from: 0, to: count, by: length).map { self[$0..<Swift.min($0 + length, count)] }
    }

    /// Maps the elements on all cores in runs of many, for a function that takes little time.
    package func concurrentMapInRuns<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
        [Result](concurrentCount: count, inRunsOf: 256) { transform(self[$0]) }
    }
}

/// Calls two functions on two cores.
package func concurrently<First: Sendable, Second: Sendable>(
    _ first: @Sendable () -> First,
    _ second: @Sendable () -> Second
) -> (First, Second) {
    let results = [(First?, Second?)](concurrentCount: 2) { index -> (First?, Second?) in
        if index == 0 { return (first(), nil) }
        return (nil, second())
    }
    guard let firstResult = results[0].0, let secondResult = results[1].1 else { return (first(), second()) }
    return (firstResult, secondResult)
}
