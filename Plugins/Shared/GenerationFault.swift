/// Why no accessors can be generated for a target, and what to do about it.
enum GenerationFault: Error, CustomStringConvertible {
    /// The target has no file that could be a translation.
    case noTranslations(target: String, folder: String)
    /// The target has configurations that contradict each other.
    case severalConfigurations(target: String, [String])
    /// The package has no target of the name, or none that consists of Swift files.
    case noTarget(String, known: [String])

    /// What is wrong.
    var description: String {
        switch self {
        case .noTranslations(let target, let folder):
            "the target “\(target)” has no translation files; put some below \(folder), "
                + "such as locales/en/translation.json, en.lproj/Localizable.strings or values/strings.xml"
        case .severalConfigurations(let target, let paths):
            "the target “\(target)” has several configurations, \(paths.joined(separator: " and ")); keep one of them"
        case .noTarget(let name, let known):
            "there is no target “\(name)” with Swift files; there are: \(known.joined(separator: ", "))"
        }
    }
}
