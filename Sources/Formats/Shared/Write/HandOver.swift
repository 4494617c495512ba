import InterlinguaIR

/// A value that is given to who asks for it first, so that its memory is free once that one is done with it.
package final class HandOver<Value: Sendable>: Sendable {
    private let value: Locked<Value?>

    /// Keeps a value until it is asked for.
    package init(_ value: Value) { self.value = Locked(value) }

    /// The value; nil if it was taken before.
    package func take() -> Value? {
        value.withLock { value in
            defer { value = nil }
            return value
        }
    }
}
