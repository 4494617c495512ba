/// Who reads a file of texts, told by its path.
package enum AndroidDialect: Sendable {
    /// Android's resource compiler and `java.util.Formatter`.
    case android
    /// Compose Multiplatform: its Gradle plugin undoes `\n`, `\t`, `\uXXXX` and `\\`, and drops tags; all else stands for
    /// itself. Arguments replace `%1$s` and `%1$d`, whatever they are.
    case compose

    package init(path: String) {
        self = path.split(separator: "/").contains("composeResources") ? .compose : .android
    }
}
