import InterlinguaIR

extension I18nextSettings {
    /// The settings that a project can make, by their names: the library's own options, and what files don't tell.
    static let names = [
        "dialect", "nsSeparator", "keySeparator", "contextSeparator", "pluralSeparator", "interpolationPrefix",
        "interpolationSuffix", "interpolation", "nestingPrefix", "nestingSuffix", "reusePrefix", "reuseSuffix",
        "escapeValue", "escapeInterpolation", "defaultNS", "returnEmptyString", "fallbackOnEmpty", "joinArrays",
        "contexts", "plurals", "ordinaryKeys", "sprintf", "resourceLevels", "layout",
    ]

    /// Whether a setting has a meaning with a value.
    static func accepts(_ name: String, _ value: RuntimeSetting) -> Bool {
        var diagnostics: [Diagnostic] = []
        _ = I18nextSettings([name: value], &diagnostics)
        return diagnostics.isEmpty
    }
}
