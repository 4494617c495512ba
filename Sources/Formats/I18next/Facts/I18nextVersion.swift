/// The four versions of i18next's JSON, which differ in suffixes of plurals and in how variables are spelled.
package enum I18nextVersion: String, Sendable, Hashable, CaseIterable {
    /// i18next-ios, and the JavaScript library up to 1.11: `__name__`, `key_plural`, `key_plural_2`.
    case v1
    /// The JavaScript library 2.x: `{{name}}`, `key_2`, with the numbers of version 1.
    case v2
    /// The JavaScript library 3 to 20: `key_plural` in languages of two forms, else `key_0`, `key_1` and so on.
    case v3
    /// The JavaScript library from 21 on: `key_one`, `key_other`, by CLDR's categories.
    case v4
}

/// The library that reads the files, where several read them differently.
package enum I18nextDialect: String, Sendable, Hashable, CaseIterable {
    /// i18next-ios 1.0.1.
    case ios
    /// The JavaScript library from 2.x on; for version 1 in its compatibility mode.
    case js
    /// The JavaScript library 1.11.1.
    case js1

    /// The library that is meant unless something is said: version 1 is that of iOS.
    package static func usual(for version: I18nextVersion) -> I18nextDialect { version == .v1 ? .ios : .js }
}
