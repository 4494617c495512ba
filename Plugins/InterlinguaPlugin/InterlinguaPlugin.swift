import Foundation
import PackagePlugin

/// Generates accessors for the translations of a target whenever they change.
@main
struct InterlinguaPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else {
            Diagnostics.error("the target “\(target.name)” has no Swift files; InterlinguaPlugin generates Swift")
            return []
        }
        return commands(
            tool: try context.tool(named: "interlingua-generate").url,
            searching: [target.directoryURL],
            workFolder: context.pluginWorkDirectoryURL,
            target: target.name
        )
    }

    /// The command that generates one file from all translations below some folders; none, and a warning, if there are no
    /// translations.
    private func commands(tool: URL, searching folders: [URL], workFolder: URL, target: String) -> [Command] {
        let translations = TranslationFolder(searching: folders)
        if translations.isEmpty {
            let folder = folders.map(\.path).joined(separator: " or ")
            Diagnostics.warning(GenerationFault.noTranslations(target: target, folder: folder).description)
            return []
        }
        if translations.configurations.count > 1 {
            let paths = translations.configurations.map(\.path)
            Diagnostics.error(GenerationFault.severalConfigurations(target: target, paths).description)
            return []
        }
        // Xcode may put the files of several targets into one folder.
        let name = target.replacingOccurrences(of: "/", with: "_") + "+L10n.swift"
        let output = workFolder.appendingPathComponent(name)
        return [
            .buildCommand(
                displayName: "Generating \(name) from the translations",
                executable: tool,
                arguments: [output.path] + translations.folders.map(\.path),
                inputFiles: translations.inputs,
                outputFiles: [output]
            )
        ]
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension InterlinguaPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
        commands(
            tool: try context.tool(named: "interlingua-generate").url,
            searching: LanguageFolders.folders(around: target.inputFiles.map(\.url)),
            workFolder: context.pluginWorkDirectoryURL,
            target: target.displayName
        )
    }
}
#endif
