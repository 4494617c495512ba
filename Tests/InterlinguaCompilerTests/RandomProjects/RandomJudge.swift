import Foundation
import InterlinguaFormats
import InterlinguaGenerator
import InterlinguaIR
import InterlinguaPlatforms
import InterlinguaTestSupport

@testable import InterlinguaCompiler

/// Something that must not become of a random project.
struct RandomFailure: Hashable {
    /// What is wrong.
    enum Kind: String, CaseIterable {
        /// A second conversion writes other bytes.
        case otherBytes
        /// What is shown differs, and no cause accounts for it.
        case unexplained
        /// What was written has errors that the source did not have.
        case unreadable
        /// A second conversion that is merged into what the first one wrote changes it.
        case merged
        /// A difference is no longer told once each text has something that the target can't show.
        case masked
    }

    /// What is wrong.
    var kind: Kind

    /// More of it, by which alike failures are told from others: the kind of difference, the diagnostic.
    var cause = ""

    /// The entry.
    var key = ""

    /// The language.
    var language = ""

    /// What people read.
    var detail = ""

    /// What is counted.
    var name: String { cause.isEmpty ? kind.rawValue : "\(kind.rawValue) \(cause)" }
}

/// Converts random projects and says what is wrong with the result.
struct RandomJudge {
    /// Whether one more difference in each text must not hide those that are there.
    var checksMasking = false

    /// Whether a second conversion must leave everything as it is.
    var checksMerging = false

    /// What is wrong with a project's conversion.
    func failures(of project: RandomProject, to target: any TranslationFormat) -> [RandomFailure] {
        guard let source = Self.read(project) else { return [] }
        let converter = Converter()
        let result = converter.convert(source.catalog, from: source.format, to: target)
        var failures: [RandomFailure] = []
        if converter.convert(source.catalog, from: source.format, to: target).files != result.files {
            failures.append(RandomFailure(kind: .otherBytes))
        }
        failures += converter.readBack(result, as: target, source.diagnostics).errors.map { diagnostic in
            let place = diagnostic.range.map { "\($0.place): " } ?? ""
            return RandomFailure(kind: .unreadable, cause: diagnostic.identifier, detail: place + diagnostic.message)
        }
        let verification = converter.verify(result, of: source, for: target)
        failures += findings(of: verification)
        if checksMerging {
            let change = Result { try Self.changeByMerging(project, as: target) }
            if let detail = try? change.get() { failures.append(RandomFailure(kind: .merged, detail: detail)) }
            if case .failure(let error) = change {
                failures.append(RandomFailure(kind: .merged, cause: "\(type(of: error))", detail: "\(error)"))
            }
        }
        if checksMasking, let masked = project.masked.flatMap(Self.read) {
            let result = converter.convert(masked.catalog, from: masked.format, to: target)
            let left = Set(told(by: converter.verify(result, of: masked, for: target)))
            failures += told(by: verification).filter { !left.contains($0) && !left.contains($0.unexplained) }.map {
                RandomFailure(
                    kind: .masked,
                    cause: $0.cause ?? "unexplained",
                    key: "\($0.key.table)|\($0.key.kind)|\($0.key.path)",
                    language: $0.language.identifier,
                    detail: $0.numberClass ?? ""
                )
            }
        }
        return failures
    }

    /// What a second run into the same folder changes.
    private static func changeByMerging(_ project: RandomProject, as target: any TranslationFormat) throws -> String? {
        let (here, there) = (try TemporaryFolder(), try TemporaryFolder())
        for file in project.files { try here.write(file.text, to: file.path) }
        let loader = Loader(formatName: project.format, sourceLanguage: LanguageTag(project.sourceLanguage))
        var loaded = try loader.load([here.path])
        let first = Converter().convert(loaded.catalog, of: SourceApps(of: loaded.projects), to: target)
        for file in first.files { try there.write(Data(file.bytes), to: file.path) }
        var converter = Converter()
        converter.options.existing = ExistingProject(in: there.path, of: target, besides: loaded, loader)
        _ = converter.options.existing?.name(languagesOf: &loaded)
        converter.findEntries(of: &loaded)
        let format = converter.options.existing?.format ?? target
        let second = converter.convert(loaded.catalog, of: SourceApps(of: loaded.projects), to: format)
        var existing = try ExistingFiles(
            in: there.path,
            where: second.files,
            format: format,
            of: converter.options.existing
        )
        let files = try existing.combine(second.files, .merge, of: loaded, as: second, by: converter)
        for file in files {
            let old = first.files.first { $0.path == file.path }?.bytes ?? []
            if old == file.bytes { continue }
            return [file.path, String(decoding: old, as: UTF8.self), String(decoding: file.bytes, as: UTF8.self)]
                .joined(separator: "\n")
        }
        return nil
    }

    /// One thing that a difference tells.
    private struct Told: Hashable {
        var key: Key
        var language: LanguageTag
        var numberClass: String?
        var cause: String?

        /// The same without a cause.
        var unexplained: Told { Told(key: key, language: language, numberClass: numberClass) }
    }

    private func told(by verification: VerificationResult) -> [Told] {
        verification.differences.flatMap { difference in
            difference.languages.flatMap { language in
                let told = Told(key: difference.key, language: language, numberClass: difference.numberClass)
                return difference.isUnexplained
                    ? [told]
                    : difference.causes.map {
                        var told = told
                        told.cause = $0.rawValue
                        return told
                    }
            }
        }
    }

    /// What a comparison found that nothing explains.
    ///
    /// All that the judge knows of how differences are told.
    private func findings(of verification: VerificationResult) -> [RandomFailure] {
        verification.unexplained.map { difference in
            RandomFailure(
                kind: .unexplained,
                cause: difference.actual.isMissing ? "missing" : "other text",
                key: "\(difference.key.table)|\(difference.key.kind)|\(difference.key.path)",
                language: difference.language.identifier,
                detail: "\(difference)"
            )
        }
    }

    /// Reads a project as the command line does.
    private static func read(_ project: RandomProject) -> VerifiedProject? {
        guard let format = FormatRegistry.format(named: project.format) else { return nil }
        let files = project.inputs.filter { format.recognizes(path: $0.layoutPath) }
        let result = format.read(files, options: ReadingOptions(sourceLanguage: LanguageTag(project.sourceLanguage)))
        return VerifiedProject(
            format: format.settled(by: result).platform,
            catalog: result.catalog,
            unfolded: result.unfolded,
            names: result.names,
            files: files,
            diagnostics: result.diagnostics
        )
    }
}
