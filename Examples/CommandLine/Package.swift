// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Birdwatch",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "interlingua", path: "../..")],
    targets: [
        .executableTarget(
            name: "Birdwatch",
            plugins: [.plugin(name: "InterlinguaPlugin", package: "interlingua")]
        )
    ]
)
