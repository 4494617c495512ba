/// Keeps a value until the process ends.
///
/// A command that is done need not give the memory of a large catalogue back piece by piece: the system takes it all.
package final class Immortal<Value> {
    private let value: Value

    private init(_ value: Value) { self.value = value }

    /// Lets a value live until the process ends.
    package static func keep(_ value: Value) { _ = Unmanaged.passRetained(Immortal(value)) }
}
