package import InterlinguaFormats
package import InterlinguaIR

extension FormatString {
    /// What a key shows that is used as a format, as far as the entry's arguments go.
    package static func pattern(ofKey key: String, argumentCount: Int) -> Pattern {
        let parsed = FormatString(parsing: key, as: .foundation)
        guard parsed.claims.allSatisfy({ $0.position <= argumentCount }) else { return Pattern(key) }
        var key = key
        return key.withUTF8 { parsed.pattern(of: $0) }
    }
}
