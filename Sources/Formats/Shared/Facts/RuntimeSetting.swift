package import InterlinguaIR

/// A value that an app sets when it starts a platform's library.
package indirect enum RuntimeSetting: Sendable, Hashable {
    /// True or false.
    case flag(Bool)
    case number(DecimalNumber)
    case text(String)
    /// Several values in order.
    case list([RuntimeSetting])
    /// Values by name.
    case group([String: RuntimeSetting])
    /// Nothing, said explicitly.
    case null
}
