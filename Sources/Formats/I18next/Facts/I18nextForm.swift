package import InterlinguaIR

/// One form in which a language says a number in versions 1 to 3: its suffix and the numbers that ask for it.
package struct I18nextForm: Sendable, Hashable {
    /// What stands behind the base key, separators included: `_plural_2`, `_0`; empty for the base key itself.
    package var suffix: String

    /// The numbers that ask for it, unless an earlier form does.
    package var condition: Condition
}

extension I18nextSettings {
    /// The forms of a language in a version from 1 to 3, in the order in which they are tried, by the code that its files have.
    ///
    /// Version 4 has no forms of its own, but CLDR's categories.
    package func forms(of code: String, version: I18nextVersion) -> [I18nextForm] {
        let forms: [(suffix: String, condition: Condition)]
        switch version {
        case .v1: forms = I18nextPlurals.suffixesOfVersion1(for: code, in: dialect(for: .v1).table)
        case .v2, .v3: forms = I18nextPlurals.suffixes(for: code, ofVersion3: version == .v3)
        case .v4: return []
        }
        return forms.map { form in
            let isOwn = pluralSeparator != "_" && form.suffix.hasPrefix("_")
            let suffix = isOwn ? pluralSeparator + form.suffix.dropFirst() : form.suffix
            return I18nextForm(suffix: suffix, condition: form.condition)
        }
    }

    /// How the selecting number is read.
    package func reading(for version: I18nextVersion) -> Reading {
        dialect(for: version) == .ios ? .unsignedInteger : .decimal
    }
}

extension I18nextDialect {
    package var table: I18nextPlurals.Table {
        switch self {
        case .ios: .ios
        case .js: .javaScript
        case .js1: .javaScript1
        }
    }
}
