import InterlinguaFormats
import InterlinguaIR
import InterlinguaOracle
import InterlinguaSemantics
import Testing

@testable import InterlinguaCompiler

/// Whatever a source can say comes out in a shape that the target's files can hold.
@Suite struct TargetShapeTests {
    private static let seeds: Range<UInt64> = 0..<8

    @Test(arguments: RandomCatalog.Shape.allCases, RandomCatalog.Shape.allCases)
    func catalogsFitTheTarget(source: RandomCatalog.Shape, target: RandomCatalog.Shape) throws {
        for seed in Self.seeds {
            let catalog = RandomCatalog.make(source, seed: seed)
            try #require(catalog.validate().isEmpty, "seed \(seed)")
            var sourceApp = SourceApps.App()
            sourceApp.escapesValues = source.capabilities.escapesValues
            let options = Legaliser.Options(apps: SourceApps(sourceApp))
            let result = Legaliser.legalise(catalog, for: target.capabilities, options: options)
            #expect(result.catalog.validate().map(\.description) == [], "\(source) to \(target), seed \(seed)")
            let faults = ShapeCheck(target.capabilities).faults(of: result.catalog)
            #expect(faults.isEmpty, "\(source) to \(target), seed \(seed): \(faults.first ?? "")")
        }
    }
}
