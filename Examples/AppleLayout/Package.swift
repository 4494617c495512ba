// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Trails",
    // SwiftPM wants it of every package with .lproj folders.
    defaultLocalization: "en",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "interlingua", path: "../..")],
    targets: [
        .executableTarget(
            name: "Trails",
            // The texts are in the program. Without this line SwiftPM copies the files into a bundle as well.
            exclude: ["Resources"],
            plugins: [.plugin(name: "InterlinguaPlugin", package: "interlingua")]
        )
    ]
)
