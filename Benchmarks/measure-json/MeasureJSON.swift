import Foundation
import InterlinguaFormats

/// Reads a JSON file with this package's reader or with Foundation's, for `Benchmarks/run.py`.
///
/// `measure-json generate FILE MEGABYTES` writes a catalogue, `measure-json interlingua FILE` and `measure-json foundation FILE`
/// read one; `measure-json compare FILE RUNS` reads it in turns and prints the median times in seconds.
@main
enum MeasureJSON {
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count >= 2 else {
            print("usage: measure-json generate|interlingua|foundation|compare FILE [MEGABYTES|RUNS]")
            exit(64)
        }
        let number = arguments.count > 2 ? Int(arguments[2]) ?? 1 : 1
        switch arguments[0] {
        case "generate": try generate(number * 1_000_000).write(to: URL(fileURLWithPath: arguments[1]))
        case "interlingua": _ = readOwn(try bytes(of: arguments[1]))
        case "foundation": _ = try JSONSerialization.jsonObject(with: Data(try bytes(of: arguments[1])))
        default: try compare(try bytes(of: arguments[1]), runs: number)
        }
    }

    private static func bytes(of path: String) throws -> [UInt8] {
        guard let file = fopen(path, "rb") else { throw CocoaError(.fileReadNoSuchFile) }
        defer { fclose(file) }
        fseek(file, 0, SEEK_END)
        let size = ftell(file)
        rewind(file)
        return [UInt8](unsafeUninitializedCapacity: size) { $1 = fread($0.baseAddress, 1, size, file) }
    }

    /// How many members and texts there are, each text being made, as a reader of a catalogue makes them.
    private static func readOwn(_ bytes: [UInt8]) -> Int {
        let (document, diagnostics) = JSONReader.read(path: "catalogue.json", bytes: bytes)
        if !diagnostics.isEmpty { print("the file is faulty") }
        var count = 0
        var pending = document.root.map { [$0] } ?? []
        while let value = pending.popLast() {
            guard let members = value.members else { continue }
            for member in members {
                count += member.key.string?.utf8.count ?? 0
                if member.value.kind == .object { pending.append(member.value) }
                count += member.value.string?.utf8.count ?? 0
            }
        }
        return count
    }

    private static func compare(_ bytes: [UInt8], runs: Int) throws {
        var own: [Double] = []
        var other: [Double] = []
        let data = Data(bytes)
        for _ in 0..<max(1, runs) {
            own.append(seconds { _ = readOwn(bytes) })
            other.append(try seconds { _ = try JSONSerialization.jsonObject(with: data) })
        }
        print("\(median(own)) \(median(other))")
    }

    private static func seconds(_ body: () throws -> Void) rethrows -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        try body()
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    }

    private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

    /// A catalogue of i18next with nested keys, variables, escapes and letters outside ASCII.
    private static func generate(_ size: Int) -> Data {
        var text = "{\n"
        var number = 0
        let texts = [
            "Save the changes", "Zapisz zmiany w projekcie „{{project}}”", "{{count}} Dateien in {{folder}} gelöscht",
            "First line\\nsecond line", "Say \\\"hello\\\" to {{user.name}}", "設定を保存しました",
        ]
        while text.utf8.count < size {
            text += number == 0 ? "" : ",\n"
            text += "  \"screen\(number)\": {\n"
            for (place, content) in texts.enumerated() {
                text +=
                    "    \"key\(place)_\(number % 7)\": \"\(content) \(number)\"\(place + 1 < texts.count ? "," : "")\n"
            }
            text += "  }"
            number += 1
        }
        return Data((text + "\n}\n").utf8)
    }
}
