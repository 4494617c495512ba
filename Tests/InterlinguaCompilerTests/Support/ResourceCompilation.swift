import Foundation
import InterlinguaFormats
import InterlinguaTestSupport
import Testing

/// What Android's resource compiler makes of files.
struct ResourceCompilation {
    /// How many resources of a kind there are in a configuration, such as `pl`; the default one is empty.
    private(set) var counts: [String: [String: Int]] = [:]

    /// Compiles and links the files of one resource folder; records an issue for everything that the compiler refuses.
    init(of files: [OutputFile], in folder: TemporaryFolder, name: String) throws {
        let resources = "\(folder.path)/\(name)"
        let manifest = "\(folder.path)/AndroidManifest.xml"
        try #"<manifest xmlns:android="http://schemas.android.com/apk/res/android" package="com.example.app"/>"#
            .write(toFile: manifest, atomically: true, encoding: .utf8)
        for file in files {
            let url = URL(fileURLWithPath: resources).appendingPathComponent(file.path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(file.bytes).write(to: url)
        }
        let (compiled, linked) = (resources + ".zip", resources + ".apk")
        let compilation = try Consumer.aapt2.run(["compile", "--dir", resources, "-o", compiled])
        #expect(compilation.status == 0, "\(compilation.output.prefix(2_000))")
        let link = try Consumer.aapt2.run([
            "link", "--no-resource-removal", "--no-resource-deduping", "--manifest", manifest, "-o", linked, compiled,
        ])
        #expect(link.status == 0, "\(link.output.prefix(2_000))")
        let dump = try Consumer.aapt2.run(["dump", "resources", linked]).output
        count(dump)
    }

    /// Counts the configurations below each `resource 0x… string/name` of a dump.
    private mutating func count(_ dump: String) {
        var kind: String?
        for line in dump.split(separator: "\n") {
            if line.hasPrefix("    resource ") {
                let name = line.split(separator: " ").last { $0.contains("/") }
                kind = name?.split(separator: "/").first.map(String.init)
            } else if let kind, line.hasPrefix("      ("), let end = line.firstIndex(of: ")") {
                let configuration = String(line[line.index(line.startIndex, offsetBy: 7)..<end])
                counts[kind, default: [:]][configuration, default: 0] += 1
            }
        }
    }
}
