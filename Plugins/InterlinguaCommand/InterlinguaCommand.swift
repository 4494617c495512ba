import Foundation
import PackagePlugin

/// Runs the compiler for translations in a package: `swift package interlingua convert …`.
@main
struct InterlinguaCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let package = context.package
        let tool = Tool(executable: try context.tool(named: "interlingua").url, folder: package.directoryURL)
        var extractor = ArgumentExtractor(arguments)
        let names = arguments.first == "generate" ? extractor.extractOption(named: "target") : []
        if names.isEmpty { return try tool.run(arguments) }
        let known = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
        var failure: (any Error)?
        for name in names {
            guard let target = known.first(where: { $0.name == name }) else {
                throw GenerationFault.noTarget(name, known: known.map(\.name))
            }
            let own = try Self.arguments(for: target, given: extractor.remainingArguments, tool)
            // Whoever checks several targets wants to hear of all that are not up to date.
            do { try tool.run(own) } catch { failure = failure ?? error }
        }
        if let failure { throw failure }
    }

    /// What generates the accessors of a target into its folder, the same that the build plugin makes of it.
    private static func arguments(
        for target: SwiftSourceModuleTarget,
        given: [String],
        _ tool: Tool
    ) throws -> [String] {
        let translations = TranslationFolder(searching: [target.directoryURL])
        if translations.isEmpty {
            throw GenerationFault.noTranslations(target: target.name, folder: target.directoryURL.path)
        }
        if translations.configurations.count > 1 {
            let paths = translations.configurations.map(\.path)
            throw GenerationFault.severalConfigurations(target: target.name, paths)
        }
        var arguments = given + translations.folders.map { tool.path(of: $0) }
        if !given.contains(where: { $0 == "--output" || $0.hasPrefix("--output=") }) {
            arguments += ["--output", tool.path(of: target.directoryURL.appendingPathComponent("L10n.swift"))]
        }
        return arguments
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension InterlinguaCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
        let executable = try context.tool(named: "interlingua").url
        try Tool(executable: executable, folder: context.xcodeProject.directoryURL).run(arguments)
    }
}
#endif
