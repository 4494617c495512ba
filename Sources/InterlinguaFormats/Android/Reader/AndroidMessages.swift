import InterlinguaIR

/// The messages of a file, handed over one by one without counting references.
///
/// Threads may take messages at the same time as long as no two take the same one.
final class AndroidMessages: @unchecked Sendable {
    private let storage: UnsafeMutablePointer<Message?>
    private let capacity: Int
    /// How many messages there are, handed over or not.
    private(set) var count = 0

    /// Makes room for a number of messages; memory that stays untouched costs nothing.
    init(capacity: Int) {
        self.capacity = capacity
        storage = .allocate(capacity: capacity)
    }

    deinit {
        storage.deinitialize(count: count)
        storage.deallocate()
    }

    /// Adds a message; gives its index, or -1 if there is no more room.
    func append(_ message: consuming Message) -> Int32 {
        guard count < capacity, let index = Int32(exactly: count) else { return -1 }
        (storage + count).initialize(to: message)
        count += 1
        return index
    }

    /// Hands a message over; nil if there is none, or no longer.
    func take(_ index: Int32) -> Message? {
        guard index >= 0, index < count else { return nil }
        return exchange(storage + Int(index))
    }

    private func exchange(_ place: UnsafeMutablePointer<Message?>) -> Message? {
        let message = place.move()
        place.initialize(to: nil)
        return message
    }

    /// Gives a message another comment.
    func setComment(_ comment: String?, of index: Int32) {
        if index >= 0, index < count { storage[Int(index)]?.comment = comment }
    }

    /// A message that is not handed over.
    subscript(index: Int32) -> Message? { index >= 0 && index < count ? storage[Int(index)] : nil }
}
