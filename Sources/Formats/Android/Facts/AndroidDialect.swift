import InterlinguaIR

/// Who reads a file of texts, told by its path, or by the project where the path begins below what would tell it.
package enum AndroidDialect: Sendable {
    /// Android's resource compiler and `java.util.Formatter`.
    case android
    /// Compose Multiplatform: its Gradle plugin undoes `\n`, `\t`, `\uXXXX` and `\\`, and drops tags; all else stands for
    /// itself. Arguments replace `%1$s` and `%1$d`, whatever they are.
    case compose

    /// The setting that says that Compose Multiplatform reads all files.
    package static let setting = "compose"

    package init(path: String, _ settings: [String: RuntimeSetting]) {
        self = settings[Self.setting] == .flag(true) || Self.isOfCompose(path) ? .compose : .android
    }

    package init(of file: InputFile, _ settings: [String: RuntimeSetting]) {
        self.init(path: file.path + "/" + (file.folder ?? ""), settings)
    }

    /// Whether a folder is one that the Gradle plugin of Compose Multiplatform takes, or lies in one.
    package static func isOfCompose(_ path: String) -> Bool {
        path.split(separator: "/").contains("composeResources")
    }
}
