// swift-tools-version: 6.1
import PackageDescription

let translations = Target.PluginUsage.plugin(name: "InterlinguaPlugin", package: "interlingua")

let package = Package(
    name: "Migrated",
    platforms: [.macOS(.v13)],
    // Swifternalization, Smartling's ios-i18n and i18next for iOS stood here.
    dependencies: [.package(name: "interlingua", path: "../..")],
    targets: [
        .executableTarget(name: "Harvest", plugins: [translations]),
        // SwiftPM would make a bundle of folders such as `en.lproj`.
        .executableTarget(name: "Market", exclude: ["Texts"], plugins: [translations]),
        .executableTarget(name: "Kitchen", plugins: [translations]),
    ]
)
