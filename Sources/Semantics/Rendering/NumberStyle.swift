/// Whose way of writing numbers is followed where the platforms differ.
public enum NumberStyle: Sendable, Hashable {
    /// C's printf in the C locale, and Foundation's formats without a locale: the exact binary value is rounded half to
    /// even, digits are never grouped.
    case c
    /// `java.util.Formatter` in an English locale: the shortest digits are rounded half up, `%g` keeps zeros.
    case java
}
