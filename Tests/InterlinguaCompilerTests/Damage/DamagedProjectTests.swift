import Foundation
import Testing

@Suite struct DamagedProjectTests {
    /// A short run; a longer one by the environment variable INTERLINGUA_DAMAGED_PROJECTS, the number of projects.
    @Test("Damaged projects end in diagnostics, and what is written of them can be read")
    func mutations() {
        let count = ProcessInfo.processInfo.environment["INTERLINGUA_DAMAGED_PROJECTS"].flatMap { Int($0) } ?? 400
        for seed in 0..<UInt64(max(0, count)) {
            let run = DamagedProjectRun(seed: seed, projects: DamagedProjectSeeds.projects)
            #expect(run.faults == [], "seed \(seed)")
        }
    }

    /// Seeds of longer runs that found something.
    @Test("Found before", arguments: [5_020_901, 5_027_762, 5_028_326] as [UInt64])
    func foundBefore(seed: UInt64) {
        #expect(DamagedProjectRun(seed: seed, projects: DamagedProjectSeeds.projects).faults == [])
    }
}
