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

        /// Sentences that differ, by the causes in their order; an empty list for those without a cause.
        var differences: [[Cause]: Int] = [:]

        /// Errors that the target's front end finds in what was written.
        var unreadableCount = 0

        /// Messages that a conversion back gives in the same normal form.
        var returnedCount = 0

        /// Messages that a conversion back gives otherwise.
        var returnedOtherwiseCount = 0

        /// Sentences that differ without a cause.
        var unexplainedCount: Int { differences[[]] ?? 0 }
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

    /// Sentences that differ without a cause, in all conversions.
    var unexplainedCount: Int { cells.values.reduce(0) { $0 + $1.unexplainedCount } }

    /// The formats that messages are converted to: those that are written without being told a version.
    static var targets: [any TranslationFormat] { FormatRegistry.formats.filter { $0.name != "i18next" } }

    /// Converts a project to every format, or to one, and adds the figures.
    ///
    /// - Parameter show: is told of differences without a cause.
    mutating func add(_ project: MatrixProject, to only: String?, show: (String) -> Void) throws(LoadingError) {
        let loaded = try Loader(formatName: project.formatName).load([project.path])
        projects[project.formatName, default: []].append(project.name)
        let converter = Converter()
        for target in Self.targets where only == nil || target.name == only {
            var result = converter.convert(loaded.catalog, from: loaded.format, to: target)
            let verification = converter.verify(result, of: loaded.project, for: target)
            result.legalised.outcomes.record(verification.differences, in: loaded.catalog)
            let readBack = converter.readBack(result, as: target, loaded.diagnostics)
            var cell = cells[Pair(source: project.formatName, target: target.name)] ?? Cell()
            cell.messages.merge(result.outcomes.counts(in: loaded.catalog), uniquingKeysWith: +)
            cell.sentenceCount += verification.sentenceCount
            for difference in verification.differences {
                cell.differences[difference.causes, default: 0] += difference.count
            }
            cell.unreadableCount += readBack.errors.count
            let roundTrip = RoundTrip(loaded.catalog, of: loaded.format, through: target, result)
            cell.returnedCount += roundTrip.sameCount
            cell.returnedOtherwiseCount += roundTrip.otherCount
            cells[Pair(source: project.formatName, target: target.name)] = cell
            show("\(project.name) to \(target.name): \(verification.summary)")
            for error in readBack.errors { show("    unreadable: \(error.message)") }
            var shown: [Key: Int] = [:]
            for difference in verification.unexplained {
                shown[difference.key, default: 0] += 1
                if shown[difference.key] ?? 0 <= 5 { show("    \(difference)") }
            }
        }
    }
}
