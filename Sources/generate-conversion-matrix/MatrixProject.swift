import Foundation
import InterlinguaCompiler
import InterlinguaFormats
import InterlinguaPlatforms

/// A project whose conversions the matrix counts.
struct MatrixProject {
    /// The name by which it is spoken of: `i18next/headlamp-v4`.
    let name: String

    /// The format to read it as.
    let formatName: String

    let path: String

    /// The projects of this repository.
    static var own: [MatrixProject] {
        FormatRegistry.formats.compactMap { format in
            let path = "TestData/\(format.name)"
            guard FileManager.default.fileExists(atPath: path) else { return nil }
            return MatrixProject(name: format.name, formatName: format.name, path: path)
        }
    }

    /// The projects in a folder of real apps' catalogues, in the order of their names.
    static func corpus(in directory: String) -> [MatrixProject] {
        let formatNames = [
            ("android", "android"), ("strings", "apple"), ("stringsdict", "apple"), ("smartling", "smartling"),
            ("swifternalization", "swifternalization"), ("i18next", "i18next"), ("xcstrings", "xcstrings"),
        ]
        return formatNames.flatMap { folder, format -> [MatrixProject] in
            let path = directory + "/" + folder
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            return names.sorted().map { name in
                MatrixProject(
                    name: "\(folder)/\(name)",
                    formatName: format == "i18next" ? i18nextVersion(of: name) : format,
                    path: path + "/" + name
                )
            }
        }
    }

    /// The version that a catalogue of i18next is written in; it is read as that.
    private static func i18nextVersion(of name: String) -> String {
        if name.hasSuffix("-v1") { return "i18next-v1" }
        return name.hasSuffix("-v3") ? "i18next-v3" : "i18next-v4"
    }
}
