import Foundation
import Testing

/// Projects made at random, converted into every format.
///
/// INTERLINGUA_RANDOM is the number of conversions of a longer run, which prints what it finds;
/// INTERLINGUA_RANDOM_SEED is its first seed, INTERLINGUA_RANDOM_FROM and INTERLINGUA_RANDOM_TO are its only formats, and
/// INTERLINGUA_RANDOM_EXAMPLES is how many projects are printed of each kind of failure.
/// With INTERLINGUA_RANDOM_MASKING=1 it looks for differences that another one in the same text hides, and with
/// INTERLINGUA_RANDOM_MERGING=1 for files that a second conversion into the same folder changes.
@Suite struct RandomProjectTests {
    private static let environment = ProcessInfo.processInfo.environment

    private static func run(mainstream: Bool) -> RandomRun {
        var run = RandomRun(mainstream: mainstream)
        guard let text = environment["INTERLINGUA_RANDOM"], let count = Int(text) else {
            run.run(from: 1_000, conversions: 152)
            return run
        }
        run.from = environment["INTERLINGUA_RANDOM_FROM"]
        run.to = environment["INTERLINGUA_RANDOM_TO"]
        run.judge.checksMasking = environment["INTERLINGUA_RANDOM_MASKING"] == "1"
        run.judge.checksMerging = environment["INTERLINGUA_RANDOM_MERGING"] == "1"
        run.shrinks = true
        run.examplesPerGroup = environment["INTERLINGUA_RANDOM_EXAMPLES"].flatMap(Int.init) ?? 1
        run.run(from: environment["INTERLINGUA_RANDOM_SEED"].flatMap(UInt64.init) ?? 1, conversions: count / 2)
        return run
    }

    private static func report(_ run: RandomRun) {
        var lines = ["\(run.conversionCount) conversions of \(run.isMainstream ? "mainstream" : "odd") projects"]
        if environment["INTERLINGUA_RANDOM"] != nil { lines += run.exampleLines }
        lines.append("drawn: " + run.drawLines.joined(separator: ", "))
        lines += run.countLines
        print(lines.joined(separator: "\n"))
    }

    @Test func mainstreamProjects() {
        let run = Self.run(mainstream: true)
        Self.report(run)
        #expect(run.count(.otherBytes) == 0)
        #expect(run.count(.unexplained) == 0)
        #expect(run.count(.unreadable) == 0)
    }

    @Test func oddProjects() {
        let run = Self.run(mainstream: false)
        Self.report(run)
        #expect(run.count(.otherBytes) == 0)
        guard Self.environment["INTERLINGUA_RANDOM"] == nil else { return }
        #expect(run.count(.unexplained) == 0)
        #expect(run.count(.unreadable) == 0)
    }

    @Test func aSeedIsAProject() {
        for dialect in RandomProjectMaker.dialects {
            let project = RandomProjectMaker.make(dialect, mainstream: false, seed: 7)
            #expect(project.description == RandomProjectMaker.make(dialect, mainstream: false, seed: 7).description)
        }
    }
}
