import Foundation

/// Writes the tables that InterlinguaIR takes from CLDR, and the samples that its tests try, from CLDR's JSON.
///
/// To be run in the package's folder; with `--check` it writes nothing, and fails if a file would change.
@main
enum GeneratePluralRules {
    private static let usage = "usage: swift run generate-plural-rules [--check] CLDR-DIRECTORY"

    static func main() {
        var arguments = Array(CommandLine.arguments.dropFirst())
        let isCheck = arguments.contains("--check")
        arguments.removeAll { $0 == "--check" }
        guard arguments.count == 1, !arguments[0].hasPrefix("-") else {
            report(usage)
            exit(64)
        }
        do {
            let files = try generatedFiles(from: URL(fileURLWithPath: arguments[0], isDirectory: true))
            exit(try isCheck ? check(files) : write(files))
        } catch {
            report("error: \(error)")
            exit(1)
        }
    }

    /// All files that are made from the JSON in a folder.
    static func generatedFiles(from directory: URL) throws -> [GeneratedFile] {
        let cardinals = try PluralData(directory.appendingPathComponent("plurals.json"), type: "cardinal")
        let ordinals = try PluralData(directory.appendingPathComponent("ordinals.json"), type: "ordinal")
        let languages = try LanguageData(directory)
        return [
            indexTable(cardinals: cardinals, ordinals: ordinals),
            ruleTable(cardinals),
            ruleTable(ordinals),
            sampleTable(cardinals: cardinals, ordinals: ordinals),
            languageTable(languages, version: cardinals.version),
        ]
    }

    private static func check(_ files: [GeneratedFile]) throws -> Int32 {
        var status: Int32 = 0
        for file in files where (try? String(contentsOfFile: file.path, encoding: .utf8)) != file.text {
            report("error: \(file.path) is not what CLDR's data gives")
            status = 1
        }
        return status
    }

    private static func write(_ files: [GeneratedFile]) throws -> Int32 {
        guard FileManager.default.fileExists(atPath: "Package.swift") else {
            report("error: not in the package's folder")
            return 1
        }
        for file in files { try file.text.write(toFile: file.path, atomically: true, encoding: .utf8) }
        return 0
    }

    private static func report(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
