// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "interlingua",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "interlingua", targets: ["interlingua"]),
        .library(name: "Interlingua", targets: ["InterlinguaIR", "InterlinguaFormats", "InterlinguaCompiler"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    ],
    targets: [
        .systemLibrary(
            name: "CLibXML2",
            pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
        ),
        .target(
            name: "InterlinguaIR",
            dependencies: [.product(name: "OrderedCollections", package: "swift-collections")]
        ),
        .target(name: "InterlinguaFormats", dependencies: ["InterlinguaIR", "CLibXML2"]),
        .target(name: "InterlinguaCompiler", dependencies: ["InterlinguaIR", "InterlinguaFormats"]),
        .target(name: "InterlinguaDecoder"),
        .target(name: "CAllocation"),
        .executableTarget(
            name: "interlingua",
            dependencies: [
                "CAllocation",
                "InterlinguaCompiler",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .executableTarget(name: "generate-decoder-source"),
        .executableTarget(name: "generate-plural-rules"),
        .executableTarget(
            name: "measure-json",
            dependencies: ["InterlinguaFormats"],
            path: "Benchmarks/measure-json"
        ),
        .executableTarget(name: "generate-conversion-matrix", dependencies: ["InterlinguaCompiler"]),
        .target(name: "InterlinguaTestSupport", path: "Tests/InterlinguaTestSupport"),
        .testTarget(
            name: "InterlinguaIRTests",
            dependencies: ["InterlinguaIR", "InterlinguaTestSupport", "generate-plural-rules"]
        ),
        .testTarget(name: "InterlinguaFormatsTests", dependencies: ["InterlinguaFormats", "InterlinguaTestSupport"]),
        .testTarget(name: "InterlinguaCompilerTests", dependencies: ["InterlinguaCompiler", "InterlinguaTestSupport"]),
        .testTarget(name: "InterlinguaCommandTests", dependencies: ["interlingua", "InterlinguaTestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system && target.type != .plugin {
    target.swiftSettings = (target.swiftSettings ?? []) + [.enableUpcomingFeature("InternalImportsByDefault")]
    // Continuous integration sets it; a package with unsafe flags could not be another's dependency.
    if Context.environment["INTERLINGUA_WARNINGS_AS_ERRORS"] != nil {
        target.swiftSettings? += [.unsafeFlags(["-warnings-as-errors"])]
    }
}
