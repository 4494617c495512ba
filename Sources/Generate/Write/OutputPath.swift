/// What names must be like that become paths below the output folder.
package enum OutputPath {
    /// The longest name of a file, without its extension, or of a folder: file systems allow 255 bytes, of which the
    /// extension and the name of the temporary file need some.
    private static let lengthLimit = 200

    /// Why a file can't be written at a path below the output folder; nil if it can.
    package static func fault(in path: String) -> String? {
        let components = path.utf8.split(separator: 0x2F, omittingEmptySubsequences: false)
        for (index, component) in components.enumerated() {
            var name = component
            if index == components.count - 1, let dot = component.lastIndex(of: 0x2E), dot != component.startIndex,
                !component.allSatisfy({ $0 == 0x2E })
            {
                name = component[..<dot]
            }
            if let fault = fault(inName: name) { return fault }
        }
        return nil
    }

    /// Why a table can't have files of its name; nil if it can.
    ///
    /// The table without a name, in whatever folder, has files of a name that the format gives it.
    package static func fault(inTable table: String) -> String? {
        let components = table.utf8.split(separator: 0x2F, omittingEmptySubsequences: false)
        for (index, component) in components.enumerated() {
            if component.isEmpty, index == components.count - 1 { continue }
            if let fault = fault(inName: component) { return fault }
        }
        return nil
    }

    private static func fault(inName name: Substring.UTF8View) -> String? {
        if name.isEmpty { return "a name in the path is empty" }
        if name.count <= 2, name.allSatisfy({ $0 == 0x2E }) { return "“.” and “..” are folders, not names" }
        if name.contains(where: { $0 < 0x20 || $0 == 0x7F }) { return "a name in the path holds a control character" }
        if name.count > lengthLimit { return "a name in the path is longer than \(lengthLimit) bytes" }
        return nil
    }
}
