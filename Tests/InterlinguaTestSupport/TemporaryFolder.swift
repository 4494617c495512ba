package import Foundation

/// A folder that goes away with its last user.
package final class TemporaryFolder: Sendable {
    /// Where the folder is.
    package let path: String

    /// Makes an empty folder.
    package init() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("interlingua-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file below the folder, and gives its path.
    @discardableResult
    package func write(_ text: String, to name: String) throws -> String { try write(Data(text.utf8), to: name) }

    /// Writes a file below the folder, and gives its path.
    @discardableResult
    package func write(_ data: Data, to name: String) throws -> String {
        let url = URL(fileURLWithPath: path).appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
        return url.path
    }

    /// The files below the folder with their contents, temporary ones included.
    package func contents(of name: String = "") throws -> [String: Data] {
        let root = name.isEmpty ? path : path + "/" + name
        var contents: [String: Data] = [:]
        for file in try FileManager.default.subpathsOfDirectory(atPath: root) {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: root + "/" + file, isDirectory: &isFolder), !isFolder.boolValue
            else { continue }
            contents[file] = try Data(contentsOf: URL(fileURLWithPath: root + "/" + file))
        }
        return contents
    }
}
