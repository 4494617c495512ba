/// Elements that are handed over one by one without counting references.
///
/// Threads may take and look at elements at the same time as long as no two ask for the same one.
final class HandOverList<Element: Sendable>: @unchecked Sendable {
    private let storage: UnsafeMutablePointer<Element?>
    private let capacity: Int
    /// How many elements there are, handed over or not.
    private(set) var count = 0

    /// Makes room for a number of elements; memory that stays untouched costs nothing.
    init(capacity: Int = 0) {
        self.capacity = capacity
        storage = .allocate(capacity: capacity)
    }

    deinit {
        storage.deinitialize(count: count)
        storage.deallocate()
    }

    /// Adds an element; gives its index, or -1 if there is no more room.
    func append(_ element: consuming Element) -> Int {
        guard count < capacity else { return -1 }
        (storage + count).initialize(to: element)
        count += 1
        return count - 1
    }

    /// Hands an element over; nil if there is none, or no longer.
    func take(_ index: Int) -> Element? {
        guard index >= 0, index < count else { return nil }
        // Moved right to the caller: by way of a constant a debug build would copy it.
        defer { (storage + index).initialize(to: nil) }
        return (storage + index).move()
    }

    /// An element that is not handed over.
    subscript(index: Int) -> Element? { index >= 0 && index < count ? storage[index] : nil }

    /// Changes an element, or only looks at it, in place; nil if it was handed over.
    @discardableResult
    func withElement<Result>(_ index: Int, _ body: (inout Element) -> Result) -> Result? {
        guard index >= 0, index < count, var element = take(index) else { return nil }
        defer { (storage + index).pointee = element }
        return body(&element)
    }
}
