// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Harvest",
    platforms: [.macOS(.v13)],
    // Swifternalization stood here.
    dependencies: [.package(name: "interlingua", path: "../..")],
    targets: [
        .executableTarget(
            name: "Harvest",
            plugins: [.plugin(name: "InterlinguaPlugin", package: "interlingua")]
        )
    ]
)
