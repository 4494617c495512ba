// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Inbox",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "interlingua", path: "../..")],
    targets: [
        .executableTarget(
            name: "Inbox",
            plugins: [.plugin(name: "InterlinguaPlugin", package: "interlingua")]
        )
    ]
)
