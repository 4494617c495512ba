// swift-tools-version: 6.1
import PackageDescription

/// The folders of `Sources/Formats` that hold a format each.
let formats = ["Android", "Apple", "I18next", "Smartling", "StringCatalog", "Swifternalization"]

/// What of `Sources/Formats` reads files, which is all that the build plugin's tool needs.
let readers =
    formats.flatMap { ["\($0)/\($0)Format.swift", "\($0)/Facts", "\($0)/Read"] }
    + ["Shared/Facts", "Shared/Read", "Syntax/Read"]

/// What of `Sources/Formats` writes files, and shows what apps make of them.
let writers = (formats + ["Shared"]).flatMap { ["\($0)/Write", "\($0)/Run"] } + ["Syntax/Write"]

let package = Package(
    name: "interlingua",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "interlingua", targets: ["interlingua"]),
        .library(name: "InterlinguaDecoder", targets: ["InterlinguaDecoder"]),
        .plugin(name: "InterlinguaPlugin", targets: ["InterlinguaPlugin"]),
        .plugin(name: "InterlinguaCommand", targets: ["InterlinguaCommand"]),
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
        .target(name: "InterlinguaSystem", path: "Sources/System"),
        .target(
            name: "InterlinguaIR",
            dependencies: ["InterlinguaSystem", .product(name: "OrderedCollections", package: "swift-collections")],
            path: "Sources/IR"
        ),
        .target(name: "InterlinguaSemantics", dependencies: ["InterlinguaIR"], path: "Sources/Semantics"),
        .target(
            name: "InterlinguaFormats",
            dependencies: ["InterlinguaIR", "CLibXML2"],
            path: "Sources/Formats",
            exclude: writers,
            sources: readers
        ),
        .target(
            name: "InterlinguaGenerator",
            dependencies: ["CDecoderSource", "InterlinguaIR", "InterlinguaFormats", "InterlinguaSystem"],
            path: "Sources/Generate"
        ),
        .target(
            name: "InterlinguaPlatforms",
            dependencies: ["InterlinguaIR", "InterlinguaSemantics", "InterlinguaFormats"],
            path: "Sources/Formats",
            exclude: readers,
            sources: writers
        ),
        .target(
            name: "InterlinguaCompiler",
            dependencies: [
                "CDiagnosticExamples", "InterlinguaIR", "InterlinguaSemantics", "InterlinguaFormats",
                "InterlinguaGenerator", "InterlinguaPlatforms", "InterlinguaSystem",
            ],
            path: "Sources/Compiler"
        ),
        .target(name: "InterlinguaDecoder", path: "Sources/Decoder"),
        .target(name: "CDecoderSource"),
        .target(name: "CDiagnosticExamples"),
        .target(name: "CAllocation"),
        .target(
            name: "InterlinguaOutput",
            dependencies: ["CAllocation", "InterlinguaGenerator", "InterlinguaSystem"],
            path: "Sources/Output"
        ),
        .executableTarget(
            name: "interlingua",
            dependencies: [
                "InterlinguaCompiler", "InterlinguaOutput", "InterlinguaSystem",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .executableTarget(
            name: "interlingua-generate",
            dependencies: ["InterlinguaGenerator", "InterlinguaOutput", "InterlinguaSystem"]
        ),
        .plugin(name: "InterlinguaPlugin", capability: .buildTool(), dependencies: ["interlingua-generate"]),
        .plugin(
            name: "InterlinguaCommand",
            capability: .command(
                intent: .custom(verb: "interlingua", description: "Converts translations, and generates accessors."),
                permissions: [.writeToPackageDirectory(reason: "It writes what it converts or generates.")]
            ),
            dependencies: ["interlingua"]
        ),
        .executableTarget(name: "generate-plural-rules"),
        .executableTarget(
            name: "measure-json",
            dependencies: ["InterlinguaFormats"],
            path: "Benchmarks/measure-json"
        ),
        .executableTarget(name: "generate-conversion-matrix", dependencies: ["InterlinguaCompiler"]),
        .target(name: "InterlinguaTestSupport", path: "Tests/InterlinguaTestSupport"),
        .target(name: "InterlinguaOracle", dependencies: ["InterlinguaIR"], path: "Tests/InterlinguaOracle"),
        .testTarget(
            name: "InterlinguaIRTests",
            dependencies: [
                "InterlinguaIR", "InterlinguaSemantics", "InterlinguaOracle", "InterlinguaTestSupport",
                "generate-plural-rules",
            ]
        ),
        .testTarget(
            name: "InterlinguaFormatsTests",
            dependencies: [
                "InterlinguaFormats", "InterlinguaPlatforms", "InterlinguaSemantics", "InterlinguaOracle",
                "InterlinguaTestSupport",
            ]
        ),
        .testTarget(
            name: "InterlinguaCompilerTests",
            dependencies: ["InterlinguaCompiler", "InterlinguaOracle", "InterlinguaTestSupport"]
        ),
        .testTarget(name: "InterlinguaDecoderTests", dependencies: ["InterlinguaDecoder"]),
        .testTarget(
            name: "InterlinguaCommandTests",
            dependencies: ["interlingua", "interlingua-generate", "InterlinguaTestSupport"]
        ),
    ],
    swiftLanguageModes: [.v6]
)

// Fuzzing has the entry point of libFuzzer, without which the target doesn't link.
if Context.environment["INTERLINGUA_FUZZ_TARGET"] != nil {
    package.targets.append(
        .executableTarget(
            name: "fuzz",
            dependencies: ["InterlinguaCompiler"],
            path: "Tests/Fuzz",
            exclude: ["Seeds"],
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]
        )
    )
}

// Continuous integration sets it.
let hasErrorsForWarnings = Context.environment["INTERLINGUA_WARNINGS_AS_ERRORS"] != nil
for target in package.targets where target.type != .system && target.type != .plugin {
    target.swiftSettings = (target.swiftSettings ?? []) + [.enableUpcomingFeature("InternalImportsByDefault")]
    if hasErrorsForWarnings { target.swiftSettings? += [.unsafeFlags(["-warnings-as-errors"])] }
}
if hasErrorsForWarnings {
    // A package with unsafe flags can't be another's dependency, so nobody needs plugins, for which SwiftPM would build
    // the tools and all that they are made of a second time.
    package.targets.removeAll { $0.type == .plugin }
    package.products.removeAll { $0 is Product.Plugin }
}
