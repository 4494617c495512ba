import InterlinguaCompiler
import InterlinguaFormats
import InterlinguaGenerator
import InterlinguaIR
import InterlinguaPlatforms

/// What becomes of the messages of each format in each other one.
struct ConversionMatrix {
    /// The figures of all conversions from one format to one other.
    struct Cell {
        /// Messages by what became of them.
        var messages: [ConversionOutcomes.Outcome: Int] = [:]

        /// Sentences that both platforms were asked for.
        var sentenceCount = 0

        /// Sentences that differ as reported.
        var announcedCount = 0

        /// Sentences that differ although nothing says so.
        var unannouncedCount = 0

        /// Messages that a conversion back gives in the same normal form.
        var returnedCount = 0

        /// Messages that a conversion back gives otherwise, as reported.
        var returnedOtherwiseCount = 0

        /// Messages that a conversion back gives otherwise although nothing says so.
        var returnedUnannouncedCount = 0
    }

    /// A conversion's two formats.
    struct Pair: Hashable {
        /// The source's name.
        let source: String

        /// The target's name.
        let target: String
    }

    /// The names of the projects of each format.
    private(set) var projects: [String: [String]] = [:]

    private var cells: [Pair: Cell] = [:]

    /// The figures of a pair; nil if nothing was converted.
    subscript(_ pair: Pair) -> Cell? { cells[pair] }

    /// Sentences and returned messages that differ although nothing says so, in all conversions.
    var unannouncedCount: Int { cells.values.reduce(0) { $0 + $1.unannouncedCount + $1.returnedUnannouncedCount } }

    /// The formats that messages are converted to: those that are written without being told a version.
    static var targets: [any TranslationFormat] { FormatRegistry.formats.filter { $0.name != "i18next" } }

    /// Converts a project to every format, or to one, and adds the figures.
    ///
    /// - Parameter show: is told of differences that nothing announced.
    mutating func add(_ project: MatrixProject, to only: String?, show: (String) -> Void) throws(LoadingError) {
        let loaded = try Loader(formatName: project.formatName).load([project.path])
        projects[project.formatName, default: []].append(project.name)
        let converter = Converter()
        for target in Self.targets where only == nil || target.name == only {
            let result = converter.convert(loaded.catalog, from: loaded.format, to: target)
            let verification = converter.verify(result, of: loaded.project, for: target)
            var cell = cells[Pair(source: project.formatName, target: target.name)] ?? Cell()
            cell.messages.merge(result.outcomes.counts(in: loaded.catalog), uniquingKeysWith: +)
            cell.sentenceCount += verification.sentenceCount
            cell.announcedCount += verification.announcedCount
            cell.unannouncedCount += verification.unannouncedCount
            let roundTrip = RoundTrip(loaded.catalog, of: loaded.format, through: target, result)
            cell.returnedCount += roundTrip.sameCount
            cell.returnedOtherwiseCount += roundTrip.announcedCount
            cell.returnedUnannouncedCount += roundTrip.unannounced.count
            cells[Pair(source: project.formatName, target: target.name)] = cell
            show("\(project.name) to \(target.name): \(verification.summary)")
            var shown: [Key: Int] = [:]
            for difference in verification.unannounced {
                shown[difference.key, default: 0] += 1
                if shown[difference.key] ?? 0 <= 5 { show("    in \(difference.language): \(difference)") }
            }
            show("    back: \(roundTrip.sameCount) the same, \(roundTrip.announcedCount) otherwise as reported")
            for difference in roundTrip.unannounced.prefix(100) { show("    back: \(difference)") }
        }
    }
}
