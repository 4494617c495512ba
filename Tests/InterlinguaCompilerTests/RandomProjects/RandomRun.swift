import InterlinguaPlatforms

/// Converts random projects one after the other and counts what is wrong.
struct RandomRun {
    /// What is counted together.
    struct Group: Hashable {
        /// The source's format.
        var source: String
        /// The target's format.
        var target: String
        /// The kind of failure.
        var name: String
    }

    /// A project that fails, as small as it could be made.
    struct Example {
        /// What fails.
        var group: Group
        /// The seed of the whole project.
        var seed: UInt64
        /// The failure.
        var failure: RandomFailure
        /// The project.
        var project: RandomProject
    }

    /// The kinds of projects that are made.
    var isMainstream: Bool

    /// What is looked at.
    var judge = RandomJudge()

    /// The only formats to convert from and to; nil for all.
    var from: String?
    var to: String?

    /// Whether failing projects are made smaller.
    var shrinks = false

    /// How many failing projects of each group are kept.
    var examplesPerGroup = 1

    /// How many conversions there were.
    private(set) var conversionCount = 0

    /// Conversions with a failure of each group.
    private(set) var counts: [Group: Int] = [:]

    /// How often each feature was drawn.
    private(set) var draws: [RandomFeature: Int] = [:]

    /// In how many failing conversions each feature was.
    private(set) var failingDraws: [RandomFeature: Int] = [:]

    /// The first examples of each group.
    private(set) var examples: [Example] = []

    /// Creates a run without conversions.
    init(mainstream: Bool) { isMainstream = mainstream }

    /// Goes on with the projects of the seeds that follow one until enough conversions are done.
    mutating func run(from seed: UInt64, conversions: Int) {
        let dialects = RandomProjectMaker.dialects.filter { from == nil || $0.format == from }
        let targets = FormatRegistry.formats.filter { $0.name != "i18next" && (to == nil || $0.name == to) }
        guard !dialects.isEmpty, !targets.isEmpty else { return }
        var seed = seed
        while conversionCount < conversions {
            let dialect = dialects[Int(seed % UInt64(dialects.count))]
            let project = RandomProjectMaker.make(dialect, mainstream: isMainstream, seed: seed)
            for feature in project.features { draws[feature, default: 0] += 1 }
            for target in targets where conversionCount < conversions {
                conversionCount += 1
                judge(project, target, seed)
            }
            seed &+= 1
        }
    }

    private mutating func judge(_ project: RandomProject, _ target: any TranslationFormat, _ seed: UInt64) {
        var seen: Set<String> = []
        for failure in judge.failures(of: project, to: target) where seen.insert(failure.name).inserted {
            let group = Group(source: project.format, target: target.name, name: failure.name)
            counts[group, default: 0] += 1
            guard counts[group, default: 0] <= examplesPerGroup else { continue }
            let project = shrinks ? shrunk(project, target, failure) : project
            let own = judge.failures(of: project, to: target).first { $0.name == failure.name } ?? failure
            examples.append(Example(group: group, seed: seed, failure: own, project: project))
        }
        if seen.isEmpty { return }
        for feature in project.features { failingDraws[feature, default: 0] += 1 }
    }

    private func shrunk(
        _ project: RandomProject,
        _ target: any TranslationFormat,
        _ failure: RandomFailure
    ) -> RandomProject {
        let judge = judge
        var shrinker = RandomShrinker { candidate in
            judge.failures(of: candidate, to: target).contains { $0.name == failure.name }
        }
        return shrinker.shrink(project)
    }

    /// How many conversions failed in a way.
    func count(_ kind: RandomFailure.Kind) -> Int {
        counts.reduce(0) { $0 + ($1.key.name.hasPrefix(kind.rawValue) ? $1.value : 0) }
    }

    /// Failures by formats and kind.
    var countLines: [String] {
        counts.map { "\($0.key.source) -> \($0.key.target): \($0.key.name): \($0.value)" }.sorted()
    }

    /// How often each feature was drawn, those that never were included, and in how many conversions that failed.
    var drawLines: [String] {
        RandomFeature.allCases.map { feature in
            let failing = failingDraws[feature].map { " (failing \($0))" } ?? ""
            return "\(feature.rawValue) \(draws[feature] ?? 0)" + failing
        }
    }
}

extension RandomRun {
    /// The failing projects, those that fail in several formats once.
    var exampleLines: [String] {
        var targets: [String: [String]] = [:]
        for example in examples { targets[example.place, default: []].append(example.group.target) }
        return examples.compactMap { example in
            targets.removeValue(forKey: example.place).map { example.description($0.joined(separator: ", ")) }
        }
    }
}

extension RandomRun.Example {
    /// By which the same project is found.
    fileprivate var place: String { group.name + project.description }

    /// The failure and the project.
    fileprivate func description(_ targets: String) -> String {
        """
        === \(group.source) -> \(targets): \(group.name), seed \(seed)
        \(failure.key) \(failure.language) \(failure.detail.prefix(700))
        \(project.description)
        """
    }
}
