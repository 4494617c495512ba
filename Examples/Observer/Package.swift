// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Signpost",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "interlingua", path: "../..")],
    targets: [
        .executableTarget(
            name: "Signpost",
            plugins: [.plugin(name: "InterlinguaPlugin", package: "interlingua")]
        )
    ]
)
