import Foundation
import Testing

@Suite struct MutationTests {
    /// A short run; a longer one by the environment variable INTERLINGUA_MUTATIONS, the number of projects.
    @Test("Damaged projects end in diagnostics, and what is written of them can be read")
    func mutations() {
        let count = ProcessInfo.processInfo.environment["INTERLINGUA_MUTATIONS"].flatMap { Int($0) } ?? 400
        for seed in 0..<UInt64(max(0, count)) {
            let run = MutationRun(seed: seed, projects: MutationSeeds.projects)
            #expect(run.faults == [], "seed \(seed)")
        }
    }

    /// Seeds of longer runs that found something.
    @Test("Found before", arguments: [5_020_901, 5_027_762, 5_028_326] as [UInt64])
    func foundBefore(seed: UInt64) {
        #expect(MutationRun(seed: seed, projects: MutationSeeds.projects).faults == [])
    }
}
