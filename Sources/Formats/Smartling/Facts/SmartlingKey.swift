package import InterlinguaIR

/// A key of a .strings file as Smartling's library builds it: a name, and for a plural form the form's mark behind it.
package struct SmartlingKey: Sendable, Hashable {
    /// The name that an app asks for.
    var name: String

    /// The plural form; nil for a plain key.
    var form: PluralCategory?

    /// Splits a key at its last `##{`, if exactly the name of a form and `}` stand behind it.
    init(_ key: String) {
        (name, form) = (key, nil)
        // The shortest mark is `##{one}`.
        guard key.utf8.last == UInt8(ascii: "}"), key.utf8.count >= 7 else { return }
        for category in PluralCategory.allCases {
            let mark = Self.mark(of: category)
            if key.utf8.count >= mark.utf8.count, key.utf8.suffix(mark.utf8.count).elementsEqual(mark.utf8) {
                name = String(decoding: key.utf8.dropLast(mark.utf8.count), as: UTF8.self)
                form = category
                return
            }
        }
    }

    /// What stands behind the name of a message in the key of a form: `##{few}`.
    package static func mark(of form: PluralCategory) -> String { "##{\(form.rawValue)}" }
}
